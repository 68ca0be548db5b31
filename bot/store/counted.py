"""Answers that people have let count, question by question; nothing of a person among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from redis.asyncio.client import Pipeline

from bot.counted import Known, moved
from bot.store import keys, values
from bot.store.part import Part


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

        def written(before: bytes) -> str | None:
            known = _read(before)
            after = change(known)
            return None if after == known else values.write(_Stored(after))

        key = keys.counted(question)
        if written(await self._text(key)) is None:
            return
        # first, so that nothing is remembered of which the index does not know
        await self._server.ask(lambda redis: redis.sadd(keys.counted_questions(), question))
        await self._change_text(key, written)

    async def move_counted(self, old_chat: int, new_chat: int) -> None:
        """The chat has got another number: what it has let count goes on counting there."""
        for question in await self.counted_questions():
            await self.change_counted(question, partial(moved, old_chat, new_chat))


@dataclass(frozen=True, slots=True)
class _Stored:
    """What is remembered of a question, as it is stored."""

    answers: Known


def _read(text: Any) -> Known:
    stored: _Stored | None = values.read(_Stored, text) if isinstance(text, bytes) else None
    return () if stored is None else stored.answers


def _get(question: str, redis: Pipeline) -> object:
    return redis.get(keys.counted(question))
