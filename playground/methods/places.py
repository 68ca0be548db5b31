"""Whether the bot may speak in a place, and what it says there."""

from __future__ import annotations

from typing import Any

from aiogram.types import MessageEntity, ReplyParameters

from playground.emulator import Emulator
from playground.errors import bad_request, forbidden
from playground.markup import parse, trimmed
from playground.model import Chat, Json, Message, Status
from playground.showing import found_entities
from playground.wire import user_json

LONGEST_TEXT = 4096
LONGEST_CAPTION = 1024
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the "
    "same as a current content and reply markup of the message"
)
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def find_chat(emulator: Emulator, chat_id: int | str) -> Chat:
    """The chat of this id, as far as the bot knows it.

    Raises:
        Refused: the bot never met it, it was upgraded, or the bot is no longer in it.
    """
    world = emulator.world
    chat = world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad_request("chat not found")
    if chat.migrated_to is not None:
        raise bad_request(
            "group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to
        )
    if chat.is_private:
        return chat
    if world.bot.id not in chat.members:
        raise bad_request("chat not found")
    match world.bot_status(chat):
        case Status.KICKED:
            raise forbidden(f"bot was kicked from the {chat.type} chat")
        case Status.LEFT:
            raise forbidden(f"bot is not a member of the {chat.type} chat")
    return chat


def place_to_write(
    emulator: Emulator, chat_id: int | str, thread: int | None, what: str = "text messages"
) -> Chat:
    """The chat, if the bot may send something to this place of it.

    Raises:
        Refused: it may not, in Telegram's words.
    """
    chat = find_chat(emulator, chat_id)
    refuse_unreachable(emulator, chat)
    is_admin = emulator.world.bot_status(chat).is_admin
    if not chat.is_private and not chat.bot_can_send and not is_admin:
        raise bad_request(f"not enough rights to send {what} to the chat")
    if thread is not None:
        topic = chat.topics.get(thread)
        if topic is None:
            raise bad_request("message thread not found")
        if topic.closed and not is_admin:
            raise bad_request("TOPIC_CLOSED")
    return chat


def refuse_unreachable(emulator: Emulator, chat: Chat) -> None:
    """Stop the bot from writing to a person who never wrote to it, or who blocked it.

    Raises:
        Refused: this is such a person's chat.
    """
    if not chat.is_private:
        return
    person = emulator.world.users[chat.id]
    if person.blocked:
        raise forbidden("bot was blocked by the user")
    if not person.started:
        raise forbidden("bot can't initiate conversation with a user")


def formatted(
    emulator: Emulator,
    text: str,
    parse_mode: Any,
    entities: list[MessageEntity] | None,
) -> tuple[str, tuple[Json, ...]]:
    """The text without markup, and its entities.

    Raises:
        Refused: the markup cannot be parsed.
    """
    mode = parse_mode.lower() if isinstance(parse_mode, str) else None
    if mode == "html":
        plain, marks = parse(text)
    elif mode is None:
        given = tuple(entity.model_dump(exclude_none=True) for entity in entities or ())
        plain, marks = trimmed(text, given)
    else:
        raise bad_request("unsupported parse_mode")
    return plain, found_entities(plain, _with_users(emulator, marks))


def _with_users(emulator: Emulator, marks: tuple[Json, ...]) -> tuple[Json, ...]:
    """Mentions of persons carry the person; those of strangers are left out."""
    kept: list[Json] = []
    for mark in marks:
        if "user_id" not in mark:
            kept.append(mark)
            continue
        user = emulator.world.users.get(mark["user_id"])
        if user is not None:
            place = {key: mark[key] for key in ("type", "offset", "length")}
            kept.append({**place, "user": user_json(user)})
    return tuple(kept)


def message_text(
    emulator: Emulator, text: str | None, parse_mode: Any, entities: list[MessageEntity] | None
) -> tuple[str, tuple[Json, ...]]:
    """The text of a message: neither empty nor too long after its markup is taken out.

    Raises:
        Refused: it is, or its markup cannot be parsed.
    """
    plain, marks = formatted(emulator, text or "", parse_mode, entities)
    if not plain:
        raise bad_request("message text is empty")
    if len(plain) > LONGEST_TEXT:
        raise bad_request("message is too long")
    return plain, marks


def answered_message(chat: Chat, reply: ReplyParameters | None) -> Message | None:
    """The message that the new one replies to.

    Raises:
        Refused: it is not there, and must be.
    """
    if reply is None:
        return None
    if reply.ephemeral_message_id is not None:
        raise bad_request("a reply to an ephemeral message must be ephemeral")
    if reply.chat_id not in {None, chat.id}:
        raise bad_request("the playground has no replies to other chats")
    found = chat.messages.get(reply.message_id or 0)
    if found is None and reply.allow_sending_without_reply is not True:
        raise bad_request("message to be replied not found")
    return found
