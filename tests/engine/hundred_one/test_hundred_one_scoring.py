"""The account of a deal, the end of the match and the next dealer."""

from dataclasses import replace

import pytest

from engine.cards import parse_cards
from engine.game import Result
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.events import DealEnded, MatchEnded, SeatEliminated
from engine.games.hundred_one.options import HundredOneRules
from engine.games.hundred_one.scoring import book, worth
from engine.games.hundred_one.state import State
from tests.engine.hundred_one.played import cards, done, heard_by
from tests.engine.hundred_one.positions import going_out, position


def counted(
    hands: str, scores: str, finisher: int | None = None, dealer: int = 0, **changes: object
) -> State:
    """The match after a deal that left these hands."""
    held = tuple(parse_cards(hand) for hand in hands.split("|"))
    rules = HundredOneRules().but(players=len(held), **changes)
    position = {"scores": scores, "dealer": str(dealer)}
    state = HUNDRED_ONE.start(rules, len(held), b"count", position).state
    return book(replace(state, hands=held), finisher)[0]


@pytest.mark.parametrize(
    ("card", "value"),
    [
        *(("AS", 11), ("TC", 10), ("8D", 8), ("7H", 7), ("6S", 6)),
        *(("KS", 4), ("QS", 3), ("JD", 2), ("9H", 0)),
    ],
)
def test_what_a_card_costs(card: str, value: int) -> None:  # OH-028
    assert worth(cards(card)) == value


def test_without_a_finisher_everybody_writes_down_his_hand() -> None:  # E10.2
    state = counted("AS KD|TC|9H", "1 2 3")
    assert state.scores == (16, 12, 3)
    assert state.history[0].finisher is None
    assert state.history[0].bonus == 0


def test_the_lowest_share_the_victory_and_all_who_are_over_lose() -> None:  # C16
    state = counted("AS|TC|AD|AH", "0 1 100 95", next_dealer="deal_loser")
    assert HUNDRED_ONE.result(state) == Result((0, 1), (2, 3), (11, 11, 111, 106))


def test_all_over_at_once_the_lowest_of_them_win() -> None:  # E10
    state = counted("AS|TC|AD", "100 100 100", end_mode="eliminate")
    assert HUNDRED_ONE.result(state) == Result((1,), (0, 2), (111, 110, 111))


def test_those_who_left_before_do_not_win() -> None:  # E10
    state = counted("AS||AD", "100 102 100", end_mode="eliminate")
    assert HUNDRED_ONE.result(state) == Result((0, 2), (1,), (111, 102, 111))


def test_floor_then_exact_limit_then_over() -> None:  # C15
    score = counted("|AS 8S|AH", "10 82 95", finisher=0, score_floor="zero").history[0]
    assert score.totals == (10, 0, 106)
    assert score.resets == (1,)
    assert score.out == (2,)


def test_a_score_that_is_floored_is_told() -> None:
    score = counted("AS|9S", "-30 -5", score_floor="zero").history[0]
    assert score.floored == (0, 1)
    assert score.totals == (0, 0)


@pytest.mark.parametrize(
    ("hands", "finisher", "dealer", "next_dealer", "found"),
    [
        ("AS|AC|AD|9H", None, 2, "deal_loser", 0),
        ("9S|AC|AD|9H", None, 1, "deal_loser", 2),
        ("AS|9C|9D|AH", None, 2, "winner_leads", 0),
        ("AS|AC|9D|9H", None, 2, "winner_leads", 2),
        ("|AC|9D|9H", 0, 3, "rotate", 0),
        ("|AC|9D|9H", 0, 3, "winner_leads", 3),
    ],
)
def test_ties_go_to_the_first_clockwise_after_the_dealer(  # E11
    hands: str, finisher: int | None, dealer: int, next_dealer: str, found: int
) -> None:
    state = counted(hands, "0 0 0 0", finisher, dealer, next_dealer=next_dealer)
    assert state.dealer == found


def test_of_two_the_other_deals_for_the_winner_to_lead() -> None:  # E11.3
    for dealer in (0, 1):
        assert counted("|AC", "0 0", 0, dealer, next_dealer="winner_leads").dealer == 1


def test_a_dealer_who_has_just_left_is_followed_by_the_next() -> None:  # E11
    state = counted(
        "|AC|AD", "0 95 0", 0, dealer=0, end_mode="eliminate", next_dealer="deal_loser"
    )
    assert state.active == (0, 2)
    assert state.dealer == 2


@pytest.mark.parametrize(("ace", "turn"), [("keep", 0), ("pass", 2)])
def test_with_two_left_an_ace_is_as_for_two(ace: str, turn: int) -> None:  # E8.1, E13
    state = counted("|AC|AD", "0 95 0", 0, end_mode="eliminate", ace_two_players=ace)
    state = HUNDRED_ONE.perform(state, "deal", "2=6S 6C 6D 6H | 0=AS 7C 7D 7H 8H | up=KS").state
    assert state.dealer == 2
    assert HUNDRED_ONE.to_move(done(state, "0 play AS")[0]) == {turn}


def test_the_end_of_a_deal_is_told_to_all_with_every_hand() -> None:
    state = position(going_out("QD", "7C 7H 8H"), "hand_size=4", scores="50 90")
    after, told = done(state, "0 play QD")
    ended, match = heard_by(told, None)[-2:]
    assert isinstance(ended, DealEnded)
    assert ended.score == after.history[-1]
    assert ended.score.hands[1] == cards("7C 7H 8H")
    assert ended.score.values == (0, 22)
    assert ended.score.bonus == 20
    assert ended.score.last_card == cards("QD")[0]
    assert match == MatchEnded((0,), (1,), (30, 112))


def test_who_leaves_is_told() -> None:
    state = position(
        "deal: 0=9D JD 8C KC | 1=JH AC AS TH | 2=8H TC 7D | up=8D\n"
        "0 play 9D\n0 play JD\n1 play JH\n2 play 8H\n0 play 8C\n1 play AC",
        "hand_size=4, end_mode=eliminate",
        seats=3,
        scores="0 90 0",
    )
    assert SeatEliminated(1) in heard_by(done(state, "0 play KC")[1], None)
