"""Ephemeral messages: in a group, seen by one member only.

The bot must be an admin of the group, or answer that member's press, or reply to that member's
own ephemeral message, within 15 seconds.
"""

from __future__ import annotations

from typing import Any

from aiogram.methods import (
    DeleteEphemeralMessage,
    EditEphemeralMessageReplyMarkup,
    EditEphemeralMessageText,
    SendDocument,
    SendMessage,
)
from aiogram.types import EphemeralMessageParameters

from playground.emulator import Emulator
from playground.errors import bad_request
from playground.methods.keyboards import keyboard_json
from playground.methods.places import NOT_MODIFIED, TOO_OLD, find_chat, message_text
from playground.model import Chat, Json, Message, Query, User
from playground.world import ANSWER_WITHIN


def wanted_ephemeral(call: SendMessage | SendDocument) -> EphemeralMessageParameters | None:
    """For whom the message is, if it is ephemeral; the parameters of API 10.2 serve as well.

    Raises:
        Refused: it says so in two ways.
    """
    given = call.ephemeral_message_parameters
    if call.receiver_user_id is None:
        if call.callback_query_id is not None:
            raise bad_request("receiver_user_id is not specified")
        return given
    if given is not None:
        raise bad_request("the receiver is specified twice")
    return EphemeralMessageParameters(
        receiver_user_id=call.receiver_user_id, callback_query_id=call.callback_query_id
    )


def post_ephemeral(
    emulator: Emulator,
    chat: Chat,
    call: SendMessage | SendDocument,
    wanted: EphemeralMessageParameters,
    **fields: Any,
) -> Message:
    """A new message that only its receiver sees.

    Raises:
        Refused: the bot may not send it, or nobody could receive it.
    """
    world = emulator.world
    if chat.is_private:
        raise bad_request("ephemeral messages can be sent only to group and supergroup chats")
    receiver = world.users.get(wanted.receiver_user_id)
    if receiver is None or receiver.is_bot:
        raise bad_request("user not found")
    if not chat.status(receiver.id).is_inside:
        raise bad_request("USER_NOT_PARTICIPANT")
    query = _query(emulator, chat, receiver, wanted)
    answered = _answered(chat, receiver, call)
    is_fresh = answered is not None and world.clock.now() - answered.date <= ANSWER_WITHIN
    if query is None and not is_fresh and not world.bot_status(chat).is_admin:
        raise bad_request("not enough rights to send ephemeral messages to the chat")
    return world.post_ephemeral(
        chat,
        world.bot,
        receiver,
        thread=call.message_thread_id,
        replaces=_replaced(query, wanted),
        **fields,
    )


def _query(
    emulator: Emulator, chat: Chat, receiver: User, wanted: EphemeralMessageParameters
) -> Query | None:
    if wanted.callback_query_id is None:
        return None
    query = emulator.world.queries.get(wanted.callback_query_id)
    if query is None or emulator.world.is_late(query):
        raise bad_request(TOO_OLD)
    if query.chat_id != chat.id or query.presser is not receiver:
        raise bad_request("the callback query is from another chat or user")
    return query


def _replaced(query: Query | None, wanted: EphemeralMessageParameters) -> int | None:
    if not wanted.replace_callback_query_message:
        return None
    if query is None or query.message.ephemeral_id is not None:
        raise bad_request("there is no message to replace")
    return query.message.id


def _answered(chat: Chat, receiver: User, call: SendMessage | SendDocument) -> Message | None:
    reply = call.reply_parameters
    if reply is None or reply.ephemeral_message_id is None:
        return None
    message = chat.ephemerals.get((receiver.id, reply.ephemeral_message_id))
    if message is None or message.sender is not receiver:
        raise bad_request("message to be replied not found")
    return message


def _mine(emulator: Emulator, chat_id: int | str, receiver_id: int, ephemeral_id: int) -> Message:
    chat = find_chat(emulator, chat_id)
    message = chat.ephemerals.get((receiver_id, ephemeral_id))
    if message is None:
        raise bad_request("message to edit not found")
    if message.sender is not emulator.world.bot:
        raise bad_request("message can't be edited")
    return message


def edit_ephemeral_message_text(emulator: Emulator, call: EditEphemeralMessageText) -> bool:
    """Put another text and keyboard in the place of an ephemeral message's."""
    message = _mine(emulator, call.chat_id, call.receiver_user_id, call.ephemeral_message_id)
    if message.document is not None:
        raise bad_request("there is no text in the message to edit")
    text, entities = message_text(emulator, call.text, call.parse_mode, call.entities)
    keyboard = keyboard_json(call.reply_markup)
    _change(emulator, message, text=text, entities=entities, keyboard=keyboard)
    return True


def edit_ephemeral_message_reply_markup(
    emulator: Emulator, call: EditEphemeralMessageReplyMarkup
) -> bool:
    """Put another keyboard under an ephemeral message, or none."""
    message = _mine(emulator, call.chat_id, call.receiver_user_id, call.ephemeral_message_id)
    _change(emulator, message, keyboard=keyboard_json(call.reply_markup))
    return True


def _change(emulator: Emulator, message: Message, **fields: Any) -> None:
    current: Json = {name: getattr(message, name) for name in fields}
    if current == fields:
        raise bad_request(NOT_MODIFIED)
    emulator.world.edit(message, **fields)


def delete_ephemeral_message(emulator: Emulator, call: DeleteEphemeralMessage) -> bool:
    """Take an ephemeral message away, the bot's own or the person's."""
    chat = find_chat(emulator, call.chat_id)
    message = chat.ephemerals.get((call.receiver_user_id, call.ephemeral_message_id))
    if message is None:
        raise bad_request("message to delete not found")
    emulator.world.delete(message)
    return True
