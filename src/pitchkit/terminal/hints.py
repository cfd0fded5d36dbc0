"""Hints: what a player that looks ahead would do in the person's seat, in words and figures, for both tables."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pitchkit.bots.advice import Advice, Option, advise
from pitchkit.bots.equity import Source
from pitchkit.bots.levels import BUDGETS, Level
from pitchkit.game import actions as a
from pitchkit.game.phases import MOON_LEVEL, Phase
from pitchkit.game.views import View
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.wording import action_name

ADVISER: Final = Level.EXPERT
"""Whose advice it is: the strongest player that answers at once."""
FEW_DEALS: Final = 20
"""Figures from fewer deals are called rough."""
MOST_NAMED: Final = 8
"""So many choices that were not looked at are named; of more only the number is told."""


@dataclass(frozen=True)
class Line:
    """What is known of one choice, in words.

    Attributes:
        action: the choice.
        label: what it is called.
        win, points, made: the chance to win the match, the bidding side's points, the chance that it makes its bid; empty
            where they are not known.
        reasons: sentences; those that neighbours share stand with the last of them.
    """

    action: a.Action
    label: str
    win: str
    points: str
    made: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Hint:
    """Advice in words.

    Attributes:
        choice: what the adviser would do.
        lines: the choices it looked at, its own first, then the best.
        notes: sentences about all of them: the bid's chances, what was left out, how it was worked out.
        has_figures: whether any choice has figures.
    """

    choice: str
    lines: tuple[Line, ...]
    notes: tuple[str, ...]
    has_figures: bool


def advised(view: View) -> Advice:
    """Work advice out; the same for the same view."""
    return advise(view, BUDGETS[ADVISER])


def hint(words: Catalogue, view: View, advice: Advice) -> Hint:
    """Put advice into words."""
    told = [option for option in advice.options if option.win is not None or option.action == advice.choice]
    told.sort(key=lambda option: option.action != advice.choice)
    options = _pitches_as_one(told)
    lines = _reasons_once([_line(words, view, option) for option in options])
    untold = _pitches_as_one([option for option in advice.options if option not in told])
    notes = (*_chances(words, view, options), *_left_out(words, untold), *_how(words, advice))
    choice = words.say("hint-choice", action=_label(words, advice.choice))
    return Hint(choice, lines, notes, has_figures=any([line.win for line in lines]))


def hint_lines(words: Catalogue, view: View, advice: Advice) -> list[str]:
    """Return advice as lines to be read one after the other."""
    found = hint(words, view, advice)
    lines = [found.choice]
    for line in found.lines:
        figures = [
            words.part(f"hint-{name}", figure=figure)
            for name, figure in (("win", line.win), ("points", line.points), ("made", line.made))
            if figure
        ]
        if figures:
            lines.append(words.say("hint-line", action=line.label, figures=", ".join(figures)))
        lines += [f"  {reason}" for reason in line.reasons]
    return [*lines, *found.notes]


def _pitches_as_one(options: Sequence[Option]) -> list[Option]:
    """Leave one of the bids that are made by laying a card: they are one bid, and are looked at as one."""
    pitches = [option for option in options if isinstance(option.action, a.Pitch)]
    return [option for option in options if option not in pitches[1:]]


def _reasons_once(lines: Sequence[Line]) -> tuple[Line, ...]:
    following = [*[line.reasons for line in lines[1:]], ()]
    return tuple(
        [
            replace(line, reasons=()) if line.reasons == after else line
            for line, after in zip(lines, following, strict=True)
        ]
    )


def _line(words: Catalogue, view: View, option: Option) -> Line:
    made = dict(option.makes).get(_bid_to_make(view, option.action))
    reasons = [words.say(f"reason-{reason.value}") for reason in option.reasons]
    if isinstance(option.action, a.Bid) and option.win is not None and not option.makes:
        reasons.append(words.say("hint-outbid"))
    return Line(
        option.action,
        _label(words, option.action),
        win="" if option.win is None else _percent(words, option.win),
        points="" if option.points is None else _decimal(words, option.points),
        made="" if made is None else _percent(words, made),
        reasons=tuple(reasons),
    )


def _bid_to_make(view: View, action: a.Action) -> int:
    """Return the points that make the bid: that of an action in the auction (0: none), afterwards the one that won."""
    match action:
        case a.Bid(amount=amount):
            bid = amount
        case a.Pitch():
            bid = view.rules.top_bid
        case a.Moon():
            bid = MOON_LEVEL
        case a.Pass():
            bid = 0
        case _:
            bid = MOON_LEVEL if view.moon else view.bid
    return view.rules.total if bid == MOON_LEVEL else bid


def _label(words: Catalogue, action: a.Action) -> str:
    match action:
        case a.Play(card=card):
            return words.card(card)
        case a.Pitch():
            return words.part("hint-pitch")
        case _:
            return action_name(words, action)


def _percent(words: Catalogue, share: float) -> str:
    return words.part("hint-percent", n=round(100 * share))


def _decimal(words: Catalogue, number: float) -> str:
    tenths = round(10 * number)
    sign = "−" if tenths < 0 else ""
    return words.part("hint-decimal", whole=f"{sign}{abs(tenths) // 10}", tenths=abs(tenths) % 10)


def _chances(words: Catalogue, view: View, options: Sequence[Option]) -> list[str]:
    """Say in the auction how many points the best of the bids is likely to bring."""
    if view.phase is not Phase.AUCTION:
        return []
    bids = [option for option in options if isinstance(option.action, a.Bid) and option.makes]
    if not bids:
        return []
    best = max(bids, key=lambda option: option.win or 0.0)
    assert isinstance(best.action, a.Bid)
    chances = [words.part("hint-chance", points=points, chance=_percent(words, share)) for points, share in best.makes]
    return [words.say("hint-chances", bid=best.action.amount, chances=", ".join(chances))]


def _left_out(words: Catalogue, options: Sequence[Option]) -> list[str]:
    if not options:
        return []
    if len(options) > MOST_NAMED:
        return [words.say("hint-left-out-many", n=len(options))]
    return [words.say("hint-left-out", actions=", ".join([_label(words, option.action) for option in options]))]


def _how(words: Catalogue, advice: Advice) -> list[str]:
    """Say how the advice was worked out, and what makes its figures rough."""
    notes = [words.say("hint-how", n=advice.n_deals, level=words.part("bot", name=ADVISER.value))]
    if 0 < advice.n_deals < FEW_DEALS:
        notes.append(words.say("hint-few"))
    if advice.n_deals and advice.equity is Source.FORMULA:
        notes.append(words.say("hint-rough"))
    return notes
