"""What the table answers when asked, and how a hand came out."""

from collections.abc import Sequence
from itertools import takewhile

from pitchkit.game import events as e
from pitchkit.game.cards import CARD_NAMES, NO_SUIT, CardSet, card_name, card_names
from pitchkit.game.events import Award, Outcome
from pitchkit.game.options import Dummies, MoonRank, team_shape
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.rules import Rules, shown
from pitchkit.game.tables import table_of
from pitchkit.game.variants import VARIANTS, describe
from pitchkit.game.views import View
from pitchkit.terminal.choices import example_card, in_order
from pitchkit.terminal.people import ME, People, bidding_side, owner, sides, teams
from pitchkit.terminal.phrases import listed, part, say, together
from pitchkit.text.faces import SUIT_WORDS, by_suit
from pitchkit.text.option_meanings import meaning
from pitchkit.text.rules_sheet import rules_sheet

# The beginning --------------------------------------------------------------------------------------------------------


def welcome(people: People, *, seed: int) -> list[str]:
    """Say what is played, with whom, and how to type."""
    rules = people.rules
    words = describe(rules)
    variant = str(words.pop("variant"))
    lines = [say("welcome", variant=variant, about=VARIANTS[variant].about)]
    if words:
        options = listed([part("option", option=name, value=shown(getattr(rules, name))) for name in words])
        lines.append(say("changed", options=options))
    lines.append(say("seats", names=listed(people.names(list(range(rules.players))))))
    lines.append(_company(people))
    if rules.dummies is Dummies.ONE_EACH:
        lines.append(say("own_dummy"))
    lines.append(say("notation"))
    if rules.jokers_in_pack:
        lines.append(say("notation_jokers"))
    return [*lines, say("how_to", seed=seed)]


def _company(people: People) -> str:
    rules = people.rules
    if team_shape(rules.teams) is not None:
        partners = [player for player in next(team for team in teams(rules) if ME in team) if player != ME]
        return say("partner" if len(partners) == 1 else "partners", who=people.side(partners))
    if rules.dummies is Dummies.FLOATING:
        return say("floating_dummy")
    return say({"solo": "solo", "called": "called"}.get(rules.teams, "each_alone"))


def hand_heading(people: People, view: View, *, number: int) -> list[str]:
    """Say which hand begins, who deals, and how the match stands."""
    return [
        people.say("hand_begins", view.dealer, number=number),
        say("score_to", scores=_scores(people, view.scores), target=view.rules.target),
    ]


def _scores(people: People, scores: Sequence[int]) -> str:
    parties = teams(people.rules)
    return together([part("amount", side=people.side(team), n=scores[team[0]]) for team in parties])


# What is asked for ----------------------------------------------------------------------------------------------------


def hand_lines(people: People, view: View) -> list[str]:
    """Show the person's hand, and every other hand he may see that still has cards."""
    others = [seat for seat in view.order if seat != ME and view.hands[seat]]
    return [hand_line(people, view, seat) for seat in [ME, *others]]


def hand_line(people: People, view: View, seat: int) -> str:
    """Show a hand that the person may see."""
    cards = view.hands[seat]
    if seat != ME:
        return say("other_hand", who=people.name(seat), cards=cards_by_suit(view, cards))
    return say("your_hand", cards=cards_by_suit(view, cards)) if cards else say("your_hand_empty")


def cards_by_suit(view: View, cards: CardSet) -> str:
    """Write cards down as a player sorts his hand: trumps apart once trump is known, then suit by suit."""
    trumps = 0 if view.trump == NO_SUIT else table_of(view.rules).trumps[view.trump].trumps & cards
    if trumps and trumps == cards:
        return card_names(in_order(view.rules, view.trump, cards))
    groups = [part("trumps", cards=card_names(in_order(view.rules, view.trump, trumps)))] if trumps else []
    for suit, held in by_suit(cards & ~trumps):
        names = card_names(held)
        groups.append(part("jokers", cards=names) if suit == NO_SUIT else _suit_cards(suit, names))
    return "; ".join(groups)


def _suit_cards(suit: int, names: str) -> str:
    return part("suit_cards", suit=SUIT_WORDS[suit], cards=names)


def score_lines(people: People, view: View) -> list[str]:
    """Say how the match and the hand stand."""
    lines = [
        say("score_to", scores=_scores(people, view.scores), target=view.rules.target),
        people.say("dealer_now", view.dealer),
    ]
    return [*lines, tricks_line(people, view)] if view.tricks else lines


def tricks_line(people: People, view: View) -> str:
    """Say who has how many tricks and points, or card points for Game."""
    four_point = view.rules.four_point
    counts, tricks = [], []
    for side in sides(view):
        hands = [seat for seat in range(view.rules.n_hands) if owner(view, seat) in side]
        name = people.side(side)
        tricks.append(part("amount", side=name, n=sum([trick.taker in hands for trick in view.tricks])))
        won = view.card_points if four_point else view.points
        counts.append(part("amount", side=name, n=sum([won[seat] for seat in hands])))
    return say("tricks_and_game" if four_point else "tricks_so_far", tricks=together(tricks), points=together(counts))


