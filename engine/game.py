"""The one abstraction of the house: what a game is.

A match is an immutable state. `Game.start` makes the first one, `Game.apply` turns one state and
one action into the next, and both return a `Step`: the new state and what happened on the way,
each event told to some seats or to all. Everything else only looks: who owes an action
(`to_move`), what may be done (`legal`), what one seat may know (`view`). Chance comes from the
seed in the state (`engine.shuffle`), so the seed and the list of actions rebuild every state
exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from engine.options import HouseRules

Seat: TypeAlias = int
"""A place at the table, numbered clockwise from 0."""

E_co = TypeVar("E_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
O = TypeVar("O", bound=HouseRules)  # noqa: E741 - options, state, action, event, view: O S A E V
O_contra = TypeVar("O_contra", bound=HouseRules, contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Told(Generic[E_co]):
    """An event and the seats that may learn of it."""

    event: E_co
    to: frozenset[Seat] | None = None
    """The seats that are told; None: everybody, the whole chat included."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co, E_co]):
    """A state and what happened on the way to it, in order."""

    state: S_co
    told: tuple[Told[E_co], ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    winners: tuple[Seat, ...]
    """Ascending; more than one where the rules share a victory."""
    losers: tuple[Seat, ...]
    """The seats that the rules name as losers; empty where they name none."""
    scores: tuple[int, ...]
    """The final score of each seat or, in partnership games, of each side."""


class IllegalAction(ValueError):  # noqa: N818 - the field's word, as in chess libraries
    """The action can be read, but the rules do not allow it now; nothing has changed."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """A code such as `must-follow-suit`; the sentence for it stands in `locales/`."""
        self.details = details
        """What the sentence needs besides, in notation (a suit letter, a card, a number)."""


class Unreadable(ValueError):  # noqa: N818 - it is the text that is unreadable
    """A text that should be a card, an action, an option or a script line is none."""


class Game(Protocol[O_contra, S, A, E_co, V_co]):
    """The rules of one game. Implementations hold no state of their own."""

    slug: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of seats that the game can be played with."""
    presets: ClassVar[Mapping[str, Any]]
    """House rules by name, the default preset first."""
    deal_results: ClassVar[tuple[type, ...]]
    """The classes of events that tell the result of a deal."""
    match_results: ClassVar[tuple[type, ...]]
    """The classes of events that tell the result of the match."""

    def start(
        self, options: O_contra, seats: int, seed: bytes, position: Mapping[str, str] | None = None
    ) -> Step[S, E_co]:
        """A match at rest before its first deal.

        `position` holds the header lines of a script that describe a match in progress (`dealer`,
        `scores`, …); what it does not name is as in a fresh match, the first dealer drawn by lot.

        Raises:
            Unreadable: the number of seats, the options or the position contradict each other.
        """

    def to_move(self, state: S) -> frozenset[Seat]:
        """The seats that owe an action. Empty: the match is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action open to the seat, in a fixed order, claims it does not owe included."""

    def default(self, state: S, seat: Seat) -> A:
        """What is done for a seat that owes an action and is away; always one of `legal`."""

    def choose(self, view: Any, *, absent: bool = False) -> A:
        """What a computer player does, knowing this view of its seat and nothing else.

        `absent`: in the name of a person who is away, so it bids only what is forced and claims
        nothing.
        """

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E_co]:
        """The judge.

        Raises:
            IllegalAction: with the reason; the state is untouched.
        """

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that the seat may know; None: what the whole chat may know.

        The only way to see a state.
        """

    def result(self, state: S) -> Result | None:
        """How the match ended, None while it goes on."""

    def read_action(self, text: str) -> A:
        """The action written so in the notation; `str` writes it.

        Raises:
            Unreadable: the text is no action of this game.
        """
