"""What the immutable values of the rules have in common."""

from typing import Any


class Value:
    """A value that is made from its fields, in the order of ``__match_args__``.

    Compiled classes cannot be pickled or copied by setting their fields, so they are made anew.
    """

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal value: the class, called with the fields."""
        names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]
        return type(self), tuple([getattr(self, name) for name in names])
