"""Boards drawn by the match's seed from the questions that are handed in: E2.2, E2.3."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.game import Unreadable
from engine.games.hundred_to_one.boards import Board, read_board
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.packs import Kind, Question, Source
from engine.games.hundred_to_one.plan import boards_for
from engine.games.hundred_to_one.state import Supply
from engine.games.hundred_to_one.values import RoundName
from engine.shuffle import Chance

_SURVEYED = "surveyed"
"""Stands after the round of a board whose votes were counted."""


def rounds_of(options: HundredToOneRules) -> tuple[RoundName, ...]:
    """Every round that there may be."""
    names = [RoundName(game) for game in options.games]
    if RoundName.REVERSE in names and options.reverse_skip_lead:
        names.append(RoundName.DUEL)
    if RoundName.BIG in names and options.tie_break == "faceoff":
        names.append(RoundName.TIEBREAK)
    return tuple(names)


def draw(
    options: HundredToOneRules, pack: Sequence[Question], chance: Chance
) -> tuple[tuple[Supply, ...], Chance]:
    """The boards of every round that there may be; none from an empty pack.

    Raises:
        Unreadable: the pack has too few questions.
    """
    if not pack:
        return (), chance
    shuffled, chance = chance.shuffle(tuple(pack))
    left = list(shuffled)
    drawn: list[Supply] = []
    for name in sorted(rounds_of(options), key=_served_last):
        number = boards_for(options, name)
        drawn.append(Supply(name, tuple(_taken(options, name, left) for _ in range(number))))
    return tuple(drawn), chance


def _served_last(name: RoundName) -> bool:
    """The big game can use any board."""
    return name is RoundName.BIG


def _taken(options: HundredToOneRules, name: RoundName, left: list[Question]) -> Board:
    """The first question that suits the round best, with as many rows as are played."""
    rows = 1 if name is RoundName.BIG else options.rows
    fitting = [question for question in left if len(question.board.rows) >= rows]
    if not fitting:
        raise Unreadable(f"rows: too few questions have {rows} of them")
    chosen = min(fitting, key=lambda question: _unfitness(name, question))
    left.remove(chosen)
    board = replace(chosen.board, is_surveyed=chosen.source is Source.SURVEY)
    return board if name is RoundName.BIG else replace(board, rows=board.rows[:rows])


def _unfitness(name: RoundName, question: Question) -> tuple[bool, int]:
    """The less the better the question suits the round."""
    wanted = {RoundName.REVERSE: Kind.REVERSE, RoundName.BIG: Kind.BIG}.get(name, Kind.ORDINARY)
    needs_keys = name is RoundName.DUEL
    kinds = (wanted, Kind.ORDINARY, Kind.BIG, Kind.REVERSE)
    return needs_keys and not question.board.keys, kinds.index(question.kind)


def write_supply(supply: Sequence[Supply]) -> str:
    """The boards as lines, each with its round: what a match is started with again."""
    return "\n".join(f"{_head(s.round, board)}: {board}" for s in supply for board in s.boards)


def _head(name: RoundName, board: Board) -> str:
    return f"{name.value} {_SURVEYED}" if board.is_surveyed else name.value


def read_supply(text: str) -> tuple[Supply, ...]:
    """The boards that the lines say.

    Raises:
        Unreadable: a line is none.
    """
    boards: dict[RoundName, tuple[Board, ...]] = {}
    for name, board in _lines(text):
        boards[name] = (*boards.get(name, ()), board)
    return tuple(Supply(name, given) for name, given in boards.items())


def _lines(text: str) -> Iterator[tuple[RoundName, Board]]:
    for line in filter(None, map(str.strip, text.splitlines())):
        head, colon, board = line.partition(":")
        name, *marks = head.split() or ("",)
        is_known = name in {known.value for known in RoundName} and marks in ([], [_SURVEYED])
        if not colon or not is_known:
            raise Unreadable(f"boards: not round: board: {line}")
        yield RoundName(name), replace(read_board(board), is_surveyed=bool(marks))
