"""Who speaks, and where: plain data for the use cases, read off Telegram's updates."""

from __future__ import annotations

from aiogram.types import CallbackQuery, Chat, Message, User

from bot.answer import Caller
from bot.table import Venue

GROUP_ANONYMOUS_BOT = 1087968824
"""The account in whose name Telegram shows an admin who hides behind the group."""


def caller_of(user: User | None, message: Message | None = None) -> Caller:
    """The person, or the anonymous admin or the channel that speaks in the group."""
    sender = message.sender_chat if message is not None else None
    if message is not None and sender is not None and sender.id != message.chat.id:
        return Caller(sender.id, sender.title or "", is_channel=True)
    if user is None or sender is not None or user.id == GROUP_ANONYMOUS_BOT:
        title = (sender.title if sender is not None else "") or ""
        return Caller(GROUP_ANONYMOUS_BOT, title, is_anonymous=True)
    return Caller(user.id, user.full_name, user.language_code)


def venue_of(chat: Chat, thread_id: int | None = None) -> Venue:
    """The chat or topic as a place for a table."""
    return Venue(
        chat.id,
        thread_id if chat.is_forum else None,
        chat.title or "",
        is_private=chat.type == "private",
    )


def venue_of_message(message: Message) -> Venue:
    """Where the message stands."""
    return venue_of(message.chat, message.message_thread_id if message.is_topic_message else None)


def message_of(query: CallbackQuery) -> Message | None:
    """The message under which the button stands, if Telegram still gives it.

    Whoever presses may send any data with any message. So a press may change or take away only a
    message that has such a button; else a bystander could wipe out the table.
    """
    message = query.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return None
    buttons = (button for row in message.reply_markup.inline_keyboard for button in row)
    return message if any(button.callback_data == query.data for button in buttons) else None
