"""The course of one action: what follows from it, until somebody owes an action."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import Seat, Told
from engine.games.hundred_to_one.events import (
    AnswerJudged,
    Event,
    FundTaken,
    LampLit,
    RowOpened,
)
from engine.games.hundred_to_one.showing import shown_row
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.values import Said, Team, Verdict


@dataclass(slots=True)
class Course:
    """A match while an action takes its course."""

    state: State
    told: list[Told[Event]] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        """Tell the event to all."""
        self.told.append(Told(event))

    def tell_only(self, event: Event, seats: frozenset[Seat] | None) -> None:
        """Tell the event to these seats; None: to all."""
        self.told.append(Told(event, seats))

    def change(self, **changes: Any) -> None:
        """The match stands otherwise."""
        self.state = replace(self.state, **changes)

    def judge(self, seat: Seat, text: str, row: int | None) -> Said:
        """What the seat has said is held against the board, and remembered."""
        said = Said(seat, text, row, self._verdict(text, row))
        self.change(said=(*self.state.said, said))
        self.tell(AnswerJudged(said))
        return said

    def _verdict(self, text: str, row: int | None) -> Verdict:
        if not text:
            return Verdict.NONE
        if row is None:
            return Verdict.MISS
        return Verdict.REPEATED if row in self.state.open else Verdict.HIT

    def open_row(self, row: int, seat: Seat | None, *, counts: bool = True) -> None:
        """The row is opened; if it counts, its points go to the fund (E4.3)."""
        state = self.state
        votes = state.board.rows[row - 1].votes
        fund = state.fund + (votes * state.multiplier if counts else 0)
        self.change(open=tuple(sorted((*state.open, row))), fund=fund)
        self.tell(RowOpened(shown_row(self.state, row), seat, fund))

    def light_lamp(self, team: Team) -> None:
        """The team has a miss more."""
        misses = _added(self.state.misses, team, 1)
        self.change(misses=misses)
        self.tell(LampLit(team, misses))

    def take_fund(self, team: Team) -> tuple[int, int]:
        """The fund goes to the team; what each team has gained."""
        amount = self.state.fund
        scores = _added(self.state.scores, team, amount)
        self.change(scores=scores, fund=0, taker=team)
        self.tell(FundTaken(team, amount, is_stolen=team != self.state.playing))
        return _added((0, 0), team, amount)


def _added(pair: tuple[int, int], team: Team, number: int) -> tuple[int, int]:
    one, other = pair
    return (one + number, other) if team == 0 else (one, other + number)
