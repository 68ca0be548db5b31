"""The play: who may play what, and who takes the trick. Rules E3, E10.1."""

from __future__ import annotations

from engine.cards import Card
from engine.game import Seat
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import CardPlayed, TrickTaken
from engine.games.fifty_five.scoring import highest_in_play, score_deal
from engine.games.fifty_five.state import Playing, State
from engine.games.fifty_five.values import Trick
from engine.games.fives import TRICK_POINTS, followers, taker


def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that the seat may play, in the order of its hand."""
    hand = state.hands[seat]
    if not state.table:
        return hand
    return followers(state.options.following, hand, state.table[0], state.contract.trump)


def play(course: Course, seat: Seat, card: Card) -> None:
    """The seat plays the card; a complete trick is taken, and after five the deal is scored."""
    state = course.state
    course.set_hand(seat, tuple(held for held in state.hands[seat] if held is not card))
    course.change(table=(*state.table, card))
    course.tell(CardPlayed(seat, card))
    if len(course.state.table) < state.options.players:
        course.change(phase=Playing(state.after(seat)))
        return
    winner = _take_trick(course, leader=state.after(seat))
    if any(course.state.hands):
        course.change(phase=Playing(winner))
    else:
        score_deal(course)


def _take_trick(course: Course, leader: Seat) -> Seat:
    """The highest card takes the trick, with the highest trump in play its bonus too."""
    state = course.state
    winner = (leader + taker(state.table, state.contract.trump)) % state.options.players
    has_bonus = highest_in_play(state) in state.table
    points = TRICK_POINTS + (state.options.best_trump_bonus if has_bonus else 0)
    trick = Trick(leader, state.table, winner, points)
    course.change(tricks=(*state.tricks, trick), table=())
    course.tell(TrickTaken(trick))
    return winner
