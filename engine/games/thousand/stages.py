"""What follows what between the talon and the first lead: rules E7 and E8."""

from __future__ import annotations

from engine.game import Seat
from engine.games.thousand.claims import after_discard_claims
from engine.games.thousand.seats import role
from engine.games.thousand.state import (
    Claiming,
    Contract,
    Deal,
    Discarding,
    Match,
    NamingTrump,
    Ordering,
    Playing,
)

AfterTalon = Discarding | Claiming | Ordering | NamingTrump | Playing


def _orders_first(match: Match) -> bool:
    return match.options.discard_order == "order_then_discard"


def after_taking(match: Match, deal: Deal, contract: Contract) -> AfterTalon:
    """The declarer holds the talon."""
    return Ordering(deal, contract) if _orders_first(match) else Discarding(deal, contract)


def after_discards(match: Match, deal: Deal, contract: Contract) -> AfterTalon:
    """The last card is given away: opponents with a ground are asked for their claims."""
    waiting = frozenset(after_discard_claims(match, deal, contract))
    if waiting:
        return Claiming(deal, contract, waiting)
    return after_claims(match, deal, contract)


def after_claims(match: Match, deal: Deal, contract: Contract) -> AfterTalon:
    """Nobody claims a redeal on the discards."""
    return _begin_play(match, deal, contract) if contract.order else Ordering(deal, contract)


def after_order(match: Match, deal: Deal, contract: Contract) -> AfterTalon:
    """The order is announced."""
    if match.options.trump_mode == "declared":
        return NamingTrump(deal, contract)
    return after_trump(match, deal, contract)


def after_trump(match: Match, deal: Deal, contract: Contract) -> AfterTalon:
    """The order is announced and, where it has to be, the trump named."""
    if _orders_first(match):
        return Discarding(deal, contract)
    return _begin_play(match, deal, contract)


def _begin_play(match: Match, deal: Deal, contract: Contract) -> Playing:
    owner = contract.declarer if contract.trump else None
    leader = first_leader(match, contract)
    return Playing(deal, contract, leader, trump=contract.trump, owner=owner)


def first_leader(match: Match, contract: Contract) -> Seat:
    """The seat that leads to the first trick."""
    option = match.options.first_lead
    return contract.declarer if option == "declarer" else role(match, option)
