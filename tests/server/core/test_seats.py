"""Who sits where: coming, late or early, rising, bots, being away and coming back."""

import json

import msgspec
import pytest

from pitchkit import make_rules
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.decide import NewTable, opening
from pitchkit.server.due import due
from pitchkit.server.table_state import TablePhase
from server.core.tables import PROCESS, START_MS, LiveTable, folded

NOW = f.Settings(late_join=f.LateJoin.AT_ONCE)


def seats(table: LiveTable) -> list[object]:
    """Return who has each seat: a person's number, else a bot's level, else None."""
    return [seat.bot if seat.person is None else seat.person for seat in table.state.seats]


# Opening and joining --------------------------------------------------------------------------------------------------


def test_whoever_opens_a_table_is_its_host_and_may_sit() -> None:
    assert (LiveTable(player=2).state.host, seats(LiveTable(player=2))) == (1, [None, None, 1, None])
    assert seats(LiveTable(player=None)) == [None] * 4


@pytest.mark.parametrize(
    ("name", "player", "code"),
    [("", None, "bad_name"), ("x" * 25, None, "bad_name"), ("a\u202eb", None, "bad_name"), ("Eva", 4, "no_such_player"),
     ("Eva", -1, "no_such_player")],
)  # fmt: skip
def test_a_table_is_not_opened_badly(name: str, player: int | None, code: str) -> None:
    wish = NewTable(make_rules("ten-point"), f.Settings(), name, "key", player)
    with pytest.raises(c.Refused) as refusal:
        opening("ABC234", wish, now_ms=START_MS, chance=bytes)
    assert refusal.value.code == code


def test_play_now_fills_the_table_and_deals_once_somebody_is_there() -> None:
    table = LiveTable(player=None, play_now=True)

    assert seats(table) == [1, "club", "club", "club"]
    assert table.due().command == c.Deal()
    assert table.due().at_ms <= table.now_ms
    table.ask(c.Deal())
    assert table.state.is_playing


def test_friends_take_the_free_seats_in_turn_and_then_watch() -> None:
    table = LiveTable(player=1)
    people = [table.join(name) for name in ("Max", "Ida", "Tom", "Ann")]

    assert seats(table) == [2, 1, 3, 4]
    assert table.state.player_of(people[3]) is None


# Before the match -----------------------------------------------------------------------------------------------------


def test_before_the_match_people_sit_where_they_like() -> None:
    table = LiveTable()
    other = table.join("Max", 1)
    table.ask(c.Sit("a", 3), other)
    assert seats(table) == [1, None, None, other]
    assert table.refused(c.Sit("b", 0), other) == "seat_taken"
    assert table.refused(c.Sit("c", 5), other) == "no_such_player"
    assert table.ask(c.Sit("d", 3), other) == ()
    table.ask(c.Rise("e"), other)
    assert seats(table) == [1, None, None, None]
    assert table.refused(c.Rise("f"), other) == "not_seated"


def test_the_host_seats_bots_and_frees_seats() -> None:
    table = LiveTable()
    other = table.join("Max", 1)
    table.ask(c.SeatBot("a", 2, f.BotLevel.EXPERT), 1)
    assert table.ask(c.SeatBot("b", 2, f.BotLevel.EXPERT), 1) == ()
    table.ask(c.SeatBot("c", 1, None), 1)
    assert seats(table) == [1, None, "expert", None]
    assert table.refused(c.SeatBot("d", 2, None), other) == "not_host"
    assert table.refused(c.SeatBot("e", 7, None), 1) == "no_such_player"
    table.ask(c.Sit("f", 2), other)
    assert seats(table) == [1, None, other, None]


def test_the_host_starts_and_bots_take_the_rest() -> None:
    table = LiveTable(settings=f.Settings(bot=f.BotLevel.NOVICE))
    other = table.join("Max", 2)
    table.ask(c.SeatBot("a", 1, f.BotLevel.MASTER), 1)
    assert table.refused(c.Start("b"), other) == "not_host"
    table.start()

    assert seats(table) == [1, "master", other, "novice"]
    assert table.state.is_playing
    assert table.refused(c.Start("c"), 1) == "already_begun"
    assert table.refused(c.SeatBot("d", 1, None), 1) == "already_begun"


# During the match -----------------------------------------------------------------------------------------------------


