"""The golden round: rules E15."""

from __future__ import annotations

from dataclasses import replace

from engine.games.thousand.account import Account
from engine.games.thousand.barrel import mount, settle_mounting
from engine.games.thousand.events import GoldenRoundEnded
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.reverse_barrel import sink
from engine.games.thousand.seats import has_barrel


def cut_to_the_barrel(account: Account) -> Account:
    """In a golden deal nobody mounts: a total of 880 or more is cut to 880."""
    if not account.deal.golden:
        return account
    for seat in account.still_scored:
        if account.match.scores[seat] > ON_THE_BARREL and has_barrel(account.match, seat):
            account = account.score(seat, ON_THE_BARREL)
    return account


def end_golden_deal(account: Account) -> Account:
    """The deal is remembered if its order was made; the last one ends the round."""
    if not account.deal.golden or account.winners:
        return account
    match = account.match
    match = replace(match, golden_made=match.golden_made or account.made)
    account = replace(account, match=match)
    return _end_round(account) if match.deal_no == match.golden_until else account


def _end_round(account: Account) -> Account:
    mode, made = account.before.options.golden_none, account.match.golden_made
    reset = not made and mode != "no_reset"
    account = account.tell(GoldenRoundEnded(made, reset, reset and mode == "repeat"))
    if not reset:
        return _mount(account)
    match = account.match
    nothing = (0,) * len(match.scores)
    if mode == "repeat":
        match = replace(match, golden_until=match.golden_until + len(match.scores))
    match = replace(
        match,
        scores=nothing,
        bolts=nothing,
        rows=nothing,
        falls=nothing,
        rospises=nothing,
        crosses=nothing,
    )
    return replace(account, match=match)


def _mount(account: Account) -> Account:
    """Who stands high or low enough mounts now; no attempts are used."""
    totals = account.match.scores
    account, mounted = mount(account, tuple(account.seats))
    account = settle_mounting(account, mounted, totals)
    return sink(account) if account.before.options.reverse_barrel != "off" else account
