"""The account of a deal, and who reached the target first."""

from typing import Any

import pytest

from engine.cards import Suit
from engine.game import Result
from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.course import Course
from engine.games.fifty_five.events import DealEnded, MatchEnded, TrickTaken
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.scoring import score_deal
from engine.games.fifty_five.state import Rest, State
from engine.games.fifty_five.values import Contract, Trick
from engine.shuffle import Chance
from tests.engine.fifty_five.played import SPADES, SWEEP, TWO, cards, done, heard_by, played

HEARTS = cards("5H JH AH KH QH")


def counted(
    won: str, scores: str = "0 0 0", *, declarer: int = 0, bid: int = 20, **changes: Any
) -> State:
    """A match after five tricks with these winners; `+` stands at the one with the bonus."""
    before = tuple(map(int, scores.split()))
    rules = FiftyFiveRules().but(**{"players": len(before), **changes})
    tricks = tuple(
        Trick(0, (card,), int(word[0]), 5 + rules.best_trump_bonus * word.endswith("+"))
        for word, card in zip(won.split(), HEARTS, strict=True)
    )
    state = State(
        options=rules,
        chance=Chance(b""),
        scores=before,
        dealer=rules.players - 1,
        deal_no=1,
        phase=Rest(),
        hands=((),) * rules.players,
        declarer=declarer,
        order=bid,
        trump=Suit.HEARTS,
        tricks=tricks,
    )
    course = Course(state)
    score_deal(course)
    return course.state


@pytest.mark.parametrize(
    ("won", "bid", "scores"),
    [
        ("0+ 0 0 1 2", 20, (20, 5, 5)),
        ("0 0 0 1+ 2", 20, (-20, 10, 5)),
        ("0 0 1+ 2 1", 10, (10, 15, 5)),
        ("0 1+ 1 2 1", 10, (-10, 20, 5)),
        ("0+ 0 0 0 0", 25, (30, 0, 0)),
        ("0+ 0 0 0 1", 25, (25, 5, 0)),
        ("0 0 0 0 1+", 25, (-25, 10, 0)),
        ("0+ 0 0 0 0", 60, (60, 0, 0)),
        ("0+ 0 0 0 1", 60, (-60, 5, 0)),
        ("0+ 0 0 0 0", 30, (30, 0, 0)),
        ("0+ 0 0 0 1", 30, (-30, 5, 0)),
    ],
)
def test_a_bid_is_made_or_lost(  # D11, FF-111, FF-112, C16
    won: str, bid: int, scores: tuple[int, ...]
) -> None:
    rules: dict[str, Any] = {"variant": 110}
    if bid == 30:
        rules["bids"] = (10, 30)
    assert counted(won, bid=bid, **rules).scores == scores


@pytest.mark.parametrize(
    ("won", "bid", "scores"),
    [
        ("0+ 0 0 1 2", 20, (20, 5, 5)),
        ("0+ 0 0 0 0", 25, (25, 0, 0)),
        ("0+ 0 0 0 0", 10, (10, 0, 0)),
        ("0 0 0 1+ 2", 20, (-20, 10, 5)),
        ("0+ 0 0 0 0", 60, (60, 0, 0)),
        ("0+ 0 0 0 1", 60, (-60, 5, 0)),
    ],
)
def test_a_made_bid_scores_the_bid_only(  # D11, FF-117
    won: str, bid: int, scores: tuple[int, ...]
) -> None:
    assert counted(won, bid=bid, variant=110, score_bid_only=True).scores == scores


@pytest.mark.parametrize(("won", "score"), [("0+ 0 0 0 1", 20), ("0+ 0 0 1 1", -20)])
def test_without_the_bonus_a_bid_needs_its_tricks(won: str, score: int) -> None:  # D13
    assert counted(won, best_trump_bonus=0).scores[0] == score


def test_without_the_bonus_thirty_can_never_be_made() -> None:  # E12
    state = counted("0 0 0 0 0", bid=30, bids=(30,), best_trump_bonus=0)
    assert state.scores == (-30, 0, 0)


