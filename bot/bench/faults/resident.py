"""Somebody who sits down and plays on, whatever breaks around them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from bot import callbacks
from bot.bench.calls import Figures, Player, Tap, verb
from bot.bench.faults.ledger import Ledger, Press
from bot.lobby import lobby_of
from bot.store import Store, StoreDown
from bot.table import BrokenTable, Lobby, Playing, Table
from bot.table import Person as Seated
from engine.games import GAMES
from playground.client import GaveUp, Person, Refusal
from playground.seen import Seen

ANSWER_SECONDS = 20.0
"""How long a person waits for an answer: Telegram itself takes none after 15 s."""
AGAIN_SECONDS = 6.0
"""After so long without a move a person tries once more."""
LOOK_SECONDS = 1.0
"""How long a person waits for something to happen before looking again."""


@dataclass(slots=True)
class Party:
    """People of one group who play one game, match after match."""

    slug: str
    group: int
    people: list[Person]
    tables: list[str] = field(default_factory=list)
    """The tables that have stood here, the present one last."""
    is_drowsy: bool = False
    """Whether the last of them lets every other turn of theirs run out."""
    is_waiting: bool = False
    """Whether nobody begins anything new."""


@dataclass(frozen=True, slots=True)
class Due:
    """A press that would make somebody's move."""

    person: Person
    tap: Tap
    press: Press

    async def make(self, ledger: Ledger, *, patience: float = ANSWER_SECONDS) -> None:
        """Press, wait for the answer and write both down.

        Raises:
            GaveUp: there is none.
        """
        query = await self.person.tap(self.tap.hand, data=self.tap.button.data)
        ledger.pressed(self.press)
        answer = await self.person.answer(query, patience=patience)
        ledger.answered(self.press, answer.text)


def due_of(person: Person, table: Table, tap: Tap | str | None) -> Due | None:
    """The press that this tap is, if it makes a move."""
    seat = table.seat_of(person.id)
    if not isinstance(tap, Tap) or tap.act is None or seat is None:
        return None
    assert isinstance(table.stage, Playing)  # noqa: S101 - only then there is a hand
    legal = GAMES[table.slug].legal(table.stage.state, seat)
    if tap.act.index >= len(legal):
        return None
    return Due(person, tap, Press(table.id, tap.act.position, seat, str(legal[tap.act.index])))


