-- A table's log is its batches; what changes about the table as a whole stands in one row, so that "is this the next
-- batch?" is one update.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    last_number INTEGER NOT NULL CHECK (last_number >= 1),
    last_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- With row ids, new batches go to the end of the file; only the small index is written all over.
CREATE TABLE batches (
    code TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    at_ms INTEGER NOT NULL,
    batch BLOB NOT NULL,
    UNIQUE (code, number)
) STRICT;
