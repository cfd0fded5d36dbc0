"""What can be read beside the table: help, rules, the course of the hand, the score sheet, and how a hand came out."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from pitchkit.bots.advice import Advice
from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.cards import CARD_NAMES, parse_card
from pitchkit.game.events import Outcome
from pitchkit.game.options import Dummies, MoonRank, OffCards
from pitchkit.game.phases import NOBODY
from pitchkit.game.rules import Rules
from pitchkit.game.views import View, redact
from pitchkit.terminal.hints import Hint, Line, hint
from pitchkit.terminal.people import ME, bidding_side, owner, sides, teams
from pitchkit.terminal.screen.felt import DEALS, TAKES, TURN
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.paint import Look, fitted
from pitchkit.terminal.sheets import card_for, points_lost
from pitchkit.terminal.sitting import Sitting
from pitchkit.terminal.telling import Teller
from pitchkit.text.faces import SUIT_SYMBOLS
from pitchkit.text.rules_sheet import rules_sheet

_ROOM = 74
"""Columns that a row of a sheet may take: a screen of 80 shows it unbroken."""
_KEYS = (
    "choose", "take", "hurry", "help", "rules", "scores", "last", "history", "back", "hint", "speed", "settings", "leave",
)  # fmt: skip
_LABEL = 36
"""Columns of a sheet of advice for what a choice is called; a longer name has a row of its own."""
_FIGURE = 9
"""Columns for each of its figures."""


def help_text(rules: Rules, look: Look) -> list[Text]:
    """Answer what somebody may ask who sits down for the first time: the game, the screen, the keys, the words."""
    words = look.words
    title, plain = f"bold {look.palette.mark}", look.palette.text
    parts: list[tuple[str, list[str]]] = [("guide-title-game", _game(rules))]
    parts.append(("guide-title-words", _glossary(rules)))
    lines: list[Text] = []
    for heading, paragraphs in parts:
        lines.append(Text(words.say(heading), style=title))
        for paragraph in paragraphs:
            lines += [Text(words.say(paragraph, **_numbers(rules)), style=plain), Text("")]
    lines.append(Text(words.say("guide-title-screen"), style=title))
    lines += [Text(words.say("guide-marks", turn=TURN, takes=TAKES, deals=DEALS), style=plain), Text("")]
    for paragraph in ("guide-mouse", "guide-others"):
        lines += [Text(words.say(paragraph), style=plain), Text("")]
    lines.append(Text(words.say("guide-title-keys"), style=title))
    for key in _KEYS:
        keys, about = words.part(f"guide-key-{key}.keys"), words.part(f"guide-key-{key}")
        lines.append(Text.assemble((f"{keys:<11}", f"bold {look.palette.strong}"), (about, plain)))
    return lines


def _numbers(rules: Rules) -> dict[str, str | int]:
    return {
        "target": rules.target, "total": rules.total, "low": rules.min_bid, "kept": rules.n_kept, "n": rules.n_dealt,
        "steal": rules.highest_steal, "calls": rules.n_calls,
    }  # fmt: skip


def _game(rules: Rules) -> list[str]:
    """Return the paragraphs about how a hand goes that apply to a game."""
    found = ["guide-aim", "guide-deal", "guide-auction"]
    if rules.moon_rank is not MoonRank.OFF:
        found.append("guide-moon-bid")
    if rules.dealer_steal:
        found.append("guide-dealer")
    if rules.four_point:
        return [*found, "guide-pitching", "guide-four-points", "guide-following", "guide-scoring"]
    found.append("guide-naming")
    if rules.n_calls:
        found.append("guide-calling")
    if rules.draw:
        found.append("guide-drawing")
    found.append("guide-burning")
    if rules.dummies is not Dummies.NONE:
        found.append("guide-dummy")
    found.append("guide-trumps-only" if rules.off_cards is OffCards.DEAD else "guide-off-cards")
    return [*found, "guide-point-cards", "guide-scoring"]


def _glossary(rules: Rules) -> list[str]:
    return ["guide-word-trick", "guide-word-trump", "guide-word-bidder", "guide-word-set"] + (
        [] if rules.four_point else ["guide-word-off"]
    )


def rules_text(rules: Rules, look: Look) -> list[Text]:
    """Return the rules of the game that is played."""
    sheet = rules_sheet(look.words, rules)
    title, plain = f"bold {look.palette.mark}", look.palette.text
    lines = [Text(sheet.title, style=title), *([Text(sheet.about, style=plain)] if sheet.about else [])]
    for heading, sentences in sheet.parts:
        lines += [Text(""), Text(heading, style=title), *[Text(f"- {sentence}", style=plain) for sentence in sentences]]
    return lines


def told(sitting: Sitting) -> list[str]:
    """Return what has happened in the hand so far, a sentence an event, as the person may know it."""
    teller = Teller(sitting.people)
    return [line for event in sitting.match.events for line in teller.tell(redact(event, ME)) if line]


def history_text(sitting: Sitting, look: Look) -> list[Text]:
    """Return the course of the hand."""
    return [Text(line, style=look.palette.text) for line in told(sitting)]


def trick_text(view: View, names: Names, look: Look) -> list[Text]:
    """Show every trick so far, the last one first."""
    words = look.words
    if not view.tricks:
        return [Text(words.say("no-trick-yet"), style=look.palette.text)]
    lines: list[Text] = []
    for number, trick in reversed(list(enumerate(view.tricks, start=1))):
        lines.append(Text(words.part("screen-trick", number=number), style=look.palette.faint))
        parts = []
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            star = TAKES if seat == trick.taker else ""
            parts.append(Text.assemble((f"{names.label(seat)}{star} ", look.palette.text), look.chip(card)))
        lines += flowed(parts)
    return lines


# Advice ---------------------------------------------------------------------------------------------------------------


def hint_text(view: View, advice: Advice, look: Look) -> list[Text]:
    """Return what a strong player would do, and a table of what he makes of each choice."""
    words, palette = look.words, look.palette
    found = hint(words, view, advice)
    lines = [Text(found.choice, style=f"bold {palette.strong}"), Text("")]
    if found.has_figures:
        heads = _figures([words.part(f"hint-columns.{name}") for name in ("win", "points", "made")])
        lines.append(Text(" " * _LABEL + heads, style=palette.faint))
    for line in found.lines:
        lines += _hint_rows(line, look)
    return [*lines, Text(""), *_hint_notes(found, look)]


def _hint_rows(line: Line, look: Look) -> list[Text]:
    """Return a choice with its figures, and what is to be said of it in rows below."""
    palette = look.palette
    if isinstance(line.action, a.Play):
        label = look.chip(line.action.card)
    else:
        label = Text(line.label[:1].upper() + line.label[1:], style=f"bold {palette.text}")
    rows = [label]
    if line.win:
        if label.cell_len > _LABEL:
            rows.append(Text(""))
        rows[-1].append(" " * (_LABEL - rows[-1].cell_len))
        rows[-1].append(_figures([line.win, line.points, line.made]), style=palette.text)
    return [*rows, *[Text(f"  {reason}", style=palette.faint) for reason in line.reasons]]


def _figures(figures: Sequence[str]) -> str:
    return "".join([f"{figure:>{_FIGURE}}" for figure in figures])


def _hint_notes(found: Hint, look: Look) -> list[Text]:
    notes = [*found.notes, *([look.words.say("hint-legend")] if found.has_figures else [])]
    # Wrapped here since the screen would part a number from its sign.
    rows = [row.replace("\u00a0", " ") for note in notes for row in wrap(note, _ROOM)]
    return [Text(row, style=look.palette.text) for row in rows]


# The score ------------------------------------------------------------------------------------------------------------


def score_text(ended: Sequence[tuple[View, tuple[int, ...]]], names: Names, look: Look) -> list[Text]:
    """Return the score sheet: a row a hand, what was bid and what became of it, and the score of each side."""
    words, palette = look.words, look.palette
    parties = teams(names.rules)
    size = max(5, min(16, 42 // len(parties)))
    heads = "".join([f"{fitted(names.party(party), size - 1):>{size}}" for party in parties])
    columns = words.part("screen-sheet-head")
    lines = [Text(f"{columns:<32}{heads}", style=palette.faint)]
    for number, (view, before) in enumerate(ended, start=1):
        lines.append(_score_row(number, view, before, names, size))
    if not ended:
        lines.append(Text(words.say("screen-sheet-empty"), style=palette.text))
    lines += [Text(""), Text(words.say("screen-target", n=names.rules.target), style=palette.text)]
    return lines


def _score_row(number: int, view: View, before: tuple[int, ...], names: Names, size: int) -> Text:
    words = names.words
    result = view.result
    if not isinstance(result, e.HandScored):
        return Text(f"{number:>3}  {words.part('screen-sheet-void')}")
    who = fitted(names.label(view.bidder), 10)
    bid = names.bid(100 if view.moon else view.bid)
    outcome = words.part("screen-sheet-outcome", made=result.outcome is Outcome.MADE)
    row = f"{number:>3}  {who:<10}{bid:>5} {SUIT_SYMBOLS[view.trump]} {outcome}"
    text = Text(f"{fitted(row, 32):<32}")
    for party in teams(names.rules):
        after = result.scores[party[0]]
        change = f"{after - before[party[0]]:+d}"
        cell = f"{after} ({change})" if size >= 11 else str(after)
        text.append(f"{cell:>{size}}")
    return text


def result_text(view: View, before: Sequence[int], names: Names, look: Look) -> list[Text]:
    """Return how a hand came out: the bid, each point and who took it, the new score, and who has won."""
    words, palette = look.words, look.palette
    result = view.result
    if isinstance(result, e.HandVoided):
        return [Text(words.say("event-hand-voided", reason=result.reason.value), style=palette.text)]
    assert result is not None
    lines = [Text(_outcome(view, result, before, names), style=f"bold {palette.strong}"), Text("")]
    for side in sides(view):
        lines += _side(view, result, side, names, look)
    lines += [Text(line, style=palette.text) for line in points_lost(names, view, result, label=names.party)]
    lines.append(Text(""))
    for party in teams(view.rules):
        after, change = result.scores[party[0]], result.scores[party[0]] - before[party[0]]
        style = f"bold {palette.strong}" if ME in party else palette.text
        lines.append(Text(words.part("screen-score-change", side=names.party(party), before=before[party[0]],
                                     change=f"{change:+d}", after=after), style=style))  # fmt: skip
    lines += [Text(""), Text(words.say("screen-target", n=view.rules.target), style=palette.faint)]
    if result.winners:
        line = words.say("match-over", n=len(result.winners), side=names.party(result.winners))
        lines.append(Text(line, style=f"bold {palette.mark}"))
    elif max(result.scores) >= view.rules.target:
        lines.append(Text(words.say("nobody-yet"), style=palette.text))
    return lines


def _outcome(view: View, result: e.HandScored, before: Sequence[int], names: Names) -> str:
    words, side = names.words, names.party(bidding_side(view))
    n, made = result.points[view.bidder], result.outcome is Outcome.MADE
    if view.moon:
        return words.say("moon-made" if made else "moon-failed", side=side, n=n, total=view.rules.total)
    loss = before[view.bidder] - result.scores[view.bidder]
    if made:
        return words.say("bid-made", side=side, bid=view.bid, n=n)
    return words.say("bid-set", side=side, bid=view.bid, n=n, loss=loss)


def _side(view: View, result: e.HandScored, side: list[int], names: Names, look: Look) -> list[Text]:
    """Return what a side took: the sum, then each point with its taker."""
    won = [award for award in result.awards if award.seat != NOBODY and owner(view, award.seat) in side]
    n = sum([award.points for award in won])
    found = []
    for award in won:
        text = _award(view, award, names, look)
        if len(side) > 1:
            text.append(f" {names.label(owner(view, award.seat))}", style=look.palette.faint)
        found.append(text)
    total = Text(look.words.say("screen-side-total", side=names.party(side), n=n), style=look.palette.text)
    return [total, *flowed(found)]


def flowed(parts: Sequence[Text]) -> list[Text]:
    """Return parts side by side, as many in a row as there is room for."""
    rows: list[Text] = []
    for part in parts:
        if not rows or rows[-1].cell_len + part.cell_len + 2 > _ROOM:
            rows.append(Text("  "))
        rows[-1].append_text(part)
        rows[-1].append("  ")
    return rows


def _award(view: View, award: e.Award, names: Names, look: Look) -> Text:
    """Return what a point was for: the card with its points, or the category and the card that has it."""
    words = names.words
    if award.what in CARD_NAMES:
        return Text.assemble(look.chip(parse_card(award.what)), f" {award.points}")
    name = words.part("screen-award", what=award.what)
    if award.what not in ("high", "low", "jack"):
        return Text(f"{name} {award.points}", style=look.palette.text)
    card = card_for(view, award.what)
    return Text.assemble((f"{name} ", look.palette.text), look.chip(card), f" {award.points}")
