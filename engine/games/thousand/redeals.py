"""A redeal is claimed, or not: rules E8."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand import rests, stages
from engine.games.thousand.actions import Pass, Redeal
from engine.games.thousand.claims import costs_the_dealer, grounds
from engine.games.thousand.events import Passed, RedealClaimed
from engine.games.thousand.fines import fine_at_once
from engine.games.thousand.state import Claiming, Dealt, Match, State
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import FineReason


def legal_claims(match: Match, phase: Dealt, seat: Seat) -> tuple[Redeal | Pass, ...]:
    """A claim for who has a ground; asked after the discards, a seat may also pass."""
    claim = (Redeal(),) if grounds(match, phase, seat) else ()
    if isinstance(phase, Claiming) and seat in phase.waiting:
        return (Pass(), *claim)
    return claim


def claim(match: Match, phase: Dealt, seat: Seat, telling: Telling) -> State:
    """The deal ends, nothing is scored; where nines were the ground the dealer may pay."""
    telling.all(RedealClaimed(seat, grounds(match, phase, seat)))
    if match.options.redeal_dealer_fine and costs_the_dealer(match, phase, seat):
        match = fine_at_once(match, match.dealer, FineReason.REDEAL, telling)
    return rests.redeal(match, phase, telling)


def waive(match: Match, phase: Claiming, seat: Seat, telling: Telling) -> State:
    """The seat lets its claim after the discards be."""
    telling.all(Passed(seat))
    waiting = phase.waiting - {seat}
    if waiting:
        return State(match, replace(phase, waiting=waiting))
    return State(match, stages.after_claims(match, phase.deal, phase.contract))
