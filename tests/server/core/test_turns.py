"""Acting, stale and repeated commands, clocks and paces, being ready, taking back, talking."""

import json

import pytest

from pitchkit import action_text, make_rules, view
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.due import WAIT_MS, WISH_MS, due
from pitchkit.server.table_state import TablePhase
from server.core.tables import PROCESS, LiveTable, folded


def four_people(settings: f.Settings | None = None, *, seed: int = 3) -> LiveTable:
    table = LiveTable(seed=seed, settings=settings)
    table.fill()
    table.start()
    return table


def alone(settings: f.Settings | None = None, *, seed: int = 3) -> LiveTable:
    """Return a table where one person plays with bots and is on turn."""
    table = LiveTable(seed=seed, settings=settings)
    table.start()
    to_person(table)
    return table


def to_person(table: LiveTable) -> None:
    while table.hand.player != 0:
        table.bot_acts()


# Acting ---------------------------------------------------------------------------------------------------------------


def test_only_who_is_on_turn_acts() -> None:
    table = four_people()
    watcher = table.join("Ida", watch=True)
    number = table.state.number
    for person in table.state.sitters:
        if person != table.decider:
            assert table.refused(c.Act("a", "pass", number), person) == "wrong_seat"
    assert table.refused(c.Act("b", "pass", number), watcher) == "not_seated"
    assert table.refused(c.Act("c", "pass", number), 77) == "no_such_person"
    assert table.state.number == number


@pytest.mark.parametrize(
    ("text", "code"),
    [("bid 99", "bid_too_high"), ("bid 1", "bid_too_low"), ("play AS", "wrong_phase"), ("", "no_action"),
     ("play XX", "no_action"), ("burn AS AS", "card_twice"), ("jump", "no_action"), ("discard 2S \u0000", "no_action")],
)  # fmt: skip
def test_what_the_rules_refuse_is_refused_by_the_same_code(text: str, code: str) -> None:
    table = four_people()
    before = folded(table.log)

    assert table.refused(c.Act("a", text, table.state.number), table.decider) == code
    refusal = json.loads(table.told[table.decider][-1])
    assert (refusal["kind"], refusal["id"], refusal["code"]) == ("refused", "a", code)
    assert table.state == before


def test_a_stale_action_is_refused_and_one_that_missed_only_talk_is_not() -> None:
    table = four_people()
    number = table.state.number
    table.act()
    assert table.refused(c.Act("a", "pass", number), table.decider) == "stale"
    assert table.refused(c.Act("b", "pass", table.state.number + 1), table.decider) == "ahead"
    number = table.state.number
    table.ask(c.Say("c", phrase=f.Phrase.HELLO), 1)
    table.act(after=number)
    assert len(table.state.decided) == 2


def test_a_repeated_command_is_known_by_its_id() -> None:
    table = four_people()
    person = table.decider
    table.ask(c.Act("once", "pass", table.state.number), person)
    number = table.state.number

    assert table.state.done(person, "once") == number
    assert table.state.done(person, "twice") is None
    assert table.state.done(99, "once") is None
    table.act()
    assert folded(table.log).done(person, "once") == number


def test_nothing_is_played_before_the_deal() -> None:
    table = LiveTable()
    assert table.refused(c.Act("a", "pass", table.state.number), 1) == "not_playing"
    assert table.refused(c.Rematch("b"), 1) == "no_match"
    assert table.refused(c.Deal()) == "not_due"


def test_every_card_that_may_not_be_played_has_its_reason() -> None:
    table = LiveTable(make_rules("auction"), seed=9)
    table.start()
    n_explained = 0
    for _ in range(6):
        while table.state.is_playing:
            if table.hand.player == 0 and table.hand.phase == "play":
                turn = json.loads(table.told[1][-1])["turn"]
                held = json.loads(table.told[1][-1])["view"]["hands"][0].split()
                playable = [text.removeprefix("play ") for text in turn["legal"]]
                assert set(turn["why_not"]) == set(held) - set(playable)
                for card, reason in turn["why_not"].items():
                    assert table.refused(c.Act("a", f"play {card}", table.state.number), 1) == reason["code"]
                    n_explained += 1
            table.step()
        table.step()
    assert n_explained > 5


