"""What a person may type in each phase, and what it is read as."""

import pytest

from pitchkit import Phase, make_rules, parse_card
from pitchkit.game import actions as a
from pitchkit.game.cards import card_set
from pitchkit.terminal.answers import Command, NotUnderstood, read_answer
from pitchkit.terminal.choices import numbered, sets_of
from terminal.table import at

JS = parse_card("JS")
TEN_POINT = make_rules("ten-point")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", a.PASS), ("PASS", a.PASS), ("bid 6", a.bid(6)), ("6", a.bid(6)), ("  Bid   6 ", a.bid(6)),
        ("moon", a.MOON), ("pitch js", a.Pitch(JS)), ("Pitch J♠", a.Pitch(JS)), ("10", a.bid(10)),
    ],
)  # fmt: skip
def test_the_auction(text: str, action: a.Action) -> None:
    assert read_answer(text, at(TEN_POINT, Phase.AUCTION)) == action


@pytest.mark.parametrize("text", ["trump s", "TRUMP S", "s", "S", "spades", "Spades", "trump spades", "♠", "1"])
def test_trump(text: str) -> None:
    assert read_answer(text, at(TEN_POINT, Phase.TRUMP)) == a.name_trump(0)


def test_a_play_is_a_card_a_record_or_the_number_of_a_choice() -> None:
    view = at(TEN_POINT, Phase.PLAY)
    assert read_answer("js", view) == read_answer("play JS", view) == read_answer("J♠", view) == a.play(JS)
    assert read_answer("ts", view) == read_answer("10S", view) == a.play(parse_card("10S"))
    for number, action in enumerate(numbered(view), start=1):
        assert action in view.legal
        assert read_answer(str(number), view) == action


def test_the_rest() -> None:
    view = at(TEN_POINT, Phase.REST)
    assert read_answer("keep", view) == read_answer("rest keep", view) == read_answer("1", view) == a.KEEP_REST
    assert read_answer("give", view) == read_answer("Rest Give", view) == read_answer("2", view) == a.GIVE_REST


def test_a_call() -> None:
    view = at(make_rules("ten-point-call"), Phase.CALL)
    assert read_answer("call js", view) == read_answer("js", view) == a.Call(JS)
    assert read_answer("1", view) in view.legal


def test_a_claim() -> None:
    view = at(make_rules("ten-point", changes={"misdiscard": "fair_game"}), Phase.CLAIM)
    claim = a.Claim(view.offer)
    assert read_answer("claim", view) == read_answer(a.action_text(claim), view) == read_answer("1", view) == claim
    assert read_answer("decline", view) == read_answer("2", view) == a.DECLINE


def test_a_discard() -> None:
    view = at(make_rules("ten-point", changes={"misdiscard": "fair_game"}), Phase.DISCARD)
    off_cards = a.Discard(sets_of(view)[0])
    assert read_answer("discard", view) == read_answer("1", view) == off_cards
    assert (
        read_answer("discard JS 10S", view)
        == read_answer("js, ts", view)
        == a.Discard(card_set([JS, parse_card("10S")]))
    )


def test_a_burn() -> None:
    view = at(make_rules("ten-point", changes={"n_kept": 1}), Phase.BURN)
    burn = a.Burn(card_set([JS, parse_card("9S")]))
    assert read_answer("burn 9S JS", view) == read_answer("js 9s", view) == burn


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.TRUMP, Phase.REST, Phase.PLAY])
def test_questions_are_understood_in_every_phase(phase: Phase) -> None:
    view = at(TEN_POINT, phase)
    for command in Command:
        assert read_answer(command.value, view) is command
        assert read_answer(command.value.upper(), view) is command
    assert read_answer("?", view) is Command.HELP
    assert read_answer("exit", view) is Command.QUIT


@pytest.mark.parametrize(
    "text", ["", " ", "hearts jack", "play", "play XX", "bid six", "bid 1000", "²", "١", "0", "99"]
)
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.REST, Phase.PLAY])
def test_nonsense_is_not_understood(text: str, phase: Phase) -> None:
    with pytest.raises(NotUnderstood):
        read_answer(text, at(TEN_POINT, phase))


def test_a_card_alone_is_no_bid() -> None:
    with pytest.raises(NotUnderstood, match="write pitch before it"):
        read_answer("js", at(make_rules("auction"), Phase.AUCTION))


def test_a_card_named_twice_is_explained() -> None:
    with pytest.raises(NotUnderstood, match="JS is named twice"):
        read_answer("burn JS JS", at(TEN_POINT, Phase.PLAY))
