"""The words in which a hand's progress is told, shared by the state, the views and the players."""

from enum import StrEnum
from typing import Final

NOBODY: Final = -1
"""In place of a seat: nobody, everybody or nowhere, as the place says."""
MOON_LEVEL: Final = 100
"""The moon as a bid: above every number."""


class Phase(StrEnum):
    """What kind of decision is due."""

    AUCTION = "auction"
    TRUMP = "trump"
    CALL = "call"
    DISCARD = "discard"
    CLAIM = "claim"
    REST = "rest"
    BURN = "burn"
    PLAY = "play"
    OVER = "over"


# On Python 3.11 a look-up in an enumeration class costs as much as playing a card; the hot paths use these names.
AUCTION: Final = Phase.AUCTION
TRUMP: Final = Phase.TRUMP
CALL: Final = Phase.CALL
DISCARD: Final = Phase.DISCARD
CLAIM: Final = Phase.CLAIM
REST: Final = Phase.REST
BURN: Final = Phase.BURN
PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER
