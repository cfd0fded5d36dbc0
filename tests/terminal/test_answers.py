"""What a person may type in each phase, and what it is read as."""

import pytest

from pitchkit import Phase, View, make_rules, parse_card
from pitchkit.game import actions as a
from pitchkit.game.cards import card_name, card_set
from pitchkit.terminal.answers import Command, NotUnderstood, read_answer
from pitchkit.terminal.choices import numbered, sets_of
from pitchkit.text.catalogue import WORDS, Catalogue
from pitchkit.text.language import Language, Letters
from terminal.table import at

JS = parse_card("JS")
TEN_POINT = make_rules("ten-point")
ENGLISH = Catalogue()


def read(text: str, view: View, words: Catalogue = ENGLISH) -> a.Action | Command:
    return read_answer(text, view, words)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", a.PASS), ("PASS", a.PASS), ("bid 6", a.bid(6)), ("6", a.bid(6)), ("  Bid   6 ", a.bid(6)),
        ("moon", a.MOON), ("pitch js", a.Pitch(JS)), ("Pitch J♠", a.Pitch(JS)), ("10", a.bid(10)),
    ],
)  # fmt: skip
def test_the_auction(text: str, action: a.Action) -> None:
    assert read(text, at(TEN_POINT, Phase.AUCTION)) == action


@pytest.mark.parametrize("text", ["trump s", "TRUMP S", "s", "S", "spades", "Spades", "trump spades", "♠", "1"])
def test_trump(text: str) -> None:
    assert read(text, at(TEN_POINT, Phase.TRUMP)) == a.name_trump(0)


def test_h_asks_for_a_hint_save_where_it_is_a_suit() -> None:
    for phase in (Phase.AUCTION, Phase.REST, Phase.PLAY):
        assert read("h", at(TEN_POINT, phase)) is read("Hint", at(TEN_POINT, phase)) is Command.HINT
    assert read("h", at(TEN_POINT, Phase.TRUMP)) == a.name_trump(1)
    assert read("hint", at(TEN_POINT, Phase.TRUMP)) is Command.HINT


def test_a_play_is_a_card_a_record_or_the_number_of_a_choice() -> None:
    view = at(TEN_POINT, Phase.PLAY)
    assert read("js", view) == read("play JS", view) == read("J♠", view) == a.play(JS)
    assert read("ts", view) == read("10S", view) == a.play(parse_card("10S"))
    for number, action in enumerate(numbered(view), start=1):
        assert action in view.legal
        assert read(str(number), view) == action


def test_the_rest() -> None:
    view = at(TEN_POINT, Phase.REST)
    assert read("keep", view) == read("rest keep", view) == read("1", view) == a.KEEP_REST
    assert read("give", view) == read("Rest Give", view) == read("2", view) == a.GIVE_REST


def test_a_call() -> None:
    view = at(make_rules("ten-point-call"), Phase.CALL)
    assert read("call js", view) == read("js", view) == a.Call(JS)
    assert read("1", view) in view.legal


def test_a_claim() -> None:
    view = at(make_rules("ten-point", changes={"misdiscard": "fair_game"}), Phase.CLAIM)
    claim = a.Claim(view.offer)
    assert read("claim", view) == read(a.action_text(claim), view) == read("1", view) == claim
    assert read("decline", view) == read("2", view) == a.DECLINE


def test_a_discard() -> None:
    view = at(make_rules("ten-point", changes={"misdiscard": "fair_game"}), Phase.DISCARD)
    off_cards = a.Discard(sets_of(view)[0])
    assert read("discard", view) == read("1", view) == off_cards
    assert read("discard JS 10S", view) == read("js, ts", view) == a.Discard(card_set([JS, parse_card("10S")]))


def test_a_burn() -> None:
    view = at(make_rules("ten-point", changes={"n_kept": 1}), Phase.BURN)
    burn = a.Burn(card_set([JS, parse_card("9S")]))
    assert read("burn 9S JS", view) == read("js 9s", view) == burn


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.TRUMP, Phase.REST, Phase.PLAY])
def test_questions_are_understood_in_every_phase(phase: Phase) -> None:
    view = at(TEN_POINT, phase)
    for command in Command:
        assert read(command.value, view) is command
        assert read(command.value.upper(), view) is command
    assert read("?", view) is Command.HELP
    assert read("exit", view) is Command.QUIT


@pytest.mark.parametrize(
    "text", ["", " ", "hearts jack", "play", "play XX", "bid six", "bid 1000", "²", "١", "0", "99"]
)
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.REST, Phase.PLAY])
def test_nonsense_is_not_understood(text: str, phase: Phase) -> None:
    with pytest.raises(NotUnderstood):
        read(text, at(TEN_POINT, phase))


def test_a_card_alone_is_no_bid() -> None:
    with pytest.raises(NotUnderstood, match="write pitch before it"):
        read("js", at(make_rules("auction"), Phase.AUCTION))


def test_a_card_named_twice_is_explained() -> None:
    with pytest.raises(NotUnderstood, match="JS is named twice"):
        read("burn JS JS", at(TEN_POINT, Phase.PLAY))


# Other languages

LANGUAGES = [Catalogue(language) for language in Language]
LOOKS = [Catalogue(language, letters=letters) for language in Language for letters in Letters]


@pytest.mark.parametrize("words", LOOKS, ids=lambda words: f"{words.language}-{words.letters}")
def test_every_card_is_understood_as_it_is_shown_and_as_files_write_it(words: Catalogue) -> None:
    view = at(TEN_POINT, Phase.PLAY)
    for card in range(54):
        assert read(words.card(card), view, words) == a.play(card)
        assert read(words.card(card).lower(), view, words) == a.play(card)
        assert read(card_name(card), view, words) == a.play(card)


@pytest.mark.parametrize("words", LANGUAGES, ids=lambda words: words.language)
def test_every_word_is_understood_in_the_language_and_as_records_have_it(words: Catalogue) -> None:
    spoken = {word: words.part(f"words.{word}") for word in WORDS}
    assert len(set(spoken.values())) == len(WORDS)
    for command in Command:
        assert read(spoken[command.value], at(TEN_POINT, Phase.PLAY), words) is command
        assert read(command.value, at(TEN_POINT, Phase.PLAY), words) is command
    auction = at(TEN_POINT, Phase.AUCTION)
    assert read(spoken["pass"].upper(), auction, words) == read("pass", auction, words) == a.PASS
    assert read(spoken["moon"], auction, words) == a.MOON
    assert read(f"{spoken['bid']} 6", auction, words) == a.bid(6)
    assert read(f"{spoken['pitch']} {words.card(JS)}", auction, words) == a.Pitch(JS)
    rest = at(TEN_POINT, Phase.REST)
    assert read(spoken["keep"], rest, words) == read(f"{spoken['rest']} {spoken['keep']}", rest, words) == a.KEEP_REST
    assert read(spoken["give"], rest, words) == a.GIVE_REST
    play = at(TEN_POINT, Phase.PLAY)
    assert read(f"{spoken['burn']} {words.card(JS)}", play, words) == a.Burn(card_set([JS]))
    assert read(f"{spoken['play']} {words.card(JS)}", play, words) == a.play(JS)


@pytest.mark.parametrize("words", LANGUAGES, ids=lambda words: words.language)
def test_suits_are_understood_by_their_words(words: Catalogue) -> None:
    view = at(TEN_POINT, Phase.TRUMP)
    for suit in range(4):
        assert read(words.suit(suit), view, words) == a.name_trump(suit)
        assert read(f"{words.part('words.trump')} {words.suit(suit).upper()}", view, words) == a.name_trump(suit)


def test_suits_are_understood_by_the_beginning_of_their_words() -> None:
    words, view = Catalogue(Language.GERMAN), at(TEN_POINT, Phase.PLAY)
    assert read("bkr", view, words) == a.play(parse_card("JC"))
    assert read("Dka", view, words) == a.play(parse_card("QD"))
    with pytest.raises(NotUnderstood, match="nicht zu verstehen"):
        read("bk", view, words)


def test_no_word_of_a_language_means_something_else_in_records() -> None:
    for words in LANGUAGES:
        for word in WORDS:
            spoken = words.part(f"words.{word}")
            assert spoken == word or spoken not in WORDS
            assert " " not in spoken
            assert words.card_named(spoken) is None
