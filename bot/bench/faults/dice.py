"""Chance that can be had again: everything random in a program of faults comes from one number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.shuffle import Chance

T = TypeVar("T")


class Dice:
    """Throws that follow from the seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed.to_bytes(32, "big"))

    def below(self, bound: int) -> int:
        """A whole number from 0 on, below the bound."""
        lot, self._chance = self._chance.lot(bound)
        return lot

    def seconds(self, least: float, most: float) -> float:
        """A time between the two, to the millisecond."""
        return least + self.below(round(1000 * (most - least)) + 1) / 1000

    def one_of(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]