def test_sides_bid_take_and_score_together() -> None:  # C22, E10.3
    state = counted("0+ 2 1 3 0", "0 0", players=4, teams="pairs", declarer=2)
    assert state.scores == (20, 10)
    assert state.history[0].points == (15, 5, 5, 5)
    state = counted("0+ 3 6 0 6", "0 0 0", players=9, teams="triples", bid=60, declarer=6)
    assert state.scores == (60, 0, 0)


def test_the_account_of_a_deal() -> None:
    state = counted("0+ 0 1 0 2", "10 30 0")
    score = state.history[-1]
    assert score.contract == Contract(0, 20, Suit.HEARTS)
    assert str(score.best_trump) == "5H"
    assert score.tricks == (3, 1, 1)
    assert score.points == (20, 5, 5)
    assert score.made
    assert score.added == (20, 5, 5)
    assert score.totals == (30, 35, 5)
    assert score.reached == (None, None, None)


# The race


def reached(won: str, scores: str, **rules: Any) -> tuple[tuple[int | None, ...], str]:
    """When each side came to its goal, and who won (`-`: nobody)."""
    state = counted(won, scores, **rules)
    return state.history[-1].reached, FIFTY_FIVE.fact(state, "winner")


def test_the_race_of_the_source() -> None:  # D12, FF-113, C19
    race: dict[str, Any] = {"declarer": 0, "bid": 20, "variant": 110}
    assert reached("1+ 0 0 0 0", "100 100 50", **race) == ((3, 1, None), "1")
    assert reached("1 2+ 0 0 0", "100 100 50", **race) == ((None, None, None), "-")


@pytest.mark.parametrize(
    ("won", "scores", "times", "winner"),
    [
        ("0 0+ 0 1 2", "40 0 0", (2, None, None), "0"),
        ("1+ 0 0 0 0", "40 45 0", (4, 1, None), "1"),
        ("0+ 1 0 0 1", "40 45 0", (3, 5, None), "0"),
        ("1 2 0+ 0 0", "35 50 50", (5, 1, 2), "1"),
        ("1+ 2 2 0 0", "40 45 45", (None, 1, 3), "1"),
    ],
)
def test_the_earliest_trick_wins(  # FF-113, C19
    won: str, scores: str, times: tuple[int | None, ...], winner: str
) -> None:
    assert reached(won, scores) == (times, winner)


def test_a_failed_bidder_is_in_no_race_whatever_he_took() -> None:  # C19
    assert reached("0+ 0 1 2 1", "50 0 0", bid=20) == ((None, None, None), "-")


def test_sixty_is_reached_with_the_last_trick() -> None:  # C19, E11.2
    assert reached("0+ 0 0 0 0", "50 50 50", bid=60) == ((5, None, None), "0")


def test_with_the_bid_only_the_goal_is_the_bid() -> None:  # C20
    rules: dict[str, Any] = {"score_bid_only": True}
    assert reached("0 0+ 0 1 2", "45 0 0", bid=10, **rules) == ((2, None, None), "0")
    assert reached("0 1+ 0 0 0", "35 45 0", bid=20, **rules) == ((5, 2, None), "1")
    assert reached("0+ 1 0 0 2", "45 50 0", bid=20, **rules) == ((4, 2, None), "1")
    assert reached("0+ 1 0 0 2", "45 50 0", bid=20) == ((1, 2, None), "0")
    assert reached("0+ 0 0 0 0", "0 50 50", bid=60, **rules) == ((5, None, None), "0")
    assert reached("0+ 0 0 0 0", "44 0 0", bid=10, **rules) == ((None, None, None), "-")


@pytest.mark.parametrize(
    ("won", "scores", "times", "winner"),
    [
        ("1+ 1 2 0 1", "0 45 0", (None, None, None), "-"),
        ("0+ 0 0 0 1", "40 60 0", (2, None, None), "0"),
        ("0+ 0 0 0 1", "60 60 0", (0, None, None), "0"),
        ("0+ 1 1 0 1", "90 60 0", (None, None, None), "-"),
    ],
)
def test_only_the_declarer_can_win(  # FF-114, C25, E11.4
    won: str, scores: str, times: tuple[int | None, ...], winner: str
) -> None:
    assert reached(won, scores, bidder_must_win=True) == (times, winner)


