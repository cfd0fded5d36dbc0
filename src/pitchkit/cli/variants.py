"""`pitch variants`: which games there are, what a game's rules are, and rules as files."""

import json
from pathlib import Path
from typing import Any

import click

from pitchkit.cli.choosing import Choice, refuse_to_overwrite, variant_argument, with_choice
from pitchkit.cli.words import with_words
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.rulesfile import rules_to_toml
from pitchkit.game.schema import rules_schema
from pitchkit.game.variants import VARIANTS, Variant, describe
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.rules_sheet import options_list, rules_sheet, trump_faces_in_order
from pitchkit.text.wording import game_name


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
pitch variants ten-point --set dirty=true  explains a game by its options
pitch variants sheet ten-point             writes its rules out, to play from

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
@with_words
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def show(*, choice: Choice, words: Catalogue, as_json: bool) -> None:
    """List the games, or explain one: its pack, trumps, points, and what each option is set to and means.

    This is what happens where no sub-command is named.
    """
    if choice.is_empty:
        entries = [_entry(words, game) for game in VARIANTS.values()]
        click.echo(json.dumps(entries, indent=2) if as_json else _list(words))
        return
    rules = choice.rules()
    click.echo(json.dumps(_explained(words, rules), indent=2) if as_json else "\n".join(options_list(words, rules)))


@command.command()
@variant_argument
@with_choice
@with_words
@click.option("--markdown", is_flag=True, help="Write Markdown rather than plain text.")
def sheet(*, choice: Choice, words: Catalogue, markdown: bool) -> None:
    """Write the rules of a game out, complete enough to play from."""
    made = rules_sheet(words, choice.rules())
    click.echo("\n".join(made.markdown() if markdown else made.plain()))


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


def _entry(words: Catalogue, game: Variant) -> dict[str, Any]:
    return {
        "id": game.id,
        "players": list(game.players),
        "usual_players": game.rules.players,
        "name": words.part(f"variant-{game.id}"),
        "about": words.say(f"variant-{game.id}.about"),
    }


def _list(words: Catalogue) -> str:
    rows = [(game.id, _players(words, game), words.say(f"variant-{game.id}.about")) for game in VARIANTS.values()]
    widths = [max([len(row[column]) for row in rows]) for column in range(2)]
    return "\n".join([f"{name:<{widths[0]}}  {players:<{widths[1]}}  {about}" for name, players, about in rows])


def _players(words: Catalogue, game: Variant) -> str:
    """Return the numbers of players as text: "4 players", "4 or 6 players", "2 to 8 players"."""
    numbers = game.players
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.part("sheet-from-to", low=numbers[0], high=numbers[-1])
    return words.part("sheet-n-players", players=words.joined([str(number) for number in numbers], "or"))


def _explained(words: Catalogue, rules: Rules) -> dict[str, Any]:
    return {
        "game": describe(rules),
        "name": game_name(words, rules),
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
