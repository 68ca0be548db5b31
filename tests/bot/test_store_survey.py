"""Tallies and respondents on real servers: races, repeats, and what is kept of whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from redis.asyncio import Redis

from bot.store import Store, keys
from bot.survey.respondent import Respondent, having_answered, having_skipped, moved_on, seated
from bot.survey.tally import Group, NoGroup, Tally, counted, merged, without

pytestmark = pytest.mark.redis

NOW = 1_800_000_000.0
NAME = "ru-home/cat"
QUESTION = "Что делает кот?"


def answering(name: str = NAME) -> Callable[[Respondent], Respondent]:
    """The person answers what they are asked, if it is this."""

    def step(known: Respondent) -> Respondent:
        if known.asked is None or known.asked.name != name:
            return known
        return moved_on(having_answered(known, name, NOW), "ru-home/next", NOW)

    return step


def saying(answer: str, tally: Tally | None) -> Tally:
    return counted(tally or Tally(), QUESTION, answer)


async def asked(store: Store, *people: int) -> None:
    for person in people:
        await store.change_respondent(
            person, lambda known: seated(replace(known, has_agreed=True), NAME, NOW)
        )


async def test_a_stranger_has_agreed_to_nothing(store: Store) -> None:
    assert await store.respondent(7) == Respondent()
    assert not (await store.respondent(7)).has_agreed
    assert await store.tally(NAME) is None
    assert await store.survey_votes() == {}


async def test_what_is_kept_is_the_same_for_every_worker(store: Store, other_store: Store) -> None:
    await asked(store, 7)
    before = await other_store.respondent(7)
    assert before.asked is not None
    assert before.asked.name == NAME
    after = await other_store.count_answer(7, NAME, answering(), partial(saying, "ест"))
    assert await store.respondent(7) == after
    assert await store.tally(NAME) == Tally((Group("Ест", 1),))
    assert await store.survey_votes() == {NAME: 1}
    assert await store.tallies([NAME, "ru-home/none"]) == {NAME: Tally((Group("Ест", 1),))}


async def test_all_who_answer_at_the_same_moment_are_counted(
    store: Store, other_store: Store
) -> None:
    people = range(1, 13)
    await asked(store, *people)
    stores = (store, other_store)
    await asyncio.gather(
        *(stores[n % 2].count_answer(n, NAME, answering(), partial(saying, "ест")) for n in people)
    )
    assert await store.tally(NAME) == Tally((Group("Ест", 12),))
    assert await store.survey_votes() == {NAME: 12}


async def test_what_one_person_says_twice_at_once_counts_once(
    store: Store, other_store: Store
) -> None:
    await asked(store, 7)
    await asyncio.gather(
        *(
            one.count_answer(7, NAME, answering(), partial(saying, answer))
            for one in (store, other_store)
            for answer in ("ест", "спит")
        )
    )
    tally, known = await store.tally(NAME), await store.respondent(7)
    assert tally is not None
    assert tally.votes == 1
    assert [name for name, _ in known.answered] == [NAME]


async def test_an_answer_to_nothing_leaves_no_trace(store: Store, redis: Redis) -> None:
    await store.count_answer(7, NAME, answering(), partial(saying, "ест"))
    assert await redis.dbsize() == 0


async def test_nothing_of_a_person_stands_with_the_answers(store: Store, redis: Redis) -> None:
    person = 987654321
    await asked(store, person)
    await store.count_answer(person, NAME, answering(), partial(saying, "секрет"))
    record = await redis.get(keys.respondent(person))
    assert isinstance(record, bytes)
    assert "секрет" not in record.decode().lower()
    tally = await redis.get(keys.tally(NAME))
    assert isinstance(tally, bytes)
    assert "Секрет" in tally.decode()
    assert str(person) not in tally.decode()
    assert await redis.dbsize() == 3
    assert await store.survey_votes() == {NAME: 1}


async def test_a_forgotten_person_is_a_stranger_and_the_answers_stay(
    store: Store, redis: Redis
) -> None:
    await asked(store, 7)
    await store.count_answer(7, NAME, answering(), partial(saying, "ест"))
    await store.note_show([7, 8], NOW)
    await store.forget_respondent(7)
    assert await store.respondent(7) == Respondent()
    assert not await redis.exists(keys.respondent(7))
    assert await store.claim_after_shows(NOW, 10) == (8,)
    assert await store.survey_votes() == {NAME: 1}


async def test_what_each_of_several_people_answered_is_known_by_its_last_day(
    store: Store,
) -> None:
    for person, at in ((1, NOW - 3 * 86400), (2, NOW)):
        await store.change_respondent(person, partial(having_answered, name=NAME, now=at))
    await store.change_respondent(2, partial(having_skipped, name="ru-home/skipped"))
    assert await store.answered_by([1]) == {NAME: 20830}
    assert await store.answered_by([1, 2, 3]) == {NAME: 20833}
    assert await store.answered_by([]) == {}


async def test_the_operator_puts_groups_in_order_while_people_answer(
    store: Store, other_store: Store
) -> None:
    await asked(store, *range(1, 9))
    for person, answer in ((1, "ест"), (2, "лопает")):
        await store.count_answer(person, NAME, answering(), partial(saying, answer))
    await asyncio.gather(
        other_store.change_tally(NAME, lambda tally: merged(tally, "ест", "лопает")),
        *(store.count_answer(n, NAME, answering(), partial(saying, "ест")) for n in range(3, 9)),
    )
    assert await store.tally(NAME) == Tally((Group("Ест", 8, ("Лопает",)),))
    assert await store.survey_votes() == {NAME: 8}
    await store.change_tally(NAME, lambda tally: without(tally, "ест"))
    assert await store.survey_votes() == {NAME: 0}


async def test_a_question_that_was_never_asked_has_nothing_to_put_in_order(store: Store) -> None:
    with pytest.raises(NoGroup):
        await store.change_tally(NAME, lambda tally: tally)
    assert await store.tally(NAME) is None


async def test_who_sat_at_a_show_is_told_to_one_worker_when_the_time_has_come(
    store: Store, other_store: Store
) -> None:
    await store.note_show([1, 2, 3], NOW + 10)
    await store.note_show([], NOW)
    assert await store.claim_after_shows(NOW, 10) == ()
    claims = await asyncio.gather(
        store.claim_after_shows(NOW + 10, 2), other_store.claim_after_shows(NOW + 10, 2)
    )
    assert sorted(person for claim in claims for person in claim) == [1, 2, 3]


@pytest.mark.parametrize("rubbish", [b"", b"{", b"\xff", b'{"format": 9, "value": {}}'])
async def test_what_cannot_be_read_counts_as_nothing(
    store: Store, redis: Redis, rubbish: bytes
) -> None:
    await redis.set(keys.respondent(7), rubbish)
    await redis.set(keys.tally(NAME), rubbish)
    assert await store.respondent(7) == Respondent()
    assert await store.tally(NAME) is None
    await asked(store, 7)
    await store.count_answer(7, NAME, answering(), partial(saying, "ест"))
    assert await store.tally(NAME) == Tally((Group("Ест", 1),))
