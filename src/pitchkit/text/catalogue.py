"""The words of one language: messages by id, and cards, suits and lists as a reader of it writes them.

The messages are Fluent files, ``locale/LANGUAGE/*.ftl``, kept beside this module and parsed at first use.  Each is a whole
sentence, label or member of a list; what varies has a name in it, and the sentence stands in the order of its language.
Nothing is glued together out of words by code.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pitchkit.game.cards import (
    BIG_JOKER,
    FACE_DOWN,
    LITTLE_JOKER,
    RANK_NAMES,
    SUIT_LETTERS,
    Card,
    Suit,
    rank_of,
    suit_of,
)
from pitchkit.text.faces import SUIT_SYMBOLS, SuitSigns
from pitchkit.text.language import Language, Letters

if TYPE_CHECKING:  # Fluent is loaded with the first message: a command that says nothing should not wait for it.
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")

_LONGEST_DETAIL: Final = 1000
"""A name from elsewhere is cut here: Fluent takes some thousand characters and refuses more."""

Detail = str | int
"""What a message can be given: a ready-made name, a number, or a truth value, which it knows as ``yes`` or ``no``."""


WORDS: Final = (
    "pass", "bid", "moon", "pitch", "trump", "call", "rest", "keep", "give", "discard", "claim", "decline", "burn", "play",
    "help", "hand", "score", "rules", "last", "hint", "quit",
)  # fmt: skip
"""The words that can be typed at a table, as hand records and English have them: attributes of the message ``words``."""


class UnknownMessageError(LookupError):
    """There is no message of that id, or it needs a detail that was not given: an error in the program."""


class Catalogue:
    """The messages of one language, and its cards.

    Attributes:
        language: whose words these are.
        letters: which letters stand on the cards.
        signs: how suits are written.
    """

    def __init__(
        self,
        language: Language = Language.ENGLISH,
        *,
        letters: Letters = Letters.LOCAL,
        signs: SuitSigns | None = None,
        texts: Sequence[str] | None = None,
    ) -> None:
        """Choose a language; nothing is read yet.

        Args:
            language: one of the four.
            letters: those of the language, or those of English.
            signs: letters or symbols for suits; where None letters in English and symbols elsewhere, since ``S H D C``
                begin no other language's words.
            texts: Fluent resources to use instead of the language's own files.
        """
        self.language: Final = language
        self.letters: Final = letters
        self.signs: Final = signs or (SuitSigns.LETTERS if language is Language.ENGLISH else SuitSigns.SYMBOLS)
        self._texts: Final = texts

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        # Isolating marks are for text of mixed direction, and show up in terminals; all four languages run to the right.
        return FluentBundle([self.language.value], use_isolating=False)

    @cached_property
    def _resources(self) -> dict[str, str]:
        """The resources not parsed yet, by the messages in them: to parse them all takes longer than to start."""
        texts = self._texts if self._texts is not None else resources(self.language).values()
        return {name: text for text in texts for name in _MESSAGE.findall(text)}

    def _found(self, name: str) -> "Message":
        """Return a message; its resource is parsed at the first use of one of them, with those that it refers to.

        Raises:
            UnknownMessageError: there is no such message.
        """
        text = self._resources.get(name)
        if text is not None:
            self._parse(text)
        if not self._bundle.has_message(name):
            raise UnknownMessageError(name)
        return self._bundle.get_message(name)

    def _parse(self, text: str) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see above

        self._bundle.add_resource(FluentResource(text))
        for name in _MESSAGE.findall(text):
            self._resources.pop(name, None)
        for name in _REFERENCE.findall(text):
            needed = self._resources.get(name)
            if needed is not None:
                self._parse(needed)

    # Messages

    def say(self, message: str, **details: Detail) -> str:
        """Return a sentence: a message with a capital at its beginning (a name may stand there that has none).

        Raises:
            UnknownMessageError: there is no such message, or a detail is missing.
        """
        text = self.part(message, **details)
        return text[:1].upper() + text[1:]

    def part(self, message: str, **details: Detail) -> str:
        """Return a message as it stands, to be named in a sentence or listed.

        Args:
            message: its id; ``id.attribute`` for an attribute.
            details: what it names.

        Raises:
            UnknownMessageError: there is no such message, or a detail is missing.
        """
        name, _, attribute = message.partition(".")
        found = self._found(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise UnknownMessageError(message)
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in details.items()})
        if errors:
            raise UnknownMessageError(f"{message}: {errors[0]}")
        assert isinstance(text, str)
        return text

    def has(self, message: str) -> bool:
        """Tell whether there is a message, or an attribute as ``id.attribute``."""
        name, _, attribute = message.partition(".")
        try:
            found = self._found(name)
        except UnknownMessageError:
            return False
        return not attribute or attribute in found.attributes

    def joined(self, names: Sequence[str], link: str = "and") -> str:
        """Return names as a list in a sentence: "Ann, Bob and Carl", or with ``or`` for the last."""
        if len(names) < 2:
            return "".join(names)
        return self.part(link, most=", ".join(names[:-1]), last=names[-1])

    # Cards

    @cached_property
    def _faces(self) -> dict[Card, str]:
        court = {name: name for name in ("A", "K", "Q", "J", "BJ", "LJ")}
        if self.letters is Letters.LOCAL:
            court = {name: self.part(f"card-letters.{name}") for name in court}
        signs = SUIT_SYMBOLS if self.signs is SuitSigns.SYMBOLS else SUIT_LETTERS
        faces = {card: court.get(rank, rank) + sign for card, (sign, rank) in enumerate(
            [(sign, rank) for sign in signs for rank in RANK_NAMES])}  # fmt: skip
        return faces | {LITTLE_JOKER: court["LJ"], BIG_JOKER: court["BJ"], FACE_DOWN: "??"}

    def card(self, card: Card) -> str:
        """Return a card's face, ``JS`` or ``B♠``; ``??`` for a card face down."""
        return self._faces[card]

    def cards(self, cards: Iterable[Card]) -> str:
        """Return the faces of cards in the given order, separated by blanks."""
        return " ".join([self._faces[card] for card in cards])

    def rank(self, card: Card) -> str:
        """Return a card's face without its suit."""
        return self._faces[card] if card >= LITTLE_JOKER else self._faces[card][:-1]

    def card_named(self, text: str) -> Card | None:
        """Return the card of a face in this catalogue's letters, whatever its case; None if it is none.

        The suit may be its symbol, its English letter, or the beginning of its word.
        """
        return self._typed.get(text.upper())

    @cached_property
    def _typed(self) -> dict[str, Card]:
        found = {self._faces[card].upper(): card for card in (LITTLE_JOKER, BIG_JOKER)}
        words = [self.suit(suit).upper() for suit in range(4)]
        for card in range(LITTLE_JOKER):
            suit = suit_of(card)
            endings = {SUIT_LETTERS[suit], SUIT_SYMBOLS[suit]} | _own_beginnings(words, suit)
            for ending in endings:
                found[self.rank(card).upper() + ending] = card
        return found

    @cached_property
    def _own_words(self) -> dict[str, str]:
        own = {self.part(f"words.{word}").lower(): word for word in WORDS}
        return {self.suit(suit).lower(): SUIT_LETTERS[suit].lower() for suit in range(4)} | own

    def typed(self, word: str) -> str | None:
        """Return the word of hand records (in small letters) that a word of this language stands for, if it does."""
        return self._own_words.get(word.lower())

    def card_name(self, card: Card, case: str = "nominative") -> str:
        """Return a card's full name, "jack of spades", in a case where the language has cases.

        Args:
            card: not one that lies face down.
            case: ``nominative``, ``object``, ``genitive`` or ``partitive``.
        """
        if card >= LITTLE_JOKER:
            return self.part("card-name", rank="BJ" if card == BIG_JOKER else "LJ", suit="", case=case)
        rank = _number_or_text(RANK_NAMES[rank_of(card)])
        return self.part("card-name", rank=rank, suit=SUIT_LETTERS[suit_of(card)], case=case)

    def suit(self, suit: Suit) -> str:
        """Return the word for a suit, 0..3."""
        return self.part("suit", suit=SUIT_LETTERS[suit])

    def face(self, face: str) -> str:
        """Return the word for a trump whatever the suit: ``OJ`` is the off-jack."""
        return self.part("face", face=_number_or_text(face))


