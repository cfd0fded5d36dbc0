"""The command as a user calls it: in this process, or as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from pitchkit.cli import main

GIVEN = Path(__file__).parent.parent / "records" / "given"
ENGLISH = {"LANGUAGE": "", "LC_ALL": "C.UTF-8"}
"""Whoever runs the tests may read another language."""
COMMAND = [sys.executable, "-c", "from pitchkit.cli import main; main(prog_name='pitch')"]


def pitch(*words: str | Path, typed: str | bytes | None = None) -> Result:
    """Call the command in this process."""
    return CliRunner(env=ENGLISH).invoke(main, [str(word) for word in words], input=typed, prog_name="pitch")


def pitch_process(*words: str | Path) -> subprocess.Popen[str]:
    """Start the command as a process of its own, its output and errors in pipes."""
    return subprocess.Popen(
        [*COMMAND, *[str(word) for word in words]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | ENGLISH,
    )


def refusal(*words: str | Path, code: int = 2) -> str:
    """Call the command with what it has to refuse: nothing on standard output, one line on the other, which is returned."""
    result = pitch(*words)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.exit_code == code
    return result.stderr.rstrip("\n")
