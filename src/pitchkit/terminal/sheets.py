"""What the table answers when asked, and how a hand came out."""

from collections.abc import Callable, Sequence

from pitchkit.game import events as e
from pitchkit.game.cards import CARD_NAMES, NO_SUIT, Card, CardSet, count_cards, parse_card, parse_cards
from pitchkit.game.events import Award, Outcome
from pitchkit.game.options import Dummies, MoonRank, team_shape
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.rules import Rules
from pitchkit.game.tables import table_of
from pitchkit.game.variants import describe
from pitchkit.game.views import View
from pitchkit.terminal.choices import example_card, in_order
from pitchkit.terminal.people import ME, People, bidding_side, owner, sides, teams
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns, by_suit
from pitchkit.text.rules_sheet import rules_sheet
from pitchkit.text.wording import changed_options, meaning

# The beginning --------------------------------------------------------------------------------------------------------


def welcome(people: People, *, seed: int) -> list[str]:
    """Say what is played, with whom, and how to type."""
    rules, words = people.rules, people.words
    variant = f"variant-{describe(rules)['variant']}"
    changed = changed_options(rules)
    if changed:
        lines = [words.say("welcome-changed", game=words.part(variant))]
        lines += [meaning(words, name, rules) for name in changed]
    else:
        lines = [words.say("welcome", game=words.part(variant), about=words.part(f"{variant}.about"))]
    lines.append(words.say("seats", names=", ".join(people.names(list(range(rules.players))))))
    lines.append(_company(people))
    if rules.dummies is Dummies.ONE_EACH:
        lines.append(words.say("own-dummy"))
    ten, queen, big, little = [words.card(card) for card in parse_cards("10H QS BJ LJ")]
    lines.append(words.say("notation", ten=ten, queen=queen))
    if words.signs is SuitSigns.SYMBOLS:
        lines.append(words.say("notation-typed"))
    if rules.jokers_in_pack:
        lines.append(words.say("notation-jokers", big=big, little=little))
    return [*lines, words.say("how-to", seed=str(seed))]


def _company(people: People) -> str:
    rules, words = people.rules, people.words
    if team_shape(rules.teams) is not None:
        partners = [player for player in next(team for team in teams(rules) if ME in team) if player != ME]
        return words.say("partners", n=len(partners), who=people.side(partners))
    if rules.dummies is Dummies.FLOATING:
        return words.say("company-floating-dummy")
    return words.say(f"company-{rules.teams}")


def hand_heading(people: People, view: View, *, number: int) -> list[str]:
    """Say which hand begins, who deals, and how the match stands."""
    return [
        people.say("event-hand-began", view.dealer, number=number),
        people.words.say("score-to", scores=_scores(people, view.scores), target=view.rules.target),
    ]


def _scores(people: People, scores: Sequence[int]) -> str:
    parties = teams(people.rules)
    return "; ".join([people.words.part("amount", side=people.side(team), n=scores[team[0]]) for team in parties])


# What is asked for ----------------------------------------------------------------------------------------------------


def hand_lines(people: People, view: View) -> list[str]:
    """Show the person's hand, and every other hand he may see that still has cards."""
    others = [seat for seat in view.order if seat != ME and view.hands[seat]]
    return [hand_line(people, view, seat) for seat in [ME, *others]]


def hand_line(people: People, view: View, seat: int) -> str:
    """Show a hand that the person may see."""
    cards = view.hands[seat]
    if seat != ME:
        return people.words.say("other-hand", who=people.name(seat), cards=cards_by_suit(people.words, view, cards))
    n = count_cards(cards)
    return people.words.say("your-hand", n=n, cards=cards_by_suit(people.words, view, cards))


def cards_by_suit(words: Catalogue, view: View, cards: CardSet) -> str:
    """Write cards down as a player sorts his hand: trumps apart once trump is known, then suit by suit."""
    trumps = 0 if view.trump == NO_SUIT else table_of(view.rules).trumps[view.trump].trumps & cards
    in_trumps = words.cards(in_order(view.rules, view.trump, trumps)) if trumps else ""
    if trumps and trumps == cards:
        return in_trumps
    groups = [words.part("group-trumps", cards=in_trumps)] if trumps else []
    for suit, held in by_suit(cards & ~trumps):
        names = words.cards(held)
        if suit == NO_SUIT:
            groups.append(words.part("group-jokers", cards=names))
        else:
            groups.append(words.part("group-suit", suit=words.suit(suit), cards=names))
    return "; ".join(groups)


def score_lines(people: People, view: View) -> list[str]:
    """Say how the match and the hand stand."""
    lines = [
        people.words.say("score-to", scores=_scores(people, view.scores), target=view.rules.target),
        people.say("dealer-now", view.dealer),
    ]
    return [*lines, tricks_line(people, view)] if view.tricks else lines


def tricks_line(people: People, view: View) -> str:
    """Say who has how many tricks and points, or card points for Game."""
    words, four_point = people.words, view.rules.four_point
    counts, tricks = [], []
    for side in sides(view):
        hands = [seat for seat in range(view.rules.n_hands) if owner(view, seat) in side]
        name = people.side(side)
        tricks.append(words.part("amount", side=name, n=sum([trick.taker in hands for trick in view.tricks])))
        won = view.card_points if four_point else view.points
        counts.append(words.part("amount", side=name, n=sum([won[seat] for seat in hands])))
    return words.say("tricks-so-far", four_point=four_point, tricks="; ".join(tricks), points="; ".join(counts))


