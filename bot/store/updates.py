"""Updates that have been seen: Telegram delivers one again when our answer was lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex

from bot.store import keys
from bot.store.part import Part
from bot.store.server import NotSo

SEEN_SECONDS = 3600
"""Long after Telegram has stopped repeating an update, unless we were down all the time."""

HANDLING_SECONDS = 4
"""How long an update is one worker's who has not said that it is done: it may have died."""

REMEMBERED_UPDATES = 16
"""How many updates a table remembers that have changed it: more than one worker may die over."""

_DONE = b"done"

_at_work: ContextVar[int | None] = ContextVar("update", default=None)


def at_work() -> int | None:
    """The update by which this task changes tables, if it is one's that counts."""
    return _at_work.get()


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

    @contextmanager
    def handling(self, update_id: int) -> Iterator[None]:
        """Until the block ends, what this task commits is the work of the update."""
        mark = _at_work.set(update_id)
        try:
            yield
        finally:
            _at_work.reset(mark)

    async def has_changed(self, update_id: int, table_id: str) -> bool:
        """Whether the update has changed the table: a worker may have died over the rest."""
        key = keys.shard(table_id).table(table_id)
        try:
            found = await self._server.ask(lambda redis: redis.hget(key, "updates"))
        except NotSo:
            return False  # a broken table says so to whoever reads it
        return isinstance(found, bytes) and str(update_id).encode() in found.split()

    async def has_worked_at(self, table_id: str) -> bool:
        """Whether the update at work has changed the table before, in another worker's hands."""
        update_id = at_work()
        return update_id is not None and await self.has_changed(update_id, table_id)

    async def handled(self, update_id: int) -> None:
        """The update is done with, whoever gets it again."""
        await self._server.ask(
            lambda redis: redis.set(keys.update(update_id), _DONE, ex=SEEN_SECONDS)
        )
