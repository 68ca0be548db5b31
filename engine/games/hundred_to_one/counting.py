"""“That should count”: what people say of an answer that the program has found on no row.

The match is taken back to before the answer, and the row's own words are answered in its place. So
no action is new, and a record tells a match that was played by the rules.
"""

from __future__ import annotations

from engine.abilities import Lesson
from engine.game import Seat, Told
from engine.games.hundred_to_one.actions import Accept, Action, Answer, Choose
from engine.games.hundred_to_one.answering import board_asked
from engine.games.hundred_to_one.events import AnswerCounted, AnswerJudged, Event
from engine.games.hundred_to_one.matching import find_row, near_row
from engine.games.hundred_to_one.showing import row_numbers
from engine.games.hundred_to_one.state import Duel, FaceOff, Judging, Main, Phase, State, Steal


def is_missed(state: State, action: Action) -> bool:
    """Whether the action says something that the program finds on no row, as all then know.

    Not so in the reverse game, whose rows are unknown until both have spoken; nor in the big game,
    the first part of which is hidden, and whose clock waits for nobody; nor of a guess in the
    duel, which is no row. A human host has judged for good.
    """
    said, matching = _words(state.phase, action), state.options.matching
    return bool(said) and matching != "host" and find_row(state.board, said, matching) is None


def _words(phase: Phase, action: Action) -> str:
    match action, phase:
        case Answer(text), FaceOff() | Main() | Steal():
            return text
        case Choose(number), Steal():
            return phase.versions[number - 1].text
        case _:
            return ""


def plea(state: State, action: Action) -> Lesson:
    """The missed answer with the one hidden row that comes near it, if there is one."""
    said, board = _words(state.phase, action), state.board
    hidden = [number for number in row_numbers(board) if number not in state.open]
    row = near_row(board, said, hidden)
    return Lesson(board.question, said, "" if row is None else board.rows[row - 1].answer)


def verdict(state: State, action: Action) -> Lesson | None:
    """What the human host lets count that the program would not have found; None: nothing."""
    phase = state.phase
    if not isinstance(phase, Judging) or isinstance(phase.asking, Duel):
        return None
    if not isinstance(action, Accept) or action.row is None:
        return None
    board = board_asked(state, phase.asking)
    if find_row(board, phase.text, "lemma") is not None:
        return None
    return Lesson(board.question, phase.text, board.rows[action.row - 1].answer)


def retold(told: tuple[Told[Event], ...], seat: Seat, lesson: Lesson) -> tuple[Told[Event], ...]:
    """What happened, told of the words that were really said."""
    counted = AnswerCounted(seat, lesson.text, lesson.answer)
    return (Told(counted), *(t for t in told if not isinstance(t.event, AnswerJudged)))
