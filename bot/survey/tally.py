"""What people have answered to one question, and the surveyed question that comes of it.

Nothing of a person stands here: texts, and how many have given them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.games.hundred_to_one.boards import PEOPLE, Board, Row, faults
from engine.games.hundred_to_one.matching import find_row
from engine.games.hundred_to_one.normal import normalise, sayable
from engine.games.hundred_to_one.packs import (
    FEWEST_BIG_ROWS,
    LONGEST_ANSWER,
    ROWS,
    Kind,
    Question,
    Source,
)

MOST_ROWS = 12
"""Rows of a surveyed question; a house plays with the uppermost of them."""
ALONE = 1
"""Votes of an answer that only one person has given."""

_ADDRESS = re.compile(r"://|\bwww\.|(?<!\w)@\w|\w\.(?:com|ru|org|net|me|info|io|su|рф)\b", re.I)


class Unfit(ValueError):  # noqa: N818 - it is the answer that is unfit
    """The text cannot be an answer; the code says why: `empty`, `long` or `address`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NoGroup(LookupError):  # noqa: N818 - it is the group that is missing
    """Nobody has answered that."""


@dataclass(frozen=True, slots=True)
class Group:
    """Answers that count as one."""

    text: str
    """As the board shows it."""
    votes: int = 0
    """How many people have given it; none yet to one that only the pack foresees."""
    heard: tuple[str, ...] = ()
    """The other texts that count as it."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that counts as this answer, word for word."""
        return (self.text, *self.heard)


@dataclass(frozen=True, slots=True)
class Tally:
    """The answers to one question, in groups."""

    groups: tuple[Group, ...] = ()

    @property
    def votes(self) -> int:
        """How many people have answered."""
        return sum(group.votes for group in self.groups)

    @property
    def is_full(self) -> bool:
        """Whether a hundred people have answered."""
        return self.votes >= PEOPLE

    @property
    def ranked(self) -> tuple[Group, ...]:
        """The groups that anybody has named, the most popular first."""
        named = (group for group in self.groups if group.votes)
        return tuple(sorted(named, key=lambda group: -group.votes))


def opened(question: Question) -> Tally:
    """The tally before anybody was asked: what the pack foresees, without votes."""
    return Tally(tuple(Group(row.answer, 0, row.synonyms) for row in question.board.rows))


def fit(text: str) -> str:
    """The text as an answer: one line that a board can show.

    Raises:
        Unfit: it says nothing, tells a story, or leads somewhere.
    """
    if _ADDRESS.search(text):
        raise Unfit("address")
    plain = sayable("".join(sign for sign in text if sign.isprintable() or sign.isspace()))
    if not normalise(plain):
        raise Unfit("empty")
    if len(plain) > LONGEST_ANSWER:
        raise Unfit("long")
    return plain


def counted(tally: Tally, question: str, answer: str) -> Tally:
    """The tally with one more answer, which `fit` has passed.

    It joins the group as which the game would hear it; what none is heard as, or several are,
    begins a group of its own.
    """
    rows = tuple(Row(group.text, group.votes, group.heard) for group in tally.groups)
    number = find_row(Board(question, rows), answer, "lemma")
    if number is None:
        return Tally((*tally.groups, Group(answer[:1].upper() + answer[1:], ALONE)))
    group = tally.groups[number - 1]
    is_new = normalise(answer) not in map(normalise, group.texts)
    heard = (*group.heard, answer) if is_new else group.heard
    return _with(tally, group, replace(group, votes=group.votes + 1, heard=heard))


def merged(tally: Tally, kept: str, other: str) -> Tally:
    """The tally in which the group with the other text is one with that of the kept text.

    Raises:
        NoGroup: one of them is in no group.
    """
    first, second = group_of(tally, kept), group_of(tally, other)
    if first is second:
        return tally
    whole = Group(first.text, first.votes + second.votes, (*first.heard, *second.texts))
    return _with(without(tally, other), first, whole)


def without(tally: Tally, text: str) -> Tally:
    """The tally without the group that has the text, and without its votes.

    Raises:
        NoGroup: it is in no group.
    """
    gone = group_of(tally, text)
    return Tally(tuple(group for group in tally.groups if group is not gone))


def surveyed(question: Question, tally: Tally) -> Question | None:
    """The question with the votes as they were counted; None: it stays as its pack has it.

    It does until a hundred people have answered, and where their answers make too few rows; and
    the votes of a pack that has made a survey of its own are not replaced. What
    one person alone has said gets a row only if the pack foresaw it: so nobody can put a word on
    the board single-handed.
    """
    if question.source is Source.SURVEY or not tally.is_full:
        return None
    foreseen = {normalise(row.answer) for row in question.board.rows}
    rows = tuple(
        Row(group.text, group.votes, group.heard)
        for group in tally.ranked
        if group.votes > ALONE or normalise(group.text) in foreseen
    )[:MOST_ROWS]
    board = replace(question.board, rows=rows)
    if len(rows) < fewest_rows(question.kind) or any(faults(board)):
        return None
    return replace(question, source=Source.SURVEY, board=board)


def fewest_rows(kind: Kind) -> int:
    """The rows without which a question of this kind cannot be played."""
    return FEWEST_BIG_ROWS if kind is Kind.BIG else ROWS


def group_of(tally: Tally, text: str) -> Group:
    """The group that has the text.

    Raises:
        NoGroup: none has.
    """
    normal = normalise(text)
    for group in tally.groups:
        if normal in map(normalise, group.texts):
            return group
    raise NoGroup(text)


def _with(tally: Tally, old: Group, new: Group) -> Tally:
    return Tally(tuple(new if group is old else group for group in tally.groups))
