"""Sending, editing and taking back messages."""

from __future__ import annotations

from typing import Any

from aiogram.methods import (
    DeleteMessage,
    DeleteMessages,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    SendChatAction,
    SendDocument,
    SendMessage,
    SetMessageReaction,
    UnpinChatMessage,
)
from aiogram.types import BufferedInputFile, ReactionTypeEmoji, ReplyParameters

from playground.emulator import Emulator
from playground.errors import bad_request
from playground.methods.ephemeral import post_ephemeral, wanted_ephemeral
from playground.methods.keyboards import keyboard_json
from playground.methods.places import (
    LONGEST_CAPTION,
    NOT_MODIFIED,
    answered_message,
    find_chat,
    formatted,
    message_text,
    place_to_write,
    refuse_unreachable,
)
from playground.model import Chat, Document, Json, Message, Typing
from playground.wire import message_json

DELETABLE_FOR = 48 * 3600
"""Seconds after which the bot can no longer take back a message where it is no admin."""
_ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)


def shown(emulator: Emulator, message: Message) -> Json:
    """The message as the method answers it."""
    world = emulator.world
    return message_json(message, world.chats[message.chat_id], world.users)


def send_message(emulator: Emulator, call: SendMessage) -> Json:
    """Send a text."""
    chat = place_to_write(emulator, call.chat_id, call.message_thread_id)
    text, entities = message_text(emulator, call.text, call.parse_mode, call.entities)
    return _post(emulator, chat, call, text=text, entities=entities)


def send_document(emulator: Emulator, call: SendDocument) -> Json:
    """Send a file with a caption."""
    chat = place_to_write(emulator, call.chat_id, call.message_thread_id, "documents")
    caption, entities = formatted(
        emulator, call.caption or "", call.parse_mode, call.caption_entities
    )
    if len(caption) > LONGEST_CAPTION:
        raise bad_request("message caption is too long")
    document = _document(emulator, call.document)
    return _post(emulator, chat, call, text=caption, entities=entities, document=document)


def _document(emulator: Emulator, given: Any) -> Document:
    if isinstance(given, BufferedInputFile):
        if not given.data:
            raise bad_request("file must be non-empty")
        file_id = f"BQACAgIAAxkBAAE{len(emulator.files) + 1:08d}"
        emulator.files[file_id] = Document(file_id, given.filename or "file", given.data)
        return emulator.files[file_id]
    if given not in emulator.files:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return emulator.files[given]


def _post(emulator: Emulator, chat: Chat, call: SendMessage | SendDocument, **fields: Any) -> Json:
    fields |= {
        "keyboard": keyboard_json(call.reply_markup),
        "silent": bool(call.disable_notification),
    }
    wanted = wanted_ephemeral(call)
    if wanted is not None:
        return shown(emulator, post_ephemeral(emulator, chat, call, wanted, **fields))
    answered = answered_message(chat, _reply(call))
    message = emulator.world.post(
        chat,
        emulator.world.bot,
        thread=call.message_thread_id,
        reply_to=answered.id if answered else None,
        **fields,
    )
    return shown(emulator, message)


def _reply(call: SendMessage | SendDocument) -> ReplyParameters | None:
    """What the message replies to; the older parameters say it too."""
    if call.reply_parameters is not None or call.reply_to_message_id is None:
        return call.reply_parameters
    return ReplyParameters(
        message_id=call.reply_to_message_id,
        allow_sending_without_reply=call.allow_sending_without_reply,
    )


def _editable(emulator: Emulator, chat_id: Any, message_id: int | None) -> Message:
    if chat_id is None or message_id is None:
        raise bad_request("message identifier is not specified")
    chat = find_chat(emulator, chat_id)
    refuse_unreachable(emulator, chat)
    message = chat.messages.get(message_id)
    if message is None:
        raise bad_request("message to edit not found")
    if message.sender is not emulator.world.bot or message.service is not None:
        raise bad_request("message can't be edited")
    if not chat.bot_can_send and not emulator.world.bot_status(chat).is_admin:
        raise bad_request("CHAT_WRITE_FORBIDDEN")
    return message


