"""How a match begins, how cards are dealt, `deal:` and `restock:` lines: E1, E2, E9.4."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.cards import PACK_36, Card, Suit
from engine.game import Seat, Unreadable
from engine.games.hundred_one.course import Course, open_pile
from engine.games.hundred_one.events import (
    DealerDrawn,
    DealStarted,
    HandDealt,
    MatchStarted,
    OpeningTurned,
)
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.state import Rest, State
from engine.games.hundred_one.values import Laid
from engine.script import read_parts, write_parts
from engine.shuffle import Chance

SUITS_IN_THE_DRAW = (Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS, Suit.SPADES)
"""From the lowest up, where two draw the same rank (OH-006)."""
RANKS = "6789TJQKA"

_SCORE = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards as they lie after dealing."""

    hands: tuple[tuple[Card, ...], ...]
    up: Card | None
    stock: tuple[Card, ...]
    chance: Chance


def begin(options: HundredOneRules, seed: bytes, position: Mapping[str, str]) -> Course:
    """A match at rest before its first deal (E1).

    Raises:
        Unreadable: the position cannot be.
    """
    seats = options.players
    strange = position.keys() - {"dealer", "scores"}
    if strange:
        raise Unreadable(f"{min(strange)}: Hundred and One has no such line")
    scores = _read_scores(position.get("scores"), seats)
    over = [seat for seat, score in enumerate(scores) if score > options.limit]
    if over and options.end_mode == "first_over":
        raise Unreadable(f"scores: seat {over[0]} is over {options.limit}, the match has ended")
    active = tuple(seat for seat in range(seats) if seat not in over)
    if len(active) < 2:
        raise Unreadable("scores: fewer than two seats are still in the match")
    state = State(
        options=options,
        chance=Chance(seed),
        scores=scores,
        active=active,
        dealer=0,
        deal_no=1,
        phase=Rest(),
        hands=((),) * seats,
    )
    course = Course(state)
    if "dealer" in position:
        course.change(dealer=_read_dealer(position["dealer"], seats))
    else:
        _find_dealer(course)
    if course.state.dealer not in active:
        raise Unreadable(f"dealer: seat {course.state.dealer} is out of the match")
    course.tell(MatchStarted(course.state.dealer))
    return course


def _read_scores(text: str | None, seats: int) -> tuple[int, ...]:
    if text is None:
        return (0,) * seats
    words = text.split()
    if not all(_SCORE.fullmatch(word) for word in words):
        raise Unreadable(f"scores: not numbers: {text}")
    if len(words) != seats:
        raise Unreadable(f"scores: {len(words)} for {seats} seats")
    return tuple(map(int, words))


def _read_dealer(text: str, seats: int) -> Seat:
    if text not in map(str, range(seats)):
        raise Unreadable(f"dealer: {text} is no seat of {seats}")
    return int(text)


def _find_dealer(course: Course) -> None:
    """The first dealer by lot, or by the highest card drawn (OH-005, OH-006)."""
    state = course.state
    if state.options.first_dealer == "lot":
        dealer, chance = state.chance.lot(len(state.scores))
        course.change(dealer=dealer, chance=chance)
        return
    left, chance, cards = list(PACK_36), state.chance, []
    for _ in state.scores:
        at, chance = chance.lot(len(left))
        cards.append(left.pop(at))
    dealer = highest_card(cards)
    course.change(dealer=dealer, chance=chance)
    course.tell(DealerDrawn(tuple(cards), dealer))


def highest_card(cards: Sequence[Card]) -> int:
    """The place of the card that deals first (OH-003, OH-006)."""
    return max(
        range(len(cards)),
        key=lambda place: (
            RANKS.index(cards[place].rank.value),
            SUITS_IN_THE_DRAW.index(cards[place].suit),
        ),
    )


def _clockwise(state: State) -> tuple[Seat, ...]:
    """The active seats from the forehand to the dealer."""
    seats = [state.after(state.dealer)]
    while seats[-1] != state.dealer:
        seats.append(state.after(seats[-1]))
    return tuple(seats)


def _hand_sizes(state: State) -> dict[Seat, int]:
    """How many cards each active seat is dealt (E2.2)."""
    size, turns_up = state.options.hand_size, state.options.opening_card == "dealer_fifth"
    return {seat: size - (turns_up and seat == state.dealer) for seat in _clockwise(state)}


