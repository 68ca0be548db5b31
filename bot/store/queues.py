"""What is due and what is dirty, shared by all workers through leases.

A claim gives a table to one worker until the lease ends; a worker that died gives it back by
doing nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from secrets import token_hex

from bot.store import keys
from bot.store.keys import ALL_SHARDS, SHARDS, Shard
from bot.store.part import Part
from bot.store.server import Argument, Call, script

_CLAIM = script("claim")
_MARK = script("marking", "mark")
_RENEW = script("renew")
_SETTLE = script("settle")
_SET_DUE = script("set_due")


class Queues(Part):
    """Moments are the caller's, in seconds since the epoch, and so are leases, in seconds."""

    async def claim_due(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables whose clock has run out, each given to nobody else until the lease ends.

        The limit is shared out evenly among the shards, rounded up.
        """
        calls = [
            Call(_CLAIM, [shard.due], [now, _share(limit), now + lease, ""])
            for shard in ALL_SHARDS
        ]
        return _in_line(await self._server.run_all(calls))

    async def claim_dirty(self, now: float, limit: int, lease: float) -> list[tuple[str, str]]:
        """Tables that the teller should look at, each with the token that settles it.

        Those come first that have waited longest, whatever their shard.
        """
        token = token_hex(8)
        calls = [
            Call(
                _CLAIM,
                [shard.dirty, shard.held, shard.again],
                [now, _share(limit), now + lease, token],
            )
            for shard in ALL_SHARDS
        ]
        return [(id_, token) for id_ in _in_line(await self._server.run_all(calls))]

    async def renew_dirty(self, claims: Mapping[str, str], until: float) -> None:
        """The worker still has these tables, by these tokens: its leases end then.

        A lease that has gone to another stays the other's.
        """
        shards: dict[Shard, list[str]] = {}
        for table_id, token in claims.items():
            shards.setdefault(keys.shard(table_id), []).extend((table_id, token))
        await self._server.run_all(
            [Call(_RENEW, [s.dirty, s.held], [until, *own]) for s, own in shards.items()]
        )

    async def settle_dirty(self, table_id: str, token: str, next_at: float | None) -> None:
        """The teller is done, and wants to look again then; None: not before the next change.

        What changed the table meanwhile is not lost: it is dirty at once.
        """
        await self._settle(table_id, token, "" if next_at is None else next_at)

    async def give_back_dirty(self, table_id: str, token: str) -> None:
        """Nothing could be done for the table: it stands in line again where it stood before."""
        await self._settle(table_id, token, "place")

    async def _settle(self, table_id: str, token: str, next_at: Argument) -> None:
        shard = keys.shard(table_id)
        await self._server.run(
            _SETTLE, [shard.dirty, shard.held, shard.again], [table_id, token, next_at]
        )

    async def mark_dirty(self, table_id: str, at: float) -> None:
        """The teller should look at the table then, or earlier if that was so already."""
        shard = keys.shard(table_id)
        await self._server.run(
            _MARK,
            [shard.table(table_id), shard.dirty, shard.held, shard.again],
            [table_id, at],
        )

    async def set_due(
        self, table_id: str, at: float | None, *, version: int | None = None
    ) -> None:
        """The clock should look at the table then; None: not at all.

        With a version only if the table has not changed since.
        """
        shard = keys.shard(table_id)
        await self._server.run(
            _SET_DUE,
            [shard.table(table_id), shard.due],
            [table_id, "" if at is None else at, "" if version is None else version],
        )


def _share(limit: int) -> int:
    return -(-limit // SHARDS)


def _in_line(answers: Iterable[list[bytes]]) -> list[str]:
    """The tables that the shards have given, those first whose place in line is the earliest."""
    waiting = (
        (float(place), id_.decode())
        for found in answers
        for id_, place in zip(found[::2], found[1::2], strict=True)
    )
    return [id_ for _, id_ in sorted(waiting)]
