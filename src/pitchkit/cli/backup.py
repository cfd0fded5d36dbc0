"""`pitch backup`: a copy of the tables that a server keeps, made while it goes on."""

from pathlib import Path

import click

from pitchkit.cli.keeping import in_data_dir, usual_tables
from pitchkit.server.store import StoreError
from pitchkit.server.store.sqlite import backup
from pitchkit.text.printable import printable


@click.command(name="backup")
@click.argument("target", type=click.Path(path_type=Path), metavar="NEW-FOLDER")
@in_data_dir
@click.option("--database", metavar="ADDRESS", help="What is kept in PostgreSQL is copied by its own pg_dump.")
def command(*, target: Path, data_dir: Path | None, database: str | None) -> None:
    """Copy the tables of a server into NEW-FOLDER, as they are at one moment, while the server goes on.

    The copy is a folder for --data-dir: `pitch serve --data-dir NEW-FOLDER` shows what is in it. To restore, end the server,
    move its folder away, and put the copy in its place.
    """
    if database is not None:
        raise click.UsageError("what is kept in PostgreSQL is copied by pg_dump --format=custom --schema=pitchkit")
    try:
        n_tables = backup(data_dir if data_dir is not None else usual_tables(), target)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(printable(f"{target}: {n_tables} {'table' if n_tables == 1 else 'tables'}"))
