"""Which language a person reads, and how cards are to look in it."""

from collections.abc import Mapping
from enum import StrEnum


class Language(StrEnum):
    """The languages of the catalogues."""

    ENGLISH = "en"
    DANISH = "da"
    GERMAN = "de"
    FINNISH = "fi"


class Letters(StrEnum):
    """Which letters stand on court cards, aces and jokers.

    Those of the language are what is printed on packs sold where it is spoken: ``E K D B`` (es, konge, dame, knægt or
    bonde) in Danish, ``A K D B`` in German, ``A K Q J`` in English and Finnish.  Files know English letters only.
    """

    LOCAL = "local"
    ENGLISH = "english"


def language_named(text: str) -> Language | None:
    """Return the language of a locale's name such as ``fi``, ``de_AT.UTF-8`` or ``da-DK``; None if it is no known one."""
    name = text.replace("-", "_").partition(".")[0].partition("_")[0].partition("@")[0].lower()
    return Language(name) if name in tuple(Language) else None


def language_of(environ: Mapping[str, str]) -> Language:
    """Return the language that an environment asks for, English where it asks for none that is known.

    ``LANGUAGE`` is a list in the order of preference; then the first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is
    set decides, as elsewhere on the system.
    """
    for name in environ.get("LANGUAGE", "").split(":"):
        wanted = language_named(name)
        if wanted is not None:
            return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            return language_named(environ[variable]) or Language.ENGLISH
    return Language.ENGLISH
