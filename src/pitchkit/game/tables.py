"""What the rules say about each card once trump is known, worked out once and looked up afterwards."""

from typing import Final

from pitchkit.game.cards import (
    ACE,
    JACK,
    JOKERS,
    KING,
    LITTLE_JOKER,
    N_CARDS,
    PLAIN_CARDS,
    QUEEN,
    RANK_NAMES,
    TEN,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in,
    off_suit,
    rank_of,
    suit_of,
)
from pitchkit.game.options import (
    AllPass,
    DrawStart,
    Dummies,
    JokerOrder,
    Misdiscard,
    MoonRank,
    OffCards,
    PassRest,
    ReverseOff,
    TrumpBy,
)
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import Rules

_GAME_BY_RANK: Final = {TEN: 10, JACK: 1, QUEEN: 2, KING: 3, ACE: 4}
GAME_VALUES: Final[list[int]] = [_GAME_BY_RANK.get(rank_of(card), 0) for card in range(N_CARDS)]
"""Card points that count for Game, by card: ten 10, ace 4, king 3, queen 2, jack 1."""


def card_of_face(face: str, trump: Suit) -> Card:
    """Return the card that a face means under a trump suit: ``J`` its jack, ``OJ`` the off-jack, ``BJ`` a joker."""
    if face in ("LJ", "BJ"):
        return LITTLE_JOKER + (face == "BJ")
    if face[0] == "O":
        return off_suit(trump) * 13 + RANK_NAMES.index(face[1:])
    return trump * 13 + RANK_NAMES.index(face)


class TrumpTable:
    """One rule set under one trump suit.

    Attributes:
        trump: the trump suit.
        order: the trumps from high to low.
        trumps: the same as a set.
        strength: by card; 0 for a card that is no trump, else 1 for the lowest trump upwards.
        values: points by card.
        scoring: the cards with points.
        keepers: the cards that score for whoever plays them.
        jack: the jack of trumps.
    """

    def __init__(self, rules: Rules, trump: Suit) -> None:
        """Work the table out."""
        self.trump: Final = trump
        self.order: Final[list[Card]] = [card_of_face(face, trump) for face in _faces_in_order(rules)]
        self.trumps: Final[CardSet] = card_set(self.order)
        strength = [0] * N_CARDS
        for place, card in enumerate(self.order):
            strength[card] = len(self.order) - place
        self.strength: Final = strength
        values = [0] * N_CARDS
        if not rules.four_point:
            for face, points in POINT_TABLES[rules.points].items():
                values[card_of_face(face, trump)] = points
        self.values: Final = values
        self.scoring: Final[CardSet] = card_set([card for card in range(N_CARDS) if values[card]])
        self.keepers: Final[CardSet] = card_set([card_of_face(face, trump) for face in rules.keepers])
        self.jack: Final[Card] = trump * 13 + JACK


