"""The rules sheet of a game, made from its `Rules`: what strangers need to play it, and nothing that does not apply.

The sentences stand in the catalogues; here is only which of them a game needs.  One module a part of the game would be
too many: `sheet_exchange` and `sheet_scoring` hold the two long ones.
"""

import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pitchkit.game.cards import RANK_NAMES, SPADES, Card, card_name, rank_of, suit_of
from pitchkit.game.options import AllPass, Dummies, JokerOrder, MoonRank, OffCards, Undealt, team_shape
from pitchkit.game.rules import OPTIONS, Rules
from pitchkit.game.tables import table_of
from pitchkit.game.values import shown
from pitchkit.game.variants import describe
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.sheet_exchange import before_the_first_lead, n_left_over
from pitchkit.text.sheet_scoring import end_of_the_match, points, score
from pitchkit.text.wording import changed_options, game_name, meaning

WIDTH: Final = 78
"""Columns of a sheet in plain text."""


@dataclass(frozen=True)
class Sheet:
    """A rules sheet.

    Attributes:
        title: the name of the game.
        about: one sentence about it; empty where house rules change the game it was written for.
        parts: headings, each with its sentences.
    """

    title: str
    about: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]

    def plain(self) -> list[str]:
        """Return the sheet as lines of plain text, a sentence a paragraph, wrapped at 78 columns."""
        lines = [self.title, "=" * len(self.title), *(["", *_wrapped(self.about)] if self.about else [])]
        for heading, sentences in self.parts:
            lines += ["", heading, "-" * len(heading)]
            for sentence in sentences:
                lines += _wrapped(sentence, "- ")
        return lines

    def markdown(self) -> list[str]:
        """Return the sheet as lines of Markdown."""
        lines = [f"# {self.title}", *(["", self.about] if self.about else [])]
        for heading, sentences in self.parts:
            lines += ["", f"## {heading}", "", *[f"- {sentence}" for sentence in sentences]]
        return lines


def _wrapped(text: str, bullet: str = "") -> list[str]:
    rows = textwrap.wrap(
        text, WIDTH, initial_indent=bullet, subsequent_indent=" " * len(bullet), break_on_hyphens=False,
        break_long_words=False,
    )  # fmt: skip
    return [row.replace("\u00a0", " ") for row in rows]


def rules_sheet(words: Catalogue, rules: Rules) -> Sheet:
    """Explain a game completely, in the language of a catalogue."""
    about = "" if changed_options(rules) else words.say(f"variant-{describe(rules)['variant']}.about")
    parts = [
        (words.say("sheet-heading", part=part), tuple(sentences))
        for part, make in _PARTS.items()
        if (sentences := make(words, rules))
    ]
    return Sheet(words.say("sheet-title", game=game_name(words, rules)), about, tuple(parts))


def trump_faces_in_order(rules: Rules) -> list[str]:
    """Return the trumps from the strongest down, any reversal included, as faces such as ``A``, ``OJ``, ``BJ``."""
    return [_face(card) for card in table_of(rules).trumps[SPADES].order]


def _face(card: Card) -> str:
    """Return the face of a trump when spades are trump."""
    if suit_of(card) < 0:
        return card_name(card)
    return ("" if suit_of(card) == SPADES else "O") + RANK_NAMES[rank_of(card)]


# The parts ------------------------------------------------------------------------------------------------------------


def _players(words: Catalogue, rules: Rules) -> list[str]:
    return [_sides(words, rules), words.say("sheet-clockwise"), meaning(words, "first_dealer", rules)]


def _sides(words: Catalogue, rules: Rules) -> str:
    shape = team_shape(rules.teams)
    if shape is not None:
        return words.say("sheet-teams", teams=shape[0], size=shape[1])
    match rules.dummies:
        case Dummies.ONE_EACH:
            return words.say("sheet-two-hands")
        case Dummies.FLOATING:
            return words.say("sheet-floating")
        case Dummies.NONE:
            pass
    match rules.teams:
        case "solo":
            return words.say("sheet-solo", n=rules.players)
        case "called":
            return words.say("sheet-called", n=rules.players, calls=rules.n_calls)
        case _:
            return words.say("sheet-each-alone", n=rules.players)


def _cards(words: Catalogue, rules: Rules) -> list[str]:
    lines = [words.say("sheet-pack", jokers=rules.jokers_in_pack)]
    faces = trump_faces_in_order(rules)
    listed = ", ".join([words.face(face) for face in faces])
    if rules.four_point:
        lines.append(words.say("sheet-ranks", faces=listed))
    else:
        lines.append(words.say("sheet-trumps", n=len(faces), faces=listed))
        n_off = len([face for face in faces if face[0] == "O"])
        lines.append(words.say("sheet-off-trumps", n=n_off))
        lines.append(words.say("sheet-off-cards"))
    if rules.reverse:
        lines.append(words.say("option-reverse.true"))
    if rules.jokers_in_pack and rules.joker_order is not JokerOrder.MARKED:
        lines.append(meaning(words, "joker_order", rules))
    return lines