def test_a_late_friend_takes_a_bots_seat_at_the_next_deal() -> None:
    table = LiveTable(seed=3)
    table.start()
    late = table.join("Max")
    assert table.state.reserved_by(late) == 1
    assert table.refused(c.Join("Tom", "k", 1)) == "seat_taken"
    other = table.join("Ida", 2)
    table.ask(c.Sit("a", 3), late)
    assert [seat.next for seat in table.state.seats] == [None, None, other, late]
    assert json.loads(wire.table_json(table.state))["players"][3]["next"] == late
    assert seats(table) == [1, "club", "club", "club"]

    table.ask(c.Leave(other, PROCESS))
    table.play_hand()
    table.step()
    assert seats(table) == [1, "club", "club", late]
    assert [seat.next for seat in table.state.seats] == [None] * 4
    assert folded(table.log) == table.state


def test_a_reserved_seat_is_given_up() -> None:
    table = LiveTable(seed=3)
    table.start()
    late = table.join("Max", 2)
    table.ask(c.Rise("a"), late)

    assert table.state.reserved_by(late) is None


def test_a_late_friend_takes_a_bots_seat_at_once_where_the_host_allows_it() -> None:
    table = LiveTable(settings=NOW)
    table.start()
    late = table.join("Max", 2)

    assert seats(table) == [1, "club", late, "club"]
    assert json.loads(table.told[late][0])["view"]["hands"][2] is not None


@pytest.mark.parametrize("settings", [NOW, msgspec.structs.replace(NOW, aids=False, take_back=True)])
def test_nobody_comes_into_a_hand_in_which_a_decision_was_taken_back(settings: f.Settings) -> None:
    table = LiveTable(settings=settings, seed=3)
    table.start()
    while table.hand.player != 0:
        table.bot_acts()
    table.act("pass")
    table.bot_acts()
    back = c.TakeBack if settings.take_back else c.Undo
    table.ask(back("a", table.state.number), 1)
    late = table.join("Max", 2)

    assert seats(table) == [1, "club", "club", "club"]
    assert table.state.reserved_by(late) == 2
    told = json.loads(table.told[late][-1])
    assert "view" not in told
    assert (told["table"]["undone"], told["table"]["players"][2]["next"]) == (True, late)
    assert folded(table.log) == table.state
    table.play_hand()
    assert not json.loads(wire.table_json(table.state))["undone"]
    table.step()
    assert seats(table) == [1, "club", late, "club"]
    other = table.join("Ida", 3)  # in the next hand nothing was taken back
    assert seats(table) == [1, "club", late, other]


def test_nobody_sees_two_hands_of_one_deal() -> None:
    table = LiveTable(settings=NOW, seed=4)
    other = table.join("Max", 2)
    table.start()
    assert table.refused(c.Sit("a", 1), other) == "playing"
    table.ask(c.Rise("b"), other)
    assert seats(table) == [1, "club", "club", "club"]
    assert json.loads(table.told[other][-1])["view"]["hands"] == [None] * 4
    table.ask(c.Sit("c", 1), other)
    assert table.state.reserved_by(other) == 1  # not at once: he has seen the cards of player 2
    table.ask(c.Sit("d", 2), other)
    assert seats(table) == [1, "club", other, "club"]


def test_between_hands_seats_change_at_once() -> None:
    table = LiveTable(seed=5)
    other = table.join("Max", 2)
    table.start()
    table.play_hand()
    table.ask(c.Sit("a", 3), other)

    assert seats(table) == [1, "club", "club", other]


def test_the_host_gives_a_bot_the_seat_of_a_person() -> None:
    table = LiveTable()
    other = table.join("Max", 2)
    table.start()
    table.ask(c.SeatBot("a", 2, f.BotLevel.CASUAL), 1)

    assert seats(table) == [1, "club", "casual", "club"]
    assert table.state.player_of(other) is None


# Being away -----------------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_is_away_and_gives_the_seat_back() -> None:
    table = LiveTable(settings=f.Settings(grace_s=30, bot=f.BotLevel.CASUAL))
    other = table.join("Max", 2)
    table.start()
    table.ask(c.Leave(other, PROCESS))
    left_ms = table.now_ms
    told = json.loads(wire.table_json(table.state))
    assert told["grace"] == [{"player": 2, "at_ms": left_ms + 30_000}]
    assert told["players"][2]["away"]
    assert table.refused(c.TakeOver(2)) == "not_due"

    table.now_ms = left_ms + 30_000
    table.ask(c.TakeOver(2))
    assert table.state.seats[2].taken_over
    assert table.state.seats[2].bot is f.BotLevel.CASUAL
    assert table.refused(c.TakeOver(2)) == "not_due"
    table.ask(c.Arrive(other, PROCESS))
    assert not table.state.seats[2].taken_over
    assert seats(table)[2] == other
    assert folded(table.log) == table.state


