"""Rospis and cross: rules E9."""

from __future__ import annotations

from typing import TypeGuard

from engine.cards import Rank
from engine.game import Seat
from engine.games.thousand import rests
from engine.games.thousand.actions import Cross, Rospis
from engine.games.thousand.cards import count_rank
from engine.games.thousand.events import CrossDeclared, RospisDeclared
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.reasons import Reason
from engine.games.thousand.seats import is_anyone_on_barrel, is_on_barrel
from engine.games.thousand.state import (
    Cards,
    Claiming,
    Contract,
    Deal,
    Dealt,
    Discarding,
    Match,
    NamingTrump,
    Ordering,
    Playing,
    State,
)
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import DealEnd

GivingUp = Discarding | Claiming | Ordering | NamingTrump | Playing


def legal_surrenders(match: Match, phase: Dealt, seat: Seat) -> tuple[Rospis | Cross, ...]:
    """The declarer may give up from taking the talon until the first card is led."""
    if not is_time(phase) or phase.contract.declarer != seat:
        return ()
    contract, golden = phase.contract, phase.deal.golden
    return (
        *(() if why_no_rospis(match, contract, golden=golden) else (Rospis(),)),
        *(() if why_no_cross(match, contract, golden=golden) else (Cross(),)),
    )


def is_time(phase: Dealt) -> TypeGuard[GivingUp]:
    """Whether the talon is taken and no card has been led."""
    if isinstance(phase, Playing):
        return phase.is_opening_lead
    return isinstance(phase, Discarding | Claiming | Ordering | NamingTrump)


def why_no_rospis(match: Match, contract: Contract, *, golden: bool) -> Reason | None:
    """The rule that forbids the declarer to give up; None: he may."""
    options, seat = match.options, contract.declarer
    on_barrel, a_barrel = is_on_barrel(match, seat), is_anyone_on_barrel(match)
    return _first(
        (Reason.ROSPIS_OFF, options.rospis == "off"),
        (Reason.ROSPIS_LIMIT, 0 < options.rospis_limit <= match.rospises[seat]),
        (Reason.ROSPIS_ON_THE_BARREL, on_barrel and not options.rospis_barrel_self),
        (Reason.ROSPIS_WITH_A_BARREL, a_barrel and not options.rospis_any_barrel),
        (Reason.ROSPIS_GOLDEN, golden and not options.rospis_golden),
        (Reason.ROSPIS_DARK, contract.dark and not options.rospis_dark),
    )


def why_no_cross(match: Match, contract: Contract, *, golden: bool) -> Reason | None:
    """The rule that forbids the declarer to cross himself; None: he may."""
    options, crosses = match.options, match.crosses[contract.declarer]
    a_barrel = is_anyone_on_barrel(match)
    return _first(
        (Reason.CROSS_OFF, not options.cross),
        (Reason.CROSS_LIMIT, 0 < options.cross_limit <= crosses),
        (Reason.CROSS_WITH_A_BARREL, a_barrel and not options.cross_any_barrel),
        (Reason.CROSS_GOLDEN, golden),
        (Reason.CROSS_DARK, contract.dark and not options.cross_dark),
    )


def _first(*rules: tuple[Reason, bool]) -> Reason | None:
    """The first rule that forbids."""
    return next((reason for reason, forbids in rules if forbids), None)


def give_up(match: Match, phase: GivingUp, action: Rospis | Cross, telling: Telling) -> State:
    """The deal is over before the first card; it is scored as given up or crossed."""
    deal, contract = phase.deal, phase.contract
    if isinstance(action, Cross):
        telling.all(CrossDeclared(contract.declarer))
        return rests.surrender(match, phase, contract, DealEnd.CROSS, telling)
    shares = rospis_shares(match, deal, contract)
    telling.all(RospisDeclared(contract.declarer, contract.amount, shares))
    return rests.surrender(match, phase, contract, DealEnd.ROSPIS, telling)


def rospis_shares(match: Match, deal: Deal, contract: Contract) -> tuple[int, ...]:
    """What each seat loses and gets, before doubling and the barrel."""
    seat = contract.declarer
    loss, share = rospis_price(match.options, contract.amount, deal.hands[seat])
    return tuple(
        -loss if other == seat else share if other in deal.playing else 0
        for other in range(len(match.scores))
    )


def rospis_price(options: ThousandRules, amount: int, hand: Cards) -> tuple[int, int]:
    """What the declarer with this hand loses and each opponent gets, before doubling."""
    half = _half(options, amount)
    loss, share = amount, half
    match options.rospis:
        case "60":
            share = 60
        case "aces":
            loss = half
            share = options.rospis_ace_value * count_rank(hand, Rank.ACE)
        case _:
            pass
    return (loss if options.rospis_deduct else 0), share


def _half(options: ThousandRules, amount: int) -> int:
    """Half of the amount, to a multiple of 5."""
    up = 5 if options.rospis_half_round == "up" else 0
    return (amount + up) // 10 * 5
