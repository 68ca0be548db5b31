"""What a seat may do: the table of E4, with E9."""

from __future__ import annotations

from typing import assert_never

from engine.game import Seat
from engine.games.hundred_to_one.actions import (
    Accept,
    Action,
    Buzz,
    Choose,
    Deal,
    First,
    Pass,
    Reject,
    Second,
)
from engine.games.hundred_to_one.answering import board_asked
from engine.games.hundred_to_one.big import whose_turn
from engine.games.hundred_to_one.faceoff import pair_of
from engine.games.hundred_to_one.plan import can_begin
from engine.games.hundred_to_one.showing import row_numbers
from engine.games.hundred_to_one.state import (
    Big,
    Buzzing,
    Duel,
    FaceOff,
    Judging,
    Main,
    NamingFirst,
    NamingSecond,
    Over,
    Poll,
    Rest,
    Reverse,
    State,
    Steal,
)
from engine.games.hundred_to_one.values import captain_of, seat_of, seats_of


def owing(state: State) -> frozenset[Seat]:  # noqa: PLR0911 - one for each phase
    """The seats that owe an action; at rest the first captain, for all (E3.5)."""
    match state.phase:
        case Rest():
            return frozenset({captain_of(0)})
        case Buzzing(member):
            return frozenset(pair_of(member))
        case FaceOff():
            return frozenset(state.phase.turn)
        case Main(team, member):
            return frozenset({seat_of(team, member)})
        case Poll():
            return frozenset(state.phase.asked[:1])
        case Steal(team) | Reverse(team) | Duel(team) | NamingFirst(team) | NamingSecond(team):
            return frozenset({captain_of(team)})
        case Big():
            return frozenset({whose_turn(state, state.phase)})
        case Judging():
            return frozenset({state.options.players})
        case Over():
            return frozenset()
        case _:
            assert_never(state.phase)


def may_answer(state: State, seat: Seat) -> bool:
    """Whether the seat may answer in words, which no list of actions can hold."""
    asking = FaceOff | Main | Poll | Steal | Reverse | Duel | Big
    return isinstance(state.phase, asking) and seat in owing(state)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:  # noqa: PLR0911 - one for each phase
    """What the seat may do besides answering in words (E4)."""
    phase = state.phase
    if isinstance(phase, Rest):
        return (Deal(),) if seat in state.seats and can_begin(state) else ()
    if seat not in owing(state):
        return ()
    match phase:
        case Buzzing():
            return (Buzz(), Pass())
        case Steal():
            return (*map(Choose, phase.choices), Pass())
        case FaceOff() | Main() | Poll() | Reverse() | Duel() | Big():
            return (Pass(),)
        case NamingFirst(team):
            return tuple(map(First, seats_of(team, state.options.team_size)))
        case NamingSecond(team, first):
            members = seats_of(team, state.options.team_size)
            return tuple(Second(member) for member in members if member != first)
        case Judging():
            return _verdicts(state, phase)
        case Over():  # pragma: no cover - nobody owes anything then
            return ()
        case _:
            assert_never(phase)


def _verdicts(state: State, judging: Judging) -> tuple[Action, ...]:
    if isinstance(judging.asking, Duel):
        return (Accept(), Reject())
    rows = row_numbers(board_asked(state, judging.asking))
    return (*map(Accept, rows), Reject())
