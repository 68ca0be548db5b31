"""The house rules of Hundred to One as data."""

from typing import Any

import pytest

from engine.game import Unreadable
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.options import PRESETS, HundredToOneRules
from engine.options import BadValue, Contradiction

DEFAULT = HundredToOneRules()


def test_there_are_23_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(HundredToOneRules.model_fields) == 23
    for name, field in HundredToOneRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_options_stand_in_five_sections() -> None:
    assert HundredToOneRules.sections() == {
        "table": ("team_size", "host", "matching", "answer_timeout"),
        "rounds": ("rounds", "rows", "multipliers"),
        "main": (
            *("faceoff_mode", "miss_limit", "repeat_answer"),
            *("blitz", "blitz_versions", "steal_adds_row"),
        ),
        "reverse": ("reverse_round", "reverse_values", "reverse_time", "reverse_skip_lead"),
        "big": (
            *("tie_break", "big_questions", "big_time1", "big_time2"),
            *("big_target", "big_synonyms"),
        ),
    }


def test_the_defaults_are_those_of_the_show() -> None:
    assert {name: DEFAULT.written(name) for name in HundredToOneRules.model_fields} == {
        "team_size": "5",
        "rows": "6",
        "miss_limit": "3",
        "rounds": "simple+double+triple+reverse+big",
        "multipliers": "1+2+3",
        "answer_timeout": "20",
        "faceoff_mode": "first_message",
        "blitz": "on",
        "blitz_versions": "4",
        "steal_adds_row": "on",
        "reverse_round": "on",
        "reverse_values": "15+30+60+120+180+240",
        "reverse_time": "20",
        "reverse_skip_lead": "0",
        "big_time1": "15",
        "big_time2": "20",
        "big_questions": "5",
        "big_target": "200",
        "big_synonyms": "identical_only",
        "tie_break": "faceoff",
        "matching": "lemma",
        "host": "off",
        "repeat_answer": "miss",
    }


def test_the_presets_are_the_defaults_but_for() -> None:
    assert {name: rules.difference(DEFAULT) for name, rules in PRESETS.items()} == {
        "tv": "",
        "tv-1995": "reverse_round=off",
        "quick": "rounds=simple+double+big, big_time1=20, big_time2=25",
        "solo": "team_size=1, blitz=off",
        "party": "host=on, matching=host",
    }
    assert next(iter(PRESETS)) == "tv"


@pytest.mark.parametrize(
    "text",
    [
        *("team_size=0", "team_size=6", "rows=3", "rows=9", "miss_limit=0", "miss_limit=7"),
        *("rounds=-", "rounds=simple+final", "multipliers=1+2", "multipliers=1+2+3+4"),
        *("multipliers=0+1+2", "multipliers=1+2+11", "answer_timeout=0", "answer_timeout=601"),
        *("faceoff_mode=none", "blitz=yes", "blitz_versions=0", "blitz_versions=5"),
        *("reverse_values=1+2+3", "reverse_values=1+2+3+4+5+1001", "reverse_values=1+2+3+4+5+0"),
        *("reverse_values=1+2+3+4+5+6+7+8+9", "reverse_values=", "reverse_values=a+b+c+d+e+f"),
        *("reverse_time=0", "reverse_skip_lead=100", "big_time1=601", "big_questions=11"),
        *("big_target=0", "big_target=1001", "matching=any", "players=10", "rows=6, rows=6"),
    ],
)
def test_what_is_no_house_rule(text: str) -> None:
    with pytest.raises(ValueError, match=r"option|name=value"):
        DEFAULT.but_text(text)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("rows=5", ("reverse_values", "rows")),
        ("reverse_values=1+2+3+4", ("reverse_values", "rows")),
        ("rounds=reverse, reverse_round=off", ("rounds", "reverse_round")),
        ("rounds=big, tie_break=both_none", ("tie_break", "rounds")),
        ("rounds=reverse+big, reverse_round=off, tie_break=both_none", ("tie_break", "rounds")),
        ("matching=host", ("matching", "host")),
        ("matching=host, host=off", ("matching", "host")),
    ],
)
def test_options_that_contradict_each_other(text: str, options: tuple[str, str]) -> None:  # E1.4
    with pytest.raises(Contradiction) as refusal:
        DEFAULT.but_text(text)
    assert tuple(name for name, _ in refusal.value.options) == options


