"""Card sense of the players that look ahead, a sentence a position.

Seats 0 and 2 are partners against 1 and 3, seat 0 is the bidder and spades are trump unless a position says otherwise. The
budgets are the smallest that suffice; a player with more of the same mind does no worse.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from bots.positions import after_auction, auction, played
from pitchkit import HandState, Phase, act, action_text, cards_in, parse_action, view
from pitchkit.bots.levels import IS_COMPILED, Budget, SearchBot
from pitchkit.game.cards import card_names

SMALL: Final = Budget(n_deals=12, n_worlds=16, n_playouts=40)
LARGE: Final = Budget(n_deals=60, n_worlds=100, n_playouts=200)


def choice(state: HandState, budget: Budget) -> str:
    bot = SearchBot(random.Random(1), budget)
    return action_text(bot.choose(view(state, state.player)))


@dataclass(frozen=True)
class Sense:
    """A position and what good players do in it: any of some actions, or none of others (marked by ``not``)."""

    sentence: str
    make: Callable[[], HandState]
    wanted: str

    def holds(self, said: str) -> bool:
        words = self.wanted.removeprefix("not ").split(" | ")
        return (said in words) != self.wanted.startswith("not ")


def bids(sentence: str, wanted: str, hand: str, said: str = "", variant: str = "ten-point", **options: Any) -> Sense:
    """A bid of the player after those who have spoken."""
    seat = len(said.split())
    return Sense(sentence, lambda: auction(variant, said, {seat: hand}, **options), wanted)


def plays(sentence: str, wanted: str, hands: str, cards: str = "", variant: str = "ten-point", **options: Any) -> Sense:
    """A card; ``hands`` are the trumps of each seat, separated by strokes."""
    dealt = dict(enumerate(hands.split(" / ")))
    return Sense(sentence, lambda: played(after_auction(variant, dealt, **options), cards), wanted)


def decides(sentence: str, wanted: str, phase: Phase, hands: str, variant: str = "ten-point", **options: Any) -> Sense:
    """A decision between the auction and the first lead."""
    dealt = dict(enumerate(hands.split(" / ")))
    return Sense(sentence, lambda: after_auction(variant, dealt, phase, **options), wanted)


POOR = "9S 5S 8H 4H 7D 6D 9C 6C 4C"
GOOD = "AS KS JS JC 9S 8S 4H 5D 6C"
MOONY = "AS KS QS JS JC 3S 2S 4H 5D"
BURNING = "AS KS QS JS JC BJ LJ 3S 2S"
"""Nine trumps: one of the points has to be burnt, so that nobody can take them all."""
HIGH = "bid 8 | bid 9 | bid 10 | moon"
FOUR_SUITS = "4S 7H 6H 8D 5C 9C"
BIDDING = [
    bids("Leaves a bid that a poor hand can't beat.", "pass", POOR, "pass 5"),
    bids("Bids with the top of a long suit.", "not pass | bid 10 | moon", GOOD),
    bids("No eight of ten without ace, king or queen.", f"not {HIGH}", "JS JC BJ 9S 8S 7S 4H 5D 6C"),
    bids("No eight of ten on length alone.", f"not {HIGH}", "10S 9S 8S 7S 6S 5S 4S 4H 5D"),
    bids("No maximum in four points without the ace.", "not bid 4", "KS QS 9S 8S 4H 5D", variant="auction"),
    bids("Bids four on ace, king, queen, jack and two.", "bid 4", "AS KS QS JS 2S 5D", variant="auction"),
    bids("Shoots the moon with an overwhelming hand.", "moon", MOONY, scores=[5, 5, 5, 5]),
    bids("No moon with a hand that has to burn a point.", "not moon", BURNING, scores=[5, 5, 5, 5]),
    bids("No moon on a merely good hand.", "not moon", GOOD),
    bids("No moon from below zero, where it only wipes out the debt.", "not moon", MOONY, scores=[-3, 0, -3, 0]),
    bids("The dealer steals rather than raises.", "bid 2", "AS KS JS 3S AH 4D", "pass 2 pass", variant="auction"),
    bids("The stuck dealer bids the minimum.", "bid 4", POOR, "pass pass pass"),
    bids("The stuck dealer of four points bids two.", "bid 2", FOUR_SUITS, "pass pass pass", variant="auction"),
    bids("Never overcalls a partner for nothing.", "pass", POOR, "pass 6 pass"),
    bids("Does not take a high bid from a partner with a fair hand.", "pass", "KS QS 9S 8S 4H 5D 6C 7C 8D", "pass 8 pass"),
    bids("The last to speak bids no more than he needs.", "bid 5 | pass", GOOD, "4 pass pass"),
    bids("Takes a low bid from an opponent with a good hand.", "bid 5", GOOD, "4 pass pass"),
    bids("Near the target a bid that is safe.", "bid 5 | bid 6 | bid 7", GOOD, scores=[48, 20, 48, 20]),
    bids("Far behind, an overwhelming hand is worth the moon.", "moon", MOONY, scores=[4, 49, 4, 49]),
    bids("A bidder far above the target bids anything: set, he wins too.", "bid 2 | bid 3 | bid 4", FOUR_SUITS,
         variant="auction", scores=[11, 0, 0, 0]),
    bids("Near the target no four over a three: the points that are there can be lost.", "pass", "AS KS 10S 2S 4H 6D",
         "pass 3", variant="auction", scores=[0, 0, 6, 0]),
    bids("Far behind, four over the three of a player who would be out.", "bid 4", "AS JS 10S 3S 4H 6D",
         "pass 3", variant="auction", scores=[0, 6, 0, 0]),
    bids("Far behind, a bold three on an ace and length, before a player who needs a point.", "bid 3",
         "AS 10S 9S 3S 5H 7D", variant="auction", scores=[0, 0, 6, 0]),
]  # fmt: skip

LAST = "10S 9S 8S 3S / QS 4S JS / LJ 7S 5S / AS KS 6S JC BJ 2S"
THREE = "AS 9S 8S 5S / KS JC 4S / 3S QS 7S / JS BJ 10S 6S LJ 2S"
LOST = "9S 8S 5S / AS JC 4S / 3S 10S 7S LJ / JS BJ KS 6S QS 2S"
CALLED = "AS QS 8S 7S 9H / 4S LJ 9S / 3S KS 5S / JC 10S 6S / JS BJ 2S"
SMEAR = "AH KH QH 9S 8S 7S / 8H 10C 9C 3S 2D 5D / 10D 6C 4C 3C 5S 6S / 3H 9H QC AC 4D 7D"
PLAYING = [
    plays("Last in hand takes points with a card that wins for sure.", "play BJ | play JC | play KS", LAST, "10S 4S 7S"),
    plays("The ace is not spent on an empty trick in last seat.", "not play AS",
          "KS 8S 7S / 5S JS / QS JC 10S LJ / AS 9S 6S 4S BJ 3S", "KS 5S QS"),
    plays("Gives the three to a partner who surely wins.", "play 3S", THREE, "AS 4S"),
    plays("Gives no point to an opponent who surely wins.", "play 7S", LOST, "9S AS"),
    plays("Throws the two that scores for him on a lost trick, or a worthless card.", "play 2S",
          "9S 8S 5S / AS JC 4S / 3S 10S 2S LJ / JS BJ KS 6S QS 7S", "9S AS"),
    plays("Keeps the two out of a lost trick in the dirty game.", "play 7S",
          "9S 8S 5S / AS JC 4S / 3S 7S 2S LJ / JS BJ KS 6S QS 10S", "9S AS", dirty=True),
    plays("Carries the two home on a partner's ace in the dirty game.", "play 2S",
          "AS 9S 8S 5S / KS JC 4S / 2S QS 7S / JS BJ 10S 6S LJ 3S", "AS 4S", dirty=True),
    plays("Does not beat a partner's sure trick.", "not play KS",
          "KS 9S 8S 5S / JS JC 4S / AS QS 7S / BJ 10S 6S LJ 3S 2S", "AS 2S", bidder=2),
    plays("No high trump under a higher one.", "play 9S",
          "8S 5S / AS 4S / KS QS 9S / JS JC BJ 10S 6S LJ 3S 2S 7S", "8S AS", variant="ten-point-42"),
    plays("The lowest trump under a partner's ace, if he has no points.", "play 7S",
          "AS 9S 8S 5S / KS JC 4S / KS QS 7S / JS BJ 10S 6S LJ 2S".replace("/ KS JC 4S", "/ 3S JC 4S"), "AS 4S"),
    plays("No small lead from king and three at the end.", "play KS",
          "AS QS KS 3S / JS 4S / JC 7S / BJ 6S 5S 2S", "AS 4S 7S 2S QS JS JC 5S"),
    plays("No small lead from jack and two at the end, where the two has to be won.", "play JS",
          "AS KS QS JS 2S / 10S 9S 4S 3S / 8S 7S 5S / JC BJ LJ 6S", "AS 4S 7S 6S KS 9S 5S LJ QS 3S 8S JC", dirty=True),
    plays("No trump lead at two defenders who showed out: it would take a partner's trump along.", "not play 9S",
          "AS KS 9S 4H 3D 6C / 3S 7D AH 10H 8D 2C / 4S 5S QS 10S 3H 7C / 6S 8C AD 10D JD 9C",
          "AS 3S 4S 6S KS 7D 5S 8C", variant="auction-partners"),
    plays("Leads the ace first where it draws points.", "play AS",
          "AS KS QS 9S 3S 10S / JS 4S 8S / JC 7S / BJ LJ 6S 5S 2S"),
    plays("Keeps the three until the opponents are out of trumps.", "not play 3S",
          "AS KS QS 9S 3S 10S / JS 4S 8S / JC 7S / BJ LJ 6S 5S 2S"),
    plays("The called partner returns his points at once.", "play 3S", CALLED, "AS 4S", variant="ten-point-call"),
    plays("Defenders of a called game keep their points from the bidder.", "play 6S", CALLED, "AS 4S 3S",
          variant="ten-point-call"),
    plays("Leads the two where the order is turned round.", "play 2S | play 10S | play 9S | play 8S",
          "2S 9S 8S 10S / KS JC 4S / QS LJ 7S 5S / JS BJ 6S 3S AS", reverse=True),
    plays("Counts on his dummy, which lies open.", "play 7S",
          "QS 9S 8S 3S KS / 4S JC BJ / AS 7S / JS 10S 6S LJ 5S 2S", "KS BJ", variant="ten-point-2"),
    plays("The dummy gives its points to its own player.", "play 3S", THREE, "AS 4S", variant="ten-point-2"),
    plays("Sees that the open dummy of the opponents can't beat him.", "play 3S",
          "QS 9S 8S 5S / 4S AS KS 7S / 10S 3S / 6S JC LJ 2S BJ", "QS 4S", variant="ten-point-2"),
    plays("Smears a ten on a partner's trick.", "play 10D", SMEAR, "AH 8H", variant="auction-partners", trump="H"),
    plays("Leads an ace of the best suit to make it trump.", "play AH", "AH KH JH 4H 10S 2C", variant="auction"),
]  # fmt: skip

OTHERS = "QS 7S / JC BJ / LJ 4S"
EXCHANGING = [
    decides("Names the long suit with the top cards.", "trump H", Phase.TRUMP, "AH KH QH JH 9H 4S 5D 6C 7C", trump="H"),
    decides("Counts jokers and off-jack for the suits they belong to.", "trump C", Phase.TRUMP,
            "AC KC JC JS BJ 4H 5D 6D 7H", trump="C"),
    decides("Calls a high trump that he lacks.", "call AS", Phase.CALL, "KS QS JS 10S 9S", variant="ten-point-call"),
    decides("Does not call a card of his own to play alone.", "not call AS | call KS | call JS | call 10S | call 9S",
            Phase.CALL, "AS KS JS 10S 9S", variant="ten-point-call", call_own="solo"),
    decides("Never throws a trump away.", "discard 9H 8H 7D 6D 5C 4C", Phase.DISCARD, "AS 4S 2S 9H 8H 7D 6D 5C 4C",
            misdiscard="fair_game"),
    decides("Keeps the rest while he is short of trumps.", "rest keep", Phase.REST, f"AS KS JS 10S / {OTHERS}"),
    decides("Burns trumps that score nothing.", "burn 7S 6S | burn 8S 6S | burn 8S 7S", Phase.BURN,
            " / AS KS 10S 8S 7S 6S 3S 2S", variant="ten-point-42"),
    decides("A forced burn keeps the points that count most.", "not burn 3S | burn 3S 2S | burn 10S 3S | burn BJ 3S",
            Phase.BURN, " / AS JS JC BJ LJ 10S 3S 2S", variant="ten-point-42"),
    decides("Keeps the two that scores for its player where any trump may be burnt.", "not burn 2S", Phase.BURN,
            " / AS KS 10S 8S 7S 3S 2S", variant="ten-point-42", burn="free"),
]  # fmt: skip

ALL = [*BIDDING, *PLAYING, *EXCHANGING]


@pytest.mark.parametrize("sense", ALL, ids=lambda sense: sense.sentence)
def test_expert(sense: Sense) -> None:
    assert sense.holds(choice(sense.make(), SMALL))


@pytest.mark.skipif(not IS_COMPILED, reason="the same mind with a larger budget takes minutes when interpreted")
@pytest.mark.parametrize("sense", ALL, ids=lambda sense: sense.sentence)
def test_master(sense: Sense) -> None:
    assert sense.holds(choice(sense.make(), LARGE))


def test_a_claim_fills_a_short_hand() -> None:
    state = after_auction("ten-point", {0: "3S KS", 1: "AS QS"}, Phase.DISCARD, misdiscard="fair_game")
    act(state, 0, parse_action("discard 3S " + " ".join(discards(state))))
    while state.phase is Phase.DISCARD:
        act(state, state.seat, parse_action("discard " + " ".join(discards(state))))
    assert (state.seat, choice(state, SMALL)) == (1, "claim 3S")


def discards(state: HandState) -> list[str]:
    """Return the off cards of the hand on turn."""
    off = state.hands[state.seat] & ~state.trumps.trumps
    return card_names(cards_in(off)).split()
