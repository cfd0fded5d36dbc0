"""Text from elsewhere made safe to show: one line, and nothing that steers a terminal."""


def printable(text: str) -> str:
    r"""Return the text with every character that cannot be printed written as an escape such as ``\n`` or ``\x1b``."""
    return "".join([sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text])
