"""What a script consists of: header entries, body lines, and what can be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat, Unreadable

_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Failure:
    """The line at which a script fails, what it expected and what was found instead."""

    line: int
    """Counted from 1."""
    expected: str
    found: str

    def __str__(self) -> str:
        return f"expected {shown(self.expected)}, found {shown(self.found)}"


class BadScript(Unreadable):
    """A line of the script cannot be read, or does not hold."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        self.failure = Failure(line, expected, found)
        super().__init__(f"line {line}: {self.failure}")


def shown(text: str) -> str:
    """The text on one line, fit for a terminal: nothing unprintable, nothing endless."""
    start = text[: _LONGEST + 1]
    line = "".join(sign if sign.isprintable() else "\ufffd" for sign in start)
    return line if len(text) <= _LONGEST else line[:_LONGEST] + "…"


@dataclass(frozen=True, slots=True)
class Entry:
    """A header line."""

    line: int
    value: str


@dataclass(frozen=True, slots=True)
class Given:
    """A line that gives chance a hand: `deal: …`, `restock: …`, `board: …`."""

    line: int
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """A seat tries an action, which must be accepted or, with `!`, refused."""

    line: int
    seat: Seat
    action: str
    refused: bool


class Openness(Enum):
    """How the legal actions of a seat compare with a list."""

    LEGAL = "legal"
    """They are exactly these."""
    MAY = "may"
    """These are among them."""
    CANNOT = "cannot"
    """None of these is among them."""


@dataclass(frozen=True, slots=True)
class Open:
    """A statement about the actions open to a seat."""

    line: int
    seat: Seat
    how: Openness
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plays:
    """Exactly these cards may be played by the seat."""

    line: int
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Expect:
    """A fact about the match."""

    line: int
    name: str
    seat: Seat | None
    value: str


Line: TypeAlias = Given | Attempt | Open | Plays | Expect


@dataclass(frozen=True, slots=True)
class Script:
    """A script as it was read; nothing of it has been held against the rules of its game."""

    header: Mapping[str, Entry]
    body: tuple[Line, ...]
    header_end: int
    """The line after the header, where what is missing in it is missed."""
