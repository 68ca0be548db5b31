"""The five tricks: E6, E7.1."""

from __future__ import annotations

from engine.cards import Card
from engine.game import Seat
from engine.games import fives
from engine.games.fives import TRICK_POINTS, Following, PlainLead
from engine.games.forty_fives import scoring
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import CardPlayed, TrickTaken
from engine.games.forty_fives.options import ALL_TRICKS, FortyFivesRules
from engine.games.forty_fives.state import Cards, Playing, State
from engine.games.forty_fives.values import SEATS, TRICKS, Trick, left_of, other_side, side_of


def following(options: FortyFivesRules) -> Following:
    """How this house follows to a trick."""
    plain = PlainLead.FOLLOW_OR_TRUMP if options.follow_suit else PlainLead.ANY
    return Following(plain, options.renege)


def begin(course: Course) -> None:
    """All hold five cards: the best trump is settled and the first leader leads."""
    deal = course.deal
    course.change_deal(best_trump=fives.best_trump(deal.hands, deal.contract.trump))
    course.ask(Playing(_first_leader(course.state)))


def _first_leader(state: State) -> Seat:
    declarer = state.deal.contract.declarer
    match state.options.first_lead:
        case "bidder_left":
            return left_of(declarer)
        case "dealer_left":
            return state.forehand
        case "bidder":
            return declarer


def must_lead_trump(state: State, seat: Seat) -> bool:
    """Whether the seat leads as the first defender to do so against a bid of 30 (E6.3)."""
    deal, contract = state.deal, state.deal.contract
    defending = other_side(side_of(contract.declarer))
    leads = [side_of(trick.leader) for trick in deal.tricks]
    return (
        state.options.thirty_lead_trump
        and contract.bid == ALL_TRICKS
        and not deal.table
        and side_of(seat) == defending
        and defending not in leads
    )


def playable(state: State, seat: Seat) -> Cards:
    """The cards that the seat may play, in the order of its hand."""
    deal, hand = state.deal, state.deal.hands[seat]
    trump = deal.contract.trump
    if deal.table:
        return fives.followers(following(state.options), hand, deal.table[0], trump)
    trumps = fives.trumps_of(hand, trump) if must_lead_trump(state, seat) else ()
    return trumps or hand


def play(course: Course, seat: Seat, card: Card) -> None:
    """The seat plays the card; the fourth one completes the trick."""
    hand = course.deal.hands[seat]
    course.set_hand(seat, tuple(held for held in hand if held is not card))
    course.change_deal(table=(*course.deal.table, card))
    course.tell(CardPlayed(seat, card))
    if len(course.deal.table) < SEATS:
        course.ask(Playing(left_of(seat)))
    else:
        _take_trick(course, left_of(seat))


def _take_trick(course: Course, leader: Seat) -> None:
    deal, options = course.deal, course.state.options
    place = fives.taker(deal.table, deal.contract.trump, ace_high=not options.plain_ace_low)
    bonus = options.best_trump_bonus if deal.best_trump in deal.table else 0
    winner = (leader + place) % SEATS
    trick = Trick(leader, deal.table, winner, TRICK_POINTS + bonus)
    course.change_deal(table=(), tricks=(*deal.tricks, trick))
    course.tell(TrickTaken(trick))
    if len(course.deal.tricks) < TRICKS:
        course.ask(Playing(winner))
    else:
        scoring.book(course)
