"""Why the judge of 55 refuses."""

from dataclasses import dataclass

import pytest

from engine.game import Unreadable
from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.reasons import REASONS
from tests.engine.fifty_five.played import SPADES, SWEEP, THREE, TWO, played, why_not

TAKEN = f"{TWO}\n0 bid 20\n1 pass\n"
LAID = f"{TAKEN}0 discard 4D 3D 2D 2H 3H\n"
PLAYED = f"{TWO}{SPADES}"

FORCED = (
    "deal: 0=7S 2C 3C 4C 6C | 1=AS KD 9D 8D 7D | kitty=4D 3D 2D 2H 3H\n"
    "0 bid 20\n1 pass\n0 discard 4D 3D 2D 2H 3H\n0 trump S\n0 play 7S\n"
)
"""Seat 1 has to play the ace of spades."""

PRIVILEGED = FORCED.replace("0=7S", "0=JS").replace("1=AS", "1=AH").replace("play 7S", "play JS")
"""The jack of spades is led, and seat 1 holds the ace of hearts, which is lower."""

FOLLOW = f"{PLAYED}0 play 2C\n"
"""Seat 1 has two clubs and three diamonds."""


@dataclass(frozen=True)
class Refused:
    move: str
    reason: str
    body: str = TWO
    options: str = ""
    details: str = ""

    def __str__(self) -> str:
        return f"{self.reason}: {self.move}"


CASES = [
    Refused("1 bid 10", "match-rests", ""),
    Refused("0 deal", "not-your-turn", ""),
    Refused("0 pass", "not-your-turn", ""),
    Refused("0 deal", "deal-in-progress"),
    Refused("0 deal", "deal-in-progress", PLAYED),
    Refused("1 bid 10", "not-your-turn"),
    Refused("1 play QC", "not-your-turn", PLAYED),
    Refused("0 play 5S", "bidding-first"),
    Refused("0 trump S", "bidding-first"),
    Refused("0 discard 5S JS AH 2C 3C", "bidding-first"),
    Refused("0 bid 12", "no-such-bid", details="amount=12"),
    Refused("0 bid 5", "no-such-bid", details="amount=5"),
    Refused("0 bid 60", "no-such-bid", options="bids=10+20", details="amount=60"),
    Refused("1 bid 10", "bid-too-low", f"{TWO}\n0 bid 10", details="amount=10 highest=10"),
    Refused("1 bid 10", "bid-too-low", f"{TWO}\n0 bid 20", details="amount=10 highest=20"),
    Refused("0 hold", "dealer-only-holds"),
    Refused("1 hold", "nothing-to-hold", f"{TWO}\n0 pass"),
    Refused("0 hold", "dealer-only-holds", f"{TWO}\n0 bid 10\n1 hold"),
    Refused("1 hold", "no-hold-here", f"{TWO}\n0 bid 10", "dealer_take=off"),
    Refused("0 bid 60", "bidding-over", TAKEN),
    Refused("0 pass", "bidding-over", LAID),
    Refused("0 hold", "bidding-over", PLAYED),
    Refused("0 bid 60", "bidding-over", PLAYED),
    Refused("0 play 5S", "discard-first", TAKEN),
    Refused("0 trump S", "discard-first", TAKEN),
    Refused("0 discard 5S JS AH 2C", "discard-five", TAKEN, details="number=4 wanted=5"),
    Refused("0 discard 5S JS AH 2C 3C 2D", "discard-five", TAKEN, details="number=6 wanted=5"),
    Refused("0 discard 5S JS AH 2C QC", "no-such-card", TAKEN, details="card=QC"),
    Refused("0 play 5S", "name-trump-first", LAID),
    Refused("0 discard 5S JS AH 2C 3C", "name-trump-first", LAID),
    Refused("0 discard 4D 3D 2D 2H 3H", "nothing-to-discard", PLAYED),
    Refused("0 trump H", "trump-named", PLAYED, details="suit=S"),
    Refused("0 play 4D", "no-such-card", PLAYED, details="card=4D"),
    Refused(
        "1 play KD",
        "must-play-trump",
        FORCED,
        details="card=KD led=7S suit=S trump=S forced=AS",
    ),
    Refused(
        "1 play KD",
        "privilege-needs-lower-lead",
        PRIVILEGED,
        details="card=KD led=JS suit=S trump=S forced=AH",
    ),
    Refused("1 play 9D", "must-follow-or-trump", FOLLOW, details="card=9D led=2C suit=C trump=S"),
    Refused("1 play 9D", "must-follow-suit", FOLLOW, "always_ruff=off"),
]

MATCH_OVER = "match-over"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why(case: Refused) -> None:
    state = played(case.body, f"options: {case.options}" if case.options else "")
    reason, details = why_not(state, case.move)
    assert reason == case.reason
    if case.details:
        assert details == dict(part.split("=") for part in case.details.split())


def test_with_trumps_named_first_the_order_of_the_refusals_is_other() -> None:  # FF-115
    header = "options: name_before_kitty=on"
    naming = played(f"{TWO}\n0 bid 20\n1 pass", header)
    assert why_not(naming, "0 discard 5S JS AH 2C 3C")[0] == "name-trump-first"
    laying = played(f"{TWO}\n0 bid 20\n1 pass\n0 trump S", header)
    assert why_not(laying, "0 trump H")[0] == "discard-first"


def test_after_the_match_everything_is_refused() -> None:
    body = f"{PLAYED}{SWEEP}0 play 2C\n1 play KC\n1 play QC\n0 play 3C"
    state = played(body, "scores: 50 0")
    for move in ("0 deal", "1 deal", "0 bid 10", "1 pass", "0 trump S", "1 play KC", "1 hold"):
        assert why_not(state, move)[0] == MATCH_OVER


def test_every_reason_is_given_somewhere_here() -> None:
    assert {case.reason for case in CASES} | {MATCH_OVER} == set(REASONS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 1S", "play qs", "play QS S", "bid", "bid x", "bid -10", "bid 10 20"),
        *("bid 1000", "hold 10", "take", "pass pass", "deal 0", "trump", "trump X", "trump S C"),
        *("discard", "discard -", "discard 5S 5S 2C 3C 4C", "discard 1S", "rob 5S", "PASS"),
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable, match="no action of 55"):
        FIFTY_FIVE.read_action(text)


@pytest.mark.parametrize(
    "text",
    ["deal", "bid 10", "bid 60", "hold", "pass", "trump H", "discard 2S AS 9C 3D 5H", "play 6S"],
)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(FIFTY_FIVE.read_action(f"  {text}  ")) == text


def test_the_cards_of_a_discard_stand_in_any_order() -> None:  # E7
    one, other = "discard 5H 2S 3D AS 9C", "discard 2S AS 9C 3D 5H"
    assert FIFTY_FIVE.read_action(one) == FIFTY_FIVE.read_action(other)


def test_of_three_the_seat_asked_is_the_only_one() -> None:
    state = played(THREE, seats=3)
    assert [why_not(state, f"{seat} pass")[0] for seat in range(3)] == [
        *("accepted", "not-your-turn", "not-your-turn")
    ]
