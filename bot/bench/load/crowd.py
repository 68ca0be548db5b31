"""The people of the load: they press at a steady rate and note what becomes of each press."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.bench.faults.ledger import Ledger, Press
from bot.bench.load.tables import Spot, begun
from bot.bench.load.telegram import LeanTelegram
from bot.callbacks import Act, Verb
from bot.quiz import move_of
from bot.store import Store
from bot.table import Person, Playing, Table
from engine.game import Seat
from engine.games import GAMES
from playground.model import Json

PATIENCE = 15.0
"""Seconds for which Telegram takes an answer to a press."""
POPUPS = ("hand", "scores", "last")
POPUP_EACH = 5
"""Every so manieth press looks at something instead of making a move."""

_POSITION = re.compile(r"[ac]:(\w+):(\d+):|v:(\w+):(?:mark|call):(\d+)\.")


@dataclass(slots=True)
class Lags:
    """How long after a press the next one to move can see that it is their turn."""

    seconds: list[float] = field(default_factory=list)
    _pressed: dict[str, deque[tuple[int, float]]] = field(default_factory=dict)
    """For each table the positions that no hand has shown yet, and when they came about."""

    def pressed(self, table_id: str, position: int, at: float) -> None:
        """A press has led to this position."""
        self._pressed.setdefault(table_id, deque()).append((position, at))

    def withdrawn(self, table_id: str, position: int) -> None:
        """It has not: the press was refused."""
        waiting = self._pressed.get(table_id, deque())
        if waiting and waiting[-1][0] == position:
            waiting.pop()

    def shown(self, message: Json, at: float) -> None:
        """A message has been sent or edited; its buttons say which position it shows."""
        for row in message.get("reply_markup", {}).get("inline_keyboard", ()):
            for button in row:
                if found := _POSITION.match(button.get("callback_data", "")):
                    one, first, other, second = found.groups()
                    self._settle(one or other, int(first or second), at)
                    return

    def _settle(self, table_id: str, position: int, at: float) -> None:
        waiting = self._pressed.get(table_id, deque())
        while waiting and waiting[0][0] <= position:
            self.seconds.append(at - waiting.popleft()[1])

    def is_over(self, table_id: str) -> None:
        """Nobody has to move at this table any more."""
        self._pressed.pop(table_id, None)

    def rest(self) -> Lags:
        """The same without what has been measured."""
        return Lags(_pressed=self._pressed)

    def still_waiting(self, at: float) -> list[float]:
        """For how long the positions have waited that are not shown to this moment."""
        return [at - since for waiting in self._pressed.values() for _, since in waiting]


@dataclass(slots=True)
class Tally:
    """What has become of the presses."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a press to its answer."""
    unanswered: int = 0
    words: int = 0
    """Answers of a quiz, which are messages."""
    pop_ups: int = 0
    late: float = 0.0
    """How far behind its rate the crowd has been at most, in seconds."""
    idle: int = 0
    """Presses that were not made because no table had anything to press."""
    said: Counter[str] = field(default_factory=Counter)
    """What was told to whoever pressed, by words."""
    lags: Lags = field(default_factory=Lags)


