"""The world's things as the people API shows them to a person."""

from __future__ import annotations

from typing import Any

from playground.model import Chat, Json, Message, Query, User
from playground.notices import notice
from playground.showing import to_html
from playground.world import World


def person_view(user: User) -> Json:
    """A person."""
    return {
        "id": user.id,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "username": user.username,
        "language_code": user.language_code,
        "name": user.name,
    }


def world_view(world: World, limits: bool, person: User | None = None) -> Json:
    """Everybody and every group; unread messages are counted for the person who asks."""
    return {
        "people": [person_view(user) for user in world.people],
        "chats": [chat_view(world, chat, person) for chat in world.groups],
        "bot": {
            "id": world.bot.id,
            "username": world.bot.username,
            "first_name": world.bot.first_name,
        },
        "settings": {"limits": limits, "privacy": world.privacy},
        "private": private_view(world, person) if person is not None else None,
    }


def private_view(world: World, person: User) -> Json:
    """The person's private chat with the bot."""
    chat = world.chats[person.id]
    return {
        "id": chat.id,
        "type": "private",
        "title": world.bot.name,
        "unread": _unread(world, chat, person),
        "started": person.started,
        "blocked": person.blocked,
    }


def chat_view(world: World, chat: Chat, person: User | None = None) -> Json:
    """A group."""
    return {
        "id": chat.id,
        "type": chat.type,
        "title": chat.title,
        "is_forum": chat.is_forum,
        "topics": [
            {"id": topic.id, "name": topic.name, "closed": topic.closed}
            for topic in chat.topics.values()
        ],
        "members": [
            {"person": person_view(world.users[user_id]), "status": status.value}
            for user_id, status in chat.members.items()
            if user_id != world.bot.id
        ],
        "bot_status": chat.status(world.bot.id).value,
        "bot_can_send": chat.bot_can_send,
        "unread": _unread(world, chat, person) if person is not None else 0,
    }


def _unread(world: World, chat: Chat, person: User) -> int:
    if not world.sees(person, chat):
        return 0
    read = chat.read.get(person.id, 0)
    return sum(m.id > read and m.sender is not person for m in chat.messages.values())


def message_view(world: World, message: Message, person: User) -> Json:
    """A message as the person sees it."""
    chat = world.chats[message.chat_id]
    sender: Json = {
        "id": message.sender.id,
        "name": message.sender.name,
        "bot": message.sender is world.bot,
    }
    if message.as_group:
        sender = {"id": chat.id, "name": chat.title, "bot": False}
    said = None
    if message.service is not None:
        said = notice(message.service, message.sender.name, person.language_code)
    return {
        "chat": chat.id,
        "id": message.id if message.ephemeral_id is None else -message.ephemeral_id,
        "thread": message.thread,
        "date": message.date,
        "edited": message.edited,
        "from": sender,
        "text": message.text,
        "html": to_html(message.text, message.entities),
        "service": said,
        "reply_to": message.reply_to,
        "buttons": _buttons(message),
        "ephemeral": message.ephemeral_id is not None,
        "replaces": message.replaces,
        "document": _document(message),
        "reaction": message.reaction,
        "silent": message.silent,
    }


def _document(message: Message) -> Json | None:
    if message.document is None:
        return None
    file = message.document
    return {"name": file.name, "size": len(file.content), "url": f"/api/files/{file.file_id}"}


def _buttons(message: Message) -> list[list[Json]]:
    if message.keyboard is None:
        return []
    return [[_button(button) for button in row] for row in message.keyboard["inline_keyboard"]]


def _button(button: dict[str, Any]) -> Json:
    return {
        "text": button["text"],
        "kind": "callback" if "callback_data" in button else "url",
        "data": button.get("callback_data"),
        "url": button.get("url"),
        "style": button.get("style"),
        "disabled": "disabled" in button,
    }


def query_view(world: World, query: Query) -> Json:
    """How it stands with a press; it is late when its time ran out unanswered."""
    return {
        "query": query.id,
        "answered": query.answered,
        "text": query.text,
        "alert": query.alert,
        "url": query.url,
        "late": not query.answered and world.is_late(query),
    }
