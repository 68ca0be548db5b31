"""The barrel: rules E13, step 8 of the scoring."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.events import AttemptUsed, BarrelFell, BarrelLeft, BarrelMounted
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.seats import at, has_barrel, is_on_barrel
from engine.games.thousand.values import Fall
from engine.games.thousand.winning import has_reached


def climb_and_fall(account: Account) -> Account:
    """Who was on the barrel stays, leaves or falls; others mount."""
    if account.deal.golden:
        return account
    riders = tuple(seat for seat in account.still_scored if is_on_barrel(account.before, seat))
    account = _stay_or_leave(account, riders)
    others = tuple(seat for seat in account.still_scored if seat not in riders)
    totals = account.match.scores
    account, mounted = mount(account, others)
    account = _use_attempts(account, riders)
    if mounted and account.before.options.barrel_knock == "knock":
        for seat in riders:
            if account.match.barrel[seat] is not None:
                account = _fall(account, seat, Fall.KNOCKED, _knocked_to(account))
    return settle_mounting(account, mounted, totals)


def _knocked_to(account: Account) -> int:
    return ON_THE_BARREL - account.before.options.penalty


def _stay_or_leave(account: Account, riders: tuple[Seat, ...]) -> Account:
    """(a) Below 880 a seat is off, and that is no fall."""
    for seat in riders:
        total = account.match.scores[seat]
        if total < ON_THE_BARREL:
            account = account.mark(seat, None).tell(BarrelLeft(seat, total, reverse=False))
        elif not account.before.options.barrel_raw_points:
            account = account.score(seat, ON_THE_BARREL)
    return account


def mount(account: Account, seats: tuple[Seat, ...]) -> tuple[Account, tuple[Seat, ...]]:
    """(b) Of these seats, those that have a barrel mount it at 880 or more."""
    options, mounted = account.before.options, []
    for seat in seats:
        total = account.match.scores[seat]
        if total < ON_THE_BARREL or not has_barrel(account.match, seat):
            continue
        if options.barrel_jump and has_reached(options, total):
            continue
        account = account.score(seat, ON_THE_BARREL).mark(seat, 0)
        account = account.tell(BarrelMounted(seat, reverse=False))
        mounted.append(seat)
    return account, tuple(mounted)


def _use_attempts(account: Account, riders: tuple[Seat, ...]) -> Account:
    """(c) Who is still on the barrel has used an attempt, and falls with the last."""
    options = account.before.options
    for seat in riders:
        used = account.match.barrel[seat]
        if used is None or seat == account.sitter:
            continue
        if options.barrel_own_talon and seat != account.deal.forehand:
            continue
        account = account.mark(seat, used + 1)
        account = account.tell(AttemptUsed(seat, used + 1, reverse=False))
        if used + 1 >= options.barrel_attempts:
            account = _fall(account, seat, Fall.ATTEMPTS, _fallen_to(account))
    return account


def _fallen_to(account: Account) -> int:
    match account.before.options.barrel_fall:
        case "minus":
            return ON_THE_BARREL - account.before.options.penalty
        case "zero":
            return 0
        case "500":
            return 500


def settle_mounting(
    account: Account, mounted: tuple[Seat, ...], totals: tuple[int, ...]
) -> Account:
    """(e) Of several who mounted all fall, all but one, or none. `totals`: before they did."""
    if len(mounted) < 2:
        return account
    match account.before.options.barrel_same_time:
        case "coexist":
            falling: tuple[Seat, ...] = ()
        case "all":
            falling = mounted
        case "one":
            stays = min(
                mounted,
                key=lambda seat: (
                    seat != account.declarer,
                    -totals[seat],
                    account.from_forehand(seat),
                ),
            )
            falling = tuple(seat for seat in mounted if seat != stays)
    for seat in falling:
        account = _fall(account, seat, Fall.TOGETHER, _knocked_to(account))
    return account


def _fall(account: Account, seat: Seat, reason: Fall, total: int) -> Account:
    """The seat falls; its third fall may cost more."""
    falls, lost = account.match.falls[seat] + 1, False
    counted = falls
    if falls == 3:
        match account.before.options.barrel_three_falls:
            case "off":
                pass
            case "zero":
                total, counted = 0, 0
            case "zero_no_barrel":
                total, lost = 0, True
            case "five_no_barrel":
                total, lost = 5, True
    account = account.score(seat, total).mark(seat, None)
    account = replace(
        account, match=replace(account.match, falls=at(account.match.falls, seat, counted))
    )
    return account.tell(BarrelFell(seat, reason, total, falls, lost))
