"""The rules of Thousand as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game import Result, Seat, Step, Unreadable
from engine.games.thousand import (
    actions,
    deal_lines,
    events,
    facts,
    law,
    refusals,
    viewing,
)
from engine.games.thousand.actions import Action, Deal
from engine.games.thousand.events import DealScored, Event, MatchEnded, MatchStarted
from engine.games.thousand.options import PRESETS, ThousandRules
from engine.games.thousand.position import KEYS, first_match
from engine.games.thousand.state import Rest, State
from engine.games.thousand.telling import Telling
from engine.games.thousand.view import View
from engine.players import thousand as player


class Thousand:
    """Thousand, for two, three or four."""

    slug: ClassVar[str] = "thousand"
    seats: ClassVar[range] = range(2, 5)
    presets: ClassVar[Mapping[str, ThousandRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (DealScored,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[ThousandRules]] = ThousandRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = events.Event
    position_keys: ClassVar[frozenset[str]] = KEYS
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal"})

    def start(
        self,
        options: ThousandRules,
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
        match = first_match(options, seed, position or {})
        telling = Telling()
        telling.all(MatchStarted(match.dealer))
        return Step(State(match, Rest()), telling.told)

    def to_move(self, state: State) -> frozenset[Seat]:
        return law.to_move(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return law.legal(state, seat)

    def default(self, state: State, seat: Seat) -> Action:
        return self.choose(self.view(state, seat), absent=True)

    def choose(self, view: View, *, absent: bool = False) -> Action:
        return player.choose(view, absent=absent)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """The judge.

        Raises:
            IllegalAction: with a code of `engine.games.thousand.reasons`.
        """
        if action not in law.legal(state, seat):
            raise refusals.refusal(state, seat, action)
        telling = Telling()
        return Step(law.apply(state, seat, action, telling), telling.told)

    def view(self, state: State, seat: Seat | None) -> View:
        return viewing.view(state, seat)

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
        if key not in self.line_keys:
            raise Unreadable(f"Thousand has no line {key}:")
        if not isinstance(state.phase, Rest):
            raise Unreadable("a deal while the match does not rest")
        telling = Telling()
        return Step(deal_lines.deal_as_written(state.match, text, telling), telling.told)

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        return facts.fact(state, name, seat)

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            return (deal_lines.deal_line(before.match, after),)
        return (f"{seat} {action}",)

    def settings(self, options: ThousandRules, seats: int) -> ThousandRules:
        """The house rules for this number of seats.

        Raises:
            Unreadable: Thousand is not played by so many.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: Thousand is played by two to four, not by {seats}")
        return options.but(players=seats)
