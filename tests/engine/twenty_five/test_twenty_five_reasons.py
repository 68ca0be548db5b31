"""Why an action is refused in Twenty-Five."""

import pytest

from engine.games.twenty_five.reasons import REASONS
from tests.engine.twenty_five.played import ROBBER, SWEEP, played, why_not

TURNED_ACE = "deal: 0=KS 2C 3C 4D 6D | 1=2D 3D 9H 8H TH | up=AS"
LOW_TRUMP_LED = "deal: 0=7S 2D 3D 4D 6D | 1=5S QS KD 9C 8C | up=4S\n0 play 7S"
JACK_LED = "deal: 0=JS 2D 3D 4D 6D | 1=AH KD 2C 3C 4C | up=4S\n0 play JS"
DIAMOND_LED = "deal: 0=9D 2C 3C 4C 6C | 1=KD 7S AH 5C 7C | up=4S\n0 play 9D"
OVER = f"{SWEEP}\n0 play 5S\n1 play 2D"

CASES = [
    (OVER, "", "0 play JS", "match-over", {}),
    ("", "", "1 play JS", "match-rests", {}),
    ("", "", "0 play JS", "not-your-turn", {}),
    (SWEEP, "", "0 deal", "deal-in-progress", {}),
    (SWEEP, "", "1 play 2D", "not-your-turn", {}),
    (SWEEP, "", "0 play 2D", "no-such-card", {"card": "2D"}),
    (
        LOW_TRUMP_LED,
        "",
        "1 play KD",
        "must-play-trump",
        {"card": "KD", "led": "7S", "suit": "S", "trump": "S", "forced": "QS"},
    ),
    (
        LOW_TRUMP_LED,
        "renege=off",
        "1 play KD",
        "must-play-trump",
        {"card": "KD", "led": "7S", "suit": "S", "trump": "S", "forced": "5S QS"},
    ),
    (
        JACK_LED,
        "",
        "1 play KD",
        "privilege-needs-lower-lead",
        {"card": "KD", "led": "JS", "suit": "S", "trump": "S", "forced": "AH"},
    ),
    (
        DIAMOND_LED,
        "",
        "1 play 5C",
        "must-follow-or-trump",
        {"card": "5C", "led": "9D", "suit": "D", "trump": "S"},
    ),
    (
        DIAMOND_LED,
        "always_ruff=off",
        "1 play AH",
        "must-follow-suit",
        {"card": "AH", "led": "9D", "suit": "D", "trump": "S"},
    ),
    (SWEEP, "rob=off", "0 rob AS", "no-robbing-here", {}),
    (f"{SWEEP}\n0 rob KS", "", "0 rob JS", "already-robbed", {"up": "2S"}),
    (f"{SWEEP}\n0 play 5S\n1 play 2D", "", "0 rob AS", "too-late-to-rob", {"up": "2S"}),
    (SWEEP, "", "0 rob 2S", "no-such-card", {"card": "2S"}),
    (TURNED_ACE, "", "0 rob 2C", "dealer-robs-turned-ace", {"up": "AS"}),
    (
        f"{TURNED_ACE}\n0 play 2C",
        "rob_turned_ace_dealer=off",
        "1 rob 2D",
        "turned-ace-not-robbed-here",
        {"up": "AS"},
    ),
    (DIAMOND_LED, "", "1 rob 5C", "rob-needs-ace", {"up": "4S", "ace": "AS"}),
]


@pytest.mark.parametrize(("body", "options", "move", "reason", "details"), CASES)
def test_a_refusal_says_why(
    body: str, options: str, move: str, reason: str, details: dict[str, str]
) -> None:
    scores = "20 0" if body is OVER else ""
    assert why_not(played(body, options, scores=scores), move) == (reason, details)


def test_every_reason_has_a_case() -> None:
    assert {reason for _, _, _, reason, _ in CASES} == {*REASONS}


def test_a_refused_robbery_out_of_turn_says_nothing_of_the_ace() -> None:  # C4
    before = played(ROBBER, seats=3)
    assert why_not(before, "1 rob 2H") == ("not-your-turn", {})
    assert why_not(before, "2 rob 8D") == ("not-your-turn", {})
