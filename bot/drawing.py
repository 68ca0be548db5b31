"""House rules drawn at random, which nobody would agree on but which have to hold all the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.options import Contradiction
from engine.script import AnyGame
from engine.shuffle import drawn

T = TypeVar("T")

DRAWS = 1000
"""So many draws without rules that can stand together: the fixed ones contradict each other."""


def draw_rules(game: AnyGame, options: str, seats: int | None, seed: bytes) -> tuple[Any, int]:
    """House rules and the number of seats; each option has any of its values, each as likely.

    Rules that contradict each other are drawn again, all of them. `options` and `seats` are what
    is not drawn.

    Raises:
        ValueError: `options` cannot be read, or fits no house rules.
    """
    lots = _Lots(seed)
    has_players = "players" in game.options.model_fields
    fixed = f"{options}, players={seats}" if has_players and seats is not None else options
    for _ in range(DRAWS):
        try:
            rules = _any_rules(game, lots).but_text(fixed)
        except Contradiction as contradiction:
            last = contradiction
        else:
            number = rules.players if has_players else seats or lots.draw(tuple(game.seats))
            return game.settings(rules, number), number
    raise last


def _any_rules(game: AnyGame, lots: _Lots) -> Any:
    """House rules that need not stand together: a base for the fixed ones."""
    names = game.options.model_fields
    return game.options.model_construct(
        **{name: lots.draw(game.options.allowed(name)) for name in names}
    )


class _Lots:
    """Lots from one seed, as many as it takes."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._number = 0

    def draw(self, values: Sequence[T]) -> T:
        """One of the values."""
        at = drawn(self._seed, "option", self._number, len(values))
        self._number += 1
        return values[at]
