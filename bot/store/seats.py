"""Where people sit and where they have sat: tables by person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from redis.asyncio.client import Pipeline

from bot.store import keys
from bot.store.part import Part
from bot.store.server import NotSo, script

_SHELVE = script("shelve")

OVER_SECONDS = 30 * 24 * 3600
"""How long a table that is over can still be looked at, with its log."""


class Seats(Part):
    """The indexes of tables by person.

    One names every table where a person may sit, or be named beside those who do: it is written
    before the person gets there. When the table is over, the other index takes it, as long as the
    table is kept. So nothing that holds anything of a person is missing in both. What there is of
    the person, the table itself says.
    """

    async def tables_of(self, person_id: int) -> tuple[str, ...]:
        """The tables that are not over and have the person on a chair, by id."""
        ids = await self._listed(person_id)
        rows = await self._rows(ids)
        gone = [id_ for id_, row in zip(ids, rows, strict=True) if not _is_living(row)]
        if gone:
            await self._shelve(person_id, gone)
        return tuple(
            id_
            for id_, row in zip(ids, rows, strict=True)
            if _is_living(row) and str(person_id).encode() in row[2].split(b",")
        )

    async def traces(self, person_id: int) -> tuple[str, ...]:
        """All tables that may hold anything of the person, also those that are over.

        From now on the person is not found to sit at any of them.
        """
        if ids := await self._listed(person_id):
            await self._shelve(person_id, ids)
        key = keys.traces(person_id)
        found: list[bytes] = await self._server.ask(lambda redis: redis.zrange(key, 0, -1))
        return tuple(name.decode() for name in found)

    async def drop_trace(self, person_id: int, table_id: str) -> None:
        """The table holds nothing of the person any more."""
        await self._server.ask(lambda redis: redis.zrem(keys.traces(person_id), table_id))

    async def _listed(self, person_id: int) -> list[str]:
        key = keys.seats(person_id)
        names: set[bytes] = await self._server.ask(lambda redis: redis.smembers(key))
        return sorted(name.decode() for name in names)

    async def _rows(self, ids: Iterable[str]) -> list[Any]:
        tables = [keys.shard(id_).table(id_) for id_ in ids]
        return await self._server.ask_all(partial(_row, key) for key in tables)

    async def _add_seats(self, table_id: str, people: Iterable[int]) -> None:
        await self._server.ask_all(partial(_add, person, table_id) for person in people)

    async def _shelve(self, person_id: int, ids: Sequence[str]) -> None:
        """The tables are over: written into the one index before they leave the other."""
        await self._server.run(_SHELVE, [keys.traces(person_id)], [OVER_SECONDS, *ids])
        await self._server.ask(lambda redis: redis.srem(keys.seats(person_id), *ids))


def _row(key: str, redis: Pipeline) -> object:
    return redis.hmget(key, ["version", "over", "people"])


def _add(person_id: int, table_id: str, redis: Pipeline) -> object:
    return redis.sadd(keys.seats(person_id), table_id)


def _is_living(row: Any) -> bool:
    return (
        not isinstance(row, NotSo) and row[0] is not None and row[1] is None and row[2] is not None
    )
