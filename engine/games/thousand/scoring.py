"""The scoring of a deal, step by step: rules E12.

`SCORING` is the order of the steps. Each takes the account as the one before has left it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce

from engine.cards import Rank, card
from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.barrel import climb_and_fall
from engine.games.thousand.bolts import write_bolts
from engine.games.thousand.cards import marriage_value, marriages, points, round5
from engine.games.thousand.counting import (
    last_trick_talon,
    points_captured,
    tricks_taken,
    with_last_trick,
)
from engine.games.thousand.declarations import counting_value
from engine.games.thousand.dump import dump
from engine.games.thousand.giving_up import rospis_shares
from engine.games.thousand.golden import cut_to_the_barrel
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.reverse_barrel import climb_and_fall_below
from engine.games.thousand.seats import at, is_on_barrel
from engine.games.thousand.state import Cards, Contract
from engine.games.thousand.values import DealEnd
from engine.games.thousand.winning import find_winners

Scoring = Callable[[Account], Account]


def score(account: Account) -> Account:
    """The account after all steps."""
    return reduce(lambda so_far, step: step(so_far), SCORING, account)


# 1: count


def count(account: Account) -> Account:
    """Tricks, card points and marriage points of each seat."""
    match, tricks, seats = account.before, account.tricks, len(account.seats)
    card_points = points_captured(seats, tricks)
    if account.contract is not None and tricks:
        talon = last_trick_talon(match, account.deal, account.contract)
        card_points = with_last_trick(card_points, tricks, talon)
    married = [0] * seats
    for declaration in account.declarations:
        married[declaration.seat] += counting_value(
            match.options, declaration, tricks, account.declarer
        )
    if account.sitter is not None and tricks:
        talon = account.deal.talons[0]
        card_points = at(card_points, account.sitter, points(talon))
        if not _is_raw(account, account.sitter):
            married[account.sitter] = _marriages_in(match.options, talon)
    return replace(
        account,
        taken=tricks_taken(seats, tricks),
        card_points=card_points,
        marriages=tuple(married),
    )


def _marriages_in(options: ThousandRules, talon: Cards) -> int:
    """What king and queen in the talon are worth to the sitter."""
    if options.sitter_marriage == "off":
        return 0
    whole = marriages(talon)
    total = sum(marriage_value(options, suit) for suit in whole)
    if options.sitter_marriage == "full_and_half":
        halves = [
            suit
            for rank in (Rank.KING, Rank.QUEEN)
            for suit in {held.suit for held in talon}
            if suit not in whole and card(rank, suit) in talon
        ]
        total += sum(marriage_value(options, suit) // 2 for suit in halves)
    return total


# 2: made?


def judge(account: Account) -> Account:
    """Whether the declarer has made his order."""
    contract = account.contract
    if contract is None or account.end is not DealEnd.PLAYED:
        return account
    seat, options = contract.declarer, account.before.options
    counted = account.card_points[seat]
    if not _is_raw(account, seat):
        counted = round5(counted) if options.round_declarer else counted
        counted += account.marriages[seat]
    return replace(account, counted=counted, made=counted >= contract.amount)


def _is_raw(account: Account, seat: Seat) -> bool:
    """Whether bare card points count for the seat."""
    return account.before.options.barrel_raw_points and is_on_barrel(account.before, seat)


# 3: changes


def book(account: Account) -> Account:
    """What the deal changes for each seat, before doubling."""
    contract = account.contract
    nothing = (0,) * len(account.seats)
    if contract is not None and account.end is DealEnd.ROSPIS:
        shares = rospis_shares(account.before, account.deal, contract)
        return replace(account, plain=shares, married=nothing)
    if contract is None or account.end is not DealEnd.PLAYED:
        return replace(account, plain=nothing, married=nothing)
    booked = tuple(_booked(account, contract, seat) for seat in account.seats)
    return replace(
        account,
        plain=tuple(plain for plain, _ in booked),
        married=tuple(married for _, married in booked),
    )


def _booked(account: Account, contract: Contract, seat: Seat) -> tuple[int, int]:
    """The plain part of a seat's change, and the marriage points."""
    if seat == account.sitter:
        return _sitter_points(account, seat), 0
    if seat == contract.declarer:
        if not account.made:
            return -contract.amount, 0
        if account.before.options.success_score == "order":
            return contract.amount, 0
    if _is_raw(account, seat):
        return account.card_points[seat], 0
    return round5(account.card_points[seat]), account.marriages[seat]


def _sitter_points(account: Account, seat: Seat) -> int:
    """The card points of the talon, and what a marriage in it is worth to the sitter."""
    bare = account.card_points[seat]
    if _is_raw(account, seat):
        return bare
    rounds = account.before.options.sitter_round
    return (round5(bare) if rounds else bare) + account.marriages[seat]


# 4: multipliers


def multiply(account: Account) -> Account:
    """Golden deals and the dark game double what is booked."""
    changes = []
    for seat in account.seats:
        times = _times(account, seat)
        options = account.before.options
        doubles_marriages = (
            options.golden_double_marriage if account.deal.golden else options.dark_double_marriage
        )
        changes.append(
            account.plain[seat] * times
            + account.married[seat] * (times if doubles_marriages else 1)
        )
    return replace(account, changes=tuple(changes))


def _times(account: Account, seat: Seat) -> int:
    options = account.before.options
    if account.deal.golden:
        return 2
    if not account.is_dark or seat == account.sitter:
        return 1
    if seat == account.declarer:
        return 1 if account.plain[seat] < 0 and not options.dark_double_loss else 2
    return 2 if options.dark_double == "all" else 1


# 5: frozen on the barrel


def freeze(account: Account) -> Account:
    """Who is on the barrel gets nothing of others' deals."""
    frozen = frozenset(seat for seat in account.seats if _is_frozen(account, seat))
    changes = tuple(0 if seat in frozen else change for seat, change in enumerate(account.changes))
    return replace(account, changes=changes, frozen=frozen)


def _is_frozen(account: Account, seat: Seat) -> bool:
    options = account.before.options
    if not is_on_barrel(account.before, seat):
        return False
    if seat == account.declarer:
        return options.barrel_failed_bid == "attempt" and not account.made
    return not (options.barrel_raw_points and account.end is DealEnd.PLAYED)


# 6: bolts and fines, and the new totals


def add_up(account: Account) -> Account:
    """New total = old total + change - fines."""
    totals = tuple(
        score + change - fine
        for score, change, fine in zip(
            account.match.scores, account.changes, account.fines, strict=True
        )
    )
    return replace(account, totals=totals, match=replace(account.match, scores=totals))


SCORING: tuple[Scoring, ...] = (
    count,
    judge,
    book,
    multiply,
    freeze,
    write_bolts,
    add_up,
    find_winners,
    climb_and_fall,
    climb_and_fall_below,
    cut_to_the_barrel,
    dump,
)
"""Steps 1 to 9; each of the last five lets those be that have won."""
