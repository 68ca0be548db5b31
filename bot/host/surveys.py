"""The survey as people meet it: they agree, are asked, answer, skip, and stop when they like."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from bot.answer import Refused
from bot.host.tables import Tables
from bot.i18n import LANGUAGES
from bot.survey import respondent as records
from bot.survey.respondent import OPEN_SECONDS, Asked, Respondent
from bot.survey.tally import Tally, Unfit, counted, fit, opened
from bot.table import Playing, Table
from bot.waking import Pace
from engine.abilities import Spoken
from engine.games import GAMES
from engine.games.hundred_to_one import HundredToOne
from engine.games.hundred_to_one.boards import PEOPLE
from engine.games.hundred_to_one.packs import Question

PATIENCE = 3.0
"""Seconds that a question may be on its way; then it is sent again to whoever writes."""
LOOK_AGAIN = 0.1
"""Seconds between looks at a question that is on its way."""


class SurveyStore(Protocol):
    """What is kept of the survey; `bot.store.survey` says what each does."""

    async def respondent(self, person_id: int) -> Respondent: ...
    async def change_respondent(
        self, person_id: int, change: Callable[[Respondent], Respondent]
    ) -> Respondent: ...
    async def count_answer(
        self,
        person_id: int,
        name: str,
        answered: Callable[[Respondent], Respondent],
        counted: Callable[[Tally | None], Tally],
    ) -> Respondent: ...
    async def survey_votes(self) -> Mapping[str, int]: ...
    async def note_show(self, people: Iterable[int], at: float) -> None: ...


Pool = Callable[[str], Mapping[str, Question]]
"""The questions of a language that people may be asked, by name."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the person is to be shown: the present question, or that there is none."""

    known: Respondent
    question: str = ""
    """Empty: nothing is asked now."""
    old: int | None = None
    """The message of the question before, whose buttons go."""
    is_noted: bool = False
    """Whether an answer has been counted on the way here."""
    is_exhausted: bool = False
    """Whether the person has met all questions that there are."""


