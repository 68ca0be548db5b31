"""What the bot has written to whom, held against what the rules let each of them know."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.bench.faults.witness import all_of, cards_in, cards_of
from bot.record import played, standing
from bot.table import LogEntry, Table
from engine.cards import Card
from engine.game import Seat
from engine.games import GAMES
from engine.games.hundred_to_one.boards import Board
from playground.model import Json

__all__ = ["LONG", "Record", "cards_in", "cards_of", "leaks", "told"]

LONG = 8
"""Letters from which on an answer of a board does not stand anywhere by chance."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match as its log tells it: every state, and from when on it could be shown."""

    table: Table
    seed: str
    moments: tuple[float, ...]
    states: tuple[Any, ...]

    @classmethod
    def of(cls, table: Table, log: Sequence[LogEntry]) -> Record:
        """Play the log again."""
        game = GAMES[table.slug]
        start, *entries = log
        first, actions = played(table, log)
        states = [first]
        for seat, action in actions:
            states.append(game.apply(states[-1], seat, action).state)
        moments = (start.at, *(entry.at for entry in standing(entries)))
        return cls(table, start.action.split()[1], moments, tuple(states))

    def known(self, seat: Seat | None) -> list[frozenset[Card]]:
        """For each position, the cards the seat has seen since the last rest between deals."""
        game, known = GAMES[self.table.slug], []
        seen: frozenset[Card] = frozenset()
        before: frozenset[Card] = frozenset()
        for state in self.states:
            if game.is_at_rest(state):
                before, seen = seen, frozenset()
            seen |= frozenset(cards_of(game.view(state, seat)))
            known.append(seen | before)
        return known

    @property
    def boards(self) -> frozenset[str]:
        """Questions and answers of all boards, as far as no other text would hold them."""
        texts: set[str] = set()
        for board in {board for state in self.states for board in all_of(Board, state)}:
            texts |= {board.question, *(row.answer for row in board.rows)}
        return frozenset(text for text in texts if len(text) >= LONG)

    def position_at(self, moment: float) -> int:
        """The newest state that could be shown at the moment."""
        return bisect_right(self.moments, moment) - 1


def told(call: Json) -> str:
    """All that a call of the Bot API shows to people, and what its buttons carry."""
    params = call["params"]
    keyboard = json.loads(params.get("reply_markup") or "{}")
    buttons = [b for row in keyboard.get("inline_keyboard", []) for b in row]
    words = [params.get("text", ""), params.get("caption", "")]
    words += [button.get(name, "") for button in buttons for name in ("text", "url")]
    words += [button.get("callback_data", "") for button in buttons]
    return "\n".join(map(str, words))


def leaks(record: Record, calls: Sequence[Json], people: Mapping[int, Seat]) -> list[str]:
    """Every call that shows a chat a card which its reader may not know by then."""
    known = {seat: record.known(seat) for seat in (None, *people.values())}
    found = []
    for call in calls:
        seat = people.get(int(call["params"].get("chat_id", 0)))
        position = max(0, record.position_at(call["at"]))
        excess = cards_in(told(call)) - known[seat][position]
        if excess:
            found.append(
                f"{call['method']} at {position} to seat {seat}: {sorted(map(str, excess))}"
            )
    return found
