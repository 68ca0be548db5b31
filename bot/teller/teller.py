"""The loop that brings tables up to date, several at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.logs import about, trace
from bot.outcomes import CallFailed, Migrated, Unreachable
from bot.screens.screen import Screen
from bot.table import Venue
from bot.telegram import Telegram
from bot.teller.ports import Places, Reports, Store
from bot.teller.reconciler import Left, Reconciler

AT_ONCE = 16
"""Tables that one worker works on at the same time; most of that is waiting for Telegram."""
LEASE = 10.0
"""Seconds for which a table is one worker's; a killed worker's tables rest that long at most."""
POLL = 0.5
"""Seconds between looks at what other workers have committed and what has come due."""
FEW = 3
"""Tables taken up at once while the limit in all is used up: no more can get anything sent."""
BUSY = 1.0
"""Seconds for which that is remembered."""
PAUSE = 1.0
"""Seconds of rest after the store failed."""
TROUBLE = 15.0
"""Seconds until a table is tried again whose screens could not be made."""
LAST_CALLS = 7.0
"""Seconds that tables at work get to finish their present call when the bot stops: a little more
than a call may take, so that none is cut whose answer would tell what stands in Telegram.
"""
PATIENCE = 60.0
"""Seconds that the answer to a command may wait for its turn; later it is of no use."""

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
        self._reconciler = Reconciler(store, telegram, places, now, self._reports)
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._is_stopping = False
        self._at_work = 0
        self._turned: dict[tuple[int, int], object] = {}
        """The newest page asked for, by chat and message, as long as one waits."""

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
            while not self._is_stopping:
                self._wake.clear()
                for table_id, token in await self._claim():
                    self._at_work += 1
                    self._idle.clear()
                    group.create_task(self._work_on(table_id, token))
                await self._rest(POLL)

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

    async def say(
        self, chat_id: int, thread_id: int | None, screen: Screen, reply_to: int | None = None
    ) -> int | None:
        """Send one message that belongs to no table, within the limits.

        Returns its id; None if it could not be sent, or not soon enough to be of use.
        """
        return await self._speak(
            chat_id,
            thread_id,
            lambda: self._telegram.send(chat_id, thread_id, screen, reply_to=reply_to),
        )

    async def hand_over(
        self, chat_id: int, thread_id: int | None, name: str, content: bytes
    ) -> int | None:
        """Send one file that belongs to no table, within the limits; as `say`."""
        return await self._speak(
            chat_id,
            thread_id,
            lambda: self._telegram.send_document(chat_id, thread_id, name, content),
        )

    async def turn(self, chat_id: int, message_id: int, screen: Screen) -> None:
        """Let a message that belongs to no table show this, within the limits.

        What has been asked for since overtakes it: only the newest page is shown.

        Raises:
            CallFailed: the message cannot be changed any more.
        """
        place = (chat_id, message_id)
        asked = self._turned[place] = object()
        try:
            if await self._may_speak(chat_id, lambda: self._turned.get(place) is asked):
                await self._telegram.edit(chat_id, message_id, screen)
        finally:
            if self._turned.get(place) is asked:
                del self._turned[place]

    async def _speak(
        self, chat_id: int, thread_id: int | None, send: Callable[[], Awaitable[int]]
    ) -> int | None:
        if not await self._may_speak(chat_id):
            return None
        try:
            message_id = await send()
        except CallFailed as failure:
            _log.warning("chat %s: no answer sent: %s", chat_id, failure)
            await self._report(chat_id, failure)
            return None
        await self._store.note_message(Venue(chat_id, thread_id).key, message_id)
        return message_id

    async def _may_speak(self, chat_id: int, is_wanted: Callable[[], bool] = lambda: True) -> bool:
        """Wait for a turn; what is wanted no more by then takes none from others."""
        until = self._now() + PATIENCE
        while is_wanted():
            wait = await self._store.reserve(chat_id, is_group=chat_id < 0, now=self._now())
            if wait <= 0:
                return True
            if self._now() + wait > until:
                _log.warning("chat %s: an answer would come too late", chat_id)
                return False
            await asyncio.sleep(wait)
        return False

    async def _report(self, chat_id: int, failure: CallFailed) -> None:
        match failure:
            case Unreachable() if chat_id > 0:
                await self._reports.unreachable(chat_id)
            case Migrated():
                await self._reports.migrated(chat_id, failure.new_chat_id)
            case _:
                return

    async def _claim(self) -> Sequence[tuple[str, str]]:
        free = AT_ONCE - self._at_work
        if free <= 0:
            return ()
        busy = self._reconciler.busy_until - self._now()
        if busy > 0:
            await asyncio.sleep(min(busy, POLL))
        if busy > -BUSY:
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
            self._at_work -= 1
            if not self._at_work:
                self._idle.set()
            self._wake.set()

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
