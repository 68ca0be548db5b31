"""Logs for operators: one line an event, by stable keys, with nothing in it that is secret.

What is secret is kept out here, at the one place that all lines pass, whoever logs them. The token
and other secrets of the settings are struck out. Of an error only its kind and where it happened
are told: in its words it may quote what it failed over, a hand, a board or a whole call.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from traceback import format_tb
from types import MappingProxyType
from typing import Literal
from urllib.parse import quote

Style = Literal["text", "json"]

STRUCK = "***"
"""Stands where a secret was."""
QUIET = ("aiogram.event", "aiogram.dispatcher", "aiohttp.access")
"""They would tell of each update and each health check what `bot` tells better."""

_about: ContextVar[Mapping[str, object]] = ContextVar(
    "about",
    default=MappingProxyType({}),
)


@contextmanager
def about(**keys: object) -> Iterator[None]:
    """Until the block ends, every line of this task carries these keys: numbers and ids."""
    mark = _about.set({**_about.get(), **keys})
    try:
        yield
    finally:
        _about.reset(mark)


class Veil:
    """Strikes secrets out of a text, also as they stand in an address."""

    def __init__(self, secrets: Iterable[str]) -> None:
        forms = {form for secret in secrets if secret for form in (secret, quote(secret, safe=""))}
        self._forms = sorted(forms, key=len, reverse=True)

    def __call__(self, text: str) -> str:
        for form in self._forms:
            text = text.replace(form, STRUCK)
        return text


def trace(error: BaseException) -> str:
    """Where the error happened and of what kind it is, also of those before it; not its words."""
    before = error.__cause__
    if before is None and not error.__suppress_context__:
        before = error.__context__
    told = [f"{trace(before)}\nwhich led to\n"] if before is not None else []
    told += format_tb(error.__traceback__)
    told.append(f"{type(error).__module__}.{type(error).__qualname__}")
    if isinstance(error, BaseExceptionGroup):
        told += [f"\none of them\n{trace(part)}" for part in error.exceptions]
    return "".join(told)


class Lines(logging.Formatter):
    """Each record as a line that has passed the veil."""

    def __init__(self, veil: Veil, line: Callable[[logging.LogRecord], str]) -> None:
        super().__init__()
        self._veil = veil
        self._line = line

    def format(self, record: logging.LogRecord) -> str:
        return self._veil(self._line(record))


def text_line(record: logging.LogRecord) -> str:
    """For a terminal: the moment, the level, who says it, what; below it the place of an error."""
    told = f"{_moment(record)} {record.levelname} {record.name}: {_words(record)}"
    error = _error(record)
    return told if error is None else f"{told}\n{trace(error)}"


def json_line(record: logging.LogRecord) -> str:
    """For a collector: an object.

    It begins with the keys that it is about; `event` is the text before anything was filled in,
    the same for all events of a kind; `error` and `trace` are there where there is an error.
    """
    told: dict[str, object] = {
        "at": _moment(record),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": str(record.msg).partition("\n")[0],
        "text": _words(record),
    }
    error = _error(record)
    if error is not None:
        told |= {"error": type(error).__qualname__, "trace": trace(error)}
    return json.dumps({**_about.get(), **told}, ensure_ascii=False, default=str)


LINES = {"text": text_line, "json": json_line}


def set_up(level: str, style: Style, secrets: Iterable[str]) -> Veil:
    """Log to the standard error from now on; the veil that hides the secrets elsewhere."""
    veil = Veil(secrets)
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(veil, LINES[style]))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    return veil


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _words(record: logging.LogRecord) -> str:
    try:
        words = record.getMessage()
    except (TypeError, ValueError):
        return str(record.msg)  # Python would print the arguments instead of the line
    if record.name == "asyncio":
        return words.partition("\n")[0]  # below it stand tasks with the words of their errors
    return words


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None
