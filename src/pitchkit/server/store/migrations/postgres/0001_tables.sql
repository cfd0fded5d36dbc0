-- A table's log is its batches; what changes about the table as a whole stands in one row, so that "is this the next
-- batch?" is one update, and the row's lock orders processes that write to one table. No index but the key: the row
-- then changes in place, for which its page keeps room.
CREATE TABLE tables (
    code text COLLATE "C" PRIMARY KEY,
    last_number integer NOT NULL CHECK (last_number >= 1),
    last_at_ms bigint NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE batches (
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL CHECK (number >= 1),
    at_ms bigint NOT NULL,
    batch bytea NOT NULL,
    PRIMARY KEY (code, number)
);

-- Which server processes live, and which of them runs a table's bots and clocks. A claim counts while its process
-- lives, so that one beat renews all claims of a process. After a crash of the database both may begin empty.
CREATE UNLOGGED TABLE processes (
    process text PRIMARY KEY,
    until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE claims (
    code text COLLATE "C" PRIMARY KEY,
    process text NOT NULL
);

CREATE INDEX claims_of_process ON claims (process);
