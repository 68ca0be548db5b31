"""The facts that `expect` lines of scripts ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.cards import write_cards
from engine.game import Seat, Unreadable
from engine.games.thousand.state import Cards, Dealt, Rest, State
from engine.games.thousand.view import View
from engine.games.thousand.viewing import view


def _words(values: Iterable[object]) -> str:
    """Values separated by spaces, `-` for each that is not there."""
    return " ".join("-" if value is None else str(value) for value in values)


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, sorted(seats))) or "-"


def _one(value: object | None) -> str:
    return "-" if value is None else str(value)


_OF_THE_MATCH: Mapping[str, Callable[[View], str]] = {
    "declarer": lambda view: _one(view.declarer),
    "order": lambda view: _one(view.order),
    "trump": lambda view: _one(view.trump),
    "tricks": lambda view: _words(view.tricks),
    "points": lambda view: _words(view.points),
    "scores": lambda view: _words(view.scores),
    "bolts": lambda view: _words(view.bolts),
    "barrel": lambda view: _words(view.barrel),
    "falls": lambda view: _words(view.falls),
    "rospises": lambda view: _words(view.rospises),
    "crosses": lambda view: _words(view.crosses),
    "deal_no": lambda view: str(view.deal_no),
    "bank": lambda view: _words(view.bank),
    "winner": lambda view: _seats(view.result.winners if view.result else ()),
    "loser": lambda view: _seats(view.result.losers if view.result else ()),
    "over": lambda view: "yes" if view.result else "no",
}

_IN_A_DEAL: Mapping[str, Callable[[View], str]] = {
    "turn": lambda view: _seats(view.to_move),
    "phase": lambda view: view.phase.value,
    "dealer": lambda view: str(view.dealer),
    "led": lambda view: write_cards(played.card for played in view.table),
    "talon": lambda view: write_cards(view.talon),
}
"""Not to be asked while the match rests."""


def fact(state: State, name: str, seat: Seat | None) -> str:
    """The fact as an `expect` line writes it.

    Raises:
        Unreadable: there is no such fact, or it is not to be asked now.
    """
    if seat is None and name in _OF_THE_MATCH:
        return _OF_THE_MATCH[name](view(state, None))
    of_a_seat = name in ("hand", "sees") and seat is not None
    if not of_a_seat and (seat is not None or name not in _IN_A_DEAL):
        raise Unreadable(f"Thousand has no fact {name}{'' if seat is None else f' {seat}'}")
    if isinstance(state.phase, Rest):
        raise Unreadable(f"{name} is not to be asked while the match rests")
    if name == "hand" and seat is not None:
        return write_cards(_hand(state, seat))
    if name == "sees":
        return write_cards(view(state, seat).sees)
    return _IN_A_DEAL[name](view(state, None))


def _hand(state: State, seat: Seat) -> Cards:
    """The cards of the seat, looked at or not."""
    return state.phase.deal.hands[seat] if isinstance(state.phase, Dealt) else ()