class GameTable:
    """One rule set: its pack and a `TrumpTable` for each trump suit.

    Attributes:
        rules: the rules.
        pack: every card, in ascending number.
        cards: the same as a set.
        trumps: a table for each suit.
        plain_strength: by card, for the suit led in four-point games; jokers 0.
        players, n_hands, n_kept, n_teams, total: as in the rules.
        min_bid, forced_bid, top_bid, highest_steal: likewise, for the auction.
        names_trump: trump is named, not set by the first lead.
        has_moon: the moon can be bid.
        dealer_stuck: the dealer has to bid if all others pass.
        has_dummies, floating_dummy: there are dummies, and they are one that joins the bidder.
        throws_trumps: players choose what to throw away.
        draws_from_dealer: the draw begins at the dealer's left rather than the bidder's.
        rest_choice, fills_first: the bidder may give the rest away whole, or what is left when he has filled his hand.
        trumps_only: off cards are dead.
        follow_or_trump: the four-point way of following.
        follow_suit: an off suit led has to be followed.
        joker_by_turn: +1 the second joker of a trick is the stronger, -1 the first, 0 as marked.
    """

    def __init__(self, rules: Rules) -> None:
        """Work the tables out."""
        self.rules: Final = rules
        self.cards: Final[CardSet] = PLAIN_CARDS | (JOKERS if rules.jokers_in_pack else 0)
        self.pack: Final = tuple(cards_in(self.cards))
        self.trumps: Final = [TrumpTable(rules, suit) for suit in range(4)]
        self.plain_strength: Final = [
            (13 - rank_of(card) if rules.reverse else 1 + rank_of(card)) if suit_of(card) >= 0 else 0
            for card in range(N_CARDS)
        ]
        self.players: Final = rules.players
        self.n_hands: Final = rules.n_hands
        self.n_kept: Final = rules.n_kept
        self.n_teams: Final = rules.n_teams
        self.total: Final = rules.total
        self.min_bid: Final = rules.min_bid
        self.forced_bid: Final = rules.forced_bid
        self.top_bid: Final = rules.top_bid
        self.highest_steal: Final = rules.highest_steal
        self.names_trump: Final = rules.trump_by is TrumpBy.NAMING
        self.has_moon: Final = rules.moon_rank is not MoonRank.OFF
        self.dealer_stuck: Final = rules.all_pass is AllPass.DEALER_MIN
        self.has_dummies: Final = rules.dummies is not Dummies.NONE
        self.floating_dummy: Final = rules.dummies is Dummies.FLOATING
        self.throws_trumps: Final = rules.misdiscard is not Misdiscard.IMPOSSIBLE
        self.draws_from_dealer: Final = rules.draw_start is DrawStart.DEALER_LEFT
        self.rest_choice: Final = rules.pass_rest is PassRest.UNSEEN_WHOLE
        self.fills_first: Final = rules.pass_rest is PassRest.AFTER_FILLING
        self.trumps_only: Final = rules.off_cards is OffCards.DEAD
        self.follow_or_trump: Final = rules.off_cards is OffCards.FOLLOW_OR_TRUMP
        self.follow_suit: Final = rules.off_cards is OffCards.FOLLOW_SUIT
        self.joker_by_turn: Final = _joker_by_turn(rules.joker_order)

    def strength_in_trick(self, card: Card, table: TrumpTable, led: Suit) -> int:
        """Return how strong a card is in a trick, 0 where it cannot take it; ``led`` is the suit led, -1 if trump."""
        strength = table.strength[card]
        if strength:
            return 100 + strength
        if self.follow_or_trump and suit_of(card) == led:
            return self.plain_strength[card]
        return 0


def _faces_in_order(rules: Rules) -> list[str]:
    faces = list(rules.trump_faces)
    if not rules.reverse:
        return faces
    if rules.reverse_off is ReverseOff.MIRROR:
        return faces[::-1]
    groups: list[list[str]] = []
    for face in faces:
        if groups and face == "O" + groups[-1][0]:
            groups[-1].append(face)
        else:
            groups.append([face])
    return [face for group in reversed(groups) for face in group]


def _joker_by_turn(order: JokerOrder) -> int:
    match order:
        case JokerOrder.MARKED:
            return 0
        case JokerOrder.FIRST_PLAYED_HIGH:
            return -1
        case JokerOrder.SECOND_PLAYED_HIGH:
            return 1


_TABLES: Final[dict[Rules, GameTable]] = {}
_MOST_TABLES: Final = 256
_LATEST: Final[list[GameTable]] = []
"""The table asked for last: comparing one identity is cheaper than hashing some fifty options for every hand."""


def table_of(rules: Rules) -> GameTable:
    """Return the table of a rule set, made at first use and kept (the last few hundred)."""
    if _LATEST and _LATEST[0].rules is rules:
        return _LATEST[0]
    table = _TABLES.get(rules)
    if table is None:
        if len(_TABLES) >= _MOST_TABLES:
            _TABLES.clear()
        table = GameTable(rules)
        _TABLES[rules] = table
    _LATEST[:] = [table]
    return table
