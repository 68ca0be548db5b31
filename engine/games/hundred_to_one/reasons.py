"""Why an action is refused: codes, and the judge's choice among them."""

from __future__ import annotations

from typing import assert_never

from engine.game import IllegalAction, Seat
from engine.games.hundred_to_one.actions import (
    Accept,
    Action,
    Answer,
    Buzz,
    Choose,
    Deal,
    First,
    Pass,
    Reject,
    Second,
)
from engine.games.hundred_to_one.legal import owing
from engine.games.hundred_to_one.state import (
    Buzzing,
    Judging,
    NamingFirst,
    NamingSecond,
    Over,
    Rest,
    State,
    Steal,
)
from engine.games.hundred_to_one.values import team_of

REASONS = (
    "match-over",
    "match-rests",
    "no-boards",
    "not-a-player",
    "round-in-progress",
    "host-judges",
    "not-your-turn",
    "press-first",
    "nothing-to-press",
    "name-a-player",
    "judge-the-answer",
    "empty-answer",
    "answer-too-long",
    "row-is-open",
    "said-by-rival",
    "row-of-rival",
    "said-by-first",
    "row-of-first",
    "nothing-to-choose",
    "no-such-version",
    "version-was-passed",
    "version-is-open",
    "nobody-to-name",
    "not-of-your-team",
    "already-named",
    "nothing-to-judge",
    "no-such-row",
)
"""Every code that `IllegalAction` carries in this game.

Details, in notation: `answer-too-long` has `number`, the most signs an answer may have;
`row-is-open` and `no-such-row` have `row`; the four about another's answer have `seat`, whose it
is; those about versions have `number`; `not-of-your-team` and `already-named` have `seat`.
"""


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Why this action, which is not legal, is refused; answers where none is wanted included."""
    match state.phase:
        case Over():
            return IllegalAction("match-over")
        case Rest():
            return _at_rest(state, seat, action)
        case Judging() if seat not in owing(state):
            return IllegalAction("host-judges")
        case _ if isinstance(action, Deal):
            return IllegalAction("round-in-progress")
        case _ if seat not in owing(state):
            return IllegalAction("not-your-turn")
        case _:
            return _out_of_turn(state, action)


def _at_rest(state: State, seat: Seat, action: Action) -> IllegalAction:
    if seat not in state.seats:
        return IllegalAction("not-a-player")
    return IllegalAction("no-boards" if isinstance(action, Deal) else "match-rests")


def _out_of_turn(state: State, action: Action) -> IllegalAction:
    """Why a seat that owes an action cannot do this one."""
    match action:
        case Answer() | Pass() | Deal():
            return _of_words(state)
        case Buzz():
            return IllegalAction("nothing-to-press")
        case Choose(number):
            return _of_choice(state, number)
        case First(named) | Second(named):
            return _of_naming(state, action, named)
        case Accept() | Reject():
            return _of_verdict(state, action)
        case _:
            assert_never(action)


def _of_words(state: State) -> IllegalAction:
    match state.phase:
        case Buzzing():
            return IllegalAction("press-first")
        case Judging():
            return IllegalAction("judge-the-answer")
        case _:
            return IllegalAction("name-a-player")


def _of_choice(state: State, number: int) -> IllegalAction:
    phase = state.phase
    if not isinstance(phase, Steal) or not phase.versions:
        return IllegalAction("nothing-to-choose")
    if number not in range(1, len(phase.versions) + 1):
        return IllegalAction("no-such-version", number=str(number))
    passed = not phase.versions[number - 1].text
    code = "version-was-passed" if passed else "version-is-open"
    return IllegalAction(code, number=str(number))


def _of_naming(state: State, action: First | Second, named: Seat) -> IllegalAction:
    phase = state.phase
    if not isinstance(phase, NamingFirst | NamingSecond):
        return IllegalAction("nobody-to-name")
    if isinstance(phase, NamingFirst) != isinstance(action, First):
        return IllegalAction("name-a-player")
    if named in state.seats and team_of(named) == phase.team:
        return IllegalAction("already-named", seat=str(named))
    return IllegalAction("not-of-your-team", seat=str(named))


def _of_verdict(state: State, action: Accept | Reject) -> IllegalAction:
    if not isinstance(state.phase, Judging):
        return IllegalAction("nothing-to-judge")
    row = action.row if isinstance(action, Accept) else None
    return IllegalAction("no-such-row", row="-" if row is None else str(row))
