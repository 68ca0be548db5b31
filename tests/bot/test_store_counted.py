"""Answers that people have let count, on real servers."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from redis.asyncio import Redis

from bot.counted import Counted, Known, Ruling, granted, refused
from bot.store import Store, keys

pytestmark = pytest.mark.redis

KEY = "home/bed"


def grant(text: str, answer: str, chat: int) -> partial[Known]:
    return partial(granted, text=text, answer=answer, chat_id=chat)


async def test_what_is_remembered_is_found_by_its_question(
    store: Store, other_store: Store
) -> None:
    await store.change_counted(KEY, grant("тачка", "автомобиль", -1))
    await store.change_counted("home/sky", grant("луна", "", -2))
    assert await other_store.counted_questions() == (KEY, "home/sky")
    assert await other_store.counted([KEY, "home/nothing"]) == {
        KEY: (Counted("тачка", "автомобиль", (-1,)),)
    }


async def test_a_ruling_is_kept(store: Store, other_store: Store) -> None:
    await store.change_counted(KEY, grant("тачка", "автомобиль", -1))
    await store.change_counted(KEY, lambda known: refused(known, "тачка"))
    assert (await other_store.counted([KEY]))[KEY][0].ruling is Ruling.REFUSED


async def test_what_many_add_at_once_is_all_kept(store: Store, other_store: Store) -> None:
    stores = (store, other_store)
    await asyncio.gather(
        *(
            stores[number % 2].change_counted(KEY, grant("тачка", "автомобиль", -number))
            for number in range(1, 13)
        )
    )
    (one,) = (await store.counted([KEY]))[KEY]
    assert one.chats == tuple(range(-12, 0))


async def test_a_change_that_changes_nothing_stores_nothing(store: Store, redis: Redis) -> None:
    await store.change_counted(KEY, lambda known: known)
    assert await redis.keys("counted*") == []


@pytest.mark.parametrize("rubbish", [b"", b"{", b"[]", b'{"format": 9, "value": {}}'])
async def test_what_cannot_be_read_is_nothing_and_gives_way(
    store: Store, redis: Redis, rubbish: bytes
) -> None:
    await redis.sadd(keys.counted_questions(), KEY)
    await redis.set(keys.counted(KEY), rubbish)
    assert await store.counted([KEY]) == {}
    await store.change_counted(KEY, grant("тачка", "автомобиль", -1))
    assert (await store.counted([KEY]))[KEY][0].text == "тачка"
