"""Highest card: the smallest game that has everything a game here must have.

Each seat is dealt three cards and lays two of them away, all in turn from the dealer's left; then
each shows the one it kept, and the highest rank scores a point, shared if equal. Whoever reaches
the target wins the match. Read it to see how a game is written: options, actions, phases as
types, state, events, view, and one class with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, assert_never

from pydantic import Field, model_validator

from engine.cards import PACK_36, Card, write_cards
from engine.game import IllegalAction, Result, Seat, Step, Told, Unreadable
from engine.options import HouseRules, option
from engine.script import read_parts, write_parts
from engine.shuffle import Chance

# House rules: one frozen model, a line for each.


class Rules(HouseRules):
    players: Literal[2, 3, 4] = option(2, "how many play")
    target: Annotated[int, Field(ge=1, le=9)] = option(2, "the points that win")
    aces_low: bool = option(default=False, meaning="an ace is the lowest card")

    @model_validator(mode="after")
    def _is_playable(self) -> Rules:
        if self.players == 4 and self.target > 5:
            raise ValueError("four players never end a match to more than 5")
        return self


# Actions: a small value each; `str` writes the notation.


@dataclass(frozen=True, slots=True)
class Deal:
    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Discard:
    cards: frozenset[Card]

    def __str__(self) -> str:
        return f"discard {write_cards(_sorted(self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = Deal | Discard | Play

# Phases: each a type with just what it needs. The state: the phase and what outlasts a deal.


@dataclass(frozen=True, slots=True)
class Rest:
    """Before a deal."""


@dataclass(frozen=True, slots=True)
class Discarding:
    """Each seat lays two cards away."""


@dataclass(frozen=True, slots=True)
class Playing:
    """Each seat shows its card."""


@dataclass(frozen=True, slots=True)
class Over:
    """After the match."""


Phase: TypeAlias = Rest | Discarding | Playing | Over


@dataclass(frozen=True, slots=True)
class State:
    rules: Rules
    chance: Chance
    dealer: Seat
    scores: tuple[int, ...]
    phase: Phase = Rest()
    hands: tuple[tuple[Card, ...], ...] = ()
    led: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    turn: Seat = 0


# Events are past, and are told to those who may know.


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealScored:
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon:
    winners: tuple[Seat, ...]


Event: TypeAlias = Dealt | Shown | DealScored | MatchWon


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    rules: Rules
    legal: tuple[Action, ...]
    hand: tuple[Card, ...]
    led: tuple[Card, ...]
    scores: tuple[int, ...]


def _sorted(cards: frozenset[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=PACK_36.index))


def _strength(rules: Rules, card: Card) -> int:
    low = rules.aces_low and str(card.rank) == "A"
    return -1 if low else "6789TJQKA".index(str(card.rank))


class HighestCard:
    """The rules: no state of its own."""

    slug: ClassVar[str] = "highest"
    seats: ClassVar[range] = range(2, 5)
    presets: ClassVar[Mapping[str, Rules]] = {"plain": Rules(), "long": Rules(target=6)}
    deal_results: ClassVar[tuple[type, ...]] = (DealScored,)
    match_results: ClassVar[tuple[type, ...]] = (MatchWon,)
    options: ClassVar[type[Rules]] = Rules
    state: ClassVar[Any] = State
    event: ClassVar[Any] = Event
    position_keys: ClassVar[frozenset[str]] = frozenset({"scores"})
    line_keys: ClassVar[frozenset[str]] = frozenset({"deal"})

    def settings(self, options: Rules, seats: int) -> Rules:
        try:
            return options.but(players=seats)
        except ValueError as error:
            raise Unreadable(str(error)) from error

    def start(
        self, options: Rules, seats: int, seed: bytes, position: Mapping[str, str] | None = None
    ) -> Step[State, Event]:
        options = self.settings(options, seats)
        position = position or {}
        chance = Chance(seed)
        scores = (0,) * seats
        if "scores" in position:
            words = position["scores"].split()
            if len(words) != seats or not all(map(str.isdecimal, words)):
                raise Unreadable(f"scores: {seats} numbers wanted")
            scores = tuple(map(int, words))
        if "dealer" in position:
            dealer = int(position["dealer"])
        else:
            dealer, chance = chance.lot(seats)
        return Step(State(options, chance, dealer, scores))

    def to_move(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case Rest():
                return frozenset({state.dealer})
            case Discarding() | Playing():
                return frozenset({state.turn})
            case Over():
                return frozenset()
            case _:
                assert_never(state.phase)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_move(state):
            return ()
        match state.phase:
            case Rest():
                return (Deal(),)
            case Discarding():
                pairs = combinations(_sorted(state.hands[seat]), 2)
                return tuple(Discard(frozenset(pair)) for pair in pairs)
            case Playing():
                return tuple(map(Play, state.hands[seat]))
            case Over():
                return ()
            case _:
                assert_never(state.phase)

    def default(self, state: State, seat: Seat) -> Action:
        return self.choose(self.view(state, seat), absent=True)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        if seat not in self.to_move(state):
            raise IllegalAction("not-your-turn")
        if action not in self.legal(state, seat):
            raise IllegalAction("not-now")
        match action:
            case Deal():
                return self.perform(state, "deal", "")
            case Discard(cards):
                kept = tuple(card for card in state.hands[seat] if card not in cards)
                return self._next(replace(state, hands=_with(state.hands, seat, kept)))
            case Play(card):
                hands = _with(state.hands, seat, ())
                step = self._next(replace(state, hands=hands, led=(*state.led, card)))
                return Step(step.state, (Told(Shown(seat, card)), *step.told))
            case _:
                assert_never(action)

    def _next(self, state: State) -> Step[State, Event]:
        """Pass the turn; behind the dealer the phase is over."""
        if state.turn != state.dealer:
            return Step(replace(state, turn=(state.turn + 1) % len(state.scores)))
        if isinstance(state.phase, Discarding):
            forehand = (state.dealer + 1) % len(state.scores)
            return Step(replace(state, phase=Playing(), turn=forehand))
        return self._score(state)

    def _score(self, state: State) -> Step[State, Event]:
        seats = len(state.scores)
        best = max(_strength(state.rules, card) for card in state.led)
        scores = list(state.scores)
        for place, card in enumerate(state.led):
            scores[(state.dealer + 1 + place) % seats] += _strength(state.rules, card) == best
        phase = Over() if max(scores) >= state.rules.target else Rest()
        dealer = (state.dealer + 1) % seats
        state = replace(state, phase=phase, scores=tuple(scores), dealer=dealer)
        scored = Told(DealScored(state.scores))
        result = self.result(state)
        return Step(state, (scored, Told(MatchWon(result.winners))) if result else (scored,))

    def view(self, state: State, seat: Seat | None) -> View:
        mine = seat is not None and bool(state.hands)
        return View(
            seat,
            state.rules,
            () if seat is None else self.legal(state, seat),
            state.hands[seat] if mine and seat is not None else (),
            state.led,
            state.scores,
        )

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return Result(winners, (), state.scores)

    def choose(self, view: View, *, absent: bool = False) -> Action:
        """The computer player: it keeps its highest card, for an absent person too."""

        def keeps(action: Action) -> int:
            laid_away = action.cards if isinstance(action, Discard) else frozenset()
            return sum(_strength(view.rules, card) for card in view.hand if card not in laid_away)

        return max(view.legal, key=keeps)

    def read_action(self, text: str) -> Action:
        word, *rest = text.split()
        cards = tuple(map(Card.parse, rest))
        match (word, len(cards), len(set(cards))):
            case ("deal", 0, 0):
                return Deal()
            case ("discard", 2, 2):
                return Discard(frozenset(cards))
            case ("play", 1, 1):
                return Play(cards[0])
        raise Unreadable(f"no action: {text}")

    def is_at_rest(self, state: State) -> bool:
        return isinstance(state.phase, Rest)

    def perform(self, state: State, key: str, text: str) -> Step[State, Event]:
        seats = len(state.scores)
        order = [(state.dealer + 1 + place) % seats for place in range(seats)]
        parts = read_parts(text)
        sizes = {**{str(seat): 3 for seat in order}, "stock": 36 - 3 * seats}
        for name, cards in parts.items():
            if name not in sizes or (len(cards) != sizes[name] and name != "stock"):
                raise Unreadable(f"part {name}: not so in this game")
        named = [card for cards in parts.values() for card in cards]
        if strangers := set(named) - set(PACK_36):
            raise Unreadable(f"not in the pack: {write_cards(strangers)}")
        rest, chance = state.chance.shuffle([card for card in PACK_36 if card not in named])
        for name, size in sizes.items():
            here = parts.get(name, ())
            parts[name] = here + rest[: size - len(here)]
            rest = rest[size - len(here) :]
        hands = tuple(parts[str(seat)] for seat in range(seats))
        state = replace(
            state,
            chance=chance,
            phase=Discarding(),
            hands=hands,
            led=(),
            stock=parts["stock"],
            turn=order[0],
        )
        told = (Told(Dealt(seat, hands[seat]), frozenset({seat})) for seat in order)
        return Step(state, tuple(told))

    def fact(self, state: State, name: str, seat: Seat | None = None) -> str:
        if name == "hand" and seat is not None:
            return write_cards(_sorted(state.hands[seat]) if state.hands else ())
        result = self.result(state)
        names = {Rest: "deal", Discarding: "discard", Playing: "play", Over: "over"}
        facts = {
            "turn": " ".join(map(str, sorted(self.to_move(state)))) or "-",
            "phase": names[type(state.phase)],
            "dealer": str(state.dealer),
            "led": write_cards(state.led),
            "scores": " ".join(map(str, state.scores)),
            "stock": str(len(state.stock)),
            "winner": " ".join(map(str, result.winners)) if result else "-",
            "over": "yes" if result else "no",
        }
        if name in facts and seat is None:
            return facts[name]
        raise Unreadable(f"no such fact: {name}")

    def record(self, before: State, seat: Seat, action: Action, after: State) -> tuple[str, ...]:
        if isinstance(action, Deal):
            hands = {str(owner): cards for owner, cards in enumerate(after.hands)}
            return (f"deal: {write_parts({**hands, 'stock': after.stock})}",)
        return (f"{seat} {action}",)


def _with(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand if owner == seat else held for owner, held in enumerate(hands))


TOY = HighestCard()
