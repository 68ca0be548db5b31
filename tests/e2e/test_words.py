"""Words as answers: what is said to somebody else is none, and each table hears its own."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.bench.calls import acts
from bot.bench.stand import Stand
from bot.prefs import Prefs
from bot.table import Person, Table, Venue
from playground.client import Person as Somebody
from playground.seen import Seen
from tests.bot.shows import after, show, stage_of
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, greeted, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def overhearing(made: Stand) -> AsyncIterator[None]:
    """The bot may read everything that is written in groups."""
    await made.playground.settings(privacy=False)
    yield
    await made.playground.settings(privacy=True)


async def playing(party: Party, table_id: str, *, thread: int | None = None) -> Table:
    """A show of four people in their group; team 0 plays, and Cleo has to answer."""
    english = Prefs(language="en", ranks="en")
    chairs = tuple(Person(p.id, p.name, english, is_reachable=True) for p in party.people)
    begun = after(show(chairs, host=chairs[0].id), "0 deal", "0 answer цветы")
    now = time.time()
    table = replace(
        begun.table,
        id=table_id,
        venue=Venue(party.group, thread),
        language="en",
        turn_seconds=None,
        stage=replace(stage_of(begun.table), turn_since=now),
        wake_at=now + 600,
        notices=(),  # the bot, which tells them, would change the table before its log is there
    )
    assert await party.store.open(table)
    assert await party.store.commit(table, table, begun.log, dirty_at=now)
    return await party.load(table.id)


async def board(cleo: Somebody, party: Party, thread: int | None = None) -> Seen:
    return await cleo.expect(
        lambda seen: seen.thread == thread and "Что дарят бабушке?" in seen.text, party.group
    )


async def hand(cleo: Somebody, table: Table) -> Seen:
    """The message in private with which Cleo plays at the table."""
    return await cleo.expect(lambda seen: any(act.table == table.id for _, act in acts(seen)))


@pytest.mark.usefixtures("overhearing")
async def test_a_reply_to_somebody_else_is_no_answer(invite: Invite) -> None:
    party = await invite(4)
    _, ben, cleo, _ = party.people
    for person in party.people:
        await greeted(person)
    table = await playing(party, "overheard")
    shown = await board(cleo, party)
    asked = await ben.send("Чай будете?", party.group)
    await cleo.send("Конфеты давайте", party.group, reply_to=asked.id)
    await cleo.send("книга", party.group, reply_to=shown.id)
    heard = await party.moved(table)
    assert [action for action in await party.log(heard) if "answer" in action][1:] == [
        "answer книга"
    ]
    await ben.send("тапочки", party.group)  # not Ben's turn
    ada = party.host
    await ada.send("конфеты", party.group)  # to everybody
    assert position(await party.moved(heard)) == position(heard) + 1


async def test_the_bot_may_be_called_by_its_name(invite: Invite) -> None:
    party = await invite(4)
    cleo = party.people[2]
    for person in party.people:
        await greeted(person)
    table = await playing(party, "mentions")
    await board(cleo, party)
    await cleo.send("@prikup_bot книга", party.group)
    heard = await party.moved(table)
    assert (await party.log(heard))[-1] == "answer книга"


async def test_an_answer_in_a_topic_is_heard(invite: Invite) -> None:
    party = await invite(4, type="supergroup", forum=True)
    cleo = party.people[2]
    for person in party.people:
        await greeted(person)
    thread = await party.stand.playground.add_topic(party.group, "Quiz")
    table = await playing(party, "topical0", thread=thread)
    shown = await board(cleo, party, thread)
    await cleo.send("книга", party.group, thread=thread, reply_to=shown.id)
    assert position(await party.moved(table)) == position(table) + 1


@pytest.mark.usefixtures("overhearing")
async def test_plain_words_in_a_topic_are_an_answer(invite: Invite) -> None:
    party = await invite(4, type="supergroup", forum=True)
    cleo = party.people[2]
    for person in party.people:
        await greeted(person)
    thread = await party.stand.playground.add_topic(party.group, "Quiz")
    table = await playing(party, "topical1", thread=thread)
    await board(cleo, party, thread)
    await cleo.send("книга", party.group, thread=thread)
    assert position(await party.moved(table)) == position(table) + 1


async def test_a_private_answer_goes_to_the_table_whose_board_it_replies_to(
    invite: Invite,
) -> None:
    party = await invite(4)
    cleo = party.people[2]
    for person in party.people:
        await greeted(person)
    other_group = await party.stand.playground.add_group("Saturday", party.people)
    saturday = replace(party, group=other_group)
    tables = [await playing(party, "friday00"), await playing(saturday, "saturday")]
    hands = [await hand(cleo, table) for table in tables]

    refused = await ask(cleo, "книга")
    assert refused.text == said("answer-which-table")
    for table in tables:
        assert position(await party.load(table.id)) == position(table)

    for table, shown in zip(tables, hands, strict=True):
        await cleo.send("книга", reply_to=shown.id)
        assert position(await party.moved(table)) == position(table) + 1
    for before in tables:
        assert position(await party.load(before.id)) == position(before) + 1


async def test_who_answers_again_and_again_finds_what_is_asked_below_the_answer(
    invite: Invite,
) -> None:
    party = await invite(2)
    ada, _ = party.people
    for person in party.people:
        await greeted(person)
    table = await playing(party, "scrolled")  # one against one, so Ada goes on alone
    before = await hand(ada, table)
    answer = await ada.send("книга")
    below = await ada.expect(lambda seen: seen.id > answer.id and "книга" in seen.text)
    assert below.by_bot
    await ada.gone(before)
    shown = await board(ada, party)
    await ada.send("конфеты", party.group, reply_to=shown.id)
    edited = await ada.expect(lambda seen: seen.by_bot and "конфеты" in seen.text)
    assert edited.id == below.id


async def test_a_private_answer_goes_to_the_table_that_waits_for_it(invite: Invite) -> None:
    party = await invite(4)
    cleo, dan = party.people[2:]
    for person in party.people:
        await greeted(person)
    other_group = await party.stand.playground.add_group("Saturday", party.people)
    saturday = replace(party, group=other_group)
    first, last = await playing(party, "aaaaaa00"), await playing(saturday, "zzzzzz00")
    hands = [await hand(cleo, table) for table in (first, last)]
    await cleo.send("книга", reply_to=hands[0].id)
    await party.moved(first)
    await cleo.send("конфеты")  # only Saturday's waits now
    assert position(await party.moved(last)) == position(last) + 1
    assert position(await party.load(first.id)) == position(first) + 1
    await dan.send("платок")  # no table waits for Dan
    await dan.expect(lambda seen: seen.text == said("answer-not-your-turn"))
