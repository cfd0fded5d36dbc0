"""Rules refuse values of the wrong kind, lists that do not fit, and options this version leaves out."""

from typing import Any

import pytest

from pitchkit import VARIANTS, PitchError, Rules, RulesError, make_rules
from pitchkit.game.rules import NOT_BUILT, OPTIONS, from_dict, to_dict
from rules.table import check_refusal, refused_rules

# Lists of cards -------------------------------------------------------------------------------------------------------

TEN_ORDER = "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 2"


def test_keeper_cards_contradict_dirty() -> None:
    error = refused_rules("ten-point", dirty=True, keeper_cards=["2"])
    check_refusal(error, "needs", "keeper_cards", "2", "dirty = false")


@pytest.mark.parametrize("keepers", ["2 O3", "2 2"])
def test_keeper_cards_are_different_trumps(keepers: str) -> None:
    error = refused_rules("ten-point", keeper_cards=keepers.split())
    check_refusal(error, "bad_value", "keeper_cards", keepers, "different trumps out of " + TEN_ORDER)


@pytest.mark.parametrize(
    ("changes", "order", "right"),
    [
        ({}, TEN_ORDER.replace(" 10 9", ""), "these are missing: 9 10"),
        ({}, TEN_ORDER.replace(" OJ", ""), "these are missing: OJ"),
        ({}, TEN_ORDER.replace(" LJ", ""), "these are missing: LJ"),
        ({"points": "sixteen"}, TEN_ORDER, "these are missing: O2 O3 O10 OA"),
        ({}, TEN_ORDER + " 2", "none twice"),
        ({"points": "five", "worthless_jokers": "remove"}, TEN_ORDER, "no joker, since the pack has none"),
        (
            {"points": "five", "worthless_jokers": "remove"},
            TEN_ORDER.replace(" LJ", ""),
            "no joker, since the pack has none",
        ),
    ],
)
def test_a_trump_order_that_does_not_hold_each_trump_once(changes: dict[str, Any], order: str, right: str) -> None:
    error = refused_rules("ten-point", trump_order=order.split(), **changes)
    check_refusal(error, "bad_order", "trump_order", order, f"it must name each trump once, and {right}")


def test_jokers_in_turn_have_to_stand_side_by_side() -> None:
    order = "A K Q J BJ OJ LJ 10 9 8 7 6 5 4 3 2".split()  # noqa: SIM905
    error = refused_rules("ten-point", trump_order=order, joker_order="second_played_high")
    check_refusal(error, "needs", "joker_order", "second_played_high", "jokers side by side in trump_order")
    assert make_rules("ten-point", changes={"trump_order": order}).joker_order == "marked"


# Words and types ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("value", ["nonsense", -1, 1.5, [1], {}, b"2"])
def test_every_option_refuses_a_value_of_another_kind(option: str, value: Any) -> None:
    with pytest.raises(RulesError) as caught:
        from_dict({option: value})
    error = caught.value
    assert error.code in ("bad_value", "not_built")
    assert error.details["option"] == option
    assert str(error).startswith(f"option {option} = ")
    assert OPTIONS[option].expected() in str(error)


@pytest.mark.parametrize("option", [name for name, entry in OPTIONS.items() if entry.kind == "number"])
@pytest.mark.parametrize("value", [True, False, "4", 10**9, None])
def test_a_number_is_a_whole_number(option: str, value: Any) -> None:
    if value is None and OPTIONS[option].optional:
        assert getattr(from_dict({option: None}), option) is None
        return
    with pytest.raises(RulesError, match=f"option {option} = .*a whole number from"):
        from_dict({option: value})


