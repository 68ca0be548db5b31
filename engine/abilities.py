"""What some games can do beside what every game does; ask by `isinstance`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from engine.game import Seat, Step


class Running(Protocol):
    """A clock of the house rules."""

    @property
    def seconds(self) -> int:
        """How long may be taken, all together."""


@runtime_checkable
class Timed(Protocol):
    """A game whose house rules say how long an action may take."""

    def clock(self, state: Any) -> Running | None:
        """How long those who owe an action may take; None: the house rules do not say."""

    def runs_on(self, before: Any, after: Any) -> bool:
        """Whether the clock of the later state is the one that ran in the earlier.

        It may have stood still in between, while none ran.
        """

    def run_out(self, state: Any) -> tuple[tuple[Seat, Any], ...]:
        """What is done, one after the other, when that time has passed."""


@runtime_checkable
class Spoken(Protocol):
    """A game in which people also act in words of their own."""

    def hear(self, state: Any, seat: Seat, text: str) -> Any:
        """The action that these words of the seat are; None: words mean nothing now."""

    def is_secret(self, state: Any, seat: Seat) -> bool:
        """Whether what the seat says now is not for everybody's ears."""


@runtime_checkable
class Sided(Protocol):
    """A game that may be played with partners."""

    def sides(self, options: Any, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side, in the order of the scores.

        Where each plays alone, and of a number of seats that makes no sides, each is one.
        """


@runtime_checkable
class Unveiling(Protocol):
    """A game that shows the end of a deal step by step, to keep up the suspense."""

    def unveilings(self, state: Any) -> int:
        """In how many steps; 0: all is seen at once."""


@runtime_checkable
class Show(Protocol):
    """A game of teams that follow a captain, the first of each side; perhaps with a host."""

    def has_host(self, options: Any) -> bool:
        """Whether a person sits beyond the players, in the seat after the last."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """That people let an answer count as another."""

    question: str
    text: str
    """What was said."""
    answer: str
    """As what it is to count; empty: nobody has found that yet."""


@runtime_checkable
class Teachable(Protocol):
    """A game that judges words, and is told by people what should have counted."""

    def is_missed(self, state: Any, action: Any) -> bool:
        """Whether the action says something that the game finds nowhere, as all then know."""

    def plea(self, state: Any, action: Any) -> Lesson:
        """As what such an action may count after all."""

    def counted(self, state: Any, seat: Seat, lesson: Lesson) -> tuple[Any, Step[Any, Any]]:
        """What the seat does in place of the missed action, and what comes of it."""

    def verdict(self, state: Any, action: Any) -> Lesson | None:
        """What the action of a person who judges teaches the game; None: nothing."""
