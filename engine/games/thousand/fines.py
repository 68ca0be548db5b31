"""Fines: outside the scoring of a deal they are taken at once."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.events import BarrelLeft, Fined
from engine.games.thousand.seats import at, is_golden, is_on_barrel
from engine.games.thousand.state import Match
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import FineReason

ON_THE_BARREL = 880


def due(match: Match, amount: int) -> int:
    """What a fine costs: twice as much in a golden deal."""
    return 2 * amount if is_golden(match) else amount


def fine_at_once(match: Match, seat: Seat, reason: FineReason, telling: Telling) -> Match:
    """The seat pays the penalty, and leaves the barrel if that brings it below 880."""
    amount = due(match, match.options.penalty)
    was_on_barrel = is_on_barrel(match, seat)
    total = match.scores[seat] - amount
    telling.all(Fined(seat, amount, reason))
    match = replace(match, scores=at(match.scores, seat, total))
    if was_on_barrel and total < ON_THE_BARREL:
        telling.all(BarrelLeft(seat, total, reverse=False))
        match = replace(match, barrel=at(match.barrel, seat, None))
    return match