class Resident:
    """One of a party; does what is due as far as the stored table says, and writes it down."""

    def __init__(self, party: Party, number: int, store: Store, ledger: Ledger) -> None:
        self.person = party.people[number]
        self._party = party
        self._number = number
        self._store = store
        self._ledger = ledger
        self._player = Player(self.person, store, "", Figures())
        self._tried: tuple[str, int, float] = "", -1, 0.0
        """Table, position and moment of the last try."""
        self._dozed = -1
        """The position at which the last turn was, or is being, slept through."""
        self.is_leaving = False

    async def live(self) -> None:
        """Play until it is time to leave."""
        while not self.is_leaving:
            if self._party.is_waiting:
                await self.person.hear(LOOK_SECONDS)
                continue
            try:
                await self._do_what_is_due()
            except (StoreDown, BrokenTable, Refusal, GaveUp):
                # everything breaks now and then here; the next look says what is due then
                await self.person.hear(LOOK_SECONDS)

    async def _do_what_is_due(self) -> None:
        table = await self._table()
        match table:
            case Table(stage=Lobby()):
                await self._gather(table)
            case Table(stage=Playing(position=position)):
                await self._play(table, position)
            case _:
                await self._open()

    async def _table(self) -> Table | None:
        table_id = await self._store.table_at(f"{self._party.group}:0")
        if table_id is None:
            return None
        table = await self._store.load(table_id)
        if table is not None and table_id not in self._party.tables:
            self._party.tables.append(table_id)
        return table

    async def _open(self) -> None:
        """The first of the party asks for a table, the others wait for it."""
        if self._number == 0 and self._may_try("", 0):
            await self.person.send(f"/play {self._party.slug}", self._party.group)
        await self.person.hear(LOOK_SECONDS)

    async def _gather(self, table: Table) -> None:
        """Sit down; the first one starts when everybody sits."""
        wanted = ""
        if table.seat_of(self.person.id) is None:
            wanted = "seat"
        elif self._number == 0 and len(table.people) == len(self._party.people):
            wanted = "start"
        lobby = self._message(table, wanted) if wanted else None
        if lobby is None or not self._may_try(table.id, -2 - len(lobby_of(table).asked)):
            await self.person.hear(LOOK_SECONDS)
            return
        buttons = verb(lobby, wanted)
        button = buttons[self._number % len(buttons)]
        await self.person.press(lobby, button, patience=ANSWER_SECONDS)

    def _message(self, table: Table, name: str) -> Seen | None:
        """The newest message in the group with such a button of the table."""
        for seen in reversed(self.person.messages(self._party.group)):
            for button in verb(seen, name):
                meant = callbacks.parse(button.data or "")
                if isinstance(meant, callbacks.Verb) and meant.table == table.id:
                    return seen
        return None

    async def _play(self, table: Table, position: int) -> None:
        if self._is_away(table):
            await self._come_back(table)
            return
        due = None if self._dozes(table, position) else self._player.due(table)
        match due:
            case str() if self._may_try(table.id, position):
                await self._say(table, due)
            case Tap(act=callbacks.Act()) if self._may_try(table.id, position):
                self._dozed = -1
                if made := due_of(self.person, table, due):
                    await made.make(self._ledger)
            case Tap(act=None) if self._may_try(table.id, position, AGAIN_SECONDS / 3):
                self._tried = "", -1, 0.0  # the move itself is still to come
                await self.person.press(due.hand, due.button, patience=ANSWER_SECONDS)
                with suppress(GaveUp):
                    await self.person.until(
                        lambda: due.hand not in self.person.messages(), patience=LOOK_SECONDS
                    )
            case _:
                await self.person.hear(LOOK_SECONDS)

    def _is_away(self, table: Table) -> bool:
        """Whether a computer player has the seat: while the bot was dead, time ran out."""
        seat = table.seat_of(self.person.id)
        chair = None if seat is None else table.chairs[seat]
        return isinstance(chair, Seated) and chair.is_away

    async def _come_back(self, table: Table) -> None:
        for seen in reversed(self.person.messages()):
            for button in verb(seen, "back"):
                if self._may_try(table.id, -1):
                    await self.person.press(seen, button, patience=ANSWER_SECONDS)
                    return
        await self.person.hear(LOOK_SECONDS)

    def _dozes(self, table: Table, position: int) -> bool:
        """Whether this turn is slept through: each second one, so that no computer takes over."""
        is_drowsy = self._party.is_drowsy and self._number == len(self._party.people) - 1
        seat = table.seat_of(self.person.id)
        if not (is_drowsy and isinstance(table.stage, Playing) and seat is not None):
            return False
        if seat not in GAMES[table.slug].to_move(table.stage.state):
            return False
        if self._dozed not in {-1, position}:
            return False
        self._dozed = position
        return True

    def _may_try(self, table_id: str, position: int, pause: float = AGAIN_SECONDS) -> bool:
        """Whether this has not been tried just now; it is then."""
        now = asyncio.get_running_loop().time()
        if self._tried[:2] == (table_id, position) and now - self._tried[2] < pause:
            return False
        self._tried = table_id, position, now
        return True

    async def _say(self, table: Table, words: str) -> None:
        seat = table.seat_of(self.person.id)
        assert seat is not None  # noqa: S101 - who does not sit is asked for nothing
        self._ledger.words[table.id, seat] += 1
        self._dozed = -1
        await self.person.send(words)