def test_a_made_bid_below_the_target_wins_nothing_over_it() -> None:  # FF-114
    state = counted("0+ 0 0 1 1", "0 60 0", bidder_must_win=True)
    assert FIFTY_FIVE.result(state) is None
    assert state.scores == (20, 70, 0)


@pytest.mark.parametrize(("variant", "over"), [(55, True), (110, False), (220, False)])
def test_the_target_is_reached_or_exceeded(variant: int, over: bool) -> None:  # FF-101
    assert (FIFTY_FIVE.result(counted("0+ 0 0 0 1", "40 0 0", variant=variant)) is None) != over
    exactly = counted("0+ 0 0 1 1", f"{variant - 20} 0 0", variant=variant)
    assert FIFTY_FIVE.result(exactly) == Result((0,), (), (variant, 10, 0))


def test_partners_win_together() -> None:  # C22, E1.3
    state = counted("0+ 3 6 0 1", "40 0 0", players=9, teams="triples", declarer=3)
    assert FIFTY_FIVE.result(state) == Result((0, 3, 6), (), (65, 5, 0))


# The limit of deals


def test_at_the_limit_the_highest_share_the_victory() -> None:  # D14, C25
    state = counted("0+ 0 0 2 2", "20 35 30", deal_limit=1)
    assert FIFTY_FIVE.result(state) == Result((0, 2), (), (40, 35, 40))
    before = counted("0+ 0 0 2 2", "20 35 30", deal_limit=2)
    assert FIFTY_FIVE.result(before) is None


def test_who_reaches_the_target_at_the_limit_has_won_alone() -> None:  # E11.3
    state = counted("0 0+ 0 0 1", "40 59 0", deal_limit=1, variant=55, bidder_must_win=True)
    assert FIFTY_FIVE.result(state) == Result((0,), (), (65, 64, 0))


def test_at_the_limit_anybody_may_win() -> None:  # E11.3
    state = counted("0+ 0 0 0 1", "0 90 0", deal_limit=1, bidder_must_win=True)
    assert FIFTY_FIVE.result(state) == Result((1,), (), (25, 95, 0))


def test_a_deal_thrown_in_may_be_the_last() -> None:  # E12, E11.3
    header = "options: deal_limit=7\ndeal_no: 7\nscores: 5 -10 5"
    state, told = done(played("deal:", header, seats=3), "0 pass", "1 pass", "2 pass")
    assert FIFTY_FIVE.result(state) == Result((0, 2), (), (5, -10, 5))
    assert heard_by(told, None)[-1] == MatchEnded((0, 2), (5, -10, 5))
    view = FIFTY_FIVE.view(state, None)
    assert view.thrown_in
    assert view.declarer is None


def test_pairs_share_a_victory_at_the_limit() -> None:  # E11.3, C22
    state = counted("0+ 0 0 1 1", "10 20", players=4, teams="pairs", deal_limit=1)
    assert FIFTY_FIVE.result(state) == Result((0, 1, 2, 3), (), (30, 30))


# The dealer of the next deal, and what is told


def test_the_deal_passes_to_the_left() -> None:  # FF-104, E11.3
    state = counted("0+ 0 0 1 1")
    assert (state.dealer, state.deal_no) == (0, 2)


def test_the_end_of_a_deal_is_told_to_all() -> None:
    state = played(f"{TWO}{SPADES}{SWEEP}0 play 2C\n1 play KC\n1 play QC", "scores: 40 0")
    after, told = done(state, "0 play 3C")
    _, taken, ended, match = heard_by(told, None)
    assert taken == TrickTaken(Trick(1, cards("QC 3C"), 1, 5))
    assert ended == DealEnded(after.history[-1])
    assert match == MatchEnded((0,), (60, 10))
