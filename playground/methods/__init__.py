"""The Bot API: which methods there are, what each counts as, and how a call is carried out."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiogram.methods import TelegramMethod
from aiogram.types import BufferedInputFile

from playground.emulator import Emulator
from playground.errors import Refused
from playground.limits import Weight
from playground.methods import chats, ephemeral, messages, presses, receiving
from playground.methods.params import method_type, understand
from playground.model import Json

Carry = Callable[[Emulator, Any], Any | Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Method:
    """How a method is carried out and what it counts as."""

    carry: Carry
    weight: Weight = Weight.FREE


METHODS: dict[str, Method] = {
    "getMe": Method(chats.get_me),
    "getUpdates": Method(receiving.get_updates),
    "setWebhook": Method(receiving.set_webhook),
    "deleteWebhook": Method(receiving.delete_webhook),
    "getWebhookInfo": Method(receiving.get_webhook_info),
    "logOut": Method(receiving.log_out),
    "close": Method(receiving.close),
    "setMyCommands": Method(chats.set_my_commands),
    "getMyCommands": Method(chats.get_my_commands),
    "deleteMyCommands": Method(chats.delete_my_commands),
    "sendMessage": Method(messages.send_message, Weight.MESSAGE),
    "sendDocument": Method(messages.send_document, Weight.MESSAGE),
    "editMessageText": Method(messages.edit_message_text, Weight.MESSAGE),
    "editMessageReplyMarkup": Method(messages.edit_message_reply_markup, Weight.MESSAGE),
    "deleteMessage": Method(messages.delete_message, Weight.LIGHT),
    "deleteMessages": Method(messages.delete_messages, Weight.LIGHT),
    "pinChatMessage": Method(messages.pin_chat_message, Weight.LIGHT),
    "unpinChatMessage": Method(messages.unpin_chat_message, Weight.LIGHT),
    "setMessageReaction": Method(messages.set_message_reaction, Weight.LIGHT),
    "sendChatAction": Method(messages.send_chat_action, Weight.LIGHT),
    "editEphemeralMessageText": Method(ephemeral.edit_ephemeral_message_text, Weight.MESSAGE),
    "editEphemeralMessageReplyMarkup": Method(
        ephemeral.edit_ephemeral_message_reply_markup, Weight.MESSAGE
    ),
    "deleteEphemeralMessage": Method(ephemeral.delete_ephemeral_message, Weight.LIGHT),
    "answerCallbackQuery": Method(presses.answer_callback_query),
    "getChat": Method(chats.get_chat),
    "getChatMember": Method(chats.get_chat_member),
    "getChatAdministrators": Method(chats.get_chat_administrators),
    "getChatMemberCount": Method(chats.get_chat_member_count),
    "leaveChat": Method(chats.leave_chat),
}


async def carry_out(
    emulator: Emulator, name: str, given: Json, files: dict[str, BufferedInputFile]
) -> Any:
    """The result of one call.

    Raises:
        Refused: Telegram would refuse it.
    """
    method = METHODS.get(method_type(name).__api_method__)
    if method is None:
        raise Refused(404, "Not Found: method not found")
    call: TelegramMethod[Any] = understand(name, given, files)
    chat_id = getattr(call, "chat_id", None)
    emulator.limits.count(method.weight, chat_id if isinstance(chat_id, int) else None)
    result = method.carry(emulator, call)
    return await result if inspect.isawaitable(result) else result
