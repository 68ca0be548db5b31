"""The facts that scripts may expect: E11."""

from __future__ import annotations

from engine.game import Seat, Unreadable
from engine.games.hundred_to_one.legal import owing
from engine.games.hundred_to_one.state import Over, State
from engine.games.hundred_to_one.values import numbers
from engine.games.hundred_to_one.viewing import phase_name


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: Hundred to One has no such fact.
    """
    if seat is not None:
        raise Unreadable(f"fact {name}: it is nobody's own")
    facts = _facts(state)
    if name not in facts:
        raise Unreadable(f"Hundred to One has no fact {name}")
    return facts[name]


def _facts(state: State) -> dict[str, str]:
    over = isinstance(state.phase, Over)
    return {
        "turn": numbers(sorted(owing(state))),
        "phase": phase_name(state).value,
        "round": state.round.value if state.round else "-",
        "fund": str(state.fund),
        "board": numbers(state.open),
        "misses": numbers(state.misses),
        "scores": numbers(state.scores),
        "duel": "-" if state.duel is None else str(state.duel),
        "prize": "-" if state.prize is None else "yes" if state.prize else "no",
        "winner": numbers(state.phase.winners) if isinstance(state.phase, Over) else "-",
        "over": "yes" if over else "no",
    }
