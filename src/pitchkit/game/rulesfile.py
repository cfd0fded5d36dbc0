"""House rules as a TOML text: a variant, where one is named, and the options that differ from it.

TOML has no null, so an option that is left to the game is left out.  Reading and writing of the file itself is for whoever
has a file; here is only text.
"""

import json
import tomllib
from collections.abc import Mapping
from typing import Final

from pitchkit.game.errors import RulesError
from pitchkit.game.options import fits, from_plain
from pitchkit.game.rules import OPTIONS, Rules, option_named, to_dict
from pitchkit.game.values import shown
from pitchkit.game.variants import VARIANTS, describe, make_rules, variant_named


class RulesFile:
    """What a rules file says.

    Attributes:
        variant: the id of the game that the options change; None where the file names none.
        options: options by their public names, as plain data, each with a value it can have.
    """

    def __init__(self, variant: str | None, options: Mapping[str, object]) -> None:
        """Keep the parts."""
        self.variant: Final = variant
        self.options: Final = options


def usual_variant(players: int) -> str:
    """Return the id of the first shipped game whose usual number of players is the given one.

    Raises:
        RulesError: no game is for that number.
    """
    for variant in VARIANTS.values():
        if variant.rules.players == players:
            return variant.id
    raise RulesError("bad_value", option="players", value=players, expected=OPTIONS["players"].expected())


def chosen_rules(
    variant: str | None, *, players: int | None = None, file: RulesFile | None = None, changes: Mapping[str, object]
) -> Rules:
    """Make rules from all the places that may say something about them, the later ones over the earlier.

    Args:
        variant: a shipped game; where None the one that ``file`` names, else the usual game for the number of players.
        file: house rules.
        players: how many play.
        changes: options by their public names, as plain data.

    Raises:
        RulesError: an option is unknown or has a wrong value, or the result cannot be played.
    """
    options = {**(file.options if file is not None else {}), **changes}
    if players is not None:
        options["players"] = players
    if variant is None and file is not None:
        variant = file.variant
    if variant is None:
        seats = options.get("players", Rules().players)
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise RulesError("bad_value", option="players", value=seats, expected=OPTIONS["players"].expected())
        variant = usual_variant(seats)
    return make_rules(variant, changes=options)


def read_rules_file(text: str) -> RulesFile:
    """Read a TOML text without making rules of it yet.

    Raises:
        RulesError: it is not TOML (the sentence names the line), there is no such variant or option, or an option has a
            value that it cannot have in any game.
    """
    try:
        options: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets as deep
        raise RulesError("bad_toml", reason=str(error)) from error
    variant = options.pop("variant", None)
    for name, value in options.items():
        entry = option_named(name, value)
        if not fits(entry, from_plain(entry, value)):
            raise RulesError("bad_value", option=name, value=shown(value), expected=entry.expected())
    if variant is None:
        return RulesFile(None, options)
    if not isinstance(variant, str):
        raise RulesError("unknown_variant", value=variant, expected=", ".join(VARIANTS))
    return RulesFile(variant_named(variant).id, options)


def rules_from_toml(text: str) -> Rules:
    """Make the rules that a TOML text describes.

    Raises:
        RulesError: it is not TOML, or the rules cannot be made; see :func:`chosen_rules`.
    """
    return chosen_rules(None, file=read_rules_file(text), changes={})


def rules_to_toml(rules: Rules) -> str:
    """Write rules as a TOML text that :func:`rules_from_toml` reads back, with a comment about each option."""
    lines = [
        "# House rules for Pitch. Change what your table plays differently; an option that is left out is as in the",
        "# variant.",
        "",
        f"variant = {_toml(describe(rules)['variant'])}",
    ]
    for name, value in to_dict(rules).items():
        entry = OPTIONS[name]
        lines += ["", f"# {entry.about}", f"# It is {entry.expected()}."]
        lines.append(f"# {name} is left to the game." if value is None else f"{name} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """Write a plain value; a JSON text, number, truth value or list of texts is the same in TOML."""
    return json.dumps(value)
