"""What the pages ask about rules: the games there are, whether house rules can be played, sheets, tables for a pad."""

from collections.abc import Mapping

from pitchkit.game.errors import RulesError
from pitchkit.game.options import Option
from pitchkit.game.rules import OPTIONS, Rules, differences, to_dict
from pitchkit.game.variants import VARIANTS, Variant, make_rules
from pitchkit.server.pad import pad_data
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.house import options_that_matter
from pitchkit.text.language import Language
from pitchkit.text.rules_sheet import rules_sheet
from pitchkit.text.wording import changed_options

Plain = dict[str, object]
Changes = Mapping[str, object]


def variants() -> Plain:
    """Return the shipped games and the options of rules, as declared.

    Returns:
        ``defaults``: the options of ten-point Pitch; ``variants``: for each ``id``, ``usual`` (number of players),
        ``players`` (all the numbers) and ``tables`` (by number of players, the options that differ from the defaults);
        ``options``: by name ``kind``, ``low``, ``high``, ``words``, ``optional``.
    """
    return {
        "defaults": to_dict(Rules()),
        "variants": [_variant(variant) for variant in VARIANTS.values()],
        "options": {name: _option(entry) for name, entry in OPTIONS.items()},
    }


def _variant(variant: Variant) -> Plain:
    return {
        "id": variant.id,
        "usual": variant.rules.players,
        "players": list(variant.players),
        "tables": {str(rules.players): differences(rules, Rules()) for rules in variant.tables},
    }


def _option(entry: Option) -> Plain:
    return {
        "kind": entry.kind.value,
        "low": entry.low,
        "high": entry.high,
        "words": entry.words(),
        "optional": entry.optional,
    }


def check(variant: str, players: int | None, changes: Changes) -> Plain:
    """Tell whether house rules can be played.

    Returns:
        ``ok``, ``rules`` (all the options), ``matters`` (those that make a difference in this game, the most usual
        first); where they cannot be played ``ok`` is false and ``code`` and ``details`` say why.
    """
    try:
        rules = make_rules(variant, players=players, changes=changes)
    except RulesError as error:
        return {"ok": False, "code": error.code, "details": error.details}
    return {"ok": True, "rules": to_dict(rules), "matters": options_that_matter(rules)}


def sheet(variant: str, players: int | None, changes: Changes, language: Language) -> Plain:
    """Return the rules sheet of a game: ``title``, ``about`` and ``parts`` (pairs of heading and sentences).

    Raises:
        RulesError: the rules cannot be played.
    """
    rules = make_rules(variant, players=players, changes=changes)
    made = rules_sheet(Catalogue(language), rules)
    return {
        "title": made.title,
        "about": made.about,
        "changed": len(changed_options(rules)),
        "parts": [[heading, list(sentences)] for heading, sentences in made.parts],
    }


def pad(variant: str, players: int | None, changes: Changes) -> Plain:
    """Return the tables that keep the score of a game; see `pad_data`.

    Raises:
        RulesError: the rules cannot be played.
    """
    return pad_data(make_rules(variant, players=players, changes=changes))
