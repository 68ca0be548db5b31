"""The one place that calls the Bot API."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from aiogram import Bot
from aiogram.exceptions import ClientDecodeError, TelegramAPIError
from aiogram.methods import (
    AnswerCallbackQuery,
    DeleteMessage,
    EditMessageReplyMarkup,
    EditMessageText,
    GetChatMember,
    Response,
    SendChatAction,
    SendDocument,
    SendMessage,
    TelegramMethod,
)
from aiogram.types import (
    BufferedInputFile,
    ChatMemberRestricted,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    ReplyParameters,
)

from bot.outcomes import (
    CallFailed,
    Gone,
    Migrated,
    NotModified,
    Rejected,
    TelegramDown,
    TooFast,
    Unreachable,
    outcome,
)
from bot.screens.screen import Button, Screen

__all__ = [
    "CallFailed",
    "Gone",
    "Migrated",
    "Rejected",
    "Telegram",
    "TelegramDown",
    "TooFast",
    "Unreachable",
]

CALL_SECONDS = 6
"""How long a call may take: well under a table's lease, so that one worker sends at a time."""
ANSWER_SECONDS = 2
"""How long a call that answers a press may take before it is made again."""
PRESS_SECONDS = 15.0
"""How long Telegram takes an answer to a press."""
TOAST = 200
"""Characters that a pop-up holds."""
ANSWERED = 4096
"""How many answered presses are remembered: far more than can come twice within their 15 s."""

T = TypeVar("T")

_SHAPES = tuple(
    Response[method.__returning__]  # type: ignore[name-defined]
    for method in (
        *(SendMessage, EditMessageText, EditMessageReplyMarkup, DeleteMessage),
        *(AnswerCallbackQuery, GetChatMember, SendChatAction, SendDocument),
    )
)
"""The shapes of answers: pydantic takes milliseconds to build one that is not kept."""

_log = logging.getLogger(__name__)