def last_trick(people: People, view: View) -> str:
    """Show the last complete trick."""
    if not view.tricks:
        return say("no_trick_yet")
    trick, number = view.tricks[-1], len(view.tricks)
    cards = listed(cards_by(people, trick.seats, trick.cards))
    if trick.taker == NOBODY:
        return say("last_trick_nobody", number=number, cards=cards)
    return say("last_trick", number=number, cards=cards, who=people.name(trick.taker))


def cards_by(people: People, seats: Sequence[int], cards: Sequence[int]) -> list[str]:
    """Return who played what, in order."""
    return [
        part("card_by", who=people.name(seat), card=card_name(card)) for seat, card in zip(seats, cards, strict=True)
    ]


def rules_lines(rules: Rules) -> list[str]:
    """Explain the game: the whole in a few lines, then each option that differs from the variant."""
    changed = [name for name in describe(rules) if name != "variant"]
    lines = list(takewhile(bool, rules_sheet(rules)))
    for name in changed:
        lines.append(say("rules_option", option=name, value=shown(getattr(rules, name)), about=meaning(name, rules)))
    return lines if changed else [*lines, say("rules_same")]


def help_lines(view: View) -> list[str]:
    """Say what can be typed now."""
    rules = view.rules
    example = card_name(example_card(view))
    lines = [say(f"help.{view.phase.value}", example=example)]
    if view.phase is Phase.AUCTION:
        lines.append(say("help.auction_more"))
        if rules.dealer_steal:
            lines.append(say("help.auction_steal", n=rules.highest_steal))
        if rules.four_point:
            lines += [say("help.auction_first_lead"), say("help.auction_pitch", card=example)]
        if rules.moon_rank is not MoonRank.OFF:
            lines.append(say("help.auction_moon"))
    return [*lines, say("help.record"), say("help.always")]


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
    result = view.result
    if not isinstance(result, e.HandScored):
        raise ValueError("the hand has not been scored")
    lines = [say("hand_over", number=number), _bid_line(people, view, result, before)]
    for side in sides(view):
        lines.append(_side_points(people, view, result, side))
    lines += _points_lost(people, view, result)
    changes = [
        part("changed_amount", side=people.side(team), n=after, change=f"{after - before[team[0]]:+d}")
        for team in teams(view.rules)
        for after in [result.scores[team[0]]]
    ]
    lines.append(say("new_score", scores=together(changes), target=view.rules.target))
    if result.winners:
        code = "match_over" if len(result.winners) == 1 else "match_over_more"
        lines.append(say(code, side=people.side(list(result.winners))))
    elif max(result.scores) >= view.rules.target:
        lines.append(say("nobody_yet"))
    return lines


def _bid_line(people: People, view: View, result: e.HandScored, before: Sequence[int]) -> str:
    side = people.side(bidding_side(view))
    n = result.points[view.bidder]
    made = result.outcome is Outcome.MADE
    if view.moon:
        return say("moon_made" if made else "moon_failed", side=side, n=n, total=view.rules.total)
    loss = before[view.bidder] - result.scores[view.bidder]
    return say("made" if made else "set", side=side, bid=view.bid, n=n, loss=loss)


def _side_points(people: People, view: View, result: e.HandScored, side: list[int]) -> str:
    won = [award for award in result.awards if award.seat != NOBODY and owner(view, award.seat) in side]
    name = people.side(side)
    if not won:
        return say("side_no_points", side=name)
    return say(
        "side_points",
        side=name,
        n=sum([award.points for award in won]),
        awards=listed([_award(view, award) for award in won]),
    )


def _award(view: View, award: Award) -> str:
    """Name what a point was for, and for High, Low and Jack the card."""
    if award.what in CARD_NAMES:
        return part("card_worth", card=award.what, n=award.points)
    if award.what not in ("high", "low", "jack"):
        return part(award.what, n=award.points)
    table = table_of(view.rules).trumps[view.trump]
    in_play = {card for trick in view.tricks for card in trick.cards}
    order = [card for card in table.order if card in in_play]
    card = {"high": order[0], "low": order[-1], "jack": table.jack}[award.what]
    return part(award.what, card=card_name(card), n=award.points)


def _points_lost(people: People, view: View, result: e.HandScored) -> list[str]:
    """Say which points nobody got, and in four-point games why."""
    if not view.rules.four_point:
        lost = view.rules.total - sum([award.points for award in result.awards])
        return [say("out_of_play", n=lost)] if lost else []
    given = {award.what for award in result.awards}
    lines = [] if "jack" in given else [say("no_jack")]
    if "game" not in given:
        lines.append(say("no_game"))
    counts = []
    for side in sides(view):
        n = sum([view.card_points[seat] for seat in range(view.rules.n_hands) if owner(view, seat) in side])
        counts.append(part("amount", side=people.side(side), n=n))
    return [*lines, say("game_count", points=together(counts))]
