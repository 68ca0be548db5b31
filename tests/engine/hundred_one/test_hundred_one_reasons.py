"""Each reason for a refusal, with what its sentence needs besides."""

from dataclasses import dataclass, replace

import pytest

from engine.game import Unreadable
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.reasons import REASONS
from tests.engine.hundred_one.played import PLAIN, ended, played, why_not

NINES = "deal: 0=9D TH 8C 9C QS | 1=6C 7C 8D AH | up=9H | stock=TC 8S"
SEVENS = "deal: 0=7S TH 8C 9C QS | 1=6C 7C 8D AH | up=7D | stock=TC 8S"
NOTHING_FITS = "deal: 0=7C TH 8C 9C TD | 1=6C QC 8D AH | up=KS | stock=JS 8S"


@dataclass(frozen=True)
class Refused:
    """A move that is refused in a position, and why."""

    move: str
    reason: str
    body: str = PLAIN
    options: str = ""
    details: str = ""

    def __str__(self) -> str:
        return f"{self.reason}-{self.move}".replace(" ", "-")


CASES = [
    Refused("1 play KD", "match-rests", "", ""),
    Refused("0 deal", "not-your-turn", "", ""),
    Refused("0 deal", "deal-in-progress"),
    Refused("1 play 8D", "not-your-turn"),
    Refused("1 draw", "not-your-turn"),
    Refused("0 play AS", "no-such-card", details="card=AS"),
    Refused("0 play 8D", "no-such-card", details="card=8D"),
    Refused("0 play QH", "order-needed"),
    Refused("0 play KD D", "order-not-needed"),
    Refused("0 order S", "nothing-to-order"),
    Refused("0 play 8C", "must-match", details="card=8C suit=S top=KS"),
    Refused("0 play 8C S", "must-match", details="card=8C suit=S top=KS"),
    Refused("0 draw", "may-not-draw-with-a-fitting-card"),
    Refused("0 pass", "may-not-pass-with-a-fitting-card"),
    Refused("1 play 6C", "must-order-first", PLAIN.replace("up=KS", "up=QS"), "effect"),
    Refused("1 play 6C S", "must-order-first", PLAIN.replace("up=KS", "up=QS"), "effect"),
    Refused("0 play 7S", "not-your-turn", PLAIN.replace("up=KS", "up=QS"), "effect"),
    Refused(
        "1 play 8D",
        "must-answer-order",
        f"{PLAIN}\n0 play QH C",
        details="card=8D suit=C top=QH",
    ),
    Refused("0 play TH", "must-cover-nine", f"{NINES}\n0 play 9D", "", "card=TH suit=D top=9D"),
    Refused("0 pass", "must-cover-nine", f"{NINES}\n0 play 9D", "", "suit=D top=9D"),
    Refused("0 draw", "may-not-draw-with-a-covering-card", f"{NINES}\n0 play 9D"),
    Refused(
        "1 play 8D",
        "must-answer-penalty",
        f"{SEVENS}\n0 play 7S",
        "same_rank",
        "card=8D number=2 suit=S top=7S",
    ),
    Refused(
        "1 pass", "must-answer-penalty", f"{SEVENS}\n0 play 7S", "same_rank", "number=2 top=7S"
    ),
    Refused("0 pass", "must-draw-first", NOTHING_FITS),
    Refused(
        "0 play 7C",
        "drawn-card-only",
        f"{NOTHING_FITS}\n0 draw",
        details="card=7C drawn=JS suit=S top=KS",
    ),
    Refused("0 draw", "already-drawn", f"{NOTHING_FITS}\n0 draw"),
    Refused("0 pass", "must-play-drawn-card", f"{NOTHING_FITS}\n0 draw", "forced", "drawn=JS"),
    Refused("0 play 7C", "must-match", f"{NOTHING_FITS}\n0 draw", "any"),
    Refused(
        "0 pass",
        "must-draw-first",
        f"{NOTHING_FITS.replace('JS', 'JD')}\n0 draw",
        "until_fits",
    ),
]

OPTION_OF = {
    "effect": "opening_special",
    "same_rank": "stacking",
    "forced": "drawn_card",
    "any": "drawn_card",
    "until_fits": "draw_rule",
}

NOTHING_TO_DRAW = "nothing-to-draw"
MATCH_OVER = "match-over"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why(case: Refused) -> None:
    options = f"options: {OPTION_OF[case.options]}={case.options}" if case.options else ""
    state = played(case.body, options)
    reason, details = why_not(state, case.move)
    assert reason == case.reason
    if case.details:
        wanted = dict(part.split("=") for part in case.details.split())
        assert details == wanted


def test_a_last_queen_is_played_without_an_order() -> None:  # C19
    state = replace(played(PLAIN), hands=played("deal: 0=QH 7S 8C 9H 6D").hands)
    state = replace(state, hands=(state.hands[0][:1], state.hands[1]))
    assert why_not(state, "0 play QH H")[0] == "order-not-needed"
    assert why_not(state, "0 play QH")[0] == "accepted"


def test_with_nothing_left_there_is_nothing_to_draw() -> None:  # C12
    state = replace(played(PLAIN), stock=())
    assert why_not(state, "0 draw")[0] == NOTHING_TO_DRAW
    assert why_not(state, "0 pass")[0] == "may-not-pass-with-a-fitting-card"
    stuck = replace(played(NOTHING_FITS), stock=())
    assert why_not(stuck, "0 draw")[0] == NOTHING_TO_DRAW
    assert why_not(stuck, "0 pass")[0] == "accepted"


def test_after_the_match_everything_is_refused() -> None:
    state = ended(played("", "scores: 101 101"))
    for move in ("0 deal", "1 deal", "0 draw", "1 pass", "0 play QS H", "0 order S"):
        assert why_not(state, move)[0] == MATCH_OVER


def test_every_reason_is_given_somewhere_here() -> None:
    assert {case.reason for case in CASES} | {NOTHING_TO_DRAW, MATCH_OVER} == set(REASONS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 1S", "play qs", "play QS X", "play QS S S", "order", "order X"),
        *("order S S", "draw 1", "pass pass", "deal 0", "bid 100", "QS", "PLAY QS"),
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable, match="no action of Hundred and One"):
        HUNDRED_ONE.read_action(text)


@pytest.mark.parametrize("text", ["deal", "draw", "pass", "order H", "play 6S", "play QS C"])
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(HUNDRED_ONE.read_action(f"  {text}  ")) == text
