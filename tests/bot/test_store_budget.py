"""The limits of Telegram are kept by all workers together, to the microsecond."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from bot.store import Store
from bot.store.budget import ALL, CHAT, GROUP, Limit

pytestmark = pytest.mark.redis

NOW = 1_800_000_000.123456
ANNA, BORIS = 2**62, 12
HERE, THERE = -1001000000000001, -1001000000000002


async def wait(store: Store, chat: int | None, now: float) -> float:
    return await store.reserve(chat, is_group=chat is not None and chat < 0, now=now)


async def sent_in(store: Store, chats: list[int | None], seconds: float) -> list[float]:
    """When messages went out, if to these chats in turn as much is sent as may be."""
    moments: list[float] = []
    asked_at = NOW
    while True:
        pause = await wait(store, chats[len(moments) % len(chats)], asked_at)
        if not pause:
            moments.append(asked_at)
        elif (asked_at := asked_at + pause) >= NOW + seconds:
            return moments


def most_within(moments: list[float], seconds: float) -> int:
    return max(sum(start <= moment <= start + seconds for moment in moments) for start in moments)


async def test_a_private_chat_gets_a_burst_and_then_one_a_second(store: Store) -> None:
    for _ in range(CHAT.burst):
        assert await wait(store, ANNA, NOW) == 0
    assert await wait(store, ANNA, NOW) == pytest.approx(1.0, abs=1e-5)
    assert await wait(store, ANNA, NOW + 0.25) == pytest.approx(0.75, abs=1e-5)
    assert await wait(store, ANNA, NOW + 1.0) == 0
    assert await wait(store, ANNA, NOW + 1.0) == pytest.approx(1.0, abs=1e-5)


async def test_waiting_as_told_is_enough(store: Store) -> None:
    now = NOW
    for _ in range(50):
        pause = await wait(store, HERE, now)
        now += pause
        assert not pause or await wait(store, HERE, now) == 0


async def test_asking_too_early_costs_nothing(store: Store) -> None:
    for _ in range(CHAT.burst):
        await wait(store, ANNA, NOW)
    for _ in range(10):
        assert await wait(store, ANNA, NOW + 0.5) > 0
    assert await wait(store, ANNA, NOW + 1.0) == 0


async def test_chats_do_not_wait_for_each_other(store: Store) -> None:
    for _ in range(CHAT.burst - 1):
        await wait(store, ANNA, NOW)
    assert await wait(store, ANNA, NOW + 0.5) == 0
    assert await wait(store, ANNA, NOW + 0.5) > 0
    assert await wait(store, BORIS, NOW + 0.5) == 0


async def test_workers_share_one_budget(store: Store, other_store: Store) -> None:
    waits = await asyncio.gather(
        *(wait(worker, ANNA, NOW) for worker in [store, other_store] * 10)
    )
    assert waits.count(0) == CHAT.burst


async def test_a_group_gets_no_more_than_twenty_a_minute(store: Store) -> None:
    moments = await sent_in(store, [HERE], 300)
    assert most_within(moments, 60) == 19
    assert len(moments) == GROUP.burst + 299 // GROUP.gap


async def test_a_private_chat_has_no_limit_by_the_minute(store: Store) -> None:
    assert len(await sent_in(store, [ANNA], 60)) == CHAT.burst + 59


async def test_a_whole_bot_gets_no_more_than_thirty_a_second(store: Store) -> None:
    moments = await sent_in(store, list(range(1, 2000)), 5)
    assert most_within(moments, 1.0) == ALL.burst + 25
    assert most_within(moments, 1.0) < 30
    assert len(moments) >= 5 * 25


async def test_calls_to_no_chat_count_in_all_only(store: Store) -> None:
    moments = await sent_in(store, [None], 2)
    assert len(moments) >= 2 * 25
    assert most_within(moments, 1.0) < 30


async def test_who_was_silent_for_long_gets_no_more_than_a_burst(store: Store) -> None:
    await wait(store, ANNA, NOW)
    later = NOW + 86_400
    assert [await wait(store, ANNA, later) for _ in range(CHAT.burst + 1)][:-1] == [0] * CHAT.burst
    assert await wait(store, ANNA, later) > 0


async def test_a_held_chat_waits_and_others_go_on(store: Store, other_store: Store) -> None:
    await store.hold(HERE, NOW + 17.5)
    assert await wait(other_store, HERE, NOW) == pytest.approx(17.5, abs=1e-5)
    assert await wait(other_store, THERE, NOW) == 0
    assert await wait(other_store, HERE, NOW + 17.5) == 0


async def test_a_held_bot_waits_everywhere(store: Store) -> None:
    await store.hold(None, NOW + 3)
    for chat in HERE, ANNA, None:
        assert await wait(store, chat, NOW + 1) == pytest.approx(2.0, abs=1e-5)


async def test_a_longer_hold_stays(store: Store) -> None:
    await store.hold(HERE, NOW + 30)
    await store.hold(HERE, NOW + 5)
    assert await wait(store, HERE, NOW + 5) == pytest.approx(25.0, abs=1e-5)
    await store.hold(HERE, NOW + 40)
    assert await wait(store, HERE, NOW + 5) == pytest.approx(35.0, abs=1e-5)


async def test_a_clock_that_goes_back_lends_nothing(store: Store) -> None:
    for _ in range(CHAT.burst):
        await wait(store, ANNA, NOW)
    assert await wait(store, ANNA, NOW - 5) == pytest.approx(6.0, abs=1e-5)


async def test_what_is_remembered_of_a_chat_is_forgotten_in_time(
    store: Store, redis: Redis
) -> None:
    await wait(store, HERE, NOW)
    await store.hold(HERE, NOW + 5)
    names = [name async for name in redis.scan_iter()]
    assert len(names) == 4
    for name in names:
        assert 0 < await redis.ttl(name) <= 86_400


@pytest.mark.parametrize("limit", [CHAT, GROUP, ALL])
def test_a_limit_is_whole_microseconds(limit: Limit) -> None:
    gap, slack = limit.arguments
    assert gap == limit.gap * 1_000_000
    assert slack == gap * (limit.burst - 1)
