"""What a seat, or the chat, may know of a match: rules E16."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.cards import Card
from engine.game import Result, Seat
from engine.games.thousand import law
from engine.games.thousand.actions import PeekCard, PeekHands, PeekSuits, PeekTalon
from engine.games.thousand.cards import in_pack_order
from engine.games.thousand.counting import points_captured, tricks_taken
from engine.games.thousand.hundred import on_the_hundred
from engine.games.thousand.naming import phase_name
from engine.games.thousand.seats import has_barrel, is_golden, seats_that_play, sitter
from engine.games.thousand.state import (
    Auction,
    Bidding,
    Cards,
    Contract,
    Cutting,
    Deal,
    Dealt,
    Finished,
    Glimpse,
    Match,
    Over,
    Playing,
    Rest,
    State,
    contract_of,
)
from engine.games.thousand.talon import are_gifts_open
from engine.games.thousand.values import Gift
from engine.games.thousand.view import View

Known: TypeAlias = dict[str, Any]
"""A part of what a viewer knows, by the names of `View`: put together once, for it has many."""


def view(state: State, seat: Seat | None) -> View:
    """All that the seat may know; None: what the whole chat may know."""
    match state.phase:
        case Rest(last):
            known = {} if last is None else _of_the_last_deal(state.match, last)
        case Over(last):
            known = _of_the_last_deal(state.match, last)
        case Cutting(cutter=cutter):
            known = {"cutter": cutter}
        case _:
            known = _of_the_deal(state.match, state.phase, seat)
    return View(**{**_of_the_match(state, seat), **known})


def result(state: State) -> Result | None:
    """How the match ended, None while it goes on."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    return Result(phase.winners, phase.losers, state.match.scores)


def _of_the_match(state: State, seat: Seat | None) -> Known:
    """What outlives a deal, and nothing of one."""
    match, phase = state.match, state.phase
    seats = len(match.scores)
    nothing = (0,) * seats
    last = phase.last if isinstance(phase, Rest | Over) else None
    return {
        "seat": seat,
        "options": match.options,
        "phase": phase_name(phase),
        "to_move": law.to_move(state),
        "legal": () if seat is None else law.legal(state, seat),
        "deal_no": match.deal_no,
        "dealer": match.dealer,
        "scores": match.scores,
        "bolts": match.bolts,
        "rows": match.rows,
        "barrel": match.barrel,
        "has_barrel": tuple(has_barrel(match, each) for each in range(seats)),
        "falls": match.falls,
        "rospises": match.rospises,
        "crosses": match.crosses,
        "redeals": match.redeals,
        "history": match.history,
        "ended": None if last is None else last.end,
        "result": result(state),
        "bank": phase.bank if isinstance(phase, Over) else nothing,
        "golden": is_golden(match),
        "playing": seats_that_play(match),
        "sitter": sitter(match),
        "hand_sizes": nothing,
        "tricks": nothing,
        "points": nothing,
    }


def _of_the_last_deal(match: Match, last: Finished) -> Known:
    """What is left to tell of a deal that has ended."""
    out = next((seat for seat in range(len(match.scores)) if seat not in last.playing), None)
    return {
        "golden": last.golden,
        "playing": last.playing,
        "sitter": out,
        "calls": last.calls,
        "declarer": last.declarer,
        "order": last.order,
        "order_named": last.order_named,
        "dark": last.dark,
        "trump": last.trump,
        "trump_owner": last.trump_owner,
        "trick_log": last.tricks,
        "tricks": last.taken,
        "points": last.points,
        "declarations": last.declarations,
    }


def _of_the_deal(match: Match, phase: Dealt, seat: Seat | None) -> Known:
    deal, contract = phase.deal, contract_of(phase)
    known: Known = dict(
        golden=deal.golden,
        looked=deal.looked,
        on_the_hundred=on_the_hundred(match, phase),
        talon=shown_talon(phase),
        talon_sizes=tuple(map(len, deal.talons)),
        hand=() if seat is None or seat not in deal.looked else deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        sees=sees(match, phase, seat),
        **_of_the_glimpses(deal, seat),
    )
    if isinstance(phase, Bidding):
        known |= _of_the_auction(phase.auction)
    if contract is not None:
        known |= _of_the_contract(match, deal, contract, seat)
    if isinstance(phase, Playing):
        known |= _of_the_play(match, phase)
    return known


def _of_the_auction(auction: Auction) -> Known:
    return {
        "calls": auction.calls,
        "passed": auction.passed,
        "bid": auction.bid,
        "bidder": auction.bidder,
        "order": auction.bid,
        "dark": auction.dark,
    }