@pytest.mark.parametrize("multipliers", [(), (1, 2), (1, 2, 3, 4)])
def test_three_multipliers_and_no_other_number(multipliers: tuple[int, ...]) -> None:  # E1.4
    with pytest.raises(ValueError, match="multipliers"):
        DEFAULT.but(multipliers=multipliers)


def test_no_game_at_all_is_refused() -> None:  # E1.4
    with pytest.raises(ValueError, match="at least one game"):
        DEFAULT.but(rounds=())


def test_the_order_and_repetition_of_the_games_mean_nothing() -> None:  # E3.1
    rules = DEFAULT.but_text("rounds=big+simple+big")
    assert rules.games == ("simple", "big")
    assert rules == DEFAULT.but(rounds=("big", "simple", "simple"))
    assert rules.written("rounds") == "simple+big"


def test_a_list_keeps_its_order_and_what_stands_in_it_twice() -> None:
    rules = DEFAULT.but_text("multipliers=3+1+3, reverse_values=9+9+1+2+3+1000")
    assert (rules.multipliers, rules.reverse_values) == ((3, 1, 3), (9, 9, 1, 2, 3, 1000))
    assert rules.difference(DEFAULT) == "multipliers=3+1+3, reverse_values=9+9+1+2+3+1000"


def test_a_bad_member_of_a_list_names_the_option() -> None:
    with pytest.raises(BadValue, match="option multipliers cannot be 1\\+2\\+x"):
        DEFAULT.but_text("multipliers=1+2+x")


def test_every_listed_value_can_be_had_with_fitting_rows() -> None:
    listed: list[Any] = [*HundredToOneRules.allowed("reverse_values")]
    for values in listed:
        assert DEFAULT.but(rows=len(values), reverse_values=values).reverse_values == values
    assert {len(values) for values in listed} == {*range(4, 9)}


def test_without_reverse_round_the_reverse_game_is_not_played() -> None:  # E12
    assert DEFAULT.but(reverse_round=False).games == ("simple", "double", "triple", "big")


def test_the_number_of_seats_is_twice_the_team() -> None:  # E1.1
    for seats in HUNDRED_TO_ONE.seats:
        rules = HUNDRED_TO_ONE.settings(DEFAULT, seats)
        assert (rules.players, rules.team_size) == (seats, seats // 2)
    for seats in (0, 1, 3, 9, 11, 12):
        with pytest.raises(Unreadable, match="seats"):
            HUNDRED_TO_ONE.settings(DEFAULT, seats)


def test_the_human_host_sits_after_the_last_player() -> None:  # E1.2
    assert DEFAULT.host_seat is None
    assert PRESETS["party"].host_seat == 10
    assert HUNDRED_TO_ONE.settings(PRESETS["party"], 4).host_seat == 4


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ("", set()),
        ("blitz=off", {"blitz_versions"}),
        ("team_size=1", {"blitz", "blitz_versions"}),
        (
            "reverse_round=off",
            {"reverse_values", "reverse_time", "reverse_skip_lead"},
        ),
        (
            "rounds=reverse",
            {
                *("multipliers", "faceoff_mode", "miss_limit", "repeat_answer", "blitz"),
                *("blitz_versions", "steal_adds_row", "tie_break", "big_questions", "big_time1"),
                *("big_time2", "big_target", "big_synonyms"),
            },
        ),
        (
            "rounds=big",
            {
                *("multipliers", "miss_limit", "blitz", "blitz_versions", "steal_adds_row"),
                *("reverse_round", "reverse_values", "reverse_time", "reverse_skip_lead"),
            },
        ),
    ],
)
def test_an_option_says_beside_which_others_it_has_an_effect(
    text: str, without: set[str]
) -> None:  # E12
    rules = DEFAULT.but_text(text)
    assert {
        name for name in HundredToOneRules.model_fields if not rules.has_effect(name)
    } == without
