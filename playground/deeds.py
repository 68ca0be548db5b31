"""What persons can do: write, edit, show pictures, press, follow links."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playground.errors import Impossible
from playground.links import start_link
from playground.membership import block_bot
from playground.model import Chat, Message, Query, Status, User
from playground.showing import found_entities
from playground.world import World, button_at

LONGEST_TEXT = 4096
PICTURES = ("sticker", "photo")
"""What a person can send besides text."""


def send_text(
    world: World,
    person: User,
    chat_id: int,
    text: str,
    *,
    thread: int | None = None,
    reply_to: int | None = None,
    as_group: bool = False,
) -> Message:
    """The person's message in the chat.

    Raises:
        Impossible: the person may not write this there.
    """
    chat = world.chat_of(person, chat_id)
    text = _written(text)
    _refuse_closed(chat, person, thread)
    _refuse_without_right(chat, person, as_group=as_group)
    if reply_to is not None and reply_to not in chat.messages:
        raise Impossible("the message to reply to is gone", 404)
    person.started |= chat.is_private
    entities = found_entities(text)
    if _is_ephemeral(world, chat, text):
        return world.post_ephemeral(
            chat, person, person, text=text, entities=entities, thread=thread
        )
    return world.post(
        chat,
        world.anonymous if as_group else person,
        text=text,
        entities=entities,
        thread=thread,
        reply_to=reply_to,
        as_group=as_group,
    )


def _written(text: str) -> str:
    text = text.strip()
    if not text or len(text) > LONGEST_TEXT:
        raise Impossible("a message has 1 to 4096 characters")
    return text


def edit_text(world: World, person: User, chat_id: int, message_id: int, text: str) -> Message:
    """The person's own message says something else.

    Raises:
        Impossible: it is another's, or may not say this.
    """
    message = find_message(world, person, chat_id, message_id)
    if message.sender is not person or message.picture is not None:
        raise Impossible("only texts of one's own can be edited")
    text = _written(text)
    return world.edit(message, text=text, entities=found_entities(text))


def send_picture(
    world: World, person: User, chat_id: int, kind: str, *, reply_to: int | None = None
) -> Message:
    """The person's picture in the chat, a message without a text.

    Raises:
        Impossible: the person may not write there, or there are no such pictures.
    """
    chat = world.chat_of(person, chat_id)
    if kind not in PICTURES:
        raise Impossible(f"a picture is one of {', '.join(PICTURES)}")
    _refuse_without_right(chat, person, as_group=False)
    if reply_to is not None and reply_to not in chat.messages:
        raise Impossible("the message to reply to is gone", 404)
    return world.post(chat, person, picture=kind, reply_to=reply_to)


def _refuse_without_right(chat: Chat, person: User, *, as_group: bool) -> None:
    if chat.is_private and person.blocked:
        raise Impossible(f"{person.name} has blocked the bot", 403)
    if chat.status(person.id) is Status.RESTRICTED:
        raise Impossible(f"{person.name} may not write here", 403)
    if as_group and (chat.is_private or not chat.status(person.id).is_admin):
        raise Impossible("only admins of a group can write in its name", 403)


def _refuse_closed(chat: Chat, person: User, thread: int | None) -> None:
    if chat.migrated_to is not None:
        raise Impossible("the group was upgraded to a supergroup")
    if thread is None:
        return
    topic = chat.topics.get(thread)
    if topic is None:
        raise Impossible(f"there is no topic {thread}", 404)
    if topic.closed and not chat.status(person.id).is_admin:
        raise Impossible("the topic is closed", 403)


def _is_ephemeral(world: World, chat: Chat, text: str) -> bool:
    command = re.match(r"/(\w+)", text)
    if command is None or chat.is_private or not world.bot_status(chat).is_inside:
        return False
    return command.group(1) in world.ephemeral_commands


def find_message(world: World, person: User, chat_id: int, message_id: int) -> Message:
    """The message the person sees under this id; ephemeral ones have ids below 0.

    Raises:
        Impossible: there is none.
    """
    chat = world.chat_of(person, chat_id)
    if message_id < 0:
        message = chat.ephemerals.get((person.id, -message_id))
    else:
        message = chat.messages.get(message_id)
    if message is None:
        raise Impossible("the message is gone", 404)
    return message


def press_button(
    world: World,
    person: User,
    chat_id: int,
    message_id: int,
    *,
    data: str | None = None,
    place: tuple[int, int] | None = None,
    as_group: bool = False,
) -> Query:
    """The person's press of a button, by its place or, forged or stale as it may be, by its data.

    Telegram shows the bot who pressed even where an admin is anonymous; `as_group` is stricter.

    Raises:
        Impossible: there is nothing to press.
    """
    message = find_message(world, person, chat_id, message_id)
    if message.sender is not world.bot:
        raise Impossible("only messages of the bot have buttons")
    if place is not None:
        data = _data_of(button_at(message.keyboard, *place))
    if not data or len(data.encode()) > 64:
        raise Impossible("the data of a button have 1 to 64 bytes")
    if as_group and not world.chats[chat_id].status(person.id).is_admin:
        raise Impossible("only admins of a group can press in its name", 403)
    return world.press(person, message, data, as_group=as_group)


def _data_of(button: Mapping[str, Any]) -> str:
    if "disabled" in button:
        raise Impossible("the button is disabled")
    if "callback_data" not in button:
        raise Impossible("the button is a link")
    return str(button["callback_data"])


def follow_link(world: World, person: User, url: str) -> Message:
    """Open the private chat by a link of the bot and press Start there.

    Raises:
        Impossible: the link leads elsewhere.
    """
    link = start_link(url)
    if link is None or link[0].lower() != (world.bot.username or "").lower():
        raise Impossible("the link does not start this bot")
    block_bot(world, person, blocked=False)
    return send_text(world, person, person.id, f"/start {link[1]}")
