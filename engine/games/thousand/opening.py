"""How a deal opens, the golden seat's choice and the dark question: rules E4 and E15."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand import bidding, rests, talon
from engine.games.thousand.actions import Bid, Dark, Look, Pass, Peek
from engine.games.thousand.events import BidMade, Passed, TalonShown
from engine.games.thousand.looking import looks
from engine.games.thousand.peeking import legal_peeks
from engine.games.thousand.seats import (
    clockwise_from,
    forehand,
    is_anyone_on_barrel,
    is_hushed,
    is_on_barrel,
    is_silenced,
    opener,
    role,
)
from engine.games.thousand.state import (
    Asking,
    Auction,
    Bidding,
    Contract,
    Deal,
    GoldenChoice,
    Match,
    State,
)
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import Call

GOLDEN_ORDER = DARK_BID = 120


def open_deal(match: Match, deal: Deal, telling: Telling) -> State:
    """The cards lie; what comes first is a golden deal, a free one, the dark game, the bidding."""
    options = match.options
    if options.barrel_open_talon and is_on_barrel(match, deal.forehand):
        deal = replace(deal, talon_open=True)
        for number, cards in enumerate(deal.talons, start=1):
            telling.all(TalonShown(cards, number if len(deal.talons) > 1 else None))
    if deal.golden:
        return _golden(match, looks(deal, deal.playing, telling), telling)
    if (seat := _free_declarer(match, deal)) is not None:
        deal = looks(deal, deal.playing, telling)
        contract = Contract(seat, options.barrel_min_bid, free=True)
        return talon.reveal(match, deal, contract, telling)
    dark = eligible(match, deal) if options.dark != "off" else ()
    if options.dark == "unseen":
        deal = looks(deal, _all_but(deal, dark), telling)
        return bidding.begin(match, deal, telling)
    asked = tuple(seat for seat in _to_be_asked(match, deal) if seat in dark)
    return _ask(match, looks(deal, _all_but(deal, asked), telling), asked, telling)


def _all_but(deal: Deal, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in deal.playing if seat not in seats)


# The golden deal


def _golden(match: Match, deal: Deal, telling: Telling) -> State:
    seat = role(match, match.options.golden_seat)
    if not match.options.golden_mandatory:
        return State(match, GoldenChoice(deal, seat))
    return talon.reveal(match, deal, Contract(seat, GOLDEN_ORDER), telling)


def legal_golden(match: Match, phase: GoldenChoice, seat: Seat) -> tuple[Bid | Pass | Peek, ...]:
    """The golden seat plays 120 or lets it be."""
    if seat != phase.seat:
        return ()
    return (Bid(GOLDEN_ORDER), Pass(), *legal_peeks(match, phase.deal, seat))


def choose_golden(
    match: Match, phase: GoldenChoice, action: Bid | Pass, telling: Telling
) -> State:
    """The golden deal is played or declined."""
    seat = phase.seat
    if isinstance(action, Pass):
        telling.all(Passed(seat))
        return rests.decline(match, phase, telling)
    telling.all(BidMade(seat, action.amount, dark=False))
    contract = Contract(seat, action.amount, calls=(Call(seat, action.amount),))
    return talon.reveal(match, phase.deal, contract, telling)


# The free deal


def _free_declarer(match: Match, deal: Deal) -> Seat | None:
    options = match.options
    if options.barrel_bidding == "normal":
        return None
    seats = (deal.forehand,) if options.barrel_own_talon else deal.playing
    return next((seat for seat in seats if is_on_barrel(match, seat)), None)


# The dark game


def eligible(match: Match, deal: Deal) -> tuple[Seat, ...]:
    """The seats that may go dark."""
    if is_anyone_on_barrel(match) and not match.options.dark_on_barrel:
        return ()
    return tuple(
        seat
        for seat in deal.playing
        if _has_dark_score(match, seat)
        and not is_silenced(match, seat)
        and not is_hushed(match, seat)
    )


def _has_dark_score(match: Match, seat: Seat) -> bool:
    score = match.scores[seat]
    match match.options.dark_min_score:
        case "none":
            return True
        case "gt0":
            return score > 0
        case "gt120":
            return score > 120
        case "ge240":
            return score >= 240


def _to_be_asked(match: Match, deal: Deal) -> tuple[Seat, ...]:
    match match.options.dark_seat:
        case "forehand":
            return (forehand(match),)
        case "dealer":
            return (role(match, "dealer"),)
        case "any":
            return clockwise_from(opener(match), len(match.scores))


def _ask(match: Match, deal: Deal, asked: tuple[Seat, ...], telling: Telling) -> State:
    if asked:
        return State(match, Asking(deal, asked))
    return bidding.begin(match, deal, telling)


def legal_answers(match: Match, phase: Asking, seat: Seat) -> tuple[Look | Dark, ...]:
    """The seat that is asked looks or goes dark; where it must, it goes dark."""
    if seat != phase.asked[0]:
        return ()
    return (Dark(),) if match.options.dark == "mandatory" else (Look(), Dark())


def answer(match: Match, phase: Asking, action: Look | Dark, telling: Telling) -> State:
    """The dark question is answered."""
    seat, *others = phase.asked
    if isinstance(action, Look):
        deal = looks(phase.deal, (seat,), telling)
        return _ask(match, deal, tuple(others), telling)
    telling.all(BidMade(seat, DARK_BID, dark=True))
    deal = looks(phase.deal, _all_but(phase.deal, (seat,)), telling)
    auction = Auction(
        speaker=seat,
        bid=DARK_BID,
        bidder=seat,
        dark=True,
        answered=True,
        calls=(Call(seat, DARK_BID, dark=True),),
    )
    return bidding.go_on(match, Bidding(deal, auction), telling)
