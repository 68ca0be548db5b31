"""The loop that brings tables up to date, several at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.logs import about, trace
from bot.telegram import Telegram
from bot.teller.ports import Places, Reports, Store
from bot.teller.reconciler import Left, Reconciler
from bot.teller.speaker import Speaker

AT_ONCE = 16
"""Tables that one worker works on at the same time; most of that is waiting for Telegram."""
LEASE = 4.0
"""Seconds for which a table is a worker's that has not said so again; a killed worker's tables
rest that long at most.
"""
RENEWAL = 1.0
"""Seconds after which a living worker says again which tables it works on."""
POLL = 0.5
"""Seconds between looks at what other workers have committed and what has come due."""
FEW = 3
"""Tables taken up at once while the limit in all is used up: no more can get anything sent."""
PAUSE = 1.0
"""Seconds of rest after the store failed."""
TROUBLE = 15.0
"""Seconds until a table is tried again whose screens could not be made."""
LAST_CALLS = 7.0
"""Seconds that tables at work get to finish their present call when the bot stops: a little more
than a call may take, so that none is cut whose answer would tell what stands in Telegram.
"""

_log = logging.getLogger(__name__)


class Teller:
    """Makes Telegram match the tables."""

    def __init__(
        self,
        store: Store,
        telegram: Telegram,
        places: Places,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._telegram = telegram
        self._now = now
        self._reports = Reports()
        self.speaker = Speaker(store, telegram, now, self._reports)
        """Says what belongs to no table."""
        self._reconciler = Reconciler(store, telegram, places, now, self._reports)
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._is_stopping = False
        self._held: dict[str, str] = {}
        """The tables at work, and the tokens of their leases."""

    def listen(
        self,
        unreachable: Callable[[int], Awaitable[object]],
        migrated: Callable[[int, int], Awaitable[object]],
        venue_lost: Callable[[str, str], Awaitable[object]] | None = None,
    ) -> None:
        """Tell these what is learned: a person, old and new chat, a table and why."""
        self._reports.unreachable = unreachable
        self._reports.migrated = migrated
        if venue_lost is not None:
            self._reports.venue_lost = venue_lost

    def poke(self) -> None:
        """Something was committed: look at once."""
        self._wake.set()

    async def finish(self) -> None:
        """Begin nothing more, and wait for the calls that are on their way; `run` returns."""
        self._is_stopping = True
        self._reconciler.is_stopping = True
        self._wake.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_CALLS):
                await self._idle.wait()

    async def run(self) -> None:
        """Bring dirty tables up to date, for ever or until `finish`."""
        async with asyncio.TaskGroup() as group:
            renewing = group.create_task(self._renew())
            while not self._is_stopping:
                self._wake.clear()
                for table_id, token in await self._claim():
                    self._held[table_id] = token
                    self._idle.clear()
                    group.create_task(self._work_on(table_id, token))
                await self._rest(POLL)
            await self._idle.wait()
            renewing.cancel()

    async def bring(self, table_id: str) -> float | None:
        """Bring every place of the table to the newest state; when to look again, if at all."""
        return (await self._reconciler.bring(table_id)).again

    async def attend(self, table_id: str, token: str) -> None:
        """Bring a table that has been claimed up to date, and let it stand in line as it ought to.

        Who has been served, if only with one message, goes to the end of the line.
        """
        try:
            left = await self._bring_or_postpone(table_id)
            if left.keeps_place:
                await self._store.give_back_dirty(table_id, token)
            else:
                await self._store.settle_dirty(table_id, token, left.again)
        except asyncio.CancelledError:
            await self._give_back(table_id, token)
            raise
        except Exception as error:
            _tell("table %s: left to the end of its lease", error, table_id)

    async def _claim(self) -> Sequence[tuple[str, str]]:
        free = AT_ONCE - len(self._held)
        if free <= 0:
            return ()
        busy = self._reconciler.busy_until - self._now()
        if busy > 0:
            await asyncio.sleep(min(busy, POLL))
        if self._reconciler.is_busy:
            free = min(free, FEW)
        try:
            return await self._store.claim_dirty(self._now(), free, LEASE)
        except Exception as error:
            _tell("dirty tables cannot be had", error)
            await self._rest(PAUSE)
            return ()

    async def _rest(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return

    async def _work_on(self, table_id: str, token: str) -> None:
        """One table of the loop; whatever fails in it stays its own."""
        try:
            with about(table=table_id):
                await self.attend(table_id, token)
        finally:
            if self._held.get(table_id) == token:
                del self._held[table_id]
            if not self._held:
                self._idle.set()
            self._wake.set()

    async def _renew(self) -> None:
        """As long as this worker lives, nobody else takes up the tables at work."""
        while True:
            await asyncio.sleep(RENEWAL)
            if not self._held:
                continue
            try:
                await self._store.renew_dirty(self._held, self._now() + LEASE)
            except Exception as error:
                _tell("leases end before their time", error)

    async def _give_back(self, table_id: str, token: str) -> None:
        """The bot stops in the midst of it: the table is anybody's at once."""
        try:
            await self._store.settle_dirty(table_id, token, self._now())
        except Exception as error:
            _tell("table %s: left to the end of its lease", error, table_id)

    async def _bring_or_postpone(self, table_id: str) -> Left:
        try:
            return await self._reconciler.bring(table_id)
        except Exception as error:
            _tell("table %s: cannot be shown", error, table_id)
            return Left(self._now() + TROUBLE)


def _tell(what: str, error: Exception, *ids: str) -> None:
    """Log where it happened, not the error's words: they may quote a screen."""
    _log.error(f"{what}: %s\n%s", *ids, type(error).__name__, trace(error))
