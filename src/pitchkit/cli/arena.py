"""`pitch arena`: bots against each other on the same deals, with everybody in every seat."""

import json
import math
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import click

from pitchkit.bots.bot import BOTS
from pitchkit.cli.choosing import Choice, variant_option, with_choice
from pitchkit.cli.long_runs import Interrupted, Progress, jobs_option, seed_option, signals_raise
from pitchkit.lab.arena import Contest
from pitchkit.lab.arena_report import report, report_lines
from pitchkit.lab.entrants import CLAIRVOYANT, PROGRAM, UnknownEntrantError, check_entrant
from pitchkit.lab.playing import Unit
from pitchkit.lab.running import ENDING, held, run
from pitchkit.lab.seating import Meeting
from pitchkit.lab.standings import Standings

_DEFAULT_DEALS: Final = 1000
_DEFAULT_LIMIT_S: Final = 10.0
_HELP = f"""Let bots play against each other on the same deals, with sides and seats changed.

A bot is one of {", ".join(BOTS)}; {CLAIRVOYANT}, who sees all cards; or a program of your own that speaks the line
protocol, such as '{PROGRAM}python my_bot.py'. Two teams play every deal twice with sides changed. Otherwise each bot meets
a field of the other from every seat, and is the field from every seat. More than two bots meet pair by pair, unless --meet
says otherwise.
"""


class _Number(click.FloatRange):
    """A number in a range; `nan` is in none, though no comparison says so."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number, or fail with a sentence."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


@click.command(
    name="arena",
    help=_HELP,
    epilog="A bot that ends, takes too long or plays what is not legal loses the deal and is named. The same seed gives "
    "the same result, whatever --jobs says, as long as programs play alike and in time. After Ctrl-C the result so far "
    "is told.",
)
@click.argument("bots", metavar="BOT BOT...", nargs=-1, required=True)
@variant_option
@with_choice
@click.option(
    "--deals", type=click.IntRange(min=1), metavar="N", help=f"How many single hands; {_DEFAULT_DEALS} by default."
)
@click.option("--matches", type=click.IntRange(min=1), metavar="N", help="How many matches, instead of single hands.")
@click.option(
    "--meet",
    "meeting",
    type=click.Choice([meeting.value for meeting in Meeting]),
    default=Meeting.ALL.value,
    show_default=True,
    help="Who meets: all pairs; each and the one named after it; or each alone a field of the last. In a field with "
    f"{CLAIRVOYANT} the share of the gap that the others close is told.",
)
@seed_option
@jobs_option
@click.option(
    "--stop",
    "error",
    type=_Number(0, 0.5, min_open=True),
    metavar="RATE",
    help="Stop as soon as every pair has a winner, naming a false one with at most this chance, such as 0.05.",
)
@click.option(
    "--limit",
    "limit_s",
    type=_Number(0, min_open=True),
    default=_DEFAULT_LIMIT_S,
    show_default=True,
    metavar="SECONDS",
    help="Time of a program for one decision, its start included.",
)
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
@click.pass_context
def command(  # noqa: PLR0913 - an argument an option
    ctx: click.Context,
    *,
    bots: tuple[str, ...],
    choice: Choice,
    deals: int | None,
    matches: int | None,
    meeting: str,
    seed: int,
    jobs: int,
    error: float | None,
    limit_s: float,
    as_json: bool,
) -> None:
    """Let bots play against each other; `_HELP` is what the user reads."""
    if deals is not None and matches is not None:
        raise click.UsageError("--deals and --matches cannot both be given")
    _check_bots(bots)
    contest = Contest(
        rules=choice.rules(),
        entrants=bots,
        seed=seed,
        unit=Unit.HANDS if matches is None else Unit.MATCHES,
        n_units=(_DEFAULT_DEALS if deals is None else deals) if matches is None else matches,
        limit_s=limit_s,
        meeting=Meeting(meeting),
    )
    standings = Standings(contest, error=error)
    code = _play(standings, n_jobs=jobs)
    result = report(standings)
    click.echo(json.dumps(result, indent=2) if as_json else "\n".join(report_lines(result)))
    ctx.exit(code)


def _check_bots(bots: tuple[str, ...]) -> None:
    if len(bots) < 2:
        raise click.UsageError("name at least two bots")
    try:
        for name in bots:
            check_entrant(name)
    except UnknownEntrantError as error:
        raise click.UsageError(str(error)) from error


def _play(standings: Standings, *, n_jobs: int) -> int:
    """Play the contest and return the exit code: 0, or 128 + the number of the signal that ended it early."""
    contest = standings.contest
    what = "matches" if contest.unit is Unit.MATCHES else "deals"
    outcomes = run(contest, n_jobs=n_jobs)
    try:
        with signals_raise(), Progress(contest.n_units, what) as progress:
            for outcome in outcomes:
                with held(*ENDING):  # a chunk counts wholly or not at all
                    standings.add(outcome)
                progress.show(standings.n_deals, _news(standings))
                if standings.is_decided():
                    break
    except Interrupted as interrupted:
        return interrupted.exit_code
    except BrokenProcessPool as error:
        done = f"{standings.n_deals} of {contest.n_units} {what}"
        raise click.ClickException(f"one of the processes died, after {done}") from error
    finally:
        outcomes.close()
    return 0


def _news(standings: Standings) -> str:
    """Return the first pair's difference so far."""
    duel, labels = standings.duels[0], standings.contest.labels
    margin = duel.difference.margin()
    names = f"{labels[duel.pair.first]} - {labels[duel.pair.second]}"
    return f"{names} {duel.difference.mean:+.3f}" + ("" if margin is None else f" ± {margin:.3f}")
