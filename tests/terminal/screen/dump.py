"""The screen as plain text."""

import io

from rich.console import Console

from pitchkit.terminal.screen.app import PitchApp


def screen_text(app: PitchApp) -> str:
    """Return what is on the screen, a line a row, without colours and without blanks at the ends of lines."""
    width, height = app.size
    file = io.StringIO()
    console = Console(width=width, height=height, file=file, color_system=None, legacy_windows=False)
    console.print(app.screen._compositor.render_update(full=True, screen_stack=app._background_screens))
    return "\n".join([line.rstrip() for line in file.getvalue().splitlines()]) + "\n"
