"""The teller makes Telegram match the tables, whatever Telegram and the machine do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, MutableMapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from bot.prefs import Opened
from bot.screens.screen import Screen
from bot.shown import Shown
from bot.store import Store, create_redis
from bot.table import Over, Table, Venue
from bot.teller import Teller
from bot.teller.plan import CHATTER
from engine.games import GAMES
from tests.bot.teller_house import TABLE, House, a_house
from tests.engine.toy import TOY


@pytest.fixture
async def house(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setitem(cast("MutableMapping[str, Any]", GAMES), TOY.slug, TOY)
    async with a_house(redis) as everything:
        yield everything


@pytest.fixture
async def playing(house: House) -> House:
    """A table in play that is shown as it is."""
    await house.open_table()
    await house.start()
    await house.settle()
    house.at.clock.advance(5)
    return house


async def group_and_hands(house: House) -> list[list[str]]:
    at = house.at
    return [
        await at.group_messages(),
        (await at.private_messages(at.anna))[-1:],
        (await at.private_messages(at.boris))[-1:],
    ]


def shows(move: int) -> list[list[str]]:
    return [
        [f"table, move {move}"],
        [f"hand of Аня, move {move}"],
        [f"hand of Борис, move {move}"],
    ]


async def test_a_lobby_is_one_message_that_is_edited(house: House) -> None:
    await house.open_table()
    await house.settle()
    await house.change(lambda t: replace(t, chairs=t.chairs[:1]))
    await house.settle()
    assert await house.at.group_messages() == ["1 sit"]
    assert await house.at.calls() == ["sendMessage", "editMessageText"]


async def test_the_match_replaces_the_lobby_and_gives_each_person_a_hand(house: House) -> None:
    await house.open_table()
    await house.settle()
    await house.start()
    await house.settle()
    assert await group_and_hands(house) == shows(0)
    assert (await house.at.calls())[1:] == [*3 * ["sendMessage"], "deleteMessage"]


async def test_what_is_shown_already_needs_no_call(playing: House) -> None:
    since = await playing.at.mark()
    assert await playing.teller.bring(TABLE) is None
    assert await playing.at.calls(since) == []


async def test_a_move_reaches_the_next_person_at_once_and_the_others_later(playing: House) -> None:
    since = await playing.at.mark()
    await playing.move()
    again = await playing.teller.bring(TABLE)
    assert await playing.at.calls(since) == ["editMessageText"]
    assert (await playing.at.private_messages(playing.at.boris))[-1:] == shows(1)[2]
    assert again is not None
    assert again > playing.at.clock.now()
    await playing.settle()
    assert await group_and_hands(playing) == shows(1)


async def test_a_burst_of_thirty_moves_costs_few_edits_and_shows_the_last(playing: House) -> None:
    since = await playing.at.mark()
    for _ in range(30):
        await playing.move()
        await playing.teller.bring(TABLE)
    await playing.settle()
    calls = await playing.at.calls(since)
    assert await group_and_hands(playing) == shows(30)
    assert set(calls) == {"editMessageText"}
    assert len(calls) <= 12


async def test_a_page_that_a_person_opens_is_shown_at_once(playing: House) -> None:
    await playing.store.save_opened(TABLE, playing.at.boris.id, Opened(0, page=" (all bids)"))
    await playing.teller.bring(TABLE)
    assert (await playing.at.private_messages(playing.at.boris))[-1:] == [
        "hand of Борис, move 0 (all bids)"
    ]


async def test_a_new_deal_gets_a_new_message_in_the_group(playing: House) -> None:
    await playing.move(100)
    await playing.settle()
    assert await playing.at.group_messages() == ["table, move 100"]
    assert "deleteMessage" in await playing.at.calls()


async def test_a_message_too_old_to_be_deleted_loses_its_buttons(playing: House) -> None:
    playing.at.clock.advance(3 * 24 * 3600)
    await playing.move(100)
    await playing.settle()
    old, new = [m for m in await playing.at.anna.look(playing.at.group) if m.by_bot]
    assert (old.text, old.flat) == ("table, move 0", ())
    assert (new.text, len(new.flat)) == ("table, move 100", 1)


async def test_somebody_who_was_not_looking_gets_a_new_message(playing: House) -> None:
    playing.at.clock.advance(3600)
    since = await playing.at.mark()
    await playing.move()
    await playing.settle()
    calls = await playing.at.calls(since)
    assert calls.count("sendMessage") == 1
    assert calls.count("deleteMessage") == 1
    assert await playing.at.private_messages(playing.at.boris) == shows(1)[2]


async def test_a_table_that_is_asked_for_is_posted_below_the_chatter(playing: House) -> None:
    said = await playing.at.anna.send("hello", playing.at.group)
    await playing.host.tables.post_anew(TABLE)
    await playing.settle()
    (message,) = [m for m in await playing.at.anna.look(playing.at.group) if m.by_bot]
    assert message.id > said.id


async def test_chatter_makes_the_table_be_posted_anew(playing: House) -> None:
    group = await playing.at.playground.upgrade(playing.at.group)
    await playing.host.matches.migrated(playing.at.group, group)
    await playing.settle()
    playing.at.clock.advance(100)
    for n in range(CHATTER):
        said = await playing.at.boris.send(f"chatter {n}", group)
    await playing.store.note_message(f"{group}:0", said.id)
    await playing.move()
    await playing.settle()
    seen = await playing.at.anna.look(group)
    (message,) = [m for m in seen if m.by_bot and m.chat == group]
    assert message.text == "table, move 1"
    assert message.id > said.id


async def test_announcements_are_sent_once_and_in_order(playing: House) -> None:
    await playing.change(
        lambda t: (
            t.with_notice("deal_result")
            .with_notice("nothing")
            .with_notice("rubbish")
            .with_notice("took_over")
            .with_notice("nudge", to=playing.at.anna.id)
        )
    )
    await playing.settle()
    await playing.settle(teller=playing.new_worker())
    assert (await playing.at.group_messages())[1:] == ["deal_result", "took_over"]
    assert (await playing.at.private_messages(playing.at.anna))[-1] == "nudge"
    table = await playing.store.load(TABLE)
    assert table is not None
    assert table.notices == ()


async def test_a_table_in_a_private_chat_has_only_its_hand(house: House) -> None:
    anna = house.at.anna
    await house.open_table(venue=Venue(anna.id, is_private=True))
    await house.change(lambda t: replace(t, chairs=t.chairs[:1]))
    await house.start()
    await house.change(lambda t: t.with_notice("match_started"))
    await house.settle()
    assert await house.at.private_messages(anna) == ["hand of Аня, move 0", "match_started"]
    assert await house.at.group_messages() == []


async def test_who_left_for_good_keeps_a_hand_without_buttons(playing: House) -> None:
    def left(table: Table) -> Table:
        return replace(table, chairs=(table.chairs[0], replace(table.people[1], is_gone=True)))

    await playing.change(left)
    await playing.settle()
    (message,) = [m for m in await playing.at.boris.look() if m.by_bot]
    assert (message.text, message.flat) == ("hand of Борис, move 0", ())


# What Telegram refuses.


async def test_too_many_requests_are_waited_out(playing: House) -> None:
    await playing.at.playground.faults(
        {"method": "editMessageText", "kind": "429", "retry_after": 20}
    )
    since, now = await playing.at.mark(), playing.at.clock.now()
    await playing.move()
    await playing.teller.bring(TABLE)
    playing.at.clock.advance(19)
    again = await playing.teller.bring(TABLE)
    held = await playing.at.private_messages(playing.at.boris)
    assert held[-1:] == shows(0)[2]
    assert again is not None
    assert again >= now + 20
    await playing.settle()
    assert await group_and_hands(playing) == shows(1)
    assert [c for c in await playing.at.calls(since) if "!" in c] == ["editMessageText!429"]


async def test_other_chats_go_on_while_one_has_to_wait(playing: House) -> None:
    await playing.store.hold(playing.at.group, playing.at.clock.now() + 600)
    await playing.move(2)
    for _ in range(8):
        await playing.teller.bring(TABLE)
        playing.at.clock.advance(2)
    assert await group_and_hands(playing) == [shows(0)[0], *shows(2)[1:]]


async def test_the_limits_of_a_group_are_kept(house: House) -> None:
    """Forty announcements at once: 20 a minute go out, and none is refused."""
    await house.open_table()
    for n in range(40):
        await house.change(lambda t, n=n: t.with_notice(f"news {n}"))  # type: ignore[misc]
    began = house.at.clock.now()
    await house.settle()
    assert await house.at.group_messages() == [*(f"news {n}" for n in range(40)), "2 sit"]
    assert [call for call in await house.at.calls() if "!" in call] == []
    assert house.at.clock.now() - began > 60


async def test_who_blocks_the_bot_is_told_to_the_host_and_left_alone(playing: House) -> None:
    await playing.at.boris.block()
    since = await playing.at.mark()
    await playing.move()
    await playing.settle()
    table = await playing.store.load(TABLE)
    assert table is not None
    assert [p.is_reachable for p in table.people] == [True, False]
    await playing.move(2)
    await playing.settle()
    assert (await playing.at.calls(since)).count("editMessageText!403") == 1
    assert (await playing.at.group_messages())[0] == "table, move 3"


async def test_who_unblocks_the_bot_gets_the_hand_again(playing: House) -> None:
    boris = playing.at.boris
    await boris.block()
    await playing.move()
    await playing.settle()
    await boris.block(blocked=False)
    await playing.change(
        lambda t: t.with_chair(1, replace(t.people[1], is_reachable=True, is_away=False))
    )
    await playing.settle()
    assert (await playing.at.private_messages(boris))[-1] == "hand of Борис, move 1"


async def test_a_message_that_an_admin_deleted_is_sent_anew(playing: House) -> None:
    shown = (await playing.store.shown(TABLE))["group"]
    await playing.at.telegram.delete(playing.at.group, shown.message_id)
    await playing.move()
    await playing.settle()
    assert await playing.at.group_messages() == ["table, move 1"]


async def test_a_table_moves_along_when_its_group_becomes_a_supergroup(playing: House) -> None:
    new = await playing.at.playground.upgrade(playing.at.group)
    await playing.move()
    await playing.settle()
    (message,) = [m for m in await playing.at.anna.look(new) if m.by_bot and m.chat == new]
    assert message.text == "table, move 1"
    table = await playing.store.load(TABLE)
    assert table is not None
    assert table.venue.chat_id == new


async def test_hands_go_on_while_the_bot_is_out_of_the_group(playing: House) -> None:
    await playing.at.playground.set_status(playing.at.group, None, "kicked")
    since = await playing.at.mark()
    for _ in range(4):
        await playing.move()
        for _ in range(4):
            playing.at.clock.advance(3)
            await playing.teller.bring(TABLE)
    assert (await group_and_hands(playing))[1:] == shows(4)[1:]
    assert playing.lost == [(TABLE, "kicked")]
    refused = [call for call in await playing.at.calls(since) if "!" in call]
    assert refused == ["editMessageText!403"]


async def test_the_table_stands_again_when_the_bot_is_back_in_the_group(playing: House) -> None:
    group = playing.at.group
    await playing.at.playground.set_status(group, None, "kicked")
    await playing.move()
    for _ in range(4):
        playing.at.clock.advance(2)
        await playing.teller.bring(TABLE)
    await playing.at.playground.set_status(group, None, "member")
    await playing.host.tables.revive(group)
    await playing.teller.bring(TABLE)
    assert "table, move 1" in await playing.at.group_messages()


async def test_a_group_that_stays_lost_is_tried_again_after_minutes(playing: House) -> None:
    await playing.at.playground.allow_bot(playing.at.group, can_send=False)
    await playing.host.tables.post_anew(TABLE)
    now = playing.at.clock.now()
    again = await playing.teller.bring(TABLE)
    assert again is not None
    assert again - now > 60
    await playing.at.playground.allow_bot(playing.at.group, can_send=True)
    await playing.settle()
    assert playing.lost == [(TABLE, "no_rights")]
    assert await playing.at.group_messages() == ["table, move 0"]


async def test_a_table_that_is_over_does_not_wait_for_a_lost_group(playing: House) -> None:
    await playing.at.playground.set_status(playing.at.group, None, "kicked")
    await playing.change(lambda t: replace(t, stage=Over("stopped")).with_notice("stopped"))
    await playing.settle(longest=60)
    assert (await playing.at.private_messages(playing.at.anna))[-1] == "hand of Аня, move -1"


async def test_a_screen_that_is_not_accepted_is_logged_without_its_text_and_not_repeated(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.open_table()
    await house.change(lambda t: t.with_notice("rubbish"))
    with caplog.at_level(logging.WARNING):
        await house.settle()
        await house.settle()
    assert (await house.at.calls()).count("sendMessage!400") == 1
    assert "rubbish was not accepted" in caplog.text
    assert "unclosed" not in caplog.text


async def test_a_hand_that_is_not_accepted_is_not_tried_again_before_it_changes(
    playing: House,
) -> None:
    since = await playing.at.mark()
    await playing.store.save_opened(TABLE, playing.at.anna.id, Opened(0, page="<b>unclosed"))
    await playing.settle()
    await playing.settle()
    assert await playing.at.calls(since) == ["editMessageText!400"]
    await playing.store.save_opened(TABLE, playing.at.anna.id, Opened(0, page=" (bids)"))
    await playing.settle()
    assert (await playing.at.private_messages(playing.at.anna)) == ["hand of Аня, move 0 (bids)"]


async def test_a_new_message_that_is_not_accepted_is_not_tried_again_before_it_changes(
    playing: House,
) -> None:
    since = await playing.at.mark()
    await playing.store.save_opened(TABLE, playing.at.anna.id, Opened(0, page="<b>unclosed"))
    await playing.change(lambda t: replace(t, hand_calls=((playing.at.anna.id, 1),)))
    await playing.settle()
    await playing.settle()
    assert (await playing.at.calls(since)).count("sendMessage!400") == 1
    await playing.move()
    await playing.store.save_opened(TABLE, playing.at.anna.id, None)
    await playing.settle()
    assert await playing.at.private_messages(playing.at.anna) == ["hand of Аня, move 1"]


# What the network and the machine do.


@pytest.mark.parametrize("kind", ["500", "html", "cut_before", "cut_after"])
async def test_an_edit_without_an_answer_is_tried_again(playing: House, kind: str) -> None:
    await playing.at.playground.faults({"method": "editMessageText", "kind": kind, "times": 3})
    await playing.move()
    await playing.settle()
    assert await group_and_hands(playing) == shows(1)
    assert "sendMessage" not in (await playing.at.calls())[3:]


async def test_pauses_grow_while_telegram_is_down(playing: House) -> None:
    await playing.at.playground.faults({"method": "*", "kind": "500", "times": 7})
    await playing.move()
    pauses = []
    for _ in range(7):
        again = await playing.teller.bring(TABLE)
        assert again is not None
        pauses.append(again - playing.at.clock.now())
        playing.at.clock.moment = again
    assert 1 <= pauses[0] <= 2
    assert all(30 <= pause <= 60 for pause in pauses[-2:])
    await playing.settle()
    assert await group_and_hands(playing) == shows(1)


async def test_a_send_without_an_answer_leaves_one_message_too_many_at_most(house: House) -> None:
    await house.open_table()
    await house.at.playground.faults({"method": "sendMessage", "kind": "cut_after"})
    await house.settle()
    await house.change(lambda t: replace(t, chairs=t.chairs[:1]))
    await house.settle()
    assert await house.at.group_messages() == ["2 sit", "1 sit"]


class Killed(BaseException):
    """The process is gone."""


class DyingStore(Store):
    """A store whose process is killed when it is about to remember the group's message."""

    async def save_shown(self, table_id: str, place: str, shown: Shown | None) -> None:
        if place == "group":
            raise Killed
        await super().save_shown(table_id, place, shown)


