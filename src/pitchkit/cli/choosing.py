"""The options by which every command lets one choose a game, and files that must not be lost."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from pitchkit.game.errors import RulesError
from pitchkit.game.rules import OPTIONS, Rules, parse_settings
from pitchkit.game.rulesfile import RulesFile, chosen_rules, read_rules_file


@dataclass(frozen=True)
class Choice:
    """What a command line says about the game: the file counts over the variant, the other options over the file.

    Attributes:
        variant: the id of a shipped game; without one the file's, else the usual game for the number of players.
        players: how many play.
        settings: options as ``OPTION=VALUE``.
        file: a TOML file with house rules.
    """

    variant: str | None
    players: int | None
    settings: tuple[str, ...]
    file: Path | None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was said at all."""
        return self == Choice(None, None, (), None)

    def rules(self) -> Rules:
        """Make the rules.

        Raises:
            click.UsageError: they cannot be made; the sentence says what is wrong.
        """
        file = _read(self.file) if self.file is not None else None
        try:
            changes = parse_settings(_pairs(self.settings))
            return chosen_rules(self.variant, players=self.players, file=file, changes=changes)
        except RulesError as error:
            raise click.UsageError(str(error)) from error


def with_choice(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options for house rules, which reach it as ``choice``; ``variant`` is for it to declare."""

    @wraps(function)
    def command(*args: Any, **values: Any) -> None:
        choice = Choice(*[values.pop(name) for name in ("variant", "players", "settings", "rules_file")])
        function(*args, choice=choice, **values)

    entry = OPTIONS["players"]
    rules_file = click.option(
        "--rules",
        "rules_file",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="House rules from a TOML file, such as `pitch variants export` writes.",
    )
    settings = click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="OPTION=VALUE",
        help="Change one option; may be repeated. `pitch variants ID` shows them all.",
    )
    players = click.option("--players", type=click.IntRange(entry.low, entry.high), metavar="N", help="How many play.")
    return players(settings(rules_file(command)))


variant_option = click.option(
    "--variant",
    metavar="ID",
    help="The game; without it the usual one for the number of players. `pitch variants` lists them.",
)
variant_argument = click.argument("variant", metavar="[ID]", required=False)


def _read(path: Path) -> RulesFile:
    try:
        return read_rules_file(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise click.UsageError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise click.UsageError(f"{path} is not UTF-8 text: {error.reason}") from error
    except RulesError as error:
        raise click.UsageError(f"{path}: {error}") from error


def _pairs(settings: Sequence[str]) -> Mapping[str, str]:
    pairs = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise click.UsageError(f"--set {setting}: write OPTION=VALUE, such as --set dirty=true")
        pairs[name.strip()] = value.strip()
    return pairs


def refuse_to_overwrite(path: Path | None) -> None:
    """Stop before a file that holds something would be written over.

    Raises:
        click.UsageError: there is such a file.
    """
    if path is not None and path.is_file() and path.stat().st_size:
        raise click.UsageError(f"{path} is there already; remove it or name another file")
