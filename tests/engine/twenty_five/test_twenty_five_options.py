"""The house rules of Twenty-Five as data."""

from typing import Any

import pytest

from engine.game import Unreadable
from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.options import PRESETS, TwentyFiveRules
from engine.options import Contradiction


def test_there_are_12_options_with_a_meaning_a_section_and_rules() -> None:
    assert len(TwentyFiveRules.model_fields) == 12
    for name, field in TwentyFiveRules.model_fields.items():
        extra: Any = field.json_schema_extra
        assert field.description, name
        assert extra["rules"], name
        assert extra["section"], name


def test_options_stand_in_four_sections() -> None:
    assert TwentyFiveRules.sections() == {
        "table": ("players", "teams"),
        "dealing": ("packets", "rob", "rob_turned_ace_dealer"),
        "play": ("renege", "always_ruff", "stop_at_target"),
        "scoring": ("stake", "stake_mode", "best_of", "sweep_double"),
    }


def test_the_presets_are_the_defaults_but_for() -> None:
    default = TwentyFiveRules()
    assert {name: rules.difference(default) for name, rules in PRESETS.items()} == {
        "25-individual": "",
        "25-pairs": "teams=pairs, stake_mode=best_of",
        "25-triples": "players=9, teams=triples",
        "25-double": "sweep_double=on",
    }
    assert next(iter(PRESETS)) == "25-individual"
    assert (default.players, default.stake, default.best_of) == (4, 20, 5)


@pytest.mark.parametrize(
    "text",
    [
        "players=1",
        "players=11",
        "teams=quads",
        "packets=5",
        "stake=-1",
        "stake=1000001",
        "best_of=4",
        "rob=yes",
        "kitty=on",
        "stake=1, stake=2",
        "stake",
    ],
)
def test_what_is_no_house_rule(text: str) -> None:
    with pytest.raises(ValueError, match=r"option|name=value"):
        TwentyFiveRules().but_text(text)


@pytest.mark.parametrize(
    ("teams", "players"),
    [("pairs", {4, 6, 8, 10}), ("triples", {6, 9}), ("individual", {*range(2, 11)})],
)
def test_players_who_do_not_divide_are_refused(teams: str, players: set[int]) -> None:
    rules = TwentyFiveRules().but(players=6, teams=teams)
    for number in range(2, 11):
        if number in players:
            assert rules.but(players=number).sides == number // (rules.players // rules.sides)
            assert TWENTY_FIVE.settings(rules, number).players == number
            continue
        with pytest.raises(Contradiction) as refusal:
            rules.but(players=number)
        assert refusal.value.options == (("players", str(number)), ("teams", teams))
        with pytest.raises(Unreadable, match="teams"):  # TF-003, TF-004
            TWENTY_FIVE.settings(rules, number)


def test_an_option_says_beside_which_others_it_has_an_effect() -> None:
    rules = TwentyFiveRules()
    without = {name for name in TwentyFiveRules.model_fields if not rules.has_effect(name)}
    assert without == {"best_of"}
    assert not rules.but(rob=False).has_effect("rob_turned_ace_dealer")
    assert rules.but(stake_mode="best_of").has_effect("best_of")
    assert not rules.but(stake_mode="best_of").has_effect("sweep_double")
