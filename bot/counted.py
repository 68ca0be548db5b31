"""Answers that people have let count: remembered for the question, and reviewed by the operator.

Nothing of a person is kept: neither who gave an answer nor who let it count; and of a private
chat, whose number is a person's, not even the chat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import Protocol

from bot.i18n import LANGUAGES
from bot.packs import Shelf
from bot.table import Table
from engine.abilities import Lesson
from engine.games.hundred_to_one.boards import Board, faults
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.packs import Question

ENOUGH = 2
"""So many chats that have let an answer count speak for all."""
MOST = 300
"""So many answers to a question are remembered; more are not, until the operator has looked."""


class Ruling(Enum):
    """What the operator says of an answer."""

    OPEN = "open"
    """Nothing yet."""
    ACCEPTED = "accepted"
    """It counts in every chat."""
    REFUSED = "refused"
    """It counts in none."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An answer to a question that people have let count, or want to."""

    text: str
    """As it was typed first."""
    answer: str
    """The own answer of the row as which it counts; empty: none has been found."""
    chats: tuple[int, ...] = ()
    """The groups that have let it count, or want to, ascending."""
    ruling: Ruling = Ruling.OPEN

    def is_of(self, text: str) -> bool:
        """Whether it is this answer, however it is typed."""
        return normalise(self.text) == normalise(text)

    def counts_in(self, chat_id: int) -> bool:
        """Whether it is heard as its row in the chat."""
        if not self.answer or self.ruling is Ruling.REFUSED:
            return False
        is_common = self.ruling is Ruling.ACCEPTED or len(self.chats) >= ENOUGH
        return is_common or chat_id in self.chats


Known = tuple[Counted, ...]
"""What is remembered of a question, oldest first."""


def granted(known: Known, text: str, answer: str, chat_id: int | None) -> Known:
    """The same, and a chat has let this count; None: a private chat, which is not remembered.

    What the operator has refused stays refused, whatever chats say.
    """
    at = _place(known, text, answer)
    if at is None:
        if len(known) >= MOST:
            return known
        refused = any(c.is_of(text) and c.ruling is Ruling.REFUSED for c in known)
        ruling = Ruling.REFUSED if refused else Ruling.OPEN
        known, at = (*known, Counted(text, answer, ruling=ruling)), len(known)
    chats = {*known[at].chats, *(() if chat_id is None else (chat_id,))}
    changed = replace(known[at], chats=tuple(sorted(chats)))
    return (*known[:at], changed, *known[at + 1 :])


def accepted(known: Known, text: str, answer: str) -> Known:
    """The same, and the operator lets the text count as this row's answer, and as no other."""
    own = [one for one in known if one.is_of(text)]
    agreed = (one.chats for one in own if normalise(one.answer) in ("", normalise(answer)))
    chats = tuple(sorted({*chain.from_iterable(agreed)}))
    typed = own[0].text if own else text
    others = tuple(one for one in known if one not in own)
    return (*others, Counted(typed, answer, chats, Ruling.ACCEPTED))


def refused(known: Known, text: str) -> Known:
    """The same, and the operator lets the text count as nothing."""
    return tuple(replace(one, ruling=Ruling.REFUSED) if one.is_of(text) else one for one in known)


def moved(old_chat: int, new_chat: int, known: Known) -> Known:
    """The same, and the chat has got another number."""
    if old_chat == new_chat:
        return known
    return tuple(
        replace(one, chats=tuple(sorted({*one.chats, new_chat} - {old_chat})))
        if old_chat in one.chats
        else one
        for one in known
    )


def _place(known: Known, text: str, answer: str) -> int | None:
    own = normalise(answer)
    places = (at for at, one in enumerate(known) if one.is_of(text))
    return next((at for at in places if normalise(known[at].answer) == own), None)


def with_counted(board: Board, known: Known, chat_id: int) -> Board:
    """The board with what counts in the chat as synonyms of its rows.

    What would spoil the board is left out: an answer that stands there already, as another row's
    perhaps, and one whose row is not there any more (E2.1).
    """
    decided = sorted(known, key=lambda one: one.ruling is not Ruling.ACCEPTED)
    for one in decided:
        if one.counts_in(chat_id) and not one.text.endswith("!"):
            longer = _with_synonym(board, one)
            board = board if any(faults(longer)) else longer
    return board


def _with_synonym(board: Board, one: Counted) -> Board:
    own = normalise(one.answer)
    rows = (
        replace(row, synonyms=(*row.synonyms, one.text)) if normalise(row.answer) == own else row
        for row in board.rows
    )
    return replace(board, rows=tuple(rows))


class Kept(Protocol):
    """What is kept of answers that people have let count, by the keys of their questions."""

    async def counted(self, questions: Iterable[str]) -> Mapping[str, Known]: ...
    async def change_counted(self, question: str, change: Callable[[Known], Known]) -> None: ...


class Memory:
    """Remembers which answers people have let count."""

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        self._shelf = shelf
        self._kept = kept

    async def learn(self, table: Table, lesson: Lesson) -> None:
        """The people at the table have let an answer count, or want it to."""
        chat_id = None if table.venue.is_private else table.venue.chat_id
        await self._kept.change_counted(
            key_of(self._shelf, lesson.question),
            lambda known: granted(known, lesson.text, lesson.answer, chat_id),
        )

    async def recall(
        self, questions: Mapping[str, Question], chat_id: int
    ) -> Mapping[str, Question]:
        """The questions with what counts in the chat as synonyms of their rows."""
        kept = await self._kept.counted(questions)
        return {
            name: replace(question, board=with_counted(question.board, kept[name], chat_id))
            if name in kept
            else question
            for name, question in questions.items()
        }


def key_of(shelf: Shelf, question: str) -> str:
    """What a question is remembered by: its name in its pack, or else its own words."""
    words = normalise(question)
    for language in LANGUAGES:
        for name, known in shelf.questions(language).items():
            if normalise(known.board.question) == words:
                return name
    return words
