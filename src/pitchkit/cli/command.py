"""`pitch` itself: which sub-commands there are, how errors are shown, and the version."""

import importlib
import io
import os
import sys
from pathlib import Path
from typing import Any, Final

import click

from pitchkit import __version__
from pitchkit.text.printable import printable

_COMMANDS: Final = ("play", "matches", "serve", "backup", "variants", "simulate", "arena", "record", "fairness")
_BROKEN_PIPE: Final = 1
_FAILED: Final = 1
_INTERRUPTED: Final = 130


class PitchCommand(click.Group):
    """The command with its sub-commands, which are imported only when they are called: starting has to be quick.

    An error is one line on standard error.  The exit code is 2 for what cannot be asked for, 1 for what went wrong, and 130
    after Ctrl-C.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names of the sub-commands."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """Import a sub-command: `pitchkit.cli.NAME.command`."""
        if cmd_name not in _COMMANDS:
            return None
        command = importlib.import_module(f"pitchkit.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command and end the process with its exit code."""
        extra["standalone_mode"] = False
        _replace_closed_streams()
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # a name that the terminal cannot show is no reason to fail
                stream.reconfigure(errors="backslashreplace")
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            code = error.exit_code
        except click.ClickException as error:
            click.echo(_sentence(error), err=True)
            code = error.exit_code
        except click.Abort:
            code = _INTERRUPTED
        except BrokenPipeError:
            _let_output_go()  # whoever read has gone, as `head` does
            code = _BROKEN_PIPE
        except OSError as error:  # files have messages of their own, so most often the output: a disk that is full
            _let_output_go()
            place = f"{error.filename}: " if error.filename is not None else ""
            click.echo(printable(f"pitch: cannot go on: {place}{error.strerror or error}"), err=True)
            code = _FAILED
        sys.exit(code if isinstance(code, int) else 0)


def _replace_closed_streams() -> None:
    """Read nothing from and write nothing to a standard stream that was closed before the start (`>&-` in a shell)."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open to the end
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end


def _let_output_go() -> None:
    """Send nowhere what is still buffered for standard output, so that there is no complaint at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(error: click.ClickException) -> str:
    """Return an error as one line that says where it comes from and, for a wrong call, where to look it up."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    name = context.command_path if context is not None else "pitch"
    message = " ".join(error.format_message().split())
    if isinstance(error, (click.NoSuchOption, click.MissingParameter)):
        message = f"{message.rstrip('.')}; see {name} --help"
    return printable(f"{name}: {message}")


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click's signature
    if wanted:
        way = how_the_rules_run()
        # The search is built together with the rules; `bots.levels` sets the budgets by its own files.
        thought = "" if way.startswith("compiled") else "; club, expert and master look at fewer deals than compiled"
        click.echo(f"PitchKit {__version__}; the rules run {way}{thought}")
        ctx.exit()


def how_the_rules_run() -> str:
    """Tell from the files of the loaded rules whether they are compiled."""
    files = [
        module.__file__
        for name, module in sys.modules.items()
        if name.startswith("pitchkit.game.") and module.__file__ is not None
    ]
    interpreted = [file for file in files if Path(file).suffix == ".py"]
    if not interpreted:
        return "compiled, as machine code made by mypyc"
    if len(interpreted) == len(files):
        return "interpreted, as plain Python"
    return f"partly compiled: {len(interpreted)} of {len(files)} modules are plain Python"


@click.group(cls=PitchCommand, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version, and whether the rules run compiled or interpreted.",
)
def main() -> None:
    """Pitch, the card game: play it, look its variants up, let bots play, check hand records."""
