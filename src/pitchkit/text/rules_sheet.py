"""A game explained: the pack and the deal, the trumps and what they are worth, and every option with its meaning."""

from typing import Final

from pitchkit.game.cards import RANK_NAMES, SPADES, Card, card_name, rank_of, suit_of
from pitchkit.game.options import MoonRank, Undealt, team_shape
from pitchkit.game.rules import OPTIONS, POINT_TABLES, Rules, shown
from pitchkit.game.tables import GAME_VALUES, table_of
from pitchkit.game.variants import VARIANTS, describe
from pitchkit.text.option_meanings import meaning

_WORDS: Final = {
    "OA": "off-ace",
    "OJ": "off-jack",
    "O10": "off-ten",
    "O3": "off-three",
    "O2": "off-two",
    "BJ": "big joker",
    "LJ": "little joker",
}
_LABEL_WIDTH: Final = 10


def trump_faces_in_order(rules: Rules) -> list[str]:
    """Return the trumps from the strongest down, any reversal included, as faces such as ``A``, ``OJ``, ``BJ``."""
    return [_face(card) for card in table_of(rules).trumps[SPADES].order]


def game_name(rules: Rules) -> str:
    """Return the shortest description of a game: its variant, then whatever differs from it."""
    words = describe(rules)
    changes = [f"{name} = {shown(getattr(rules, name))}" for name in words if name != "variant"]
    return ", ".join([str(words["variant"]), *changes])


def rules_sheet(rules: Rules) -> list[str]:
    """Explain a game.

    Returns:
        lines of text: a paragraph about the whole, then a line an option.
    """
    words = describe(rules)
    parts = [
        ("Game", [game_name(rules), VARIANTS[str(words["variant"])].about]),
        ("Players", [_players(rules)]),
        ("Pack", [f"{rules.n_pack} cards{', two jokers among them' if rules.jokers_in_pack else ', no jokers'}"]),
        ("Deal", [_deal(rules)]),
        ("Trumps", _trumps(rules)),
        ("Points", _points(rules)),
        ("Bids", [_bids(rules)]),
        ("Target", [str(rules.target)]),
    ]
    lines = []
    for label, texts in parts:
        for place, text in enumerate(texts):
            lines.append(f"{'' if place else label:<{_LABEL_WIDTH}}{text}")
    return [*lines, "", *_options(rules)]


def _face(card: Card) -> str:
    """Return the face of a trump when spades are trump."""
    if suit_of(card) < 0:
        return card_name(card)
    return ("" if suit_of(card) == SPADES else "O") + RANK_NAMES[rank_of(card)]


def _players(rules: Rules) -> str:
    shape = team_shape(rules.teams)
    if shape is not None:
        return f"{rules.players}, in {shape[0]} teams of {shape[1]}"
    match rules.teams:
        case "called":
            cards = "a card" if rules.n_calls == 1 else f"{rules.n_calls} cards"
            return f"{rules.players}; the bidder calls {cards} for partners, the others play together"
        case "solo":
            return f"{rules.players}; the others play together against the bidder"
        case _:
            return f"{rules.players}, everybody for himself"


def _deal(rules: Rules) -> str:
    n_left = rules.n_pack - rules.n_hands * rules.n_dealt
    dummies = rules.n_hands - rules.players
    hands = f"{rules.n_hands} hands" + (f" ({dummies} of them dummies)" if dummies else "")
    match rules.undealt:
        case Undealt.UNUSED:
            rest = "not used"
        case _ if rules.draw:
            rest = "the stock"
        case _:
            rest = "for the bidder"
    kept = f"; {rules.n_kept} are played" if rules.n_kept < rules.n_dealt else ""
    return f"{rules.n_dealt} cards to each of {hands}{kept}; {n_left} are left, {rest}"


def _trumps(rules: Rules) -> list[str]:
    faces = trump_faces_in_order(rules)
    special = [f"{face} {_WORDS[face]}" for face in faces if face in _WORDS]
    lines = [" ".join(faces), f"{len(faces)} from the strongest down"]
    return [*lines, ", ".join(special)] if special else lines


def _points(rules: Rules) -> list[str]:
    worth = ", ".join([f"{name} {points}" for name, points in POINT_TABLES[rules.points].items()])
    lines = [f"{rules.total} a hand: {worth}"]
    if rules.four_point:
        counts = ", ".join(
            [f"{RANK_NAMES[rank]} {GAME_VALUES[rank]}" for rank in range(12, -1, -1) if GAME_VALUES[rank]]
        )
        lines.append(f"card points for game: {counts}")
    elif rules.keepers:
        lines.append(f"{' and '.join(rules.keepers)} for whoever plays it, the others for whoever wins the trick")
    else:
        lines.append("all for whoever wins the trick")
    return lines


def _bids(rules: Rules) -> str:
    numbers = f"{rules.min_bid} to {rules.top_bid}"
    return numbers if rules.moon_rank is MoonRank.OFF else f"{numbers}, then the moon"


def _options(rules: Rules) -> list[str]:
    """Write a line an option: name, value, meaning; those that differ from the variant are marked."""
    changed = describe(rules)
    rows = [
        ("*" if name in changed else " ", name, shown(getattr(rules, name)), meaning(name, rules)) for name in OPTIONS
    ]
    name_width = max([len(row[1]) for row in rows])
    value_width = max([len(row[2]) for row in rows])
    mark = ", * differs from the variant" if len(changed) > 1 else ""
    return [
        f"Options{mark}:",
        *[f"{mark} {name:<{name_width}}  {value:<{value_width}}  {text}" for mark, name, value, text in rows],
    ]
