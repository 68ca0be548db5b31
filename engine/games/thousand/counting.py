"""What each seat has taken: rules E12, step 1."""

from __future__ import annotations

from engine.game import Seat
from engine.games.thousand.cards import points
from engine.games.thousand.state import Cards, Contract, Deal, Match
from engine.games.thousand.values import Trick


def tricks_taken(seats: int, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """Tricks per seat."""
    takers = [trick.taker for trick in tricks]
    return tuple(map(takers.count, range(seats)))


def points_captured(seats: int, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """Card points captured in tricks, per seat."""
    captured = [0] * seats
    for trick in tricks:
        captured[trick.taker] += points(played.card for played in trick.cards)
    return tuple(captured)


def other_talon(deal: Deal, contract: Contract) -> Cards:
    """Two players: the talon that nobody took, without a card laid on it."""
    return tuple(
        card
        for place, talon in enumerate(deal.talons)
        if place != contract.taken
        for card in talon
    )


def last_trick_talon(match: Match, deal: Deal, contract: Contract) -> Cards:
    """What goes to the winner of the last trick besides it."""
    if len(match.scores) > 2 or match.options.two_player_mode == "ten_two":
        return ()
    return other_talon(deal, contract) + contract.laid


def with_last_trick(
    captured: tuple[int, ...], tricks: tuple[Trick, ...], talon: Cards
) -> tuple[int, ...]:
    """The captured points once the last trick has brought its winner that talon."""
    taker: Seat = tricks[-1].taker
    return tuple(
        count + points(talon) if seat == taker else count for seat, count in enumerate(captured)
    )
