"""Tables whose time is up are woken, whatever becomes of one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from bot import clock
from bot.answer import Refused
from bot.clock import Clock
from bot.store import Store, StoreDown
from tests.bot.stored import CHAT, NOW, lobby, with_toy

__all__ = ["with_toy"]

Woken = asyncio.Queue[str]


@asynccontextmanager
async def ticking(store: Store, time_up: Callable[[str], Awaitable[None]]) -> AsyncIterator[None]:
    async with asyncio.timeout(10), asyncio.TaskGroup() as group:
        task = group.create_task(Clock(store, time_up, lambda: NOW, StoreDown).run())
        yield
        task.cancel()


async def due(store: Store, *ids: str) -> None:
    for number, id_ in enumerate(ids):
        assert await store.open(lobby(id_, CHAT - number))
        await store.set_due(id_, NOW - 1)


@pytest.mark.usefixtures("with_toy")
async def test_a_table_that_fails_or_refuses_does_not_stop_the_rest(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    woken: Woken = asyncio.Queue()

    async def time_up(table_id: str) -> None:
        woken.put_nowait(table_id)
        if table_id == "aaaaaa":
            raise RuntimeError("a fault")
        if table_id == "bbbbbb":
            raise Refused("answer-no-table")

    await due(store, "aaaaaa", "bbbbbb", "cccccc")
    async with ticking(store, time_up):
        assert {await woken.get() for _ in range(3)} == {"aaaaaa", "bbbbbb", "cccccc"}
    assert "aaaaaa" in caplog.text
    assert "bbbbbb" in caplog.text


@pytest.mark.usefixtures("with_toy")
async def test_a_store_that_is_away_is_waited_for(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "OUTAGE", 0)
    woken: Woken = asyncio.Queue()
    failures = [StoreDown("away")]

    async def time_up(table_id: str) -> None:
        if failures:
            await store.set_due(table_id, NOW - 1)
            raise failures.pop()
        woken.put_nowait(table_id)

    await due(store, "aaaaaa")
    async with ticking(store, time_up):
        assert await woken.get() == "aaaaaa"
    assert "the store is away" in caplog.text


@pytest.mark.usefixtures("with_toy")
async def test_what_has_been_taken_up_is_woken_before_the_clock_stops(store: Store) -> None:
    woken: Woken = asyncio.Queue()
    is_first_at_work, may_go_on = asyncio.Event(), asyncio.Event()

    async def time_up(table_id: str) -> None:
        is_first_at_work.set()
        await may_go_on.wait()
        woken.put_nowait(table_id)

    await due(store, "aaaaaa", "bbbbbb")
    going = Clock(store, time_up, lambda: NOW, StoreDown)
    async with asyncio.timeout(10), asyncio.TaskGroup() as group:
        group.create_task(going.run())
        await is_first_at_work.wait()
        end = group.create_task(going.finish())
        may_go_on.set()
        await end
        assert woken.qsize() == 2


@pytest.mark.usefixtures("with_toy")
async def test_a_clock_that_cannot_finish_keeps_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "LAST_SECONDS", 0.01)
    is_at_work = asyncio.Event()

    async def time_up(_: str) -> None:
        is_at_work.set()
        await asyncio.Event().wait()

    await due(store, "aaaaaa")
    stuck = Clock(store, time_up, lambda: NOW, StoreDown)
    async with asyncio.timeout(10), asyncio.TaskGroup() as group:
        task = group.create_task(stuck.run())
        await is_at_work.wait()
        await stuck.finish()
        task.cancel()


def test_now_is_told_in_seconds_since_the_epoch() -> None:
    assert clock.now() > NOW - 10 * 365 * 86400
