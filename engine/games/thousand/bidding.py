"""The bidding: rules E5."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand import rests, talon
from engine.games.thousand.actions import Bid, Look, Pass, Peek
from engine.games.thousand.cards import cap, has_marriage
from engine.games.thousand.events import BidMade, Looked, OpeningStands, Passed
from engine.games.thousand.hundred import hundred_in_the_bidding
from engine.games.thousand.looking import looks
from engine.games.thousand.peeking import legal_peeks
from engine.games.thousand.seats import floor, is_hushed, is_silenced, opener
from engine.games.thousand.state import Auction, Bidding, Contract, Deal, Match, State
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import Call


def begin(match: Match, deal: Deal, telling: Telling) -> State:
    """The bidding begins, with the forced opening or from nothing."""
    first = opener(match)
    if match.options.opening != "forced":
        return State(match, Bidding(deal, Auction(first, bid=None, bidder=None)))
    amount = floor(match, first)
    telling.all(OpeningStands(first, amount))
    return go_on(match, Bidding(deal, Auction(first, bid=amount, bidder=first)), telling)


def legal_calls(match: Match, phase: Bidding, seat: Seat) -> tuple[Bid | Pass | Look | Peek, ...]:
    """What the speaker may do."""
    if seat != phase.auction.speaker:
        return ()
    may_look = match.options.dark == "unseen" and seat not in phase.deal.looked
    return (
        *((Look(),) if may_look else ()),
        *(() if owes_opening(match, phase.auction) else (Pass(),)),
        *map(Bid, possible_bids(match, phase, seat)),
        *legal_peeks(match, phase.deal, seat),
    )


def owes_opening(match: Match, auction: Auction) -> bool:
    """Whether the speaker is the opener whose first call must be a bid."""
    return match.options.opening == "at_least" and auction.bid is None


def possible_bids(match: Match, phase: Bidding, seat: Seat) -> range:
    """The bids open to the seat, if it is its turn to speak."""
    auction = phase.auction
    lowest = lowest_bid(match, auction, seat)
    if is_silenced(match, seat):
        return range(lowest, lowest + 1) if owes_opening(match, auction) else range(0)
    if is_hushed(match, seat) or is_stopped_by_the_dark(match, phase, seat):
        return range(0)
    highest = highest_bid(match, phase.deal, seat)
    if not match.options.jump_bids:
        highest = min(highest, lowest)
    return range(lowest, highest + 1, match.options.bid_step)


def lowest_bid(match: Match, auction: Auction, seat: Seat) -> int:
    """The least that the seat would have to bid now."""
    least = floor(match, seat)
    if auction.bid is None:
        return least
    return max(least, auction.bid + match.options.bid_step)


def highest_bid(match: Match, deal: Deal, seat: Seat) -> int:
    """The cap of the seat's hand; one not looked at has that of an empty hand."""
    return cap(match.options, deal.hands[seat] if seat in deal.looked else ())


def is_stopped_by_the_dark(match: Match, phase: Bidding, seat: Seat) -> bool:
    """Whether the highest bid is a dark one that this seat may not outbid."""
    if not (phase.auction.dark and match.options.dark_counter_marriage):
        return False
    deal = phase.deal
    return seat not in deal.looked or not has_marriage(match.options, deal.hands[seat])


def call(match: Match, phase: Bidding, action: Bid | Pass | Look, telling: Telling) -> State:
    """The speaker bids, passes or looks."""
    seat = phase.auction.speaker
    match action:
        case Look():
            telling.all(Looked(seat))
            return State(match, replace(phase, deal=looks(phase.deal, (seat,), telling)))
        case Pass():
            return _pass(match, phase, telling)
        case Bid(amount):
            return _bid(match, phase, amount, telling)


def _pass(match: Match, phase: Bidding, telling: Telling) -> State:
    auction, seat = phase.auction, phase.auction.speaker
    telling.all(Passed(seat))
    auction = replace(
        auction,
        passed=auction.passed | {seat},
        calls=(*auction.calls, Call(seat, None)),
    )
    return go_on(match, Bidding(looks(phase.deal, (seat,), telling), auction), telling)


def _bid(match: Match, phase: Bidding, amount: int, telling: Telling) -> State:
    auction, deal = phase.auction, phase.deal
    seat = auction.speaker
    dark = seat not in deal.looked
    telling.all(BidMade(seat, amount, dark))
    if auction.answered and auction.bidder is not None:
        deal = looks(deal, (auction.bidder,), telling)
    auction = replace(
        auction,
        bid=amount,
        bidder=seat,
        dark=dark,
        calls=(*auction.calls, Call(seat, amount, dark)),
    )
    return go_on(match, Bidding(deal, auction), telling)


def go_on(match: Match, phase: Bidding, telling: Telling) -> State:
    """The turn goes to the next seat that is not out; at the highest bidder the bidding ends."""
    auction, playing = phase.auction, phase.deal.playing
    place = playing.index(auction.speaker)
    clockwise = (*playing[place + 1 :], *playing[: place + 1])
    speaker = next((seat for seat in clockwise if seat not in auction.passed), None)
    if speaker is None:
        return rests.throw_in(match, phase, telling)
    if speaker == auction.bidder and auction.bid is not None:
        return _won(match, phase, speaker, auction.bid, telling)
    return State(match, Bidding(phase.deal, replace(auction, speaker=speaker)))


def _won(match: Match, phase: Bidding, seat: Seat, amount: int, telling: Telling) -> State:
    auction, deal = phase.auction, phase.deal
    others = (other for other in deal.playing if other != seat or not auction.dark)
    contract = Contract(
        declarer=seat,
        bid=amount,
        dark=auction.dark,
        dark_bidder=seat if auction.dark else None,
        hundred=not auction.dark and hundred_in_the_bidding(match, auction) == seat,
        calls=auction.calls,
    )
    return talon.reveal(match, looks(deal, others, telling), contract, telling)
