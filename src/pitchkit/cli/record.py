"""`pitch record`: hand records checked and shown."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import click

from pitchkit.cli.words import with_words
from pitchkit.game.errors import RecordError
from pitchkit.lab.record_files import Entry, Verdict, entries_in, verify
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.hand_sheet import record_sheet
from pitchkit.text.printable import printable


@click.group(name="record")
def command() -> None:
    """Check hand records, or show them as people write hands down."""


@command.command(name="verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.pass_context
def verify_files(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Replay records to the letter: a line a file with ok, or what is wrong first.

    A FILE holds one record as JSON, or a record a line (JSON Lines); - is standard input. The exit code is 1 if anything
    is wrong.
    """
    all_well = True
    for name in files:
        verdict = _verdict(name)
        all_well = all_well and not verdict.problem
        click.echo(printable(f"{name}: {verdict}"))
    ctx.exit(0 if all_well else 1)


def _verdict(name: str) -> Verdict:
    try:
        with _opened(name) as file:
            return verify(file)
    except OSError as error:
        return Verdict(0, 0, f"it cannot be read: {error.strerror}")


@command.command()
@click.argument("file", metavar="FILE")
@click.option("--number", type=click.IntRange(min=1), metavar="N", help="Only the N-th record of the file.")
@with_words
@click.pass_context
def show(ctx: click.Context, file: str, number: int | None, *, words: Catalogue) -> None:
    """Show the hands of a file; - is standard input."""
    n_shown = n_wrong = 0
    for entry in _entries(file):
        if number is not None and entry.number != number:
            continue
        try:
            lines = record_sheet(words, entry.replay())
        except RecordError as error:
            n_wrong += 1
            click.echo(printable(f"{file}: {entry.name}: {error}"), err=True)
            continue
        click.echo("\n".join(([""] if n_shown else []) + lines))
        n_shown += 1
    if not n_shown and not n_wrong:
        raise click.ClickException(f"{file}: there is no record {number}" if number else f"{file}: it is empty")
    ctx.exit(1 if n_wrong else 0)


def _entries(name: str) -> Iterator[Entry]:
    try:
        with _opened(name) as file:
            yield from entries_in(file)
    except OSError as error:
        raise click.ClickException(f"{name} cannot be read: {error.strerror}") from error


@contextmanager
def _opened(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
        return
    with open(name, "rb") as file:
        yield file
