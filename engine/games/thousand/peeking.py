"""The bonuses of casual tables: rules E16."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.actions import (
    Action,
    Peek,
    PeekCard,
    PeekHands,
    PeekSuits,
    PeekTalon,
)
from engine.games.thousand.events import Peeked
from engine.games.thousand.options.whole import Powerup
from engine.games.thousand.state import Deal, Glimpse, Match
from engine.games.thousand.telling import Telling


def legal_peeks(match: Match, deal: Deal, seat: Seat) -> tuple[Peek, ...]:
    """Each kind of bonus that the table has, once per seat and deal."""
    if not match.options.powerups:
        return ()
    used = {type(glimpse.peek) for glimpse in deal.glimpses if glimpse.seat == seat}
    places = range(1, sum(map(len, deal.talons)) + 1)
    peeks: tuple[Peek, ...] = (
        PeekHands(),
        PeekSuits(),
        PeekTalon(),
        *map(PeekCard, places),
    )
    return tuple(peek for peek in peeks if is_offered(match, peek) and type(peek) not in used)


_BONUSES: Mapping[type[Action], Powerup] = {
    PeekHands: "show_hands",
    PeekSuits: "talon_suits",
    PeekTalon: "talon_all",
    PeekCard: "talon_one",
}


def is_offered(match: Match, action: Action) -> bool:
    """Whether the table plays with this bonus."""
    return _BONUSES.get(type(action)) in match.options.powerups


def peek(deal: Deal, seat: Seat, action: Peek, telling: Telling) -> Deal:
    """The seat uses a bonus; what it shows is in its view."""
    telling.all(Peeked(seat, str(action).removeprefix("peek ")))
    return replace(deal, glimpses=(*deal.glimpses, Glimpse(seat, action)))
