"""The time that the playground goes by."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time in Unix seconds."""

    def now(self) -> float: ...


class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """The present moment in Unix seconds."""
        return datetime.now(UTC).timestamp()


@dataclass(slots=True)
class HandClock:
    """A clock that stands still until it is moved by hand."""

    moment: float = 1_800_000_000.0

    def now(self) -> float:
        """The moment the clock shows, in Unix seconds."""
        return self.moment

    def advance(self, seconds: float) -> None:
        """Move the clock on."""
        self.moment += seconds
