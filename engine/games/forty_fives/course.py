"""The course of one action: the match as it changes, and what is told on the way."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import Seat, Told
from engine.games.forty_fives.events import Event
from engine.games.forty_fives.state import Cards, Deal, Phase, State


@dataclass(slots=True)
class Course:
    """A match while an action takes its course."""

    state: State
    told: list[Told[Event]] = field(default_factory=list)

    @property
    def deal(self) -> Deal:
        """The deal in progress."""
        return self.state.deal

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell the event to these seats; to all if none is named."""
        self.told.append(Told(event, frozenset(seats) if seats else None))

    def ask(self, phase: Phase) -> None:
        """Somebody owes the action of this phase."""
        self.change(phase=phase)

    def change(self, **changes: Any) -> None:
        """The match stands otherwise."""
        self.state = replace(self.state, **changes)

    def change_deal(self, **changes: Any) -> None:
        """The deal stands otherwise."""
        self.change(deal=replace(self.state.deal, **changes))

    def set_hand(self, seat: Seat, hand: Cards) -> None:
        """The seat holds these cards."""
        hands = self.deal.hands
        self.change_deal(hands=(*hands[:seat], hand, *hands[seat + 1 :]))
