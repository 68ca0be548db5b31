"""House rules as a lobby or a chat keeps them: changed one by one, and copied by code."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.answer import Refused
from bot.house import (
    FEW,
    House,
    Unfit,
    is_list,
    is_set_of,
    of_chat,
    offered,
    plain,
    press_for,
    read,
    strides,
    with_house,
)
from bot.i18n import LANGUAGES, translator
from bot.prefs import ChatSettings
from bot.screens.house_words import fault
from engine.games import GAMES


def shuffled(slug: str, seed: int) -> House:
    """House rules of which many options are changed, as far as they go together."""
    draw = random.Random(seed)
    house = plain(slug, draw.choice(list(GAMES[slug].presets)))
    for name in type(house.options).model_fields:
        value = draw.choice(house.options.allowed(name))
        with suppress(Unfit):  # contradicts what was drawn before
            house = house.but(name, house.options.write_value(value))
    return house


def told(refused: Unfit) -> ValueError:
    assert refused.answer.unfit is not None
    return refused.answer.unfit[1]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_a_code_brings_the_same_house_rules_to_another_chat(slug: str, seed: int) -> None:
    house = shuffled(slug, seed)
    there = read(house.code)
    seats = {
        name: n for name, n in house.options.model_dump().items() if name == house.options.by_seats
    }
    assert (there.slug, there.preset) == (house.slug, house.preset)
    assert there.options.but(**seats) == house.options
    assert read(there.code) == there
    kept = with_house(ChatSettings(), house)
    assert of_chat(kept, slug) == there


def test_a_rule_that_the_number_of_seats_contradicts_brings_its_own() -> None:
    """Nobody sets how many play, so nobody could make room for threes beforehand."""
    threes = plain("twenty_five").but("teams", "triples")
    assert threes.code == "twenty_five 25-individual: teams=triples"
    assert read(threes.code) == threes
    assert of_chat(with_house(ChatSettings(), threes), "twenty_five") == threes
    assert (
        plain("twenty_five", "25-triples").but("teams", "pairs").options.written("players") == "4"
    )
    with pytest.raises(Unfit):
        read("twenty_five 25-individual: teams=triples, players=4")


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("", "answer-no-code"),
        ("thousand", "answer-no-code"),
        ("🃏🃏 🃏", "answer-no-code"),
        ("chess blitz", "answer-unknown-game"),
        ("thousand made_up", "answer-unknown-preset"),
        ("thousand wiki: gone=on", "answer-unfit"),
        ("thousand wiki: target=7", "answer-unfit"),
        ("thousand wiki: target=1001, target=501", "answer-unfit"),
        ("thousand wiki: target", "answer-unfit"),
        ("thousand wiki: target=501", "answer-unfit"),
        ("thousand wiki: bank=99999999999999999999", "answer-unfit"),
        ("thousand wiki: bank=-1", "answer-unfit"),
        ("thousand wiki: " + "x" * 4000, "answer-unfit"),
    ],
)
def test_a_code_that_cannot_be_is_refused_in_words(code: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read(code)
    answer = caught.value.answer
    assert answer.key == key
    for language in LANGUAGES:
        t = translator(language)
        words = fault(t, *answer.unfit) if answer.unfit else t.plain(key, **answer.arguments)
        assert 0 < len(words) <= 200


@pytest.mark.parametrize(
    "code",
    [
        "thousand wiki: target=1001",
        "thousand.wiki target=1001",
        "  Thousand wiki:\n target=1001 ",
        "thousand wiki:target = 1001,",
    ],
)
def test_a_code_is_read_however_it_was_typed(code: str) -> None:
    assert read(code).code == "thousand wiki: target=1001"


def test_a_contradiction_names_both_rules_in_the_readers_language() -> None:
    with pytest.raises(Unfit) as caught:
        plain("thousand").but("target", "501")
    for language in LANGUAGES:
        t = translator(language)
        words = fault(t, "thousand", told(caught.value))
        assert t.plain("thousand-option-target") in words
        assert t.plain("thousand-option-barrel") in words
        assert "501" in words
        assert "880" in words


def test_house_rules_that_contradict_can_be_had_one_after_the_other() -> None:
    house = plain("thousand").but("barrel", "0").but("target", "501")
    assert house.code == "thousand recommended: target=501, barrel=0"


def test_what_makes_no_difference_is_no_difference() -> None:
    house = plain("thousand").but("dark_no_raise", "off")
    assert house.differing == ()
    assert house.but("dark", "optional").differing == ("dark", "dark_no_raise")


def test_a_rule_for_some_number_of_seats_can_be_set_before_all_sit() -> None:
    house = plain("thousand")
    assert house.matters("two_player_mode")
    assert house.matters("sitter_marriage")
    assert not house.matters("players")
    assert not house.matters("min_bid")


def test_members_of_a_set_are_changed_one_by_one() -> None:
    house = plain("thousand")
    assert set(is_set_of(house, "powerups")) == {
        "show_hands",
        "talon_suits",
        "talon_all",
        "talon_one",
    }
    two = house.but("powerups", "+talon_one").but("powerups", "+show_hands")
    assert two.options.written("powerups") == "show_hands+talon_one"
    assert two.but("powerups", "+talon_one") == two
    assert two.but("powerups", "~talon_one").options.written("powerups") == "show_hands"
    for wrong in ("+made_up", "made_up", "+"):
        with pytest.raises(Unfit):
            house.but("powerups", wrong)
    with pytest.raises(Unfit):
        house.but("target", "+1001")


def test_the_members_of_a_list_of_numbers_stand_in_its_order_however_they_were_chosen() -> None:
    house = plain("fifty_five")
    assert is_set_of(house, "bids") == (5, 10, 15, 20, 25, 30, 60)
    more = house.but("bids", "+30").but("bids", "+5").but("bids", "~10")
    assert more.options.written("bids") == "5+15+20+25+30+60"
    assert read(more.code) == more
    assert more.but("bids", "+5") == more
    assert more.but("bids", "~30").but("bids", "+10").but("bids", "~5") == house
    for wrong in ("+7", "~7", "+", "20+10", "10+10"):
        with pytest.raises(Unfit):
            house.but("bids", wrong)


def test_one_member_has_to_stay_where_an_empty_set_cannot_be() -> None:
    house = read("fifty_five 55: bids=60")
    with pytest.raises(Unfit) as caught:
        house.but("bids", "~60")
    for language in LANGUAGES:
        t = translator(language)
        words = fault(t, "fifty_five", told(caught.value))
        assert words == t.plain("house-not-empty", name=t.plain("fifty_five-option-bids"))
    house = read("thousand recommended: powerups=talon_one")
    assert house.but("powerups", "~talon_one").options.written("powerups") == "-"


@pytest.mark.parametrize("slug", GAMES)
def test_every_value_is_offered_or_can_be_stepped_to(slug: str) -> None:
    house = plain(slug)
    for name in type(house.options).model_fields:
        allowed = house.options.allowed(name)
        buttons = offered(house, name)
        assert getattr(house.options, name) in buttons
        assert getattr(house.base, name) in buttons
        if is_set_of(house, name):
            continue
        if is_list(house, name):
            assert {press_for(house, name, value) for value in buttons} != {""}
        elif len(allowed) <= FEW:
            assert set(buttons) == set(allowed)
        else:
            assert 1 in strides(house, name)


@pytest.mark.parametrize(
    ("code", "name", "value", "after"),
    [
        ("tv", "rows", "5", "rows=5, reverse_values=15+30+60+120+240"),
        ("tv", "reverse_values", ".1", "rows=4, reverse_values=30+60+120+240"),
        ("tv: rows=5, reverse_values=1+2+3+4+5", "rows", "6", ""),
        ("tv", "matching", "host", "host=on, matching=host"),
        ("tv: host=on, matching=host", "host", "off", ""),
        ("tv: host=on", "host", "off", ""),
        (
            "tv-1995: rounds=simple+reverse",
            "rounds",
            "~simple",
            "rounds=reverse, reverse_round=on",
        ),
        (
            "tv: rounds=reverse+big, tie_break=both_none",
            "reverse_round",
            "off",
            "reverse_round=off",
        ),
        ("tv: rounds=simple+big, tie_break=both_none", "rounds", "~simple", "rounds=big"),
    ],
)
def test_what_contradicts_a_choice_gives_way_to_it(
    code: str, name: str, value: str, after: str
) -> None:  # E1.4
    house = read(f"hundred_to_one {code}").but(name, value)
    told = dict(part.split("=") for part in after.split(", ") if part)
    changed = {n: house.options.written(n) for n in told}
    assert changed == told
    assert read(house.code) == house


def test_a_code_has_to_name_all_that_goes_together() -> None:  # E1.4
    for changes in ("rows=5", "matching=host", "rounds=big, tie_break=both_none"):
        with pytest.raises(Unfit):
            read(f"hundred_to_one tv: {changes}")


def test_a_choice_is_refused_if_nobody_can_say_what_should_give_way() -> None:
    only_reverse = plain("hundred_to_one").but("rounds", "reverse")
    only_big = plain("hundred_to_one").but("rounds", "big")
    for house, name, value in (
        (only_reverse, "reverse_round", "off"),
        (only_big, "tie_break", "both_none"),
    ):
        with pytest.raises(Unfit) as caught:
            house.but(name, value)
        words = fault(translator("ru"), "hundred_to_one", told(caught.value))
        assert words.startswith("Вместе не бывает")


def test_it_is_known_what_has_given_way() -> None:
    house = plain("hundred_to_one")
    assert house.but("rows", "5").along(house, "rows") == ("reverse_values",)
    assert house.but("miss_limit", "2").along(house, "miss_limit") == ()
    without = plain("hundred_to_one", "tv-1995")
    assert without.but("rows", "5").along(without, "rows") == ()  # nobody would notice


def test_a_list_is_no_set() -> None:
    house = plain("hundred_to_one")
    assert is_set_of(house, "rounds") == ("simple", "double", "triple", "reverse", "big")
    for name in ("multipliers", "reverse_values"):
        assert is_list(house, name)
        assert is_set_of(house, name) == ()
        for wrong in ("+1", "~1", ".99", ".", ".x"):
            with pytest.raises(Unfit):
                house.but(name, wrong)


def test_only_lists_that_fit_the_rows_are_offered() -> None:  # E1.4
    for rows in range(4, 9):
        house = plain("hundred_to_one").but("rows", str(rows))
        assert {len(values) for values in offered(house, "reverse_values")} == {rows}
        assert len(offered(house, "reverse_values")) > 1


def test_each_usual_list_can_be_chosen_and_any_other_by_code() -> None:
    house = plain("hundred_to_one")
    for values in offered(house, "multipliers"):
        chosen = house.but("multipliers", press_for(house, "multipliers", values))
        assert chosen.options.written("multipliers") == "+".join(map(str, values))
    assert house.code_with("multipliers") == "hundred_to_one tv: multipliers=1+2+3"
    own = read("hundred_to_one tv: multipliers=2+3+4")
    assert (2, 3, 4) in offered(own, "multipliers")
    assert own.code_with("multipliers") == own.code
    assert own.code_with("rows") == f"{own.code}, rows=6"


def test_how_many_play_is_nobodys_to_set() -> None:  # E1.1
    house = plain("hundred_to_one", "solo")
    assert not house.can_be_set("team_size")
    assert plain("hundred_to_one").code == "hundred_to_one tv"
    assert read("hundred_to_one tv: team_size=2").code == "hundred_to_one tv"
    assert house.matters("blitz")  # more may come


def test_usual_numbers_of_seconds_have_a_button_and_any_other_is_stepped_to() -> None:
    house = plain("hundred_to_one")
    for name in ("answer_timeout", "reverse_time", "big_time1", "big_time2"):
        assert {10, 15, 20, 30, 45, 60, 90} <= {*offered(house, name)}
        assert len(offered(house, name)) <= FEW
        assert strides(house, name) == (1, 10, 100)
