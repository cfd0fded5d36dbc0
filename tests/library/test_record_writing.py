"""Writing hand records: what is written reads back to the same hand, in every game and at every point of it."""

import json
import random
from typing import Any

import pytest

from library.known_record import cut, done
from library.random_hands import TABLES, PlayedHand, scores_for
from pitchkit import (
    VARIANTS,
    Rules,
    card_names,
    deal,
    describe,
    legal_actions,
    make_record,
    make_rules,
    pack,
    read_records,
    replay,
)
from pitchkit.game.record import outcome_of, seat_action_text


def through_json(record: dict[str, object]) -> Any:
    """Write a record as JSON and parse it again."""
    return json.loads(json.dumps(record))


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_a_whole_hand_reads_back_to_the_letter(rules: Rules) -> None:
    for seed in range(8):
        hand = PlayedHand(rules, seed, scores=scores_for(rules, seed))
        record = through_json(make_record(hand.events, hand.actions))
        read = replay(record)
        assert read.state == hand.state
        assert list(read.events) == hand.events
        assert list(read.actions) == hand.actions
        assert make_record(read.events, read.actions) == record


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_so_does_a_hand_that_goes_on(rules: Rules) -> None:
    hand = PlayedHand(rules, 21)
    for n_actions in range(len(hand.actions)):
        events = [event for batch in hand.batches[: n_actions + 1] for event in batch]
        record = through_json(make_record(events, hand.actions[:n_actions]))
        assert {"points", "result", "winners"} & set(record) == set()
        state = replay(record).state
        legal = [seat_action_text(state.seat, action) for action in legal_actions(state)]
        replay(record | {"legal": legal, "refused": ["0 bid 99", "nonsense"]})


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_rules_are_written_as_the_variant_and_what_differs(rules: Rules) -> None:
    words = describe(rules)
    assert isinstance(words["variant"], str)
    assert make_rules(words["variant"], changes={name: words[name] for name in words if name != "variant"}) == rules


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_shipped_table_is_its_name_and_the_number_of_players_where_it_is_not_the_usual_one(variant: str) -> None:
    for rules in VARIANTS[variant].tables:
        usual = rules is VARIANTS[variant].rules
        assert describe(rules) == {"variant": variant} | ({} if usual else {"players": rules.players})


def test_the_fields_stand_in_their_order_and_say_what_was_given() -> None:
    read = replay(done())
    texts = {name: done()[name] for name in ("note", "names", "id", "source")}
    record = make_record(read.events, read.actions, texts=texts)
    assert record == done() | {"stock": ""}
    assert list(record) == [
        "record", "id", "source", "rules", "note", "names", "dealer", "scores", "hands", "stock", "actions", "points",
        "result", "winners",
    ]  # fmt: skip


def test_scores_of_nil_are_left_out() -> None:
    read = replay(cut(4, scores=[0, 0, 0]))
    assert "scores" not in make_record(read.events, read.actions)


def test_the_caller_may_name_the_rules_his_way() -> None:
    read = replay(cut(4))
    words = {"variant": "auction", "players": 3, "target": 7}
    record = make_record(read.events, read.actions, variant=words)
    assert record["rules"] == words
    assert replay(record).state == read.state


def test_hands_and_stock_keep_the_order_of_the_deal() -> None:
    rules = make_rules("ten-point-call")
    cards = pack(rules)
    random.Random(2).shuffle(cards)
    state, events = deal(rules, cards, dealer=3)
    record = make_record(events, [])
    assert record["hands"] == [card_names(hand) for hand in state.received]
    assert record["stock"] == card_names(cards[-4:])


def test_ten_is_written_as_ten() -> None:
    read = replay(cut(4))
    assert "10H" in str(make_record(read.events, read.actions)["hands"])


@pytest.mark.parametrize("all_pass", ["redeal_same_dealer", "redeal_next_dealer"])
def test_a_hand_that_is_dealt_anew_has_no_points_and_the_scores_it_began_with(all_pass: str) -> None:
    rules = {"variant": "auction", "players": 3, "all_pass": all_pass}
    read = replay(cut(0, rules=rules, actions=["0 pass", "1 pass", "2 pass"]))
    record = make_record(read.events, read.actions)
    assert (record["points"], record["result"], record["winners"]) == ([0, 0, 0], [1, 5, -2], [])
    assert replay(through_json(record)).state == read.state


def test_the_outcome_is_that_of_the_hand() -> None:
    assert outcome_of(replay(done()).state) == {"points": [3, 0, 0], "result": [4, 5, -2], "winners": []}
    assert outcome_of(replay(cut(4)).state) == {}
    won = replay(done(scores=[4, 5, -2], result=[7, 5, -2], winners=[0])).state
    assert outcome_of(won)["winners"] == [0]


def test_a_file_of_lines_reads_back() -> None:
    hands = [PlayedHand(rules, 5) for rules in TABLES.values()]
    records = [make_record(hand.events, hand.actions) for hand in hands]
    text = "".join([json.dumps(record) + "\n" for record in records])
    assert [replay(record).state for record in read_records(text)] == [hand.state for hand in hands]
