"""The live socket: every person is told at once of what they can see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

from playground.model import (
    Answered,
    Change,
    Chat,
    Deleted,
    Edited,
    Json,
    MemberChanged,
    Message,
    Posted,
    Pressed,
    Query,
    Typing,
    User,
    WorldChanged,
)
from playground.views import message_view
from playground.world import World

Events = asyncio.Queue[Json | None]


class Live:
    """Who listens, and what they are told; None ends a queue."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ears: list[tuple[User, Events]] = []
        world.listen(self._hear)

    @contextmanager
    def listening(self, person: User) -> Iterator[Events]:
        """The person's events from now on; the first holds everything that is there already."""
        events: Events = asyncio.Queue()
        events.put_nowait({"type": "hello", "messages": self._everything(person)})
        ear = (person, events)
        self._ears.append(ear)
        try:
            yield events
        finally:
            self._ears.remove(ear)

    def _everything(self, person: User) -> list[Json]:
        world = self._world
        chats = [chat for chat in world.chats.values() if world.sees(person, chat)]
        shown = {
            (m.chat_id, m.id, m.ephemeral_id): message_view(world, m, person)
            for chat in chats
            for m in world.history(person, chat)
        }
        return list(shown.values())

    def close(self) -> None:
        """Tell everybody that there is nothing more to hear."""
        for _, events in self._ears:
            events.put_nowait(None)

    def _hear(self, change: Change) -> None:
        match change:
            case Posted(chat, message):
                self._show("message", chat, message)
            case Edited(chat, message):
                self._show("edited", chat, message)
            case Deleted(chat, message):
                for person, events in self._who_sees(chat, message):
                    shown = message_view(self._world, message, person)["id"]
                    events.put_nowait({"type": "deleted", "chat": chat.id, "id": shown})
                if message.replaces in chat.messages:
                    self._show_again(chat, message)
            case Typing(chat):
                for _, events in self._who_sees(chat, None):
                    events.put_nowait({"type": "typing", "chat": chat.id})
            case Answered(query):
                self._hear_answer(query)
            case WorldChanged():
                for _, events in self._ears:
                    events.put_nowait({"type": "world"})
            case Pressed() | MemberChanged():
                pass
            case _:
                assert_never(change)

    def _who_sees(self, chat: Chat, message: Message | None) -> list[tuple[User, Events]]:
        return [ear for ear in self._ears if self._world.sees(ear[0], chat, message)]

    def _show(self, kind: str, chat: Chat, message: Message) -> None:
        for person, events in self._who_sees(chat, message):
            view = message_view(self._world, message, person)
            events.put_nowait({"type": kind, "message": view})

    def _show_again(self, chat: Chat, gone: Message) -> None:
        """Where an ephemeral message stood in another's place, that one comes back."""
        original = chat.messages[gone.replaces or 0]
        for person, events in self._ears:
            if person is gone.receiver:
                view = message_view(self._world, original, person)
                events.put_nowait({"type": "message", "message": view})

    def _hear_answer(self, query: Query) -> None:
        event: Json = {
            "type": "answer",
            "query": query.id,
            "chat": query.chat_id,
            "message": message_view(self._world, query.message, query.presser)["id"],
            "text": query.text,
            "alert": query.alert,
            "url": query.url,
        }
        for person, events in self._ears:
            if person is query.presser:
                events.put_nowait(event)
