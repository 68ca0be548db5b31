"""How a match begins, and a round: E1.3, E2 and E3."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.game import IllegalAction, Unreadable
from engine.games.hundred_to_one import big, duel, faceoff, reverse
from engine.games.hundred_to_one.boards import read_board
from engine.games.hundred_to_one.course import Course
from engine.games.hundred_to_one.events import MatchStarted, RoundStarted
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.packs import Question
from engine.games.hundred_to_one.plan import boards_at_hand, boards_for, check_fit, coming
from engine.games.hundred_to_one.state import Over, Rest, State
from engine.games.hundred_to_one.supply import draw, read_supply
from engine.games.hundred_to_one.values import RoundName
from engine.shuffle import Chance

_SCORE = re.compile(r"[0-9]{1,6}")
POSITION = frozenset({"dealer", "scores", "boards"})


def begin_match(
    options: HundredToOneRules,
    seed: bytes,
    position: Mapping[str, str],
    pack: Sequence[Question],
) -> Course:
    """A match at rest before its first round, its boards drawn from the pack.

    Raises:
        Unreadable: the position cannot be, or the pack has too few questions.
    """
    strange = position.keys() - POSITION
    if strange:
        raise Unreadable(f"{min(strange)}: Hundred to One has no such line")
    if position.get("dealer", "0") != "0":
        raise Unreadable("dealer: nobody deals in Hundred to One")
    scores = _read_scores(position["scores"]) if "scores" in position else (0, 0)
    if "boards" in position:
        supply, chance = read_supply(position["boards"]), Chance(seed)
    else:
        supply, chance = draw(options, pack, Chance(seed))
    course = Course(State(options, chance, scores, Rest(), supply))
    name = coming(course.state)
    if name is None:
        raise Unreadable("scores: there is nothing left to be played")
    course.tell(MatchStarted(name))
    return course


def _read_scores(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2 or not all(_SCORE.fullmatch(word) for word in words):
        raise Unreadable(f"scores: not two numbers: {text}")
    return int(words[0]), int(words[1])


def read_line(course: Course, text: str) -> None:
    """A `board:` line; the round begins with the last board that it needs (E2.3).

    Raises:
        Unreadable: it is no board, or none that the round can be played with.
    """
    if isinstance(course.state.phase, Over):
        raise Unreadable("a board after the match")
    course.change(waiting=(*course.state.waiting, read_board(text)))
    state, name = course.state, coming(course.state)
    is_enough = name is not None and len(state.waiting) == boards_for(state.options, name)
    if isinstance(state.phase, Rest) and is_enough:
        begin_round(course)


def begin_round(course: Course) -> None:
    """The next round begins, with everything of the last one cleared away (E3.5).

    Raises:
        IllegalAction: there are no boards for it.
        Unreadable: a board does not fit it.
    """
    state = course.state
    name, boards = coming(state), boards_at_hand(state)
    if name is None or len(boards) < boards_for(state.options, name):
        raise IllegalAction("no-boards")
    check_fit(state.options, name, boards)
    course.change(
        waiting=state.waiting[len(boards) :],
        number=state.number + 1,
        round=name,
        boards=boards,
        open=(),
        fund=0,
        misses=(0, 0),
        said=(),
        playing=None,
    )
    state = course.state
    hidden = name in (RoundName.DUEL, RoundName.BIG)
    question = "" if hidden else state.board.question
    course.tell(RoundStarted(name, state.number, state.multiplier, question))
    _BEGINNINGS[name](course)


_BEGINNINGS = {
    RoundName.SIMPLE: faceoff.begin,
    RoundName.DOUBLE: faceoff.begin,
    RoundName.TRIPLE: faceoff.begin,
    RoundName.TIEBREAK: faceoff.begin,
    RoundName.REVERSE: reverse.begin,
    RoundName.DUEL: duel.begin,
    RoundName.BIG: big.begin,
}
