"""The rules of Twenty-Five as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, assert_never

from engine.game import Result, Seat, Step, Unreadable
from engine.games.fives import in_order, sides_of
from engine.games.twenty_five import actions, course, dealing, facts
from engine.games.twenty_five.actions import Action, Deal, Play, Rob
from engine.games.twenty_five.course import Course
from engine.games.twenty_five.events import DealEnded, Event, MatchEnded
from engine.games.twenty_five.options import PRESETS, TwentyFiveRules
from engine.games.twenty_five.reasons import refusal
from engine.games.twenty_five.state import Over, Rest, State, Turn
from engine.games.twenty_five.view import View
from engine.games.twenty_five.viewing import owing, view
from engine.players import twenty_five as player


class TwentyFive:
    """Twenty-Five, for two to ten, each for himself, in pairs or in threes."""

    slug: ClassVar[str] = "twenty_five"
    seats: ClassVar[range] = range(2, 11)
    presets: ClassVar[Mapping[str, TwentyFiveRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (DealEnded,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[TwentyFiveRules]] = TwentyFiveRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = frozenset({"scores"})
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal"})

    def start(
        self,
        options: TwentyFiveRules,
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
        return owing(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return legal(state, seat)

    def default(self, state: State, seat: Seat) -> Action:
        return self.choose(self.view(state, seat), absent=True)

    def choose(self, view: View, *, absent: bool = False) -> Action:
        return player.choose(view, absent=absent)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """The judge.

        Raises:
            IllegalAction: with a code of `engine.games.twenty_five.reasons`.
        """
        return _step(_run(state, seat, action))

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat, () if seat is None else legal(state, seat))

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        return Result(state.phase.winners, state.phase.losers, state.scores)

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
            raise Unreadable(f"Twenty-Five has no line {key}:")
        if not isinstance(state.phase, Rest):
            raise Unreadable("a deal while the match does not rest")
        taking = Course(state)
        dealing.deal(taking, dealing.as_written(state, text))
        return _step(taking)

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        return facts.fact(state, name, seat)

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            return (dealing.arrangement(before).line,)
        return (f"{seat} {action}",)

    def sides(self, options: TwentyFiveRules, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return sides_of(seats, options.teams)

    def settings(self, options: TwentyFiveRules, seats: int) -> TwentyFiveRules:
        """The house rules for this number of seats.

        Raises:
            Unreadable: Twenty-Five is not played by so many, or not in such teams.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: Twenty-Five is played by two to ten, not by {seats}")
        try:
            return options.but(players=seats)
        except ValueError as error:
            raise Unreadable(str(error)) from error


def _step(taken: Course) -> Step[State, Event]:
    return Step(taken.state, tuple(taken.told))


def _run(state: State, seat: Seat, action: Action) -> Course:
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    taken, turned = Course(state), state.turned
    if isinstance(action, Deal) or turned is None:  # before the first deal nothing else is legal
        dealing.deal(taken, dealing.arrangement(state))
    elif isinstance(action, Rob):
        course.rob(taken, seat, action.card, turned)
    else:
        course.play(taken, seat, action.card, turned.suit)
    return taken


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat may do: the cards it may play, the best first, then robbing (E4)."""
    if seat not in owing(state):
        return ()
    match state.phase:
        case Rest():
            return (Deal(),)
        case Turn():
            plays = in_order(state.playable(seat), state.trump)
            robs = in_order(state.hands[seat], state.trump) if state.can_rob(seat) else ()
            return (*map(Play, plays), *map(Rob, robs))
        case Over():  # pragma: no cover - nobody owes anything then
            return ()
        case _:
            assert_never(state.phase)
