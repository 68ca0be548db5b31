"""Long polling that confirms an update only after it has been handled.

aiogram's own loop confirms a batch with the next request while its handlers may still be running,
so a killed process could lose a press. Here Telegram keeps every update until its handler is done,
and what it shows again meanwhile is passed over. A slow handler keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from aiogram import Bot, Dispatcher
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramConflictError,
    TelegramRetryAfter,
)
from aiogram.types import Update

from bot.intake import read
from bot.outcomes import believed

log = logging.getLogger(__name__)

WAIT_SECONDS = 25
"""How long Telegram holds a request open when there is nothing new."""
LIMIT = 100
"""So many updates Telegram tells of at once, and of none behind them until some are confirmed."""
GRACE_SECONDS = 0.2
"""How long the next request waits for handlers that have not finished."""
LAST_SECONDS = 5.0
"""How long handlers may go on when the bot stops."""
BACKOFF = (0.1, 1, 2, 5, 10, 30)
"""Seconds until the next try. Lines that wait for long are cut now and then: whoever presses just
then need not notice it.
"""

T = TypeVar("T")
Failure = TelegramAPIError | ClientDecodeError
FAILURES = (TelegramAPIError, ClientDecodeError)
"""What a call ends in; a gateway's web page cannot be decoded."""


class _Line:
    """The updates that Telegram still keeps for us."""

    def __init__(self, bot: Bot, dispatcher: Dispatcher, group: asyncio.TaskGroup) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._group = group
        self._kinds = dispatcher.resolve_used_update_types()
        self._next: int | None = None
        """The number after the newest update that has come."""
        self._known: set[int] = set()
        """Updates that have come and are not confirmed."""
        self._working: dict[int, asyncio.Task[None]] = {}
        self._given_up = 0
        """Updates below this number are confirmed, whatever handlers are still at work."""

    async def fetch(self) -> list[Update]:
        """What is new; what has been handled by now is confirmed with the question.

        If slow handlers hold all that Telegram tells of at once, it gets to keep the newer half
        only. A killed process then loses the others, which is better than deafness.
        """
        while True:
            updates = await self._ask()
            new = [update for update in updates if update.update_id not in self._known]
            if new or len(updates) < LIMIT:
                return new
            self._given_up = updates[len(updates) // 2].update_id

    async def _ask(self) -> list[Update]:
        oldest = min(self._working, default=self._next)
        if oldest is not None:
            oldest = max(oldest, self._given_up)
        self._known = {number for number in self._known if number >= (oldest or 0)}
        wait = 0 if self._working else WAIT_SECONDS
        try:
            return await self._bot.get_updates(
                offset=oldest,
                limit=LIMIT,
                timeout=wait,
                allowed_updates=self._kinds,
                request_timeout=wait + 10,
            )
        except ClientDecodeError as error:
            return self._readable(error)

    def _readable(self, error: ClientDecodeError) -> list[Update]:
        """The others of an answer in which an update has a shape that is not known."""
        found = error.data.get("result") if isinstance(error.data, dict) else None
        if not isinstance(found, list):
            raise error
        updates = []
        for raw in found:
            try:
                update = read(raw, self._bot)
            except ValueError:
                raise error from None
            if update is None:
                self._next = max(self._next or 0, raw["update_id"] + 1)
            else:
                updates.append(update)
        return updates

    async def handle(self, updates: list[Update]) -> None:
        """Begin to handle these, and give all that are at work a moment to finish.

        Where many have come, more may wait behind them, and no moment is given.
        """
        for update in updates:
            number = update.update_id
            if number in self._known:
                continue  # the same twice in one answer
            self._known.add(number)
            self._next = max(self._next or 0, number + 1)
            self._working[number] = self._group.create_task(self._handle(update))
        await self.rest(GRACE_SECONDS if len(updates) < LIMIT // 2 else 0)

    async def rest(self, seconds: float) -> None:
        """Wait so long for the handlers at work."""
        if self._working:
            await asyncio.wait(self._working.values(), timeout=seconds)

    async def finish(self) -> None:
        """Let the handlers finish; what does not is left to the next start."""
        await self.rest(LAST_SECONDS)
        for task in self._working.values():
            task.cancel()

    async def _handle(self, update: Update) -> None:
        try:
            await self._dispatcher.feed_update(self._bot, update)
        except Exception:
            log.exception("update %s fails", update.update_id)
        finally:
            del self._working[update.update_id]


async def poll(
    bot: Bot, dispatcher: Dispatcher, stopping: asyncio.Event, ready: Callable[[], None]
) -> None:
    """Get updates, handle them side by side, get the next; until `stopping` is set."""
    failures = 0
    async with asyncio.TaskGroup() as group:
        line = _Line(bot, dispatcher, group)
        ready()
        while not stopping.is_set():
            try:
                updates = await _unless(stopping, group, line.fetch())
            except FAILURES as error:
                pause = _named(error) or BACKOFF[min(failures, len(BACKOFF) - 1)]
                failures += 1
                log.warning("no updates: %s; again in %s s", _told(error), pause)
                await _wait(stopping, pause)
                continue
            failures = 0
            await line.handle(updates or [])
        await line.finish()


def _named(error: Failure) -> float | None:
    """The pause that Telegram names, if it names a sensible one."""
    return believed(error.retry_after) if isinstance(error, TelegramRetryAfter) else None


def _told(error: Failure) -> str:
    match error:
        case TelegramConflictError():
            return "another poller uses this token"
        case ClientDecodeError():
            return "the answer is none of Telegram's"  # it is not quoted: it may hold anything
        case _:
            return str(error)


async def _unless(
    stopping: asyncio.Event, group: asyncio.TaskGroup, work: Coroutine[Any, Any, T]
) -> T | None:
    """What the work gives; None if it is time to stop before it gives anything."""
    asking = group.create_task(_caught(work))
    told = group.create_task(stopping.wait())
    await asyncio.wait((asking, told), return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if not asking.done():
        asking.cancel()
        return None
    result = asking.result()
    if isinstance(result, FAILURES):
        raise result
    return result


async def _caught(work: Coroutine[Any, Any, T]) -> T | Failure:
    """The work's result or its failure, which must not end the task group."""
    try:
        return await work
    except FAILURES as error:
        return error


async def _wait(stopping: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopping.wait()
    except TimeoutError:
        return
