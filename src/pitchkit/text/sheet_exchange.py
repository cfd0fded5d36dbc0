"""The part of a rules sheet between the auction and the first lead."""

from pitchkit.game.options import CallTiming, DrawStart, Dummies, Misdiscard, OffCards, PassRest, Undealt
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import Rules
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.wording import meaning

_SIX = 6


def n_left_over(rules: Rules) -> int:
    """Return how many cards are not dealt."""
    return rules.n_pack - rules.n_hands * rules.n_dealt


def before_the_first_lead(words: Catalogue, rules: Rules) -> list[str]:
    """Return the sentences about trump, calls, discards, draws, the rest and burning, in the order of play."""
    kitty_first = rules.kitty_before_trump and n_left_over(rules) > 0
    lines = [words.say("sheet-kitty-first", n=n_left_over(rules)) if kitty_first else words.say("sheet-name-trump")]
    if rules.dummies is Dummies.FLOATING:
        lines.append(words.say("sheet-dummy-placed"))
    if rules.draw:
        lines += [*_discards(words, rules), *_draw(words, rules), _rest(words, rules)]
    else:
        kitty = [] if kitty_first else _kitty(words, rules)
        calls = _calls(words, rules)
        before = rules.call_timing is CallTiming.BEFORE_KITTY
        lines += [*calls, *kitty] if before else [*kitty, *calls]
    if rules.off_cards is OffCards.DEAD:
        lines.append(words.say("sheet-trumps-only"))
    else:
        lines.append(words.say("sheet-fill-up", n=rules.n_kept))
    return [*lines, *_burning(words, rules)]


def _calls(words: Catalogue, rules: Rules) -> list[str]:
    if not rules.n_calls:
        return []
    lines = [words.say("sheet-call", n=rules.n_calls), meaning(words, "call_own", rules)]
    if _may_be_called_in_vain(rules):
        lines.append(words.say("sheet-call-blind"))
    return lines


def _may_be_called_in_vain(rules: Rules) -> bool:
    """Tell whether a called card can be in nobody's hand when it is called."""
    n_left = n_left_over(rules)
    if rules.kitty_before_trump:
        return False
    if rules.call_timing is CallTiming.BEFORE_KITTY or rules.undealt is Undealt.UNUSED:
        return n_left > 0
    return rules.undealt is Undealt.SIX_TO_BIDDER and n_left > _SIX


def _discards(words: Catalogue, rules: Rules) -> list[str]:
    lines = [words.say("sheet-throw-off", who="all" if rules.bidder_draws else "others")]
    if rules.misdiscard is not Misdiscard.IMPOSSIBLE:
        lines.append(meaning(words, "misdiscard", rules))
    return lines


def _draw(words: Catalogue, rules: Rules) -> list[str]:
    first = "dealer" if rules.draw_start is DrawStart.DEALER_LEFT else "bidder"
    lines = [words.say("sheet-draw", n=rules.n_kept, first=first)]
    if not rules.bidder_draws:
        lines.append(meaning(words, "bidder_draws", rules))
    return lines


def _rest(words: Catalogue, rules: Rules) -> str:
    dummy = rules.dummies is not Dummies.NONE
    match rules.undealt:
        case Undealt.SIX_TO_BIDDER:
            to = "six"
        case Undealt.UNUSED:
            to = "unused"
        case Undealt.TO_BIDDER:
            match rules.pass_rest:
                case PassRest.NO:
                    to = "bidder"
                case PassRest.UNSEEN_WHOLE:
                    to = "dummy" if dummy else "partner"
                case PassRest.AFTER_FILLING:
                    to = "filling-dummy" if dummy else "filling"
    return words.say("sheet-rest", to=to, n=rules.n_kept)


def _kitty(words: Catalogue, rules: Rules) -> list[str]:
    n = n_left_over(rules)
    if n == 0 or rules.undealt is Undealt.UNUSED:
        return []
    if rules.undealt is Undealt.SIX_TO_BIDDER and n > _SIX:
        return [words.say("sheet-kitty-six", n=_SIX)]
    return [words.say("sheet-kitty", n=n)]


def _burning(words: Catalogue, rules: Rules) -> list[str]:
    most = _most_trumps(rules)
    if most <= rules.n_kept:
        return []
    lines = [words.say("sheet-burn", n=rules.n_kept), meaning(words, "burn", rules)]
    # A called card cannot burn, so it may leave a hand fewer worthless trumps to burn.
    n_not_to_burn = len(POINT_TABLES[rules.points]) + rules.n_calls
    if min(most, n_not_to_burn) > rules.n_kept:
        lines.append(meaning(words, "forced_point_burn", rules))
    if rules.n_calls:
        lines.append(words.say("sheet-call-no-burn"))
    if rules.dummies is not Dummies.NONE:
        lines.append(words.say("sheet-burn-dummy", of="own" if rules.dummies is Dummies.ONE_EACH else "bidder"))
    return lines


def _most_trumps(rules: Rules) -> int:
    """Return how many trumps a hand can hold at most before it burns."""
    n_left = n_left_over(rules)
    n_taken = {Undealt.TO_BIDDER: n_left, Undealt.SIX_TO_BIDDER: min(_SIX, n_left), Undealt.UNUSED: 0}[rules.undealt]
    n_drawn_to = min(rules.n_kept, rules.n_dealt + n_left) if rules.draw else 0
    return min(len(rules.trump_faces), max(rules.n_dealt, n_drawn_to) + n_taken)