async def test_a_bot_killed_after_sending_leaves_one_message_too_many_at_most(
    playing: House,
) -> None:
    await playing.move(100)
    doomed = playing.new_worker(DyingStore(playing.redis))
    with pytest.raises(Killed):
        await playing.settle(teller=doomed)
    await playing.settle(teller=playing.new_worker())
    assert await playing.at.group_messages() == 2 * ["table, move 100"]
    await playing.move()
    await playing.settle()
    assert await playing.at.group_messages() == ["table, move 100", "table, move 101"]


async def test_a_bot_that_is_started_again_goes_on_where_it_was(playing: House) -> None:
    await playing.move(2)
    since = await playing.at.mark()
    await playing.settle(teller=playing.new_worker(Store(playing.redis)))
    assert await group_and_hands(playing) == shows(2)
    assert set(await playing.at.calls(since)) == {"editMessageText"}


async def test_a_table_that_cannot_be_read_is_let_be(house: House) -> None:
    await house.open_table()
    (key,) = await house.redis.keys("*:table:*")
    await house.redis.hset(key, mapping={"data": "rubbish", "version": "99"})
    assert await house.teller.bring(TABLE) is None
    assert await house.teller.bring("t9999999") is None


# The loop.


async def until_at_rest(house: House, *tellers: Teller) -> None:
    """Until no table is dirty any more; the clock goes on meanwhile."""
    async with asyncio.timeout(20):
        while True:
            dirty = [await house.redis.zcard(key) for key in await house.redis.keys("*:dirty")]
            if not sum(dirty):
                return
            house.at.clock.advance(0.5)
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


