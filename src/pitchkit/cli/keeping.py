"""The option for the folder in which unfinished matches are kept."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from pitchkit.terminal.shelf import FOLDER_VARIABLE, Shelf, data_folder


def with_shelf(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option for the folder, which reaches it as ``shelf``."""

    @wraps(function)
    def command(*args: Any, **values: Any) -> None:
        folder = values.pop("data")
        function(*args, shelf=Shelf(folder if folder is not None else _usual_folder()), **values)

    data = click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        metavar="FOLDER",
        help=f"Where unfinished matches and settings are kept; else {FOLDER_VARIABLE}, else the system's usual place.",
    )
    return data(command)


def _usual_folder() -> Path:
    try:
        return data_folder()
    except RuntimeError as error:  # a user whom the system does not know, without HOME
        raise click.UsageError(
            f"there is no home folder to keep matches in; name a folder by --data or {FOLDER_VARIABLE}"
        ) from error
