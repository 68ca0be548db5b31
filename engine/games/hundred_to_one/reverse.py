"""The reverse game: E6."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.ending import end_round
from engine.games.hundred_to_one.events import ReverseAnswered, ReverseOpened
from engine.games.hundred_to_one.showing import row_numbers
from engine.games.hundred_to_one.state import Reverse, State
from engine.games.hundred_to_one.values import (
    Said,
    Team,
    Verdict,
    leading,
    rival_of,
    team_of,
)


def begin(course: Course) -> None:
    """The captain of the poorer team answers first (E6.1)."""
    course.change(phase=Reverse(_first_team(course.state)))


def _first_team(state: State) -> Team:
    leader = leading(state.scores)
    richer = state.taker if leader is None else leader
    return 0 if richer is None else rival_of(richer)


def answered(course: Course, reverse: Reverse, seat: Seat, text: str, row: int | None) -> None:
    """A captain has answered; when both have, their rows count (E6.3)."""
    verdict = Verdict.NONE if not text else Verdict.MISS if row is None else Verdict.HIT
    said = Said(seat, text, row, verdict)
    course.tell(ReverseAnswered(seat, text))
    if reverse.first is None:
        course.change(phase=Reverse(rival_of(reverse.team), said))
        return
    _open(course, (reverse.first, said))


def _open(course: Course, answers: tuple[Said, Said]) -> None:
    state = course.state
    gains = {team_of(said.seat): worth(state, said.row) for said in answers}
    gained = (gains[0], gains[1])
    scores = (state.scores[0] + gained[0], state.scores[1] + gained[1])
    course.change(said=answers, scores=scores, open=tuple(row_numbers(state.board)))
    course.tell(ReverseOpened(answers, gained))
    end_round(course, gained)


def worth(state: State, row: int | None) -> int:
    """What the row brings in the reverse game; nothing off the board."""
    return 0 if row is None else state.options.reverse_values[row - 1]
