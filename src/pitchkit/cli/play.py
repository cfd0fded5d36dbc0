"""`pitch play`: a table for one person, with bots in the other seats."""

import random
import sys
from dataclasses import dataclass
from pathlib import Path

import click
from click.core import ParameterSource

from pitchkit.bots.bot import BOTS
from pitchkit.cli.choosing import Choice, variant_option, with_choice
from pitchkit.cli.keeping import with_shelf
from pitchkit.cli.words import with_words
from pitchkit.game.variants import describe
from pitchkit.terminal.keeping import RecordKeeper, RecordsNotKept
from pitchkit.terminal.plain import play_plain
from pitchkit.terminal.shelf import Damaged, NotSaved, Shelf
from pitchkit.terminal.sitting import Sitting, go_on
from pitchkit.text.catalogue import Catalogue

_SEEDS = 2**32


@dataclass(frozen=True)
class _Asked:
    """What the command line says about the match."""

    choice: Choice
    seed: int | None
    bot: str
    resume: bool
    plain: bool


@click.command(name="play")
@variant_option
@with_choice
@with_words
@with_shelf
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Play the same deals again; else new ones.")
@click.option("--bot", type=click.Choice(list(BOTS)), default="casual", show_default=True, help="Who else plays.")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Add a record of each hand to this file (JSON Lines).",
)
@click.option(
    "--plain", is_flag=True, help="Line by line, as for a screen reader; always so where this is no terminal."
)
@click.option("--resume", is_flag=True, help="Go on with the match that was left last; `pitch matches` lists them.")
@click.pass_context
def command(  # noqa: PLR0913 - an argument an option
    ctx: click.Context,
    *,
    choice: Choice,
    words: Catalogue,
    shelf: Shelf,
    seed: int | None,
    bot: str,
    records: Path | None,
    plain: bool,
    resume: bool,
) -> None:
    """Play a match against bots, as player 0.

    On a terminal this opens the table on the whole screen, after the choices that the options leave open. A match at a
    terminal is saved after every step.
    """
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    asked = _Asked(choice, seed, bot, resume, plain)
    if resume and (seed is not None or not choice.is_empty):
        raise click.UsageError("--resume goes on with a match as it was begun; leave the options for a new game out")
    keeper: RecordKeeper | None = None
    try:
        keeper = RecordKeeper(records) if records is not None else None
        if plain:
            sitting = _sitting(ctx, asked, words, shelf, keeper) or _new(asked, words, shelf, keeper)
            ctx.exit(play_plain(sitting, typed=sys.stdin, shown=sys.stdout))
        ctx.exit(_on_screen(ctx, asked, words, shelf, keeper))
    except (RecordsNotKept, NotSaved) as error:
        click.echo(words.say("not-saved", path=str(error.path), reason=error.reason))
        ctx.exit(1)
    finally:
        if keeper is not None:
            keeper.close()


def _sitting(
    ctx: click.Context, asked: _Asked, words: Catalogue, shelf: Shelf, keeper: RecordKeeper | None
) -> Sitting | None:
    """Return the match that the options settle by themselves; None where there is something left to choose."""
    if asked.resume:
        return _left_last(words, shelf, keeper)
    chosen = not asked.choice.is_empty or asked.seed is not None or _given(ctx, "bot")
    return _new(asked, words, shelf, keeper) if chosen else None


def _new(asked: _Asked, words: Catalogue, shelf: Shelf, keeper: RecordKeeper | None) -> Sitting:
    rules = asked.choice.rules()
    seed = asked.seed if asked.seed is not None else random.SystemRandom().randrange(_SEEDS)
    # What a script plays is not kept: nobody will come back to it.
    file = shelf.new_file(str(describe(rules)["variant"])) if sys.stdin.isatty() else None
    return Sitting(rules, seed=seed, bot=asked.bot, keeper=keeper, file=file, words=words)


def _left_last(words: Catalogue, shelf: Shelf, keeper: RecordKeeper | None) -> Sitting:
    """Return the match that was played last; files that are damaged are set aside and named."""
    try:
        for file in shelf.files():
            try:
                return go_on(file, keeper=keeper, words=words)
            except Damaged as error:
                click.echo(words.say("setup-damaged", path=str(error.path), aside=str(error.aside)), err=True)
    except OSError as error:
        raise click.ClickException(str(error)) from error
    raise click.ClickException(words.part("matches-none"))


def _given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _on_screen(ctx: click.Context, asked: _Asked, words: Catalogue, shelf: Shelf, keeper: RecordKeeper | None) -> int:
    """Open the table on the whole screen and return the exit code."""
    sitting = _sitting(ctx, asked, words, shelf, keeper)
    from pitchkit.terminal.screen.app import Given, PitchApp  # noqa: PLC0415 - Textual takes a second to load

    given = Given(
        language=words.language if _given(ctx, "lang") else None,
        letters=words.letters if _given(ctx, "letters") else None,
        signs=words.signs if _given(ctx, "symbols") else None,
    )
    app = PitchApp(shelf, language=words.language, sitting=sitting, keeper=keeper, given=given)
    code = app.run()
    if app.farewell:
        click.echo(app.farewell)
    return code if code is not None else 1
