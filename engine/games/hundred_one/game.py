"""The rules of Hundred and One as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, assert_never

from engine.cards import PACK_36, Card, Rank, Suit, parse_cards
from engine.game import Result, Seat, Step, Unreadable
from engine.games.hundred_one import actions, course, dealing, facts
from engine.games.hundred_one.actions import Action, Deal, Draw, OrderSuit, Pass, Play
from engine.games.hundred_one.course import Course
from engine.games.hundred_one.events import DealEnded, Event, MatchEnded
from engine.games.hundred_one.options import PRESETS, HundredOneRules
from engine.games.hundred_one.reasons import refusal
from engine.games.hundred_one.state import (
    Answering,
    Covering,
    Drawn,
    Ordering,
    Over,
    Rest,
    State,
    Turn,
)
from engine.games.hundred_one.view import View
from engine.games.hundred_one.viewing import owing, view
from engine.players import hundred_one as player


class HundredOne:
    """Hundred and One, for two to four, each for himself."""

    slug: ClassVar[str] = "hundred_one"
    seats: ClassVar[range] = range(2, 5)
    presets: ClassVar[Mapping[str, HundredOneRules]] = PRESETS
    deal_results: ClassVar[tuple[type, ...]] = (DealEnded,)
    match_results: ClassVar[tuple[type, ...]] = (MatchEnded,)

    options: ClassVar[type[HundredOneRules]] = HundredOneRules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = frozenset({"scores"})
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal", "restock"})

    def start(
        self,
        options: HundredOneRules,
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
            IllegalAction: with a code of `engine.games.hundred_one.reasons`.
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
        """Deal the cards of a `deal:` line, or remember the order of a `restock:` line.

        Raises:
            Unreadable: there is no such line here, or it names cards that cannot be there.
        """
        match key:
            case "deal" if not isinstance(state.phase, Rest):
                raise Unreadable("a deal while the match does not rest")
            case "deal":
                taking = Course(state)
                dealing.deal(taking, dealing.as_written(state, text))
                return _step(taking)
            case "restock":
                return Step(dealing.with_restock(state, _cards_of(text)))
            case _:
                raise Unreadable(f"Hundred and One has no line {key}:")

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        return facts.fact(state, name, seat)

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            return (dealing.deal_line(before, dealing.arrangement(before)),)
        again = _run(before, seat, action)
        restocks = tuple(f"restock: {' '.join(map(str, cards))}" for cards in again.renewals)
        return (*restocks, f"{seat} {action}")

    def settings(self, options: HundredOneRules, seats: int) -> HundredOneRules:
        """The house rules for this number of seats.

        Raises:
            Unreadable: Hundred and One is not played by so many.
        """
        if seats not in self.seats:
            raise Unreadable(f"seats: Hundred and One is played by two to four, not by {seats}")
        return options.but(players=seats)


def _step(taken: Course) -> Step[State, Event]:
    return Step(taken.state, tuple(taken.told))


def _cards_of(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise Unreadable(f"restock: {error}") from None


def _run(state: State, seat: Seat, action: Action) -> Course:
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    taken = Course(state)
    match action:
        case Deal():
            dealing.deal(taken, dealing.arrangement(state))
        case Play(card, order):
            course.play(taken, seat, card, order)
        case Draw():
            course.draw(taken, seat)
        case Pass():
            course.pass_turn(taken, seat)
        case OrderSuit(suit):
            course.order(taken, seat, suit)
        case _:
            assert_never(action)
    return taken


def legal(state: State, seat: Seat) -> tuple[Action, ...]:  # noqa: PLR0911 - the table of E3
    """What the seat may do (E3)."""
    if seat not in owing(state):
        return ()
    plays = _plays(state, seat)
    match state.phase:
        case Rest():
            return (Deal(),)
        case Ordering():
            return tuple(OrderSuit(suit) for suit in Suit)
        case Turn():
            return (*plays, *_turn_draws(state, is_free=not plays))
        case Drawn():
            return _after_draw(state, plays)
        case Covering():
            if plays:
                return plays
            return (Draw(),) if state.can_draw else (Pass(),)
        case Answering():
            return (*plays, Draw())
        case Over():  # pragma: no cover - nobody owes anything then
            return ()
        case _:
            assert_never(state.phase)


def _plays(state: State, seat: Seat) -> tuple[Action, ...]:
    """The cards that may be played, in pack order, a queen once for each suit to order (E3.1)."""
    playable = state.playable(seat)
    is_last = len(state.hands[seat]) == 1
    plays: list[Action] = []
    for card in PACK_36:
        if card not in playable:
            continue
        if card.rank is Rank.QUEEN and not is_last:
            plays += [Play(card, suit) for suit in Suit]
        else:
            plays.append(Play(card))
    return tuple(plays)


def _turn_draws(state: State, *, is_free: bool) -> tuple[Action, ...]:
    """Drawing or passing in an ordinary turn; `is_free`: no card fits."""
    if state.can_draw:
        return (Draw(),) if is_free or state.options.voluntary_draw else ()
    return (Pass(),) if is_free else ()


def _after_draw(state: State, plays: tuple[Action, ...]) -> tuple[Action, ...]:
    """E5.2, E5.3."""
    if not plays:
        return (Draw(),)
    return plays if state.options.drawn_card == "forced" else (*plays, Pass())
