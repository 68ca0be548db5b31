"""What holds for every update: it is handled once, and whatever fails is told to who asked."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, Message, TelegramObject, Update

from bot.answer import Answer, Refused
from bot.callers import caller_of, venue_of_message
from bot.desk import Desk
from bot.host.people import guessed
from bot.i18n import translator
from bot.screens.screen import Screen
from bot.telegram import CallFailed

log = logging.getLogger(__name__)

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]


class Once(BaseMiddleware):
    """An update that comes a second time is passed over."""

    def __init__(
        self, first_time: Callable[[int], Awaitable[bool]], down: type[Exception]
    ) -> None:
        self._first_time = first_time
        self._down = down

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Ask the store; if it is away, handle: what needs it will say so."""
        if isinstance(event, Update):
            try:
                if not await self._first_time(event.update_id):
                    return None
            except self._down:
                log.warning("update %s: the store is away", event.update_id)
        return await handler(event, data)


class Told(BaseMiddleware):
    """Refusals and faults become a word to the person who asked."""

    def __init__(self, down: type[Exception]) -> None:
        self._down = down

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Handle, and say why if it was refused or failed; a fault of ours goes on to the log."""
        desk: Desk = data["desk"]
        try:
            return await handler(event, data)
        except Refused as refused:
            await self._tell(desk, event, refused.answer)
        except self._down:
            log.warning("a request waits: the store is away")
            await self._tell(desk, event, Answer("answer-try-again", is_alert=True))
        except CallFailed as failure:
            log.warning("a request could not be shown: %s", failure)
            await self._tell(desk, event, Answer("answer-try-again"))
        except Exception:
            await self._tell(desk, event, Answer("answer-fault", is_alert=True))
            raise

    async def _tell(self, desk: Desk, event: TelegramObject, answer: Answer) -> None:
        try:
            if isinstance(event, CallbackQuery):
                await desk.answer(event.id, caller_of(event.from_user), answer)
            elif isinstance(event, Message):
                await self._reply(desk, event, answer)
        except self._down:
            await self._tell_without_store(desk, event, answer)
        except CallFailed as failure:
            log.warning("and that could not be told: %s", failure)

    async def _reply(self, desk: Desk, message: Message, answer: Answer) -> None:
        caller = caller_of(message.from_user, message)
        venue = venue_of_message(message)
        if answer.start:
            await desk.invite(venue, caller, answer, message.message_id)
        else:
            await desk.reply(venue.chat_id, venue.thread_id, caller, answer, message.message_id)

    async def _tell_without_store(self, desk: Desk, event: TelegramObject, answer: Answer) -> None:
        """Nobody's language is known now but what the client says."""
        if isinstance(event, CallbackQuery):
            t = translator(guessed(event.from_user.language_code))
            await desk.telegram.answer(
                event.id, t.plain(answer.key, **answer.arguments), answer.is_alert
            )
        elif isinstance(event, Message) and event.from_user is not None:
            t = translator(guessed(event.from_user.language_code))
            venue = venue_of_message(event)
            screen = Screen(t(answer.key, **answer.arguments))
            await desk.telegram.send(venue.chat_id, venue.thread_id, screen)
