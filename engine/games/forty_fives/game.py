"""The rules of Forty-Fives as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, assert_never

from engine.cards import PACK_52, Suit
from engine.game import Result, Seat, Step, Unreadable
from engine.games.fives import sides_of
from engine.games.forty_fives import actions, bidding, dealing, exchange, facts, play, viewing
from engine.games.forty_fives.actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Hold,
    NameTrump,
    Pass,
    Play,
)
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import DealEnded, Event, MatchEnded
from engine.games.forty_fives.options import PRESETS, FortyFivesRules
from engine.games.forty_fives.reasons import refusal
from engine.games.forty_fives.state import (
    Bidding,
    Exchanging,
    Naming,
    Over,
    Playing,
    Rest,
    State,
)
from engine.games.forty_fives.values import SEATS
from engine.games.forty_fives.view import View
from engine.players import forty_fives as player


class FortyFives:
    """Forty-Fives, for four in two partnerships."""

    slug: ClassVar[str] = "forty_fives"
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    presets: ClassVar[Mapping[str, FortyFivesRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (DealEnded,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[FortyFivesRules]] = FortyFivesRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = dealing.POSITION_KEYS
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal"})

    def start(
        self,
        options: FortyFivesRules,
        seats: int,
        seed: bytes,
        position: Mapping[str, str] | None = None,
    ) -> Step[State, Event]:
        """A match at rest before its first deal.

        Raises:
            Unreadable: there are not four seats, or the position cannot be.
        """
        self.settings(options, seats)
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
            IllegalAction: with a code of `engine.games.forty_fives.reasons`.
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
            raise Unreadable(f"Forty-Fives has no line {key}:")
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

    def sides(self, options: FortyFivesRules, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return sides_of(seats, "pairs")

    def settings(self, options: FortyFivesRules, seats: int) -> FortyFivesRules:
        """The house rules, which are the same for every table of four.

        Raises:
            Unreadable: Forty-Fives is not played by so many.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: Forty-Fives is played by four, not by {seats}")
        return options


def _step(taken: Course) -> Step[State, Event]:
    return Step(taken.state, tuple(taken.told))


def _take(taken: Course, seat: Seat, action: Action) -> None:
    """What is legal takes its course."""
    match action:
        case Deal():
            dealing.deal(taken, dealing.arrangement(taken.state))
        case Bid() | Hold() | Pass():
            bidding.say(taken, seat, action)
        case NameTrump(suit):
            bidding.name_trump(taken, seat, suit)
        case Discard(cards):
            exchange.discard(taken, seat, cards)
        case Play(card):
            play.play(taken, seat, card)
        case _:
            assert_never(action)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:  # noqa: PLR0911 - the table of E3
    """What the seat may do (E3)."""
    if seat not in viewing.owing(state):
        return ()
    match state.phase:
        case Rest():
            return (Deal(),)
        case Bidding():
            return bidding.legal_words(state, seat)
        case Naming():
            return tuple(NameTrump(suit) for suit in Suit)
        case Exchanging():
            return exchange.legal_discards(state, seat)
        case Playing():
            playable = play.playable(state, seat)
            return tuple(Play(card) for card in PACK_52 if card in playable)
        case Over():  # pragma: no cover - nobody owes anything then
            return ()
        case _:
            assert_never(state.phase)
