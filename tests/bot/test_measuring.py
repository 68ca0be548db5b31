"""What is counted at the edges: updates that come in, calls that go out, the loop between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.exceptions import TelegramAPIError
from aiogram.methods import GetMe
from aiogram.types import CallbackQuery, TelegramObject, Update
from prometheus_client.parser import text_string_to_metric_families

from bot import measuring
from bot.answer import Ending
from bot.measuring import Called, Handled, feel_the_lag, result_of
from bot.metrics import Metrics
from bot.outcomes import TelegramDown, TooFast
from bot.screens.screen import Screen
from bot.store import Store, StoreDown, create_redis
from tests.bot.emulated import Emulated, emulated
from tests.bot.test_middlewares import ADA, pressed, wrote

Figures = dict[tuple[str, ...], float]


def read(metrics: Metrics) -> Figures:
    """What Prometheus would read: by name and the values of labels."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in families
        for sample in family.samples
    }


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


# Updates.


async def handled(
    metrics: Metrics, update: TelegramObject, handle: Callable[[], Awaitable[object]]
) -> object:
    async def handler(_: TelegramObject, __: dict[str, Any]) -> object:
        return await handle()

    return await Handled(metrics)(handler, update, {})


@pytest.mark.parametrize(
    ("result", "ending"),
    [
        (None, "done"),
        ("anything", "done"),
        (UNHANDLED, "ignored"),
        *((ending, ending.value) for ending in Ending),
    ],
)
async def test_what_the_handler_gives_says_how_it_ended(
    result: object, ending: str, metrics: Metrics
) -> None:
    async def handle() -> object:
        return result

    assert await handled(metrics, pressed(1, "a:1"), handle) is result
    found = read(metrics)
    assert found["prikup_updates_total", ending, "press"] == 1
    assert sum(v for k, v in found.items() if k[0] == "prikup_updates_total") == 1
    assert found["prikup_update_seconds_count", "press"] == 1


async def test_messages_and_other_updates_are_told_apart(metrics: Metrics) -> None:
    async def handle() -> None:
        return None

    await handled(metrics, wrote(1), handle)
    await handled(metrics, Update(update_id=2), handle)
    found = read(metrics)
    assert found["prikup_updates_total", "done", "message"] == 1
    assert found["prikup_updates_total", "done", "other"] == 1


async def test_what_is_no_update_is_not_counted(metrics: Metrics) -> None:
    async def handle() -> str:
        return "done"

    query = CallbackQuery(id="1", from_user=ADA, chat_instance="1")
    assert await handled(metrics, query, handle) == "done"
    assert read(metrics)["prikup_updates_total", "done", "press"] == 0


async def test_a_fault_goes_on_and_is_counted(metrics: Metrics) -> None:
    async def handle() -> None:
        raise KeyError

    with pytest.raises(KeyError):
        await handled(metrics, pressed(1, "a:1"), handle)
    assert read(metrics)["prikup_updates_total", "failed", "press"] == 1


async def test_what_is_cut_when_the_bot_stops_is_no_fault(metrics: Metrics) -> None:
    began = asyncio.Event()

    async def handle() -> None:
        began.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(handled(metrics, pressed(1, "a:1"), handle))
    await began.wait()
    task.cancel()
    await asyncio.wait((task,))
    found = read(metrics)
    assert found["prikup_updates_total", "cut", "press"] == 1
    assert found["prikup_updates_total", "failed", "press"] == 0


# Calls.


def counted(at: Emulated, metrics: Metrics) -> None:
    at.telegram._bot.session.middleware(Called(metrics))


async def test_calls_are_counted_by_method_and_by_what_became_of_them(metrics: Metrics) -> None:
    async with emulated(limits=False) as at:
        counted(at, metrics)
        await at.telegram.send(at.group, None, Screen("one"))
        for kind, failure in (
            ("429", TooFast),
            ("500", TelegramDown),
            ("html", TelegramDown),
            ("cut_before", TelegramDown),
        ):
            await at.playground.faults({"method": "sendMessage", "kind": kind, "retry_after": 7})
            with pytest.raises(failure):
                await at.telegram.send(at.group, None, Screen("two"))
        assert not await at.telegram.is_member(-1, 1)
    found = read(metrics)
    results = {k[2]: v for k, v in found.items() if k[:2] == ("prikup_calls_total", "sendMessage")}
    assert results == {"ok": 1, "429": 1, "5xx": 1, "unreadable": 1, "network": 1}
    assert found["prikup_calls_total", "getChatMember", "400"] == 1
    assert found["prikup_call_seconds_count", "sendMessage"] == 5
    assert found["prikup_retry_after_seconds_count",] == 1
    assert found["prikup_retry_after_seconds_sum",] == 7


async def test_a_call_that_is_cut_is_counted_as_such(metrics: Metrics) -> None:
    async with emulated(limits=False) as at:
        counted(at, metrics)
        await at.playground.faults({"method": "sendMessage", "kind": "hang"})
        task = asyncio.create_task(at.telegram.send(at.group, None, Screen("one")))
        await at.playground.hanging()
        task.cancel()
        await asyncio.wait((task,))
        await at.playground.faults()
    assert read(metrics)["prikup_calls_total", "sendMessage", "cut"] == 1


def test_a_refusal_that_nobody_has_heard_of_has_a_result_too() -> None:
    assert result_of(TelegramAPIError(GetMe(), "418")) == "other"


async def test_how_long_a_poll_waits_says_nothing(metrics: Metrics) -> None:
    metrics.called("getUpdates", "ok", 25)
    found = read(metrics)
    assert found["prikup_calls_total", "getUpdates", "ok"] == 1
    assert ("prikup_call_seconds_count", "getUpdates") not in found


# The store and the loop.


async def test_round_trips_and_questions_without_an_answer_are_counted(
    address: str, metrics: Metrics
) -> None:
    there, away = (
        Store(create_redis(url), metrics.asked) for url in (address, "redis://127.0.0.1:1/0")
    )
    await there.ping()
    found = read(metrics)
    assert found["prikup_store_questions_total",] == 1
    assert found["prikup_store_failures_total",] == 0
    with pytest.raises(StoreDown):
        await away.ping()
    found = read(metrics)
    assert found["prikup_store_questions_total",] == 2
    assert found["prikup_store_failures_total",] == 1
    assert found["prikup_store_round_trip_seconds_count",] == 2
    await there.close()
    await away.close()


async def test_the_loop_is_felt_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "BEAT", 0)
    felt: asyncio.Queue[float] = asyncio.Queue()
    task = asyncio.create_task(feel_the_lag(felt.put_nowait))
    assert [await felt.get() >= 0 for _ in range(3)] == [True] * 3
    task.cancel()


def test_the_release_and_the_process_are_told(metrics: Metrics) -> None:
    names = {name for name, *_ in read(metrics)}
    assert {"prikup_build_info", "process_resident_memory_bytes"} <= names
    assert not [name for name in names if name.endswith("_created")]
