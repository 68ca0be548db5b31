"""Scoring, barrel and end of the match, where a script would say less."""

import pytest

from engine.games.thousand import THOUSAND
from engine.games.thousand.events import BarrelFell, BarrelLeft, BoltWritten, Fined, MatchEnded
from engine.games.thousand.values import Fall, FineReason
from tests.engine.thousand.played import PLAIN, done, heard_by, played, whole_deal

WON = f"{PLAIN}\n1 pass\n2 pass"


@pytest.mark.parametrize(
    ("talon", "options", "points"),
    [
        ("KH QH 9C", "sitter_marriage=off", 5),
        ("KH QH 9C", "sitter_marriage=full", 105),
        ("KH 9S TC", "sitter_marriage=full", 15),
        ("KH 9S TC", "sitter_marriage=full_and_half", 65),
        ("KH 9S TC", "sitter_marriage=off", 15),
        ("KH QH KS", "sitter_marriage=full_and_half", 130),
        ("KH 9S TC", "sitter_marriage=off, sitter_round=off", 14),
    ],
)
def test_what_the_sitter_has_from_the_talon(
    talon: str, options: str, points: int
) -> None:  # TH-035, TH-036, EX-TH-11
    header = f"options: {options}, ace_marriage=0"
    state = whole_deal(played(f"deal: talon={talon}", header, "four-player", seats=4))
    assert THOUSAND.view(state, None).scores[3] == points


def test_a_third_fall_is_told_with_what_it_costs() -> None:  # TH-239
    header = (
        "options: barrel_three_falls=five_no_barrel\nscores: 0 880 0\nbarrel: - 2 -\nfalls: 0 2 0"
    )
    state, told = done(played(WON, header), "0 rospis")
    fell = BarrelFell(1, Fall.ATTEMPTS, 5, falls=3, barrel_lost=True)
    assert fell in heard_by(told, None)
    assert THOUSAND.view(state, None).has_barrel == (True, False, True)


def test_a_fine_at_once_brings_a_seat_off_the_barrel() -> None:  # E12
    header = "options: redeal_dealer_fine=on\nscores: 0 0 880\nbarrel: - - 1"
    state, told = done(played("deal: 0=9S 9C 9D 9H JC QD KH", header), "0 redeal")
    assert heard_by(told, None)[1:] == (
        Fined(2, 120, FineReason.REDEAL),
        BarrelLeft(2, 760, reverse=False),
    )
    assert THOUSAND.fact(state, "barrel") == "- - -"
    assert THOUSAND.fact(state, "falls") == "0 0 0"


def test_a_fine_at_once_is_doubled_in_a_golden_deal() -> None:  # E12, E15.3
    header = "options: redeal_dealer_fine=on"
    state, _ = done(
        played("deal: 0=9S 9C 9D 9H JC QD KH", header, preset="golden-kon"), "0 redeal"
    )
    assert THOUSAND.fact(state, "scores") == "0 0 -240"
    assert THOUSAND.to_move(state) == {2}


def test_three_nines_in_the_talon_cost_the_dealer() -> None:  # TH-059, TH-066
    header = "options: redeal_dealer_fine=on, redeal_talon_nines=2"
    for talon, score in (("9S 9C 9D", "0 0 -120"), ("9S 9C JD", "0 0 0")):
        deal = f"deal: 0=AS AC AD AH TS TC TD | talon={talon}\n1 pass\n2 pass\n0 redeal"
        assert THOUSAND.fact(played(deal, header), "scores") == score


def test_bolts_are_told_before_their_fine() -> None:  # TH-208
    state = played(
        "deal: 0=QC JD QS AS 9H QD KD | 1=AD JH KC TH KH AH QH | 2=9D TD TC TS 9S JC KS"
        " | talon=JS 9C AC\n1 pass\n2 pass",
        "options: cross=on\nbolts: 0 2 1",
    )
    _, told = done(state, "0 cross")
    events = heard_by(told, None)
    assert [event for event in events if isinstance(event, BoltWritten | Fined)] == [
        BoltWritten(1, 1, 3),
        Fined(1, 120, FineReason.BOLTS),
        BoltWritten(2, 1, 2),
    ]


