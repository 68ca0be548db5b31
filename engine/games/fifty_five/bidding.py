"""The bidding, once round the table and then between dealer and bidder: rules E8."""

from __future__ import annotations

from engine.game import Seat
from engine.games.fifty_five.actions import Bid, Hold, Pass
from engine.games.fifty_five.contract import begin_contract
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import (
    BiddingWon,
    BidHeld,
    BidMade,
    DealThrownIn,
    Passed,
)
from engine.games.fifty_five.scoring import close_deal
from engine.games.fifty_five.state import Bidding, State
from engine.games.fifty_five.values import Call, Word


def legal_words(state: State, seat: Seat) -> tuple[Word, ...]:
    """What the seat that is asked may say, the lowest bid first (E7)."""
    higher = tuple(Bid(bid) for bid in state.options.bids if bid > (state.order or 0))
    return (*higher, Hold(), Pass()) if may_hold(state, seat) else (*higher, Pass())


def may_hold(state: State, seat: Seat) -> bool:
    """Whether it is the dealer and there is a bid that he may take (FF-106)."""
    return seat == state.dealer and state.order is not None and state.options.dealer_take


def say(course: Course, seat: Seat, word: Word) -> None:
    """The seat bids, holds or passes, and the next is asked or the bidding is over."""
    state = course.state
    was_held = state.is_held
    course.change(calls=(*state.calls, Call(seat, word)))
    match word:
        case Bid(amount):
            course.change(order=amount)
            course.tell(BidMade(seat, amount))
            _after_bid(course, seat)
        case Hold():
            course.tell(BidHeld(seat, state.order or 0))
            _after_hold(course, seat)
        case Pass():
            course.tell(Passed(seat))
            _after_pass(course, seat, was_held=was_held)


def _after_bid(course: Course, seat: Seat) -> None:
    """The dealer's bid ends the bidding; others are asked up to the dealer (E8.2–E8.4)."""
    state = course.state
    if seat == state.dealer:
        _end(course, seat)
    elif any(call.seat == state.dealer for call in state.calls):
        course.change(phase=Bidding(state.dealer))
    else:
        course.change(phase=Bidding(state.after(seat)))


def _after_hold(course: Course, seat: Seat) -> None:
    """The bidder may raise, if there is a higher bid (E8.3, C14)."""
    state = course.state
    bidder = state.bidder
    if bidder is None or state.order == state.options.bids[-1]:
        _end(course, seat)
    else:
        course.change(phase=Bidding(bidder))


def _after_pass(course: Course, seat: Seat, *, was_held: bool) -> None:
    """The dealer lets the highest bid stand, or the bidder lets it go to the dealer (E8.2–4)."""
    state = course.state
    if was_held:
        _end(course, state.dealer)
    elif seat != state.dealer:
        course.change(phase=Bidding(state.after(seat)))
    elif state.bidder is not None:
        _end(course, state.bidder)
    else:
        _all_passed(course)


def _all_passed(course: Course) -> None:
    """Nobody has bid: the deal is thrown in, or the dealer has to play (E8.6)."""
    state = course.state
    match state.options.all_pass:
        case "next_dealer":
            _throw_in(course, state.after(state.dealer))
        case "same_dealer":
            _throw_in(course, state.dealer)
        case "dealer_10":
            course.change(order=state.options.bids[0])
            _end(course, state.dealer, forced=True)


def _throw_in(course: Course, next_dealer: Seat) -> None:
    course.tell(DealThrownIn(course.state.deal_no))
    close_deal(course, next_dealer)


def _end(course: Course, declarer: Seat, *, forced: bool = False) -> None:
    course.change(declarer=declarer)
    course.tell(BiddingWon(declarer, course.state.order or 0, forced))
    begin_contract(course, declarer)
