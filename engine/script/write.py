"""From a match that was played to its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.game import Seat
from engine.script.scripted import Scripted

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Move(Generic[S, A]):
    """One action of a match, and the match before and after it."""

    before: S
    seat: Seat
    action: A
    after: S


def moves(
    game: Scripted[Any, S, A, Any, Any], state: S, log: Iterable[tuple[Seat, A]]
) -> Iterator[Move[S, A]]:
    """A match played again from its first state and the list of its actions.

    Raises:
        IllegalAction: the list is of another match.
    """
    for seat, action in log:
        before, state = state, game.apply(state, seat, action).state
        yield Move(before, seat, action, state)


def write_record(
    game: Scripted[Any, S, A, Any, Any],
    options: Any,
    seats: int,
    dealer: Seat,
    played: Iterable[Move[S, A]],
    header: Mapping[str, str] | None = None,
) -> str:
    """The record of a match, finished or not.

    Every deal is given card by card, the scores stand after each. `header` holds what else its
    header says: the `seed` once it is published, `id`, `note`, and where the match began, if that
    was not the beginning.
    """
    lines = _header(game, options, seats, dealer, header or {})
    for move in played:
        written = game.record(move.before, move.seat, move.action, move.after)
        if any(line.startswith("deal:") for line in written):
            lines.append("")
        lines.extend(written)
        if game.result(move.after):
            lines.extend(_facts(game, move.after, "scores", "winner"))
        elif game.is_at_rest(move.after):
            lines.extend(_facts(game, move.after, "scores"))
    return "\n".join([*lines, ""])


def _header(
    game: Scripted[Any, S, A, Any, Any],
    options: Any,
    seats: int,
    dealer: Seat,
    header: Mapping[str, str],
) -> list[str]:
    preset, changes = _nearest_preset(game, options, seats)
    entries = {
        "game": game.slug,
        "preset": preset,
        "options": changes,
        "seats": str(seats),
        "dealer": str(dealer),
        **header,
    }
    return [*(f"{key}: {value}" for key, value in entries.items() if value), ""]


def _nearest_preset(
    game: Scripted[Any, S, A, Any, Any], options: Any, seats: int
) -> tuple[str, str]:
    """The preset that the house rules differ least from, and the difference."""
    differences = (
        (name, options.difference(_seated(game, preset, seats)))
        for name, preset in game.presets.items()
    )
    return min(differences, key=lambda pair: pair[1].count("="))


def _seated(game: Scripted[Any, S, A, Any, Any], preset: Any, seats: int) -> Any:
    """The preset for so many seats, as the reader takes it: only a base for the changes."""
    if "players" in game.options.model_fields:
        return preset.model_copy(update={"players": seats})
    return preset


def _facts(game: Scripted[Any, S, A, Any, Any], state: S, *names: str) -> list[str]:
    return [f"expect {name} = {game.fact(state, name)}" for name in names]
