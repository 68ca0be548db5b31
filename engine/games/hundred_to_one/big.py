"""The big game: E7."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.ending import end_round
from engine.games.hundred_to_one.events import (
    BigAnswered,
    BigPartEnded,
    BigPlayersNamed,
    BigQuestionAsked,
)
from engine.games.hundred_to_one.knowing import hearing
from engine.games.hundred_to_one.state import (
    Big,
    NamingFirst,
    NamingSecond,
    State,
    big_board,
    big_turn,
)
from engine.games.hundred_to_one.values import (
    BigAnswer,
    Team,
    captain_of,
    leading,
    seats_of,
    team_of,
)


def begin(course: Course) -> None:
    """The team with more points plays, or who has won the tie-break; its captain names two."""
    state = course.state
    team = finalist(state)
    course.change(playing=team)
    if state.options.team_size == 1:
        _begin_parts(course, captain_of(team), captain_of(team))
    else:
        course.change(phase=NamingFirst(team))


def finalist(state: State) -> Team:
    """The team that plays the big game (E3.3)."""
    leader = leading(state.scores)
    return (state.finalist or 0) if leader is None else leader


def name_first(course: Course, naming: NamingFirst, first: Seat) -> None:
    """The captain has named the first player; of two members the other is the second (E7.1)."""
    others = [s for s in seats_of(naming.team, course.state.options.team_size) if s != first]
    if len(others) == 1:
        _begin_parts(course, first, others[0])
    else:
        course.change(phase=NamingSecond(naming.team, first))


def name_second(course: Course, naming: NamingSecond, second: Seat) -> None:
    """The captain has named the second player (E7.1)."""
    _begin_parts(course, naming.first, second)


def _begin_parts(course: Course, first: Seat, second: Seat) -> None:
    course.tell(BigPlayersNamed(first, second))
    _ask(course, Big(first, second))


def _ask(course: Course, big: Big) -> None:
    """The next question."""
    course.change(phase=big)
    part, question = big_turn(course.state, big)
    text = big_board(course.state, big).question
    seat = whose_turn(course.state, big)
    asked = BigQuestionAsked(seat, part, question + 1, text)
    course.tell_only(asked, hearing(course.state, big))


def whose_turn(state: State, big: Big) -> Seat:
    """Who answers (E7.2)."""
    return big.first if big_turn(state, big)[0] == 1 else big.second


def answered(course: Course, big: Big, text: str, row: int | None) -> None:
    """A player has answered; the votes go to the fund at once (E7.3)."""
    state = course.state
    part, question = big_turn(state, big)
    votes = 0 if row is None else state.boards[question].rows[row - 1].votes
    answer = BigAnswer(text, row, votes)
    seat = whose_turn(state, big)
    played = Big(big.first, big.second, (*big.answers, answer))
    course.change(fund=state.fund + votes)
    course.tell_only(BigAnswered(seat, part, question + 1, answer), hearing(state, big))
    has_won = course.state.fund >= state.options.big_target
    is_last = question + 1 == len(state.boards)
    if is_last or has_won:
        course.tell(BigPartEnded(part, course.state.fund))
    if has_won or (is_last and part == 2):
        course.change(big=played, prize=has_won, playing=team_of(seat))
        end_round(course)
    else:
        _ask(course, played)


def answer_of_first(state: State, big: Big) -> BigAnswer | None:
    """What the first player said to the question that the second has to answer; None: part 1."""
    part, question = big_turn(state, big)
    return big.answers[question] if part == 2 else None
