"""What a seat can do, one small value each; `str` writes the notation, `read` reads it back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat, Unreadable
from engine.games.hundred_to_one.normal import sayable


@dataclass(frozen=True, slots=True)
class Deal:
    """The next round begins."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Buzz:
    """The seat presses the button and wants to answer first."""

    def __str__(self) -> str:
        return "buzz"


@dataclass(frozen=True, slots=True)
class Answer:
    """The seat answers in its own words, held as a line of a script can hold them."""

    text: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", sayable(self.text))

    def __str__(self) -> str:
        return f"answer {self.text}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat gives no answer."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Choose:
    """The captain takes a version of the poll."""

    number: int
    """From 1, in the order given."""

    def __str__(self) -> str:
        return f"choose {self.number}"


@dataclass(frozen=True, slots=True)
class First:
    """The captain says who plays the first part of the big game."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Second:
    """The captain says who plays the second part of the big game."""

    seat: Seat

    def __str__(self) -> str:
        return f"second {self.seat}"


@dataclass(frozen=True, slots=True)
class Accept:
    """The host counts the answer."""

    row: int | None = None
    """As which row of the board, from 1; None: as the question, in the duel."""

    def __str__(self) -> str:
        return "accept" if self.row is None else f"accept {self.row}"


@dataclass(frozen=True, slots=True)
class Reject:
    """The host does not count the answer."""

    def __str__(self) -> str:
        return "reject"


Action: TypeAlias = Deal | Buzz | Answer | Pass | Choose | First | Second | Accept | Reject

IN_WORDS = "answer TEXT"
"""How a script lists the right to answer, which no list of actions can hold."""

_PLAIN: Mapping[str, Action] = {
    str(action): action for action in (Deal(), Buzz(), Pass(), Accept(), Reject())
}
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")


def read(text: str) -> Action:
    """The action written so.

    Raises:
        Unreadable: the text is no action of this game.
    """
    word, *rest = text.split(maxsplit=1)[:2] or [""]
    if (plain := _PLAIN.get(text.strip())) is not None:
        return plain
    match word, rest:
        case "answer", [words]:
            return Answer(words)
        case "choose", [number] if _NUMBER.fullmatch(number.strip()):
            return Choose(int(number))
        case "first", [seat] if _NUMBER.fullmatch(seat.strip()):
            return First(int(seat))
        case "second", [seat] if _NUMBER.fullmatch(seat.strip()):
            return Second(int(seat))
        case "accept", [row] if _NUMBER.fullmatch(row.strip()):
            return Accept(int(row))
        case _:
            raise Unreadable(f"no action of Hundred to One: {text!r}")
