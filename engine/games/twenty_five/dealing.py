"""How a match begins and how cards are dealt: rules E1 and E2."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Unreadable
from engine.games.fives_dealing import (
    Dealt,
    Packet,
    clockwise,
    read_dealer,
    read_scores,
    shuffled_deal,
    written_deal,
)
from engine.games.twenty_five.course import Course
from engine.games.twenty_five.events import DealStarted, HandDealt, MatchStarted, TrumpTurned
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.state import TARGET, Rest, State, Turn
from engine.shuffle import Chance


def begin(options: TwentyFiveRules, seed: bytes, position: Mapping[str, str]) -> Course:
    """A match at rest before its first deal, the first dealer drawn by lot if none is given (E1).

    Raises:
        Unreadable: the position cannot be.
    """
    strange = position.keys() - {"dealer", "scores"}
    if strange:
        raise Unreadable(f"{min(strange)}: Twenty-Five has no such line")
    seats, sides, chance = options.players, options.sides, Chance(seed)
    scores = read_scores(position["scores"], sides) if "scores" in position else (0,) * sides
    for side, score in enumerate(scores):
        if score >= TARGET:
            raise Unreadable(f"scores: side {side} has {score}, the game has ended")
    if "dealer" in position:
        dealer = read_dealer(position["dealer"], seats)
    else:
        dealer, chance = chance.lot(seats)
    course = Course(
        State(
            options=options,
            chance=chance,
            scores=scores,
            games=(0,) * sides,
            dealer=dealer,
            deal_no=1,
            phase=Rest(),
            hands=((),) * seats,
        )
    )
    course.tell(MatchStarted(dealer))
    return course


def packets(state: State) -> tuple[Packet, ...]:
    """Three cards to each seat and then two, or two and then three; then one is turned (E2.2)."""
    sizes = (3, 2) if state.options.packets == "3+2" else (2, 3)
    seats = clockwise(state.dealer, state.seats)
    return (*((str(seat), size) for size in sizes for seat in seats), ("up", 1))


def arrangement(state: State) -> Dealt:
    """The next shuffle, dealt."""
    return shuffled_deal(packets(state), state.chance)


def as_written(state: State, text: str) -> Dealt:
    """The cards that a `deal:` line names, the others from the seed (E2.4).

    Raises:
        Unreadable: the line names cards that cannot be there.
    """
    return written_deal(packets(state), state.chance, text)


def deal(course: Course, dealt: Dealt) -> None:
    """The cards are dealt and the forehand leads; after a won game scores begin at 0 (E5.5)."""
    state = course.state
    (turned,) = dealt.parts["up"]
    scores = (0,) * state.sides if max(state.scores) >= TARGET else state.scores
    forehand = (state.dealer + 1) % state.seats
    course.change(
        chance=dealt.chance,
        scores=scores,
        before=scores,
        phase=Turn(forehand),
        hands=dealt.hands(state.seats),
        turned=turned,
        robber=None,
        laid_away=None,
        stock=dealt.stock,
        trick=(),
        taken=(),
    )
    course.tell(DealStarted(state.dealer, state.deal_no))
    for seat in clockwise(state.dealer, state.seats):
        course.tell(HandDealt(seat, course.state.hands[seat]), seat)
    course.tell(TrumpTurned(turned))