def test_who_acts_has_his_seat_again() -> None:
    table = LiveTable(settings=f.Settings(grace_s=10))
    table.start()
    while table.hand.player != 0:
        table.bot_acts()
    table.ask(c.Leave(1, PROCESS))
    table.now_ms += 20_000
    table.ask(c.TakeOver(0))
    table.act()

    assert not table.state.seats[0].taken_over


def test_two_processes_and_two_tabs_are_one_presence() -> None:
    table = LiveTable()
    assert table.ask(c.Arrive(1, PROCESS)) == ()
    table.ask(c.Arrive(1, "process-2"))
    table.ask(c.Leave(1, PROCESS))
    assert table.state.people[1].is_here
    assert table.ask(c.Leave(1, PROCESS)) == ()
    table.ask(c.Leave(1, "process-2"))
    assert not table.state.people[1].is_here
    assert table.state.people[1].since_ms == table.now_ms
    assert table.refused(c.Arrive(9, PROCESS)) == "no_such_person"
    assert table.refused(c.Leave(9, PROCESS)) == "no_such_person"


def test_with_nobody_there_the_hand_ends_and_none_is_dealt() -> None:
    table = LiveTable(settings=f.Settings(grace_s=10))
    table.start()
    table.ask(c.Leave(1, PROCESS))
    table.now_ms += 20_000
    table.ask(c.TakeOver(0))
    while table.state.is_playing:
        assert table.due().by is f.By.BOT
        table.bot_acts()

    assert table.state.phase is TablePhase.BETWEEN
    assert due(table.state) is None


# The host -------------------------------------------------------------------------------------------------------------


def test_the_host_hands_his_rights_on() -> None:
    table = LiveTable()
    other = table.join("Max")
    assert table.refused(c.MakeHost("a", other), other) == "not_host"
    assert table.refused(c.MakeHost("b", 9), 1) == "no_such_person"
    assert table.ask(c.MakeHost("c", 1), 1) == ()
    table.ask(c.MakeHost("d", other), 1)
    assert table.state.host == other
    assert table.refused(c.ChangeSettings("e", f.Settings()), 1) == "not_host"


def test_a_host_who_stays_away_is_followed_by_who_is_here() -> None:
    table = LiveTable(settings=f.Settings(grace_s=20))
    other = table.join("Max")
    table.ask(c.Leave(1, PROCESS))
    assert table.refused(c.PassHost()) == "not_due"
    found = table.due()
    assert (found.command, found.at_ms) == (c.PassHost(), table.now_ms - 1000 + 20_000)
    table.now_ms = found.at_ms
    table.ask(c.PassHost())
    assert table.state.host == other


def test_a_friend_who_waits_for_the_next_deal_gets_it_though_the_host_has_left() -> None:
    table = LiveTable(settings=f.Settings(grace_s=20))
    table.start()
    friend = table.join("Max")
    table.ask(c.Leave(1, PROCESS))
    table.now_ms += 20_000
    table.ask(c.TakeOver(0))
    while table.state.is_playing:
        table.bot_acts()
    table.ask(c.Go("a"), friend)
    assert table.due().command == c.PassHost()
    table.ask(c.PassHost())
    assert table.due().command == c.Deal()
    table.ask(c.Deal())
    assert (table.state.host, table.state.player_of(friend)) == (friend, 1)


def test_the_host_changes_how_the_table_is_run() -> None:
    table = LiveTable()
    table.ask(c.ChangeSettings("a", f.Settings(grace_s=200)), 1)

    assert table.state.settings.grace_s == 200
    assert table.ask(c.ChangeSettings("b", f.Settings(grace_s=200)), 1) == ()


def test_a_closed_table_stays_closed() -> None:
    table = LiveTable()
    other = table.join("Max")
    assert table.refused(c.Close("a"), other) == "not_host"
    table.ask(c.Close("b"), 1)

    assert table.refused(c.Start("c"), 1) == "closed"
    assert table.refused(c.Join("Tom", "k")) == "closed"
    assert table.ask(c.Ping("d"), 1) == ()
    table.ask(c.Leave(other, PROCESS))
    assert due(table.state) is None
    assert json.loads(wire.table_json(table.state))["state"] == "closed"