def last_trick(people: People, view: View) -> str:
    """Show the last complete trick."""
    if not view.tricks:
        return people.words.say("no-trick-yet")
    trick, number = view.tricks[-1], len(view.tricks)
    taken = trick.taker != NOBODY
    cards = ", ".join(cards_by(people, trick.seats, trick.cards))
    who = people.name(trick.taker) if taken else ""
    return people.words.say("last-trick", taken=taken, number=number, cards=cards, who=who)


def cards_by(people: People, seats: Sequence[int], cards: Sequence[int]) -> list[str]:
    """Return who played what, in order."""
    words = people.words
    return [
        words.part("card-by", who=people.name(seat), card=words.card(card))
        for seat, card in zip(seats, cards, strict=True)
    ]


def rules_lines(words: Catalogue, rules: Rules) -> list[str]:
    """Explain the game: its rules sheet, less the underlining."""
    sheet = rules_sheet(words, rules)
    lines = [sheet.title, *([sheet.about] if sheet.about else [])]
    for heading, sentences in sheet.parts:
        lines += ["", heading, *sentences]
    return lines


def help_lines(words: Catalogue, view: View) -> list[str]:
    """Say what can be typed now."""
    rules = view.rules
    example = words.card(example_card(view))
    lines = [words.say("help", phase=view.phase.value, example=example)]
    if view.phase is Phase.AUCTION:
        lines.append(words.say("help-auction"))
        if rules.dealer_steal:
            lines.append(words.say("help-steal", n=rules.highest_steal))
        if rules.four_point:
            lines += [words.say("help-first-lead"), words.say("help-pitch", card=example)]
        if rules.moon_rank is not MoonRank.OFF:
            lines.append(words.say("help-moon"))
    return [*lines, words.say("help-record"), words.say("help-hint", phase=view.phase.value), words.say("help-always")]


# The result -----------------------------------------------------------------------------------------------------------


def result_lines(people: People, view: View, before: Sequence[int], *, number: int) -> list[str]:
    """Say how a scored hand came out: made or set and why, each point, the new score.

    Args:
        people: the names.
        view: the hand once it is over.
        before: the score before the hand, by player.
        number: which hand of the match it was.

    Raises:
        ValueError: the hand has no score.
    """
    result, words = view.result, people.words
    if not isinstance(result, e.HandScored):
        raise ValueError("the hand has not been scored")
    lines = [words.say("event-hand-scored", number=number), _bid_line(people, view, result, before)]
    for side in sides(view):
        lines.append(_side_points(people, view, result, side))
    lines += points_lost(people, view, result, label=people.side)
    changes = [
        words.part("amount-changed", side=people.side(team), n=after, change=f"{after - before[team[0]]:+d}")
        for team in teams(view.rules)
        for after in [result.scores[team[0]]]
    ]
    lines.append(words.say("new-score", scores="; ".join(changes), target=view.rules.target))
    if result.winners:
        lines.append(words.say("match-over", n=len(result.winners), side=people.side(list(result.winners))))
    elif max(result.scores) >= view.rules.target:
        lines.append(words.say("nobody-yet"))
    return lines


def _bid_line(people: People, view: View, result: e.HandScored, before: Sequence[int]) -> str:
    words, side = people.words, people.side(bidding_side(view))
    n = result.points[view.bidder]
    made = result.outcome is Outcome.MADE
    if view.moon and made:
        return words.say("moon-made", side=side, n=n)
    if view.moon:
        return words.say("moon-failed", side=side, n=n, total=view.rules.total)
    if made:
        return words.say("bid-made", side=side, bid=view.bid, n=n)
    return words.say("bid-set", side=side, bid=view.bid, n=n, loss=before[view.bidder] - result.scores[view.bidder])


def _side_points(people: People, view: View, result: e.HandScored, side: list[int]) -> str:
    won = [award for award in result.awards if award.seat != NOBODY and owner(view, award.seat) in side]
    awards = ", ".join([_award(people.words, view, award) for award in won])
    n = sum([award.points for award in won])
    return people.words.say("side-points", side=people.side(side), n=n, awards=awards)


def _award(words: Catalogue, view: View, award: Award) -> str:
    """Name what a point was for, and for High, Low and Jack the card."""
    if award.what in CARD_NAMES:
        return words.part("award", what="card", card=words.card(parse_card(award.what)), n=award.points)
    if award.what not in ("high", "low", "jack"):
        return words.part("award", what=award.what, card="", n=award.points)
    return words.part("award", what=award.what, card=words.card(card_for(view, award.what)), n=award.points)


def card_for(view: View, what: str) -> Card:
    """Return the card that brought the point for ``high``, ``low`` or ``jack`` in a hand that is over."""
    table = table_of(view.rules).trumps[view.trump]
    in_play = {card for trick in view.tricks for card in trick.cards}
    order = [card for card in table.order if card in in_play]
    return {"high": order[0], "low": order[-1], "jack": table.jack}[what]


def points_lost(people: People, view: View, result: e.HandScored, *, label: Callable[[list[int]], str]) -> list[str]:
    """Say which points nobody got, and in four-point games why; ``label`` names a side."""
    words = people.words
    if not view.rules.four_point:
        lost = view.rules.total - sum([award.points for award in result.awards])
        return [words.say("out-of-play", n=lost)] if lost else []
    given = {award.what for award in result.awards}
    lines = [] if "jack" in given else [words.say("no-jack")]
    if "game" not in given:
        lines.append(words.say("no-game"))
    counts = []
    for side in sides(view):
        n = sum([view.card_points[seat] for seat in range(view.rules.n_hands) if owner(view, seat) in side])
        counts.append(words.part("amount", side=label(side), n=n))
    return [*lines, words.say("game-count", points="; ".join(counts))]
