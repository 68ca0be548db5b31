"""Before the match: open, join, leave, house rules, start, rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from secrets import token_bytes

from bot import lobby, match
from bot.answer import SILENT, Answer, Caller, Refused
from bot.host.people import People
from bot.host.ports import Supplies
from bot.host.tables import Tables, new_id
from bot.house import House
from bot.lobby import Rights
from bot.sides import seats_of, side_of
from bot.table import Chair, Computer, Lobby, Over, Table, Venue
from bot.waking import Pace
from engine.games import GAMES


class Lobbies:
    """What people do until the cards are dealt."""

    def __init__(self, tables: Tables, people: People, supplies: Supplies, pace: Pace) -> None:
        self._tables = tables
        self._supplies = supplies
        self._people = people
        self._pace = pace

    async def open(self, venue: Venue, caller: Caller, slug: str = "") -> tuple[Table, Answer]:
        """A table is opened, or the one that stands here is posted anew.

        Raises:
            Refused: there is no such game.
        """
        settings = await self._people.chat_settings(venue.chat_id, caller.language_code)
        if slug and slug not in GAMES:
            raise Refused("answer-unknown-game", game=slug)
        standing = await self._tables.standing(venue)
        if standing is not None:
            return await self._tables.post_anew(standing.id), Answer("answer-table-exists")
        person = await self._people.person(caller) if caller.can_sit else None
        if venue.is_private and person is not None:
            person = replace(person, is_reachable=True)
        table = lobby.opened(
            new_id(), venue, slug or settings.game, person, settings, self._tables.now()
        )
        if venue.is_private:
            table = _with_company(table)
        if not await self._tables.store.open(table):
            return await self._tables.post_anew((await self._tables.at(venue)).id), Answer(
                "answer-table-exists"
            )
        self._tables.poke()
        return table, SILENT

    async def toggle_seat(self, table_id: str, caller: Caller, side: int | None = None) -> Answer:
        """Join or leave the lobby by one button; with a side, join or leave that side.

        Raises:
            Refused: not a lobby, full, anonymous, no member of the chat, not reachable privately.
        """
        now = self._tables.now()
        table = await self._tables.get(table_id)
        if lobby.is_second_tap(table, caller.id, now):
            return SILENT
        if table.seat_of(caller.id) is None:
            return await self.join(table_id, caller, side)
        if side is not None and side_of(table, caller.id) != side:
            await self._tables.change(
                table_id,
                lambda t: lobby.tapped(lobby.moved_over(t, caller.id, side), caller.id, now),
            )
            return Answer("answer-joined")

        def get_up(table: Table) -> Table:
            if lobby.is_second_tap(table, caller.id, now):
                return table
            return lobby.tapped(lobby.unseated(table, caller.id), caller.id, now)

        await self._tables.change(table_id, get_up)
        return Answer("answer-left")

    async def become_captain(self, table_id: str, caller: Caller) -> Answer:
        """Who sits becomes the captain of their side.

        Raises:
            Refused: not a lobby, or the caller does not play.
        """
        await self._tables.change(table_id, lambda t: lobby.captain(t, caller.id))
        return Answer("answer-captain")

    async def join(self, table_id: str, caller: Caller, side: int | None = None) -> Answer:
        """Sit down; who cannot be reached privately is led to the private chat first.

        Raises:
            Refused: as `toggle_seat`.
        """
        if not caller.can_sit:
            raise Refused("answer-anonymous", alert=True)
        table = await self._tables.get(table_id)
        lobby.lobby_of(table)
        await self._people.must_be_member(table, caller)
        person = await self._people.person(caller)
        if not person.is_reachable and await self._people.members.reaches(caller.id):
            await self._people.set_reachable(caller, is_reachable=True)
            person = replace(person, is_reachable=True)
        if not person.is_reachable:
            asking = replace(person, side=side)
            await self._tables.change(table_id, lambda t: lobby.waiting(t, asking))
            raise Refused("answer-open-private", alert=True, start=f"j_{table_id}")

        def sit_down(table: Table) -> Table:
            if table.seat_of(caller.id) is not None:
                return table
            wanted = side if side is not None else _asked_side(table, caller.id)
            return lobby.tapped(lobby.seated(table, person, wanted), caller.id, self._tables.now())

        await self._tables.change(table_id, sit_down)
        return Answer("answer-joined")

    async def change_lobby(
        self, table_id: str, caller: Caller, step: Callable[[Table, Rights], Table]
    ) -> Table:
        """A step of `bot.lobby` by somebody with rights.

        Raises:
            Refused: by the step.
        """
        rights = await self._people.rights(await self._tables.get(table_id), caller)
        return await self._tables.change(table_id, lambda table: step(table, rights))

    async def change_house(
        self, table_id: str, caller: Caller, change: Callable[[House], House]
    ) -> House:
        """The host or an admin changes what is played here; the house rules after it.

        Raises:
            Refused: not a lobby, somebody else asks, or the house rules cannot be so.
        """
        return await self._hosted(table_id, caller, lambda t, r: lobby.with_house(t, r, change))

    async def change_game(self, table_id: str, caller: Caller, slug: str) -> House:
        """The host or an admin chooses another game, by the house rules of the chat.

        Raises:
            Refused: as `change_house`, or there is no such game.
        """
        table = await self._tables.get(table_id)
        house = await self._people.house(table.venue.chat_id, caller, slug)
        return await self.change_house(table_id, caller, lambda _: house)

    async def open_panel(self, table_id: str, caller: Caller, panel: str) -> House:
        """The host or an admin opens, or closes, a choice under the lobby.

        Raises:
            Refused: not a lobby, or somebody else asks.
        """
        return await self._hosted(table_id, caller, lambda t, r: lobby.with_panel(t, r, panel))

    async def standing(self, venue: Venue) -> Table | None:
        """The lobby that stands here; None: there is none, or a match is being played."""
        table = await self._tables.standing(venue)
        return table if table is not None and isinstance(table.stage, Lobby) else None

    async def house(self, table_id: str, caller: Caller) -> House:
        """What is played here, for the host or an admin, who may change it.

        Raises:
            Refused: not a lobby, or somebody else asks.
        """
        table = await self._tables.get(table_id)
        lobby.lobby_of(table)
        lobby.must_host(table, await self._people.rights(table, caller, lobby.hosts))
        return lobby.house_of(table)

    async def _hosted(
        self, table_id: str, caller: Caller, step: Callable[[Table, Rights], Table]
    ) -> House:
        table = await self._tables.get(table_id)
        rights = await self._people.rights(table, caller, lobby.hosts)
        return lobby.house_of(
            await self._tables.change(table_id, lambda table: step(table, rights))
        )

    async def close_lobby(self, table_id: str, caller: Caller) -> Answer:
        """Clear the lobby away; a broken table too.

        Raises:
            Refused: a bystander asks while the lobby is its people's.
        """
        await self.change_lobby(
            table_id,
            caller,
            lambda t, rights: lobby.closed(t, rights, caller.name, self._tables.now()),
        )
        return Answer("answer-closed")

    async def start(self, table_id: str, caller: Caller) -> Answer:
        """The match begins.

        Raises:
            Refused: a bystander asks, or too few sit.
        """
        table = await self._tables.get(table_id)
        rights = await self._people.rights(table, caller)
        lobby.must_belong(table, rights)
        seed = token_bytes(32)
        given = await self._supplies.given(table, seed)
        await self._tables.change(
            table_id,
            lambda t: match.started(t, rights, seed, self._tables.now(), self._pace, given),
        )
        return SILENT

    async def rematch(self, table_id: str, caller: Caller) -> Answer:
        """Same seats, same house rules, a new lobby.

        Raises:
            Refused: the match is not over, or the caller did not sit there.
        """
        old = await self._tables.get(table_id)
        if not isinstance(old.stage, Over):
            raise Refused("answer-not-over")
        lobby.must_belong(old, await self._people.rights(old, caller))
        if await self._tables.standing(old.venue) is not None:
            raise Refused("answer-table-exists")
        settings = await self._people.chat_settings(old.venue.chat_id, caller.language_code)
        new = lobby.opened(new_id(), old.venue, old.slug, None, settings, self._tables.now())
        chairs = _fresh(old.chairs)
        new = replace(
            new, preset=old.preset, options=old.options, chairs=chairs, host_id=caller.id
        )
        if not await self._tables.store.open(new):
            raise Refused("answer-table-exists")
        await self._tables.change(old.id, lambda t: _followed(t, new.id))
        self._tables.poke()
        return SILENT


def _fresh(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The same company; who has left for good is replaced by a computer player."""
    taken = {chair.number for chair in chairs if isinstance(chair, Computer)}
    free = (number for number in count(1) if number not in taken)
    return tuple(
        chair
        if isinstance(chair, Computer)
        else Computer(next(free))
        if chair.is_gone
        else replace(chair, missed=0, is_away=False)
        for chair in chairs
    )


def _followed(table: Table, next_table: str) -> Table:
    if not isinstance(table.stage, Over):
        return table
    return replace(table, stage=replace(table.stage, next_table=next_table))


def _asked_side(table: Table, person_id: int) -> int | None:
    """The side for which the person asked before they could be reached."""
    asked = table.stage.asked if isinstance(table.stage, Lobby) else ()
    return next((person.side for person in asked if person.id == person_id), None)


def _with_company(table: Table) -> Table:
    """A table in a private chat: computer players take the other seats."""
    wanted = 3 if 3 in seats_of(table) else min(seats_of(table))
    chairs = table.chairs
    chairs += tuple(Computer(n) for n in range(1, wanted - len(chairs) + 1))
    return replace(table, chairs=chairs)
