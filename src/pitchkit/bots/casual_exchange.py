"""Between the auction and the first lead: the card to call, discards, claims, the rest, and what to burn."""

from pitchkit.game import actions as a
from pitchkit.game.cards import Card, CardSet, card_set, cards_in, count_cards
from pitchkit.game.options import Burn, ForcedPointBurn
from pitchkit.game.tables import TrumpTable, table_of
from pitchkit.game.views import View


def _table(view: View) -> TrumpTable:
    return table_of(view.rules).trumps[view.trump]


def choose_call(view: View) -> a.Action:
    """Call the highest trump that is not in the hand: its holder is the most useful partner."""
    strength = _table(view).strength
    callable_cards = [action.card for action in view.legal if isinstance(action, a.Call)]
    foreign = [card for card in callable_cards if not view.hand >> card & 1]
    return a.Call(max(foreign or callable_cards, key=lambda card: strength[card]))


def choose_discard(view: View) -> a.Action:
    """Throw away the off cards, never a trump."""
    return a.Discard(view.hand & ~_table(view).trumps)


def choose_claim(view: View) -> a.Action:
    """Take a trump somebody threw away, unless it would only be burnt again."""
    table = _table(view)
    n_room = view.rules.n_kept - count_cards(view.hand & table.trumps)
    crowded = view.player == view.bidder and n_room == 1
    if crowded and not table.values[view.offer] and table.strength[view.offer] < len(table.order) / 2:
        return a.DECLINE
    return a.Claim(view.offer)


def choose_rest(view: View) -> a.Action:
    """Give the rest away once the hand is full of trumps: more would have to be burnt, and the partner has room."""
    n_trumps = count_cards(view.hand & _table(view).trumps)
    return a.GIVE_REST if n_trumps >= view.rules.n_kept else a.KEEP_REST


def choose_burn(view: View) -> a.Action:
    """Burn the cards least worth keeping of those that may go (gap 23, ruling 11)."""
    rules, table = view.rules, _table(view)
    trumps = view.hand & table.trumps
    n_burnt = count_cards(trumps) - rules.n_kept
    burnable = trumps & ~card_set(view.called)
    worthless = burnable & ~table.scoring
    n_worthless = count_cards(worthless)
    points_must_go = n_burnt > n_worthless
    sorted_cards = _least_kept_first(
        burnable, table, paid=points_must_go and rules.forced_point_burn is ForcedPointBurn.SCORES_FOR_OWNER
    )
    if rules.burn is Burn.FREE:
        return a.Burn(card_set(sorted_cards[:n_burnt]))
    if not points_must_go:
        return a.Burn(card_set([card for card in sorted_cards if worthless >> card & 1][:n_burnt]))
    scoring = [card for card in sorted_cards if not worthless >> card & 1]
    return a.Burn(worthless | card_set(scoring[: n_burnt - n_worthless]))


def _least_kept_first(cards: CardSet, table: TrumpTable, *, paid: bool) -> list[Card]:
    """Sort by what a card is worth in the play; where burnt points are paid out, dear weak cards go first."""

    def worth(card: Card) -> float:
        power = table.strength[card] / len(table.order)
        points = table.values[card]
        if table.keepers >> card & 1:
            # Its points are certain, in the hand as well as burnt where that is paid; it wins nothing.
            return power if paid else 3.0 * points
        return power - points * (1 - power) if paid else power + points

    return sorted(cards_in(cards), key=worth)
