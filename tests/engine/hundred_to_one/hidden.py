"""What a viewer cannot know, made otherwise: for the test that views leak nothing."""

from dataclasses import replace
from random import Random

from engine.game import Seat
from engine.games.hundred_to_one.boards import Board, Row
from engine.games.hundred_to_one.knowing import big_of, may_know_first_part
from engine.games.hundred_to_one.state import Big, Judging, Over, Phase, Poll, Rest, State
from engine.games.hundred_to_one.state import Reverse as ReverseGame
from engine.games.hundred_to_one.values import BigAnswer, RoundName, Verdict, Version
from engine.shuffle import Chance


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match, but with other hidden rows, other boards to come, another secret question.

    The human host knows the boards of the round, and nothing of those to come.
    """
    is_host = seat is not None and seat == state.options.host_seat
    state = replace(
        state,
        chance=Chance(rng.randbytes(32)),
        supply=tuple(
            replace(supply, boards=tuple(_strange_board(b, rng) for b in supply.boards))
            for supply in state.supply
        ),
        waiting=tuple(_strange_board(board, rng) for board in state.waiting),
    )
    if is_host or state.round is None:
        return state
    if state.round is RoundName.BIG:
        return _other_big(state, seat, rng)
    state = replace(state, boards=(_hidden_rows_changed(state, rng),))
    phase = state.phase
    if isinstance(phase, Poll):
        versions = tuple(
            v if v.seat == seat or not v.text else Version(v.seat, _word(rng))
            for v in phase.versions
        )
        return replace(state, phase=replace(phase, versions=versions))
    return replace(state, phase=_other_reverse(state, rng))


def _word(rng: Random) -> str:
    return f"слово{rng.randrange(10**9)}"


def _strange_board(board: Board, rng: Random) -> Board:
    rows = tuple(Row(_word(rng), row.votes) for row in board.rows)
    return Board(_word(rng), rows, tuple(_word(rng) for _ in board.keys))


def _hidden_rows_changed(state: State, rng: Random) -> Board:
    board = state.board
    rows = tuple(
        row
        if number in state.open
        else replace(row, answer=_word(rng), synonyms=(_word(rng),), votes=rng.randint(1, 99))
        for number, row in enumerate(board.rows, 1)
    )
    is_secret = state.round is RoundName.DUEL and not isinstance(state.phase, Rest | Over)
    question = _word(rng) if is_secret else board.question
    return Board(question, rows, tuple(_word(rng) for _ in board.keys))


def _other_reverse(state: State, rng: Random) -> Phase:
    """In the reverse game nobody knows yet which row the first captain has named."""
    phase = state.phase
    asking = phase.asking if isinstance(phase, Judging) else phase
    if not isinstance(asking, ReverseGame) or asking.first is None or not asking.first.text:
        return phase
    said = replace(asking.first, row=rng.choice((None, 1, 2)), verdict=Verdict.MISS)
    changed = replace(asking, first=said)
    return replace(phase, asking=changed) if isinstance(phase, Judging) else changed


def _other_big(state: State, seat: Seat | None, rng: Random) -> State:
    """Boards are hidden till the end, and the first part from the second player and the chat."""
    big = big_of(state)
    if isinstance(state.phase, Rest | Over):
        played = 0 if big is None else len(big.answers)
        boards = (*state.boards[:played], *(_strange_board(b, rng) for b in state.boards[played:]))
        return replace(state, boards=boards)
    if big is None:
        return replace(state, boards=tuple(_strange_board(b, rng) for b in state.boards))
    number = len(state.boards)
    is_hidden = not may_know_first_part(big, seat)
    asked = len(big.answers) + 1 - (number if is_hidden else 0)
    boards = tuple(
        replace(strange, question=board.question if n < asked else strange.question)
        for n, board in enumerate(state.boards)
        for strange in (_strange_board(board, rng),)
    )
    state = replace(state, boards=boards)
    if not is_hidden:
        return state
    heard = tuple(BigAnswer(_word(rng), None, rng.randint(0, 40)) for _ in big.answers[:number])
    changed = replace(big, answers=(*heard, *big.answers[number:]))
    return replace(state, phase=_with_big(state.phase, changed, rng))


def _with_big(phase: Phase, big: Big, rng: Random) -> Big | Judging:
    if not isinstance(phase, Judging):
        return big
    is_first = phase.seat == big.first and big.first != big.second
    text = _word(rng) if is_first else phase.text
    return replace(phase, asking=big, text=text)