# Bots and clocks ------------------------------------------------------------------------------------------------------


def test_a_bot_acts_only_for_its_own_seat() -> None:
    table = LiveTable(seed=3)
    table.start()
    to_person(table)
    number = table.state.number
    assert table.refused(c.BotActs(0, "pass", number)) == "not_bots_turn"
    assert table.refused(c.BotActs(1, "pass", number)) == "not_bots_turn"
    assert due(table.state) is None
    table.act()
    found = table.due()
    assert (found.command, found.player, found.by) == (None, table.hand.player, f.By.BOT)
    assert due(table.state, thinking=True) is None
    assert table.refused(c.BotActs(table.hand.player, "pass", number)) == "stale"


def test_a_bot_decides_for_who_thinks_too_long() -> None:
    table = four_people(f.Settings(decision_s=20))
    found = table.due()
    player = table.hand.player
    assert (found.at_ms, found.player, found.by) == (table.state.turn_ms + 20_000, player, f.By.CLOCK)
    legal = action_text(view(table.hand, player).legal[0])
    assert table.refused(c.ClockActs(player, legal, table.state.number)) == "not_due"
    table.now_ms = found.at_ms
    table.ask(c.ClockActs(player, legal, table.state.number))
    assert table.state.decided == [(player, f.By.CLOCK)]
    assert table.due().at_ms == table.state.turn_ms + 20_000


# Being ready ----------------------------------------------------------------------------------------------------------


def test_the_next_hand_waits_until_all_are_ready_but_not_for_ever() -> None:
    table = four_people(seed=6)
    assert table.refused(c.Go("a"), 1) == "playing"
    table.play_hand()
    ended = table.state.turn_ms
    assert due(table.state) is None
    table.ask(c.Go("b", "12" * 16), 1)
    assert (table.due().command, table.due().at_ms) == (c.Deal(), ended + WAIT_MS)
    assert table.ask(c.Go("c", "34" * 16), 1) == ()
    assert table.refused(c.Deal()) == "not_due"
    for person in (2, 3, 4):
        table.ask(c.Go("d"), person)
    assert table.due().at_ms == ended
    assert table.state.nonces == {1: "12" * 16}
    table.ask(c.Deal())
    assert table.state.hand_number == 2


def test_nobody_waits_for_a_bot_or_for_a_watcher() -> None:
    table = four_people(f.Settings(grace_s=10), seed=6)
    watcher = table.join("Ida", watch=True)
    table.ask(c.Leave(2, PROCESS))
    table.now_ms += 20_000
    table.ask(c.TakeOver(1))
    table.play_hand()
    assert table.refused(c.Go("a"), watcher) == "not_seated"
    for person in (1, 3, 4):
        table.ask(c.Go("b"), person)
    assert table.due().command == c.Deal()
    table.ask(c.Rise("c"), 3)
    assert table.state.ready == (1, 4)


def test_at_a_table_of_bots_the_hosts_word_counts() -> None:
    table = LiveTable(player=None, seed=6)
    table.start()
    table.play_hand()
    assert due(table.state) is None
    table.ask(c.Go("a"), 1)
    table.ask(c.Deal())
    assert table.state.hand_number == 2


def test_another_match_begins_when_one_is_over() -> None:
    table = LiveTable(make_rules("auction-partners", changes={"target": 5}), seed=5)
    watcher = table.join("Ida", watch=True)
    other = table.join("Max", 1)
    table.start()
    assert table.refused(c.Rematch("a"), 1) == "match_goes_on"
    while table.state.phase is not TablePhase.OVER:
        table.step()
    assert table.refused(c.Rematch("b"), watcher) == "not_seated"
    table.ask(c.Go("c"), other)
    table.ask(c.Rematch("d"), 1)

    assert table.state.ready == (other, 1)
    assert json.loads(table.told[1][-1])["view"] is None


