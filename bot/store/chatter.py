"""The newest message known in each chat or topic, to tell how far up the table has gone."""

from __future__ import annotations

from bot.store import keys
from bot.store.part import Part

CHATTER_SECONDS = 7 * 24 * 3600
"""How long a silent place is remembered."""


class Chatter(Part):
    """Message numbers by venue. A number out of order does no harm: the next one mends it."""

    async def last_message(self, venue_key: str) -> int:
        """The number of the newest message known there; 0: none is."""
        found: bytes | None = await self._server.ask(
            lambda redis: redis.get(keys.chatter(venue_key))
        )
        return int(found) if found is not None and found.isdigit() else 0

    async def note_message(self, venue_key: str, message_id: int) -> None:
        """This message has been seen or sent there."""
        await self._server.ask(
            lambda redis: redis.set(keys.chatter(venue_key), message_id, ex=CHATTER_SECONDS)
        )
