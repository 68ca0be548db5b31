"""The house rules of Thousand as data."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.games.thousand import THOUSAND
from engine.games.thousand.options import PRESETS, ThousandRules

SPECIFICATION = Path(__file__).parents[4] / "shared" / "rules" / "thousand_options.json"

DEFAULTS = {
    "players": 3,
    "two_player_mode": "wiki2",
    "target": 1000,
    "cut": "auto",
    "talon_deal": "interleaved",
    "redeal_hand_nines": 4,
    "opener": "forehand",
    "opening": "forced",
    "bid_step": 5,
    "bid_max": 420,
    "talon_reveal": "hide_uncontested",
    "rospis": "half",
    "first_lead": "declarer",
    "must_trump": True,
    "must_beat": False,
    "ace_marriage": 0,
    "bolt_mode": "any3",
    "barrel": 880,
    "barrel_attempts": 3,
    "win_tie": "declarer",
    "golden": False,
    "powerups": (),
}


def test_there_are_118_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(ThousandRules.model_fields) == 118
    for name, field in ThousandRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_defaults() -> None:
    rules = ThousandRules()
    assert {name: getattr(rules, name) for name in DEFAULTS} == DEFAULTS


def test_every_allowed_value_of_every_option_is_accepted_alone() -> None:
    base = ThousandRules(barrel=0)
    for name in ThousandRules.model_fields:
        values = ThousandRules.allowed(name)
        few = (values[0], values[-1]) if isinstance(values, range) else values
        for value in few:
            changed = base.but(**{name: value})
            text = ThousandRules.write_value(value)
            assert ThousandRules.read_value(name, text) == value
            assert getattr(changed, name) == value


@pytest.mark.parametrize(
    "text",
    [
        "players=5",
        "min_bid=120",
        "bid_max=119",
        "bid_max=521",
        "bank=-1",
        "barrel=500",
        "powerups=hands",
        "powerups=talon_one+talon_one",
        "cut=maybe",
        "no_such_option=on",
    ],
)
def test_values_that_are_not_allowed_are_refused(text: str) -> None:  # E18.1
    with pytest.raises(ValueError, match=text.partition("=")[0]):
        ThousandRules().but_text(text)


def test_bonuses_are_a_set_in_any_order() -> None:  # E18.1
    rules = ThousandRules().but_text("powerups=talon_one+show_hands")
    assert rules.powerups == ("show_hands", "talon_one")
    assert rules == ThousandRules().but_text("powerups=show_hands+talon_one")
    assert rules.difference(ThousandRules()) == "powerups=show_hands+talon_one"
    assert ThousandRules().but_text("powerups=-").powerups == ()


def test_a_bonus_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        ThousandRules().but(powerups=("talon_one", "talon_one"))


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("target=501", "barrel=880"),
        ("target=501, barrel=0, reverse_barrel=-760", "reverse_barrel=-760"),
        ("target=501, barrel=0, reverse_barrel=-500", "reverse_barrel=-500"),
    ],
)
def test_contradicting_options_are_refused_by_both_names(text: str, other: str) -> None:  # E18.2
    with pytest.raises(ValueError, match="target=501") as refusal:
        ThousandRules().but_text(text)
    assert other in str(refusal.value)


def test_presets_begin_with_the_recommended_one() -> None:
    assert next(iter(THOUSAND.presets)) == "recommended"
    assert set(PRESETS) == {
        *("recommended", "classic", "classic_agreed", "online", "wiki", "wiki_agreed"),
        *("two-player", "two-player-10", "three-dark", "four-player", "1001", "501"),
        "golden-kon",
    }


def test_the_recommended_preset() -> None:
    assert PRESETS["recommended"].difference(ThousandRules()) == (
        "cut=off, redeal_talon_below=5, ace_marriage=200, barrel_three_falls=zero"
    )


def test_house_rules_are_those_of_the_specification_where_it_lies_beside() -> None:
    for name, wanted in _specified().items():
        field: Any = ThousandRules.model_fields[name]
        values = ThousandRules.allowed(name)
        allowed = wanted["allowed"]
        if wanted["type"] == "bool":
            assert values == (True, False), name
        elif wanted["type"] == "set":
            assert values[-1] == tuple(allowed), name
        elif isinstance(allowed, str):
            first, last = map(int, allowed.split(".."))
            assert values == range(first, last + 1), name
        else:
            assert list(values) == allowed, name
        assert json.loads(json.dumps(field.default)) == wanted["default"], name
        assert ", ".join(field.json_schema_extra["rules"]) == wanted["rules"], name


def test_presets_are_those_of_the_specification_where_it_lies_beside() -> None:
    for name, wanted in _specified("presets").items():
        assert PRESETS[name].model_dump(mode="json") == wanted, name


def _specified(part: str = "options") -> Mapping[str, Any]:
    if not SPECIFICATION.exists():
        return {}
    data = json.loads(SPECIFICATION.read_text(encoding="utf-8"))[part]
    if part == "presets":
        assert set(data) == set(PRESETS)
        return dict(data)
    assert [option["name"] for option in data] == list(ThousandRules.model_fields)
    return {option["name"]: option for option in data}
