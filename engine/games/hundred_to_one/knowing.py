"""Who may know what of the big game: E7.2."""

from __future__ import annotations

from engine.game import Seat
from engine.games.hundred_to_one.state import Asking, Big, Judging, State, big_turn


def may_know_first_part(big: Big, seat: Seat | None) -> bool:
    """Whether the viewer may know the first part: not the second player, nor the chat he reads."""
    return big.first == big.second or seat not in (big.second, None)


def may_hear(state: State, phase: Asking, seat: Seat | None) -> bool:
    """Whether the viewer may hear what is asked and answered now."""
    if not isinstance(phase, Big) or big_turn(state, phase)[0] == 2:
        return True
    return may_know_first_part(phase, seat)


def hearing(state: State, phase: Asking) -> frozenset[Seat] | None:
    """The seats that may hear what is asked and answered now; None: everybody."""
    if may_hear(state, phase, None):
        return None
    host = state.options.host_seat
    seats = (*state.seats, *(() if host is None else (host,)))
    return frozenset(seat for seat in seats if may_hear(state, phase, seat))


def big_of(state: State) -> Big | None:
    """The big game in progress, or as it was played."""
    phase = state.phase.asking if isinstance(state.phase, Judging) else state.phase
    return phase if isinstance(phase, Big) else state.big
