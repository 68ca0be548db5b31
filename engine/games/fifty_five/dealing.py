"""How a match begins and how cards are dealt: rules E1 and E2."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.game import Unreadable
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import DealStarted, HandDealt, MatchStarted
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.state import Bidding, Rest, State
from engine.games.fives_dealing import (
    Dealt,
    Packet,
    clockwise,
    read_dealer,
    read_scores,
    shuffled_deal,
    written_deal,
)
from engine.shuffle import Chance

POSITION_KEYS = frozenset({"scores", "deal_no"})
"""The header lines, besides `dealer`, that say where a match stands at the start."""

_DEAL_NO = re.compile(r"[1-9][0-9]{0,5}")
_KITTY = "kitty"


def begin(options: FiftyFiveRules, seed: bytes, position: Mapping[str, str]) -> Course:
    """A match at rest before its first deal (E1).

    Raises:
        Unreadable: the position cannot be.
    """
    strange = position.keys() - POSITION_KEYS - {"dealer"}
    if strange:
        raise Unreadable(f"{min(strange)}: 55 has no such line")
    scores = _scores(position.get("scores"), options)
    deal_no = _deal_no(position.get("deal_no", "1"), options)
    chance = Chance(seed)
    if "dealer" in position:
        dealer = read_dealer(position["dealer"], options.players)
    else:
        dealer, chance = chance.lot(options.players)
    course = Course(
        State(
            options=options,
            chance=chance,
            scores=scores,
            dealer=dealer,
            deal_no=deal_no,
            phase=Rest(),
            hands=((),) * options.players,
        )
    )
    course.tell(MatchStarted(dealer))
    return course


def _scores(text: str | None, options: FiftyFiveRules) -> tuple[int, ...]:
    if text is None:
        return (0,) * options.sides
    scores = read_scores(text, options.sides)
    if max(scores) >= options.variant and not options.bidder_must_win:
        raise Unreadable(f"scores: a side has {options.variant} or more, the match has ended")
    return scores


def _deal_no(text: str, options: FiftyFiveRules) -> int:
    if not _DEAL_NO.fullmatch(text):
        raise Unreadable(f"deal_no: not the number of a deal: {text}")
    if 0 < options.deal_limit < int(text):
        raise Unreadable(f"deal_no: the match ends with deal {options.deal_limit}")
    return int(text)


def _packets(state: State) -> tuple[Packet, ...]:
    """Two rounds from the forehand to the dealer, the kitty last in each (E2.2)."""
    seats = map(str, clockwise(state.dealer, state.options.players))
    places = (*seats, _KITTY)
    rounds = map(int, state.options.packets.split("+"))
    return tuple((place, number) for number in rounds for place in places)


def arrangement(state: State) -> Dealt:
    """The cards of the coming deal by the seed."""
    return shuffled_deal(_packets(state), state.chance)


def as_written(state: State, text: str) -> Dealt:
    """The cards that a `deal:` line names, the others from the seed (E2.4).

    Raises:
        Unreadable: the line names cards that cannot be there.
    """
    return written_deal(_packets(state), state.chance, text)


def deal(course: Course, dealt: Dealt) -> None:
    """The cards are dealt and the forehand is asked for a bid."""
    state = course.state
    hands = dealt.hands(state.options.players)
    course.state = State(
        options=state.options,
        chance=dealt.chance,
        scores=state.scores,
        dealer=state.dealer,
        deal_no=state.deal_no,
        phase=Bidding(state.after(state.dealer)),
        history=state.history,
        hands=hands,
        kitty=dealt.parts[_KITTY],
        stock=dealt.stock,
    )
    course.tell(DealStarted(state.dealer, state.deal_no))
    for seat in clockwise(state.dealer, state.options.players):
        course.tell(HandDealt(seat, hands[seat]), seat)