@pytest.mark.parametrize("option", [name for name, entry in OPTIONS.items() if entry.kind == "flag"])
@pytest.mark.parametrize("value", [0, 1, "true", "no", None])
def test_a_flag_is_true_or_false(option: str, value: Any) -> None:
    with pytest.raises(RulesError, match=f"option {option} = .*true or false"):
        from_dict({option: value})


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("all_pass", "dealer_min, redeal_same_dealer, redeal_next_dealer, eldest_min"),
        ("both_out", "bidder_first, higher, play_on"),
        ("burn", "nonpoint_first, free"),
        ("defenders_score", "always, only_if_set, never"),
        ("draw_start", "dealer_left, bidder_left"),
        ("forced_point_burn", "lost, misdeal, scores_for_owner"),
        ("game_tie", "none, pitcher, nondealer"),
        ("joker_order", "marked, first_played_high, second_played_high"),
        ("low_to", "winner, dealt"),
        ("made_score", "taken, bid"),
        ("misdiscard", "impossible, fair_game, dead"),
        ("moon_at_zero", "win, stay_zero"),
        ("moon_below_zero", "to_zero, win, add_target"),
        ("moon_fail", "lose_game, minus_total, minus_target"),
        ("moon_needs", "full_total, all_in_play"),
        ("moon_rank", "above_max, is_max, off"),
        ("off_cards", "dead, free_on_off_lead, follow_suit, follow_or_trump"),
        ("partner_reveal", "on_play, at_call, first_trick"),
        ("pass_rest", "no, unseen_whole, after_filling"),
        ("reverse_off", "mirror, keep_below"),
        ("set_penalty", "bid, bid_x2"),
        ("worthless_jokers", "keep_as_trump, remove"),
        ("call_own", "forbid, solo"),
        ("points", "five, seven, eight, ten, eleven, thirteen, fourteen, fifteen, sixteen, high_low_jack_game"),
    ],
)
def test_section_2_every_choice_has_the_words_of_the_table(option: str, words: str) -> None:
    error = refused_rules("ten-point", **{option: "perhaps"})
    check_refusal(error, "bad_value", option, "perhaps", f"it must be one of {words}")
    assert str(error).endswith(words)


def test_a_misspelt_option_is_met_with_the_near_one() -> None:
    error = refused_rules("ten-point", dirtyy=True)
    assert error.code == "unknown_option"
    assert str(error) == "there is no option 'dirtyy'; did you mean dirty?"


def test_an_option_like_no_other() -> None:
    assert str(refused_rules("ten-point", zzzzqq=1)) == "there is no option 'zzzzqq'"


def test_an_unknown_variant() -> None:
    with pytest.raises(RulesError) as caught:
        make_rules("twelve-point")
    assert caught.value.code == "unknown_variant"
    assert "'twelve-point'" in str(caught.value)
    assert "ten-point-8-fours" in str(caught.value)


@pytest.mark.parametrize("data", [None, [], "ten-point", 3])
def test_rules_that_are_no_table(data: Any) -> None:
    with pytest.raises(RulesError) as caught:
        from_dict(data)
    assert caught.value.code == "bad_rules"
    assert type(data).__name__ in str(caught.value)


# Left out of this version (section 9) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("auction", "until_passed"),
        ("auction", "sell"),
        ("misdeal_rule", "no_face_card"),
        ("smudge", True),
        ("joker_lead", "spades"),
        ("joker_is_low", True),
        ("reveal_out", "at_once"),
        ("packets", "1"),
        ("first_dealer", "cut_high"),
        ("burn_public", False),
        ("discard_public", False),
    ],
)
def test_section_9_options_out_of_scope_say_so(option: str, value: Any) -> None:
    error = refused_rules("ten-point", **{option: value})
    shown = "true" if value is True else "false" if value is False else str(value)
    check_refusal(error, "not_built", option, shown, "this is not part of this version")
    assert error.details["hint"], "the sentence says what is played instead"


def test_section_9_what_is_left_out_is_no_option() -> None:
    assert not set(NOT_BUILT) & set(OPTIONS)


# Refusals are of one kind ---------------------------------------------------------------------------------------------


def test_every_shipped_game_can_be_written_down_and_made_again() -> None:
    for variant in VARIANTS.values():
        for rules in variant.tables:
            assert from_dict(to_dict(rules)) == rules


def test_rules_refuse_as_a_value_too() -> None:
    with pytest.raises(PitchError, match="min_bid = 11"):
        Rules(min_bid=11)
