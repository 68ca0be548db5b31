"""The course of one action: the match as it changes, and what is told on the way."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.cards import Card
from engine.game import Seat, Told
from engine.games.fifty_five.events import Event
from engine.games.fifty_five.state import State


@dataclass(slots=True)
class Course:
    """A match while an action takes its course."""

    state: State
    told: list[Told[Event]] = field(default_factory=list)

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell the event to these seats; to all if none is named."""
        self.told.append(Told(event, frozenset(seats) if seats else None))

    def change(self, **changes: Any) -> None:
        """The match stands otherwise."""
        self.state = replace(self.state, **changes)

    def set_hand(self, seat: Seat, hand: tuple[Card, ...]) -> None:
        """The seat holds these cards."""
        hands = self.state.hands
        self.change(hands=(*hands[:seat], hand, *hands[seat + 1 :]))
