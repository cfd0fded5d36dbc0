"""The Fluent files as syntax trees: which messages there are, and what each is given."""

from dataclasses import dataclass

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pitchkit.text.catalogue import resources
from pitchkit.text.language import Language


@dataclass(frozen=True)
class Pattern:
    """What a message or an attribute needs.

    Attributes:
        variables: the details that it names or chooses by.
        references: the other messages and attributes that it holds.
    """

    variables: frozenset[str]
    references: frozenset[str]


class _Needs(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute is not None else ""))


def entries(language: Language) -> list[ast.EntryType]:
    """Return everything in a language's files, comments and what cannot be read included."""
    return [entry for text in resources(language).values() for entry in FluentParser().parse(text).body]


def patterns(language: Language) -> dict[str, Pattern]:
    """Return what each message (``id``) and each attribute (``id.name``) of a language needs."""
    found: dict[str, Pattern] = {}
    for entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        named = {entry.id.name: entry.value} | {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for name, value in named.items():
            if value is None:
                continue
            assert name not in found, f"{language}: {name} is there twice"
            needs = _Needs()
            needs.visit(value)
            found[name] = Pattern(frozenset(needs.variables), frozenset(needs.references))
    return found
