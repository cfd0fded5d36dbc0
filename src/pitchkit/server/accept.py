"""What a client says it takes: the weights in ``Accept`` and ``Accept-Encoding`` (RFC 9110, 12.4.2 and 12.5)."""

import math

from starlette.requests import Request


def takes_gzip(request: Request) -> bool:
    """Tell whether an answer may be packed, and the client does not like it plain better."""
    weights = _weights(request, "accept-encoding")
    packed = weights.get("gzip", weights.get("x-gzip", weights.get("*", 0.0)))
    return packed > 0 and packed >= weights.get("identity", 0.0)


def takes_brotli(request: Request) -> bool:
    """Tell whether a client names Brotli, as browsers do over https, and likes nothing else better."""
    weights = _weights(request, "accept-encoding")
    packed = weights.get("br", 0.0)
    return packed > 0 and packed >= max(weights.get(other, 0.0) for other in ("gzip", "identity"))


def wants_page(request: Request) -> bool:
    """Tell whether a client names pages among what it takes, as browsers do when somebody goes to an address."""
    return _weights(request, "accept").get("text/html", 0.0) > 0


def _weights(request: Request, name: str) -> dict[str, float]:
    """Return what a header lists, in lower case, with its weights; what has a weight that cannot be read is not taken."""
    found: dict[str, float] = {}
    for part in ",".join(request.headers.getlist(name)).split(","):
        word, *parameters = [text.strip().lower() for text in part.split(";")]
        if word:
            weights = [text[2:] for text in parameters if text.startswith("q=")]
            found[word] = _weight(weights[0]) if weights else 1.0
    return found


def _weight(text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        return 0.0
    return weight if math.isfinite(weight) else 0.0
