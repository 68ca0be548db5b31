"""Updates that have been seen: Telegram delivers one again when our answer was lost."""

from __future__ import annotations

from secrets import token_hex

from bot.store import keys
from bot.store.part import Part

SEEN_SECONDS = 3600
"""Long after Telegram has stopped repeating an update, unless we were down all the time."""


class Updates(Part):
    """Each update once, whichever worker gets it."""

    async def first_time(self, update_id: int) -> bool:
        """Whether no worker has had this update before."""
        mark = token_hex(8)  # ours again, if we ask twice; NX together with GET needs Redis 7
        seen = await self._server.ask(
            lambda redis: redis.set(
                keys.update(update_id), mark, nx=True, ex=SEEN_SECONDS, get=True
            )
        )
        return seen is None or seen == mark.encode()
