"""The world: who and what there is, and what is said and pressed in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from playground.clock import Clock
from playground.errors import Impossible
from playground.model import (
    ANONYMOUS_ADMIN_ID,
    Answered,
    Change,
    Chat,
    Deleted,
    Edited,
    Json,
    Message,
    Posted,
    Pressed,
    Query,
    Status,
    User,
    WorldChanged,
)

ANSWER_WITHIN = 15.0
"""Seconds in which a press wants its answer."""


class World:
    """People, chats and the one bot. Whoever listens is told of every change, in order."""

    def __init__(self, bot: User, clock: Clock) -> None:
        self.bot = bot
        self.clock = clock
        self.privacy = True
        self.users: dict[int, User] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.anonymous = User(
            ANONYMOUS_ADMIN_ID, "Group", username="GroupAnonymousBot", is_bot=True
        )
        self.ephemeral_commands: frozenset[str] = frozenset()
        """The commands that persons send to the bot unseen by others."""
        self._listeners: list[Callable[[Change], None]] = []
        self._last_id = 0

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Tell this listener of every change from now on."""
        self._listeners.append(listener)

    def tell(self, change: Change) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener(change)

    def second(self) -> int:
        """The present moment in whole Unix seconds."""
        return int(self.clock.now())

    def person(self, user_id: int) -> User:
        """The person of this id.

        Raises:
            Impossible: there is no such person.
        """
        user = self.users.get(user_id)
        if user is None or user.is_bot:
            raise Impossible(f"there is no person {user_id}", 404)
        return user

    @property
    def people(self) -> tuple[User, ...]:
        """Everybody but the bot."""
        return tuple(user for user in self.users.values() if not user.is_bot)

    @property
    def groups(self) -> tuple[Chat, ...]:
        """The groups and supergroups that still live."""
        return tuple(
            chat for chat in self.chats.values() if not chat.is_private and not chat.migrated_to
        )

    def add_person(self, person: User) -> User:
        """Bring a person into the world, with a private chat that waits for the first word."""
        self.users[person.id] = person
        self.chats[person.id] = Chat(person.id, "private")
        self.tell(WorldChanged())
        return person

    def chat(self, chat_id: int) -> Chat:
        """The chat of this id.

        Raises:
            Impossible: there is no such chat.
        """
        chat = self.chats.get(chat_id)
        if chat is None:
            raise Impossible(f"there is no chat {chat_id}", 404)
        return chat

    def chat_of(self, person: User, chat_id: int) -> Chat:
        """The chat, if the person may look into it.

        Raises:
            Impossible: there is no such chat, or the person is not in it.
        """
        chat = self.chat(chat_id)
        inside = chat.id == person.id if chat.is_private else chat.status(person.id).is_inside
        if not inside:
            raise Impossible(f"{person.name} is not in this chat", 403)
        return chat

    def next_id(self, chat: Chat) -> int:
        """The id of the chat's next message: supergroups count for themselves, others together."""
        if chat.type != "supergroup":
            chat.last_id = self._last_id
            self._last_id += 1
        chat.last_id += 1
        return chat.last_id

    def post(self, chat: Chat, sender: User, **fields: Any) -> Message:
        """A new message at the end of the chat."""
        message = Message(chat.id, self.next_id(chat), self.second(), sender, **fields)
        chat.messages[message.id] = message
        self.tell(Posted(chat, message))
        return message

    def announce(
        self, chat: Chat, actor: User, service: Json, *, thread: int | None = None
    ) -> Message:
        """A service message at the end of the chat."""
        return self.post(chat, actor, service=service, thread=thread)

    def post_ephemeral(self, chat: Chat, sender: User, person: User, **fields: Any) -> Message:
        """A message in a group that only this person and the bot see."""
        chat.last_ephemeral_id += 1
        receiver = person if sender.is_bot else self.bot
        message = Message(
            chat.id,
            0,
            self.second(),
            sender,
            receiver=receiver,
            ephemeral_id=chat.last_ephemeral_id,
            **fields,
        )
        chat.ephemerals[person.id, chat.last_ephemeral_id] = message
        self.tell(Posted(chat, message))
        return message

    def edit(self, message: Message, **fields: Any) -> Message:
        """The message changed; a person sees that its text was, not that its buttons were."""
        if "text" in fields:
            fields["edited"] = self.second()
        changed = replace(message, **fields)
        chat = self.chats[message.chat_id]
        if message.ephemeral_id is not None and message.receiver is not None:
            chat.ephemerals[message.receiver.id, message.ephemeral_id] = changed
        else:
            chat.messages[message.id] = changed
        self.tell(Edited(chat, changed))
        return changed

    def delete(self, message: Message) -> None:
        """Take the message away."""
        chat = self.chats[message.chat_id]
        if message.ephemeral_id is not None:
            person = message.sender if message.receiver is self.bot else message.receiver
            if person is not None:
                del chat.ephemerals[person.id, message.ephemeral_id]
        else:
            del chat.messages[message.id]
        self.tell(Deleted(chat, message))

    def history(self, person: User, chat: Chat) -> Iterator[Message]:
        """What the person sees in the chat, oldest first; the past of an upgraded group too."""
        if chat.migrated_from is not None:
            yield from self.history(person, self.chats[chat.migrated_from])
        ephemerals = [m for (whose, _), m in chat.ephemerals.items() if whose == person.id]
        replaced = {m.replaces: m for m in ephemerals if m.replaces is not None}
        later = [m for m in ephemerals if m.replaces is None or m.replaces not in chat.messages]
        for message in chat.messages.values():
            while later and later[0].date < message.date:
                yield later.pop(0)
            yield replaced.get(message.id, message)
        yield from later

    def sees(self, person: User, chat: Chat, message: Message | None = None) -> bool:
        """Whether the person sees what happens in the chat, or to this message of it."""
        if message is not None and message.ephemeral_id is not None:
            return person in {message.receiver, message.sender}
        if chat.is_private:
            return chat.id == person.id
        if message is not None and self.replacement(person, chat, message) is not None:
            return False
        return chat.status(person.id).is_inside

    def replacement(self, person: User, chat: Chat, message: Message) -> Message | None:
        """The ephemeral message that the person sees in this one's place."""
        for (whose, _), ephemeral in chat.ephemerals.items():
            if whose == person.id and ephemeral.replaces == message.id:
                return ephemeral
        return None

    def press(
        self, presser: User, message: Message, data: str, *, as_group: bool = False
    ) -> Query:
        """A press of a button under the bot's message."""
        sender = self.anonymous if as_group else presser
        key = str(7_000_000_000_000_000_000 + len(self.queries) + 1)
        query = Query(key, message.chat_id, message, sender, presser, data, self.clock.now())
        self.queries[key] = query
        self.tell(Pressed(query))
        return query

    def answer(self, query: Query, *, text: str | None, alert: bool, url: str | None) -> None:
        """The bot's answer to the press, as the presser sees it."""
        query.answered = True
        query.text, query.alert, query.url = text, alert, url
        self.tell(Answered(query))

    def is_late(self, query: Query) -> bool:
        """Whether the time to answer the press has run out."""
        return self.clock.now() - query.at > ANSWER_WITHIN

    def bot_status(self, chat: Chat) -> Status:
        """What the bot is to the chat."""
        if chat.is_private:
            return Status.MEMBER
        return chat.status(self.bot.id)


def button_at(keyboard: Json | None, row: int, column: int) -> Mapping[str, Any]:
    """The button of an inline keyboard, counted from 0.

    Raises:
        Impossible: there is no such button.
    """
    rows = keyboard["inline_keyboard"] if keyboard else []
    if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
        raise Impossible("there is no such button under the message", 404)
    found: Mapping[str, Any] = rows[row][column]
    return found
