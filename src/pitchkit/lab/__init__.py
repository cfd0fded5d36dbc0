"""The laboratory: many hands and matches played by bots, and what came of them in numbers."""
