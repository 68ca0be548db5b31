"""Bolts and what they cost: rules E12, step 6."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.events import BoltWritten, Fined
from engine.games.thousand.fines import due
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.seats import at, is_on_barrel
from engine.games.thousand.values import DealEnd, FineReason


def write_bolts(account: Account) -> Account:
    """The seats get their bolts, and pay for them and for a third rospis."""
    nothing = (0,) * len(account.seats)
    account = _count_surrender(replace(account, bolts=nothing, fines=nothing))
    if account.before.options.bolt_mode == "off":
        return account
    for seat in account.seats:
        deserved = _deserved(account, seat)
        if deserved is not None:
            account = _write(account, seat, deserved)
    return account


def _count_surrender(account: Account) -> Account:
    match, seat = account.match, account.declarer
    if seat is None:
        return account
    if account.end is DealEnd.CROSS:
        crosses = at(match.crosses, seat, match.crosses[seat] + 1)
        return replace(account, match=replace(match, crosses=crosses))
    if account.end is DealEnd.ROSPIS:
        rospises = match.rospises[seat] + 1
        match = replace(match, rospises=at(match.rospises, seat, rospises))
        account = replace(account, match=match)
        if match.options.rospis_third_fine and rospises % 3 == 0:
            return _fine(account, seat, match.options.penalty, FineReason.THIRD_ROSPIS)
    return account


def _fine(account: Account, seat: Seat, amount: int, reason: FineReason) -> Account:
    amount = due(account.before, amount)
    account = account.tell(Fined(seat, amount, reason))
    return replace(account, fines=at(account.fines, seat, account.fines[seat] + amount))


def _deserved(  # noqa: PLR0911 - one return for each rule
    account: Account, seat: Seat
) -> int | None:
    """How many bolts the seat deserves; None: this deal leaves its row as it is."""
    options, is_declarer = account.before.options, seat == account.declarer
    if seat == account.sitter:
        return None
    if is_on_barrel(account.before, seat) and not options.bolt_on_barrel:
        return None
    if account.end is DealEnd.CROSS:
        return None if is_declarer else 1
    if account.end is not DealEnd.PLAYED:
        return None
    if options.dark_bolts and _is_dark_without_a_trick(account):
        return 2 if is_declarer else 1
    if is_declarer and not options.bolt_declarer:
        return None
    if not _has_nothing(account, seat):
        return 0
    return 2 if account.deal.golden else 1


def _is_dark_without_a_trick(account: Account) -> bool:
    contract = account.contract
    return contract is not None and contract.dark and not account.taken[contract.declarer]


def _has_nothing(account: Account, seat: Seat) -> bool:
    if account.before.options.bolt_criterion == "tricks":
        return not account.taken[seat]
    return not account.card_points[seat] and not account.marriages[seat]


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's bolts, its row of them, and the fines that have fallen due."""

    bolts: int
    row: int
    fines: tuple[FineReason, ...] = ()


def _write(account: Account, seat: Seat, deserved: int) -> Account:
    match, options = account.match, account.before.options
    tally = Tally(match.bolts[seat], match.rows[seat] + deserved if deserved else 0)
    if options.bolt_mode == "row3":
        tally = replace(tally, bolts=tally.row)
    else:
        tally = replace(tally, bolts=tally.bolts + deserved)
    if deserved:
        account = account.tell(BoltWritten(seat, deserved, tally.bolts))
    tally = settle(options, tally, deserved)
    account = replace(
        account,
        bolts=at(account.bolts, seat, deserved),
        match=replace(
            match,
            bolts=at(match.bolts, seat, tally.bolts),
            rows=at(match.rows, seat, tally.row),
        ),
    )
    for reason in tally.fines:
        heavy = reason is FineReason.BOLTS_IN_A_ROW and options.bolt_mode == "any3_row_heavy"
        amount = options.bolt_row_penalty if heavy else options.penalty
        account = _fine(account, seat, amount, reason)
    return account


def settle(options: ThousandRules, tally: Tally, deserved: int) -> Tally:
    """The fines that the new bolts make due, and what they take off."""
    bolts, row, fines = tally.bolts, tally.row, tally.fines
    match options.bolt_mode:
        case "row3":
            while row >= 3:
                row, fines = row - 3, (*fines, FineReason.BOLTS_IN_A_ROW)
            bolts = row
        case "row3_or_every5":
            while row >= 3:
                row, fines = row - 3, (*fines, FineReason.BOLTS_IN_A_ROW)
            if bolts // 5 > (bolts - deserved) // 5:
                fines = (*fines, FineReason.BOLTS_EVERY_FIFTH)
        case "any3_row_heavy":
            while bolts >= 3:
                heavy = row >= 3
                reason = FineReason.BOLTS_IN_A_ROW if heavy else FineReason.BOLTS
                bolts, row = bolts - 3, row - 3 if heavy else row
                fines = (*fines, reason)
        case _:
            while bolts >= 3:
                bolts, fines = bolts - 3, (*fines, FineReason.BOLTS)
    return Tally(bolts, row, fines)
