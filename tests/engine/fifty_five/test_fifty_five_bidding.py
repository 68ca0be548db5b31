"""The bidding: once round, the dealer last, then between him and the bidder."""

import pytest

from engine.games.fifty_five.events import (
    BiddingWon,
    BidHeld,
    BidMade,
    DealThrownIn,
    KittySeen,
    KittyTaken,
    Passed,
)
from engine.games.fifty_five.state import Bidding, Rest
from tests.engine.fifty_five.played import THREE, cards, done, heard_by, played, words


def bid(*moves: str, options: str = "", seats: int = 3) -> str:
    """Who is asked after these calls, or who plays for how much."""
    header = f"options: {options}" if options else ""
    state = played("\n".join([THREE if seats == 3 else "deal:", *moves]), header, seats=seats)
    if isinstance(state.phase, Bidding):
        return f"{state.phase.seat} asked"
    if isinstance(state.phase, Rest):
        return f"{state.dealer} deals"
    return f"{state.declarer} at {state.order}"


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        ("", "0 asked"),
        ("0 bid 10", "1 asked"),
        ("0 pass", "1 asked"),
        ("0 bid 10|1 bid 15", "2 asked"),
        ("0 bid 10|1 pass|2 pass", "0 at 10"),
        ("0 bid 10|1 bid 15|2 pass", "1 at 15"),
        ("0 pass|1 pass|2 bid 10", "2 at 10"),
        ("0 bid 10|1 bid 15|2 bid 20", "2 at 20"),
        ("0 bid 10|1 bid 15|2 hold", "1 asked"),
        ("0 bid 10|1 bid 15|2 hold|1 pass", "2 at 15"),
        ("0 bid 10|1 pass|2 hold|0 bid 25", "2 asked"),
        ("0 bid 10|1 pass|2 hold|0 bid 25|2 pass", "0 at 25"),
        ("0 bid 10|1 pass|2 hold|0 bid 25|2 bid 60", "2 at 60"),
        ("0 bid 10|1 pass|2 hold|0 bid 25|2 hold", "0 asked"),
        ("0 bid 10|1 pass|2 hold|0 bid 25|2 hold|0 bid 60|2 hold", "2 at 60"),
        ("0 bid 60|1 pass|2 hold", "2 at 60"),
        ("0 bid 60|1 pass|2 pass", "0 at 60"),
    ],
)
def test_who_is_asked_and_who_plays(
    moves: str, found: str
) -> None:  # FF-105, FF-106, FF-107, C13, C14
    assert bid(*filter(None, moves.split("|"))) == found


def test_in_the_exchange_of_hold_and_raise_nobody_else_may_speak() -> None:  # FF-107, C21
    state = played(f"{THREE}\n0 bid 10\n1 bid 15\n2 hold", seats=3)
    assert words(state, 0) == ()
    assert words(state, 2) == ()
    assert words(state, 1) == ("bid 20", "bid 25", "bid 60", "pass")


@pytest.mark.parametrize("seats", range(2, 10))
def test_each_seat_is_asked_once_and_the_dealer_last(seats: int) -> None:  # FF-102, FF-105
    state = played("deal:", seats=seats)
    asked = []
    while isinstance(state.phase, Bidding):
        asked.append(state.phase.seat)
        state, _ = done(state, f"{state.phase.seat} pass")
    assert asked == list(range(seats))


def test_the_only_word_left_may_be_to_pass() -> None:  # E8.1
    state = played(f"{THREE}\n0 bid 60", seats=3)
    assert words(state, 1) == ("pass",)
    state, _ = done(state, "1 pass")
    assert words(state, 2) == ("hold", "pass")


def test_without_the_hold_the_dealer_outbids_or_passes() -> None:  # FF-106
    state = played(f"{THREE}\n0 bid 25\n1 pass", "options: dealer_take=off", seats=3)
    assert words(state, 2) == ("bid 60", "pass")
    assert bid("0 bid 60", "1 pass", "2 pass", options="dealer_take=off") == "0 at 60"


def test_nothing_is_held_before_there_is_a_bid() -> None:  # E7
    state = played(f"{THREE}\n0 pass\n1 pass", seats=3)
    assert words(state, 2) == ("bid 10", "bid 15", "bid 20", "bid 25", "bid 60", "pass")


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("all_pass=next_dealer", "0 deals"),
        ("all_pass=same_dealer", "2 deals"),
        ("all_pass=dealer_10", "2 at 10"),
        ("all_pass=dealer_10, bids=5+20", "2 at 5"),
        ("all_pass=dealer_10, bids=60", "2 at 60"),
    ],
)
def test_all_pass(options: str, found: str) -> None:  # C12
    assert bid("0 pass", "1 pass", "2 pass", options=options) == found


@pytest.mark.parametrize("all_pass", ["next_dealer", "same_dealer"])
def test_a_deal_thrown_in_counts_as_a_deal_and_scores_nothing(all_pass: str) -> None:  # E8.6
    state = played(
        f"{THREE}\n0 pass\n1 pass", f"options: all_pass={all_pass}\nscores: 10 5 -5", seats=3
    )
    after, told = done(state, "2 pass")
    assert heard_by(told, None) == (Passed(2), DealThrownIn(1))
    assert (after.deal_no, after.scores, after.history) == (2, (10, 5, -5), ())


def test_partners_may_overbid_each_other() -> None:  # E8.7, C22
    body = "deal:\n0 bid 10\n1 pass\n2 bid 15\n3 hold\n2 bid 20\n3 pass"
    state = played(body, "options: teams=pairs", seats=4)
    assert (state.declarer, state.order) == (2, 20)


def test_what_is_told_of_the_bidding() -> None:
    state = played(THREE, seats=3)
    _, told = done(state, "0 bid 10", "1 pass", "2 hold", "0 pass")
    assert heard_by(told, 1) == (
        BidMade(0, 10),
        Passed(1),
        BidHeld(2, 10),
        Passed(0),
        BiddingWon(2, 10, forced=False),
        KittyTaken(2),
    )
    assert heard_by(told, 2)[-1] == KittySeen(2, cards("8S 8C 8D 8H 9S"))


def test_a_dealer_who_has_to_play_is_told_so() -> None:  # C12
    state = played(f"{THREE}\n0 pass\n1 pass", "options: all_pass=dealer_10", seats=3)
    _, told = done(state, "2 pass")
    assert BiddingWon(2, 10, forced=True) in heard_by(told, None)
