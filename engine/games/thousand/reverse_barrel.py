"""The reverse barrel: rules E13.7."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.events import AttemptUsed, BarrelLeft, BarrelMounted
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.seats import is_on_reverse_barrel

ON_THE_REVERSE_BARREL = -880
ATTEMPTS = 3


def has_lost(options: ThousandRules, total: int) -> bool:
    """Whether a total has reached the target below zero."""
    return total < -options.target if options.win_strict else total <= -options.target


def climb_and_fall_below(account: Account) -> Account:
    """Who stands at -880 or less is on the reverse barrel, or has lost."""
    if account.deal.golden or account.before.options.reverse_barrel == "off":
        return account
    return sink(account)


def sink(account: Account) -> Account:
    """The totals far below zero are tested, whatever kind of deal it was."""
    for seat in account.still_scored:
        total = account.match.scores[seat]
        if has_lost(account.before.options, total):
            account = replace(account, losers=(*account.losers, seat))
        elif total <= ON_THE_REVERSE_BARREL:
            account = _hold(account, seat)
        elif is_on_reverse_barrel(account.before, seat):
            account = _leave(account, seat, total)
    return account


def _hold(account: Account, seat: Seat) -> Account:
    account = account.score(seat, ON_THE_REVERSE_BARREL)
    used = account.match.barrel[seat]
    if used is None:
        return account.mark(seat, 0).tell(BarrelMounted(seat, reverse=True))
    if seat == account.sitter:
        return account
    account = account.mark(seat, used + 1).tell(AttemptUsed(seat, used + 1, reverse=True))
    if used + 1 < ATTEMPTS:
        return account
    return _leave(account, seat, int(account.before.options.reverse_barrel))


def _leave(account: Account, seat: Seat, total: int) -> Account:
    account = account.score(seat, total).mark(seat, None)
    return account.tell(BarrelLeft(seat, total, reverse=True))
