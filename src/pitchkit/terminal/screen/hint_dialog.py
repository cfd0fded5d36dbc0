"""The sheet with advice, which is there at once and is filled when the advice has been worked out."""

from collections.abc import Callable
from functools import partial
from typing import Final

from rich.text import Text

from pitchkit.bots.advice import Advice
from pitchkit.bots.processes import Thinking
from pitchkit.game.views import View
from pitchkit.terminal.screen.bar import Item
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.paint import Look
from pitchkit.terminal.screen.sheets import hint_text
from pitchkit.terminal.screen.thinking import worked_out


class HintDialog(Dialog):
    """What a strong player would do.  Closing it lets the thought go."""

    def __init__(self, look: Look, view: View, *, adviser: Callable[[View], Advice], thinking: Thinking) -> None:
        """Prepare the sheet.

        Args:
            look: colours and words.
            view: what the person may know, and has to decide.
            adviser: works the advice out.
            thinking: where.
        """
        words = look.words
        lines, close = [Text(words.say("hint-looking"))], Item(words.part("key-close"), key="⏎")
        super().__init__(look, title=words.part("title-hint"), lines=lines, items=[close])
        self._view: Final = view
        self._adviser: Final = adviser
        self._thinking: Final = thinking

    def on_mount(self) -> None:
        """Begin to think."""
        self.run_worker(self._fill())

    async def _fill(self) -> None:
        advice = await worked_out(partial(self._adviser, self._view), self._thinking)
        self.fill(hint_text(self._view, advice, self._look))
