"""The course of one action: what follows from it, until somebody owes an action (E4, E5)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.cards import Card, Suit
from engine.game import Seat, Told
from engine.games.fives import TRICK_POINTS, side_of, taker
from engine.games.twenty_five.events import (
    CardLaidAway,
    CardPlayed,
    Event,
    TrickTaken,
    TurnedCardRobbed,
)
from engine.games.twenty_five.scoring import book
from engine.games.twenty_five.state import HAND_SIZE, State, Turn
from engine.games.twenty_five.values import Laid, Trick


@dataclass(slots=True)
class Course:
    """A match while an action takes its course."""

    state: State
    told: list[Told[Event]] = field(default_factory=list)

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell the event to these seats; to all if none is named."""
        self.told.append(Told(event, frozenset(seats) if seats else None))

    def change(self, **changes: Any) -> None:
        """The match stands otherwise."""
        self.state = replace(self.state, **changes)

    def lay_down(self, seat: Seat, card: Card, *taken: Card) -> None:
        """The card leaves the hand of the seat, others come into it."""
        hands = self.state.hands
        hand = (*(held for held in hands[seat] if held is not card), *taken)
        self.change(hands=(*hands[:seat], hand, *hands[seat + 1 :]))


def rob(course: Course, seat: Seat, card: Card, turned: Card) -> None:
    """The seat lays the card away and takes the turned one; the turn stays with it (E4.2)."""
    course.lay_down(seat, card, turned)
    course.change(robber=seat, laid_away=card)
    course.tell(TurnedCardRobbed(seat, turned))
    course.tell(CardLaidAway(seat, card), seat)


def play(course: Course, seat: Seat, card: Card, trump: Suit) -> None:
    """The seat plays the card; the last card of a trick completes it (E3.5)."""
    course.lay_down(seat, card)
    course.change(trick=(*course.state.trick, Laid(card, seat)))
    course.tell(CardPlayed(seat, card))
    state = course.state
    if len(state.trick) < state.seats:
        course.change(phase=Turn((seat + 1) % state.seats))
    else:
        _take_trick(course, trump)


def _take_trick(course: Course, trump: Suit) -> None:
    """The trick is booked at once; then the game, the deal or the next trick (E5.1)."""
    state = course.state
    best = state.trick[taker([laid.card for laid in state.trick], trump)]
    side = side_of(best.seat, state.sides)
    scores = tuple(
        score + (TRICK_POINTS if number == side else 0)
        for number, score in enumerate(state.scores)
    )
    taken = (*state.taken, Trick(state.trick, best.seat))
    course.change(trick=(), taken=taken, scores=scores, phase=Turn(best.seat))
    course.tell(TrickTaken(best.seat, best.card, scores))
    stops = course.state.ahead is not None and state.options.stop_at_target
    if stops or len(taken) == HAND_SIZE:
        course.state, told = book(course.state, trump)
        course.told += told
