"""What each value of an option means at the table, in English: one sentence for every word that can be chosen."""

from collections.abc import Mapping
from typing import Final

from pitchkit.game.options import Kind
from pitchkit.game.rules import OPTIONS, Rules, shown

MEANINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "dummies": {
        "none": "Every hand belongs to a player.",
        "one_each": "Each player has a second hand, opposite, and plays it too.",
        "floating": "One extra hand joins the bidder, who plays it.",
    },
    "draw": {
        "true": "Once trump is named, hands throw away their off cards and draw.",
        "false": "Nobody draws from the stock.",
    },
    "undealt": {
        "to_bidder": "The cards that are left go to the bidder.",
        "six_to_bidder": "The bidder takes six of the cards that are left; the others are out of play.",
        "unused": "The cards that are left are out of play.",
    },
    "points": {
        "five": "Five points: ace, jack, off-jack, ten, two.",
        "seven": "Seven points: as five, and each joker.",
        "eight": "Eight points: as five, and three for the three.",
        "ten": "Ten points: as five, each joker, and three for the three.",
        "eleven": "Eleven points: as thirteen, without the jokers.",
        "thirteen": "Thirteen points: as ten, and three for the off-three.",
        "fourteen": "Fourteen points: as sixteen, without the jokers.",
        "fifteen": "Fifteen points: as sixteen, without the off-two.",
        "sixteen": "Sixteen points: as thirteen, and the off-ace, off-ten and off-two.",
        "high_low_jack_game": "Four points: highest trump, lowest trump, jack of trumps, most card points.",
    },
    "worthless_jokers": {
        "keep_as_trump": "Jokers without a value stay in the pack as trumps.",
        "remove": "Jokers without a value leave the pack.",
    },
    "dirty": {
        "true": "The two counts for whoever wins the trick.",
        "false": "The cards that keep their point count for whoever plays them.",
    },
    "joker_order": {
        "marked": "The big joker beats the little one.",
        "first_played_high": "Of two jokers in a trick, the first played is the stronger.",
        "second_played_high": "Of two jokers in a trick, the second played is the stronger.",
    },
    "reverse": {"true": "Low cards beat high cards.", "false": "High cards beat low cards."},
    "reverse_off": {
        "mirror": "Under reverse the whole order is turned round, off cards too.",
        "keep_below": "Under reverse an off card still ranks just below its counterpart.",
    },
    "forced_exact": {
        "true": "A dealer who has to bid may bid only the forced minimum.",
        "false": "A dealer who has to bid may bid more than the forced minimum.",
    },
    "moon_rank": {
        "above_max": "A moon beats every number, the highest too.",
        "is_max": "A moon takes the place of the highest number.",
        "off": "There is no moon.",
    },
    "all_pass": {
        "dealer_min": "If everybody else passes, the dealer has to bid.",
        "redeal_same_dealer": "If everybody passes, the same dealer deals again.",
        "redeal_next_dealer": "If everybody passes, the next dealer deals.",
        "eldest_min": "If everybody passes, the player left of the dealer has bid the minimum.",
    },
    "dealer_steal": {
        "true": "The dealer may take the bid by matching it.",
        "false": "The dealer has to beat the bid like everybody else.",
    },
    "trump_by": {
        "naming": "The bidder names trump.",
        "first_lead": "The suit of the first card led is trump.",
    },
    "kitty_before_trump": {
        "true": "The bidder sees the undealt cards before he names trump.",
        "false": "The bidder names trump before he sees the undealt cards.",
    },
    "draw_start": {
        "dealer_left": "The player left of the dealer draws first.",
        "bidder_left": "The player left of the bidder draws first.",
    },
    "bidder_draws": {
        "true": "The bidder throws away and draws in his turn.",
        "false": "The bidder keeps what he was dealt until he takes the rest.",
    },
    "misdiscard": {
        "impossible": "Trumps are never thrown away before the draw.",
        "fair_game": "A trump thrown away may be claimed by a player short of trumps.",
        "dead": "A trump thrown away is out of play.",
    },
    "pass_rest": {
        "no": "The rest of the stock stays with the bidder, or there is none.",
        "unseen_whole": "The bidder may give the whole rest, unseen, to his partner.",
        "after_filling": "The bidder fills up from the rest; what is left goes to his partner.",
    },
    "burn": {
        "nonpoint_first": "Trumps that are worth nothing are burnt before point cards.",
        "free": "Any surplus trump may be burnt.",
    },
    "forced_point_burn": {
        "lost": "The points of a point card that has to be burnt are lost.",
        "misdeal": "A point card that has to be burnt makes the hand a misdeal.",
        "scores_for_owner": "A point card that has to be burnt scores for its owner's side.",
    },
    "call_timing": {
        "before_kitty": "The bidder calls before he takes the undealt cards.",
        "after_kitty": "The bidder calls after he has taken the undealt cards.",
    },
    "call_own": {
        "forbid": "The bidder may not call a card he holds.",
        "solo": "The bidder may call a card he holds, and plays alone.",
    },
    "partner_reveal": {
        "on_play": "The partner is known once the called card is played.",
        "at_call": "The holder of the called card is announced at once.",
        "first_trick": "The called card has to be played to the first trick.",
    },
    "off_cards": {
        "dead": "Only trumps are played; a hand without one is out.",
        "free_on_off_lead": "A trump led asks for trumps; anything may be played to an off card.",
        "follow_suit": "The suit led has to be followed, trump or not.",
        "follow_or_trump": "Follow the suit led or play a trump; anything if void.",
    },
    "made_score": {
        "taken": "A made bid scores the points that were taken.",
        "bid": "A made bid scores the bid.",
    },
    "defenders_score": {
        "always": "The other side always scores what it took.",
        "only_if_set": "The other side scores only if the bid was set.",
        "never": "The other side never scores.",
    },
    "set_penalty": {
        "bid": "A set costs the bid.",
        "bid_x2": "A set costs twice the bid.",
    },
    "low_to": {
        "winner": "Low goes to whoever wins the trick it is in.",
        "dealt": "Low goes to whoever plays it.",
    },
    "game_tie": {
        "none": "Nobody scores Game in a tie.",
        "pitcher": "The pitcher's side scores Game if it is in the tie.",
        "nondealer": "The dealer's side drops out of a tie for Game.",
    },
    "moon_needs": {
        "full_total": "A moon has to take every point of the game.",
        "all_in_play": "A moon has to take every point that is in play.",
    },
    "moon_at_zero": {
        "win": "A moon made at zero wins.",
        "stay_zero": "A moon made at zero leaves the score at zero.",
    },
    "moon_below_zero": {
        "to_zero": "A moon made below zero brings the score to zero.",
        "win": "A moon made below zero wins.",
        "add_target": "A moon made below zero adds the target.",
    },
    "moon_fail": {
        "lose_game": "A failed moon loses the match.",
        "minus_total": "A failed moon costs the points of a hand.",
        "minus_target": "A failed moon costs the target.",
    },
    "both_out": {
        "bidder_first": "If several sides reach the target, the bidder's side wins.",
        "higher": "If several sides reach the target, the highest score wins.",
        "play_on": "If several sides reach the target, the match goes on.",
    },
    "must_bid_to_win": {
        "true": "Only the side that bid can win the match.",
        "false": "Any side can win the match.",
    },
    "must_make_to_win": {
        "true": "A side that was set cannot win with that hand.",
        "false": "A side that was set can still win, if its score is there.",
    },
}
"""By option and by value as a person types it; options with numbers, lists or seats are told by `Option.about`."""


def meaning(name: str, rules: Rules) -> str:
    """Return what an option of a game is set to do, as one sentence."""
    value = getattr(rules, name)
    if name in MEANINGS:
        return MEANINGS[name][shown(value)]
    return OPTIONS[name].about + (" Left to the game." if value is None else "")


def options_with_words() -> dict[str, list[str]]:
    """Return, for each option that is a choice or a switch, the values as a person types them."""
    words: dict[str, list[str]] = {}
    for name, entry in OPTIONS.items():
        if entry.kind is Kind.CHOICE:
            words[name] = entry.words()
        elif entry.kind is Kind.FLAG:
            words[name] = ["true", "false"]
    return words