def edit_message_text(emulator: Emulator, call: EditMessageText) -> Json:
    """Put another text and keyboard in the place of a message's."""
    message = _editable(emulator, call.chat_id, call.message_id)
    if message.document is not None:
        raise bad_request("there is no text in the message to edit")
    text, entities = message_text(emulator, call.text, call.parse_mode, call.entities)
    keyboard = keyboard_json(call.reply_markup)
    if (text, entities, keyboard) == (message.text, message.entities, message.keyboard):
        raise bad_request(NOT_MODIFIED)
    changed = emulator.world.edit(message, text=text, entities=entities, keyboard=keyboard)
    return shown(emulator, changed)


def edit_message_reply_markup(emulator: Emulator, call: EditMessageReplyMarkup) -> Json:
    """Put another keyboard under a message, or none."""
    message = _editable(emulator, call.chat_id, call.message_id)
    keyboard = keyboard_json(call.reply_markup)
    if keyboard == message.keyboard:
        raise bad_request(NOT_MODIFIED)
    return shown(emulator, emulator.world.edit(message, keyboard=keyboard))


def _refuse_delete(emulator: Emulator, chat: Chat, message: Message) -> None:
    world = emulator.world
    if message.service and message.service.keys() & {
        "supergroup_chat_created",
        "migrate_from_chat_id",
        "forum_topic_created",
    }:
        raise bad_request("message can't be deleted")
    if world.bot_status(chat).is_admin:
        return
    if message.sender is not world.bot and not chat.is_private:
        raise bad_request("message can't be deleted")
    if world.second() - message.date > DELETABLE_FOR:
        raise bad_request("message can't be deleted for everyone")


def delete_message(emulator: Emulator, call: DeleteMessage) -> bool:
    """Take one message away."""
    chat = find_chat(emulator, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad_request("message to delete not found")
    _refuse_delete(emulator, chat, message)
    emulator.world.delete(message)
    return True


def delete_messages(emulator: Emulator, call: DeleteMessages) -> bool:
    """Take up to 100 messages away; those that are gone already don't matter."""
    chat = find_chat(emulator, call.chat_id)
    if not call.message_ids:
        raise bad_request("message identifiers are not specified")
    if len(call.message_ids) > 100:
        raise bad_request("too many message identifiers specified")
    found = [chat.messages[m] for m in dict.fromkeys(call.message_ids) if m in chat.messages]
    for message in found:
        _refuse_delete(emulator, chat, message)
    for message in found:
        emulator.world.delete(message)
    return True


def _pinning_chat(emulator: Emulator, chat_id: int | str) -> Chat:
    chat = find_chat(emulator, chat_id)
    if not chat.is_private and not emulator.world.bot_status(chat).is_admin:
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat


def pin_chat_message(emulator: Emulator, call: PinChatMessage) -> bool:
    """Pin a message, which says so in the chat."""
    chat = _pinning_chat(emulator, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad_request("message to pin not found")
    chat.pinned = message.id
    pinned = {"pinned_message": shown(emulator, message)}
    emulator.world.announce(chat, emulator.world.bot, pinned, thread=message.thread)
    return True


def unpin_chat_message(emulator: Emulator, call: UnpinChatMessage) -> bool:
    """Unpin a message."""
    chat = _pinning_chat(emulator, call.chat_id)
    if chat.pinned is None or call.message_id not in {None, chat.pinned}:
        raise bad_request("message to unpin not found")
    chat.pinned = None
    return True


def set_message_reaction(emulator: Emulator, call: SetMessageReaction) -> bool:
    """Put a reaction under a message, or take it away."""
    chat = find_chat(emulator, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad_request("message to react not found")
    reactions = call.reaction or []
    if len(reactions) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    emoji = [r.emoji for r in reactions if isinstance(r, ReactionTypeEmoji)]
    if len(emoji) != len(reactions):
        raise bad_request("REACTION_INVALID")
    emulator.world.edit(message, reaction=emoji[0] if emoji else None)
    return True


def send_chat_action(emulator: Emulator, call: SendChatAction) -> bool:
    """Show that the bot is busy."""
    chat = place_to_write(emulator, call.chat_id, call.message_thread_id)
    if call.action not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    emulator.world.tell(Typing(chat))
    return True
