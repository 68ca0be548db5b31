"""Where the figures come from: the edges of the bot, where updates come in and calls go out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any

from aiogram import BaseMiddleware, Bot
from aiogram.client.session.middlewares.base import (
    BaseRequestMiddleware,
    NextRequestMiddlewareType,
)
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import TelegramObject, Update

from bot.answer import Ending
from bot.logs import about
from bot.metrics import Metrics
from bot.middlewares import Handler

BEAT = 0.25
"""Seconds between two looks at how late the event loop is."""

log = logging.getLogger(__name__)


class Handled(BaseMiddleware):
    """Every update that is ours is counted and timed, and named in what is logged meanwhile."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Handle; what the handler gives, or how it fails, says what became of the update."""
        if not isinstance(event, Update):
            return await handler(event, data)
        kind, began, ending = _kind(event), perf_counter(), Ending.FAILED
        with about(update=event.update_id, kind=kind):
            try:
                result = await handler(event, data)
                ending = _ending(result)
            except asyncio.CancelledError:
                ending = Ending.CUT
                raise
            finally:
                seconds = perf_counter() - began
                self._metrics.handled(kind, ending, seconds)
                log.debug("%s: %s in %d ms", kind, ending, seconds * 1000)
        return result


class Called(BaseRequestMiddleware):
    """Every call to Telegram is counted and timed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[TelegramType],
        bot: Bot,
        method: TelegramMethod[TelegramType],
    ) -> Response[TelegramType]:
        """Call; how it ends is counted, whoever asked for it."""
        began, result = perf_counter(), "fault"
        try:
            response = await make_request(bot, method)
            result = "ok"
        except asyncio.CancelledError:
            result = "cut"
            raise
        except (TelegramAPIError, ClientDecodeError) as error:
            result = result_of(error)
            if isinstance(error, TelegramRetryAfter):
                self._metrics.told_to_wait(error.retry_after)
            raise
        finally:
            seconds = perf_counter() - began
            self._metrics.called(method.__api_method__, result, seconds)
            log.debug("%s: %s in %d ms", method.__api_method__, result, seconds * 1000)
        return response


_RESULTS: tuple[tuple[type[Exception], str], ...] = (
    (TelegramRetryAfter, "429"),
    (TelegramEntityTooLarge, "413"),  # before the network's errors: it is one to aiogram
    (TelegramNetworkError, "network"),
    (TelegramServerError, "5xx"),
    (TelegramUnauthorizedError, "401"),
    (TelegramForbiddenError, "403"),
    (TelegramNotFound, "404"),
    (TelegramConflictError, "409"),
    (TelegramBadRequest, "400"),
    (TelegramMigrateToChat, "400"),
    (ClientDecodeError, "unreadable"),
)


def result_of(error: Exception) -> str:
    """One of a few words for how a call has failed: a code, `5xx`, `network`, `unreadable`."""
    return next((word for kind, word in _RESULTS if isinstance(error, kind)), "other")


async def feel_the_lag(lagged: Callable[[float], None]) -> None:
    """Tell again and again how much too late the event loop comes back."""
    while True:
        began = perf_counter()
        await asyncio.sleep(BEAT)
        lagged(max(0.0, perf_counter() - began - BEAT))


def _kind(update: Update) -> str:
    if update.callback_query is not None:
        return "press"
    return "message" if update.message is not None else "other"


def _ending(result: object) -> Ending:
    if isinstance(result, Ending):
        return result
    return Ending.IGNORED if result is UNHANDLED else Ending.DONE
