"""Matches that start in the middle, and lines that no match can have."""

import pytest

from engine.game import Unreadable
from engine.games.thousand import THOUSAND
from engine.games.thousand.actions import Deal
from engine.games.thousand.state import State
from tests.engine.thousand.played import PLAIN, played

RULES = THOUSAND.presets["recommended"]


def start(options: str = "", **position: str) -> State:
    rules = RULES.but_text(options)
    return THOUSAND.start(rules, rules.players, bytes(32), {"dealer": "0", **position}).state


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ("", {"scores": "0 0"}),
        ("", {"scores": "0 0 x"}),
        ("", {"scores": "0 0 --5"}),
        ("", {"scores": "0 0 1000"}),
        ("win_strict=on, barrel=0", {"scores": "0 0 1005"}),
        ("", {"scores": "0 0 885"}),
        ("reverse_barrel=-760", {"scores": "0 0 -885"}),
        ("", {"scores": "0 0 880", "barrel": "- - -"}),
        ("", {"scores": "0 0 880", "barrel": "- - 3"}),
        ("barrel_attempts=1", {"scores": "0 0 880", "barrel": "- - 1"}),
        ("", {"scores": "0 0 880", "barrel": "- - x"}),
        ("", {"barrel": "0 - -"}),
        ("golden=on", {"scores": "0 0 880", "barrel": "- - 0"}),
        ("reverse_barrel=-500", {"scores": "0 0 -880", "barrel": "- - 3"}),
        ("", {"scores": "0 0 -880", "barrel": "- - 1"}),
        (
            "barrel_three_falls=zero_no_barrel",
            {"scores": "0 0 880", "falls": "0 0 3", "barrel": "- - 0"},
        ),
        ("", {"bolts": "0 0 3"}),
        ("", {"bolts": "0 0 1/x"}),
        ("bolt_mode=row3", {"bolts": "0 0 2/1"}),
        ("", {"deal_no": "0"}),
        ("", {"deal_no": "one"}),
        ("", {"dealer": "3"}),
        ("", {"falls": "0 0 -1"}),
        ("", {"stake": "5"}),
    ],
)
def test_positions_that_cannot_be(options: str, position: dict[str, str]) -> None:  # E17
    with pytest.raises(Unreadable):
        start(options, **position)


def test_a_number_of_seats_that_is_not_players() -> None:  # E18.2
    with pytest.raises(Unreadable, match="players=3"):
        THOUSAND.start(RULES, 4, bytes(32))


def test_house_rules_for_another_number_of_seats() -> None:
    assert THOUSAND.settings(RULES, 2).players == 2
    with pytest.raises(Unreadable, match="5"):
        THOUSAND.settings(RULES, 5)


def test_whoever_stands_at_880_is_on_the_barrel() -> None:  # E17.2
    assert start(scores="880 0 0").match.barrel == (0, None, None)
    assert start(scores="880 0 0", barrel="2 - -").match.barrel == (2, None, None)


def test_with_raw_points_so_is_whoever_stands_above() -> None:  # E17.2, TH-248
    state = start("barrel_raw_points=on", scores="0 930 0")
    assert state.match.barrel == (None, 0, None)


def test_the_reverse_barrel_has_marks_too() -> None:  # E17.2, TH-250
    state = start("reverse_barrel=-760", scores="-880 0 0", barrel="2 - -")
    assert THOUSAND.fact(state, "barrel") == "2 - -"


def test_three_falls_may_have_lost_the_barrel() -> None:  # E17.3
    state = start("barrel_three_falls=zero_no_barrel", scores="0 0 905", falls="0 0 3")
    assert THOUSAND.view(state, None).has_barrel == (True, True, False)
    assert state.match.barrel == (None, None, None)


def test_in_a_golden_round_nobody_is_on_a_barrel() -> None:  # E17.1, E17.2
    assert start("golden=on", scores="880 0 0").match.barrel == (None, None, None)
    assert start("golden=on", scores="880 0 0", deal_no="4").match.barrel == (0, None, None)


def test_bolts_with_their_row() -> None:  # E17.4
    state = start(bolts="2/1 1 0")
    assert (state.match.bolts, state.match.rows) == ((2, 1, 0), (1, 0, 0))
    assert start("bolt_mode=row3", bolts="2 0 0").match.rows == (2, 0, 0)
    assert start("bolt_mode=row3_or_every5", bolts="7/2 0 0").match.bolts == (7, 0, 0)


