"""Each reason for a refusal, with what its sentence needs besides."""

from dataclasses import dataclass

import pytest

from engine.game import Unreadable
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.reasons import REASONS
from tests.engine.forty_fives.played import HANDS, KEPT, NAMED, WON, ended, played, why_not

MIXED = (
    "deal: 0=5D KS QS TS 2C | 1=7D 3C AH KH 4S | 2=AH KC 6C 9H 8H | 3=JD 3D 9C 8C 2H"
    " | kitty=2S 3S 4S\n"
).replace("1=7D 3C AH KH 4S", "1=7D 3C QH KH 6S")
DIAMONDS = MIXED + "0 pass\n1 pass\n2 pass\n3 bid 20\n3 trump D\n3 discard 2S 3S 4S\n"
"""Seat 0 leads with diamonds as trumps; exchange=off."""


@dataclass(frozen=True)
class Refused:
    """A move that is refused in a position, and why."""

    move: str
    reason: str
    body: str = HANDS
    options: str = ""
    details: str = ""

    def __str__(self) -> str:
        return f"{self.reason}-{self.move}".replace(" ", "-")


LEAD = "exchange=off, first_lead=dealer_left"
THIRTY = DIAMONDS.replace("bid 20", "bid 30")

CASES = [
    Refused("3 pass", "match-rests", ""),
    Refused("0 deal", "not-your-turn", ""),
    Refused("0 deal", "deal-in-progress"),
    Refused("0 deal", "deal-in-progress", WON),
    Refused("0 deal", "deal-in-progress", NAMED),
    Refused("1 deal", "deal-in-progress", KEPT),
    Refused("1 bid 20", "not-your-turn"),
    Refused("0 play 5S", "bidding-first"),
    Refused("0 trump S", "bidding-first"),
    Refused("0 discard -", "bidding-first"),
    Refused("0 bid 15", "no-such-bid", details="amount=15"),
    Refused("0 bid 60", "no-such-bid", details="amount=60"),
    Refused("0 bid 30", "no-such-bid", options="bids=20+25", details="amount=30"),
    Refused("1 bid 20", "bid-too-low", f"{HANDS}0 bid 25", details="amount=20 highest=25"),
    Refused("1 bid 25", "bid-too-low", f"{HANDS}0 bid 25", details="amount=25 highest=25"),
    Refused("1 hold", "dealer-only-holds", f"{HANDS}0 bid 20"),
    Refused("3 hold", "nothing-to-hold", f"{HANDS}0 pass\n1 pass\n2 pass"),
    Refused("3 hold", "no-hold-here", f"{HANDS}0 bid 20\n1 pass\n2 pass", "dealer_hold=off"),
    Refused("0 pass", "bidding-over", WON),
    Refused("0 bid 30", "bidding-over", WON),
    Refused("0 hold", "bidding-over", NAMED),
    Refused("1 pass", "bidding-over", KEPT),
    Refused("0 discard 8D 9D TD", "name-trump-first", WON),
    Refused("0 play 5S", "name-trump-first", WON),
    Refused("0 trump H", "trump-named", NAMED, details="suit=S"),
    Refused("1 trump H", "trump-named", KEPT, details="suit=S"),
    Refused("0 play 5S", "discard-first", NAMED),
    Refused("0 discard -", "discard-more", NAMED, details="number=0 wanted=3"),
    Refused("0 discard 8D 9D", "discard-more", NAMED, details="number=2 wanted=3"),
    Refused("0 discard 8D 9D", "discard-three", NAMED, "exchange=off", "number=2 wanted=3"),
    Refused("0 discard 8D 9D TD QS", "discard-three", NAMED, "exchange=off", "number=4 wanted=3"),
    Refused("0 discard 8D QS", "discard-plain", NAMED, "must_discard_plain=on", "cards=9D,TD"),
    Refused("0 discard 8D 9D AC", "no-such-card", NAMED, details="card=AC"),
    Refused("1 discard -", "nothing-to-discard", KEPT),
    Refused("1 play 5S", "no-such-card", KEPT, details="card=5S"),
    Refused("0 play KS", "must-lead-trump", THIRTY, LEAD, "card=KS trump=D"),
    Refused(
        "1 play 3C",
        "privilege-needs-lower-lead",
        DIAMONDS.replace("1=7D", "1=JD").replace("3=JD", "3=7D") + "0 play 5D",
        LEAD,
        "card=3C led=5D trump=D suit=D forced=JD",
    ),
    Refused(
        "1 play 3C",
        "must-play-trump",
        f"{DIAMONDS}0 play 5D",
        LEAD,
        "card=3C led=5D trump=D suit=D forced=7D",
    ),
    Refused(
        "2 play 6C",
        "must-play-trump",
        f"{DIAMONDS}0 play 5D\n1 play 7D",
        f"{LEAD}, renege=off",
        "card=6C led=5D trump=D suit=D forced=AH",
    ),
    Refused(
        "1 play QH",
        "must-follow-or-trump",
        f"{DIAMONDS}0 play KS",
        f"{LEAD}, follow_suit=on",
        "card=QH led=KS trump=D suit=S",
    ),
]

NEVER = {"must-follow-suit"}
"""A code of the games of the five in which trumping can be forbidden; here it never is."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why(case: Refused) -> None:
    reason, details = why_not(played(case.body, case.options), case.move)
    assert reason == case.reason
    if case.details:
        wanted = dict(part.split("=") for part in case.details.split())
        assert {name: text.replace(" ", ",") for name, text in details.items()} == wanted


def test_a_refusal_to_follow_explains_reneging() -> None:  # FV-016
    body = DIAMONDS.replace("1=7D 3C", "1=AH 3C").replace("2=AH", "2=7D")
    low = played(body.replace("0=5D", "0=4D") + "0 play 4D", LEAD)
    assert why_not(low, "1 play 3C") == ("accepted", {})
    high = played(body + "0 play 5D", LEAD)
    reason, details = why_not(high, "1 play 3C")
    assert (reason, details["forced"]) == ("privilege-needs-lower-lead", "AH")


def test_after_the_match_everything_is_refused() -> None:
    state = ended(played("", "deal_limit=1"))
    for move in ("0 deal", "3 deal", "0 bid 20", "1 pass", "2 trump S", "0 discard -"):
        assert why_not(state, move) == ("match-over", {})


def test_every_reason_is_given_somewhere_here() -> None:
    assert {case.reason for case in CASES} | NEVER | {"match-over"} == set(REASONS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 1S", "play qs", "play QS S", "trump", "trump X", "trump S S"),
        *("bid", "bid -5", "bid 2 0", "bid x", "bid ²0", "hold 20", "pass pass", "deal 0", "QS"),
        *("discard", "discard X", "discard - -", "discard - QS", "discard QS QS", "PASS"),
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable, match="no action of Forty-Fives"):
        FORTY_FIVES.read_action(text)


@pytest.mark.parametrize(
    "text",
    [
        *("deal", "bid 20", "hold", "pass", "trump H", "discard -", "discard 2S"),
        *("discard 2S QS 4C AH", "play 6S"),
    ],
)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(FORTY_FIVES.read_action(f"  {text}  ")) == text


def test_the_order_of_the_cards_of_a_discard_is_free() -> None:  # E3
    one, other = map(FORTY_FIVES.read_action, ("discard AH 2S 4C QS", "discard QS 4C AH 2S"))
    assert one == other
    assert str(one) == "discard 2S QS 4C AH"
