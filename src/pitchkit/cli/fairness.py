"""`pitch fairness`: check that a hand was dealt as its commitment promised."""

import json
import sys
from pathlib import Path

import click

from pitchkit.server.fairness import Unfair, verify
from pitchkit.text.printable import printable


@click.group(name="fairness")
def command() -> None:
    """Check the shuffle of hands played in the browser."""


@command.command(name="verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.pass_context
def verify_files(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Check commitment, shuffle and deal of ended hands: a line a file with ok, or what is wrong first.

    A FILE holds what a table gives for an ended hand, as JSON; - is standard input. Compare its commitment with the one the
    table showed before the deal. The exit code is 1 if anything is wrong.
    """
    all_well = True
    for name in files:
        is_well, said = _verdict(name)
        all_well = all_well and is_well
        click.echo(printable(f"{name}: {said}"))
    ctx.exit(0 if all_well else 1)


def _verdict(name: str) -> tuple[bool, str]:
    """Return whether a file is well, and what there is to say about it."""
    try:
        return True, f"ok; {verify(_read(name))}"
    except Unfair as error:
        return False, str(error)
    except OSError as error:
        return False, f"it cannot be read: {error.strerror}"
    except (ValueError, RecursionError) as error:
        return False, f"it is not JSON: {error}"


def _read(name: str) -> object:
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return json.loads(data)
