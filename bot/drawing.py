"""House rules drawn at random, which nobody would agree on but which have to hold all the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.game import Unreadable
from engine.options import Contradiction
from engine.script import AnyGame
from engine.shuffle import drawn

T = TypeVar("T")

DRAWS = 1000
"""So many draws without rules that can stand together: the fixed ones contradict each other."""


def draw_rules(game: AnyGame, options: str, seats: int | None, seed: bytes) -> tuple[Any, int]:
    """House rules and the number of seats; each option has any of its values, each as likely.

    Rules that contradict each other, or that no match can begin by, are drawn again, all of them.
    `options` and `seats` are what is not drawn.

    Raises:
        ValueError: `options` cannot be read, or no house rules are so, or for so many.
    """
    if seats is not None and seats not in game.seats:
        raise ValueError(f"{game.slug} is played by {_listed(game.seats)}, not by {seats}")
    lots = _Lots(seed)
    for _ in range(DRAWS):
        try:
            drawn_so = _any_rules(game, lots).but_text(options)
            number = seats or getattr(drawn_so, "players", None) or lots.draw(game.seats)
            rules = game.settings(drawn_so, number)
            game.start(rules, number, seed)
        except (Contradiction, Unreadable) as error:
            last = error
        else:
            if rules.but_text(options) != rules:
                raise ValueError(f"{options} and {seats} seats contradict each other")
            return rules, number
    raise last


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


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
