"""`pitch simulate`: bots play many hands or matches, and the numbers are told."""

import fcntl
import json
import os
import stat
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, suppress
from io import FileIO
from pathlib import Path
from typing import Final

import click

from pitchkit.bots.bot import BOTS
from pitchkit.cli.choosing import Choice, refuse_to_overwrite, variant_option, with_choice
from pitchkit.cli.long_runs import Interrupted, Progress, jobs_option, seed_option, signals_raise
from pitchkit.game.rules import Rules
from pitchkit.lab.playing import MOST_HANDS, Plan, Played, Unit
from pitchkit.lab.report import report
from pitchkit.lab.report_lines import report_lines
from pitchkit.lab.running import ENDING, held, run
from pitchkit.lab.tally import Tally

_DEFAULT_HANDS: Final = 1000


@click.command(
    name="simulate",
    epilog=f"A hand starts from a score of zero, with each player dealing in turn. A match goes to the target; after "
    f"{MOST_HANDS} hands it is broken off. The same seed gives the same result, whatever --jobs says. After Ctrl-C the "
    "result so far is told, and the records so far are whole.",
)
@variant_option
@with_choice
@click.option("--hands", type=click.IntRange(min=1), metavar="N", help=f"How many hands; {_DEFAULT_HANDS} by default.")
@click.option("--matches", type=click.IntRange(min=1), metavar="N", help="How many matches, instead of single hands.")
@click.option(
    "--bots",
    default="casual",
    show_default=True,
    metavar="NAME[,NAME...]",
    help=f"One bot for all seats, or one for each player: {', '.join(BOTS)}.",
)
@seed_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="FILE", help="Write every hand to a new file (JSON Lines)."
)
@click.pass_context
def command(  # noqa: PLR0913 - an argument an option
    ctx: click.Context,
    *,
    choice: Choice,
    hands: int | None,
    matches: int | None,
    bots: str,
    seed: int,
    jobs: int,
    as_json: bool,
    records: Path | None,
) -> None:
    """Let bots play many hands or matches, and count what comes of them."""
    if hands is not None and matches is not None:
        raise click.UsageError("--hands and --matches cannot both be given")
    rules = choice.rules()
    refuse_to_overwrite(records)
    plan = Plan(
        rules=rules,
        bots=_bots(bots, rules),
        seed=seed,
        unit=Unit.HANDS if matches is None else Unit.MATCHES,
        n_units=(_DEFAULT_HANDS if hands is None else hands) if matches is None else matches,
        records=records is not None,
    )
    simulation = _Simulation(plan)
    code = simulation.run(jobs, records)
    result = report(plan, simulation.tally, n_units=simulation.n_units)
    click.echo(json.dumps(result, indent=2) if as_json else "\n".join(report_lines(result)))
    ctx.exit(code)


def _bots(names: str, rules: Rules) -> tuple[str, ...]:
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in BOTS:
            raise click.UsageError(f"--bots: there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if len(bots) == 1:
        bots *= rules.players
    if len(bots) != rules.players:
        raise click.UsageError(f"--bots: {len(bots)} names for {rules.players} players; name one bot, or one for each")
    return tuple(bots)


class _Simulation:
    """A run under way.

    Attributes:
        tally, n_units: what has been counted so far, of how many hands or matches.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.tally: Final = Tally()
        self.n_units = 0

    def run(self, n_jobs: int, records: Path | None) -> int:
        """Play the plan and return the exit code: 0, or 128 + the number of the signal that ended it early."""
        try:
            with signals_raise(), ExitStack() as stack:
                file = stack.enter_context(_opened(records)) if records is not None else None
                progress = stack.enter_context(Progress(self.plan.n_units, self.plan.unit.value))
                for played in run(self.plan, n_jobs=n_jobs):
                    self._take(played, file)
                    progress.show(self.n_units)
        except Interrupted as interrupted:
            return interrupted.exit_code
        except OSError as error:
            raise click.ClickException(f"{records} cannot be written: {error.strerror}") from error
        except BrokenProcessPool as error:
            done = f"{self.n_units} of {self.plan.n_units} {self.plan.unit.value}"
            raise click.ClickException(f"one of the processes died, after {done}") from error
        return 0

    def _take(self, played: Played, file: FileIO | None) -> None:
        """Write and count a chunk, wholly or not at all."""
        with held(*ENDING):
            if file is not None:
                _write_whole(file, played.records.encode())
            self.tally.merge(played.tally)
            self.n_units += played.n_units


def _opened(path: Path) -> FileIO:
    """Open a new file of records, for this process alone.

    Raises:
        click.UsageError: another run has it, or has just filled it.
        OSError: it cannot be opened.
    """
    file = path.open("ab", buffering=0)
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise click.UsageError(f"{path} is being written by another run; name another file") from error
        except OSError:
            pass  # a file system without locks
        refuse_to_overwrite(path)
    return file


def _write_whole(file: FileIO, lines: bytes) -> None:
    """Write lines, or none of them where the disk is full: one that is cut off could not be read.

    Raises:
        OSError: they cannot be written.
    """
    size = os.fstat(file.fileno()).st_size
    try:
        while lines:
            lines = lines[file.write(lines) :]
    except OSError:
        with suppress(OSError):  # a pipe has no length
            file.truncate(size)
        raise
