"""The house rules of Hundred and One as data."""

from typing import Any

import pytest

from engine.games.hundred_one.options import PRESETS, HundredOneRules


def test_there_are_28_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(HundredOneRules.model_fields) == 28
    for name, field in HundredOneRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_the_presets_are_the_defaults_but_for() -> None:
    default = HundredOneRules()
    assert {name: rules.difference(default) for name, rules in PRESETS.items()} == {
        "recommended": "",
        "classic": "empty_stock=flip",
        "literal_b": "first_dealer=high_card, ace_two_players=pass, empty_stock=flip",
        "online": "next_dealer=winner_leads, opening_card=forehand_any, empty_stock=flip,"
        " end_mode=eliminate",
        "stacking": "stacking=same_rank",
    }
    assert next(iter(PRESETS)) == "recommended"


@pytest.mark.parametrize(
    "text",
    [
        "players=1",
        "hand_size=6",
        "six_draw=6",
        "ks_draw=-1",
        "queen_bonus=40",
        "limit=100",
        "nine_cover=yes",
        "reshuffle=on",
        "limit=101, limit=105",
        "limit",
    ],
)
def test_what_is_no_house_rule(text: str) -> None:
    with pytest.raises(ValueError, match=r"option|name=value"):
        HundredOneRules().but_text(text)
