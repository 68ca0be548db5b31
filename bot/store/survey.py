"""The survey of the hundred people: tallies of answers, and apart from them who was asked what.

All of it shares a hash slot, so that an answer is counted in one step with the note that its
giver has answered. No order of two writes would do: a worker that dies between them would count
the person twice, or not at all. Both steps may be taken anew: the note tells whether they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from redis.asyncio.client import Pipeline

from bot.store import keys, values
from bot.store.part import ROUNDS, Part
from bot.store.server import Argument, StoreDown, script
from bot.survey.respondent import Respondent
from bot.survey.tally import NoGroup, Tally

_COUNT_ANSWER = script("count_answer")
_SWAP_TALLY = script("swap_tally")
_CLAIM_SHOWS = script("claim_shows")


class Survey(Part):
    """Tallies by the names of their questions, respondents by their ids."""

    async def respondent(self, person_id: int) -> Respondent:
        """What is kept of the person; of a stranger, what is so at first."""
        return _respondent(await self._text(keys.respondent(person_id)))

    async def change_respondent(
        self, person_id: int, change: Callable[[Respondent], Respondent]
    ) -> Respondent:
        """The record of the person becomes this.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        after = Respondent()

        def written(before: bytes) -> str | None:
            nonlocal after
            known = _respondent(before)
            after = change(known)
            return None if after == known else values.write(after)

        await self._change_text(keys.respondent(person_id), written)
        return after

    async def count_answer(
        self,
        person_id: int,
        name: str,
        answered: Callable[[Respondent], Respondent],
        counted: Callable[[Tally | None], Tally],
    ) -> Respondent:
        """The person has answered the question: the record and the tally change together.

        A record that does not change says that the answer was none, or has been counted.

        Raises:
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        places = [keys.respondent(person_id), keys.tally(name), keys.survey_votes()]
        for _ in range(ROUNDS):
            record, text = await self._text(places[0]), await self._text(places[1])
            known = _respondent(record)
            after = answered(known)
            if after == known:
                return known
            tally = counted(_tally(text))
            changes: list[Argument] = [
                record,
                values.write(after),
                text,
                values.write(tally),
                name,
                tally.votes,
            ]
            if await self._server.run(_COUNT_ANSWER, places, changes):
                return after
        raise StoreDown(f"{places[1]} is changed by others all the time")

    async def tally(self, name: str) -> Tally | None:
        """What has been answered to the question; None: it was never asked."""
        return _tally(await self._text(keys.tally(name)))

    async def tallies(self, names: Iterable[str]) -> Mapping[str, Tally]:
        """The same of many questions, those left out that were never asked."""
        asked = tuple(names)
        texts = await self._server.ask_all(partial(_get, keys.tally(name)) for name in asked)
        found = zip(asked, map(_found, texts), strict=True)
        return {name: tally for name, text in found if (tally := _tally(text)) is not None}

    async def change_tally(self, name: str, change: Callable[[Tally], Tally]) -> Tally:
        """The operator puts the tally in order; what is answered at that moment stays.

        Raises:
            NoGroup: the question was never asked, or `change` finds no such group.
            StoreDown: the store does not answer, or others were quicker all the time.
        """
        places = [keys.tally(name), keys.survey_votes()]
        for _ in range(ROUNDS):
            text = await self._text(places[0])
            known = _tally(text)
            if known is None:
                raise NoGroup(name)
            tally = change(known)
            changes: list[Argument] = [text, values.write(tally), name, tally.votes]
            if await self._server.run(_SWAP_TALLY, places, changes):
                return tally
        raise StoreDown(f"{places[0]} is changed by others all the time")

    async def survey_votes(self) -> Mapping[str, int]:
        """How many have answered each question that anybody has answered."""
        found: dict[bytes, bytes] = await self._server.ask(
            lambda redis: redis.hgetall(keys.survey_votes())
        )
        return {name.decode(): int(votes) for name, votes in found.items()}

    async def answered_by(self, people: Iterable[int]) -> Mapping[str, int]:
        """The questions that any of the people has answered, and the last day of that."""
        places = [keys.respondent(person_id) for person_id in people]
        texts = await self._server.ask_all(partial(_get, place) for place in places)
        days: dict[str, int] = {}
        for text in texts:
            for name, day in _respondent(_found(text)).answered:
                days[name] = max(day, days.get(name, day))
        return days

    async def note_show(self, people: Iterable[int], at: float) -> None:
        """A show is over: those who sat there may be asked at this moment."""
        moments = {str(person_id): at for person_id in people}
        if moments:
            await self._server.ask(lambda redis: redis.zadd(keys.survey_shows(), moments))

    async def claim_after_shows(self, now: float, limit: int) -> tuple[int, ...]:
        """Those who may be asked by now; nobody else is told of them again.

        A worker that dies over them asks nobody, which is better than to ask somebody twice.
        """
        found: list[bytes] = await self._server.run(
            _CLAIM_SHOWS, [keys.survey_shows()], [now, limit]
        )
        return tuple(map(int, found))

    async def forget_respondent(self, person_id: int) -> None:
        """Nothing is kept of the person; which answers were theirs, nobody has ever known."""
        await self._server.ask_all(
            (
                lambda redis: redis.delete(keys.respondent(person_id)),
                lambda redis: redis.zrem(keys.survey_shows(), str(person_id)),
            )
        )


def _get(key: str, redis: Pipeline) -> object:
    return redis.get(key)


def _found(text: object) -> bytes:
    return text if isinstance(text, bytes) else b""


def _respondent(text: bytes) -> Respondent:
    found: Respondent | None = values.read(Respondent, text or None)
    return found or Respondent()


def _tally(text: bytes) -> Tally | None:
    found: Tally | None = values.read(Tally, text or None)
    return found
