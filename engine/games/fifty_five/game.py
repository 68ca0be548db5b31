"""The rules of 55, 110 and 220 as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, assert_never

from engine.cards import PACK_52, Suit
from engine.game import Result, Seat, Step, Unreadable
from engine.games.fifty_five import actions, bidding, contract, dealing, facts, tricks, viewing
from engine.games.fifty_five.actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Hold,
    NameTrump,
    Pass,
    Play,
)
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import DealEnded, Event, MatchEnded
from engine.games.fifty_five.options import PRESETS, FiftyFiveRules
from engine.games.fifty_five.reasons import refusal
from engine.games.fifty_five.state import (
    Bidding,
    Discarding,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.fifty_five.view import View
from engine.games.fives import sides_of
from engine.players import fifty_five as player


class FiftyFive:
    """55, 110 and 220, for two to nine, each for himself, in pairs or in triples."""

    slug: ClassVar[str] = "fifty_five"
    seats: ClassVar[range] = range(2, 10)
    presets: ClassVar[Mapping[str, FiftyFiveRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (DealEnded,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[FiftyFiveRules]] = FiftyFiveRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = dealing.POSITION_KEYS
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal"})

    def start(
        self,
        options: FiftyFiveRules,
        seats: int,
        seed: bytes,
        position: Mapping[str, str] | None = None,
    ) -> Step[State, Event]:
        """A match at rest before its first deal.

        Raises:
            Unreadable: the number of seats is not that of the house rules, or the position
            cannot be.
        """
        if seats != options.players:
            raise Unreadable(f"seats: {seats} and players={options.players} contradict each other")
        return _step(dealing.begin(options, seed, position or {}))

    def to_move(self, state: State) -> frozenset[Seat]:
        return viewing.owing(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return legal(state, seat)

    def default(self, state: State, seat: Seat) -> Action:
        return self.choose(self.view(state, seat), absent=True)

    def choose(self, view: View, *, absent: bool = False) -> Action:
        return player.choose(view, absent=absent)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """The judge.

        Raises:
            IllegalAction: with a code of `engine.games.fifty_five.reasons`.
        """
        if action not in legal(state, seat):
            raise refusal(state, seat, action)
        taken = Course(state)
        _take(taken, seat, action)
        return _step(taken)

    def view(self, state: State, seat: Seat | None) -> View:
        return viewing.view(state, seat, () if seat is None else legal(state, seat))

    def result(self, state: State) -> Result | None:
        return viewing.result(state)

    def read_action(self, text: str) -> Action:
        """The action written so in the notation.

        Raises:
            Unreadable: the text is no action of this game.
        """
        return actions.read(text)

    def is_at_rest(self, state: State) -> bool:
        return isinstance(state.phase, Rest)

    def perform(self, state: State, key: str, text: str) -> Step[State, Event]:
        """Deal the cards of a `deal:` line.

        Raises:
            Unreadable: there is no such line here, or it names cards that cannot be there.
        """
        if key != "deal":
            raise Unreadable(f"55 has no line {key}:")
        if not isinstance(state.phase, Rest):
            raise Unreadable("a deal while the match does not rest")
        taken = Course(state)
        dealing.deal(taken, dealing.as_written(state, text))
        return _step(taken)

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        return facts.fact(state, name, seat)

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            return (dealing.arrangement(before).line,)
        return (f"{seat} {action}",)

    def sides(self, options: FiftyFiveRules, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return sides_of(seats, options.teams)

    def settings(self, options: FiftyFiveRules, seats: int) -> FiftyFiveRules:
        """The house rules for this number of seats.

        Raises:
            Unreadable: 55 is not played by so many, or not in such teams.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: 55 is played by two to nine, not by {seats}")
        try:
            return options.but(players=seats)
        except ValueError as error:
            raise Unreadable(str(error)) from error


def _step(taken: Course) -> Step[State, Event]:
    return Step(taken.state, tuple(taken.told))


def _take(taken: Course, seat: Seat, action: Action) -> None:
    """What is legal takes its course."""
    match action:
        case Deal():
            dealing.deal(taken, dealing.arrangement(taken.state))
        case Bid() | Hold() | Pass():
            bidding.say(taken, seat, action)
        case Discard(cards):
            contract.lay_away(taken, seat, cards)
        case NameTrump(suit):
            contract.name_trump(taken, seat, suit)
        case Play(card):
            tricks.play(taken, seat, card)
        case _:
            assert_never(action)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:  # noqa: PLR0911 - the table of E7
    """What the seat may do (E7)."""
    if seat not in viewing.owing(state):
        return ()
    match state.phase:
        case Rest():
            return (Deal(),)
        case Bidding():
            return bidding.legal_words(state, seat)
        case Discarding():
            return contract.legal_discards(state, seat)
        case Naming():
            return tuple(NameTrump(suit) for suit in Suit)
        case Playing():
            playable = tricks.playable(state, seat)
            return tuple(Play(card) for card in PACK_52 if card in playable)
        case Over():  # pragma: no cover - nobody owes anything then
            return ()
        case _:
            assert_never(state.phase)
