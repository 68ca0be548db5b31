"""What a seat or the chat may know of a match: E7.2, E8.1 and E11."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Result, Seat
from engine.games.hundred_to_one import objections
from engine.games.hundred_to_one.actions import Action
from engine.games.hundred_to_one.answering import board_asked
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.clock import clock
from engine.games.hundred_to_one.ending import losers_beside
from engine.games.hundred_to_one.faceoff import pair_of
from engine.games.hundred_to_one.knowing import big_of, may_hear, may_know_first_part
from engine.games.hundred_to_one.legal import may_answer, owing
from engine.games.hundred_to_one.plan import coming
from engine.games.hundred_to_one.showing import row_numbers, shown_rows, told_row
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
    Phase,
    Poll,
    Rest,
    Reverse,
    State,
    Steal,
    big_board,
    big_turn,
)
from engine.games.hundred_to_one.values import (
    BigAnswer,
    PhaseName,
    RoundName,
    RowShown,
    Version,
)
from engine.games.hundred_to_one.view import BigQuestion, BigShown, View

_NAMES: Mapping[type, PhaseName] = {
    Rest: PhaseName.REST,
    Buzzing: PhaseName.BUZZ,
    FaceOff: PhaseName.FACEOFF,
    Main: PhaseName.MAIN,
    Poll: PhaseName.BLITZ,
    Steal: PhaseName.CAPTAIN,
    Reverse: PhaseName.REVERSE,
    Duel: PhaseName.DUEL,
    NamingFirst: PhaseName.BIG_FIRST,
    NamingSecond: PhaseName.BIG_SECOND,
    Judging: PhaseName.JUDGE,
    Over: PhaseName.OVER,
}


def phase_name(state: State) -> PhaseName:
    """The phase, by its name in the notation."""
    phase = state.phase
    if isinstance(phase, Big):
        return PhaseName.BIG1 if big_turn(state, phase)[0] == 1 else PhaseName.BIG2
    return _NAMES[type(phase)]


def result(state: State) -> Result | None:
    """How the match ended; the team that has not won has lost as a whole (HO-002)."""
    if not isinstance(state.phase, Over):
        return None
    winners = state.phase.winners
    return Result(winners, losers_beside(state, winners), state.scores)


def view(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> View:
    """All that the seat may know."""
    is_host = seat is not None and seat == state.options.host_seat
    asking = _asking(state)
    question, big = _question(state, seat, is_host=is_host), _big(state, seat, is_host=is_host)
    return View(
        seat=seat,
        options=state.options,
        phase=phase_name(state),
        to_move=owing(state),
        legal=legal,
        may_answer=seat is not None and may_answer(state, seat),
        clock=clock(state),
        scores=state.scores,
        coming=None if isinstance(state.phase, Over) else coming(state),
        number=state.number,
        history=state.history,
        duel=state.duel,
        prize=state.prize,
        result=result(state),
        round=state.round,
        multiplier=state.multiplier,
        question=question,
        surveyed=_surveyed(state, question, big),
        rows=_rows(state, is_host=is_host),
        fund=state.fund,
        misses=state.misses,
        said=state.said,
        playing=state.playing,
        facing=pair_of(asking.member) if isinstance(asking, Buzzing | FaceOff) else (),
        asked=asking.asked if isinstance(asking, Poll) else (),
        versions=_versions(asking, seat, is_host=is_host),
        rival=_rival(asking),
        judged=_judged(state, seat),
        board=_board(state, asking) if is_host else None,
        returned=_returned(state) if is_host else frozenset(),
        big=big,
    )


def _asking(state: State) -> Phase:
    """The phase, or the one whose answer the host judges."""
    return state.phase.asking if isinstance(state.phase, Judging) else state.phase


def _is_over(state: State) -> bool:
    return isinstance(state.phase, Rest | Over)


def _question(state: State, seat: Seat | None, *, is_host: bool) -> str:
    if state.round is None:
        return ""
    if state.round is RoundName.BIG:
        return _big_question(state, seat)
    if state.round is RoundName.DUEL and not (is_host or _is_over(state)):
        return ""
    return state.board.question


def _big_question(state: State, seat: Seat | None) -> str:
    """The question that is to be answered, if the viewer may hear it."""
    big = big_of(state)
    if big is None or _is_over(state):
        return ""
    return big_board(state, big).question if may_hear(state, big, seat) else ""


def _surveyed(state: State, question: str, big: BigShown | None) -> frozenset[str]:
    """Only of questions that the viewer is shown: a secret one is not even counted."""
    shown = {question, *(one.question for one in (big.questions if big is not None else ()))}
    counted = {board.question for board in state.boards if board.is_surveyed}
    before = {score.question for score in state.history if score.is_surveyed}
    return frozenset(shown & counted | before)


def _rows(state: State, *, is_host: bool) -> tuple[RowShown, ...]:
    if state.round is None or state.round is RoundName.BIG:
        return ()
    if is_host:
        return tuple(told_row(state, number) for number in row_numbers(state.board))
    return shown_rows(state)


def _versions(asking: Phase, seat: Seat | None, *, is_host: bool) -> tuple[Version, ...]:
    """While the poll is on, a version is between its member and the host."""
    match asking:
        case Steal():
            return asking.versions
        case Poll():
            return tuple(v for v in asking.versions if is_host or v.seat == seat)
        case _:
            return ()


def _rival(asking: Phase) -> Version | None:
    if isinstance(asking, Reverse) and asking.first is not None:
        return Version(asking.first.seat, asking.first.text)
    return None


def _returned(state: State) -> frozenset[int]:
    """The rows that the answer which is judged now must not be."""
    if not isinstance(state.phase, Judging) or isinstance(state.phase.asking, Duel):
        return frozenset()
    asking = state.phase.asking
    numbers = row_numbers(board_asked(state, asking))
    return frozenset(row for row in numbers if objections.to_row(state, asking, row) is not None)


def _judged(state: State, seat: Seat | None) -> Version | None:
    phase = state.phase
    if not isinstance(phase, Judging) or not may_hear(state, phase.asking, seat):
        return None
    return Version(phase.seat, phase.text)


def _board(state: State, asking: Phase) -> Board | None:
    """The board that the host reads from."""
    if isinstance(asking, FaceOff | Main | Steal | Reverse | Duel | Big):
        return board_asked(state, asking)
    return state.board if isinstance(asking, Buzzing | Poll) else None


def _big(state: State, seat: Seat | None, *, is_host: bool) -> BigShown | None:
    big = big_of(state)
    if big is None:
        return None
    over = _is_over(state)
    is_hidden = not over and not may_know_first_part(big, seat)
    last = len(big.answers) - 1 if over else len(big.answers)
    part, question = divmod(last, len(state.boards))
    questions = tuple(
        _big_question_shown(state, big, number, is_host=is_host, is_hidden=is_hidden)
        for number in range(len(state.boards))
    )
    return BigShown(big.first, big.second, part + 1, question + 1, questions, is_hidden)


def _big_question_shown(
    state: State, big: Big, number: int, *, is_host: bool, is_hidden: bool
) -> BigQuestion:
    board, over = state.boards[number], _is_over(state)
    asked = len(big.answers) + (not over)
    heard = asked - len(state.boards) if is_hidden else asked
    first = None if is_hidden else _given(big, number)
    rows: tuple[RowShown, ...] = ()
    if is_host or (over and number < asked):
        rows = tuple(
            RowShown(n, is_open=over, answer=row.answer, votes=row.votes, points=row.votes)
            for n, row in enumerate(board.rows, 1)
        )
    return BigQuestion(
        number=number + 1,
        question=board.question if number < heard or is_host else "",
        first=first,
        second=_given(big, len(state.boards) + number),
        rows=rows,
    )


def _given(big: Big, place: int) -> BigAnswer | None:
    return big.answers[place] if place < len(big.answers) else None
