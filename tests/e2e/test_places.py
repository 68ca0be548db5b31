"""Groups that change under the table: supergroups, topics, rights, removals, hidden admins."""

from __future__ import annotations

import pytest

from bot.bench.calls import acts, verb
from bot.table import Lobby
from tests.e2e.conftest import Invite
from tests.e2e.party import (
    Party,
    ask,
    assert_same_stage,
    greeted,
    has_verb,
    is_over,
    position,
    said,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_lobby_moves_along_when_the_group_becomes_a_supergroup(party: Party) -> None:
    await party.gather()
    old = await party.table()
    party.group = await party.stand.playground.upgrade(party.group)
    lobby = await party.host.expect(has_verb("start"), party.group)
    table = await party.table()
    assert (table.id, table.venue.chat_id) == (old.id, party.group)
    await party.host.press(lobby, verb(lobby, "start")[0])
    await party.dealt()


async def test_a_match_goes_on_when_the_group_becomes_a_supergroup(party: Party) -> None:
    await party.begin()
    before = await party.moves(2)
    party.group = await party.stand.playground.upgrade(party.group)
    await party.host.expect(has_verb("hand"), party.group)
    after = await party.dealt()
    assert after.id == before.id
    assert_same_stage(after, before)
    await party.moves(2)
    settings = await party.store.chat_settings(party.group)
    assert settings is not None
    assert settings.is_set


async def test_two_tables_stand_in_two_topics_of_a_forum(invite: Invite) -> None:
    party = await invite(2, type="supergroup", forum=True)
    ada, ben = party.people
    playground = party.stand.playground
    for person in party.people:
        await greeted(person)
    topics = [await playground.add_topic(party.group, name) for name in ("Cards", "Night")]
    tables = []
    for person, topic in zip(party.people, topics, strict=True):
        await person.send("/play thousand", party.group, thread=topic)
        lobby = await person.expect(f"1. {person.name}", party.group)
        assert lobby.thread == topic
        tables.append(await party.table(topic))
    assert tables[0].id != tables[1].id
    answer = await ask(ben, "/join", party.group, thread=topics[0])
    assert (answer.thread, answer.text) == (topics[0], said("answer-joined"))
    assert (await party.table(topics[0])).seat_of(ben.id) == 1
    assert (await party.table(topics[1])).seat_of(ada.id) is None
    general = await ask(ada, "/join", party.group)
    assert (general.thread, general.text) == (None, said("answer-no-table"))


async def test_a_closed_topic_keeps_the_match_going_in_private(invite: Invite) -> None:
    party = await invite(3, type="supergroup", forum=True)
    playground = party.stand.playground
    topic = await playground.add_topic(party.group, "Cards")
    await party.gather(thread=topic)
    lobby = await party.host.expect(has_verb("start"), party.group)
    await party.host.press(lobby, verb(lobby, "start")[0])
    await party.mover(topic)
    await playground.close_topic(party.group, topic)
    for _ in range(3):
        await party.move(topic)
    await playground.close_topic(party.group, topic, closed=False)
    await party.host.send("/table", party.group, thread=topic)
    await party.host.expect(has_verb("hand"), party.group)


async def test_a_hidden_admin_opens_and_rules_the_table_and_cannot_sit(party: Party) -> None:
    ada, ben, cleo = party.people
    for person in (ben, cleo):
        await greeted(person)
    await ada.send("/play thousand", party.group, as_group=True)
    lobby = await ada.expect(has_verb("seat"), party.group)
    assert (await party.table()).chairs == ()
    refused = await ask(ada, "/join", party.group, as_group=True)
    assert refused.text == said("answer-anonymous")
    for person in (ben, cleo):
        assert (await ask(person, "/join", party.group)).text == said("answer-joined")
    question = await ask(ada, "/stop", party.group, as_group=True)
    await ada.press(question, verb(question, "stop")[0])
    await ada.expect(lambda seen: seen.id == lobby.id and not seen.flat, party.group)
    settings = await ask(ada, "/settings", party.group, as_group=True)
    assert settings.flat


async def test_settings_are_for_those_who_are_admins_now(party: Party) -> None:
    ada, ben, _ = party.people
    playground = party.stand.playground
    assert (await ask(ben, "/settings", party.group)).text == said("answer-only-admin")
    await playground.set_status(party.group, ben, "administrator", by=ada.id)
    shown = await ask(ben, "/lang", party.group)
    button = next(b for b in shown.flat if b.data == "s:c:language:ru")
    await playground.set_status(party.group, ben, "member", by=ada.id)
    assert (await ben.press(shown, button)).text == said("answer-only-admin")
    settings = await party.store.chat_settings(party.group)
    assert settings is not None
    assert settings.language == "en"
    await ada.press(await ada.expect(lambda seen: seen.id == shown.id, party.group), button)
    changed = await party.store.chat_settings(party.group)
    assert changed is not None
    assert changed.language == "ru"
    assert (await ask(ben, "/join", party.group)).text == said("answer-no-table", "ru")


async def test_a_new_turn_clock_holds_for_the_table_at_once(party: Party) -> None:
    table = await party.begin()
    shown = await ask(party.host, "/settings", party.group)
    page = next(b for b in shown.flat if b.data == "s:c:clock:")
    await party.host.press(shown, page)
    opened = await party.host.expect(
        lambda seen: any(b.data == "s:c:clock:3600" for b in seen.flat), party.group
    )
    hour = next(b for b in opened.flat if b.data == "s:c:clock:3600")
    await party.host.press(opened, hour)
    after = await party.load(table.id)
    assert after.turn_seconds == 3600
    assert after.wake_at is not None


async def test_a_group_where_the_bot_may_not_write_plays_on_in_private(party: Party) -> None:
    table = await party.begin()
    playground = party.stand.playground
    await playground.allow_bot(party.group, can_send=False)
    before = await party.moves(3)
    assert before.id == table.id
    await playground.allow_bot(party.group, can_send=True)
    await party.host.send("/table", party.group)
    await party.host.expect(has_verb("hand"), party.group)


async def test_a_removed_bot_plays_on_in_private_and_shows_the_table_when_added_again(
    party: Party,
) -> None:
    table = await party.begin()
    playground = party.stand.playground
    await playground.set_status(party.group, None, "kicked", by=party.host.id)
    await party.moves(3)
    last = max(seen.id for seen in party.host.messages(party.group))
    await playground.set_status(party.group, None, "member", by=party.host.id)
    await party.host.expect(
        lambda seen: seen.id > last and bool(verb(seen, "hand")), party.group, patience=20
    )
    assert (await party.table()).id == table.id
    await party.moves(2)


async def test_who_leaves_the_group_is_away_from_its_match_and_out_of_its_lobby(
    party: Party,
) -> None:
    table = await party.begin()
    ben = party.people[1]
    playground = party.stand.playground
    await playground.set_status(party.group, ben, "left")
    away = await party.until(lambda t: not t.people[1].is_playing, table)
    assert away.seat_of(ben.id) == 1
    hand = await ben.expect(has_verb("back"))
    assert (await ben.press(hand, verb(hand, "back")[0])).text == said("answer-not-member")
    await playground.set_status(party.group, ben, "member")
    assert (await ben.press(hand, verb(hand, "back")[0])).text == said("answer-back-now")


async def test_who_has_left_the_group_cannot_stop_its_match(party: Party) -> None:
    table = await party.begin()
    ben = party.people[1]
    await party.stand.playground.set_status(party.group, ben, "left")
    await party.until(lambda t: not t.people[1].is_playing, table)
    await ben.send("/stop")
    await ben.expect(lambda seen: seen.text == said("answer-not-member"))
    assert not is_over(await party.load(table.id))


async def test_a_topic_that_is_opened_again_shows_its_table_anew(invite: Invite) -> None:
    party = await invite(1, type="supergroup", forum=True)
    ada = party.host
    await greeted(ada)
    topic = await party.stand.playground.add_topic(party.group, "Cards")
    lobby = await party.open(thread=topic)
    await party.stand.playground.close_topic(party.group, topic)
    await party.stand.playground.close_topic(party.group, topic, closed=False)
    again = await ada.expect(
        lambda seen: seen.id > lobby.id and bool(verb(seen, "close")), party.group
    )
    assert again.thread == topic


async def test_who_leaves_the_group_gets_up_from_its_lobby(party: Party) -> None:
    await party.gather()
    ben = party.people[1]
    await party.stand.playground.set_status(party.group, ben, "left")
    table = await party.until(lambda t: len(t.chairs) == 2, await party.table())
    assert isinstance(table.stage, Lobby)
    assert table.seat_of(ben.id) is None


async def test_updates_that_come_twice_are_done_once(party: Party) -> None:
    playground = party.stand.playground
    await playground.faults(updates="duplicate")
    try:
        await party.begin()
        table = await party.moves(4)
        assert len(await party.log(table)) == position(table)
        assert (await party.log(table)).count("deal") == 1
        queries = [
            call["params"]["callback_query_id"]
            for call in await playground.calls()
            if call["method"] == "answerCallbackQuery"
        ]
        assert len(queries) == len(set(queries))
    finally:
        await playground.faults()


async def test_updates_out_of_order_do_no_harm(party: Party) -> None:
    playground = party.stand.playground
    table = await party.begin()
    await playground.faults(updates="reorder")
    try:
        person, hand, before = await party.mover()
        shown = next(b for b in verb(hand, "scores"))
        act = str(acts(hand)[0][1])
        queries = [
            await person.tap(hand, data=act),
            await person.tap(hand, row=shown.row, column=shown.column),
        ]
        for query in queries:
            await person.answer(query)
        after = await party.moved(before)
        assert len(await party.log(table)) >= 2
        assert not is_over(after)
    finally:
        await playground.faults()
