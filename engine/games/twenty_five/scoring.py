"""The account of a deal, the end of a game, the stake, and who deals next: rules E5."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Suit
from engine.game import Told
from engine.games.fives import TRICK_POINTS, seats_of
from engine.games.twenty_five.events import DealEnded, Event, GameWon, MatchEnded
from engine.games.twenty_five.state import HAND_SIZE, Over, Rest, State
from engine.games.twenty_five.values import DealScore


def book(state: State, trump: Suit) -> tuple[State, list[Told[Event]]]:
    """The deal is over; a game may be won by it, and the match; else the match rests."""
    score = _account(state, trump)
    state = replace(state, games=score.games, history=(*state.history, score))
    told: list[Told[Event]] = [Told(DealEnded(score))]
    if score.winner is not None:
        winners = seats_of(score.winner, state.sides, state.seats)
        told.append(Told(GameWon(winners, score.games)))
        if score.games[score.winner] >= state.options.games_to_win:
            losers = tuple(seat for seat in range(state.seats) if seat not in winners)
            stake = stake_of(state, score)
            told.append(Told(MatchEnded(winners, losers, state.scores, stake)))
            return replace(state, phase=Over(winners, losers, stake)), told
    dealer = (state.dealer + 1) % state.seats
    return replace(state, phase=Rest(), dealer=dealer, deal_no=state.deal_no + 1), told


def _account(state: State, trump: Suit) -> DealScore:
    winner = state.ahead
    points = tuple(now - then for now, then in zip(state.scores, state.before, strict=True))
    won_all = winner is not None and points[winner] == HAND_SIZE * TRICK_POINTS
    return DealScore(
        deal_no=state.deal_no,
        dealer=state.dealer,
        trump=trump,
        tricks=state.tricks,
        points=points,
        totals=state.scores,
        winner=winner,
        is_sweep=won_all and winner is not None and state.before[winner] == 0,
        games=tuple(number + (side == winner) for side, number in enumerate(state.games)),
    )


def stake_of(state: State, score: DealScore) -> int:
    """What the match costs each loser: doubled for a sweep if a match is a game (E5.4)."""
    options = state.options
    doubles = options.sweep_double and options.stake_mode == "per_game" and score.is_sweep
    return options.stake * (2 if doubles else 1)
