"""PitchKit: the card game Pitch (Setback, Auction Pitch, 10-Point Pitch) as a library.

The rules are data (`Rules`, `VARIANTS`, `make_rules`); a hand is dealt with `deal` and goes on with `legal_actions` and
`act`; `view` is what one player may know; `Match` plays hands to a target; `replay` reads hand records.
"""

from pitchkit.game.actions import Action, action_text, parse_action
from pitchkit.game.cards import card_name, card_names, cards_in, parse_card, parse_cards
from pitchkit.game.engine import act, deal, deal_hands, legal_actions, pack
from pitchkit.game.errors import DealError, IllegalAction, PitchError, RecordError, RulesError
from pitchkit.game.match import Match, MatchError, first_dealer
from pitchkit.game.phases import Phase
from pitchkit.game.record import make_record, read_records, replay
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState, fold
from pitchkit.game.variants import VARIANTS, Variant, describe, make_rules
from pitchkit.game.views import View, redact, view

__version__ = "0.1.0"

__all__ = [
    "VARIANTS",
    "Action",
    "DealError",
    "HandState",
    "IllegalAction",
    "Match",
    "MatchError",
    "Phase",
    "PitchError",
    "RecordError",
    "Rules",
    "RulesError",
    "Variant",
    "View",
    "act",
    "action_text",
    "card_name",
    "card_names",
    "cards_in",
    "deal",
    "deal_hands",
    "describe",
    "first_dealer",
    "fold",
    "legal_actions",
    "make_record",
    "make_rules",
    "pack",
    "parse_action",
    "parse_card",
    "parse_cards",
    "read_records",
    "redact",
    "replay",
    "view",
]
