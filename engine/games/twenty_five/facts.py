"""The facts that scripts may expect: rules E6."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import PACK_52, write_cards
from engine.game import Seat, Unreadable
from engine.games.twenty_five.state import Over, State
from engine.games.twenty_five.viewing import owing, phase_name


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: Twenty-Five has no such fact.
    """
    if name == "hand":
        if seat is None or seat >= state.seats:
            raise Unreadable("fact hand: of which seat?")
        return write_cards(sorted(state.hands[seat], key=PACK_52.index))
    if seat is not None:
        raise Unreadable(f"fact {name}: it is nobody's own")
    facts = _facts(state)
    if name not in facts:
        raise Unreadable(f"Twenty-Five has no fact {name}")
    return facts[name]


def _facts(state: State) -> dict[str, str]:
    phase = state.phase
    return {
        "turn": _numbers(sorted(owing(state))),
        "phase": phase_name(state).value,
        "dealer": str(state.dealer),
        "trump": str(state.trump or "-"),
        "up": str(state.up or "-"),
        "led": write_cards(laid.card for laid in state.trick),
        "tricks": _numbers(state.tricks),
        "points": _numbers(state.points),
        "games": _numbers(state.games),
        "stake": str(phase.stake) if isinstance(phase, Over) else "-",
        "scores": _numbers(state.scores),
        "winner": _numbers(phase.winners) if isinstance(phase, Over) else "-",
        "over": "yes" if isinstance(phase, Over) else "no",
    }


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "-"
