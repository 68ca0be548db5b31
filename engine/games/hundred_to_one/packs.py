"""Question packs: files of questions in TOML, and everything that can be wrong with them.

title = "Evening in the kitchen"
language = "en"
source = "estimate"

[[question]]
id = "last-slice"
question = "What do people say when they take the last slice?"
keys = ["taking the last slice"]
answers = [
    [31, "sorry", "pardon me"],
    …
]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeVar, get_args

from engine.game import Unreadable
from engine.games.hundred_to_one.boards import Board, Row, faults
from engine.games.hundred_to_one.judging.phrases import Language, language_of
from engine.games.hundred_to_one.matching import matching_rows
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.toml_lines import Place, line_at, lines_of

ROWS = 6
"""The rows of an ordinary and of a reverse question."""
FEWEST_BIG_ROWS = 5
LONGEST_QUESTION = 160
LONGEST_ANSWER = 60

_E = TypeVar("_E", bound=Enum)
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LINE = re.compile(r"at line ([0-9]+)")
_PACK_KEYS = ("title", "language", "source", "question")
_QUESTION_KEYS = ("id", "kind", "source", "question", "keys", "answers")


class Kind(Enum):
    """The games for which a question is made."""

    ORDINARY = "ordinary"
    """The simple, the double and the triple game; it serves in the big game as well."""
    REVERSE = "reverse"
    """The reverse game, in which the rarest answer is the best."""
    BIG = "big"
    """The big game: short, and answered at once."""


class Source(Enum):
    """Where the votes come from."""

    ESTIMATE = "estimate"
    """Nobody was asked: the author guesses what a hundred people would say."""
    SURVEY = "survey"
    """A hundred people were asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a pack."""

    id: str
    """Unique in its pack, and for all time: chats remember by it what they have met."""
    kind: Kind
    source: Source
    board: Board


@dataclass(frozen=True, slots=True)
class Pack:
    """Questions in one language."""

    title: str
    language: Language
    source: Source
    """Where the votes come from, of questions that do not say otherwise."""
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True, order=True)
class PackFault:
    """What is wrong with a pack, and where."""

    line: int
    """From 1."""
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class BadPack(Unreadable):
    """A text that should be a pack of questions is none."""

    def __init__(self, *found: PackFault) -> None:
        self.faults = tuple(sorted(found))
        super().__init__("; ".join(map(str, self.faults)))


def read_pack(text: str) -> Pack:
    """The pack that the text writes, whatever `rivals` would say of it.

    Raises:
        BadPack: with everything that is wrong with it.
    """
    reading = _reading(text)
    pack = reading.pack()
    if reading.faults:
        raise BadPack(*reading.faults)
    return pack


def check_pack(text: str) -> Pack:
    """The pack that the text writes, if also no answer is heard as two rows.

    Raises:
        BadPack: with everything that is wrong with it.
    """
    reading = _reading(text)
    pack = reading.pack()
    reading.look_for_rivals(pack)
    if reading.faults:
        raise BadPack(*reading.faults)
    return pack


def _reading(text: str) -> _Reading:
    try:
        return _Reading(tomllib.loads(text), lines_of(text))
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        message = str(error).partition(" (at ")[0]
        raise BadPack(PackFault(line, f"not TOML: {message}")) from None


@dataclass(slots=True)
class _Reading:
    """A pack while it is read: what is wrong is noted, and reading goes on."""

    data: dict[str, Any]
    lines: Mapping[Place, int]
    faults: list[PackFault] = field(default_factory=list)

    def pack(self) -> Pack:
        self._know((), self.data, _PACK_KEYS)
        title = self._text((), self.data, "title", LONGEST_ANSWER)
        language = self._text((), self.data, "language", LONGEST_ANSWER)
        if language and language not in get_args(Language):
            self._note(("language",), f"language is {language}, not ru or en")
        source = self._one_of((), self.data, Source, None)
        tables = self.data.get("question")
        if (
            not isinstance(tables, list)
            or not tables
            or not all(isinstance(t, dict) for t in tables)
        ):
            self._note(("question",), "no [[question]]")
            tables = []
        questions = tuple(
            self._question(("question", number), table, source, language)
            for number, table in enumerate(tables)
        )
        self._look_for_twins(questions)
        return Pack(title, "en" if language == "en" else "ru", source, questions)

    def look_for_rivals(self, pack: Pack) -> None:
        """Note every text of a row that would be heard as another row too."""
        for number, question in enumerate(pack.questions):
            for place, message in _rivals(question.board):
                self._note(("question", number, "answers", place), message)

    def _question(
        self, place: Place, table: dict[str, Any], source: Source, language: str
    ) -> Question:
        self._know(place, table, _QUESTION_KEYS)
        name = self._text(place, table, "id", LONGEST_ANSWER)
        if name and not _ID.fullmatch(name):
            self._note((*place, "id"), f"id {name} is not made of a-z, 0-9 and single -")
        kind = self._one_of(place, table, Kind, Kind.ORDINARY)
        own = self._one_of(place, table, Source, source)
        board = Board(
            self._text(place, table, "question", LONGEST_QUESTION),
            tuple(self._rows((*place, "answers"), table.get("answers"))),
            tuple(self._texts((*place, "keys"), table.get("keys", []))),
        )
        self._look_at(place, board, kind, language)
        return Question(name, kind, own, board)

    def _look_at(self, place: Place, board: Board, kind: Kind, language: str) -> None:
        """Note what breaks the rules for boards."""
        for fault in faults(board):
            where: Place = ("question",) if fault.row is None else ("answers", fault.row - 1)
            self._note((*place, *where), fault.message)
        rows = len(board.rows)
        if kind is Kind.BIG and rows < FEWEST_BIG_ROWS:
            self._note((*place, "answers"), f"{rows} answers, a big question has at least 5")
        if kind is not Kind.BIG and rows != ROWS:
            self._note((*place, "answers"), f"{rows} answers, such a question has exactly 6")
        spoken = language_of(normalise(board.question))
        is_foreign = language in get_args(Language) and spoken != language
        if board.question and is_foreign:
            self._note((*place, "question"), f"the question is not in the language {language}")

    def _rows(self, place: Place, value: Any) -> Iterator[Row]:
        if not isinstance(value, list):
            self._note(place, "answers are missing: [[votes, answer, synonym…], …]")
            return
        for number, entry in enumerate(value):
            here = (*place, number)
            if not isinstance(entry, list) or len(entry) < 2 or type(entry[0]) is not int:
                self._note(here, "an answer is not [votes, answer, synonym…]")
                continue
            answer, *synonyms = self._texts(here, entry[1:]) or ("?",)
            yield Row(answer, entry[0], tuple(synonyms))

    def _texts(self, place: Place, value: Any) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            self._note(place, "not a list of texts")
            return ()
        for text in value:
            self._look_at_text(place, text, LONGEST_ANSWER)
        return tuple(value)

    def _text(self, place: Place, table: dict[str, Any], key: str, longest: int) -> str:
        value = table.get(key, "")
        if not isinstance(value, str) or not value:
            self._note((*place, key), f"{key} is missing" if value == "" else f"{key} is no text")
            return ""
        self._look_at_text((*place, key), value, longest)
        return value

    def _look_at_text(self, place: Place, text: str, longest: int) -> None:
        if not text.isprintable():
            self._note(place, f"a sign that cannot be shown in {text!r}")
        if text != " ".join(text.split()):
            self._note(place, f"spaces at an end of “{text}”, or several together")
        if len(text) > longest:
            self._note(place, f"{len(text)} characters, at most {longest}: “{text[:30]}…”")

    def _one_of(
        self, place: Place, table: dict[str, Any], kind: type[_E], default: _E | None
    ) -> _E:
        key = kind.__name__.lower()
        members = {member.value: member for member in kind}
        value = table.get(key, "" if default is None else default.value)
        if isinstance(value, str) and value in members:
            return members[value]
        asked = f"{key} is {value}" if value else f"{key} is missing"
        self._note((*place, key), f"{asked}, one of {' '.join(members)}")
        return default or next(iter(kind))

    def _know(self, place: Place, table: dict[str, Any], keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                self._note((*place, key), f"unknown key {key}, only {' '.join(keys)}")

    def _look_for_twins(self, questions: tuple[Question, ...]) -> None:
        ids: dict[str, int] = {}
        texts: dict[str, int] = {}
        for number, question in enumerate(questions):
            text = normalise(question.board.question)
            for key, value, seen in (("id", question.id, ids), ("question", text, texts)):
                if value and value in seen:
                    line = line_at(self.lines, ("question", seen[value], key))
                    self._note(("question", number, key), f"the same {key} as in line {line}")
                seen.setdefault(value, number)

    def _note(self, place: Place, message: str) -> None:
        self.faults.append(PackFault(line_at(self.lines, place), message))


def _rivals(board: Board) -> Iterator[tuple[int, str]]:
    """The index of each row one of whose texts reaches another row, and which."""
    for number, row in enumerate(board.rows, 1):
        for text in row.texts:
            for other in sorted(matching_rows(board, text) - {number}):
                answer = board.rows[other - 1].answer
                yield number - 1, f"“{text}” would count as “{answer}” of row {other} too"
