"""The `pitch` command; each sub-command is a module here, loaded when it is called."""

from pitchkit.cli.command import main

__all__ = ["main"]
