"""The house rules of Forty-Fives as data."""

from itertools import combinations
from typing import Any

import pytest

from engine.games.forty_fives.options import PRESETS, FortyFivesRules
from tests.engine.forty_fives.played import played, words


def test_there_are_23_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(FortyFivesRules.model_fields) == 23
    for name, field in FortyFivesRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_the_presets_are_the_defaults_but_for() -> None:
    default = FortyFivesRules()
    assert {name: rules.difference(default) for name, rules in PRESETS.items()} == {
        "nahanni": "",
        "nahanni-original": "follow_suit=on",
        "nahanni-hole": "gate_off_if_negative=on",
        "nahanni-ace-low": "plain_ace_low=on",
        "free-finish": "bid_to_win=off",
    }
    assert next(iter(PRESETS)) == "nahanni"


BIDS = (5, 10, 15, 20, 25, 30)


def test_any_rising_list_of_bids_can_be_agreed_on() -> None:  # FV-008, FV-011
    lists = {bids for count in range(1, 7) for bids in combinations(BIDS, count)}
    assert set(FortyFivesRules.allowed("bids")) == lists
    for bids in lists:
        text = "+".join(map(str, bids))
        rules = FortyFivesRules().but_text(f"bids={text}")
        assert rules.bids == bids
        assert rules.write_value(bids) == text


@pytest.mark.parametrize("text", ["5", "30", "5+30", "10+15+20", "5+10+15+20+25+30"])
def test_the_bids_that_are_open_are_those_of_the_list(text: str) -> None:  # FV-011
    state = played("deal:", f"bids={text}")
    assert words(state, 0) == (*(f"bid {bid}" for bid in text.split("+")), "pass")


@pytest.mark.parametrize("value", ["-", "", "20+5", "20+20", "7", "5+60", "5+", "five", "+5"])
def test_bids_that_do_not_rise_or_cannot_be_made_are_refused(value: str) -> None:  # E9
    with pytest.raises(ValueError, match="option bids cannot be"):
        FortyFivesRules().but_text(f"bids={value}")


@pytest.mark.parametrize("bids", [(), (25, 20), (20, 20), (7,)])
def test_the_model_refuses_them_as_well(bids: tuple[int, ...]) -> None:  # E9
    with pytest.raises(ValueError, match="bids"):
        FortyFivesRules().but(bids=bids)


@pytest.mark.parametrize(
    "text",
    [
        *("target=100", "thirty_win=29", "thirty_lose=61", "exchange_rounds=2"),
        *("bid_to_win_from=90", "all_pass=dealer_10", "tie=lower", "deal_limit=1001"),
        *("players=4", "renege=yes", "renege=on, renege=off", "target"),
    ],
)
def test_what_is_no_house_rule(text: str) -> None:
    with pytest.raises(ValueError, match=r"option|name=value"):
        FortyFivesRules().but_text(text)


@pytest.mark.parametrize(
    ("options", "idle"),
    [
        ("", ""),
        ("exchange=off", "exchange_order exchange_rounds must_discard_plain"),
        ("bids=20+25", "thirty_lead_trump thirty_win thirty_lose"),
        ("bid_to_win=off", "bid_to_win_from gate_points gate_off_if_negative"),
        ("target=45", "bid_to_win bid_to_win_from gate_points gate_off_if_negative"),
    ],
)
def test_which_house_rules_have_no_effect_beside_others(options: str, idle: str) -> None:  # E9
    rules = FortyFivesRules().but_text(options)
    without = [name for name in FortyFivesRules.model_fields if not rules.has_effect(name)]
    assert without == idle.split()
