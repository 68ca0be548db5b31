"""How the Bot API and the people API say no."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - it is an answer of the Bot API, not a fault of ours
    """A call that Telegram refuses: the code, the text and the parameters it answers with."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad_request(text: str, **parameters: Any) -> Refused:
    """A call that cannot be carried out as asked: 400."""
    return Refused(400, f"Bad Request: {text}", **parameters)


def forbidden(text: str) -> Refused:
    """A call that the bot may not make: 403."""
    return Refused(403, f"Forbidden: {text}")


def conflict(text: str) -> Refused:
    """A call that fights another way of receiving updates: 409."""
    return Refused(409, f"Conflict: {text}")


def too_many_requests(seconds: int | None) -> Refused:
    """A call past the limits: 429, with the whole seconds to wait; None: it does not say."""
    if seconds is None:
        return Refused(429, "Too Many Requests")
    return Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


class Impossible(Exception):  # noqa: N818 - it is an answer of the people API, not a fault of ours
    """Something that a person cannot do, in a plain sentence."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
