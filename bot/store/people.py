"""People and chats beside the tables: what they have chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from redis.asyncio.client import Pipeline

from bot.prefs import ChatSettings, Profile
from bot.store import keys, values
from bot.store.seats import Seats
from bot.table import Table


class People(Seats):
    """Profiles and chat settings."""

    async def profile(self, person_id: int) -> Profile | None:
        """What the person has chosen; None: nothing that can be read."""
        found: Profile | None = values.read(
            Profile, await self._text(keys.person(person_id)) or None
        )
        return found

    async def save_profile(self, person_id: int, profile: Profile) -> None:
        """The person has chosen this."""
        await self._set(keys.person(person_id), values.write(profile))

    async def change_profile(
        self, person_id: int, change: Callable[[Profile | None], Profile]
    ) -> Profile:
        """The person has chosen something; what others choose at the same moment stays.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        changed: Profile = await self._change(Profile, keys.person(person_id), change)
        return changed

    async def change_chat_settings(
        self, chat_id: int, change: Callable[[ChatSettings | None], ChatSettings]
    ) -> ChatSettings:
        """The admins of the chat have set something; what others set at that moment stays.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        changed: ChatSettings = await self._change(ChatSettings, keys.chat(chat_id), change)
        return changed

    async def chat_settings(self, chat_id: int) -> ChatSettings | None:
        """What the admins of the chat have set; None: nothing that can be read."""
        found: ChatSettings | None = values.read(
            ChatSettings, await self._text(keys.chat(chat_id)) or None
        )
        return found

    async def save_chat_settings(self, chat_id: int, settings: ChatSettings) -> None:
        """The admins of the chat have set this."""
        await self._set(keys.chat(chat_id), values.write(settings))

    async def met(self, chat_id: int) -> frozenset[str]:
        """The questions that have been asked in the chat, by name."""
        found: set[bytes] = await self._server.ask(lambda redis: redis.smembers(keys.met(chat_id)))
        return frozenset(name.decode() for name in found)

    async def add_met(self, chat_id: int, names: frozenset[str]) -> None:
        """These questions are going to be asked in the chat."""
        if names:
            await self._server.ask(lambda redis: redis.sadd(keys.met(chat_id), *sorted(names)))

    async def move_met(self, old_chat: int, new_chat: int) -> None:
        """The chat has got another number: what it has met it need not meet again."""
        if old_chat == new_chat:
            return
        await self.add_met(new_chat, await self.met(old_chat))
        await self.forget_met(old_chat)

    async def forget_met(self, chat_id: int) -> None:
        """All questions have been asked in the chat: they begin anew."""
        await self._server.ask(lambda redis: redis.delete(keys.met(chat_id)))

    async def forget_person(self, person_id: int) -> None:
        """Nothing is left of the person, and of the chat with them, beside the tables."""
        rows = (keys.person, keys.chat, keys.venues, keys.played, keys.met, keys.newest)
        await self._server.ask_all(partial(_delete, row(person_id)) for row in rows)

    async def _change(self, kind: type[Any], key: str, change: Callable[[Any], Any]) -> Any:
        after: Any = None

        def written(before: bytes) -> str:
            nonlocal after
            after = change(values.read(kind, before or None))
            return values.write(after)

        await self._change_text(key, written)
        return after

    async def _set(self, key: str, text: str) -> None:
        await self._server.ask(lambda redis: redis.set(key, text))


def ids_of_people(table: Table) -> frozenset[int]:
    """Who sits at the table."""
    return frozenset(person.id for person in table.people)


def _delete(key: str, redis: Pipeline) -> object:
    return redis.delete(key)
