"""“That should count” in a group: a show among people, one answer of which the program misses."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from bot.bench.calls import verb
from bot.match import Moved
from bot.prefs import Prefs
from bot.table import COUNTED, Person, Table, Venue
from playground.seen import Button, Seen
from tests.bot.shows import after, show, stage_of, state_of
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, forged, greeted, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def playing(party: Party) -> Table:
    """The show of four people in their group; team 0 plays, and Cleo has to answer."""
    for person in party.people:
        await greeted(person)
    english = Prefs(language="en", ranks="en")
    chairs = tuple(Person(p.id, p.name, english, is_reachable=True) for p in party.people)
    begun = after(show(chairs, host=chairs[0].id), "0 deal", "0 answer цветы")
    table = replace(begun.table, venue=Venue(party.group), language="en", turn_seconds=None)
    now = time.time()
    there = replace(table, stage=replace(stage_of(table), turn_since=now), wake_at=now + 600)
    moved = Moved(there, begun.log)
    assert await party.store.open(moved.table)
    assert await party.store.commit(moved.table, moved.table, moved.log, dirty_at=now)
    return await party.load(table.id)


def counting(seen: Seen) -> Button | None:
    """The button that lets the answer count."""
    return next(iter(verb(seen, "count")), None)


async def test_an_answer_that_was_missed_counts_by_a_press_of_the_other_captain(
    invite: Invite,
) -> None:
    party = await invite(4)
    ada, ben, cleo, dan = party.people
    table = await playing(party)
    board = await cleo.expect(lambda seen: "Что дарят бабушке?" in seen.text, party.group)
    await cleo.send("чай", party.group, reply_to=board.id)
    shown = await ben.expect(lambda seen: counting(seen) is not None, party.group)
    missed = await party.load(table.id)
    for other in (ada, cleo, dan):
        answer = await other.press(shown, counting(shown) or "")
        assert answer.text == said("answer-not-yours-to-count")
    assert position(await party.load(table.id)) == position(missed)

    pressed = counting(shown)
    assert pressed is not None
    assert (await ben.press(shown, pressed)).text == said("answer-counted")
    told = said("hundred_to_one-news-counted", text="чай", answer="чай с лимоном")
    open_row = await dan.expect(lambda seen: told in seen.text, party.group)
    assert counting(open_row) is None
    counted = await party.load(table.id)
    assert state_of(counted).open == (1, 4)
    assert [entry.by for entry in await party.store.log(table.id)][-1] == COUNTED

    again = await forged(ben, open_row, pressed.data or "")
    assert again.text == said("answer-stale")
    assert position(await party.load(table.id)) == position(counted)