class Telegram:
    """The Bot API, as far as the bot needs it. Every call may end in a `CallFailed`."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._has_styles = True
        self._answered: OrderedDict[str, None] = OrderedDict()

    async def send(
        self,
        chat_id: int,
        thread_id: int | None,
        screen: Screen,
        *,
        silent: bool = False,
        reply_to: int | None = None,
    ) -> int:
        """A new message; its id."""

        def method() -> SendMessage:
            return SendMessage(
                chat_id=chat_id,
                message_thread_id=thread_id,
                text=screen.text,
                parse_mode="HTML",
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                disable_notification=silent or None,
                reply_parameters=_reply(reply_to),
                reply_markup=self._keyboard(screen),
            )

        return (await self._show(screen, method)).message_id

    async def edit(self, chat_id: int, message_id: int, screen: Screen) -> None:
        """The message shows this from now on; that it did so already is no failure."""

        def method() -> EditMessageText:
            return EditMessageText(
                chat_id=chat_id,
                message_id=message_id,
                text=screen.text,
                parse_mode="HTML",
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                reply_markup=self._keyboard(screen),
            )

        with suppress(NotModified):
            await self._show(screen, method)

    async def delete(self, chat_id: int, message_id: int) -> None:
        """The message disappears."""
        await self._call(DeleteMessage(chat_id=chat_id, message_id=message_id))

    async def strip_buttons(self, chat_id: int, message_id: int) -> None:
        """The message stays, its buttons go."""
        with suppress(NotModified):
            await self._call(EditMessageReplyMarkup(chat_id=chat_id, message_id=message_id))

    async def send_document(
        self, chat_id: int, thread_id: int | None, name: str, content: bytes, caption: str = ""
    ) -> int:
        """A file; the id of its message. The caption is HTML."""
        method = SendDocument(
            chat_id=chat_id,
            message_thread_id=thread_id,
            document=BufferedInputFile(content, name),
            caption=caption or None,
            parse_mode="HTML",
        )
        return (await self._call(method)).message_id

    async def answer(
        self, query_id: str, text: str = "", alert: bool = False, url: str = ""
    ) -> None:
        """A press is answered, at once and only once; if that fails to the end, it is noted.

        The text is plain. An address can only be one that Telegram lets a press open.
        """
        if query_id in self._answered:
            return
        method = AnswerCallbackQuery(
            callback_query_id=query_id,
            text=text[:TOAST] or None,
            show_alert=alert or None,
            url=url or None,
        )
        self._answered[query_id] = None
        if len(self._answered) > ANSWERED:
            self._answered.popitem(last=False)
        try:
            await self._insist(method)
        except CallFailed as failure:
            _log.warning("a press was not answered: %s: %s", type(failure).__name__, failure)

    async def _insist(self, method: AnswerCallbackQuery) -> None:
        """Call until it is done or the time of the press is over: nobody else will answer it.

        A call whose answer was lost may have been carried out; then the next one is refused.
        """
        clock = asyncio.get_running_loop()
        until = clock.time() + PRESS_SECONDS
        pause = 0.1
        failure: CallFailed | None = None
        while True:
            try:
                await self._call(method, ANSWER_SECONDS)
            except (TelegramDown, TooFast) as error:
                failure = error
            except Rejected:
                if failure is None:
                    raise
                return
            else:
                return
            wait = failure.retry_after if isinstance(failure, TooFast) else pause
            if clock.time() + wait > until:
                raise failure
            await asyncio.sleep(wait)
            pause *= 2

    async def is_member(self, chat_id: int, user_id: int) -> bool:
        """Whether the person is in the chat; a check that fails counts as no."""
        try:
            member = await self._call(GetChatMember(chat_id=chat_id, user_id=user_id))
        except CallFailed:
            return False
        if isinstance(member, ChatMemberRestricted):
            return member.is_member
        return member.status in ("creator", "administrator", "member")

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Whether the person administers the chat; a check that fails counts as no."""
        try:
            member = await self._call(GetChatMember(chat_id=chat_id, user_id=user_id))
        except CallFailed:
            return False
        return member.status in ("creator", "administrator")

    async def reaches(self, user_id: int) -> bool:
        """Whether the bot may write to the person; a check that fails counts as no."""
        try:
            await self._call(SendChatAction(chat_id=user_id, action="typing"))
        except CallFailed:
            return False
        return True

    def _keyboard(self, screen: Screen) -> InlineKeyboardMarkup | None:
        if not screen.buttons:
            return None
        rows = [[self._button(button) for button in row] for row in screen.buttons]
        return InlineKeyboardMarkup(inline_keyboard=rows)

    def _button(self, button: Button) -> InlineKeyboardButton:
        style = (button.style or None) if self._has_styles else None
        if button.url:
            return InlineKeyboardButton(text=button.text, url=button.url, style=style)
        return InlineKeyboardButton(text=button.text, callback_data=button.data, style=style)

    async def _show(self, screen: Screen, method: Callable[[], TelegramMethod[T]]) -> T:
        """Call; once more without styles, then and ever after, if those are not accepted."""
        try:
            return await self._call(method())
        except Rejected as failure:
            is_styled = any(button.style for row in screen.buttons for button in row)
            if not (self._has_styles and is_styled and "style" in str(failure).lower()):
                raise
            _log.warning("buttons go without styles from now on: %s", failure)
            self._has_styles = False
            return await self._call(method())

    async def _call(self, method: TelegramMethod[T], seconds: int = CALL_SECONDS) -> T:
        try:
            return await self._bot(method, request_timeout=seconds)
        except (TelegramAPIError, ClientDecodeError) as error:
            # from None: the error carries the whole call, and no log may ever print a hand
            raise outcome(error) from None


def _reply(message_id: int | None) -> ReplyParameters | None:
    if message_id is None:
        return None
    return ReplyParameters(message_id=message_id, allow_sending_without_reply=True)
