"""Answers that people have let count, question by question; nothing of a person among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from redis.asyncio.client import Pipeline

from bot.counted import Known
from bot.store import keys, values
from bot.store.part import Part
from bot.store.server import StoreDown, script

_SWAP = script("swap")

ROUNDS = 50
"""How often a change may lose against others before it is given up."""


class CountedAnswers(Part):
    """What is remembered by the keys of questions, and which questions these are."""

    async def counted_questions(self) -> tuple[str, ...]:
        """The keys of all questions of which something may be remembered, in order."""
        found: set[bytes] = await self._server.ask(
            lambda redis: redis.smembers(keys.counted_questions())
        )
        return tuple(sorted(key.decode() for key in found))

    async def counted(self, questions: Iterable[str]) -> Mapping[str, Known]:
        """What is remembered of these questions; nothing stands for those of which nothing is."""
        names = sorted(set(questions).intersection(await self.counted_questions()))
        texts = await self._server.ask_all(partial(_get, name) for name in names)
        read = {name: _read(text) for name, text in zip(names, texts, strict=True)}
        return {name: known for name, known in read.items() if known}

    async def change_counted(self, question: str, change: Callable[[Known], Known]) -> None:
        """Something is remembered of the question; what others add at that moment stays.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        key = keys.counted(question)
        for _ in range(ROUNDS):
            text = await self._server.ask(lambda redis: redis.get(key))
            before = text if isinstance(text, bytes) else b""
            known = _read(before)
            after = change(known)
            if after == known:
                return
            # first, so that nothing is remembered of which the index does not know
            await self._server.ask(lambda redis: redis.sadd(keys.counted_questions(), question))
            if await self._server.run(_SWAP, [key], [before, values.write(_Stored(after))]):
                return
        raise StoreDown(f"{key} is changed by others all the time")


@dataclass(frozen=True, slots=True)
class _Stored:
    """What is remembered of a question, as it is stored."""

    answers: Known


def _read(text: Any) -> Known:
    stored: _Stored | None = values.read(_Stored, text) if isinstance(text, bytes) else None
    return () if stored is None else stored.answers


def _get(question: str, redis: Pipeline) -> object:
    return redis.get(keys.counted(question))
