"""The survey on a real store: when people are asked, and what counts as an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.answer import Refused
from bot.host.surveys import PATIENCE, Surveys, Turn
from bot.host.tables import Tables
from bot.store import Store
from bot.survey.respondent import DAY, OPEN_SECONDS, SITTING
from bot.survey.tally import Tally, counted, opened
from bot.table import Over, Playing, Table
from bot.waking import Pace
from engine.games import GAMES
from engine.games.hundred_to_one.boards import PEOPLE, Board, Row
from engine.games.hundred_to_one.packs import Kind, Question, Source
from tests.bot.stored import ANNA, BORIS, NOW, lobby

ADA = 1
ROWS = tuple(
    Row(word, 9 - n) for n, word in enumerate(("Cat", "Dog", "Fish", "Bee", "Ant", "Elk"))
)


def question(number: int) -> Question:
    board = Board(f"Which animal is number {number}?", ROWS)
    return Question(f"q{number}", Kind.ORDINARY, Source.ESTIMATE, board)


POOL = {f"pets/q{n}": question(n) for n in range(7)}


@dataclass(slots=True)
class House:
    """The survey at a moment, with a pool of seven English questions."""

    store: Store
    now: float = NOW
    message: int = 0
    coming: Turn | None = None

    def surveys(self, store: Store | None = None) -> Surveys:
        at = store or self.store
        return Surveys(self.tables(at), at, self.pool, Pace(deal=7.0), self.rest)

    async def rest(self, seconds: float) -> None:
        """Time goes by at once; a question that is on its way arrives meanwhile."""
        self.now += seconds
        if self.coming is not None:
            turn, self.coming = self.coming, None
            await self.shown(turn)

    def tables(self, store: Store | None = None) -> Tables:
        return Tables(store or self.store, lambda: self.now, lambda: None)

    @staticmethod
    def pool(language: str) -> Mapping[str, Question]:
        return POOL if language == "en" else {}

    async def asked(self, person: int = ADA) -> Turn:
        """The person has agreed and is shown a question."""
        await self.surveys().agree(person)
        return await self.shown(await self.surveys().sit(person, "en"), person)

    async def shown(self, turn: Turn, person: int = ADA) -> Turn:
        """The question stands in a message now."""
        assert turn.known.asked is not None
        self.message += 2
        await self.surveys().shown(person, turn.known.asked.number, self.message)
        return turn

    async def says(self, text: str, person: int = ADA) -> Turn | None:
        """The person writes below the question."""
        return await self.surveys().answer(person, "en", text, self.message + 1)

    async def votes(self) -> int:
        return sum((await self.store.survey_votes()).values())


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


def key(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.answer.key


async def show(house: House) -> Table:
    """Anna and Boris are at a show."""
    game: Any = GAMES["hundred_to_one"]
    options = game.settings(game.presets["tv"].but_text("team_size=1"), 2)
    boards = "\n".join(f"simple: {question.board}" for question in POOL.values())
    begun = game.start(options, 2, b"seed", {"boards": boards}).state
    before = replace(
        lobby(people=(ANNA, BORIS)), slug="hundred_to_one", preset="tv", options=options
    )
    await house.store.open(before)
    after = replace(before, stage=Playing(begun, "seal"), wake_at=None)
    return await house.tables().change(before.id, lambda _: after)


# Consent


async def test_nobody_is_asked_who_has_not_agreed(house: House) -> None:
    with pytest.raises(Refused) as caught:
        await house.surveys().sit(ADA, "en")
    assert key(caught) == "answer-stale"
    assert await house.says("cat") is None
    assert await house.votes() == 0


async def test_who_withdraws_in_a_sitting_is_heard_no_more(house: House) -> None:
    await house.asked()
    await house.surveys().withdraw(ADA)
    assert await house.says("cat") is None
    with pytest.raises(Refused):
        await house.surveys().sit(ADA, "en")


# Answers


async def test_five_answers_are_a_sitting(house: House) -> None:
    turn: Turn | None = await house.asked()
    for place in range(1, SITTING + 1):
        assert turn is not None
        assert turn.known.asked is not None
        assert turn.known.asked.place == place
        await house.shown(turn)
        turn = await house.says("cat")
    assert turn is not None
    assert (turn.question, turn.is_noted, turn.is_exhausted) == ("", True, False)
    assert await house.votes() == SITTING


async def test_questions_run_out(house: House) -> None:
    await house.asked()
    for _ in range(SITTING - 1):
        turn = await house.says("cat")
        assert turn is not None
        await house.shown(turn)
    await house.says("cat")
    await house.shown(await house.surveys().sit(ADA, "en"))
    turn = await house.says("cat")
    assert turn is not None
    await house.shown(turn)
    turn = await house.says("cat")
    assert turn is not None
    assert (turn.question, turn.is_noted, turn.is_exhausted) == ("", True, True)
    assert (await house.surveys().sit(ADA, "en")).is_exhausted
    assert await house.votes() == len(POOL) == SITTING + 2


async def test_words_written_before_the_question_was_shown_are_no_answer(house: House) -> None:
    await house.asked()
    turn = await house.says("cat")
    assert turn is not None
    early, house.coming = house.message + 1, turn
    for _ in range(2):  # while the question is on its way, and when it is there
        with pytest.raises(Refused) as caught:
            await house.surveys().answer(ADA, "en", "cat", early)
        assert key(caught) == ""
    assert await house.votes() == 1


async def test_an_answer_that_is_quicker_than_the_news_of_the_question_counts(
    house: House,
) -> None:
    await house.surveys().agree(ADA)
    house.coming = await house.surveys().sit(ADA, "en")
    turn = await house.surveys().answer(ADA, "en", "cat", 3)  # it is shown in message 2
    assert turn is not None
    assert turn.is_noted


async def test_a_question_that_was_never_shown_is_shown_to_whoever_writes(house: House) -> None:
    await house.asked()
    asked = await house.says("cat")
    assert asked is not None
    began = house.now
    again = await house.says("cat")  # the worker has died on the way
    assert again is not None
    assert house.now > began + PATIENCE
    assert (again.question, again.is_noted) == (asked.question, False)
    assert await house.votes() == 1


async def test_of_two_answers_at_once_one_counts(house: House, other_store: Store) -> None:
    await house.asked()
    results = await asyncio.gather(
        house.surveys().answer(ADA, "en", "cat", house.message + 1),
        house.surveys(other_store).answer(ADA, "en", "dog", house.message + 2),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Turn) for one in results) == 1
    assert await house.votes() == 1


async def test_an_old_question_is_not_answered_by_whatever_is_said(house: House) -> None:
    turn = await house.asked()
    house.now += OPEN_SECONDS + 1
    assert await house.says("cat") is None
    assert (await house.surveys().sit(ADA, "en")).question == turn.question


@pytest.mark.parametrize(
    ("text", "why"), [("!", "empty"), ("a" * 61, "long"), ("t.me/a", "address")]
)
async def test_what_is_no_answer_is_asked_again(house: House, text: str, why: str) -> None:
    await house.asked()
    with pytest.raises(Refused) as caught:
        await house.says(text)
    assert key(caught) == f"survey-unfit-{why}"
    assert await house.says("cat") is not None


async def test_the_hundred_and_first_answer_is_not_counted(house: House) -> None:
    turn = await house.asked()
    assert turn.known.asked is not None
    name = turn.known.asked.name
    tally = opened(POOL[name])
    for _ in range(PEOPLE):
        tally = counted(tally, POOL[name].board.question, "cat")
    full: Tally = tally
    await house.store.count_answer(
        2, name, lambda known: replace(known, has_agreed=True), lambda _: full
    )
    noted = await house.says("cat")
    assert noted is not None
    assert (await house.store.survey_votes())[name] == PEOPLE
    for person in range(10, 20):
        assert (await house.asked(person)).question != turn.question


# Skipping and stopping


async def test_a_skipped_question_does_not_come_again(house: House) -> None:
    turn = await house.asked()
    assert turn.known.asked is not None
    after = await house.surveys().skip(ADA, "en", turn.known.asked.number)
    assert after.question != turn.question
    assert turn.known.asked.name in after.known.met
    with pytest.raises(Refused) as caught:
        await house.surveys().skip(ADA, "en", turn.known.asked.number)
    assert key(caught) == "answer-stale"


async def test_a_question_that_was_enough_may_come_again(house: House) -> None:
    turn = await house.asked()
    assert turn.known.asked is not None
    await house.surveys().stop(ADA, turn.known.asked.number)
    assert await house.says("cat") is None
    with pytest.raises(Refused):
        await house.surveys().stop(ADA, turn.known.asked.number)
    assert (await house.surveys().sit(ADA, "en")).question == turn.question


# Shows


async def test_at_a_show_words_are_for_the_show(house: House) -> None:
    await house.asked(ANNA.id)
    await show(house)
    assert await house.says("cat", ANNA.id) is None
    with pytest.raises(Refused) as caught:
        await house.surveys().sit(ANNA.id, "en")
    assert key(caught) == "survey-at-show"


async def test_when_a_show_has_been_played_its_people_may_be_asked_soon(house: House) -> None:
    table = await show(house)
    tables = house.tables()
    tables.listen(house.surveys().show_over)
    stage = table.stage
    assert isinstance(stage, Playing)
    over = Over("finished", state=stage.state, commitment="seal")
    table = await tables.change(table.id, lambda now: replace(now, stage=over))
    assert await house.store.claim_after_shows(house.now, 9) == ()
    house.now += 14
    claimed = await house.store.claim_after_shows(house.now, 9)
    assert sorted(claimed) == sorted((ANNA.id, BORIS.id))
    await tables.change(table.id, lambda now: replace(now, calls=now.calls + 1))
    house.now += 14
    assert await house.store.claim_after_shows(house.now, 9) == ()


async def test_after_a_show_that_was_stopped_nobody_is_asked(house: House) -> None:
    table = await show(house)
    tables = house.tables()
    tables.listen(house.surveys().show_over)
    await tables.change(table.id, lambda now: replace(now, stage=Over("stopped")))
    house.now += 3600
    assert await house.store.claim_after_shows(house.now, 9) == ()


async def test_after_a_show_only_who_likes_that_is_asked_and_once_a_day(house: House) -> None:
    surveys = house.surveys()
    assert await surveys.after_show(ADA, "en") is None
    await surveys.agree(ADA)
    first = await surveys.after_show(ADA, "en")
    assert first is not None
    assert first.known.asked is not None
    await surveys.stop(ADA, first.known.asked.number)
    assert await surveys.after_show(ADA, "en") is None
    house.now += DAY
    await surveys.ask_after_shows(ADA, is_wanted=False)
    assert await surveys.after_show(ADA, "en") is None
    await surveys.ask_after_shows(ADA, is_wanted=True)
    assert await surveys.after_show(ADA, "en") is not None