def _of_the_contract(match: Match, deal: Deal, contract: Contract, seat: Seat | None) -> Known:
    taken, is_declarer = contract.taken, contract.declarer == seat
    sizes = enumerate(map(len, deal.talons))
    return {
        "calls": contract.calls,
        "passed": frozenset(call.seat for call in contract.calls if call.amount is None),
        "bid": contract.bid,
        "bidder": contract.declarer,
        "declarer": contract.declarer,
        "order": contract.amount,
        "order_named": contract.order is not None,
        "dark": contract.dark,
        "trump": contract.trump,
        "trump_owner": contract.declarer if contract.trump else None,
        "talon_sizes": tuple(0 if place == taken else size for place, size in sizes),
        "talon_taken": None if taken is None or len(deal.talons) == 1 else taken + 1,
        "gifts": _gifts(match, contract, seat),
        "laid_count": len(contract.laid),
        "own_talon": deal.talons[taken] if is_declarer and taken is not None else (),
        "own_laid": contract.laid if is_declarer else (),
    }


def _of_the_play(match: Match, phase: Playing) -> Known:
    seats = len(match.scores)
    return {
        "trump": phase.trump,
        "trump_owner": phase.owner,
        "leader": phase.leader,
        "table": phase.table,
        "trick_log": phase.tricks,
        "tricks": tricks_taken(seats, phase.tricks),
        "points": points_captured(seats, phase.tricks),
        "declarations": phase.declarations,
    }


def _gifts(match: Match, contract: Contract, seat: Seat | None) -> tuple[Gift, ...]:
    """The gifts, the card where the viewer knows it."""
    is_open = are_gifts_open(match, contract)
    return tuple(
        gift if is_open or seat in (gift.giver, gift.recipient) else replace(gift, card=None)
        for gift in contract.gifts
    )


def _of_the_glimpses(deal: Deal, seat: Seat | None) -> Known:
    """What bonuses have shown the viewer."""
    talon = tuple(card for talon in deal.talons for card in talon)
    known: Known = {}
    seen: set[Card] = set()
    for glimpse in deal.glimpses:
        if glimpse.seat != seat:
            continue
        match glimpse.peek:
            case PeekHands():
                hands = tuple(() if at == seat else hand for at, hand in enumerate(deal.dealt))
                known["peeked_hands"] = hands
            case PeekSuits():
                known["peeked_suits"] = tuple(card.suit for card in talon)
            case PeekTalon() | PeekCard():
                seen.update(glimpsed(deal, glimpse))
    if seen:
        known["peeked_talon"] = tuple(card if card in seen else None for card in talon)
    return known


def glimpsed(deal: Deal, glimpse: Glimpse) -> Cards:
    """The cards that a bonus has shown."""
    talon = tuple(card for talon in deal.talons for card in talon)
    match glimpse.peek:
        case PeekHands():
            others = (hand for at, hand in enumerate(deal.dealt) if at != glimpse.seat)
            return tuple(card for hand in others for card in hand)
        case PeekTalon():
            return talon
        case PeekCard(place):
            return talon[place - 1 : place]
        case PeekSuits():
            return ()


def shown_talon(phase: Dealt) -> Cards:
    """The cards of the talon that all have been shown."""
    contract, talons = contract_of(phase), phase.deal.talons
    if phase.deal.talon_open:
        return tuple(card for talon in talons for card in talon)
    if contract is None or not contract.shown:
        return ()
    if len(talons) == 1:
        return talons[0]
    return () if contract.taken is None else talons[contract.taken]


def sees(match: Match, phase: Dealt, seat: Seat | None) -> Cards:
    """Every card whose place the viewer has learnt, in pack order."""
    return in_pack_order(set(_learnt(match, phase, seat)))


def _learnt(match: Match, phase: Dealt, seat: Seat | None) -> Iterator[Card]:
    deal, contract = phase.deal, contract_of(phase)
    yield from shown_talon(phase)
    if seat is not None and seat in deal.looked:
        yield from deal.hands[seat]
    for glimpse in deal.glimpses:
        if glimpse.seat == seat:
            yield from glimpsed(deal, glimpse)
    if contract is not None:
        for gift in _gifts(match, contract, seat):
            if gift.card is not None:
                yield gift.card
        if contract.declarer == seat:
            yield from contract.laid
            yield from deal.talons[contract.taken] if contract.taken is not None else ()
    if isinstance(phase, Playing):
        for played in (*phase.table, *(card for trick in phase.tricks for card in trick.cards)):
            yield played.card
