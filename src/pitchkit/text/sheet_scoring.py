"""The parts of a rules sheet about points, the score and the end of the match."""

from pitchkit.game.cards import RANK_NAMES
from pitchkit.game.options import Dummies, MoonRank, team_shape
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import Rules
from pitchkit.game.tables import GAME_VALUES
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.wording import meaning


def points(words: Catalogue, rules: Rules) -> list[str]:
    """Return the sentences about what can be won, and who wins it."""
    if rules.four_point:
        return _four_points(words, rules)
    values = POINT_TABLES[rules.points]
    order = [face for face in rules.trump_faces if face in values]
    cards = ", ".join([words.part("sheet-worth-of", face=words.face(face), n=values[face]) for face in order])
    keepers = [face for face in order if face in rules.keepers]
    lines = [words.say("sheet-worth", cards=cards, total=rules.total)]
    if len(keepers) == len(order):
        lines.append(words.say("sheet-all-keepers"))
    elif keepers:
        names = words.joined([words.face(face) for face in keepers])
        lines.append(words.say("sheet-keepers", n=len(keepers), faces=names))
    else:
        lines.append(words.say("sheet-to-taker"))
    return [*lines, words.say("sheet-out-of-play")]


def _four_points(words: Catalogue, rules: Rules) -> list[str]:
    counting = sorted([(GAME_VALUES[rank], rank) for rank in range(13) if GAME_VALUES[rank]], reverse=True)
    values = ", ".join(
        [words.part("sheet-worth-of", face=words.face(RANK_NAMES[rank]), n=value) for value, rank in counting]
    )
    return [
        words.say("sheet-four-points"),
        words.say("sheet-high"),
        meaning(words, "low_to", rules),
        words.say("sheet-jack"),
        words.say("sheet-game", values=values),
        meaning(words, "game_tie", rules),
        words.say("sheet-lone-trump"),
    ]


def score(words: Catalogue, rules: Rules) -> list[str]:
    """Return the sentences about what a hand does to the score."""
    lines = [
        _who_scores(words, rules),
        meaning(words, "made_score", rules),
        meaning(words, "set_penalty", rules),
        words.say("sheet-below-zero"),
        meaning(words, "defenders_score", rules),
    ]
    return lines if rules.moon_rank is MoonRank.OFF else [*lines, *_moon(words, rules)]


def _who_scores(words: Catalogue, rules: Rules) -> str:
    if team_shape(rules.teams) is not None:
        return words.say("sheet-common-score")
    match rules.dummies:
        case Dummies.ONE_EACH:
            return words.say("sheet-own-dummy-score")
        case Dummies.FLOATING:
            return words.say("sheet-sides-score", layout="dummy")
        case Dummies.NONE:
            return words.say("sheet-sides-score", layout="alone" if rules.teams == "none" else rules.teams)


def _moon(words: Catalogue, rules: Rules) -> list[str]:
    return [
        meaning(words, "moon_needs", rules),
        words.say("sheet-moon-made"),
        meaning(words, "moon_at_zero", rules),
        meaning(words, "moon_below_zero", rules),
        meaning(words, "moon_fail", rules),
    ]


def end_of_the_match(words: Catalogue, rules: Rules) -> list[str]:
    """Return the sentences about who wins the match, and when."""
    lines = [words.say("sheet-target", n=rules.target)]
    if rules.must_bid_to_win:
        lines.append(meaning(words, "must_bid_to_win", rules))
    if rules.must_bid_to_win or rules.must_make_to_win:
        lines.append(meaning(words, "must_make_to_win", rules))
    # Where only the bidder's side can win, others cannot be there at the same time, but a called partner can.
    if not rules.must_bid_to_win or rules.teams == "called":
        lines += [meaning(words, "both_out", rules), words.say("sheet-equal")]
    return lines
