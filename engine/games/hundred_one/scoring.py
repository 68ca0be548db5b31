"""The account of a deal, the end of the match, and who deals next: rules E10 and E11."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.cards import Card, Rank, Suit
from engine.game import Seat, Told
from engine.games.hundred_one.events import DealEnded, Event, MatchEnded, SeatEliminated
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.state import Over, Rest, State
from engine.games.hundred_one.values import DealScore

VALUES = {
    Rank.SIX: 6,
    Rank.SEVEN: 7,
    Rank.EIGHT: 8,
    Rank.NINE: 0,
    Rank.TEN: 10,
    Rank.JACK: 2,
    Rank.QUEEN: 3,
    Rank.KING: 4,
    Rank.ACE: 11,
}
"""What a card left in hand costs (OH-028)."""


def worth(cards: tuple[Card, ...]) -> int:
    """What the cards cost who still holds them (OH-028)."""
    return sum(VALUES[card.rank] for card in cards)


def bonus_for(options: HundredOneRules, score: int, last: Card | None) -> int:
    """What a last queen takes off the finisher's score (OH-019…021, E10.3)."""
    if last is None or last.rank is not Rank.QUEEN:
        return 0
    by_card = options.queen_spades_bonus if last.suit is Suit.SPADES else options.queen_bonus
    if score != 0:
        return by_card
    match options.queen_zero_bonus:
        case "by_card":
            return by_card
        case "none":
            return 0
        case amount:
            return int(amount)


def book(state: State, finisher: Seat | None) -> tuple[State, list[Told[Event]]]:
    """The deal is counted; the match ends or rests."""
    score = _account(state, finisher)
    told: list[Told[Event]] = [Told(DealEnded(score))]
    dealer = _next_dealer(state, score)
    state = replace(state, scores=score.totals, history=(*state.history, score))
    if score.out and state.options.end_mode == "first_over":
        best = min(score.totals)
        winners = tuple(seat for seat in state.active if score.totals[seat] == best)
        return _ended(state, winners, score.out, told)
    if score.out:
        told += [Told(SeatEliminated(seat)) for seat in score.out]
        left = tuple(seat for seat in state.active if seat not in score.out)
        if len(left) < 2:
            winners = left or _lowest(score.totals, score.out)
            losers = tuple(s for s in range(len(state.scores)) if s not in winners)
            return _ended(replace(state, active=left), winners, losers, told)
        state = replace(state, active=left)
        dealer = dealer if dealer in left else state.after(dealer)
    return replace(state, phase=Rest(), dealer=dealer, deal_no=state.deal_no + 1), told


def _ended(
    state: State, winners: tuple[Seat, ...], losers: tuple[Seat, ...], told: list[Told[Event]]
) -> tuple[State, list[Told[Event]]]:
    told.append(Told(MatchEnded(winners, losers, state.scores)))
    return replace(state, phase=Over(winners, losers)), told


def _lowest(totals: tuple[int, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    best = min(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == best)


def _account(state: State, finisher: Seat | None) -> DealScore:
    options = state.options
    last = state.top if finisher is not None else None
    values = tuple(
        worth(hand) if seat in state.active and seat != finisher else 0
        for seat, hand in enumerate(state.hands)
    )
    bonus = bonus_for(options, state.scores[finisher], last) if finisher is not None else 0
    totals = [score + value for score, value in zip(state.scores, values, strict=True)]
    if finisher is not None:
        totals[finisher] -= bonus
    floored = _reset(totals, state, lambda total: options.score_floor == "zero" and total < 0)
    resets = _reset(totals, state, lambda total: options.exact_reset and total == options.limit)
    return DealScore(
        deal_no=state.deal_no,
        dealer=state.dealer,
        finisher=finisher,
        last_card=last,
        hands=state.hands,
        values=values,
        bonus=bonus,
        floored=floored,
        resets=resets,
        totals=tuple(totals),
        out=tuple(seat for seat in state.active if totals[seat] > options.limit),
    )


def _reset(totals: list[int], state: State, falls: Callable[[int], bool]) -> tuple[Seat, ...]:
    """The active seats whose total becomes 0."""
    seats = tuple(seat for seat in state.active if falls(totals[seat]))
    for seat in seats:
        totals[seat] = 0
    return seats


def _next_dealer(state: State, score: DealScore) -> Seat:
    """Who deals next, among the seats that played this deal (E11)."""
    added = [
        value - (score.bonus if seat == score.finisher else 0)
        for seat, value in enumerate(score.values)
    ]
    clockwise = [state.after(state.dealer)]
    while clockwise[-1] != state.dealer:
        clockwise.append(state.after(clockwise[-1]))
    match state.options.next_dealer:
        case "rotate":
            return clockwise[0]
        case "deal_loser":
            return max(clockwise, key=lambda seat: added[seat])
        case "winner_leads":
            winner = score.finisher
            if winner is None:
                winner = min(clockwise, key=lambda seat: added[seat])
            return state.before(winner)
