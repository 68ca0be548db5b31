"""Faults on demand: what a network and a busy Telegram do to a bot now and then."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    """What goes wrong with a call."""

    TOO_MANY = "429"
    """It is refused as too many."""
    SERVER_ERROR = "500"
    """It is answered with an internal error, and not carried out."""
    HTML = "html"
    """It is answered with a web page of some gateway, and not carried out."""
    CUT_BEFORE = "cut_before"
    """The connection breaks before it is carried out."""
    CUT_AFTER = "cut_after"
    """It is carried out, and the connection breaks before the answer."""
    HANG = "hang"
    """It is not carried out, and answered with an error when faults are set anew, or later."""
    HANG_AFTER = "hang_after"
    """It is carried out, and answered when faults are set anew, or later."""


@dataclass(slots=True)
class Fault:
    """One thing that goes wrong with the next so many calls of a method (`*` is every method)."""

    method: str
    kind: FaultKind
    times: int = 1
    retry_after: int | None = 1
    """What a refusal as too many names: any number, as absurd as you like; None: it names none."""
    seconds: int | None = None
    """A call that hangs is let go after so long by itself; None: only when faults are set anew."""

    def strikes(self, method: str) -> bool:
        """Whether this call is hit."""
        return self.times > 0 and self.method.lower() in {"*", method.lower()}


class Faults:
    """The faults that wait for their calls."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._release = asyncio.Event()
        self.struck = 0
        """How many calls have been hit so far."""
        self.hanging = 0
        """How many calls hang at this moment."""
        self._hung = asyncio.Event()

    def set(self, faults: list[Fault]) -> None:
        """Put these faults in place of those that wait, and let go of calls that hang."""
        self._waiting = faults
        self.release()

    def release(self) -> None:
        """Let go of calls that hang."""
        self._release.set()
        self._release = asyncio.Event()

    def take(self, method: str) -> Fault | None:
        """The fault that hits this call; it is used up."""
        for fault in self._waiting:
            if fault.strikes(method):
                fault.times -= 1
                self.struck += 1
                return fault
        return None

    async def hang(self, seconds: float | None = None) -> None:
        """Wait until faults are set anew, or so many seconds have passed."""
        self.hanging += 1
        self._hung.set()
        self._hung = asyncio.Event()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._release.wait()
        self.hanging -= 1

    async def until_hanging(self, calls: int) -> None:
        """Wait until so many calls hang at once."""
        while self.hanging < calls:
            await self._hung.wait()
