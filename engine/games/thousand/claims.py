"""Who may claim a redeal, and on what: rules E8."""

from __future__ import annotations

from engine.cards import Rank
from engine.game import Seat
from engine.games.thousand.cards import count_rank, points
from engine.games.thousand.hundred import on_the_hundred
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.state import (
    Asking,
    Bidding,
    Cards,
    Claiming,
    Contract,
    Deal,
    Dealt,
    Match,
    NamingTrump,
    Playing,
    contract_of,
)
from engine.games.thousand.values import Ground

MOST_REDEALS = 20
"""After so many in a row the next deal allows none."""


def are_barred(match: Match) -> bool:
    """Whether there have been too many redeals in a row."""
    return match.redeals >= MOST_REDEALS


def grounds(match: Match, phase: Dealt, seat: Seat) -> tuple[Ground, ...]:
    """The grounds on which the seat may claim a redeal now."""
    if isinstance(phase, Asking | NamingTrump | Playing) or are_barred(match):
        return ()
    return (
        *_hand(match, phase, seat),
        *_talon(match, phase, seat),
        *_after_discard(match, phase, seat),
    )


def _hand(match: Match, phase: Dealt, seat: Seat) -> tuple[Ground, ...]:
    if not may_claim_on_hand(match, phase, seat):
        return ()
    return hand_grounds(match.options, phase.deal.dealt[seat])


def may_claim_on_hand(match: Match, phase: Dealt, seat: Seat) -> bool:
    """Whether the window for claims on the hand is open to the seat."""
    deal = phase.deal
    return (
        seat in deal.looked
        and is_hand_window_open(match, phase, seat)
        and may_claim_at_all(match, phase, seat)
        and dark_seat(phase) != seat
    )


def is_hand_window_open(match: Match, phase: Dealt, seat: Seat) -> bool:
    """Whether it is not too late yet for a claim on the hand."""
    contract = contract_of(phase)
    if contract is not None and contract.order is not None:
        return False
    return match.options.redeal_window == "before_order" or seat not in phase.deal.acted


def may_claim_at_all(match: Match, phase: Dealt, seat: Seat) -> bool:
    """Whether the table lets this seat claim: any, or only the one on the hundred."""
    return match.options.redeal_who == "any" or on_the_hundred(match, phase) == seat


def dark_seat(phase: Dealt) -> Seat | None:
    """The seat whose dark bid stands or won."""
    if isinstance(phase, Bidding):
        return phase.auction.bidder if phase.auction.dark else None
    contract = contract_of(phase)
    return contract.dark_bidder if contract is not None else None


def hand_grounds(options: ThousandRules, hand: Cards) -> tuple[Ground, ...]:
    """What a hand as dealt gives grounds for."""
    nines, jacks = count_rank(hand, Rank.NINE), count_rank(hand, Rank.JACK)
    return _those(
        (Ground.HAND_BELOW, points(hand) < options.redeal_hand_below),
        (Ground.HAND_NINES, 0 < options.redeal_hand_nines <= nines),
        (Ground.HAND_JACKS, 0 < options.redeal_hand_jacks <= jacks),
    )


def _those(*pairs: tuple[Ground, bool]) -> tuple[Ground, ...]:
    return tuple(ground for ground, holds in pairs if holds)


def _talon(match: Match, phase: Dealt, seat: Seat) -> tuple[Ground, ...]:
    if not may_claim_on_talon(match, phase, seat):
        return ()
    return talon_grounds(match.options, taken_talon(phase))


def taken_talon(phase: Dealt) -> Cards:
    """The talon that the declarer took, as dealt; nothing before."""
    contract = contract_of(phase)
    if contract is None or contract.taken is None:
        return ()
    return phase.deal.talons[contract.taken]


def may_claim_on_talon(match: Match, phase: Dealt, seat: Seat) -> bool:
    """Whether the seat took the talon and has not given, laid down or ordered since."""
    contract = contract_of(phase)
    if contract is None or contract.declarer != seat or contract.taken is None:
        return False
    if contract.gifts or contract.laid or contract.order is not None:
        return False
    if match.options.redeal_talon_only_at_100 and not contract.hundred:
        return False
    return may_claim_at_all(match, phase, seat)


def talon_grounds(options: ThousandRules, talon: Cards) -> tuple[Ground, ...]:
    """What a talon gives grounds for."""
    nines, jacks = count_rank(talon, Rank.NINE), count_rank(talon, Rank.JACK)
    return _those(
        (Ground.TALON_BELOW, points(talon) < options.redeal_talon_below),
        (Ground.TALON_NINES, 0 < options.redeal_talon_nines <= nines),
        (Ground.TALON_JACKS, 0 < options.redeal_talon_jacks <= jacks),
    )


def _after_discard(match: Match, phase: Dealt, seat: Seat) -> tuple[Ground, ...]:
    if not (isinstance(phase, Claiming) and seat in phase.waiting):
        return ()
    return discard_grounds(match.options, phase.deal.hands[seat])


def discard_grounds(options: ThousandRules, hand: Cards) -> tuple[Ground, ...]:
    """What the hand of an opponent gives grounds for after the discards."""
    nines, jacks = count_rank(hand, Rank.NINE), count_rank(hand, Rank.JACK)
    return _those(
        (Ground.DISCARD_BELOW, points(hand) < options.redeal_after_discard_below),
        (Ground.DISCARD_NINES, 0 < options.redeal_after_discard_nines <= nines),
        (Ground.DISCARD_JACKS, 0 < options.redeal_after_discard_jacks <= jacks),
    )


def after_discard_claims(match: Match, deal: Deal, contract: Contract) -> tuple[Seat, ...]:
    """The opponents who are asked for a claim once the last card is given away."""
    if are_barred(match) or match.options.redeal_who == "forced_100":
        return ()
    return tuple(
        seat
        for seat in deal.playing
        if seat != contract.declarer and discard_grounds(match.options, deal.hands[seat])
    )


def costs_the_dealer(match: Match, phase: Dealt, seat: Seat) -> bool:
    """Whether nines are among the grounds, so that the dealer may be fined."""
    open_grounds = grounds(match, phase, seat)
    if {Ground.HAND_NINES, Ground.DISCARD_NINES}.intersection(open_grounds):
        return True
    nines = count_rank(taken_talon(phase), Rank.NINE)
    return Ground.TALON_NINES in open_grounds and nines == 3
