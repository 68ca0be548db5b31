"""A seat lifts its cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.events import HandDealt
from engine.games.thousand.state import Deal
from engine.games.thousand.telling import Telling


def looks(deal: Deal, seats: Iterable[Seat], telling: Telling) -> Deal:
    """The seats look at their cards, those that have not yet."""
    new = [seat for seat in seats if seat not in deal.looked]
    for seat in new:
        telling.only(HandDealt(seat, deal.hands[seat]), seat)
    return replace(deal, looked=deal.looked.union(new))
