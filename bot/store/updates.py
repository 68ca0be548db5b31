"""Updates that have been seen: Telegram delivers one again when our answer was lost."""

from __future__ import annotations

from secrets import token_hex

from bot.store import keys
from bot.store.part import Part

SEEN_SECONDS = 3600
"""Long after Telegram has stopped repeating an update, unless we were down all the time."""

HANDLING_SECONDS = 4
"""How long an update is one worker's who has not said that it is done: it may have died."""

_DONE = b"done"


class Updates(Part):
    """Each update once, whichever worker gets it."""

    async def first_time(self, update_id: int) -> bool:
        """Whether no worker has had this update before, or none that lived to handle it."""
        mark = token_hex(8)  # ours again, if we ask twice; NX together with GET needs Redis 7
        seen = await self._server.ask(
            lambda redis: redis.set(
                keys.update(update_id), mark, nx=True, ex=HANDLING_SECONDS, get=True
            )
        )
        return seen is None or seen == mark.encode()

    async def is_handled(self, update_id: int) -> bool:
        """Whether a worker is done with the update."""
        found = await self._server.ask(lambda redis: redis.get(keys.update(update_id)))
        return bool(found == _DONE)

    async def handled(self, update_id: int) -> None:
        """The update is done with, whoever gets it again."""
        await self._server.ask(
            lambda redis: redis.set(keys.update(update_id), _DONE, ex=SEEN_SECONDS)
        )
