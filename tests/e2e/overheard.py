"""What the bot has written to whom, held against what each may know of questions and answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.game import Seat
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.state import (
    Big,
    Judging,
    Over,
    Poll,
    Rest,
    Reverse,
    State,
    Steal,
    big_turn,
)
from engine.games.hundred_to_one.values import RoundName
from playground.model import Json
from tests.e2e.leaks import Record, told


def secrets(state: State, seat: Seat | None) -> frozenset[str]:
    """The texts that the seat, or with None the group, must not be shown now."""
    hidden = [*_to_come(state), *_in_play(state, seat), *_versions(state, seat)]
    public = {normalise(text) for text in _said(state, seat)}
    return frozenset(normalise(text) for text in hidden if text) - public


def _to_come(state: State) -> Iterator[str]:
    """Whatever is asked in a later round."""
    known = {board.question for board in state.boards}
    known |= {score.question for score in state.history}
    for supply in state.supply:
        for board in supply.boards:
            if board.question not in known:
                yield from _texts(board)


def _texts(board: Board) -> Iterator[str]:
    yield board.question
    yield from board.keys
    yield from (text for row in board.rows for text in row.texts)


def _in_play(state: State, seat: Seat | None) -> Iterator[str]:
    if state.round is None or (seat is not None and seat == state.options.host_seat):
        return
    is_over = isinstance(state.phase, Rest | Over)
    if state.round is RoundName.BIG:
        yield from _of_big_game(state, seat, is_over=is_over)
    elif not is_over:
        board = state.board
        for number, row in enumerate(board.rows, 1):
            yield from () if number in state.open else row.texts
        if state.round is RoundName.DUEL:
            yield from (board.question, *board.keys)


def _of_big_game(state: State, seat: Seat | None, *, is_over: bool) -> Iterator[str]:
    """All boards to the end; questions as long as they have not been asked within earshot."""
    big = _big(state)
    asked = 0 if big is None else len(big.answers) + (not is_over)
    if big is not None and not is_over and _is_kept_away(big, seat):
        asked -= len(state.boards)
    for number, board in enumerate(state.boards):
        if number >= asked:
            yield board.question
        if not is_over:
            yield from (text for row in board.rows for text in row.texts)
    if big is not None and not is_over and _is_kept_away(big, seat):
        yield from (answer.text for answer in big.answers[: len(state.boards)])


def _big(state: State) -> Big | None:
    phase = state.phase.asking if isinstance(state.phase, Judging) else state.phase
    return phase if isinstance(phase, Big) else state.big


def _is_kept_away(big: Big, seat: Seat | None) -> bool:
    """Whether the first part is played out of the reader's sight."""
    return big.first != big.second and seat in (None, big.second)


def _versions(state: State, seat: Seat | None) -> Iterator[str]:
    """Until the captain decides, a version is its member's and the host's."""
    if isinstance(state.phase, Poll) and seat != state.options.host_seat:
        yield from (v.text for v in state.phase.versions if seat != v.seat)


def _said(state: State, seat: Seat | None) -> Iterator[str]:
    """What has been said in the round within earshot, right or wrong."""
    yield from (one.text for one in state.said)
    phase = state.phase.asking if isinstance(state.phase, Judging) else state.phase
    match phase:
        case Steal(_, versions):
            yield from (version.text for version in versions)
        case Reverse(_, first) if first is not None:
            yield first.text
        case Poll(_, _, versions):
            yield from (version.text for version in versions if version.seat == seat)
        case Big():
            since = len(state.boards) if _is_kept_away(phase, seat) else 0
            yield from (answer.text for answer in phase.answers[since:])
        case _:
            pass
    if isinstance(state.phase, Judging) and not (
        isinstance(phase, Big) and big_turn(state, phase)[0] == 1 and _is_kept_away(phase, seat)
    ):
        yield state.phase.text


def names_any(text: str, texts: frozenset[str]) -> list[str]:
    """Which of the texts stand in this one."""
    plain = f" {normalise(text)} "
    return sorted(one for one in texts if f" {one} " in plain)


def overheard(
    record: Record, calls: Sequence[Json], people: Mapping[int, Seat | None]
) -> list[str]:
    """Every call that shows somebody a text which they may not know by then.

    A call is held against the newest position that it could show.
    """
    kept: dict[tuple[int, Seat | None], frozenset[str]] = {}
    found = []
    for call in calls:
        seat = people.get(int(call["params"].get("chat_id", 0)))
        position = record.position_at(call["at"])
        if position < 0:
            continue
        if (position, seat) not in kept:
            kept[position, seat] = secrets(record.states[position], seat)
        excess = names_any(told(call), kept[position, seat])
        if excess:
            found.append(f"{call['method']} at {position} to seat {seat}: {excess}")
    return found


def all_texts(state: State) -> frozenset[str]:
    """All questions and answers that the match was given to play with."""
    boards = (board for supply in state.supply for board in supply.boards)
    return frozenset(normalise(text) for board in boards for text in _texts(board))