# Answers to commands.


async def test_an_answer_that_belongs_to_no_table_is_sent_within_the_limits(house: House) -> None:
    at = house.at
    asked = await at.anna.send("/help", at.group)
    number = await house.teller.say(at.group, None, Screen("help"), asked.id)
    (message,) = [m for m in await at.anna.look(at.group) if m.by_bot]
    assert (message.id, message.reply_to) == (number, asked.id)
    assert await house.store.last_message(f"{at.group}:0") == number


async def test_an_answer_that_would_come_much_too_late_is_not_sent(house: House) -> None:
    await house.store.hold(house.at.group, house.at.clock.now() + 600)
    assert await house.teller.say(house.at.group, None, Screen("help")) is None
    assert await house.at.group_messages() == []


async def test_a_person_who_cannot_be_answered_is_told_to_the_host(house: House) -> None:
    await house.open_table()
    await house.start()
    await house.at.boris.block()
    assert await house.teller.say(house.at.boris.id, None, Screen("help")) is None
    table = await house.store.load(TABLE)
    assert table is not None
    assert not table.people[1].is_reachable


async def test_an_answer_to_a_group_that_has_moved_tells_the_host_where(house: House) -> None:
    await house.open_table()
    new = await house.at.playground.upgrade(house.at.group)
    assert await house.teller.say(house.at.group, None, Screen("help")) is None
    table = await house.store.load(TABLE)
    assert table is not None
    assert table.venue.chat_id == new
