"""What the person chose last: the game, and how the table looks and moves."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Final, TypeVar

from pitchkit.terminal.shelf import SavedFile
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language, Letters


class Speed(StrEnum):
    """How fast the bots lay their cards."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"


DELAYS_S: Final[Mapping[Speed, float]] = {Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.35, Speed.AT_ONCE: 0.0}
"""Seconds from one bot's move to the next."""


class Light(StrEnum):
    """The table on a dark or a light ground."""

    DARK = "dark"
    LIGHT = "light"


class Colours(StrEnum):
    """A colour for each suit, or red and black."""

    FOUR = "four"
    TWO = "two"


class Motion(StrEnum):
    """Whether things may glide and blink."""

    FULL = "full"
    REDUCED = "reduced"


@dataclass
class Settings:
    """What is remembered from one time to the next.

    Attributes:
        language: the language chosen on the screen; None where the environment's is good.
        letters, signs, colours: how cards look.
        speed: of the bots.
        light, motion: of the screen.
        players, variant, changes, bot: the game that was played last.
    """

    language: Language | None = None
    letters: Letters = Letters.LOCAL
    signs: SuitSigns = SuitSigns.SYMBOLS
    colours: Colours = Colours.FOUR
    speed: Speed = Speed.NORMAL
    light: Light = Light.DARK
    motion: Motion = Motion.FULL
    players: int = 4
    variant: str = "ten-point"
    changes: dict[str, object] = field(default_factory=dict)
    bot: str = "casual"

    def write(self, file: SavedFile) -> None:
        """Remember.

        Raises:
            NotSaved: the file cannot be written.
        """
        file.write(asdict(self))


_Word = TypeVar("_Word", bound=StrEnum)


def read_settings(file: SavedFile) -> Settings:
    """Return what is remembered; the usual where nothing is, or where a value is none that this version knows.

    Raises:
        Damaged: the file is no file of settings; it has been set aside.
        OSError: it cannot be read.
    """
    if not file.path.exists():
        return Settings()
    data = file.read()
    usual = Settings()
    language = data.get("language")
    players, variant, bot, changes = [data.get(name) for name in ("players", "variant", "bot", "changes")]
    return Settings(
        language=Language(language) if language in tuple(Language) else None,
        letters=_one_of(Letters, data.get("letters"), usual.letters),
        signs=_one_of(SuitSigns, data.get("signs"), usual.signs),
        colours=_one_of(Colours, data.get("colours"), usual.colours),
        speed=_one_of(Speed, data.get("speed"), usual.speed),
        light=_one_of(Light, data.get("light"), usual.light),
        motion=_one_of(Motion, data.get("motion"), usual.motion),
        players=players if isinstance(players, int) and 2 <= players <= 8 else usual.players,
        variant=variant if isinstance(variant, str) else usual.variant,
        changes=changes if isinstance(changes, dict) else {},
        bot=bot if isinstance(bot, str) else usual.bot,
    )


def _one_of(words: type[_Word], value: object, usual: _Word) -> _Word:
    return words(value) if isinstance(value, str) and value in tuple(words) else usual