class Surveys:
    """Asks the people who have agreed."""

    def __init__(
        self,
        tables: Tables,
        store: SurveyStore,
        pool: Pool,
        pace: Pace,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._store = store
        self._pool = pool
        self._pace = pace
        self._rest = rest

    async def respondent(self, person_id: int) -> Respondent:
        """Whether the person has agreed, and to what."""
        return await self._store.respondent(person_id)

    async def agree(self, person_id: int) -> Respondent:
        """The person wants to be one of the hundred."""
        return await self._store.change_respondent(
            person_id, lambda known: replace(known, has_agreed=True)
        )

    async def withdraw(self, person_id: int) -> Respondent:
        """The person wants to be asked no more."""
        return await self._store.change_respondent(person_id, records.withdrawn)

    async def ask_after_shows(self, person_id: int, *, is_wanted: bool) -> Respondent:
        """A show that is over may be followed by questions, or may not."""
        return await self._store.change_respondent(
            person_id, lambda known: replace(known, is_asked_after_shows=is_wanted)
        )

    async def sit(self, person_id: int, language: str) -> Turn:
        """A sitting begins; if one is on, its question is shown again.

        Raises:
            Refused: the person has not agreed, or is at a show.
        """
        await self._must_be_free(person_id)
        votes, now = await self._votes(language), self._tables.now()

        def step(known: Respondent) -> Respondent:
            if not known.has_agreed:
                raise Refused("answer-stale")
            if known.asked is not None and self._text(known.asked.name):
                return replace(known, asked=replace(known.asked, since=now, shown=None))
            name = records.chosen(person_id, known.met, votes)
            return known if name is None else records.seated(known, name, now)

        before = await self._store.respondent(person_id)
        after = await self._store.change_respondent(person_id, step)
        return self._turn(person_id, after, before.asked, votes)

    async def answer(
        self, person_id: int, language: str, text: str, message_id: int
    ) -> Turn | None:
        """The person's words are the answer, or come too early; None: nothing is asked here.

        Words come too early that were written before the question was shown: by who wrote twice,
        they are no answer to what they have not seen. So the message of a question is noted.

        Raises:
            Refused: the words are no answer; or they came too early, and nothing is said.
        """
        asked = await self._arrived(person_id)
        if asked is None or self._tables.now() - asked.since > OPEN_SECONDS:
            return None
        if await self._is_at_show(person_id):
            return None
        if asked.shown is None:  # the worker that sent it has died
            return await self.sit(person_id, language)
        if message_id < asked.shown:
            raise Refused("")
        question = self._question(asked.name)
        if question is None:
            return await self.skip(person_id, language, asked.number)
        return await self._count(person_id, language, asked, question, _fit(text))

    async def _arrived(self, person_id: int) -> Asked | None:
        """What the person is asked, as soon as it is known which message shows it."""
        while (asked := (await self._store.respondent(person_id)).asked) is not None:
            if asked.shown is not None or self._tables.now() - asked.since > PATIENCE:
                break
            await self._rest(LOOK_AGAIN)
        return asked

    async def _count(
        self, person_id: int, language: str, asked: Asked, question: Question, answer: str
    ) -> Turn:
        votes, now = await self._votes(language), self._tables.now()

        is_ours = False

        def answered(known: Respondent) -> Respondent:
            nonlocal is_ours
            is_ours = known.asked == asked
            if not is_ours:
                return known
            after = records.having_answered(known, asked.name, now)
            return records.moved_on(after, records.chosen(person_id, after.met, votes), now)

        def added(tally: Tally | None) -> Tally:
            tally = tally or opened(question)
            if tally.is_full:
                return tally  # others were quicker: there are a hundred already
            return counted(tally, question.board.question, answer)

        after = await self._store.count_answer(person_id, asked.name, answered, added)
        if not is_ours:
            raise Refused("")  # another of the person's messages was quicker
        return replace(self._turn(person_id, after, asked, votes), is_noted=True)

    async def skip(self, person_id: int, language: str, number: int) -> Turn:
        """The person would rather not answer this question.

        Raises:
            Refused: it is not asked any more.
        """
        votes, now = await self._votes(language), self._tables.now()

        def step(known: Respondent) -> Respondent:
            if known.asked is None or known.asked.number != number:
                raise Refused("answer-stale")
            after = records.having_skipped(known, known.asked.name)
            return records.moved_on(after, records.chosen(person_id, after.met, votes), now)

        before = await self._store.respondent(person_id)
        after = await self._store.change_respondent(person_id, step)
        return self._turn(person_id, after, before.asked, votes)

    async def stop(self, person_id: int, number: int) -> None:
        """Enough for now: this question is not asked any more, but may come again.

        Raises:
            Refused: it was not asked any more already.
        """

        def step(known: Respondent) -> Respondent:
            if known.asked is None or known.asked.number != number:
                raise Refused("answer-stale")
            return replace(known, asked=None)

        await self._store.change_respondent(person_id, step)

    async def shown(self, person_id: int, number: int, message_id: int) -> None:
        """The question of this number stands in this message; what is older answers it not."""

        def step(known: Respondent) -> Respondent:
            if known.asked is None or known.asked.number != number:
                return known
            return replace(known, asked=replace(known.asked, shown=message_id))

        await self._store.change_respondent(person_id, step)

    async def show_over(self, table: Table) -> None:
        """If a show is over at the table, those who sat there may be asked soon.

        They read the result first. That they are asked is not worth a place in the commit that
        ends the match: if the worker dies here, they are asked after the next show.
        """
        if isinstance(GAMES[table.slug], HundredToOne):
            at = self._tables.now() + 2 * self._pace.deal
            await self._store.note_show([person.id for person in table.people], at)

    async def after_show(self, person_id: int, language: str) -> Turn | None:
        """A show is over for the person: a sitting, if they like that and had none today."""
        known = await self._store.respondent(person_id)
        is_early = self._tables.now() - known.sat_at < records.DAY
        if not (known.has_agreed and known.is_asked_after_shows) or is_early:
            return None
        if known.asked is not None or await self._is_at_show(person_id):
            return None
        turn = await self.sit(person_id, language)
        return turn if turn.question else None

    async def _must_be_free(self, person_id: int) -> None:
        if await self._is_at_show(person_id):
            raise Refused("survey-at-show")

    async def _is_at_show(self, person_id: int) -> bool:
        """Whether what the person says belongs to a game."""
        return any(
            isinstance(table.stage, Playing) and isinstance(GAMES[table.slug], Spoken)
            for table in await self._tables.of(person_id)
        )

    async def _votes(self, language: str) -> Mapping[str, int]:
        """How many have answered each question of the language that is still asked."""
        votes = await self._store.survey_votes()
        names = self._pool(language)
        return {name: votes.get(name, 0) for name in names if votes.get(name, 0) < PEOPLE}

    def _question(self, name: str) -> Question | None:
        pools = (self._pool(language) for language in LANGUAGES)
        return next((pool[name] for pool in pools if name in pool), None)

    def _text(self, name: str) -> str:
        question = self._question(name)
        return "" if question is None else question.board.question

    def _turn(
        self, person_id: int, known: Respondent, before: Asked | None, votes: Mapping[str, int]
    ) -> Turn:
        if known.asked is not None:
            return Turn(known, self._text(known.asked.name), _message(before))
        is_exhausted = records.chosen(person_id, known.met, votes) is None
        return Turn(known, old=_message(before), is_exhausted=is_exhausted)


def _message(asked: Asked | None) -> int | None:
    return None if asked is None else asked.shown


def _fit(text: str) -> str:
    try:
        return fit(text)
    except Unfit as unfit:
        raise Refused(f"survey-unfit-{unfit.code}") from None
