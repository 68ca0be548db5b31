"""The editor of house rules: every option within two taps of its section, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.callbacks import LIMIT, parse
from bot.callbacks import House as Press
from bot.house import House, Unfit, plain, read
from bot.i18n import LANGUAGES, Translator, translator
from bot.screens import house as editor
from bot.screens.house_words import differences
from bot.screens.lobby import lobby_screen
from bot.screens.screen import Screen
from engine.games import GAMES
from tests.bot.tables import lobby

ABOUT = "tabcdefgh01234567"
"""A table with the longest id that a button is read with."""


def presses(screen: Screen) -> list[Press]:
    found = [parse(button.data) for row in screen.buttons for button in row]
    assert all(isinstance(press, Press) for press in found)
    return [press for press in found if isinstance(press, Press)]


def pages(t: Translator, house: House, about: str) -> Iterator[Screen]:
    yield editor.menu(t, house, about)
    yield editor.presets(t, house, about)
    yield editor.code(t, house, about)
    yield editor.games(t, house, about)
    for section, names in house.sections:
        yield editor.section(t, house, about, section)
        for name in names:
            yield editor.option(t, house, about, name)


def fullest(slug: str) -> House:
    """House rules with as many options in effect as go together."""
    house = plain(slug)
    if slug == "thousand":
        return read(
            "thousand recommended: cut=interactive, dark=optional, cross=on, golden=on,"
            " bolt_mode=any3_row_heavy, bid_cap=none, discard_visibility=open, rospis=aces,"
            " redeal_hand_below=14, redeal_talon_below=5, reverse_barrel=-500"
        )
    if slug == "hundred_to_one":
        return read(
            "hundred_to_one party: rows=8, reverse_values=1000+1000+1000+1000+1000+1000+1000+1000,"
            " multipliers=10+10+10, reverse_skip_lead=240, answer_timeout=599, big_target=999"
        )
    return house


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("about", [ABOUT, "c.{slug}"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_page_fits_a_message(slug: str, about: str, language: str) -> None:
    t = translator(language)
    for house in (plain(slug), fullest(slug)):
        for screen in pages(t, house, about.format(slug=slug)):
            assert len(screen.text) <= 4096
            assert sum(map(len, screen.buttons)) <= 100
            for row in screen.buttons:
                assert 1 <= len(row) <= 8
                for button in row:
                    assert len(button.data.encode()) <= LIMIT
                    assert isinstance(parse(button.data), Press), button.data


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_is_changed_within_two_taps_of_its_section(slug: str) -> None:
    t = translator("en")
    house = fullest(slug)
    for section, names in house.sections:
        first = presses(editor.section(t, house, ABOUT, section))
        for name in names:
            own = [press for press in first if press.kind == "o" and press.name == name]
            assert len(own) == 1, name
            if own[0].value:  # turned over at once
                after = house.but(name, own[0].value)
                assert getattr(after.options, name) != getattr(house.options, name)
                continue
            second = presses(editor.option(t, house, ABOUT, name))
            reached = set()
            for press in second:
                if press.kind == "o":
                    with suppress(Unfit):  # contradicts another option, which is told
                        reached.add(house.but(name, press.value).options.written(name))
            assert len(reached - {house.options.written(name)}) >= 1, name


def test_each_member_of_a_list_of_numbers_has_a_button_that_turns_it_over() -> None:
    screen = editor.option(translator("ru"), plain("fifty_five"), ABOUT, "bids")
    found = {press.value for press in presses(screen) if press.kind == "o"}
    assert found == {"+5", "~10", "~15", "~20", "~25", "+30", "~60"}
    ticked = [b.text for row in screen.buttons for b in row if b.text.startswith("✓")]
    assert ticked == ["✓ 10", "✓ 15", "✓ 20", "✓ 25", "✓ 60"]
    assert "Ставки: 10, 15, 20, 25, 60." in screen.text


def test_what_differs_from_the_preset_is_marked() -> None:
    t = translator("ru")
    house = plain("thousand").but("target", "1001").but("cross", "on")
    menu = editor.menu(t, house, ABOUT)
    assert "2 отличия" in menu.text
    marked = [b.text for row in menu.buttons for b in row if b.text.startswith(editor.MARK)]
    assert len(marked) == 2
    section = editor.section(t, house, ABOUT, "table")
    assert [
        b.text.startswith(editor.MARK)
        for row in section.buttons
        for b in row
        if b.text.endswith("1001")
    ] == [True]
    assert editor.MARK not in str(editor.menu(t, plain("thousand"), ABOUT).buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_in_one_line_what_differs(language: str) -> None:
    t = translator(language)
    table = lobby(language=language)
    assert differences(t, plain("thousand")) == ""
    assert t.plain("lobby-differs", changes="") not in lobby_screen(table).text
    codes = ", ".join(f"{name}=on" for name in ("cross", "golden", "must_beat", "bed_marriage"))
    house = read(f"thousand recommended: {codes}, target=1001, marriage_auto=on, win_strict=on")
    line = differences(t, house)
    assert "\n" not in line
    assert "2" in line.rsplit("·", maxsplit=1)[-1]
    assert t.plain("thousand-option-target") in line


@pytest.mark.parametrize(
    "data",
    [
        "h:tabc:m::",
        "h:c.thousand:mm::",
        "h:c.Thousand:m::",
        "h::m::",
        "h:tabcdefgh:o:target:" + "9" * 25,
        "h:tabcdefgh:o:tar get:1",
        "h:c.thousand:o:target:1\n",
        "h:tabcdefgh:o:target",
    ],
)
def test_a_button_that_this_bot_does_not_make_means_nothing(data: str) -> None:
    assert parse(data) is None


def test_a_press_is_read_as_it_was_written() -> None:
    for press in (
        Press("tabcdefgh", "m"),
        Press("c.hundred_one", "s", "table"),
        Press("c.thousand", "s", "giving-up"),
        Press("tabcdefgh", "o", "reverse_barrel", "-760"),
        Press("tabcdefgh", "o", "powerups", "~talon_one"),
        Press("tabcdefgh", "p", "two-player-10"),
    ):
        assert parse(str(press)) == press


def row_lengths(screen: Screen) -> list[int]:
    return [len(row) for row in screen.buttons]


def test_a_page_tells_what_would_give_way_and_the_next_what_has() -> None:
    t = translator("ru")
    house = plain("hundred_to_one")
    rows = editor.option(t, house, ABOUT, "rows")
    assert "<b>5</b> — <i>Заодно станет «Цена строк: 15 · 30 · 60 · 120 · 240».</i>" in rows.text
    after = house.but("rows", "5")
    told = "Заодно поменялось: «Цена строк: 15 · 30 · 60 · 120 · 240»"
    along = after.along(house, "rows")
    assert told in editor.section(t, after, ABOUT, "rounds", along).text
    assert "Заодно" not in editor.section(t, after, ABOUT, "rounds").text
    judged = editor.option(t, house, ABOUT, "matching")
    assert "Заодно станет «Ведёт человек: да»." in judged.text


def test_values_that_differ_by_their_number_are_told_in_one_sentence() -> None:
    t = translator("ru")
    house = plain("hundred_to_one")
    page = editor.option(t, house, ABOUT, "miss_limit")
    assert page.text.count("промахов") == 1
    assert row_lengths(page) == [3, 3, 1]
    by_words = editor.option(t, house, ABOUT, "matching")
    assert by_words.text.count("\n• ") == 4


def test_numbers_of_seconds_say_so_and_stand_side_by_side() -> None:
    page = editor.option(translator("ru"), plain("hundred_to_one"), ABOUT, "answer_timeout")
    assert [b.text for b in page.buttons[0]] == ["10 с", "15 с", "✓ 20 с", "30 с"]
    assert row_lengths(page) == [4, 4, 2, 3, 1]
    section = editor.section(translator("ru"), plain("hundred_to_one"), ABOUT, "table")
    assert "На ответ: 20 с" in [b.text for row in section.buttons for b in row]


def test_a_list_has_its_usual_values_and_a_command_for_any_other() -> None:
    t = translator("ru")
    page = editor.option(t, plain("hundred_to_one"), ABOUT, "multipliers")
    texts = [b.text for row in page.buttons for b in row]
    assert "✓ ×1 · ×2 · ×3" in texts
    assert "×1 · ×2 · ×4" in texts
    assert "<code>/rules hundred_to_one tv: multipliers=1+2+3</code>" in page.text
    assert "/rules" not in editor.option(t, plain("hundred_to_one"), ABOUT, "rounds").text
    own = read("hundred_to_one tv: reverse_values=1+2+3+4+5+6")
    listed = editor.option(t, own, ABOUT, "reverse_values")
    assert "✓ 1 · 2 · 3 · 4 · 5 · 6" in [b.text for row in listed.buttons for b in row]


def test_a_set_that_lacks_nothing_is_all() -> None:
    t = translator("ru")
    whole = editor.section(t, plain("hundred_to_one"), ABOUT, "rounds")
    assert "Игры: все" in [b.text for row in whole.buttons for b in row]
    less = editor.section(t, plain("hundred_to_one", "quick"), ABOUT, "rounds")
    assert "Игры: простая, двойная, большая" in [b.text for row in less.buttons for b in row]


def test_the_games_say_that_the_reverse_one_is_off_elsewhere() -> None:
    t = translator("ru")
    page = editor.option(t, plain("hundred_to_one", "tv-1995"), ABOUT, "rounds")
    assert "выключена в своём разделе" in page.text
    assert "выключена" not in editor.option(t, plain("hundred_to_one"), ABOUT, "rounds").text
