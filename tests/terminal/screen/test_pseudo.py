"""Every word on the screens comes from the catalogues: in a pseudo-language no English one is left."""

import asyncio
from pathlib import Path

from pitchkit.game.rules import OPTIONS
from pitchkit.terminal.people import BOT_NAMES
from pitchkit.terminal.screen.app import PitchApp
from pitchkit.terminal.screen.options_screen import LANGUAGES
from pitchkit.terminal.shelf import Shelf
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from terminal.screen.driver import LARGE
from terminal.screen.scenes import SCENES, AtOnce, made_up_advice, take
from text.pseudo import leftovers, pseudo_catalogue

PSEUDO = pseudo_catalogue()
KEYS = ["Esc", "F10", *"pmcrsleuhoqn"]
KNOWN = [*BOT_NAMES, *"SHDC", *LANGUAGES.values(), *KEYS, *OPTIONS, *[name.capitalize() for name in OPTIONS]]


class PseudoApp(PitchApp):
    """The program in the pseudo-language."""

    def catalogue(self) -> Catalogue:
        """Return the words, whatever the settings say."""
        return PSEUDO


def test_no_screen_has_a_word_of_its_own(tmp_path: Path) -> None:
    async def session() -> dict[str, list[str]]:
        app = PseudoApp(Shelf(tmp_path), language=Language.ENGLISH)
        app.adviser, app.thinking = made_up_advice, AtOnce()
        async with app.run_test(size=LARGE) as pilot:
            await pilot.pause()
            return {name: leftovers(await take(app, pilot, name, Language.ENGLISH), KNOWN) for name in SCENES}

    assert {name: words for name, words in asyncio.run(session()).items() if words} == {}
