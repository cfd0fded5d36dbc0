"""`pitch variants`: which games there are, what a game's rules are, and rules as files."""

import json
from pathlib import Path
from typing import Any

import click

from pitchkit.cli.choosing import Choice, refuse_to_overwrite, variant_argument, with_choice
from pitchkit.game.rules import POINT_TABLES, Rules, to_dict
from pitchkit.game.rulesfile import rules_to_toml
from pitchkit.game.schema import rules_schema
from pitchkit.game.variants import VARIANTS, Variant, describe
from pitchkit.text.rules_sheet import game_name, rules_sheet, trump_faces_in_order


class _ShowUnlessNamed(click.Group):
    """A group in which `show` may be left out, so that `pitch variants ten-point` explains ten-point."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put `show` in front of what is no sub-command."""
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = ["show", *args]
        return super().parse_args(ctx, args)


_HELP = """List the games, or explain one.

\b
pitch variants                             lists all games
pitch variants ten-point --set dirty=true  explains a game

Without a sub-command, `show` is meant: `pitch variants show --help` tells its options.
"""


@click.group(
    cls=_ShowUnlessNamed, name="variants", help=_HELP, options_metavar="", subcommand_metavar="[ID] | COMMAND ..."
)
def command() -> None:
    """List the games, or explain one."""


@command.command()
@variant_argument
@with_choice
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def show(*, choice: Choice, as_json: bool) -> None:
    """List the games, or explain one: its pack, trumps, points, and what each option is set to and means.

    This is what happens where no sub-command is named.
    """
    if choice.is_empty:
        click.echo(json.dumps([_entry(game) for game in VARIANTS.values()], indent=2) if as_json else _list())
        return
    rules = choice.rules()
    click.echo(json.dumps(_explained(rules), indent=2) if as_json else "\n".join(rules_sheet(rules)))


@command.command()
@variant_argument
@with_choice
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Where to; else the terminal.")
def export(*, choice: Choice, output: Path | None) -> None:
    """Write a game's rules as a TOML file that --rules reads, with a comment about each option."""
    text = rules_to_toml(choice.rules())
    if output is None:
        click.echo(text, nl=False)
        return
    refuse_to_overwrite(output)
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{output} cannot be written: {error.strerror}") from error


@command.command()
def schema() -> None:
    """Write the JSON Schema of rules."""
    click.echo(json.dumps(rules_schema(), indent=2))


def _entry(game: Variant) -> dict[str, Any]:
    return {"id": game.id, "players": list(game.players), "usual_players": game.rules.players, "about": game.about}


def _list() -> str:
    width = max([len(name) for name in VARIANTS])
    return "\n".join([f"{game.id:<{width}}  {_players(game):<13}  {game.about}" for game in VARIANTS.values()])


def _players(game: Variant) -> str:
    """Return the numbers of players as text: ``4``, ``4 or 6``, ``2 to 8``."""
    numbers = game.players
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]} players"
    return " or ".join([str(number) for number in numbers]) + " players"


def _explained(rules: Rules) -> dict[str, Any]:
    return {
        "game": describe(rules),
        "name": game_name(rules),
        "rules": to_dict(rules),
        "n_pack": rules.n_pack,
        "n_hands": rules.n_hands,
        "n_undealt": rules.n_pack - rules.n_hands * rules.n_dealt,
        "trumps": trump_faces_in_order(rules),
        "points": dict(POINT_TABLES[rules.points]),
        "total": rules.total,
        "keepers": list(rules.keepers),
        "lowest_bid": rules.min_bid,
        "highest_bid": rules.top_bid,
    }
