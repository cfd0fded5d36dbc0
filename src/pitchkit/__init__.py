"""PitchKit: the complete Pitch (Setback, Auction Pitch, 10-Point Pitch) card-game system."""

__version__ = "0.1.0"
