from collections.abc import Iterator
from itertools import chain

import pytest

from bot.house import House
from bot.i18n import LANGUAGES, as_key, translator
from bot.screens.games import SCREENS
from bot.screens.rulebook import sentence_key
from engine.games import GAMES
from engine.options import HouseRules
from tests.locales.catalogues import messages

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
}
"""Where a game has more of them than the one that every game has."""
SEATS = {"players"}
"""How many may sit, the lobby says. Some options are told by sentences of others."""


def extras(slug: str) -> set[str]:
    """The sentences that no option decides."""
    book = SCREENS[slug].book
    told = chain(*book.always.values(), *book.through.values())
    return {name for name in told if name not in GAMES[slug].options.model_fields}


def values(slug: str, name: str) -> list[str]:
    options = GAMES[slug].options
    return [options.write_value(value) for value in options.allowed(name)]


def presets() -> Iterator[tuple[str, str, HouseRules]]:
    for slug, game in GAMES.items():
        for name, options in game.presets.items():
            yield slug, name, options


@pytest.mark.parametrize("slug", GAMES)
def test_every_house_rule_has_a_sentence(slug: str) -> None:
    t = translator("ru")
    silent = {
        name
        for name in GAMES[slug].options.model_fields
        if not any(sentence_key(t, slug, name, value) for value in values(slug, name)[:200])
    }
    through = SCREENS[slug].book.through
    others = {name for name, sentences in through.items() if name not in sentences}
    usual = {*SEATS, *others} & GAMES[slug].options.model_fields.keys()
    assert silent == TOLD_BY_OTHERS.get(slug, usual)


@pytest.mark.parametrize("slug", GAMES)
def test_every_sentence_of_the_rules_can_be_told(slug: str) -> None:
    prefix = f"{slug}-rule-"
    names = {*GAMES[slug].options.model_fields, *extras(slug)}
    orphans = []
    for key in messages("ru"):
        rest = key.removeprefix(prefix)
        if rest == key:
            continue
        owner = max(
            (n for n in names if rest == n or rest.startswith(f"{n}-")), key=len, default=""
        )
        if not owner or not _is_value(slug, owner, rest.removeprefix(owner)):
            orphans.append(key)
    assert orphans == []


def _is_value(slug: str, name: str, rest: str) -> bool:
    """Whether the rest of a key is empty or a value that the option may have."""
    if not rest or name in extras(slug):
        return True
    return rest[1:] in map(as_key, values(slug, name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "preset", "options"), list(presets()))
def test_no_preset_tells_half_a_sentence(
    slug: str, preset: str, options: HouseRules, language: str
) -> None:
    for page in SCREENS[slug].book.pages(translator(language), options):
        assert page.lines, page.section
        assert all(line.endswith((".", "!")) for line in page.lines), page.lines
        assert len(set(page.lines)) == len(page.lines), page.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_rule_is_told_if_and_only_if_it_makes_a_difference(slug: str, language: str) -> None:
    """Flipping an option that has no effect changes no word of the rules."""
    t = translator(language)
    book = SCREENS[slug].book
    for preset, options in GAMES[slug].presets.items():
        house = House(slug, preset, options)
        text = [page.text for page in book.pages(t, options)]
        for name in type(options).model_fields:
            if options.has_effect(name):
                continue
            for value in house.options.allowed(name)[:20]:
                other = options.model_copy(update={name: value})
                assert [page.text for page in book.pages(t, other)] == text, (preset, name)
