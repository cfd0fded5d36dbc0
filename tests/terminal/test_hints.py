"""What a hint says: the choices, best first, with their chances, and the reasons, in every language."""

import io

import pytest

from pitchkit import Phase, View, make_rules
from pitchkit.bots.advice import Advice, Option, Reason
from pitchkit.bots.equity import Source
from pitchkit.game import actions as a
from pitchkit.terminal.hints import MOST_NAMED, advised, hint, hint_lines
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from terminal.player import play
from terminal.table import at

ENGLISH = Catalogue()
TEN_POINT = make_rules("ten-point")


def bid_option(amount: int, win: float, *reasons: Reason) -> Option:
    makes = tuple([(points, 1.15 - 0.1 * points) for points in range(4, 11)])
    return Option(a.bid(amount), win, 6.94, makes, reasons)


def auction_view() -> View:
    return at(TEN_POINT, Phase.AUCTION)


def test_the_lines_hold_chances_points_and_reasons_the_choice_first() -> None:
    options = (
        bid_option(7, 0.52, Reason.AS_GOOD),
        bid_option(6, 0.5196, Reason.CHOSEN),
        Option(a.PASS, 0.31, 4.2, (), (Reason.COSTLY,)),
        Option(a.MOON, None, None, (), (Reason.NOT_TRIED,)),
    )
    advice = Advice(a.bid(6), options, Source.TABLE, n_deals=60)
    assert hint_lines(ENGLISH, auction_view(), advice) == [
        "My choice: bid 6.",
        "Bid 6: match 52%, points 6.9, bid made 55%",
        "  This is what I would do.",
        "Bid 7: match 52%, points 6.9, bid made 45%",
        "  It is as good as the best.",
        "Pass: match 31%, points 4.2",
        "  It costs a good part of the chance to win the match.",
        "With a bid of 7 your side takes at least so many points: 4:\u00a075%, 5:\u00a065%, 6:\u00a055%, 7:\u00a045%, "
        "8:\u00a035%, 9:\u00a025%, 10:\u00a015%.",
        "I have not looked at: shoot the moon.",
        'Worked out as the level "Expert" plays, in 60 deals that fit what you have seen.',
    ]


def test_a_reason_that_neighbours_share_stands_once() -> None:
    options = (bid_option(5, 0.6), bid_option(6, 0.5, Reason.COSTLY), bid_option(7, 0.4, Reason.COSTLY))
    found = hint(ENGLISH, auction_view(), Advice(a.bid(5), options, Source.TABLE, n_deals=60))
    assert [len(line.reasons) for line in found.lines] == [0, 0, 1]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    advice = Advice(a.bid(5), (bid_option(5, 0.6),), Source.TABLE, n_deals=60)
    [line] = hint(Catalogue(Language.GERMAN), auction_view(), advice).lines
    assert (line.win, line.points, line.made) == ("60\u00a0%", "6,9", "65\u00a0%")


def test_negative_points_keep_their_sign() -> None:
    option = Option(a.PASS, 0.5, -0.42, (), ())
    [line] = hint(ENGLISH, auction_view(), Advice(a.PASS, (option,), Source.TABLE, n_deals=60)).lines
    assert line.points == "−0.4"


@pytest.mark.parametrize(
    ("n_deals", "source", "words"),
    [
        (0, Source.TABLE, "rule of thumb alone"),
        (1, Source.TABLE, "in one deal"),
        (7, Source.TABLE, "only rough"),
        (60, Source.FORMULA, "a rough estimate"),
    ],
)
def test_it_says_how_far_the_figures_can_be_trusted(n_deals: int, source: Source, words: str) -> None:
    advice = Advice(a.PASS, (Option(a.PASS, 0.5, None, (), ()),), source, n_deals)
    assert words in " ".join(hint(ENGLISH, auction_view(), advice).notes)


def test_a_bid_that_never_won_says_so() -> None:
    advice = Advice(a.bid(4), (Option(a.bid(4), 0.5, None, (), ()),), Source.TABLE, n_deals=60)
    assert "Somebody always bid more" in hint_lines(ENGLISH, auction_view(), advice)[2]


def test_of_many_choices_not_looked_at_only_the_number_is_told() -> None:
    untold = [Option(a.play(card), None, None, (), (Reason.NOT_TRIED,)) for card in range(MOST_NAMED + 2)]
    chosen = Option(a.play(40), 0.5, 4.0, (), (Reason.CHOSEN,))
    advice = Advice(a.play(40), (chosen, *untold), Source.TABLE, n_deals=60)
    assert f"{MOST_NAMED + 2} other choices" in " ".join(hint(ENGLISH, auction_view(), advice).notes)


def test_cards_that_would_be_laid_for_a_bid_are_one_choice() -> None:
    view = at(make_rules("auction"), Phase.AUCTION)
    labels = [line.label for line in hint(ENGLISH, view, advised(view)).lines]
    assert labels.count("pitch a card") == 1


EVERYWHERE = [
    ("ten-point", {}, Phase.AUCTION),
    ("ten-point", {}, Phase.TRUMP),
    ("ten-point", {}, Phase.REST),
    ("ten-point", {"misdiscard": "fair_game"}, Phase.DISCARD),
    ("ten-point", {"misdiscard": "fair_game"}, Phase.CLAIM),
    ("ten-point", {"burn": "free", "n_kept": 3}, Phase.BURN),
    ("ten-point", {}, Phase.PLAY),
    ("ten-point-call", {}, Phase.CALL),
    ("ten-point-2", {}, Phase.PLAY),
    ("auction", {}, Phase.PLAY),
]


@pytest.mark.parametrize(("variant", "changes", "phase"), EVERYWHERE)
def test_there_is_a_hint_in_every_phase_and_language(variant: str, changes: dict[str, object], phase: Phase) -> None:
    view = at(make_rules(variant, changes=changes), phase)
    advice = advised(view)
    assert advice.choice in view.legal
    lines = [hint_lines(Catalogue(language), view, advice) for language in Language]
    assert len({len(found) for found in lines}) == 1
    assert len({found[0] for found in lines}) == len(Language)


def test_where_looking_ahead_says_little_it_is_said() -> None:
    view = at(make_rules("ten-point-3-solo", changes={"teams": "none", "off_cards": "free_on_off_lead"}), Phase.PLAY)
    assert len(view.legal) > 1
    found = hint(ENGLISH, view, advised(view))
    assert "Looking ahead tells too little here; this is the rule of thumb." in found.lines[0].reasons


def test_h_at_the_plain_table_advises_and_asks_again() -> None:
    typed, shown = io.StringIO("h\nquit\n"), io.StringIO()
    assert play(TEN_POINT, seed=11, bot="casual", records=None, typed=typed, shown=shown) == 0
    _, first, second = shown.getvalue().split("Your bid: ")
    assert first.startswith("h\nMy choice: ")
    assert "match" in first
    assert second.startswith("quit\n")