def arrangement(state: State) -> Dealt:
    """The next shuffle, dealt one card at a time (E2.1–E2.3)."""
    pack, chance = state.chance.shuffle(PACK_36)
    seats = _clockwise(state)
    dealt = len(seats) * state.options.hand_size
    hands: list[tuple[Card, ...]] = [()] * len(state.scores)
    for place, seat in enumerate(seats):
        hands[seat] = pack[place : dealt : len(seats)]
    up = None
    if state.options.opening_card == "dealer_fifth":
        *kept, up = hands[state.dealer]
        hands[state.dealer] = tuple(kept)
    return Dealt(tuple(hands), up, pack[dealt:], chance)


def deal(course: Course, dealt: Dealt) -> None:
    """The cards are dealt and the first turn begins."""
    state = course.state
    pile = () if dealt.up is None else (Laid(dealt.up, None, None),)
    course.change(hands=dealt.hands, stock=dealt.stock, pile=pile, chance=dealt.chance, played=0)
    course.tell(DealStarted(state.dealer, state.deal_no))
    for seat in _clockwise(state):
        course.tell(HandDealt(seat, dealt.hands[seat]), seat)
    if dealt.up is not None:
        has_effect = state.options.opening_special == "effect"
        course.tell(OpeningTurned(dealt.up, has_effect))
    open_pile(course)


def as_written(state: State, text: str) -> Dealt:
    """The cards that a `deal:` line names, the others from the seed (E2.4).

    Raises:
        Unreadable: the line names cards that cannot be there.
    """
    parts = read_parts(text)
    if not parts:
        return arrangement(state)
    sizes = _hand_sizes(state)
    _check_parts(state, parts, sizes)
    named = {card for cards in parts.values() for card in cards}
    left, chance = state.chance.shuffle(tuple(c for c in PACK_36 if c not in named))
    rest = list(left)
    hands: list[tuple[Card, ...]] = [()] * len(state.scores)
    for seat, size in sizes.items():
        hands[seat] = parts[str(seat)] if str(seat) in parts else _take(rest, size)
    up = None
    if state.options.opening_card == "dealer_fifth":
        (up,) = parts.get("up") or _take(rest, 1)
    return Dealt(tuple(hands), up, (*parts.get("stock", ()), *rest), chance)


def _take(rest: list[Card], number: int) -> tuple[Card, ...]:
    taken = tuple(rest[:number])
    del rest[:number]
    return taken


def _check_parts(
    state: State, parts: Mapping[str, tuple[Card, ...]], sizes: Mapping[Seat, int]
) -> None:
    turns_up = state.options.opening_card == "dealer_fifth"
    room = len(PACK_36) - sum(sizes.values()) - turns_up
    for name, cards in parts.items():
        strange = next((card for card in cards if card not in PACK_36), None)
        if strange is not None:
            raise Unreadable(f"part {name}: {strange} is not in this pack")
        if name == "stock":
            if len(cards) > room:
                raise Unreadable(f"part stock: {len(cards)} cards where {room} are left")
        elif name == "up" and turns_up:
            if len(cards) != 1:
                raise Unreadable("part up: one card is turned")
        elif name in map(str, range(len(state.scores))):
            wanted = sizes.get(int(name), 0)
            if len(cards) != wanted:
                raise Unreadable(f"part {name}: {len(cards)} cards where {wanted} are dealt")
        else:
            raise Unreadable(f"part {name}: there is no such part")


def deal_line(state: State, dealt: Dealt) -> str:
    """The `deal:` line that names every card."""
    parts = {str(seat): dealt.hands[seat] for seat in sorted(_hand_sizes(state))}
    if dealt.up is not None:
        parts["up"] = (dealt.up,)
    return f"deal: {write_parts({**parts, 'stock': dealt.stock})}"


def with_restock(state: State, cards: tuple[Card, ...]) -> State:
    """The order of the next stock that is made by a shuffle.

    Raises:
        Unreadable: no stock is made so here, or the cards cannot be.
    """
    if state.options.empty_stock != "shuffle":
        raise Unreadable("restock: the stock is not shuffled here")
    strange = next((card for card in cards if card not in PACK_36), None)
    if strange is not None or len(set(cards)) != len(cards):
        raise Unreadable(f"restock: {strange or 'a card twice'} cannot be in it")
    return replace(state, restocks=(*state.restocks, cards))
