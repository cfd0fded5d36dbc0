"""`pitch matches`: the matches that can be gone on with."""

from datetime import datetime

import click

from pitchkit.cli.keeping import with_shelf
from pitchkit.cli.words import with_words
from pitchkit.terminal.people import teams
from pitchkit.terminal.shelf import Damaged, SavedFile, Shelf
from pitchkit.terminal.sitting import Sitting, go_on
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.printable import printable
from pitchkit.text.wording import game_name


@click.command(name="matches")
@with_words
@with_shelf
@click.pass_context
def command(ctx: click.Context, *, words: Catalogue, shelf: Shelf) -> None:
    """List the unfinished matches, the one left last first; `pitch play --resume` goes on with that one.

    Every file is replayed through the rules. One that is damaged is kept under another name, which is told; the exit code
    is 1 then.
    """
    n_found = n_damaged = 0
    try:
        for file in shelf.files():
            try:
                click.echo(printable(_line(go_on(file, words=words), file, words)))
                n_found += 1
            except Damaged as error:
                n_damaged += 1
                click.echo(words.say("setup-damaged", path=str(error.path), aside=str(error.aside)), err=True)
    except OSError as error:
        raise click.ClickException(str(error)) from error
    if not n_found:
        click.echo(words.say("matches-none"))
    ctx.exit(1 if n_damaged else 0)


def _line(sitting: Sitting, file: SavedFile, words: Catalogue) -> str:
    people, scores = sitting.people, sitting.match.scores
    score = "; ".join(
        [words.part("amount", side=people.side(team), n=scores[team[0]]) for team in teams(sitting.rules)]
    )
    written = datetime.fromtimestamp(file.path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
    game = game_name(words, sitting.rules)
    line = words.say("matches-line", written=written, game=game, number=sitting.match.n_hands, scores=score)
    return line.replace("\u00a0", " ")
