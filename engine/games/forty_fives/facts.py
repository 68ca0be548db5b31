"""The facts that scripts may expect: rules E8.5."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import write_cards
from engine.game import Seat, Unreadable
from engine.games.forty_fives.state import Over, State
from engine.games.forty_fives.values import SEATS
from engine.games.forty_fives.viewing import in_pack_order, owing, phase_name


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: Forty-Fives has no such fact.
    """
    if name == "hand":
        if seat is None or seat >= SEATS:
            raise Unreadable("fact hand: of which seat?")
        return write_cards(in_pack_order(state.deal.hands[seat]))
    if seat is not None:
        raise Unreadable(f"fact {name}: it is nobody's own")
    facts = _facts(state)
    if name not in facts:
        raise Unreadable(f"Forty-Fives has no fact {name}")
    return facts[name]


def _facts(state: State) -> dict[str, str]:
    phase, deal = state.phase, state.deal
    return {
        "turn": _numbers(owing(state)),
        "phase": phase_name(state).value,
        "dealer": str(state.dealer),
        "deal_no": str(state.deal_no),
        "declarer": _or_none(deal.declarer),
        "order": _or_none(deal.order),
        "trump": _or_none(deal.trump),
        "led": write_cards(deal.table),
        "tricks": _numbers(deal.taken),
        "points": _numbers(deal.points),
        "scores": _numbers(state.scores),
        "winner": _numbers(phase.winners) if isinstance(phase, Over) else "-",
        "over": "yes" if isinstance(phase, Over) else "no",
    }


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "-"


def _or_none(value: object) -> str:
    return "-" if value is None else str(value)
