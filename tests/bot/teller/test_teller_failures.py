"""What the teller does when Telegram refuses, and when the network or the machine fails."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.prefs import Opened
from bot.shown import Shown
from bot.store import Store
from bot.table import Over
from tests.bot.teller.house import TABLE, House, group_and_hands, shows

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
    assert all(7.5 <= pause <= 15 for pause in pauses[-2:])
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
