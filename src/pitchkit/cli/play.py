"""`pitch play`: a table for one person, with bots in the other seats."""

import random
import sys
from pathlib import Path

import click

from pitchkit.bots.bot import BOTS
from pitchkit.cli.choosing import Choice, variant_option, with_choice
from pitchkit.cli.words import with_words
from pitchkit.terminal.plain import play_plain
from pitchkit.text.catalogue import Catalogue

_SEEDS = 2**32


@click.command(name="play")
@variant_option
@with_choice
@with_words
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Play the same deals again; else new ones.")
@click.option("--bot", type=click.Choice(list(BOTS)), default="casual", show_default=True, help="Who else plays.")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Add a record of each hand to this file (JSON Lines).",
)
@click.pass_context
def command(
    ctx: click.Context, *, choice: Choice, words: Catalogue, seed: int | None, bot: str, records: Path | None
) -> None:
    """Play a match in plain lines, as player 0."""
    rules = choice.rules()
    if seed is None:
        seed = random.SystemRandom().randrange(_SEEDS)
    code = play_plain(rules, seed=seed, bot=bot, records=records, typed=sys.stdin, shown=sys.stdout, words=words)
    ctx.exit(code)
