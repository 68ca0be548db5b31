from collections.abc import Mapping
from types import ModuleType

import pytest

from bot.i18n import translator
from bot.screens.hundred_one import rules as hundred_one
from bot.screens.rulebook import sentence_key
from bot.screens.thousand import rules as thousand
from engine.games.hundred_one import options as hundred_one_options
from engine.games.thousand import options as thousand_options
from engine.options import HouseRules
from tests.locales.catalogues import messages

GAMES: Mapping[str, tuple[ModuleType, type[HouseRules]]] = {
    "thousand": (thousand, thousand_options.ThousandRules),
    "hundred_one": (hundred_one, hundred_one_options.HundredOneRules),
}
PRESETS: Mapping[str, Mapping[str, HouseRules]] = {
    "thousand": thousand_options.PRESETS,
    "hundred_one": hundred_one_options.PRESETS,
}

TOLD_BY_OTHERS = {
    "thousand": {
        "two_player_mode",  # deal, discards
        "marriage_values",  # pairs
        "opener",  # opening
        "min_bid",  # opening
        "bid_step",  # bids
        "bid_max",  # bid_cap, raise_cap
        "rospis_ace_value",  # rospis
        "penalty",  # bolts, cut, barrel
        "bolt_row_penalty",  # bolt_mode
        "talon_deal",  # which card lies where is nothing to a player of shuffled cards
    },
    "hundred_one": {
        "players",  # the lobby says how many may sit
    },
}


def told(module: ModuleType) -> set[str]:
    return {name for section in module.SECTIONS for item in section.items for name in item}


@pytest.mark.parametrize("slug", GAMES)
def test_every_house_rule_has_its_place_in_the_rules_text(slug: str) -> None:
    module, options = GAMES[slug]
    assert options.model_fields.keys() - told(module) == TOLD_BY_OTHERS[slug]


@pytest.mark.parametrize("slug", GAMES)
def test_every_house_rule_that_is_told_has_a_sentence(slug: str) -> None:
    module, options = GAMES[slug]
    t = translator("ru")
    silent = [
        name
        for name in told(module) & options.model_fields.keys()
        if not any(
            sentence_key(t, slug, name, options.write_value(value))
            for value in options.allowed(name)
        )
    ]
    assert silent == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_sentence_of_the_rules_can_be_told(slug: str) -> None:
    module, options = GAMES[slug]
    prefix = f"{slug}-rule-"
    orphans = []
    for key in messages("ru"):
        rest = key.removeprefix(prefix)
        if rest == key:
            continue
        name = next((n for n in told(module) if rest == n or rest.startswith(f"{n}-")), None)
        if name is None or not _is_value(options, name, rest.removeprefix(name)):
            orphans.append(key)
    assert orphans == []


def _is_value(options: type[HouseRules], name: str, rest: str) -> bool:
    """Whether the rest of a key is empty or a value that the option may have."""
    if name not in options.model_fields:
        return True
    allowed = {options.write_value(v) for v in options.allowed(name)}
    return not rest or rest.removeprefix("-") in allowed


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_preset_tells_half_a_sentence(slug: str, language: str) -> None:
    module, _ = GAMES[slug]
    for name, options in PRESETS[slug].items():
        for page in module.pages(translator(language), options):
            title, *lines = page.splitlines()
            assert title.startswith("<b>"), name
            assert lines, name
            assert all(line.startswith("• ") and line[2:].strip() for line in lines), name
            assert all(line.endswith((".", "!")) for line in lines), (name, lines)
