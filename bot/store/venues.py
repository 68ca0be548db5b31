"""Which table stands where: one at a time in a chat, or in each topic of a forum."""

from __future__ import annotations

from bot.store import keys
from bot.store.part import Part
from bot.store.server import NotSo, script

_CLAIM_VENUE = script("claim_venue")
_FREE_VENUE = script("free_venue")

MOVED_SECONDS = 30 * 24 * 3600
"""How long a group's old name still leads to its tables."""

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

    async def move_chat(self, old_chat: int, new_chat: int) -> tuple[str, ...]:
        """A group has got another number: the living tables of all its topics stand there now.

        The old number goes on leading to them for a while, so that it may be asked twice. Where
        somebody was quicker to open a table under the new number, that one keeps the venue.
        """
        old = keys.venues(old_chat)
        standing: dict[bytes, bytes] = await self._server.ask(lambda redis: redis.hgetall(old))
        moved = []
        for topic, found in standing.items():
            table_id = found.decode()
            if await self._is_living(table_id):
                await self._win_venue(f"{new_chat}:{topic.decode()}", table_id)
                moved.append(table_id)
        await self._server.ask(lambda redis: redis.expire(old, MOVED_SECONDS))
        return tuple(moved)

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
