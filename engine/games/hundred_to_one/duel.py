"""The captains' duel, which may replace the reverse game: E8."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.ending import end_round
from engine.games.hundred_to_one.events import QuestionGuessed, QuestionTold
from engine.games.hundred_to_one.state import Duel
from engine.games.hundred_to_one.values import Said, Verdict, rival_of


def begin(course: Course) -> None:
    """The least popular row is opened, and the poorer team's captain guesses first (E8.1)."""
    one, other = course.state.scores
    leader = 0 if one > other else 1
    course.open_row(len(course.state.board.rows), None)
    course.change(phase=Duel(rival_of(leader), leader))


def guessed(course: Course, duel: Duel, seat: Seat, text: str, *, is_right: bool) -> None:
    """A captain has guessed at the question, or passed (E8.2)."""
    verdict = Verdict.HIT if is_right else Verdict.MISS if text else Verdict.NONE
    course.change(said=(*course.state.said, Said(seat, text, None, verdict)))
    course.tell(QuestionGuessed(seat, text, is_right))
    highest = min(course.state.open)
    if is_right:
        course.change(duel=seat)
        _end(course)
    elif duel.team != duel.leader:
        course.change(phase=Duel(duel.leader, duel.leader))
    elif highest == 1:
        _end(course)
    else:
        course.open_row(highest - 1, None)
        course.change(phase=Duel(rival_of(duel.leader), duel.leader))


def _end(course: Course) -> None:
    course.tell(QuestionTold(course.state.board.question))
    end_round(course)
