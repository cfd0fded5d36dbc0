"""The options for the folders in which matches at a terminal, and tables of a server, are kept."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click

from pitchkit.terminal.shelf import FOLDER_VARIABLE, Shelf, data_folder

_TABLES: Final = "tables"


class _Folder(click.Path):
    """A folder that is named; an empty name, as of a variable that is not set, would be the one people happen to be in."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, file_okay=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("it names no folder", param, ctx)
        return super().convert(value, param, ctx)


in_data_dir = click.option(
    "--data-dir",
    type=_Folder(),
    metavar="FOLDER",
    help=f"Where tables are kept; else in {FOLDER_VARIABLE}, else in the system's usual place.",
)


def usual_tables() -> Path:
    """Return the folder for tables where none is named."""
    return _usual_folder("tables", "--data-dir") / _TABLES


def with_shelf(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option for the folder, which reaches it as ``shelf``."""

    @wraps(function)
    def command(*args: Any, **values: Any) -> None:
        folder = values.pop("data")
        function(*args, shelf=Shelf(folder if folder is not None else _usual_folder("matches", "--data")), **values)

    data = click.option(
        "--data",
        type=_Folder(),
        metavar="FOLDER",
        help=f"Where unfinished matches and settings are kept; else {FOLDER_VARIABLE}, else the system's usual place.",
    )
    return data(command)


def _usual_folder(what: str, option: str) -> Path:
    try:
        return data_folder()
    except RuntimeError as error:  # a user whom the system does not know, without HOME
        raise click.UsageError(
            f"there is no home folder to keep {what} in; name a folder by {option} or {FOLDER_VARIABLE}"
        ) from error
