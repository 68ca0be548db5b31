"""The facts that scripts may expect: rules E11.5."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import write_cards
from engine.game import Seat, Unreadable
from engine.games.fifty_five.state import Over, State
from engine.games.fifty_five.viewing import in_pack_order, owing, phase_name


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: 55 has no such fact.
    """
    if name == "hand":
        if seat is None or seat >= state.options.players:
            raise Unreadable("fact hand: of which seat?")
        return write_cards(in_pack_order(state.hands[seat]))
    if seat is not None:
        raise Unreadable(f"fact {name}: it is nobody's own")
    facts = _facts(state)
    if name not in facts:
        raise Unreadable(f"55 has no fact {name}")
    return facts[name]


def _facts(state: State) -> dict[str, str]:
    phase = state.phase
    return {
        "turn": _numbers(owing(state)),
        "phase": phase_name(state).value,
        "dealer": str(state.dealer),
        "deal_no": str(state.deal_no),
        "declarer": _or_dash(state.declarer),
        "order": _or_dash(state.order),
        "trump": _or_dash(state.trump),
        "led": write_cards(state.table),
        "tricks": _numbers(state.taken),
        "points": _numbers(state.points),
        "scores": _numbers(state.scores),
        "winner": _numbers(phase.winners) if isinstance(phase, Over) else "-",
        "over": "yes" if isinstance(phase, Over) else "no",
    }


def _or_dash(value: object) -> str:
    return "-" if value is None else str(value)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "-"
