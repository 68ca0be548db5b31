"""The facts that scripts may expect: rules E12."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import write_cards
from engine.game import Seat, Unreadable
from engine.games.hundred_one.state import Over, State
from engine.games.hundred_one.viewing import in_pack_order, owing, phase_name


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: Hundred and One has no such fact.
    """
    if name == "hand":
        if seat is None or seat >= len(state.scores):
            raise Unreadable("fact hand: of which seat?")
        return write_cards(in_pack_order(state.hands[seat]))
    if seat is not None:
        raise Unreadable(f"fact {name}: it is nobody's own")
    facts = _facts(state)
    if name not in facts:
        raise Unreadable(f"Hundred and One has no fact {name}")
    return facts[name]


def _facts(state: State) -> dict[str, str]:
    phase = state.phase
    return {
        "turn": _numbers(sorted(owing(state))),
        "phase": phase_name(state).value,
        "dealer": str(state.dealer),
        "top": str(state.top or "-"),
        "suit": str(state.suit or "-"),
        "stock": str(len(state.stock)),
        "scores": _numbers(state.scores),
        "winner": _numbers(phase.winners) if isinstance(phase, Over) else "-",
        "loser": _numbers(phase.losers) if isinstance(phase, Over) else "-",
        "over": "yes" if isinstance(phase, Over) else "no",
    }


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "-"