# Taking back ----------------------------------------------------------------------------------------------------------


def test_one_person_alone_undoes_his_last_decision() -> None:
    table = alone()
    before = table.hand.copy()
    n_before = len(table.state.decided)
    table.act("pass")
    table.bot_acts()
    table.ask(c.Undo("a", table.state.number), 1)

    assert table.hand == before
    assert len(table.state.decided) == n_before
    assert table.refused(c.Undo("b", table.state.number), 1) == "nothing_to_take_back"
    assert folded(table.log) == table.state
    table.act()
    assert json.loads(table.told[1][-1])["n"] == table.state.number


def test_aids_are_for_one_person_alone() -> None:
    table = alone()
    assert table.ask(c.Advise("a", table.state.number), 1) == ()
    assert json.loads(wire.table_json(table.state))["aids"] == {"hints": True, "undo": True, "take_back": False}
    table.act()
    assert table.refused(c.Advise("b", table.state.number), 1) == "wrong_seat"
    table.ask(c.ChangeSettings("c", f.Settings(aids=False)), 1)
    assert table.refused(c.Undo("d", table.state.number), 1) == "no_aids"
    many = four_people()
    many.act()
    for command in (c.Undo("a", many.state.number), c.Advise("b", many.state.number)):
        assert many.refused(command, 1) == "no_aids"
    assert many.refused(c.TakeBack("c", many.state.number), 1) == "no_take_back"


def taking_back() -> tuple[LiveTable, int, list[int]]:
    """Return a table where one has just acted, he, and the others."""
    table = four_people(f.Settings(take_back=True))
    person = table.decider
    table.act("pass")
    return table, person, [other for other in table.state.sitters if other != person]


def test_a_decision_is_taken_back_when_all_agree() -> None:
    table, person, others = taking_back()
    assert table.refused(c.AnswerTakeBack("z", yes=True), others[0]) == "no_take_back_asked"
    table.ask(c.TakeBack("a", table.state.number), person)
    assert table.ask(c.AnswerTakeBack("b", yes=True), person) == ()
    assert table.refused(c.TakeBack("c", table.state.number), others[0]) == "take_back_asked"
    for other in others[:2]:
        table.ask(c.AnswerTakeBack("d", yes=True), other)
        assert table.ask(c.AnswerTakeBack("e", yes=True), other) == ()
    assert json.loads(wire.table_json(table.state))["take_back"] == {"asked_by": person, "agreed": others[:2]}
    assert len(table.state.decided) == 1
    table.ask(c.AnswerTakeBack("f", yes=True), others[2])

    assert (table.decider, table.state.decided, table.state.wish) == (person, [], None)
    assert folded(table.log) == table.state


def test_one_no_is_enough_and_is_not_asked_again() -> None:
    table, person, others = taking_back()
    table.ask(c.TakeBack("a", table.state.number), person)
    table.ask(c.AnswerTakeBack("b", yes=False), others[1])

    assert (table.state.wish, len(table.state.decided)) == (None, 1)
    assert table.refused(c.TakeBack("c", table.state.number), person) == "take_back_refused"
    assert table.refused(c.TakeBack("d", table.state.number), others[2]) == "nothing_to_take_back"


def test_who_acts_declines() -> None:
    table, person, _ = taking_back()
    table.ask(c.TakeBack("a", table.state.number), person)
    table.act()

    assert (table.state.wish, len(table.state.decided)) == (None, 2)


def test_a_wish_to_take_back_lapses() -> None:
    table, person, _ = taking_back()
    table.ask(c.TakeBack("a", table.state.number), person)
    assert table.refused(c.Lapse()) == "not_due"
    found = table.due()
    assert (found.command, found.at_ms) == (c.Lapse(), table.now_ms - 1000 + WISH_MS)
    table.now_ms = found.at_ms
    table.ask(c.Lapse())
    assert table.state.wish is None
    assert table.refused(c.Lapse()) == "not_due"


