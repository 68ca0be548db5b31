"""The account of a deal, who wins, and who deals next: rules E10 and E11."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate

from engine.cards import Card
from engine.game import Seat
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import DealEnded, MatchEnded
from engine.games.fifty_five.options import ALL_TRICKS
from engine.games.fifty_five.state import Over, Rest, State
from engine.games.fifty_five.values import DealScore
from engine.games.fives import best_trump, seats_of


def highest_in_play(state: State) -> Card | None:
    """The highest trump that was in the hands when play began (E10.1)."""
    played = (trick.cards for trick in state.tricks)
    return best_trump((*state.hands, *played, state.table), state.contract.trump)


def score_deal(course: Course) -> None:
    """The deal is counted; the match ends or rests."""
    state = course.state
    score = account(state)
    course.change(scores=score.totals, history=(*state.history, score))
    course.tell(DealEnded(score))
    times = {side: time for side, time in enumerate(score.reached) if time is not None}
    if times:
        end_match(course, (min(times, key=lambda side: times[side]),))
    else:
        close_deal(course, state.after(state.dealer))


def close_deal(course: Course, dealer: Seat) -> None:
    """Nobody has won by this deal: it was the last one, or the match rests (E11.3)."""
    state = course.state
    if state.deal_no == state.options.deal_limit:
        best = max(state.scores)
        end_match(course, tuple(s for s, score in enumerate(state.scores) if score == best))
    else:
        course.change(phase=Rest(), dealer=dealer, deal_no=state.deal_no + 1)


def end_match(course: Course, sides: tuple[int, ...]) -> None:
    """These sides have won."""
    state, count = course.state, course.state.options.sides
    seats = (seats_of(side, count, state.options.players) for side in sides)
    winners = tuple(sorted(seat for partners in seats for seat in partners))
    course.change(phase=Over(winners))
    course.tell(MatchEnded(winners, state.scores))


def account(state: State) -> DealScore:
    """The account of five tricks (E10)."""
    contract, scores = state.contract, state.scores
    taken = _of_sides(state, state.points)
    playing = state.side(contract.declarer)
    made = is_made(state)
    added = list(taken)
    added[playing] = _declarers_share(state, taken[playing], made=made)
    score = DealScore(
        deal_no=state.deal_no,
        dealer=state.dealer,
        contract=contract,
        best_trump=highest_in_play(state),
        tricks=state.taken,
        points=state.points,
        made=made,
        added=tuple(added),
        totals=tuple(map(sum, zip(scores, added, strict=True))),
        reached=(),
    )
    return replace(score, reached=tuple(_reached(state, score)))


def is_made(state: State) -> bool:
    """Whether the declarer's side has made its bid (E10.3)."""
    contract = state.contract
    side = state.side(contract.declarer)
    if contract.bid == ALL_TRICKS:
        return all(state.side(trick.winner) == side for trick in state.tricks)
    return _of_sides(state, state.points)[side] >= contract.bid


def _declarers_share(state: State, taken: int, *, made: bool) -> int:
    """What the declarer's side adds to its score; below 0 what it loses (E10.3)."""
    bid = state.contract.bid
    stake = state.options.sixty_score if bid == ALL_TRICKS else bid
    if not made:
        return -stake
    if bid == ALL_TRICKS or state.options.score_bid_only:
        return stake
    return taken


def _of_sides(state: State, per_seat: tuple[int, ...]) -> tuple[int, ...]:
    sums = [0] * state.options.sides
    for seat, number in enumerate(per_seat):
        sums[state.side(seat)] += number
    return tuple(sums)


def _reached(state: State, score: DealScore) -> Iterator[int | None]:
    """The trick with which each side in the race came to its goal (E11.1, E11.2)."""
    playing = state.side(score.contract.declarer)
    for side, total in enumerate(score.totals):
        stands = score.made if side == playing else not state.options.bidder_must_win
        if total < state.options.variant or not stands:
            yield None
        elif side == playing:
            yield _declarers_time(state, side)
        else:
            yield _time(state, side, state.options.variant - state.scores[side])


def _declarers_time(state: State, side: int) -> int:
    """When the declarer's side, which made its bid, came to its goal (E11.2)."""
    bid = state.contract.bid
    if bid == ALL_TRICKS:
        return len(state.tricks)
    if state.options.score_bid_only:
        return _time(state, side, bid)
    return _time(state, side, state.options.variant - state.scores[side])


def _time(state: State, side: int, goal: int) -> int:
    """The number of the first trick with which the side has so many points; 0: it needs none."""
    points = (t.points if state.side(t.winner) == side else 0 for t in state.tricks)
    sums = accumulate(points, initial=0)
    return next(trick for trick, taken in enumerate(sums) if taken >= goal)
