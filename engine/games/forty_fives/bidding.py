"""The bidding, and trumps and the kitty that follow it: E4, E5.1."""

from __future__ import annotations

from engine.cards import Suit
from engine.game import Seat
from engine.games.forty_fives import exchange, scoring
from engine.games.forty_fives.actions import Bid, Hold, Pass
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import (
    BiddingWon,
    BidHeld,
    BidMade,
    KittySeen,
    KittyTaken,
    Passed,
    TrumpNamed,
)
from engine.games.forty_fives.state import Bidding, Naming, State
from engine.games.forty_fives.values import Call, left_of


def begin(course: Course) -> None:
    """Forehand is asked first."""
    course.ask(Bidding(course.state.forehand))


def legal_words(state: State, seat: Seat) -> tuple[Bid | Hold | Pass, ...]:
    """What the seat that is asked may say (E3)."""
    order = state.deal.order or 0
    bids = tuple(Bid(amount) for amount in state.options.bids if amount > order)
    may_hold = seat == state.dealer and order and state.options.dealer_hold
    return (*bids, *((Hold(),) if may_hold else ()), Pass())


def say(course: Course, seat: Seat, word: Bid | Hold | Pass) -> None:
    """The seat that was asked bids, holds or passes."""
    was_held = course.deal.is_held
    course.change_deal(calls=(*course.deal.calls, Call(seat, word)))
    match word:
        case Bid(amount):
            course.change_deal(order=amount)
            course.tell(BidMade(seat, amount))
        case Hold():
            course.tell(BidHeld(seat, course.deal.order or 0))
        case Pass():
            course.tell(Passed(seat))
    if seat == course.state.dealer:
        _after_the_dealer(course, word)
    elif was_held:
        _after_the_bidder(course, word)
    else:
        course.ask(Bidding(left_of(seat)))


def _after_the_dealer(course: Course, word: Bid | Hold | Pass) -> None:
    """The dealer ends the bidding, or holds a bid that can be raised (E4.2, E4.3)."""
    state, bidder, order = course.state, course.deal.bidder, course.deal.order
    if bidder is None or order is None:
        _all_passed(course)
    elif isinstance(word, Hold) and order < state.options.bids[-1]:
        course.ask(Bidding(bidder))
    else:
        _won(course, state.dealer if isinstance(word, Hold) else bidder, order)


def _after_the_bidder(course: Course, word: Bid | Hold | Pass) -> None:
    """Whose bid was held has raised it or let it go (E4.4)."""
    if isinstance(word, Bid):
        course.ask(Bidding(course.state.dealer))
    else:
        _won(course, course.state.dealer, course.deal.order or 0)


def _all_passed(course: Course) -> None:
    """Nobody has bid: the dealer has to play, or the deal is thrown in (E4.6)."""
    state = course.state
    match state.options.all_pass:
        case "dealer_min":
            _won(course, state.dealer, state.options.bids[0], forced=True)
        case "redeal_next":
            scoring.throw_in(course, state.forehand)
        case "redeal_same":
            scoring.throw_in(course, state.dealer)


def _won(course: Course, seat: Seat, order: int, *, forced: bool = False) -> None:
    course.change_deal(declarer=seat, order=order)
    course.tell(BiddingWon(seat, order, forced))
    if not course.state.options.name_before_kitty:
        _take_kitty(course, seat)
    course.ask(Naming(seat))


def name_trump(course: Course, seat: Seat, suit: Suit) -> None:
    """The declarer names trumps; then the kitty is his if it was not before, and all exchange."""
    course.change_deal(trump=suit)
    course.tell(TrumpNamed(seat, suit))
    if course.deal.kitty:
        _take_kitty(course, seat)
    exchange.begin(course, seat)


def _take_kitty(course: Course, seat: Seat) -> None:
    """The kitty joins the declarer's hand by itself."""
    kitty = course.deal.kitty
    course.set_hand(seat, (*course.deal.hands[seat], *kitty))
    course.change_deal(kitty=())
    course.tell(KittyTaken(seat))
    course.tell(KittySeen(seat, kitty), seat)
