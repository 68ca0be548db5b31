"""In the match: press, come back, leave, stop, and what the clock does."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot import lobby, match, overdue, pleas, presence
from bot.answer import SILENT, Answer, Caller, Refused
from bot.callbacks import Act
from bot.host.lobbies import Lobbies
from bot.host.people import People
from bot.host.ports import Supplies
from bot.host.tables import Tables
from bot.match import Moved
from bot.prefs import Opened
from bot.record import record_of
from bot.table import Lobby, Over, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.abilities import Lesson


class Matches:
    """What people and the clock do while the cards are out."""

    def __init__(
        self, tables: Tables, people: People, lobbies: Lobbies, supplies: Supplies, pace: Pace
    ) -> None:
        self._tables = tables
        self._people = people
        self._lobbies = lobbies
        self._supplies = supplies
        self._pace = pace

    async def act(self, caller: Caller, button: Act) -> Answer:
        """A button of a hand was pressed.

        Raises:
            Refused: the button is old, another's, or of a table that is over.
            BadMove: the rules refuse it.
        """
        if not button.is_confirmed and await self._wants_to_confirm(button.table, caller):
            table = await self._tables.get(button.table)
            match.pressed(table, caller.id, button.position, button.index)
            opened = await self._opened(button.table, caller.id, button.position)
            await self._open(table, caller.id, replace(opened, page="", mark=button.index))
            return Answer("answer-confirm")

        lesson: Lesson | None = None

        def step(now_table: Table) -> Moved:
            nonlocal lesson
            pressed_seat, pressed_action = match.pressed(
                now_table, caller.id, button.position, button.index
            )
            lesson = pleas.verdict(now_table, pressed_action)
            moved = match.acted(
                now_table, pressed_seat, pressed_action, self._tables.now(), "person", self._pace
            )
            return replace(moved, table=presence.renamed(moved.table, caller.id, caller.name))

        after = await self._tables.change(button.table, step)
        if lesson is not None:
            await self._supplies.learned(after, lesson)
        return SILENT

    async def press_public(
        self, table_id: str, caller: Caller, position: int, word: str
    ) -> Answer:
        """A button of the table that everybody sees: the action of this word, for who owes it.

        Raises:
            Refused: the button is old, or the person may not do that now.
        """

        def step(table: Table) -> Moved:
            seat, action = match.called_out(table, caller.id, position, word)
            return match.acted(table, seat, action, self._tables.now(), "person", self._pace)

        await self._tables.change(table_id, step)
        return SILENT

    async def _wants_to_confirm(self, table_id: str, caller: Caller) -> bool:
        table = self._tables.store.recent(table_id) or await self._tables.get(table_id)
        seat = table.seat_of(caller.id)
        chair = None if seat is None else table.chairs[seat]
        return isinstance(chair, Person) and chair.prefs.confirm

    async def turn_page(self, table_id: str, caller: Caller, page: str) -> None:
        """Another part of a long choice is shown on the person's hand; marked cards stay so.

        Raises:
            Refused: the person does not sit here.
        """
        table = await self._tables.get(table_id)
        stage = match.playing_of(table)
        match.seat_for(table, caller.id)
        opened = await self._opened(table_id, caller.id, stage.position)
        await self._open(table, caller.id, replace(opened, page=page, mark=None))

    async def mark_cards(self, table_id: str, caller: Caller, position: int, marked: int) -> None:
        """These cards of the person's hand are marked, and no others.

        Raises:
            Refused: the person does not sit here, or the button is of an older position.
        """
        table = await self._tables.get(table_id)
        match.seat_for(table, caller.id)
        if match.playing_of(table).position != position:
            raise Refused("answer-stale")
        await self._open(table, caller.id, Opened(position, marked=marked))

    async def show_present(self, table_id: str, person_id: int, message_id: int) -> bool:
        """Bring the person's hand up to date; whether this message is the one that shows it."""
        await self._tables.store.mark_dirty(table_id, self._tables.now())
        self._tables.poke()
        shown = (await self._tables.store.shown(table_id)).get(f"hand:{person_id}")
        return shown is not None and shown.message_id == message_id

    async def _opened(self, table_id: str, person_id: int, position: int) -> Opened:
        """What the person has opened and marked at this position."""
        opened = (await self._tables.store.opened(table_id)).get(person_id)
        if opened is None or opened.position != position:
            return Opened(position)
        return opened

    async def _open(self, table: Table, person_id: int, opened: Opened) -> None:
        await self._tables.store.save_opened(table.id, person_id, opened)
        await self._tables.store.mark_dirty(table.id, self._tables.now())
        self._tables.poke()

    async def back(self, table_id: str, caller: Caller) -> Answer:
        """“I'm back”.

        Raises:
            Refused: the person does not sit here, was not away, or has left the chat.
        """
        await self._people.must_be_member(await self._tables.get(table_id), caller)
        await self._tables.change(
            table_id, lambda t: presence.back(t, caller.id, self._tables.now(), self._pace)
        )
        return Answer("answer-back-now")

    async def leave(self, table_id: str, caller: Caller) -> Answer:
        """Leave the lobby, or the match for good.

        Raises:
            Refused: the person does not sit here.
        """

        def step(table: Table) -> Table:
            if isinstance(table.stage, Lobby):
                match.seat_for(table, caller.id)
                return lobby.unseated(table, caller.id)
            return presence.left(table, caller.id, self._pace)

        await self._tables.change(table_id, step)
        return Answer("answer-left")

    async def record(self, table_id: str) -> tuple[str, str]:
        """The name and the text of the record of a match that is over.

        Raises:
            Refused: it goes on, or none was played here.
        """
        table = await self._tables.get(table_id)
        text = record_of(table, await self._tables.store.log(table_id))
        return f"{table.slug}-{table.id}.game", text

    async def last_record(self, venue: Venue) -> tuple[str, str]:
        """The same of the match that was over last in this chat or topic.

        Raises:
            Refused: none has been played here.
        """
        table_id = await self._tables.store.played_at(venue.key)
        if table_id is None:
            raise Refused("answer-no-record")
        return await self.record(table_id)

    async def must_may_stop(self, table: Table, caller: Caller) -> None:
        """Whether the caller may stop the table.

        Raises:
            Refused: only admins may, or only those who sit.
        """
        if lobby.is_dead(table, self._tables.now()):
            return  # anybody may clear it away
        settings = await self._people.chat_settings(table.venue.chat_id, caller.language_code)
        if settings.stop_by == "admins" and not table.venue.is_private:
            if not await self._people.is_admin(table.venue.chat_id, caller):
                raise Refused("answer-only-admin")
        else:
            rights = await self._people.rights(table, caller)
            lobby.must_belong(table, rights)
            if not (rights.is_admin or rights.is_anonymous):  # who has left the chat cannot
                await self._people.must_be_member(table, caller)

    async def stop(self, table_id: str, caller: Caller) -> Answer:
        """End the match without a result, or close the lobby.

        Raises:
            Refused: as `must_may_stop`, or the table is over.
        """
        table = await self._tables.get(table_id)
        if isinstance(table.stage, Lobby):
            return await self._lobbies.close_lobby(table_id, caller)
        await self.must_may_stop(table, caller)
        await self._tables.change(table_id, lambda t: presence.stopped(t, caller.name, caller.id))
        return Answer("answer-stopped")

    async def post_hand_anew(self, table_id: str, caller: Caller) -> None:
        """The person's hand is sent anew.

        Raises:
            Refused: the person does not sit here or cannot be reached, or no cards are dealt.
        """

        def step(table: Table) -> Table:
            chair = table.chairs[match.seat_for(table, caller.id)]
            if isinstance(table.stage, Lobby):
                raise Refused("answer-not-started")
            if isinstance(chair, Person) and not chair.is_reachable:
                raise Refused("answer-open-private", alert=True, start=f"t_{table.id}")
            return presence.called(table, caller.id)

        await self._tables.change(table_id, step)

    async def time_up(self, table_id: str) -> None:
        """A deadline of the table has passed."""

        def step(table: Table) -> Table | Moved:
            match table.stage:
                case Lobby():
                    if table.wake_at is None or self._tables.now() < table.wake_at:
                        return table
                    return lobby.time_up(table, self._tables.now())
                case Playing():
                    return overdue.time_up(table, self._tables.now(), self._pace)
                case Over():
                    return table if table.wake_at is None else replace(table, wake_at=None)

        await self._tables.change(table_id, step)

    async def migrated(self, old_chat: int, new_chat: int) -> None:
        """The group became a supergroup: its tables and settings move along."""
        settings = await self._tables.store.chat_settings(old_chat)
        if settings is not None:
            await self._tables.store.save_chat_settings(new_chat, settings)
        await self._tables.store.move_met(old_chat, new_chat)
        await self._tables.store.move_counted(old_chat, new_chat)
        for table_id in await self._tables.store.move_chat(old_chat, new_chat):
            with suppress(Refused):  # a broken table says so where it is asked for
                await self._tables.change(table_id, lambda t: _moved(t, new_chat))


def _moved(table: Table, chat_id: int) -> Table:
    if table.venue.chat_id == chat_id:
        return table
    return replace(table, venue=replace(table.venue, chat_id=chat_id))
