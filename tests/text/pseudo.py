"""A language made from the English messages by putting an accent on every letter: what has none did not come from them."""

import re
from collections.abc import Iterable

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from pitchkit.text.catalogue import Catalogue, resources
from pitchkit.text.language import Language

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_ACCENTED = "àƀćďéƒĝĥîĵķĺɱñöþɋŕšťúṽŵẋýž"
_TABLE = str.maketrans(_PLAIN + _PLAIN.upper(), _ACCENTED + _ACCENTED.upper())


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - fluent.syntax's name
        node.value = node.value.translate(_TABLE)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        # The letters on the cards are no words.
        return node if node.id.name == "card-letters" else self.generic_visit(node)


def pseudo_catalogue() -> Catalogue:
    """Return the catalogue of the language."""
    texts = []
    for text in resources(Language.ENGLISH).values():
        tree = FluentParser().parse(text)
        _Accents().visit(tree)
        texts.append(FluentSerializer().serialize(tree))
    return Catalogue(texts=texts)


def leftovers(text: str, known: Iterable[str]) -> list[str]:
    """Return the words without accents that are neither card faces nor known names or ids."""
    allowed = set(known)
    faces = re.compile(r"O?(10|[2-9AKQJ])[SHDC]?|BJ|LJ")
    words = re.findall(r"[A-Za-z0-9_À-ɏḀ-ỿꟀ-ꟿⱠ-Ɀɐ-ʯ-]*[A-Za-z][A-Za-z0-9_À-ɏḀ-ỿꟀ-ꟿⱠ-Ɀɐ-ʯ-]*", text)
    return [word for word in words if word not in allowed and not faces.fullmatch(word)]
