"""Actions, phases, refusals and options in words."""

from typing import Final, assert_never

from pitchkit.game import actions as a
from pitchkit.game.cards import CardError, cards_in, count_cards, parse_cards
from pitchkit.game.errors import PitchError
from pitchkit.game.options import FACES, Kind, fits, from_text, team_shape
from pitchkit.game.phases import Phase
from pitchkit.game.rules import OPTIONS, Rules
from pitchkit.game.values import shown
from pitchkit.game.variants import VARIANTS, describe
from pitchkit.text.catalogue import Catalogue, Detail

_CARDS_EXPECTED: Final = (
    "must_lead_called", "must_play_called", "must_follow", "discard_all_off", "burn_worthless_first", "wrong_claim",
)  # fmt: skip
"""Refusals whose detail ``expected`` is cards."""


def phase_name(words: Catalogue, phase: Phase) -> str:
    """Name what is to be decided."""
    return words.part("phase", phase=phase.value)


def action_name(words: Catalogue, action: a.Action) -> str:
    """Say what an action does, for a button or a list: "bid 6", "play JS"."""
    match action:
        case a.Pass():
            return words.part("action-pass")
        case a.Bid(amount=amount):
            return words.part("action-bid", amount=amount)
        case a.Moon():
            return words.part("action-moon")
        case a.Pitch(card=card):
            return words.part("action-pitch", card=words.card(card))
        case a.NameTrump(suit=suit):
            return words.part("action-name-trump", suit=words.suit(suit))
        case a.Call(card=card):
            return words.part("action-call", card=words.card(card))
        case a.KeepRest():
            return words.part("action-keep-rest")
        case a.GiveRest():
            return words.part("action-give-rest")
        case a.Discard(cards=cards):
            return words.part("action-discard", n=count_cards(cards), cards=words.cards(cards_in(cards)))
        case a.Claim(card=card):
            return words.part("action-claim", card=words.card(card))
        case a.Decline():
            return words.part("action-decline")
        case a.Burn(cards=cards):
            return words.part("action-burn", cards=words.cards(cards_in(cards)))
        case a.Play(card=card):
            return words.part("action-play", card=words.card(card))
        case _:
            assert_never(action)


# Refusals -------------------------------------------------------------------------------------------------------------


def refusal(words: Catalogue, error: PitchError) -> str:
    """Say in the reader's language why something cannot be done."""
    details: dict[str, Detail] = {}
    for name, value in error.details.items():
        is_cards = name == "card" or (name == "expected" and error.code in _CARDS_EXPECTED)
        text = _with_faces(words, str(value)) if is_cards else value
        details[name] = text if isinstance(text, int) else shown(text)
    match error.code:
        case "bad_value":
            details |= _allowed(words, str(details["option"]), error.details["value"])
        case "not_in_this_game":
            # Where several values would be right the detail is an English list of them.
            entry = OPTIONS[str(details["option"])]
            expected = str(details["expected"])
            single = fits(entry, from_text(entry, expected))
            details |= {"expected": "value" if single else "other", "value_expected": expected}
        case "bad_players":
            game = VARIANTS[str(details["variant"])]
            details["game"] = words.part(f"variant-{game.id}")
            details["expected"] = words.joined([str(n) for n in game.players], "or")
        case _:
            pass
    return words.part(f"refusal-{error.code}", **details)


def _with_faces(words: Catalogue, text: str) -> str:
    try:
        return words.cards(parse_cards(text))
    except CardError:
        return text


def _allowed(words: Catalogue, option: str, value: object) -> dict[str, Detail]:
    """Return the details that say which values an option can have; a value that it can have contradicts others."""
    entry = OPTIONS[option]
    kind = "other" if fits(entry, value) or fits(entry, from_text(entry, str(value))) else entry.kind.value
    values = words.joined(entry.words(), "or") if entry.kind is Kind.CHOICE else " ".join(FACES[-6:])
    return {"kind": kind, "low": entry.low, "high": entry.high, "values": values}


# Options --------------------------------------------------------------------------------------------------------------


def option_name(words: Catalogue, name: str) -> str:
    """Name an option."""
    return words.part(f"option-{name}")


def meaning(words: Catalogue, name: str, rules: Rules) -> str:
    """Say what an option of a game is set to: a sentence where the value is a word, else the name and the value."""
    value = getattr(rules, name)
    entry = OPTIONS[name]
    match entry.kind:
        case Kind.CHOICE | Kind.FLAG:
            return words.say(f"option-{name}.{shown(value)}")
        case Kind.TEAMS:
            shape = team_shape(value)
            if shape is not None:
                return words.say("option-teams.fixed", n=shape[0], size=shape[1])
            return words.say(f"option-teams.{value}")
        case Kind.SEAT:
            if value == "random":
                return words.say(f"option-{name}.random")
            return words.say(f"option-{name}.seat", seat=value)
        case Kind.NUMBER | Kind.FACES:
            if value is None:
                return words.say(f"option-{name}.none")
            text = ", ".join([words.face(face) for face in value]) if entry.kind is Kind.FACES else value
            return words.say("option-value", option=option_name(words, name), value=text)


def game_name(words: Catalogue, rules: Rules) -> str:
    """Name a game: its variant, and that house rules change it where they do."""
    found = describe(rules)
    name = words.part(f"variant-{found['variant']}")
    changed = [option for option in found if option not in ("variant", "players")]
    return words.part("sheet-house-rules", game=name) if changed else name


def changed_options(rules: Rules) -> list[str]:
    """Return the options in which a game differs from its variant."""
    return [name for name in describe(rules) if name not in ("variant", "players")]