def test_the_first_dealer_is_drawn_by_lot() -> None:  # TH-020
    seed = bytes(range(32))
    state = THOUSAND.start(RULES, 3, seed).state
    assert THOUSAND.to_move(state) == {0}
    assert state.match.chance.lots == 1
    dealers = {
        min(THOUSAND.to_move(THOUSAND.start(RULES, 3, bytes([number])).state))
        for number in range(20)
    }
    assert dealers == {0, 1, 2}


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("", "0=AS"),
        ("", "3=AS TS KS QS JS 9S AC"),
        ("", "0=AS TS KS QS JS 9S 8S"),
        ("", "0=AS TS KS QS JS 9S AC | 1=AS TC KC QC JC 9C AD"),
        ("", "talon1=AS TS"),
        ("", "talon=AS TS"),
        ("", "stock=AS TS KS"),
        ("", "stock=AS TS KS | 0=9S 9C 9D 9H JS JC JD"),
        ("", "nonsense"),
        ("", "cut=5"),
        ("cut=auto", "0=AS TS KS QS JS 9S AC | cut=5"),
        ("cut=auto", "cut=24"),
        ("cut=auto", "cut=x"),
        ("cut=auto", "cut=5 | cut=6"),
        ("cut=auto, cut_nine=off, cut_jack=off", "cut=5 6"),
        ("cut=interactive", "cut=5"),
    ],
)
def test_deals_that_cannot_be(options: str, line: str) -> None:  # E3.5
    with pytest.raises(Unreadable):
        THOUSAND.perform(start(options), "deal", line)


def test_with_four_the_dealer_has_no_cards() -> None:  # E3.5, TH-035
    four = THOUSAND.presets["four-player"]
    rest = THOUSAND.start(four, 4, bytes(32), {"dealer": "0"}).state
    state = THOUSAND.perform(rest, "deal", "0=- | 1=AS TS KS QS JS 9S AC").state
    assert THOUSAND.fact(state, "hand", 0) == "-"
    assert THOUSAND.fact(state, "hand", 1) == "9S JS QS KS TS AS AC"
    with pytest.raises(Unreadable, match="part 0"):
        THOUSAND.perform(rest, "deal", "0=AS TS KS QS JS 9S AC")


def test_a_deal_line_wants_a_match_at_rest() -> None:
    with pytest.raises(Unreadable, match="rest"):
        THOUSAND.perform(played(PLAIN), "deal", "")
    with pytest.raises(Unreadable, match="restock"):
        THOUSAND.perform(start(), "restock", "AS")


def test_a_line_that_names_every_card_uses_no_shuffle() -> None:
    assert played(PLAIN).match.chance.shuffles == 0
    assert played("deal: 0=AS TS KS QS JS 9S AC").match.chance.shuffles == 1


@pytest.mark.parametrize(
    "options",
    [
        "cut=off",
        "cut=auto",
        "cut=interactive",
        "players=2",
        "players=2, two_player_mode=wiki3",
        "players=4",
    ],
)
def test_the_recorded_deal_repeats_the_deal(options: str) -> None:
    before = start(options)
    after = THOUSAND.apply(before, 0, Deal()).state
    (line,) = THOUSAND.record(before, 0, Deal(), after)
    key, _, text = line.partition(":")
    again = THOUSAND.perform(before, key, text).state
    assert again.phase == after.phase


@pytest.mark.parametrize(
    ("name", "seat"),
    [("hand", None), ("scores", 1), ("fund", None), ("stock", None), ("sees", None)],
)
def test_facts_that_there_are_not(name: str, seat: int | None) -> None:
    with pytest.raises(Unreadable, match=name):
        THOUSAND.fact(played(PLAIN), name, seat)


@pytest.mark.parametrize("name", ["turn", "phase", "dealer", "led", "talon"])
def test_facts_that_are_not_to_be_asked_at_rest(name: str) -> None:
    with pytest.raises(Unreadable, match="rest"):
        THOUSAND.fact(start(), name)


@pytest.mark.parametrize("name", ["hand", "sees"])
def test_cards_are_not_to_be_asked_at_rest(name: str) -> None:
    with pytest.raises(Unreadable, match="rest"):
        THOUSAND.fact(start(), name, 1)
