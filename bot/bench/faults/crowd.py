"""Many parties that play at the same time, and what has become of their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import cycle, islice

from bot.bench.calls import Figures, Player
from bot.bench.faults.ledger import LANGUAGE, Ledger
from bot.bench.faults.resident import Due, Party, Resident, due_of
from bot.bench.stand import Stand
from bot.prefs import ChatSettings
from bot.store import Store, StoreDown, store_at
from bot.table import Lobby, Playing, Table
from engine.games import GAMES
from playground.memory import hardly_searched

USUAL = {"thousand": 3, "hundred_one": 3, "hundred_to_one": 4}
"""How many play where that is not the fewest."""
DROWSY_SECONDS = 10
"""The turn clock at the table where somebody dozes."""
PATIENCE = 240.0
"""Seconds for which everything waits that must come: this machine may have much else to do."""


class Stuck(AssertionError):  # noqa: N818 - it says what a table is
    """A table does not go on."""


class Crowd:
    """Parties, what they have done, and their tables as they are stored."""

    def __init__(self, made: Stand, store: Store, parties: Sequence[Party]) -> None:
        self.made = made
        self.store = store
        self.parties = parties
        self.ledger = Ledger()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays on until the block ends; nobody leaves while waiting for an answer."""
        residents = [
            Resident(party, number, self.store, self.ledger)
            for party in self.parties
            for number in range(len(party.people))
        ]
        with hardly_searched():  # the playground is part of this very process
            async with asyncio.TaskGroup() as group:
                for resident in residents:
                    group.create_task(resident.live())
                await self.until_all_play()
                yield
                for resident in residents:
                    resident.is_leaving = True

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """Nobody does anything of their own accord until the block ends."""
        for party in self.parties:
            party.is_waiting = True
        try:
            yield
        finally:
            for party in self.parties:
                party.is_waiting = False

    async def due(self) -> list[Due]:
        """A press that somebody would make now in each party, as soon as most have one.

        Raises:
            TimeoutError: nobody has anything to press.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                found = [await self._due_in(party) for party in self.parties]
                due = [one for one in found if one is not None]
                if 2 * len(due) >= len(self.parties):
                    return due
                await self.parties[0].people[0].hear(0.5)

    async def due_in(self, party: Party) -> Due:
        """The press that somebody of the party would make now, as soon as there is one.

        Raises:
            TimeoutError: nobody has anything to press.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                if due := await self._due_in(party):
                    return due
                await party.people[0].hear(0.5)

    async def _due_in(self, party: Party) -> Due | None:
        table = await self.store.load(party.tables[-1])
        if table is None or not isinstance(table.stage, Playing):
            return None
        for person in party.people:
            tap = Player(person, self.store, table.id, Figures()).due(table)
            if due := due_of(person, table, tap):
                return due
        return None

    async def tables(self) -> list[Table]:
        """The table of each party that stands now, as far as one does."""
        found = [await self.store.load(party.tables[-1]) for party in self.parties if party.tables]
        return [table for table in found if table is not None]

    async def until_all_play(self) -> None:
        """Wait until every party has begun a match; those of short ones are over again by then.

        Raises:
            TimeoutError: one does not.
        """
        waiting = [*self.parties]
        async with asyncio.timeout(PATIENCE):
            while waiting := [p for p in waiting if not await self._has_begun(p)]:
                await waiting[0].people[0].hear(0.5)

    async def _has_begun(self, party: Party) -> bool:
        tables = [await self.store.load(table_id) for table_id in party.tables]
        return any(table is not None and not isinstance(table.stage, Lobby) for table in tables)

    async def made_moves(self) -> dict[str, int]:
        """How many actions each table has seen, by its id."""
        return {
            table_id: len(await self.store.log(table_id))
            for party in self.parties
            for table_id in party.tables
        }

    async def _steps(self) -> dict[str, int]:
        """How far each table has come, by its id: who has sat down there, and what was done."""
        made = await self.made_moves()
        for table_id in made:
            table = await self.store.load(table_id)
            made[table_id] += 0 if table is None else 1 + len(table.chairs)
        return made

    async def in_play(self) -> list[Party]:
        """The parties in the midst of a match, where no limit of the group holds up a turn."""
        playing = {t.id for t in await self.tables() if isinstance(t.stage, Playing)}
        return [party for party in self.parties if party.tables and party.tables[-1] in playing]

    async def until_all_go_on(self, parties: Sequence[Party] | None = None) -> None:
        """Wait until each of these has gone on from now: somebody makes a move, or sits down.

        None: all parties.

        Raises:
            Stuck: one has not, and nothing can be the reason but a fault.
        """
        before = await self._patient_steps()
        waiting = [*(self.parties if parties is None else parties)]
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while waiting:
            await asyncio.sleep(0.5)
            now = await self._patient_steps()
            waiting = [p for p in waiting if _total(p, now) <= _total(p, before)]
            if waiting and asyncio.get_running_loop().time() > deadline:
                stuck = ", ".join(f"{p.slug} {p.tables[-1]}" for p in waiting)
                raise Stuck(f"no move is made at: {stuck}")

    async def _patient_steps(self) -> dict[str, int]:
        while True:
            try:
                return await self._steps()
            except StoreDown:
                await asyncio.sleep(0.5)

    async def faults(self) -> list[str]:
        """What is wrong with what is stored, a sentence each."""
        found: list[str] = []
        for party in self.parties:
            for table_id in party.tables:
                table = await self.store.load(table_id)
                if table is None:
                    found.append(f"{party.slug} {table_id} is no longer there")
                else:
                    found += self.ledger.faults(table, await self.store.log(table_id))
        return found

    async def refused_calls(self) -> int:
        """How many calls Telegram has refused as too many."""
        calls = await self.made.playground.calls()
        return sum(call["error_code"] == 429 for call in calls)


def _total(party: Party, steps: dict[str, int]) -> int:
    return sum(steps.get(table_id, 0) for table_id in party.tables)


def games(tables: int) -> list[str]:
    """The games of so many tables: all of them in turn."""
    return [*islice(cycle(GAMES), tables)]


@asynccontextmanager
async def gathered(
    made: Stand, slugs: Sequence[str], *, drowsy: bool = False
) -> AsyncIterator[Crowd]:
    """A party for each game, in a group of its own; in the first one somebody may be drowsy."""
    async with store_at(made.redis_url) as store:
        parties = []
        for number, slug in enumerate(slugs):
            party = await _party(made, number, slug)
            party.is_drowsy = drowsy and not number
            settings = ChatSettings(language=LANGUAGE, is_set=True)
            if party.is_drowsy:
                settings = replace(settings, turn_seconds=DROWSY_SECONDS)
            await store.save_chat_settings(party.group, settings)
            parties.append(party)
        yield Crowd(made, store, parties)


async def _party(made: Stand, number: int, slug: str) -> Party:
    """People who have started the bot, in a group with it."""
    seats = USUAL.get(slug, min(GAMES[slug].seats))
    playground = made.playground
    people = [
        await playground.add_person(f"P{number}-{seat}", language_code=LANGUAGE)
        for seat in range(seats)
    ]
    for person in people:
        await person.start()
    for person in people:
        await person.expect(lambda seen: seen.by_bot, patience=PATIENCE)
    group = await playground.add_group(f"Table {number}", people)
    return Party(slug, group, people)
