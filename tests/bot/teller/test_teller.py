"""The teller makes Telegram match the tables, whatever Telegram and the machine do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.prefs import Opened
from bot.screens.screen import Eve, Screen, Urgency, Wanted
from bot.table import Notice, Playing, Table, Venue
from bot.teller.plan import CHATTER
from tests.bot.teller.house import TABLE, House, PlainScreens, group_and_hands, shows


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


class Suspense(PlainScreens):
    """What a move has come to is seen two seconds later, and announced after that."""

    SECONDS = 2.0

    def places(
        self, table: Table, opened: Mapping[int, Opened], posted: int | None = None
    ) -> Mapping[str, Wanted]:
        wanted = super().places(table, opened, posted)
        if not isinstance(table.stage, Playing) or not table.stage.position:
            return wanted
        eve = Eve(Screen("drum roll"), table.stage.turn_since + self.SECONDS)
        group = replace(wanted["group"], eves=(eve,))
        return {**wanted, "group": replace(group, urgency=Urgency.RESULT)}

    def notice(self, table: Table, notice: Notice) -> Wanted | None:
        wanted = super().notice(table, notice)
        assert isinstance(table.stage, Playing)
        assert wanted is not None
        return replace(wanted, ready_at=table.stage.turn_since + self.SECONDS)


async def test_suspense_is_kept_up_for_a_while_and_no_longer(playing: House) -> None:
    teller = playing.new_worker(screens=Suspense())
    await playing.move()
    await playing.change(lambda table: table.with_notice("result"))
    moved_at = playing.at.clock.now()
    await teller.bring(TABLE)
    assert await playing.at.group_messages() == ["drum roll"]
    again = await teller.bring(TABLE)
    assert again is not None
    assert again <= moved_at + Suspense.SECONDS
    # killed now, another worker goes on from there
    playing.at.clock.moment = moved_at + Suspense.SECONDS
    await playing.settle(teller=playing.new_worker(screens=Suspense()))
    assert await playing.at.group_messages() == ["table, move 1", "result"]


async def test_a_move_in_the_midst_of_suspense_overtakes_it(playing: House) -> None:
    teller = playing.new_worker(screens=Suspense())
    await playing.move()
    await teller.bring(TABLE)
    assert await playing.at.group_messages() == ["drum roll"]
    await playing.move()
    await playing.settle(teller=teller)
    assert await playing.at.group_messages() == ["table, move 2"]
