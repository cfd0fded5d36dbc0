"""The options by which a command lets one choose the language and the look of cards."""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language, Letters, language_of


def with_words(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options for language and cards, which reach it as a catalogue, ``words``."""

    @wraps(function)
    def command(*args: Any, **values: Any) -> None:
        lang, letters, symbols = [values.pop(name) for name in ("lang", "letters", "symbols")]
        language = Language(lang) if lang is not None else language_of(os.environ)
        signs = {True: SuitSigns.SYMBOLS, False: SuitSigns.LETTERS, None: None}[symbols]
        function(*args, words=Catalogue(language, letters=Letters(letters), signs=signs), **values)

    lang = click.option(
        "--lang",
        type=click.Choice([language.value for language in Language]),
        help="The language; by default that of the environment, as in LANG.",
    )
    letters = click.option(
        "--letters",
        type=click.Choice([choice.value for choice in Letters]),
        default=Letters.LOCAL.value,
        show_default=True,
        help="Write court cards in letters of the language, or as A K Q J.",
    )
    symbols = click.option(
        "--symbols/--no-symbols",
        default=None,
        help="Write suits as symbols rather than the letters S H D C; by default only in English as letters.",
    )
    return lang(letters(symbols(command)))
