"""What proves who somebody is, and what a table is called: both drawn by chance that nobody can guess."""

import hashlib
import secrets
from typing import Final

CODE_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What the codes of tables are made of: nothing that is mistaken for something else when it is read out."""
CODE_LENGTH: Final = 6
_TOKEN_BYTES: Final = 24


def new_token() -> str:
    """Return what proves to be a person; only the server's answer to him holds it."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def key_of(token: str) -> str:
    """Return what is kept of a token; that hashes are compared, not tokens, leaves nothing to learn from the time it takes."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_code() -> str:
    """Return a code for a table."""
    return "".join([secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)])


def is_code(text: str) -> bool:
    """Tell whether a text can be the code of a table."""
    return len(text) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in text)
