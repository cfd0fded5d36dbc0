"""The table in a terminal: one person at player 0, bots in the other seats."""
