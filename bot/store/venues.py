"""Which table stands where: one at a time in a chat, or in each topic of a forum."""

from __future__ import annotations

from bot.store import keys
from bot.store.part import Part
from bot.store.server import NotSo, script

_CLAIM_VENUE = script("claim_venue")
_FREE_VENUE = script("free_venue")
_NOTE_MESSAGE = script("note_message")

MOVED_SECONDS = 30 * 24 * 3600
"""How long a group's old name still leads to its tables."""

PLAYED_SECONDS = 90 * 24 * 3600
"""How long a chat's last matches are found by the chat."""

NEWEST_SECONDS = 7 * 24 * 3600
"""How long a silent chat's newest message is remembered."""

ROUNDS = 5
"""How many stale tables in a row may be found at a venue by one who wants it."""


class Venues(Part):
    """The index of venues. It may be stale: a table that is over or missing holds no venue."""

    async def table_at(self, venue_key: str) -> str | None:
        """The table to which the venue was given last, unless it has been freed."""
        chat, topic = _parts(venue_key)
        found = await self._server.ask(lambda redis: redis.hget(keys.venues(chat), topic))
        return found.decode() if isinstance(found, bytes) else None

    async def free_venue(self, venue_key: str, table_id: str) -> None:
        """The table leaves its venue; another that stands there by now stays."""
        chat, topic = _parts(venue_key)
        await self._server.run(_FREE_VENUE, [keys.venues(chat)], [topic, table_id])

    async def played_at(self, venue_key: str) -> str | None:
        """The table whose match was over at the venue last."""
        chat, topic = _parts(venue_key)
        found = await self._server.ask(lambda redis: redis.hget(keys.played(chat), topic))
        return found.decode() if isinstance(found, bytes) else None

    async def note_played(self, venue_key: str, table_id: str) -> None:
        """The table's match is over; its record is asked for at the venue."""
        chat, topic = _parts(venue_key)
        key = keys.played(chat)
        await self._server.ask_all(
            (
                lambda redis: redis.hset(key, topic, table_id),
                lambda redis: redis.expire(key, PLAYED_SECONDS),
            )
        )

    async def move_chat(self, old_chat: int, new_chat: int) -> tuple[str, ...]:
        """A group has got another number: the living tables of all its topics stand there now.

        The old number goes on leading to them for a while, so that it may be asked twice. Where
        somebody was quicker to open a table under the new number, that one keeps the venue.
        """
        standing = await self._standing(old_chat)
        for topic, table_id in standing:
            await self._win_venue(f"{new_chat}:{topic}", table_id)
        await self._server.ask(lambda redis: redis.expire(keys.venues(old_chat), MOVED_SECONDS))
        played: dict[bytes, bytes] = await self._server.ask(
            lambda redis: redis.hgetall(keys.played(old_chat))
        )
        for topic_id, table in played.items():
            await self.note_played(f"{new_chat}:{topic_id.decode()}", table.decode())
        return tuple(table_id for _, table_id in standing)

    async def tables_in(self, chat_id: int) -> tuple[str, ...]:
        """The living tables of the chat, in all its topics."""
        return tuple(table_id for _, table_id in await self._standing(chat_id))

    async def last_message(self, venue_key: str) -> int:
        """The newest message known at the venue, anybody's; 0: none is."""
        chat, topic = _parts(venue_key)
        found = await self._server.ask(lambda redis: redis.hget(keys.newest(chat), topic))
        return int(found or 0)

    async def note_message(self, venue_key: str, message_id: int) -> None:
        """A message has been seen at the venue; an older one than the newest changes nothing.

        Nothing is noted of private chats, where no chatter pushes a table away.
        """
        chat, topic = _parts(venue_key)
        if not chat.startswith("-"):
            return
        await self._server.run(
            _NOTE_MESSAGE, [keys.newest(chat)], [topic, message_id, NEWEST_SECONDS]
        )

    async def _standing(self, chat_id: int) -> list[tuple[str, str]]:
        found: dict[bytes, bytes] = await self._server.ask(
            lambda redis: redis.hgetall(keys.venues(chat_id))
        )
        names = [(topic.decode(), table_id.decode()) for topic, table_id in found.items()]
        return [(topic, table_id) for topic, table_id in names if await self._is_living(table_id)]

    async def _win_venue(self, venue_key: str, table_id: str) -> bool:
        """Whether the table stands at the venue now."""
        chat, topic = _parts(venue_key)
        stale = ""
        for _ in range(ROUNDS):
            answer: bytes = await self._server.run(
                _CLAIM_VENUE, [keys.venues(chat)], [topic, table_id, stale]
            )
            present = answer.decode()
            if present == table_id:
                return True
            if await self._is_living(present):
                return False
            stale = present
        return False

    async def _is_living(self, table_id: str) -> bool:
        key = keys.shard(table_id).table(table_id)
        try:
            version, over = await self._server.ask(
                lambda redis: redis.hmget(key, ["version", "over"])
            )
        except NotSo:
            return False
        return version is not None and over is None


def _parts(venue_key: str) -> tuple[str, str]:
    chat, _, topic = venue_key.rpartition(":")
    return chat, topic
