"""Long polling that confirms an update only after it has been handled.

aiogram's own loop confirms a batch with the next request while its handlers may still be running,
so a killed process could lose a press. Here the next request waits; an update that comes again is
recognised by its number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from aiogram import Bot, Dispatcher
from aiogram.exceptions import TelegramAPIError, TelegramConflictError, TelegramRetryAfter
from aiogram.types import Update

log = logging.getLogger(__name__)

WAIT_SECONDS = 25
"""How long Telegram holds a request open when there is nothing new."""
BACKOFF = (1, 2, 5, 10, 30)


async def poll(
    bot: Bot, dispatcher: Dispatcher, stopping: asyncio.Event, ready: Callable[[], None]
) -> None:
    """Get updates, handle them side by side, get the next; until `stopping` is set."""
    offset: int | None = None
    failures = 0
    kinds = dispatcher.resolve_used_update_types()
    ready()
    while not stopping.is_set():
        try:
            updates = await bot.get_updates(
                offset=offset,
                timeout=WAIT_SECONDS,
                allowed_updates=kinds,
                request_timeout=WAIT_SECONDS + 10,
            )
        except TelegramRetryAfter as error:
            await _wait(stopping, error.retry_after)
            continue
        except TelegramAPIError as error:
            pause = BACKOFF[min(failures, len(BACKOFF) - 1)]
            failures += 1
            told = "another poller uses this token" if _conflicts(error) else str(error)
            log.warning("no updates: %s; again in %s s", told, pause)
            await _wait(stopping, pause)
            continue
        failures = 0
        async with asyncio.TaskGroup() as group:
            for update in updates:
                group.create_task(_handle(bot, dispatcher, update))
        if updates:
            offset = updates[-1].update_id + 1


def _conflicts(error: TelegramAPIError) -> bool:
    return isinstance(error, TelegramConflictError)


async def _handle(bot: Bot, dispatcher: Dispatcher, update: Update) -> Any:
    try:
        return await dispatcher.feed_update(bot, update)
    except Exception:
        log.exception("update %s fails", update.update_id)


async def _wait(stopping: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopping.wait()
    except TimeoutError:
        return
