"""Who sits on the hundred: rules E5."""

from __future__ import annotations

from engine.game import Seat
from engine.games.thousand.seats import floor, opener
from engine.games.thousand.state import Auction, Bidding, Dealt, Match, contract_of


def on_the_hundred(match: Match, phase: Dealt) -> Seat | None:
    """The seat whose bid is the only one, and the least it could make."""
    if isinstance(phase, Bidding):
        return hundred_in_the_bidding(match, phase.auction)
    contract = contract_of(phase)
    return contract.declarer if contract is not None and contract.hundred else None


def hundred_in_the_bidding(match: Match, auction: Auction) -> Seat | None:
    """Who sits on the hundred while the bidding goes on."""
    if auction.answered:
        return None
    bids = [call for call in auction.calls if call.amount is not None]
    if match.options.opening == "forced":
        return None if bids else auction.bidder
    if not bids:
        return opener(match) if match.options.opening == "at_least" else None
    only = bids[0]
    return only.seat if len(bids) == 1 and only.amount == floor(match, only.seat) else None
