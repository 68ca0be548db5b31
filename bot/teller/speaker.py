"""What belongs to no table: answers to commands, pages that are turned, what is tidied away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.outcomes import CallFailed, Migrated, TooFast, Unreachable
from bot.screens.screen import Screen
from bot.table import Venue
from bot.telegram import Telegram
from bot.teller.ports import Reports, Store

PATIENCE = 60.0
"""Seconds that the answer to a command may wait for its turn; later it is of no use."""
TIDYING = 2.0
"""Seconds that taking away what does nothing any more may wait: nobody needs it, and the press
that has led to it is not done with until then.
"""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Speaker:
    """Sends, edits and deletes single messages within the limits."""

    def __init__(
        self, store: Store, telegram: Telegram, now: Callable[[], float], reports: Reports
    ) -> None:
        self._store = store
        self._telegram = telegram
        self._now = now
        self._reports = reports
        self._turned: dict[tuple[int, int], object] = {}
        """The newest page asked for, by chat and message, as long as one waits."""

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
            await self._in_turn(
                chat_id,
                lambda: self._telegram.edit(chat_id, message_id, screen),
                lambda: self._turned.get(place) is asked,
            )
        finally:
            if self._turned.get(place) is asked:
                del self._turned[place]

    async def strip(self, chat_id: int, message_id: int) -> None:
        """Let a message lose its buttons, if the limits soon allow it.

        Raises:
            CallFailed: it cannot be changed any more.
        """
        await self._in_turn(
            chat_id,
            lambda: self._telegram.strip_buttons(chat_id, message_id),
            patience=TIDYING,
        )

    async def remove(self, chat_id: int, message_id: int) -> None:
        """Let a message disappear, if the limits soon allow it.

        Raises:
            CallFailed: it cannot be deleted any more.
        """
        await self._in_turn(
            chat_id,
            lambda: self._telegram.delete(chat_id, message_id),
            patience=TIDYING,
            is_message=False,
        )

    async def _speak(
        self, chat_id: int, thread_id: int | None, send: Callable[[], Awaitable[int]]
    ) -> int | None:
        try:
            message_id = await self._in_turn(chat_id, send)
        except CallFailed as failure:
            _log.warning("chat %s: no answer sent: %s", chat_id, failure)
            await self._report(chat_id, failure)
            return None
        if message_id is not None:
            await self._store.note_message(Venue(chat_id, thread_id).key, message_id)
        return message_id

    async def _in_turn(
        self,
        chat_id: int,
        call: Callable[[], Awaitable[T]],
        is_wanted: Callable[[], bool] = lambda: True,
        patience: float = PATIENCE,
        *,
        is_message: bool = True,
    ) -> T | None:
        """Call when the limits allow it, and again after a rest where Telegram finds it too soon.

        What is no message counts against the limit in all only. What is wanted no more by then
        takes no turn from others; None: it was not called.
        """
        until, counts = self._now() + patience, chat_id if is_message else None
        while is_wanted():
            wait = await self._store.reserve(counts, is_group=chat_id < 0, now=self._now())
            if wait <= 0:
                try:
                    return await call()
                except TooFast as failure:
                    wait = failure.retry_after
                    await self._store.hold(chat_id, self._now() + wait)
            if self._now() + wait > until:
                _log.warning("chat %s: what was wanted would come too late", chat_id)
                return None
            await asyncio.sleep(wait)
        return None

    async def _report(self, chat_id: int, failure: CallFailed) -> None:
        match failure:
            case Unreachable() if chat_id > 0:
                await self._reports.unreachable(chat_id)
            case Migrated():
                await self._reports.migrated(chat_id, failure.new_chat_id)
            case _:
                return
