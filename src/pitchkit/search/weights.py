"""The weights of the rule of thumb for the play of a card.

They were set by letting the casual player play against itself with one of them changed; none of them matters much, which
speaks for the counting rather than for them.
"""

from typing import Final

PIP: Final = 0.045
"""What one card point is worth of the point for Game, which about twenty of them win."""
TEMPO: Final = 0.5
"""The part of a high trump's worth that is spent when it is led: it keeps the lead."""
SAFE: Final = 0.97
"""The chance of bringing home a point card that outlasts the others' trumps; they may throw on one another's tricks."""
SAFE_WITH_OFF: Final = 0.75
"""The same where off cards are played, so that nobody has to spend his trumps."""
WAITING: Final = 0.5
"""The chance of bringing home a point card that waits for a partner's trick or for the last seat."""
SOONER: Final = 0.25
"""The part of the stronger trumps that are still out when a card's turn comes."""
FRIEND_CARDS: Final = 2.0
"""A partner finds a point card for our trick as if he chose among this many of his cards."""
FOE_CARDS: Final = 0.6
"""Opponents lose point cards to our trick as if this part of a random card were pulled from each."""
EQUAL: Final = 0.01
"""Cards are as good as equal if they differ by less, in points: the sums are no finer than that."""
