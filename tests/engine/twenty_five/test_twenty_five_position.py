"""Where a match of Twenty-Five may begin, and what it is asked."""

import pytest

from engine.game import Unreadable
from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.actions import read
from engine.games.twenty_five.events import MatchStarted
from engine.games.twenty_five.options import TwentyFiveRules
from engine.shuffle import drawn
from tests.engine.twenty_five.played import SWEEP, done, played

PAIRS = TwentyFiveRules().but(teams="pairs")


def test_a_fresh_match_begins_at_nought_with_a_dealer_by_lot() -> None:
    for number in range(8):
        seed = bytes([number])
        step = TWENTY_FIVE.start(TwentyFiveRules(), 4, seed)
        assert step.state.scores == (0, 0, 0, 0)
        assert step.state.games == (0, 0, 0, 0)
        assert step.state.dealer == drawn(seed, "lot", 0, 4)
        assert step.told[0].event == MatchStarted(step.state.dealer)
        assert TWENTY_FIVE.view(step.state, 0).hand == ()


def test_a_start_has_a_score_for_each_side() -> None:
    state = TWENTY_FIVE.start(PAIRS, 4, b"start", {"scores": "20 5", "dealer": "2"}).state
    assert (state.scores, state.dealer) == ((20, 5), 2)


@pytest.mark.parametrize("scores", ["20 5 0 0", "20", "25 0", "0 30", "x 0"])
def test_a_start_that_cannot_be(scores: str) -> None:
    with pytest.raises(Unreadable, match="scores"):
        TWENTY_FIVE.start(PAIRS, 4, b"start", {"scores": scores})


def test_the_number_of_seats_is_that_of_the_house_rules() -> None:
    with pytest.raises(Unreadable, match="players"):
        TWENTY_FIVE.start(PAIRS, 6, b"start")


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("deal: 0=2S 3S 4S | 1=2D 3D 4D 6D 7D | up=5S", "part 0: 3 cards where 5 are dealt"),
        ("deal: 2=2S 3S 4S 5S 6S", "part 2: there is no such part"),
        ("deal: kitty=2S", "part kitty: there is no such part"),
        (f"{SWEEP}\n{SWEEP}", "a match at rest"),
        ("restock: 2S", "a line that twenty_five has"),
        ("expect loser = 1", "no fact loser"),
        ("expect deal_no = 1", "no fact deal_no"),
        ("expect trump 0 = S", "nobody's own"),
        ("expect hand = -", "of which seat"),
    ],
)
def test_a_line_that_cannot_be(body: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        played(body)


def test_a_deal_line_is_performed_at_rest_only() -> None:
    state = played(SWEEP)
    for key in ("deal", "restock"):
        with pytest.raises(Unreadable):
            TWENTY_FIVE.perform(state, key, "")


def test_before_the_first_deal_the_facts_are_empty() -> None:
    state = played("")
    for name in ("trump", "up", "led", "stake", "winner"):
        assert TWENTY_FIVE.fact(state, name) == "-"
    assert TWENTY_FIVE.fact(state, "hand", 0) == "-"
    assert TWENTY_FIVE.fact(state, "points") == "0 0"


def test_the_deal_goes_round_the_table_over_the_end_of_a_game() -> None:  # TF-025
    state = played(SWEEP, "stake_mode=best_of", scores="20 0")
    assert (state.dealer, state.deal_no) == (1, 1)
    state, _ = done(state, "0 play 5S", "1 play 2D")
    assert (state.dealer, state.deal_no, state.scores) == (0, 2, (25, 0))
    state, _ = done(state, "0 deal")
    assert (state.dealer, state.scores, state.before) == (0, (0, 0), (0, 0))
    assert TWENTY_FIVE.to_move(state) == {1}


@pytest.mark.parametrize("text", ["rob", "rob AS 2S", "rob 1S", "play as", "deal 2", "hold", ""])
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)
