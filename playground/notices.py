"""What service messages say to persons, in Russian or English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.model import Json

Say = Callable[[str, Any], str]


def _name(user: Json) -> str:
    return " ".join(filter(None, (user["first_name"], user.get("last_name"))))


def _names(users: list[Json]) -> str:
    return ", ".join(map(_name, users))


_RU: dict[str, Say] = {
    "new_chat_members": lambda _, users: f"Теперь в группе: {_names(users)}",
    "left_chat_member": lambda _, user: f"Больше не в группе: {_name(user)}",
    "group_chat_created": lambda who, _: f"Группа создана. Владелец — {who}",
    "supergroup_chat_created": lambda who, _: f"Группа создана. Владелец — {who}",
    "migrate_to_chat_id": lambda *_: "Группа стала супергруппой",
    "migrate_from_chat_id": lambda *_: "Раньше это была обычная группа",
    "forum_topic_created": lambda _, topic: f"Новая тема: «{topic['name']}»",
    "forum_topic_closed": lambda *_: "Тема закрыта",
    "forum_topic_reopened": lambda *_: "Тема снова открыта",
    "pinned_message": lambda *_: "Сообщение закреплено",
    "new_chat_title": lambda _, title: f"Новое название группы: «{title}»",
}
_EN: dict[str, Say] = {
    "new_chat_members": lambda _, users: f"Now in the group: {_names(users)}",
    "left_chat_member": lambda _, user: f"No longer in the group: {_name(user)}",
    "group_chat_created": lambda who, _: f"The group was created. Owner: {who}",
    "supergroup_chat_created": lambda who, _: f"The group was created. Owner: {who}",
    "migrate_to_chat_id": lambda *_: "The group became a supergroup",
    "migrate_from_chat_id": lambda *_: "This was a basic group before",
    "forum_topic_created": lambda _, topic: f"New topic: “{topic['name']}”",
    "forum_topic_closed": lambda *_: "The topic is closed",
    "forum_topic_reopened": lambda *_: "The topic is open again",
    "pinned_message": lambda *_: "A message was pinned",
    "new_chat_title": lambda _, title: f"New name of the group: “{title}”",
}


def notice(service: Json, who: str, language: str | None) -> str:
    """The service message as a sentence in the person's language."""
    kind, content = next(iter(service.items()))
    return (_RU if language == "ru" else _EN)[kind](who, content)
