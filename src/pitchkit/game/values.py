"""What the immutable values of the rules have in common, and the values of options as data and as text."""

from enum import StrEnum
from typing import Any, Final

_MOST_BITS: Final = 1000


class Value:
    """A value that is made from its fields, in the order of ``__match_args__``.

    Compiled classes cannot be pickled or copied by setting their fields, so they are made anew.
    """

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal value: the class, called with the fields."""
        names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]
        return type(self), tuple([getattr(self, name) for name in names])


def plain(value: object) -> object:
    """Return an option's value as JSON and TOML write it."""
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def shown(value: object) -> str:
    """Return an option's value as a person types it."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > _MOST_BITS:  # some thousand digits are not even made into a text
            return f"a number of {value.bit_length()} bits"
        case tuple():
            return " ".join([str(item) for item in value])
        case _:
            return str(plain(value))
