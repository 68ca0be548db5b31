"""The account of a deal, the end of the match, and who deals next: E4.6, E7, E8."""

from __future__ import annotations

from engine.game import Seat
from engine.games.forty_fives.course import Course
from engine.games.forty_fives.events import DealEnded, DealThrownIn, MatchEnded
from engine.games.forty_fives.options import ALL_TRICKS, FortyFivesRules
from engine.games.forty_fives.state import Over, Rest, State
from engine.games.forty_fives.values import (
    SIDES,
    TRICKS,
    DealScore,
    Side,
    other_side,
    seats_of,
    side_of,
)


def book(course: Course) -> None:
    """The five tricks are counted; the match ends or rests."""
    state = course.state
    score = account(state)
    course.change(scores=score.totals, history=(*state.history, score))
    course.tell(DealEnded(score))
    winner = winning_side(state.options, score)
    if winner is not None:
        _end(course, (winner,), by_limit=False)
    else:
        _go_on(course, state.forehand)


def throw_in(course: Course, dealer: Seat) -> None:
    """All have passed: nobody scores, and this seat deals next."""
    course.tell(DealThrownIn(course.state.deal_no))
    _go_on(course, dealer)


def account(state: State) -> DealScore:
    """What each side adds to its score (E7)."""
    deal, options, contract = state.deal, state.options, state.deal.contract
    tricks, points = deal.taken, deal.points
    bidding = side_of(contract.declarer)
    defending = other_side(bidding)
    made = _is_made(contract.bid, _of_side(tricks, bidding), _of_side(points, bidding))
    gated = tuple(state.is_gated(side) for side in range(SIDES))
    frozen = options.gate_points == "freeze" and gated[defending]
    added = [0 if frozen else _of_side(points, side) for side in range(SIDES)]
    added[bidding] = _worth(options, contract.bid, _of_side(points, bidding), made=made)
    return DealScore(
        deal_no=state.deal_no,
        dealer=state.dealer,
        contract=contract,
        best_trump=deal.best_trump,
        tricks=tricks,
        points=points,
        made=made,
        gated=gated,
        frozen=frozen,
        added=tuple(added),
        totals=tuple(score + more for score, more in zip(state.scores, added, strict=True)),
    )


def _of_side(taken: tuple[int, ...], side: Side) -> int:
    return sum(taken[seat] for seat in seats_of(side))


def _is_made(bid: int, tricks: int, points: int) -> bool:
    """A bid of 30 takes all tricks, whatever the points; any other so many points (E7.2)."""
    return tricks == TRICKS if bid == ALL_TRICKS else points >= bid


def _worth(options: FortyFivesRules, bid: int, points: int, *, made: bool) -> int:
    """What the bidding side adds; below 0 what it loses."""
    if bid == ALL_TRICKS:
        return options.thirty_win if made else -options.thirty_lose
    return points if made else -bid


def winning_side(options: FortyFivesRules, score: DealScore) -> Side | None:
    """The side that wins with this deal, None if none does (E8.1, E8.2)."""
    bidding = side_of(score.contract.declarer)
    able = [
        side
        for side in range(SIDES)
        if score.totals[side] >= options.target
        and (not score.gated[side] or (side == bidding and score.made))
    ]
    if len(able) < SIDES:
        return able[0] if able else None
    first, second = score.totals
    if options.tie == "higher" and first != second:
        return 0 if first > second else 1
    return bidding if score.made else other_side(bidding)


def _go_on(course: Course, dealer: Seat) -> None:
    """The next deal follows, or the last one that the house rules allow is over (E8.3)."""
    state = course.state
    if state.deal_no == state.options.deal_limit:
        best = max(state.scores)
        sides = tuple(side for side in range(SIDES) if state.scores[side] == best)
        _end(course, sides, by_limit=True)
    else:
        course.change(phase=Rest(), dealer=dealer, deal_no=state.deal_no + 1)


def _end(course: Course, sides: tuple[Side, ...], *, by_limit: bool) -> None:
    winners = tuple(sorted(seat for side in sides for seat in seats_of(side)))
    course.ask(Over(winners))
    course.tell(MatchEnded(winners, course.state.scores, by_limit))
