"""Time: what it is now, and the loop that tells the host when a table's time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from bot.answer import Refused
from bot.logs import about

log = logging.getLogger(__name__)

LEASE = 4.0
"""Seconds for which a worker that took up a deadline keeps it from the others. If it takes longer
another one wakes the table as well, which changes nothing: a table is woken once for its time.
"""
POLL = 0.25
"""Seconds between looks at the deadlines; a table's clock is not finer than that."""
BATCH = 50
AT_ONCE = 8
"""Tables woken at the same time; most of that is waiting for the store."""
OUTAGE = 1.0
"""Seconds of rest while the store is away."""
LAST_SECONDS = 5.0
"""Seconds that the tables already taken up get when the bot stops."""


def now() -> float:
    """Seconds since the epoch: the one place that reads the clock."""
    return time.time()  # noqa: TID251 - this is the place


class Deadlines(Protocol):
    """The part of the store that knows which tables' time is up."""

    async def claim_due(self, now: float, limit: int, lease: float) -> Sequence[str]: ...


class Clock:
    """Wakes the tables whose time is up."""

    def __init__(
        self,
        deadlines: Deadlines,
        time_up: Callable[[str], Awaitable[None]],
        now: Callable[[], float],
        down: type[Exception],
    ) -> None:
        self._deadlines = deadlines
        self._time_up = time_up
        self._now = now
        self._down = down
        """What the store raises while its server is away."""
        self._is_stopping = False
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._idle = asyncio.Event()
        self._idle.set()

    async def run(self) -> None:
        """Look, wake, wait; for ever or until `finish`.

        A table that fails is logged and does not stop the rest.
        """
        while not self._is_stopping:
            self._idle.clear()
            try:
                pause = await self._wake_due()
            except self._down as error:
                pause = self._away(error)
            finally:
                self._idle.set()
            await asyncio.sleep(pause)

    async def finish(self) -> None:
        """Take up nothing more, and wait for the tables that have been taken up."""
        self._is_stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._idle.wait()

    async def _wake_due(self) -> float:
        """Wake what is due; how long to wait then."""
        due = await self._deadlines.claim_due(self._now(), BATCH, LEASE)
        pauses = await asyncio.gather(*map(self._wake, due))
        return max(pauses, default=0.0) or (POLL if len(due) < BATCH else 0.0)

    async def _wake(self, table_id: str) -> float:
        """Wake one table; how long to rest because of it."""
        async with self._gate:
            with about(table=table_id):
                try:
                    await self._time_up(table_id)
                except Refused as refused:
                    log.warning("table %s: time is up, but %s", table_id, refused)
                except self._down as error:
                    return self._away(error)
                except Exception:
                    log.exception("table %s: its time is up, and it fails", table_id)
        return 0.0

    def _away(self, error: Exception) -> float:
        log.warning("deadlines wait, the store is away: %s", error)
        return OUTAGE
