"""Who has won, and what it costs: rules E14."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.seats import has_barrel, is_on_barrel


def has_reached(options: ThousandRules, total: int) -> bool:
    """Whether a total has reached the target."""
    return total > options.target if options.win_strict else total >= options.target


def find_winners(account: Account) -> Account:
    """Step 7: who has reached the target wins, of several those that the tie rule names."""
    candidates = tuple(seat for seat in account.seats if _would_win(account, seat))
    for seat in candidates:
        total = account.match.scores[seat]
        if not has_reached(account.before.options, total):
            account = account.score(seat, _least_winning(account.before.options))
    return replace(account, winners=best_of(account, candidates))


def _least_winning(options: ThousandRules) -> int:
    return options.target + 5 if options.win_strict else options.target


def _would_win(account: Account, seat: Seat) -> bool:
    before, options = account.before, account.before.options
    total = account.match.scores[seat]
    if not is_on_barrel(before, seat):
        if has_barrel(before, seat) and not options.barrel_jump:
            return False
        return has_reached(options, total)
    if options.barrel_raw_points:
        return has_reached(options, total)
    if seat != account.declarer or not account.made:
        return False
    if options.barrel_success == "captured":
        needed = options.target - ON_THE_BARREL + (1 if options.win_strict else 0)
        return account.counted >= needed and total >= ON_THE_BARREL
    return has_reached(options, total)


def best_of(account: Account, candidates: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who of several wins: the declarer, the highest, or all of them."""
    mode = account.before.options.win_tie
    if len(candidates) < 2 or mode == "shared":
        return candidates
    if mode == "declarer" and (declarers := _only(candidates, account.declarer)):
        return declarers
    return (min(candidates, key=lambda seat: _rank(account, seat)),)


def _only(seats: tuple[Seat, ...], wanted: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat == wanted)


def _rank(account: Account, seat: Seat) -> tuple[int, bool, int]:
    return (
        -account.match.scores[seat],
        seat != account.declarer,
        account.from_forehand(seat),
    )


def winners_by_default(account: Account) -> tuple[Seat, ...]:
    """Who wins because another has lost on the reverse barrel: the leader of the rest."""
    rest = [seat for seat in account.seats if seat not in account.losers]
    if not rest:
        return ()
    highest = max(account.match.scores[seat] for seat in rest)
    leaders = tuple(seat for seat in rest if account.match.scores[seat] == highest)
    return best_of(account, leaders)


def bank_shares(account: Account) -> tuple[int, ...]:
    """What each seat gains from the bank or pays into it."""
    stake, winners = account.before.options.bank, account.winners
    payer = _payer(account)
    return tuple(
        stake // len(winners) if seat in winners else -stake if seat == payer else 0
        for seat in account.seats
    )


def _payer(account: Account) -> Seat | None:
    """Who lost on the reverse barrel or, if nobody did, the lowest score."""
    others = [seat for seat in account.seats if seat not in account.winners]
    if not others:
        return None
    lost = [seat for seat in others if seat in account.losers]
    origin = min(account.winners, default=account.deal.forehand)
    return min(
        lost or others,
        key=lambda seat: (
            account.match.scores[seat],
            -((seat - origin) % len(account.seats)),
        ),
    )
