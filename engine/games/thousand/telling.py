"""Who is told what: a step's events are collected on the way."""

from __future__ import annotations

from engine.game import Seat, Told
from engine.games.thousand.events import Event


class Telling:
    """The events of one step, in order."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: list[Told[Event]] = []

    def all(self, event: Event) -> None:
        """Tell everybody, the whole chat included."""
        self._told.append(Told(event))

    def only(self, event: Event, *seats: Seat) -> None:
        """Tell these seats and nobody else."""
        self._told.append(Told(event, frozenset(seats)))

    @property
    def told(self) -> tuple[Told[Event], ...]:
        """All that has been told."""
        return tuple(self._told)
