"""What holds for every update: it is handled once, and whatever fails is told to who asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from typing import Any, Protocol

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, Message, TelegramObject, Update

from bot.answer import Answer, Ending, Refused
from bot.callbacks import Verb, parse
from bot.callers import caller_of, venue_of_message
from bot.desk import Desk
from bot.host.people import guessed
from bot.i18n import translator
from bot.screens.screen import Screen
from bot.telegram import CallFailed

log = logging.getLogger(__name__)

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]

AWAY = "is_store_away"
"""Says that the store did not answer when the update came."""
LOOK_AGAIN = 0.2
"""Seconds between looks at an update that another worker has begun to handle."""


class Seen(Protocol):
    """The part of the store that knows which updates have been handled."""

    async def first_time(self, update_id: int) -> bool: ...
    async def is_handled(self, update_id: int) -> bool: ...
    async def handled(self, update_id: int) -> None: ...
    async def has_changed(self, update_id: int, table_id: str) -> bool: ...
    def handling(self, update_id: int) -> AbstractContextManager[None]: ...


class Once(BaseMiddleware):
    """An update that comes a second time is passed over, unless its first worker died over it."""

    def __init__(self, seen: Seen, down: type[Exception]) -> None:
        self._seen = seen
        self._down = down
        self._at_work: set[int] = set()

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Ask the store; if it is away, handle: what needs it will say so."""
        if not isinstance(event, Update) or _is_move(event):
            return await handler(event, data)
        if event.update_id in self._at_work:
            return None
        self._at_work.add(event.update_id)
        try:
            return await self._once(handler, event, data)
        finally:
            self._at_work.discard(event.update_id)

    async def _once(self, handler: Handler, event: Update, data: dict[str, Any]) -> Any:
        try:
            if not await self._is_ours(event.update_id):
                return None
            is_done = await self._is_done(event)
        except self._down:
            log.warning("update %s: the store is away", event.update_id)
            data[AWAY] = True
            return await handler(event, data)
        if is_done and event.callback_query is not None:
            desk: Desk = data["desk"]
            await desk.telegram.answer(event.callback_query.id)
            await self._done(event.update_id)
            return None
        try:
            with self._seen.handling(event.update_id):
                result = await handler(event, data)
        except Exception:
            await self._done(event.update_id)
            raise
        await self._done(event.update_id)
        return result

    async def _is_ours(self, update_id: int) -> bool:
        """Whether we are to handle it; while another worker is at it, wait for what becomes."""
        while not await self._seen.first_time(update_id):
            if await self._seen.is_handled(update_id):
                return False
            await asyncio.sleep(LOOK_AGAIN)
        return True

    async def _is_done(self, event: Update) -> bool:
        """Whether the press has changed its table already: some of them undo what they did."""
        query = event.callback_query
        button = parse((query.data if query is not None else "") or "")
        if not isinstance(button, Verb):
            return False
        return await self._seen.has_changed(event.update_id, button.table)

    async def _done(self, update_id: int) -> None:
        with suppress(self._down):
            await self._seen.handled(update_id)


class Noted(BaseMiddleware):
    """What is written in a group pushes the table away: the newest message is remembered."""

    def __init__(self, note: Callable[[str, int], Awaitable[None]], down: type[Exception]) -> None:
        self._note = note
        self._down = down

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Remember the message's number, then handle it."""
        if isinstance(event, Message) and event.chat.type != "private":
            with suppress(self._down):
                await self._note(venue_of_message(event).key, event.message_id)
        return await handler(event, data)


class Told(BaseMiddleware):
    """Refusals and faults become a word to the person who asked."""

    def __init__(self, down: type[Exception]) -> None:
        self._down = down

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        """Handle, and say why if it was refused or failed; a fault of ours goes on to the log."""
        desk: Desk = data["desk"]
        if data.get(AWAY) and isinstance(event, CallbackQuery):
            # a press wants its answer within a second: no time to ask the store again
            await self._tell_without_store(desk, event, Answer("answer-try-again", is_alert=True))
            return Ending.STORE_AWAY
        if isinstance(event, Message) and caller_of(event.from_user, event).is_channel:
            return Ending.IGNORED  # a channel may do nothing, and is told nothing
        try:
            return await handler(event, data)
        except Refused as refused:
            await self.tell(desk, event, refused.answer)
            return Ending.REFUSED
        except self._down:
            log.warning("a request waits: the store is away")
            await self._tell_without_store(desk, event, Answer("answer-try-again", is_alert=True))
            return Ending.STORE_AWAY
        except CallFailed as failure:
            log.warning("a request could not be shown: %s", failure)
            await self.tell(desk, event, Answer("answer-try-again"))
            return Ending.NOT_SHOWN
        except Exception:
            await self._tell_of_fault(desk, event, Answer("answer-fault", is_alert=True))
            raise

    async def _tell_of_fault(self, desk: Desk, event: TelegramObject, answer: Answer) -> None:
        try:
            await self.tell(desk, event, answer)
        except Exception as fault:  # what has failed may be needed to say so as well
            log.warning("a fault is told without the store: %s", type(fault).__name__)
            await self._tell_without_store(desk, event, answer)

    async def tell(self, desk: Desk, event: TelegramObject, answer: Answer) -> None:
        """Answer the press, or the message where it was written."""
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
            try:
                await desk.telegram.send(venue.chat_id, venue.thread_id, screen)
            except CallFailed as failure:
                log.warning("and that could not be told: %s", failure)


def _is_move(update: Update) -> bool:
    """Whether it is a press that carries a position: the second time it does nothing."""
    query = update.callback_query
    return query is not None and (query.data or "").startswith(("a:", "c:"))
