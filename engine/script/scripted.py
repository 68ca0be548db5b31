"""The game script: one notation for records, replays and rule tests.

What a game must offer beside its rules to be written down is `Scripted`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, runtime_checkable

from engine.game import A, E_co, Game, O, S, Seat, Step, V_co


class Scripted(Game[O, S, A, E_co, V_co], Protocol[O, S, A, E_co, V_co]):
    """A game that can be written down and read back."""

    options: ClassVar[type[Any]]
    """The class of its house rules."""
    state: ClassVar[Any]
    """The annotation of its states, for `engine.codec`."""
    event: ClassVar[Any]
    """The annotation of its events, for `engine.codec`."""
    position_keys: ClassVar[frozenset[str]]
    """The header lines, besides `dealer`, that say where a match stands at the start."""
    line_keys: ClassVar[frozenset[str]]
    """The body lines that give chance a hand (`deal`, `restock`)."""

    def is_at_rest(self, state: S) -> bool:
        """Whether the match rests: `deal` is owed, the facts of the last deal stand."""

    def perform(self, state: S, key: str, text: str) -> Step[S, E_co]:
        """Perform the body line `key: text`, one of `line_keys`.

        Raises:
            Unreadable: the line names cards that cannot be there, or stands where it may not.
        """

    def fact(self, state: S, name: str, seat: Seat | None = None) -> str:
        """The fact as an `expect` line writes it; `seat` for facts of one seat (`hand 1`).

        Raises:
            Unreadable: the game has no such fact, or it is not to be asked now.
        """

    def record(self, before: S, seat: Seat, action: A, after: S) -> tuple[str, ...]:
        """The body lines that repeat this action: a whole `deal`, a `restock`, or itself."""

    def settings(self, options: O, seats: int) -> O:
        """The house rules for this number of seats, where an option says the number.

        Raises:
            Unreadable: the game is not played by so many.
        """


@runtime_checkable
class InWords(Protocol):
    """A game in which seats may also act in words of their own, which no list can hold."""

    def in_words(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """What a script lists for that beside the legal actions (`answer TEXT`)."""