def test_reverse_barrel_falls_of_several() -> None:  # E14.3, E14.5
    header = (
        "options: reverse_barrel=-760, rospis=60, win_tie=shared, bank=100\nscores: -880 20 20"
    )
    state, told = done(played(WON, header), "0 rospis")
    # 980 below zero is no loss yet: back to the reverse barrel, an attempt used.
    assert THOUSAND.fact(state, "barrel") == "1 - -"
    assert THOUSAND.fact(state, "scores") == "-880 80 80"
    assert not any(isinstance(event, MatchEnded) for event in heard_by(told, None))
    lost = played(f"{PLAIN}\n1 bid 120\n2 pass\n0 pass", header.replace("-880 20", "20 -880"))
    state, _ = done(lost, "1 rospis")
    assert THOUSAND.fact(state, "loser") == "1"
    assert THOUSAND.fact(state, "winner") == "0 2"
    assert THOUSAND.fact(state, "bank") == "50 -100 50"


def test_a_third_deal_on_the_reverse_barrel_ends_it() -> None:  # TH-250
    header = "options: reverse_barrel=-500, rospis_deduct=off\nscores: -880 0 0\nbarrel: 2 - -"
    state, told = done(played(WON, header), "0 rospis")
    assert THOUSAND.fact(state, "scores") == "-500 50 50"
    assert BarrelLeft(0, -500, reverse=True) in heard_by(told, None)


def test_the_sitter_uses_no_attempt_on_the_reverse_barrel() -> None:  # E13.7
    header = "options: reverse_barrel=-500\nscores: 0 0 0 -880\nbarrel: - - - 2"
    state, _ = done(
        played("deal:\n1 pass\n2 pass", header, preset="four-player", seats=4), "0 rospis"
    )
    assert THOUSAND.fact(state, "barrel") == "- - - 2"


def test_strict_targets_are_strict_below_zero_too() -> None:  # TH-009, E13.7
    header = "options: reverse_barrel=-760, win_strict=on\nscores: -880 0 0"
    state, _ = done(played(f"{PLAIN}\n1 pass\n2 pass", header), "0 rospis")
    assert THOUSAND.result(state) is None


def test_if_all_have_lost_nobody_wins() -> None:  # E14.3, E14.5
    header = (
        "options: golden=on, golden_none=no_reset, golden_mandatory=off, reverse_barrel=-760,"
        " bank=10\nscores: -1000 -1005\ndeal_no: 2"
    )
    state = played("deal:\n0 pass", header, "two-player", seats=2)
    result = THOUSAND.result(state)
    assert result is not None
    assert (result.winners, result.losers) == ((), (0, 1))
    assert THOUSAND.fact(state, "bank") == "0 -10"
    assert THOUSAND.fact(state, "winner") == "-"


def test_the_end_of_the_golden_round_tests_the_reverse_barrel() -> None:  # E15.5
    header = (
        "options: golden_mandatory=off, golden_none=no_reset, reverse_barrel=-760"
        "\nscores: -900 0 5\ndeal_no: 3"
    )
    state = played(f"{PLAIN}\n0 pass", header, preset="golden-kon")
    assert THOUSAND.fact(state, "scores") == "-880 0 5"
    assert THOUSAND.fact(state, "barrel") == "0 - -"


def test_among_equals_the_last_seat_pays_the_bank() -> None:  # C55
    header = "options: bank=100, barrel=0, win_tie=shared\nscores: 0 980 0"
    state, _ = done(played(WON, header), "0 rospis")
    assert THOUSAND.fact(state, "winner") == "1"
    assert THOUSAND.fact(state, "bank") == "-100 100 0"
