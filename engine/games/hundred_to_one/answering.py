"""An answer, from the words to what they are worth: by the program's judgement or the host's."""

from __future__ import annotations

from typing import assert_never

from engine.game import Seat
from engine.games.hundred_to_one import big, circle, duel, faceoff, objections, reverse
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.events import (
    AnswerReferred,
    AnswerSentBack,
    VersionChosen,
)
from engine.games.hundred_to_one.knowing import hearing
from engine.games.hundred_to_one.matching import find_row, is_question
from engine.games.hundred_to_one.state import (
    Asking,
    Big,
    Buzzing,
    Duel,
    FaceOff,
    Judging,
    Main,
    Poll,
    Reverse,
    State,
    Steal,
    big_board,
)


def board_asked(state: State, phase: Asking) -> Board:
    """The board on which an answer of this phase is looked for."""
    return big_board(state, phase) if isinstance(phase, Big) else state.board


def answer(course: Course, phase: Asking | Poll, seat: Seat, text: str) -> None:
    """The seat answers.

    Raises:
        IllegalAction: it has to give another answer.
    """
    if (objection := objections.to_words(course.state, phase, text)) is not None:
        raise objection
    if isinstance(phase, Poll):
        circle.give_version(course, phase, seat, text)
    else:
        _judge(course, phase, seat, text)


def choose(course: Course, steal: Steal, seat: Seat, number: int) -> None:
    """The captain takes a version of the poll."""
    version = steal.versions[number - 1]
    course.tell(VersionChosen(seat, number, version))
    _judge(course, steal, seat, version.text)


def _judge(course: Course, phase: Asking, seat: Seat, text: str) -> None:
    """The program judges, or calls the host.

    Raises:
        IllegalAction: the answer has to be replaced.
    """
    state = course.state
    matching = state.options.matching
    if matching == "host":
        course.change(phase=Judging(phase, seat, text))
        course.tell_only(AnswerReferred(seat, text), hearing(state, phase))
    elif isinstance(phase, Duel):
        is_right = is_question(state.board, text, matching)
        duel.guessed(course, phase, seat, text, is_right=is_right)
    else:
        row = find_row(board_asked(state, phase), text, matching)
        if (objection := objections.to_row(state, phase, row)) is not None:
            raise objection
        _count(course, phase, seat, text, row)


def ruled(course: Course, judging: Judging, row: int | None, *, is_right: bool) -> None:
    """The host has judged; an answer that has to be replaced goes back to its seat (E9.2)."""
    phase, seat, text = judging.asking, judging.seat, judging.text
    course.change(phase=phase)
    if isinstance(phase, Duel):
        duel.guessed(course, phase, seat, text, is_right=is_right)
    elif (objection := objections.to_row(course.state, phase, row)) is not None:
        sent_back = AnswerSentBack(seat, text, objection.reason)
        course.tell_only(sent_back, hearing(course.state, phase))
    else:
        _count(course, phase, seat, text, row)


def _count(
    course: Course,
    phase: FaceOff | Main | Steal | Reverse | Big,
    seat: Seat,
    text: str,
    row: int | None,
) -> None:
    match phase:
        case FaceOff():
            faceoff.answered(course, phase, seat, text, row)
        case Main():
            circle.answered(course, phase, seat, text, row)
        case Steal():
            circle.stolen(course, phase, seat, text, row)
        case Reverse():
            reverse.answered(course, phase, seat, text, row)
        case Big():
            big.answered(course, phase, text, row)
        case _:
            assert_never(phase)


def give_none(course: Course, phase: Asking | Poll | Buzzing, seat: Seat) -> None:
    """The seat gives no answer, which is never judged (E4.1, E9.4)."""
    match phase:
        case Buzzing():
            faceoff.buzz_passed(course, phase, seat)
        case Poll():
            circle.give_version(course, phase, seat, "")
        case Duel():
            duel.guessed(course, phase, seat, "", is_right=False)
        case _:
            _count(course, phase, seat, "", None)