class Crowd:
    """People at some of the tables, who press so many times a second in all."""

    def __init__(
        self, store: Store, telegram: LeanTelegram, spots: Sequence[Spot], ledger: Ledger
    ) -> None:
        self._store = store
        self._telegram = telegram
        self._ledger = ledger
        self._free = deque(spots)
        """Where nobody waits for an answer; who has waited longest comes first."""
        self._generations: Counter[int] = Counter()
        self._presses = 0
        self.tally = Tally()
        telegram.listeners.append(self._heard)
        self.tables = {spot.table_id(0) for spot in spots}
        """All tables at which they have played."""

    def start_anew(self) -> Tally:
        """What has been counted so far; from now on it is counted from nothing."""
        before, self.tally = self.tally, Tally(lags=self.tally.lags.rest())
        return before

    def _heard(self, message: Json) -> None:
        self.tally.lags.shown(message, _moment())

    async def press(self, rate: float, seconds: float) -> None:
        """Press at this rate for so long, and wait for the last answers."""
        began = _moment()
        async with asyncio.TaskGroup() as group:
            for number in range(round(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(max(due - _moment(), 0))
                self.tally.late = max(self.tally.late, _moment() - due)
                group.create_task(self._press_once())

    async def _press_once(self) -> None:
        for _ in range(len(self._free)):
            spot = self._free.popleft()
            try:
                if await self._did_something(spot):
                    return
            finally:
                self._free.append(spot)
        self.tally.idle += 1

    async def _did_something(self, spot: Spot) -> bool:
        """Whether there was anything to do here but wait."""
        table = await self._store.load(spot.table_id(self._generations[spot.number]))
        if table is None or not isinstance(table.stage, Playing):
            self.tally.lags.is_over(spot.table_id(self._generations[spot.number]))
            self._generations[spot.number] += 1
            table = await begun(self._store, spot, self._generations[spot.number])
            self.tables.add(table.id)
        assert isinstance(table.stage, Playing)  # noqa: S101 - it has just begun
        game, state = GAMES[table.slug], table.stage.state
        if game.is_at_rest(state):
            return False
        self._presses += 1
        if self._presses % POPUP_EACH == 0:
            await self._look(table)
            return True
        seat = min(game.to_move(state))
        action = move_of(table.slug, state, seat)
        if action in game.legal(state, seat):
            await self._move(table, seat, action)
        else:
            self._say(table, seat, action.text)
        return True

    async def _look(self, table: Table) -> None:
        """Somebody looks at something in a pop-up of the group's table."""
        self.tally.pop_ups += 1
        person = table.people[self._presses % len(table.people)]
        word = POPUPS[self._presses // POPUP_EACH % len(POPUPS)]
        await self._answered(person, table.venue.chat_id, str(Verb(table.id, word)))

    async def _move(self, table: Table, seat: Seat, action: Any) -> None:
        stage, person = table.stage, table.chairs[seat]
        assert isinstance(stage, Playing)  # noqa: S101 - only then somebody moves
        assert isinstance(person, Person)  # noqa: S101 - only people sit here
        game = GAMES[table.slug]
        index = game.legal(stage.state, seat).index(action)
        press = Press(table.id, stage.position, seat, str(action))
        self._ledger.pressed(press)
        after = game.apply(stage.state, seat, action).state
        somebody_waits = bool(game.to_move(after)) and not game.is_at_rest(after)
        if somebody_waits:
            self.tally.lags.pressed(table.id, stage.position + 1, _moment())
        act = Act(table.id, stage.position, index)
        told = await self._answered(person, person.id, str(act))
        if told is not None:
            self._ledger.answered(press, told or None)
        if told:
            self.tally.said[told] += 1
        if told != "" and somebody_waits:
            self.tally.lags.withdrawn(table.id, stage.position + 1)

    def _say(self, table: Table, seat: Seat, words: str) -> None:
        person = table.chairs[seat]
        assert isinstance(person, Person)  # noqa: S101 - only people sit here
        self.tally.words += 1
        self._ledger.words[table.id, seat] += 1
        self._telegram.write(_user(person), words)

    async def _answered(self, person: Person, chat_id: int, data: str) -> str | None:
        """What the press of this button was answered; None: nothing was."""
        began = _moment()
        answer = self._telegram.press(_user(person), chat_id, data)
        try:
            async with asyncio.timeout(PATIENCE):
                told = await answer
        except TimeoutError:
            self.tally.unanswered += 1
            return None
        self.tally.answers.append(told.at - began)
        return told.text


def _user(person: Person) -> Json:
    return {
        "id": person.id,
        "is_bot": False,
        "first_name": person.name,
        "language_code": person.prefs.language,
    }


def _moment() -> float:
    return asyncio.get_running_loop().time()
