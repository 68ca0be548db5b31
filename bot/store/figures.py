"""How much there is to do and how many tables there are, found without looking at any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.keys import ALL_SHARDS, Shard
from bot.store.part import Part
from bot.store.server import NotSo, Question


@dataclass(frozen=True, slots=True)
class Backlog:
    """Tables that should have had their turn by now."""

    waiting: int
    oldest: float
    """Seconds for which the first of them has waited."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What stands in the store, for all workers together."""

    teller: Backlog
    clock: Backlog
    at_work: int
    """Tables that a teller has for itself."""
    tables: Mapping[tuple[str, str], int]
    """How many tables are not over, by stage and game."""


class Counts(Part):
    """Figures whose cost does not grow with the number of tables."""

    async def figures(self, now: float) -> Figures:
        """What there is, in one round trip."""
        questions = [question for shard in ALL_SHARDS for question in _questions(shard, now)]
        answers = iter(await self._server.ask_all(questions))
        teller, clock, held, census = [], [], 0, Counter[tuple[str, str]]()
        for _ in ALL_SHARDS:
            teller.append(_backlog(answers, now))
            clock.append(_backlog(answers, now))
            held += _known(next(answers), 0)
            for kind, number in _known(next(answers), {}).items():
                stage, _, game = kind.decode().partition(" ")
                census[stage, game] += int(number)
        return Figures(_all(teller), _all(clock), held, census)


def _questions(shard: Shard, now: float) -> Iterator[Question]:
    for index in (shard.dirty, shard.due):
        yield lambda redis, index=index: redis.zcount(index, "-inf", now)  # type: ignore[misc]
        yield lambda redis, index=index: redis.zrange(index, 0, 0, withscores=True)  # type: ignore[misc]
    yield lambda redis: redis.hlen(shard.held)
    yield lambda redis: redis.hgetall(shard.census)


def _backlog(answers: Iterator[Any], now: float) -> Backlog:
    waiting = _known(next(answers), 0)
    oldest = [now - score for _, score in _known(next(answers), ())]
    return Backlog(waiting, max(0.0, *oldest, 0.0))


def _all(parts: list[Backlog]) -> Backlog:
    return Backlog(sum(part.waiting for part in parts), max(part.oldest for part in parts))


def _known(answer: Any, otherwise: Any) -> Any:
    """The answer, unless something stands there that the store never puts there."""
    return otherwise if isinstance(answer, NotSo) else answer