def _deal(words: Catalogue, rules: Rules) -> list[str]:
    n = rules.n_dealt
    packets = "once" if n <= 3 else "threes" if n % 3 == 0 else "rest"
    use = "stock" if rules.draw else "unused" if rules.undealt is Undealt.UNUSED else "kitty"
    return [
        words.say("sheet-deal", n=n, packets=packets),
        words.say("sheet-left-over", n=n_left_over(rules), use=use),
    ]


def _auction(words: Catalogue, rules: Rules) -> list[str]:
    low, high = rules.min_bid, rules.top_bid
    lines = [words.say("sheet-auction"), words.say("sheet-bids", n=high - low + 1, low=low, high=high)]
    if rules.moon_rank is not MoonRank.OFF:
        lines.append(meaning(words, "moon_rank", rules))
    if rules.four_point:
        lines.append(words.say("sheet-pitching", n=high))
    # In four-point games the highest bid ends the auction, so that nobody can match it.
    highest_steal = min(rules.highest_steal, high - 1 if rules.four_point else high)
    if highest_steal >= low:
        lines.append(words.say("sheet-steal", n=highest_steal - low + 1, low=low, high=highest_steal))
    lines.append(_if_all_pass(words, rules))
    return [*lines, words.say("sheet-bidder")]


def _if_all_pass(words: Catalogue, rules: Rules) -> str:
    match rules.all_pass:
        case AllPass.DEALER_MIN:
            return words.say("sheet-stuck", exact=rules.forced_exact, n=rules.forced_bid)
        case AllPass.ELDEST_MIN:
            return words.say("sheet-eldest", n=rules.forced_bid)
        case AllPass.REDEAL_SAME_DEALER | AllPass.REDEAL_NEXT_DEALER:
            return meaning(words, "all_pass", rules)


def _exchange(words: Catalogue, rules: Rules) -> list[str]:
    return [] if rules.four_point else before_the_first_lead(words, rules)


def _play(words: Catalogue, rules: Rules) -> list[str]:
    lines = [words.say("sheet-first-lead" if rules.four_point else "sheet-lead")]
    if _called_card_may_be_found(rules):
        lines.append(words.say("sheet-lead-called", n=rules.n_calls))
    if rules.n_calls:
        lines.append(meaning(words, "partner_reveal", rules))
    if rules.dummies is not Dummies.NONE:
        lines.append(words.say("sheet-dummies-shown", of="own" if rules.dummies is Dummies.ONE_EACH else "bidder"))
    lines.append(meaning(words, "off_cards", rules))
    how = {OffCards.DEAD: "trumps", OffCards.FOLLOW_OR_TRUMP: "suit"}.get(rules.off_cards, "off")
    lines.append(words.say("sheet-takes", how=how))
    if not rules.four_point:
        lines.append(words.say("sheet-lead-passes"))
    return [*lines, words.say("sheet-hand-over")]


def _called_card_may_be_found(rules: Rules) -> bool:
    """Tell whether a card that was called can lie among the cards that the bidder takes afterwards."""
    from_blind = rules.call_timing.value == "before_kitty" and not rules.kitty_before_trump
    return bool(rules.n_calls) and from_blind and n_left_over(rules) > 0 and rules.undealt is not Undealt.UNUSED


_PARTS: Final[Mapping[str, Callable[[Catalogue, Rules], list[str]]]] = {
    "players": _players,
    "cards": _cards,
    "points": points,
    "deal": _deal,
    "auction": _auction,
    "exchange": _exchange,
    "play": _play,
    "score": score,
    "end": end_of_the_match,
}


# The list of options --------------------------------------------------------------------------------------------------


def options_list(words: Catalogue, rules: Rules) -> list[str]:
    """Explain a game by its options.

    Returns:
        lines of text: the whole in a few sentences, then a line an option with its name, value and meaning; those that
        differ from the variant are marked.
    """
    found = describe(rules)
    title = words.part("sheet-id", id=str(found["variant"]), game=game_name(words, rules))
    sentences = [
        words.say(f"variant-{found['variant']}.about"),
        *_players(words, rules)[:1],
        *_cards(words, rules)[:2],
        words.say("sheet-faces", faces=" ".join(trump_faces_in_order(rules))),
        *points(words, rules)[:2],
        *_deal(words, rules),
        *_auction(words, rules)[1:2],
        words.say("sheet-target", n=rules.target),
    ]
    rows = [
        ("*" if name in found else " ", name, shown(getattr(rules, name)), meaning(words, name, rules))
        for name in OPTIONS
    ]
    name_width = max([len(row[1]) for row in rows])
    value_width = max([len(row[2]) for row in rows])
    lines = [f"{mark} {name:<{name_width}}  {value:<{value_width}}  {text}" for mark, name, value, text in rows]
    wrapped = [row for sentence in sentences for row in _wrapped(sentence)]
    return [title, *wrapped, "", words.say("sheet-options", changed=bool(changed_options(rules))), *lines]
