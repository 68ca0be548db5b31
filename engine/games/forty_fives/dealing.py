"""How a match begins and how cards are dealt: rules E1 and E2."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.game import Unreadable
from engine.games.fives_dealing import (
    Dealt,
    Packet,
    read_dealer,
    read_scores,
    shuffled_deal,
    written_deal,
)
from engine.games.forty_fives import bidding
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import DealStarted, HandDealt, MatchStarted
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.state import Deal, Rest, State
from engine.games.forty_fives.values import SEATS, SIDES, clockwise
from engine.shuffle import Chance

POSITION_KEYS = frozenset({"scores", "deal_no"})
"""The header lines, besides `dealer`, that say where a match stands at the start."""

_DEAL_NO = re.compile(r"[1-9][0-9]{0,5}")
_KITTY = "kitty"


def begin(options: FortyFivesRules, seed: bytes, position: Mapping[str, str]) -> Course:
    """A match at rest before its first deal (E1).

    Raises:
        Unreadable: the position cannot be.
    """
    strange = position.keys() - POSITION_KEYS - {"dealer"}
    if strange:
        raise Unreadable(f"{min(strange)}: Forty-Fives has no such line")
    scores = _scores(position.get("scores"), options)
    deal_no = _deal_no(position.get("deal_no", "1"), options)
    chance = Chance(seed)
    if "dealer" in position:
        dealer = read_dealer(position["dealer"], SEATS)
    else:
        dealer, chance = chance.lot(SEATS)
    course = Course(State(options, chance, scores, dealer, deal_no, Rest(), Deal()))
    course.tell(MatchStarted(dealer))
    return course


def _scores(text: str | None, options: FortyFivesRules) -> tuple[int, ...]:
    if text is None:
        return (0,) * SIDES
    scores = read_scores(text, SIDES)
    if max(scores) >= options.target and not options.has_gate:
        raise Unreadable(f"scores: a side has {options.target} or more, the match has ended")
    return scores


def _deal_no(text: str, options: FortyFivesRules) -> int:
    if not _DEAL_NO.fullmatch(text):
        raise Unreadable(f"deal_no: not the number of a deal: {text}")
    if 0 < options.deal_limit < int(text):
        raise Unreadable(f"deal_no: the match ends with deal {options.deal_limit}")
    return int(text)


def _packets(state: State) -> tuple[Packet, ...]:
    """Three to each seat from forehand on, three to the kitty, two to each seat (E2.2)."""
    seats = tuple(map(str, clockwise(state.forehand)))
    return (*((seat, 3) for seat in seats), (_KITTY, 3), *((seat, 2) for seat in seats))


def arrangement(state: State) -> Dealt:
    """The cards of the coming deal by the seed."""
    return shuffled_deal(_packets(state), state.chance)


def as_written(state: State, text: str) -> Dealt:
    """The cards that a `deal:` line names, the others from the seed (E2.3).

    Raises:
        Unreadable: the line names cards that cannot be there.
    """
    return written_deal(_packets(state), state.chance, text, whole_stock=False)


def deal(course: Course, dealt: Dealt) -> None:
    """The cards are dealt and forehand is asked for a bid."""
    state, hands = course.state, dealt.hands(SEATS)
    fresh = Deal(hands=hands, kitty=dealt.parts[_KITTY], stock=dealt.stock)
    course.change(deal=fresh, chance=dealt.chance)
    course.tell(DealStarted(state.dealer, state.deal_no))
    for seat in clockwise(state.forehand):
        course.tell(HandDealt(seat, hands[seat]), seat)
    bidding.begin(course)
