"""The account of a deal and the end of the match, figure by figure."""

import pytest

from engine.cards import Suit
from engine.game import Result
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.events import DealEnded, MatchEnded
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.scoring import winning_side
from engine.games.forty_fives.values import Contract, DealScore
from tests.engine.forty_fives.played import KEPT, cards, done, heard_by, played

SWEEP = (
    *("1 play AC", "2 play 3H", "3 play 2D", "0 play QS"),
    *("0 play KS", "1 play KC", "2 play 4H", "3 play 3D"),
    *("0 play AS", "1 play QC", "2 play 6H", "3 play 4D"),
    *("0 play JS", "1 play JC", "2 play 7H", "3 play 6D"),
    *("0 play 5S", "1 play 2C", "2 play 8H", "3 play 7D"),
)
"""After `KEPT`: seat 0 takes all tricks."""


def test_the_account_of_a_deal_is_told_and_kept() -> None:  # FV-007, FV-018
    state, told = done(played(KEPT, scores="95 100"), *SWEEP)
    score = DealScore(
        deal_no=1,
        dealer=3,
        contract=Contract(0, 20, Suit.SPADES),
        best_trump=cards("5S")[0],
        tricks=(5, 0, 0, 0),
        points=(30, 0, 0, 0),
        made=True,
        gated=(False, True),
        frozen=False,
        added=(30, 0),
        totals=(125, 100),
    )
    assert state.history == (score,)
    ended = heard_by(told, None)[-2:]
    assert ended == (DealEnded(score), MatchEnded((0, 2), (125, 100), by_limit=False))
    assert FORTY_FIVES.result(state) == Result((0, 2), (), (125, 100))
    view = FORTY_FIVES.view(state, 1)
    assert view.last_deal == score
    assert view.result == Result((0, 2), (), (125, 100))


def test_the_last_deal_of_a_limited_match_is_said_to_be_the_last() -> None:  # C18
    state, told = done(played(KEPT, "deal_limit=1"), *SWEEP)
    assert heard_by(told, None)[-1] == MatchEnded((0, 2), (30, 0), by_limit=True)
    assert state.deal_no == 1


@pytest.mark.parametrize(
    ("options", "scores", "frozen"),
    [
        ("gate_points=freeze", "0 100", True),
        ("gate_points=freeze", "0 95", False),
        ("gate_points=freeze", "100 0", False),
        ("gate_points=freeze, gate_off_if_negative=on", "-5 100", False),
        ("gate_points=freeze, bid_to_win=off", "0 100", False),
        ("gate_points=accumulate", "0 100", False),
    ],
)
def test_whose_points_are_frozen(options: str, scores: str, frozen: bool) -> None:  # C11, E7.5
    state, _ = done(played(KEPT, options, scores=scores), *SWEEP)
    assert state.history[0].frozen is frozen


def verdict(
    options: str,
    totals: tuple[int, int],
    *,
    gated: tuple[bool, bool] = (False, False),
    declarer: int = 0,
    made: bool = True,
) -> int | None:
    """Which side wins by a deal that ended so."""
    score = DealScore(
        deal_no=1,
        dealer=0,
        contract=Contract(declarer, 20, Suit.SPADES),
        best_trump=None,
        tricks=(5, 0, 0, 0),
        points=(25, 0, 0, 0),
        made=made,
        gated=gated,
        frozen=False,
        added=(0, 0),
        totals=totals,
    )
    return winning_side(FortyFivesRules().but_text(options), score)


@pytest.mark.parametrize(
    ("totals", "gated", "declarer", "made", "side"),
    [
        ((119, 115), (False, False), 0, True, None),
        ((120, 115), (False, False), 0, True, 0),
        ((115, 120), (False, False), 0, True, 1),
        ((120, 115), (True, False), 0, True, 0),
        ((120, 115), (True, False), 0, False, None),
        ((120, 115), (True, False), 2, True, 0),
        ((120, 115), (True, False), 1, True, None),
        ((120, 115), (False, False), 1, True, 0),
        ((120, 115), (False, False), 0, False, 0),
        ((140, 125), (True, True), 1, True, 1),
        ((140, 125), (True, True), 3, False, None),
        ((140, 125), (True, False), 0, False, 1),
    ],
)
def test_which_side_is_able_to_win(  # FV-021, C12, E8.1
    totals: tuple[int, int], gated: tuple[bool, bool], declarer: int, made: bool, side: int | None
) -> None:
    assert verdict("", totals, gated=gated, declarer=declarer, made=made) == side


@pytest.mark.parametrize(
    ("options", "totals", "declarer", "made", "side"),
    [
        ("tie=bidder", (120, 125), 0, True, 0),
        ("tie=bidder", (120, 125), 3, True, 1),
        ("tie=bidder", (125, 120), 2, False, 1),
        ("tie=higher", (120, 125), 0, True, 1),
        ("tie=higher", (125, 120), 1, True, 0),
        ("tie=higher", (125, 125), 1, True, 1),
        ("tie=higher", (125, 125), 1, False, 0),
    ],
)
def test_which_side_wins_if_both_are_able(  # C13, E8.2
    options: str, totals: tuple[int, int], declarer: int, made: bool, side: int
) -> None:
    assert verdict(options, totals, declarer=declarer, made=made) == side
