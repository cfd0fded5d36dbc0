"""What can be refused, as codes with details; the English sentences here are for programmers and for plain output.

A table in another language words the same ``code`` with the same ``details`` in its own catalogue.
"""

from collections.abc import Mapping
from typing import Any, Final

SENTENCES: Final[Mapping[str, str]] = {
    # Rules
    "unknown_variant": "there is no variant {value!r}; there are: {expected}",
    "unknown_option": "there is no option {option!r}{hint}",
    "not_built": "option {option} = {value}: this is not part of this version ({hint})",
    "bad_value": "option {option} = {value}: it must be {expected}",
    "not_in_this_game": "option {option} = {value}: it has no meaning {where}; here it must be {expected}",
    "needs": "option {option} = {value}: it needs {expected}",
    "too_many_cards": "option {option} = {value}: {n_needed} cards would be dealt but the pack has {n_pack}; "
    "{option} can be at most {expected}",
    "bad_players": "players = {value}: {variant} is for {expected} players",
    "bad_order": "option {option} = {value}: it must name each trump once, and {expected}",
    "bad_rules": "the rules must be a table of options, not {value}",
    "bad_toml": "that is not TOML: {reason}",
    # Actions
    "hand_over": "the hand is over",
    "wrong_seat": "it is the turn of seat {turn}, not of seat {seat}",
    "wrong_phase": "{action} is not possible now: {expected} is asked for",
    "no_action": "{text!r} is not an action: {expected}",
    "bid_too_low": "a bid of {amount} is too low: the lowest possible now is {expected}",
    "bid_too_high": "a bid of {amount} is too high: the highest possible is {expected}",
    "bid_not_above": "a bid of {amount} does not beat {standing}",
    "must_bid": "nobody has bid, so the dealer must: at least {expected}",
    "only_pass": "nothing beats what has been bid: only pass is left",
    "no_moon": "there is no moon in this game",
    "no_pitching": "a bid cannot be made by laying a card now",
    "not_in_hand": "{card} is not in that hand",
    "not_a_trump": "{card} is not a trump",
    "own_card": "{card} is in the bidder's own hand",
    "called_twice": "{card} has been called already",
    "must_lead_called": "the called card lay in the blind and has to be led: {expected}",
    "must_play_called": "the called card has to be played to the first trick: {expected}",
    "must_follow": "{card} may not be played: {expected}",
    "discard_all_off": "a discard must hold every card that is no trump; missing: {expected}",
    "burn_count": "{n_given} cards named, {n_needed} have to be burnt",
    "burn_worthless_first": "trumps worth nothing burn first: {expected}",
    "burn_called": "{card} has been called and cannot be burnt",
    "card_twice": "{card} is named twice",
    "wrong_claim": "the card on offer is {expected}, not {card}",
    # Deals
    "bad_pack": "that is not the whole pack: {expected}",
    "bad_dealer": "dealer {value!r}: it must be a seat from 0 to {expected}",
    "bad_scores": "scores {value!r}: {expected}",
    # Matches
    "match_over": "the match is over",
    "hand_goes_on": "the hand is not over yet",
    "no_hand": "no hand has been dealt",
    # Records
    "bad_record": "{where}: {expected}",
    "bad_action": "action {number} ({text}): {reason}",
    "bad_outcome": "{where} is {value}, but the hand gives {expected}",
}


class PitchError(ValueError):
    """Something that cannot be done, as a code with details.

    Attributes:
        code: one of the keys of ``SENTENCES``.
        details: the values that the sentence for the code names.
    """

    def __init__(self, code: str, **details: object) -> None:
        """Make an error from its code and the details that the code's sentence needs."""
        super().__init__(SENTENCES[code].format(**details))
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal error, for copies and for the way to another process."""
        return _made_again, (type(self), self.code, self.details)


def _made_again(kind: type[PitchError], code: str, details: dict[str, object]) -> PitchError:
    return kind(code, **details)


class RulesError(PitchError):
    """Rules that cannot be played; details name the option, the value and what would be right."""


class IllegalAction(PitchError):
    """An action that the rules do not allow now; nothing has changed."""


class DealError(PitchError):
    """A deal that the rules do not allow: wrong pack, dealer or scores."""


class RecordError(PitchError):
    """A hand record that cannot be read or does not agree with the rules."""
