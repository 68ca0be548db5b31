"""The log of Bot API calls, for tests and benches that count them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Any

from playground.model import Json

KEPT = 50_000
"""How many calls the log keeps."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the bot and what became of it; `took` counts seconds."""

    n: int
    at: float
    method: str
    params: Json
    ok: bool
    error_code: int | None
    description: str | None
    took: float


class CallLog:
    """The newest calls, numbered from 1."""

    def __init__(self) -> None:
        self._calls: deque[Call] = deque(maxlen=KEPT)
        self.last = 0
        """The number of the last call."""

    def add(self, **fields: Any) -> None:
        """Write one call down."""
        self.last += 1
        self._calls.append(Call(self.last, **fields))

    def since(self, n: int, most: int = KEPT) -> tuple[Call, ...]:
        """The first so many calls after the one of this number."""
        gone = self.last - len(self._calls)
        begin = max(n - gone, 0)
        return tuple(islice(self._calls, begin, begin + most))
