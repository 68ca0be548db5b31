"""The house rules of 55, 110 and 220 as data."""

from typing import Any

import pytest

from engine.games.fifty_five.options import POSSIBLE_BIDS, PRESETS, FiftyFiveRules
from engine.options import Contradiction


def test_there_are_16_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(FiftyFiveRules.model_fields) == 16
    for name, field in FiftyFiveRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_the_presets_are_the_defaults_but_for() -> None:
    default = FiftyFiveRules()
    assert {name: rules.difference(default) for name, rules in PRESETS.items()} == {
        "55": "",
        "110": "variant=110",
        "220": "variant=220",
        "110-strict": "variant=110, score_bid_only=on, bidder_must_win=on",
        "110-name-first": "variant=110, name_before_kitty=on, first_lead=bidder_left",
    }
    assert next(iter(PRESETS)) == "55"


def test_the_defaults_are_those_of_the_table() -> None:
    default = FiftyFiveRules()
    assert {name: default.written(name) for name in FiftyFiveRules.model_fields} == {
        "variant": "55",
        "players": "4",
        "teams": "individual",
        "packets": "3+2",
        "renege": "on",
        "always_ruff": "on",
        "bids": "10+15+20+25+60",
        "dealer_take": "on",
        "all_pass": "next_dealer",
        "name_before_kitty": "off",
        "first_lead": "dealer_left",
        "best_trump_bonus": "5",
        "score_bid_only": "off",
        "bidder_must_win": "off",
        "sixty_score": "60",
        "deal_limit": "0",
    }


def test_every_rising_list_of_bids_is_written_and_read_back() -> None:  # FF-105, E12
    lists = FiftyFiveRules.allowed("bids")
    assert len(lists) == 2 ** len(POSSIBLE_BIDS) - 1
    for bids in lists:
        text = FiftyFiveRules.write_value(bids)
        assert FiftyFiveRules().but_text(f"bids={text}").bids == bids


@pytest.mark.parametrize(
    "bids", ["-", "", "15+10", "10+10", "10+15+12", "60+10", "10+", "10,15", "05+10", "all"]
)
def test_bids_that_do_not_rise_or_are_none_are_refused(bids: str) -> None:  # E12
    with pytest.raises(ValueError, match=r"bids|name=value"):
        FiftyFiveRules().but_text(f"bids={bids}")


@pytest.mark.parametrize("bids", [(), (15, 10), (10, 10), (12,)])
def test_a_list_of_bids_is_refused_as_a_value_too(bids: tuple[int, ...]) -> None:  # E12
    with pytest.raises(ValueError, match="bids"):
        FiftyFiveRules().but(bids=bids)


FITTING = {
    "individual": {n: n for n in range(2, 10)},
    "pairs": {4: 2, 6: 3, 8: 4},
    "triples": {6: 2, 9: 3},
}
"""How many sides so many players make."""


@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("teams", FITTING)
def test_players_divide_into_at_least_two_sides(teams: str, players: int) -> None:  # E1.2, C22
    sides = FITTING[teams].get(players)
    if sides is None:
        with pytest.raises(Contradiction, match=f"teams={teams} and players={players}"):
            FiftyFiveRules().but(teams=teams, players=players)
    else:
        assert FiftyFiveRules().but(teams=teams, players=players).sides == sides


@pytest.mark.parametrize(
    "text",
    [
        "variant=56",
        "players=1",
        "players=10",
        "teams=fours",
        "packets=5",
        "renege=yes",
        "all_pass=dealer_5",
        "first_lead=bidder",
        "best_trump_bonus=10",
        "sixty_score=120",
        "deal_limit=1001",
        "deal_limit=-1",
        "rob=on",
        "variant=55, variant=110",
        "variant",
    ],
)
def test_what_is_no_house_rule(text: str) -> None:
    with pytest.raises(ValueError, match=r"option|name=value"):
        FiftyFiveRules().but_text(text)


def test_only_an_option_of_one_value_is_without_effect() -> None:
    rules = FiftyFiveRules()
    assert [name for name in FiftyFiveRules.model_fields if not rules.has_effect(name)] == [
        "sixty_score"
    ]
