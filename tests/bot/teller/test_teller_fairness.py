"""The limit in all is shared out in turn, and nobody loses their place in line."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.store import budget
from bot.table import Venue
from bot.teller.teller import FEW, LEASE
from tests.bot.teller.house import House

GROUPS = 12
FURIOUS, QUIET, *BUSY = (f"t00000{number:02}" for number in range(6))


@pytest.fixture
async def crowded(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that may send one message a second in all."""
    monkeypatch.setattr(budget, "ALL", budget.Limit(burst=1, gap=1.0))
    return house


async def seconds_pass(house: House, seconds: int) -> None:
    """What the loop does in a second, one table after the other."""
    for _ in range(seconds):
        house.at.clock.advance(1)
        now = house.at.clock.now()
        for table_id, token in await house.store.claim_dirty(now, FEW, LEASE):
            await house.teller.attend(table_id, token)


async def open_in_a_group_of_its_own(house: House, table_id: str) -> None:
    people = [house.at.anna, house.at.boris]
    group = await house.at.playground.add_group(f"Group {table_id}", people, bot=True)
    await house.open_table(table_id, Venue(group))


async def served(house: House, since: int) -> list[str]:
    """The tables that have been served since then, once for each message."""
    calls = await house.at.playground.calls(since)
    assert all(call["ok"] for call in calls)
    shown = [re.search(r"t00000\d\d", str(call["params"])) for call in calls]
    return [found.group() for found in shown if found]


async def test_who_has_waited_longest_is_served_first(crowded: House) -> None:
    ids = [f"t00000{number:02}" for number in range(GROUPS)]
    for table_id in ids:
        await open_in_a_group_of_its_own(crowded, table_id)
        await crowded.store.mark_dirty(table_id, 0)
    await seconds_pass(crowded, GROUPS)
    for table_id in reversed(ids):
        crowded.at.clock.advance(0.001)
        await crowded.change(lambda t: t.with_notice("deal_result"), table_id)
    since = await crowded.at.mark()
    await seconds_pass(crowded, GROUPS)
    calls = [c for c in await crowded.at.playground.calls(since) if c["method"] == "sendMessage"]
    venues = {table.venue.chat_id: id_ for id_ in ids if (table := await crowded.store.load(id_))}
    assert [venues[int(call["params"]["chat_id"])] for call in calls] == ids[::-1]


async def test_a_furious_chat_does_not_keep_a_quiet_one_waiting(crowded: House) -> None:
    for table_id in (FURIOUS, QUIET, *BUSY):
        await open_in_a_group_of_its_own(crowded, table_id)
        await crowded.start(table_id)
    await seconds_pass(crowded, 40)
    for _ in range(10):
        await a_busy_second(crowded)
    since = await crowded.at.mark()
    await crowded.move(1, QUIET)
    for _ in (FURIOUS, QUIET, *BUSY):
        await a_busy_second(crowded)
    times = Counter(await served(crowded, since))
    assert times[QUIET] == 1
    assert max(times.values()) <= 2  # a full round, and whoever is first in the next one


async def a_busy_second(house: House) -> None:
    """More happens than can be shown in a second, most of it at one table."""
    await house.move(3, FURIOUS)
    for table_id in BUSY:
        await house.move(1, table_id)
    await seconds_pass(house, 1)


async def test_chats_that_are_refused_one_after_the_other_are_taken_for_the_limit_in_all(
    house: House,
) -> None:
    ids = [f"t00000{number:02}" for number in range(GROUPS)]
    for table_id in ids:
        await open_in_a_group_of_its_own(house, table_id)
    await house.at.playground.faults(
        {"method": "sendMessage", "kind": "429", "retry_after": 600, "times": 3}
    )
    since = await house.at.mark()
    await seconds_pass(house, GROUPS + 5)
    calls = await house.at.playground.calls(since)
    assert [call["ok"] for call in calls] == [False] * 3 + [True] * (GROUPS - 3)
    refused = calls[0]["at"], calls[1]["at"], calls[2]["at"]
    assert refused[2] - refused[1] >= 1
    assert calls[3]["at"] - refused[2] >= 2


async def test_a_chat_that_is_refused_alone_rests_alone(house: House) -> None:
    for table_id in (FURIOUS, QUIET, *BUSY):
        await open_in_a_group_of_its_own(house, table_id)
    await house.at.playground.faults(
        {"method": "sendMessage", "kind": "429", "retry_after": 600, "times": 1}
    )
    since = await house.at.mark()
    await seconds_pass(house, 2)
    calls = await house.at.playground.calls(since)
    assert [call["ok"] for call in calls] == [False] + [True] * (1 + len(BUSY))
