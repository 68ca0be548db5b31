"""How long a seat may take, by the house rules; the engine itself knows no time."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.games.hundred_to_one.actions import Action, Pass
from engine.games.hundred_to_one.legal import legal, owing
from engine.games.hundred_to_one.state import (
    Big,
    Judging,
    Over,
    Phase,
    Rest,
    Reverse,
    State,
    big_turn,
)


@dataclass(frozen=True, slots=True)
class Clock:
    """The seconds that are allowed now."""

    seconds: int
    """All together."""
    confer: int = 0
    """How many of them are there to confer, before anybody has to answer."""
    part: int = 0
    """Of the big game, 1 or 2, whose answers share one clock; 0: the clock is for one action."""


def clock(state: State) -> Clock | None:
    """The clock of those who owe an action; None: the house rules give none.

    What is due when it has run out, `run_out` says. The host's judgement has no clock, nor has a
    rest.
    """
    options = state.options
    match state.phase:
        case Rest() | Judging() | Over():
            return None
        case Reverse(_, None):
            return Clock(options.reverse_time + options.answer_timeout, options.reverse_time)
        case Big():
            part, _ = big_turn(state, state.phase)
            return Clock(options.big_time1 if part == 1 else options.big_time2, part=part)
        case _:
            return Clock(options.answer_timeout)


def run_out(state: State) -> tuple[tuple[Seat, Action], ...]:
    """What is done, one after the other, when the clock has run out (E4.1).

    In the big game that is a pass for each question left; at the button, a pass of both players.
    """
    if clock(state) is None:
        return ()
    if isinstance(state.phase, Big):
        _, question = big_turn(state, state.phase)
        (seat,) = owing(state)
        return ((seat, Pass()),) * (len(state.boards) - question)
    return tuple((seat, _least(state, seat)) for seat in sorted(owing(state)))


def _least(state: State, seat: Seat) -> Action:
    open_to = legal(state, seat)
    return Pass() if Pass() in open_to else open_to[0]


def runs_on(before: State, after: State) -> bool:
    """Whether the clock of `after` is the one that ran in `before`.

    So it does from answer to answer within a part of the big game. While the host judges, it
    stands still.
    """
    one, other = clock(before), clock(after)
    if one is None or other is None:
        return _resumes(before.phase, after)
    return one == other and one.part > 0


def _resumes(judged: Phase, after: State) -> bool:
    """Whether the host has judged an answer of the big game whose part goes on."""
    if not isinstance(judged, Judging) or not isinstance(judged.asking, Big):
        return False
    phase = after.phase
    return isinstance(phase, Big) and (
        phase == judged.asking or big_turn(after, phase)[0] == big_turn(after, judged.asking)[0]
    )
