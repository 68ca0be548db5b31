"""The teller's loop over all tables, and its answers to commands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.outcomes import CallFailed
from bot.screens.screen import Button, Screen
from bot.store import Store, create_redis
from bot.table import Venue
from bot.teller import Teller
from bot.teller import teller as loop
from tests.bot.teller.house import TABLE, House

# The loop.


async def until_at_rest(house: House, *tellers: Teller) -> None:
    """Until no table is dirty any more; the clock goes on meanwhile."""
    async with asyncio.timeout(20):
        while True:
            dirty = [await house.redis.zcard(key) for key in await house.redis.keys("*:dirty")]
            if not sum(dirty):
                return
            house.at.clock.advance(0.1)  # so little that no lease ends under a call
            for teller in tellers:
                teller.poke()
            await house.at.mark()


async def test_two_workers_do_not_send_anything_twice(house: House) -> None:
    at = house.at
    venues = [Venue(at.group)]
    for n in range(3):
        group = await at.playground.add_group(f"Group {n}", [at.anna, at.boris], bot=True)
        venues.append(Venue(group))
    ids = [f"t000000{n}" for n in range(len(venues))]
    other = house.new_worker(Store(house.redis))
    async with asyncio.TaskGroup() as group_of_tasks:
        for teller in (house.teller, other):
            group_of_tasks.create_task(teller.run())
        for table_id, venue in zip(ids, venues, strict=True):
            await house.open_table(table_id, venue)
            await house.start(table_id)
            other.poke()
        for _ in range(10):
            for table_id in ids:
                await house.move(1, table_id)
                other.poke()
        await until_at_rest(house, house.teller, other)
        await house.teller.finish()
        await other.finish()
    for venue in venues:
        messages = [m.text for m in await at.anna.look(venue.chat_id) if m.by_bot]
        assert messages == ["table, move 10"]
    assert (await at.private_messages(at.anna)) == 4 * ["hand of Аня, move 10"]
    assert [call for call in await at.calls() if "!" in call] == []


async def test_a_call_that_takes_longer_than_a_lease_is_one_workers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "RENEWAL", 0.01)
    await house.at.playground.faults({"method": "sendMessage", "kind": "hang_after"})
    await house.open_table()
    other = house.new_worker(Store(house.redis))
    async with asyncio.timeout(20), asyncio.TaskGroup() as tasks:
        tasks.create_task(house.teller.run())
        house.teller.poke()
        await house.at.playground.hanging()
        tasks.create_task(other.run())
        for _ in range(9):
            house.at.clock.advance(loop.LEASE - 1)
            while await _lease_of(house) < house.at.clock.now() + loop.LEASE:
                await house.at.mark()
            other.poke()
        await house.at.playground.faults()
        await until_at_rest(house, house.teller, other)
        await house.teller.finish()
        await other.finish()
    assert await house.at.group_messages() == ["2 sit"]


async def _lease_of(house: House) -> float:
    """When somebody else may take up the table."""
    (index,) = await house.redis.keys("*:dirty")
    end = await house.redis.zscore(index, TABLE)
    assert end is not None
    return float(end)


async def test_a_table_that_fails_does_not_stop_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    group = await house.at.playground.add_group("Other", [house.at.anna], bot=True)
    await house.open_table("t0000002", Venue(group))
    await house.open_table()
    await house.change(lambda t: t.with_notice("fault"))
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(house.teller.run())
        house.teller.poke()
        await house.at.anna.expect("2 sit", group)
        await house.teller.finish()
    assert f"table {TABLE}: cannot be shown: RuntimeError" in caplog.text
    assert f"secret {TABLE}" not in caplog.text


async def test_the_loop_outlives_a_store_that_is_away(
    house: House, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    nowhere = create_redis(f"unix://{tmp_path}/nobody.sock")
    teller = house.new_worker(Store(nowhere))
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(teller.run())
        async with asyncio.timeout(20):
            while caplog.text.count("cannot be had") < 2:
                teller.poke()
                await house.at.mark()
        await teller.finish()
    await nowhere.aclose()


async def test_a_table_whose_call_is_cut_at_the_end_is_anybodys_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "LAST_CALLS", 0.01)
    await house.at.playground.faults({"method": "sendMessage", "kind": "hang", "times": 9})
    await house.open_table()
    async with asyncio.TaskGroup() as tasks:
        run = tasks.create_task(house.teller.run())
        house.teller.poke()
        await house.at.playground.hanging()
        await house.teller.finish()
        run.cancel()
    claimed = await house.store.claim_dirty(house.at.clock.now(), 1, 10)
    assert [table_id for table_id, _ in claimed] == [TABLE]
    await house.at.playground.faults()


async def test_a_table_that_cannot_be_given_back_is_left_to_the_end_of_its_lease(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "LAST_CALLS", 0.01)
    await house.at.playground.faults({"method": "sendMessage", "kind": "hang", "times": 9})
    await house.open_table()
    async with asyncio.TaskGroup() as tasks:
        run = tasks.create_task(house.teller.run())
        house.teller.poke()
        await house.at.playground.hanging()
        await house.redis.client_pause(60_000, all=False)  # whatever would write hangs
        await house.teller.finish()
        run.cancel()
    await house.redis.client_unpause()
    assert f"table {TABLE}: left to the end of its lease" in caplog.text
    await house.at.playground.faults()


# Answers to commands.


async def test_an_answer_that_belongs_to_no_table_is_sent_within_the_limits(house: House) -> None:
    at = house.at
    asked = await at.anna.send("/help", at.group)
    number = await house.teller.speaker.say(at.group, None, Screen("help"), asked.id)
    (message,) = [m for m in await at.anna.look(at.group) if m.by_bot]
    assert (message.id, message.reply_to) == (number, asked.id)
    assert await house.store.last_message(f"{at.group}:0") == number


async def test_an_answer_that_would_come_much_too_late_is_not_sent(house: House) -> None:
    await house.store.hold(house.at.group, house.at.clock.now() + 600)
    assert await house.teller.speaker.say(house.at.group, None, Screen("help")) is None
    assert await house.at.group_messages() == []


async def test_an_answer_that_telegram_finds_too_soon_comes_later(house: House) -> None:
    at = house.at
    await at.playground.faults({"method": "sendMessage", "kind": "429", "retry_after": 1})
    async with asyncio.timeout(20), asyncio.TaskGroup() as tasks:
        said = tasks.create_task(house.teller.speaker.say(at.group, None, Screen("help")))
        while not said.done():
            at.clock.advance(0.1)
            await at.mark()
    assert said.result() is not None
    assert await at.group_messages() == ["help"]


async def test_an_answer_that_telegram_wants_much_later_is_not_sent(house: House) -> None:
    at = house.at
    await at.playground.faults({"method": "sendMessage", "kind": "429", "retry_after": 600})
    assert await house.teller.speaker.say(at.group, None, Screen("help")) is None
    assert len([call for call in await at.calls() if call.startswith("sendMessage")]) == 1


async def test_a_person_who_cannot_be_answered_is_told_to_the_host(house: House) -> None:
    await house.open_table()
    await house.start()
    await house.at.boris.block()
    assert await house.teller.speaker.say(house.at.boris.id, None, Screen("help")) is None
    table = await house.store.load(TABLE)
    assert table is not None
    assert not table.people[1].is_reachable


async def test_an_answer_to_a_group_that_has_moved_tells_the_host_where(house: House) -> None:
    await house.open_table()
    new = await house.at.playground.upgrade(house.at.group)
    assert await house.teller.speaker.say(house.at.group, None, Screen("help")) is None
    table = await house.store.load(TABLE)
    assert table is not None
    assert table.venue.chat_id == new


async def test_of_pages_asked_for_while_the_limits_hold_only_the_newest_is_shown(
    house: House,
) -> None:
    at = house.at
    number = await house.teller.speaker.say(at.group, None, Screen("rules"))
    assert number is not None
    await house.store.hold(at.group, at.clock.now() + 0.05)
    async with asyncio.TaskGroup() as taps:
        for page in ("first page", "second page", "third page"):
            taps.create_task(house.teller.speaker.turn(at.group, number, Screen(page)))
        await at.mark()
        at.clock.advance(10)
    assert await at.group_messages() == ["third page"]
    calls = await at.calls()
    assert len([call for call in calls if call.startswith("editMessageText")]) == 1


async def test_a_page_of_a_message_that_is_gone_is_told_to_who_asked(house: House) -> None:
    with pytest.raises(CallFailed):
        await house.teller.speaker.turn(house.at.group, 987654, Screen("page"))


async def test_what_does_nothing_any_more_is_tidied_away_within_the_limits(house: House) -> None:
    at, speaker = house.at, house.teller.speaker
    page = Screen("page", ((Button("old", "v:t0000001:old:"),),))
    number = await speaker.say(at.group, None, page)
    assert number is not None
    await house.store.hold(at.group, at.clock.now() + 5)
    await speaker.strip(at.group, number)
    (message,) = [m for m in await at.anna.look(at.group) if m.by_bot]
    assert message.flat  # nobody waits so long for that
    await house.store.hold(None, at.clock.now() + 5)
    await speaker.remove(at.group, number)
    assert await at.group_messages() == ["page"]
    at.clock.advance(5)
    await speaker.strip(at.group, number)
    (message,) = [m for m in await at.anna.look(at.group) if m.by_bot]
    assert not message.flat
    await speaker.remove(at.group, number)
    assert await at.group_messages() == []
