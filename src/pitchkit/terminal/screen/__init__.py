"""The full-screen table, drawn by Textual.  Only `pitch play` on a terminal imports it."""
