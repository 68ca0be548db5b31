"""What a Telegram consists of: users, chats, members, topics, messages and presses, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Json = dict[str, Any]

ANONYMOUS_ADMIN_ID = 1087968824
"""Telegram's GroupAnonymousBot, in whose name anonymous admins speak."""


class Status(StrEnum):
    """What a user is to a chat, as the Bot API calls it."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    RESTRICTED = "restricted"
    LEFT = "left"
    KICKED = "kicked"

    @property
    def is_inside(self) -> bool:
        """Whether the user is in the chat."""
        return self not in {Status.LEFT, Status.KICKED}

    @property
    def is_admin(self) -> bool:
        """Whether the user runs the chat."""
        return self in {Status.CREATOR, Status.ADMINISTRATOR}


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    started: bool = False
    """Whether the person ever wrote to the bot in private."""
    blocked: bool = False
    """Whether the person has blocked the bot."""

    @property
    def name(self) -> str:
        """The name as chats show it."""
        return f"{self.first_name} {self.last_name}" if self.last_name else self.first_name


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its id is the id of the message that opened it."""

    id: int
    name: str
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """A file that was sent."""

    file_id: str
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it stands now; an edit puts another in its place."""

    chat_id: int
    id: int
    date: int
    sender: User
    text: str = ""
    entities: tuple[Json, ...] = ()
    thread: int | None = None
    reply_to: int | None = None
    keyboard: Json | None = None
    service: Json | None = None
    """The Bot API fields of a service message."""
    as_group: bool = False
    """Whether an anonymous admin wrote it in the group's name."""
    edited: int | None = None
    document: Document | None = None
    receiver: User | None = None
    """Whom an ephemeral message is for; nobody else sees it."""
    ephemeral_id: int | None = None
    replaces: int | None = None
    """The message in whose place its receiver sees an ephemeral message."""
    silent: bool = False
    """Whether it came without a sound."""
    reaction: str | None = None
    """The emoji that the bot put under it."""
    picture: str | None = None
    """What a person sent instead of a text: `sticker` or `photo`."""


@dataclass(slots=True, eq=False)
class Chat:
    """A private chat, a group or a supergroup, with all that was said in it."""

    id: int
    type: str
    title: str | None = None
    is_forum: bool = False
    members: dict[int, Status] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    ephemerals: dict[tuple[int, int], Message] = field(default_factory=dict)
    """By the person's id and the ephemeral id."""
    bot_can_send: bool = True
    migrated_to: int | None = None
    migrated_from: int | None = None
    pinned: int | None = None
    last_id: int = 0
    last_ephemeral_id: int = 0
    read: dict[int, int] = field(default_factory=dict)
    """How many messages each person has seen here."""

    @property
    def is_private(self) -> bool:
        """Whether this is the chat of one person with the bot."""
        return self.type == "private"

    def status(self, user_id: int) -> Status:
        """What the user is to this chat."""
        return self.members.get(user_id, Status.LEFT)


@dataclass(slots=True, eq=False)
class Query:
    """A press of a button, waiting for the bot's answer."""

    id: str
    chat_id: int
    message: Message
    sender: User
    presser: User
    """The person who pressed; the sender differs from it for an anonymous admin."""
    data: str
    at: float
    answered: bool = False
    text: str | None = None
    alert: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """A message was sent."""

    chat: Chat
    message: Message


@dataclass(frozen=True, slots=True)
class Edited:
    """A message was changed."""

    chat: Chat
    message: Message


@dataclass(frozen=True, slots=True)
class Deleted:
    """A message was taken away."""

    chat: Chat
    message: Message


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button was pressed."""

    query: Query


@dataclass(frozen=True, slots=True)
class Answered:
    """The bot answered a press."""

    query: Query


@dataclass(frozen=True, slots=True)
class MemberChanged:
    """A user became something else to a chat."""

    chat: Chat
    actor: User
    user: User
    before: Status
    after: Status


@dataclass(frozen=True, slots=True)
class WorldChanged:
    """People or chats changed; lists of them must be read anew."""


@dataclass(frozen=True, slots=True)
class Typing:
    """The bot shows that it is busy."""

    chat: Chat


Change = Posted | Edited | Deleted | Pressed | Answered | MemberChanged | WorldChanged | Typing
