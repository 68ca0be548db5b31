"""How a deal ends, and the match comes to rest or to its end: rules E1 and E14."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.thousand.account import Account
from engine.games.thousand.cards import points
from engine.games.thousand.counting import (
    last_trick_talon,
    other_talon,
    points_captured,
    tricks_taken,
    with_last_trick,
)
from engine.games.thousand.events import DealScored, MatchEnded, OtherTalonTaken, ThrownIn
from engine.games.thousand.golden import end_golden_deal
from engine.games.thousand.scoring import score
from engine.games.thousand.seats import at, following
from engine.games.thousand.state import (
    Bidding,
    Cards,
    Contract,
    Dealt,
    Finished,
    GoldenChoice,
    Match,
    Over,
    Playing,
    Rest,
    State,
    contract_of,
)
from engine.games.thousand.telling import Telling
from engine.games.thousand.values import DealEnd, DealScore, SeatScore
from engine.games.thousand.winning import bank_shares, winners_by_default

# Deals that are not completed


def throw_in(match: Match, phase: Bidding, telling: Telling) -> State:
    """Nobody has bid: nothing is booked, the next seat deals."""
    telling.all(ThrownIn(match.dealer))
    return _rest(match, finished(match, phase, DealEnd.THROWN_IN))


def redeal(match: Match, phase: Dealt, telling: Telling) -> State:
    """A redeal was claimed: nothing is scored."""
    last = finished(match, phase, DealEnd.REDEAL)
    return _rest(replace(match, redeals=match.redeals + 1), last)


def _rest(match: Match, last: Finished) -> State:
    return State(replace(match, dealer=_next_dealer(match, last)), Rest(last))


def _next_dealer(match: Match, last: Finished) -> Seat:
    options, following_seat = match.options, following(match, match.dealer)
    match last.end:
        case DealEnd.REDEAL:
            stays = options.redeal_same_dealer or last.golden
        case DealEnd.ROSPIS:
            stays = options.rospis_same_dealer and not last.golden
        case _:
            stays = False
    return match.dealer if stays else following_seat


# Completed deals


def decline(match: Match, phase: GoldenChoice, telling: Telling) -> State:
    """The golden seat has passed: nothing is scored, but the deal counts."""
    account = Account(match, match, phase.deal, DealEnd.DECLINED, contract=None)
    return _complete(account, finished(match, phase, DealEnd.DECLINED), (), telling)


def surrender(
    match: Match, phase: Dealt, contract: Contract, end: DealEnd, telling: Telling
) -> State:
    """The declarer has given the deal up."""
    account = Account(match, match, phase.deal, end, contract)
    return _complete(account, finished(match, phase, end), (), telling)


def play_out(match: Match, phase: Playing, telling: Telling) -> State:
    """The last card has been played."""
    deal, contract, tricks = phase.deal, phase.contract, phase.tricks
    if talon := last_trick_talon(match, deal, contract):
        telling.all(OtherTalonTaken(phase.leader, points(talon)))
    account = Account(match, match, deal, DealEnd.PLAYED, contract, tricks, phase.declarations)
    last = finished(match, phase, DealEnd.PLAYED)
    last = replace(last, points=with_last_trick(last.points, tricks, talon))
    return _complete(account, last, _gathered(match, phase), telling)


def _gathered(match: Match, phase: Playing) -> Cards:
    """The pack of the next deal: the tricks in the order taken; nothing if it is shuffled."""
    if match.options.shuffle_mode == "each_deal":
        return ()
    played = tuple(played.card for trick in phase.tricks for played in trick.cards)
    return played + other_talon(phase.deal, phase.contract) + phase.contract.laid


def _complete(account: Account, last: Finished, pack: Cards, telling: Telling) -> State:
    """The deal is scored; the match goes on or ends."""
    account = end_golden_deal(score(account))
    if account.losers and not account.winners:
        account = replace(account, winners=winners_by_default(account))
    scored = deal_score(account)
    telling.all(DealScored(scored, account.told))
    for event in account.told:
        telling.all(event)
    match = replace(
        account.match,
        deal_no=account.match.deal_no + 1,
        redeals=0,
        pack=pack,
        history=(*account.match.history, scored),
    )
    if account.winners or account.losers:
        return _end(match, account, last, telling)
    return _rest(match, last)


def _end(match: Match, account: Account, last: Finished, telling: Telling) -> State:
    barrel = match.barrel
    for seat in account.winners:
        barrel = at(barrel, seat, None)
    bank = bank_shares(account)
    telling.all(MatchEnded(account.winners, account.losers, match.scores, bank))
    return State(replace(match, barrel=barrel), Over(last, account.winners, account.losers, bank))


def deal_score(account: Account) -> DealScore:
    """The account of the deal, to be kept."""
    contract = account.contract
    return DealScore(
        deal_no=account.before.deal_no,
        dealer=account.before.dealer,
        end=account.end,
        declarer=account.declarer,
        order=None if contract is None else contract.amount,
        made=account.made,
        dark=account.is_dark,
        golden=account.deal.golden,
        seats=tuple(
            SeatScore(
                card_points=account.card_points[seat],
                marriages=account.marriages[seat],
                tricks=account.taken[seat],
                change=account.changes[seat],
                bolts=account.bolts[seat],
                fines=account.fines[seat],
                total=account.match.scores[seat],
                frozen=seat in account.frozen,
            )
            for seat in account.seats
        ),
    )


def finished(match: Match, phase: Dealt, end: DealEnd) -> Finished:
    """What is left to tell of the deal."""
    seats, deal = len(match.scores), phase.deal
    contract = contract_of(phase)
    tricks = phase.tricks if isinstance(phase, Playing) else ()
    last = Finished(
        end=end,
        playing=deal.playing,
        golden=deal.golden,
        tricks=tricks,
        taken=tricks_taken(seats, tricks),
        points=points_captured(seats, tricks),
    )
    if isinstance(phase, Bidding):
        return replace(last, calls=phase.auction.calls, order=phase.auction.bid)
    if contract is None:
        return last
    last = replace(
        last,
        calls=contract.calls,
        declarer=contract.declarer,
        order=contract.amount,
        order_named=contract.order is not None,
        dark=contract.dark,
        trump=contract.trump,
    )
    if isinstance(phase, Playing):
        last = replace(
            last,
            trump=phase.trump,
            trump_owner=phase.owner,
            declarations=phase.declarations,
        )
    return last
