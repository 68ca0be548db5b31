"""How a round ends, and the match: E3.3 to E3.5."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.events import BoardShown, MatchEnded, RoundEnded
from engine.games.hundred_to_one.plan import coming
from engine.games.hundred_to_one.showing import row_numbers, shown_rows
from engine.games.hundred_to_one.state import Over, Rest, State
from engine.games.hundred_to_one.values import (
    RoundName,
    RoundScore,
    RowShown,
    Team,
    leading,
    seats_of,
)


def end_round(course: Course, gained: tuple[int, int] = (0, 0), taker: Team | None = None) -> None:
    """The host opens the rest of the board; the match rests or is over (HO-015)."""
    state = course.state
    rows: tuple[RowShown, ...] = ()
    if state.round is not RoundName.BIG:
        course.change(open=tuple(row_numbers(state.board)))
        rows = shown_rows(course.state)
        course.tell(BoardShown(rows))
    score = _account(course.state, gained, taker)
    games = 0 if state.round is RoundName.TIEBREAK else 1
    course.change(history=(*state.history, score), played=state.played + games, phase=Rest())
    course.tell(RoundEnded(score, rows, state.said))
    if coming(course.state) is None:
        _end_match(course)


def _account(state: State, gained: tuple[int, int], taker: Team | None) -> RoundScore:
    name = state.round or RoundName.BIG
    return RoundScore(
        round=name,
        number=state.number,
        question="" if name is RoundName.BIG else state.board.question,
        playing=state.playing,
        taker=taker,
        gained=gained,
        misses=state.misses,
        totals=state.scores,
        duel=state.duel if name is RoundName.DUEL else None,
        is_surveyed=name is not RoundName.BIG and state.board.is_surveyed,
    )


def _end_match(course: Course) -> None:
    state = course.state
    winners = _winners(state)
    course.change(phase=Over(winners))
    losers = losers_beside(state, winners)
    course.tell(MatchEnded(winners, losers, state.scores, state.fund, state.prize))


def _winners(state: State) -> tuple[Seat, ...]:
    """The big game's team in any case; without a big game the team with more points (E3.4)."""
    team = state.playing if state.round is RoundName.BIG else leading(state.scores)
    return state.seats if team is None else seats_of(team, state.options.team_size)


def losers_beside(state: State, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that have not won."""
    return tuple(seat for seat in state.seats if seat not in winners)