def _bundle_from(language: Language, texts: Iterable[str]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - see above

    # Isolating marks are for text of mixed direction, and show up in terminals; all four languages run to the right.
    bundle = FluentBundle([language.value], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _bundle_of(language: Language) -> "FluentBundle":
    """Return a language's own messages, read once: that takes a quarter of a second."""
    return _bundle_from(language, resources(language).values())


def resources(language: Language) -> Mapping[str, str]:
    """Return a language's Fluent resources by the name of the file, in alphabetical order."""
    folder = files("pitchkit.text").joinpath("locale", language.value)
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def _plain(value: Detail) -> Detail:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and len(value) > _LONGEST_DETAIL:
        return value[:_LONGEST_DETAIL] + "..."
    return value


def _number_or_text(rank: str) -> Detail:
    """Return a rank as Fluent's selectors know it: keys such as ``[10]`` match numbers only."""
    return int(rank) if rank.isdigit() else rank


def _own_beginnings(words: Sequence[str], suit: Suit) -> set[str]:
    """Return the beginnings of a suit's word that no other suit's word shares."""
    others = [word for other, word in enumerate(words) if other != suit]
    word = words[suit]
    return {word[:n] for n in range(1, len(word) + 1) if not any([other.startswith(word[:n]) for other in others])}