def test_bots_wait_while_a_take_back_is_asked_and_have_no_voice() -> None:
    table = LiveTable(settings=f.Settings(take_back=True), seed=3)
    other = table.join("Max", 2)
    table.start()
    to_person(table)
    table.act("pass")
    table.ask(c.TakeBack("a", table.state.number), 1)
    assert table.due().command == c.Lapse()
    assert table.refused(c.BotActs(table.hand.player, "pass", table.state.number)) == "not_bots_turn"
    table.ask(c.AnswerTakeBack("b", yes=True), other)
    assert table.hand.player == 0


def test_with_bots_alone_a_decision_is_taken_back_at_once() -> None:
    table = alone(f.Settings(take_back=True))
    table.act("pass")
    table.ask(c.TakeBack("a", table.state.number), 1)

    assert (table.hand.player, table.state.wish) == (0, None)


def test_who_was_sent_from_his_seat_still_counts_until_the_hand_is_over() -> None:
    table = LiveTable(settings=f.Settings(take_back=True), seed=3)
    other = table.join("Max", 2)
    table.start()
    to_person(table)
    table.act("pass")
    n_decided = len(table.state.decided)
    table.ask(c.SeatBot("a", 2, f.BotLevel.NOVICE), 1)

    assert table.refused(c.Undo("b", table.state.number), 1) == "no_aids"
    assert json.loads(wire.table_json(table.state))["aids"]["hints"] is False
    table.ask(c.TakeBack("c", table.state.number), 1)
    assert (len(table.state.decided), table.state.wish is not None) == (n_decided, True)
    assert table.refused(c.AnswerTakeBack("d", yes=True), other) == "not_seated"


def test_a_wish_ends_when_somebody_leaves_his_seat() -> None:
    table, person, others = taking_back()
    table.ask(c.TakeBack("a", table.state.number), person)
    table.ask(c.Rise("b"), others[0])

    assert table.state.wish is None


def test_nothing_is_taken_back_once_the_hand_is_scored() -> None:
    table = alone()
    table.play_hand()
    assert table.refused(c.Undo("a", table.state.number), 1) == "not_playing"


# Talking --------------------------------------------------------------------------------------------------------------


def test_people_talk_in_phrases_and_where_allowed_in_words() -> None:
    table = LiveTable()
    watcher = table.join("Ida", watch=True)
    table.ask(c.Say("a", phrase=f.Phrase.GOOD_LUCK), watcher)
    assert table.refused(c.Say("b", text="hello"), 1) == "no_free_text"
    assert table.refused(c.Say("c"), 1) == "bad_command"
    assert table.refused(c.Say("d", phrase=f.Phrase.BYE, text="bye"), 1) == "bad_command"
    table.ask(c.ChangeSettings("e", f.Settings(free_text=True)), 1)
    table.ask(c.Say("f", text="  hello\n there  "), 1)
    for text in ("   ", "a\u202eb", "\x1b[0m"):
        assert table.refused(c.Say("g", text=text), 1) == "bad_text"
    said = json.loads(wire.table_json(table.state))["chat"]
    assert [(line["person"], line["phrase"], line["text"]) for line in said] == [
        (watcher, "good-luck", None),
        (1, None, "hello there"),
    ]


def test_nobody_talks_too_fast() -> None:
    table = LiveTable()
    table.now_ms -= 0
    for _ in range(5):
        table.ask(c.Say("a", phrase=f.Phrase.HELLO), 1)
    assert table.refused(c.Say("b", phrase=f.Phrase.HELLO), 1) == "too_fast"
    table.now_ms += 10_000
    table.ask(c.Say("c", phrase=f.Phrase.HELLO), 1)
