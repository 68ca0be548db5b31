from dataclasses import replace

import pytest

from bot.i18n import translator
from bot.prefs import Prefs
from bot.screens.names import columns, distinct, marked_names, names_of, padded, shown
from bot.table import Computer, Person, Table
from tests.bot.tables import lobby


def test_a_long_name_is_cut_and_shows_that() -> None:
    assert shown("Константин Константинопольский") == "Константин Констант…"
    assert columns(shown("Константин Константинопольский")) == 20


def test_wide_signs_take_two_columns() -> None:
    assert columns(shown("🃏" * 30)) <= 20
    assert shown("🃏" * 30).startswith("🃏🃏🃏")


def test_a_short_name_stays_as_it_is() -> None:
    assert shown("Аня") == "Аня"
    assert shown("Zoë O’Neil") == "Zoë O’Neil"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d\u2060", "\u3164", "\n\t\r", "\u0301"])
def test_a_name_of_nothing_gets_a_word(name: str) -> None:
    table = with_people(name)
    assert names_of(table, translator("ru")) == ("Без имени",)


@pytest.mark.parametrize(
    "sign", ["\u202e", "\u202b", "\u2066", "\u200f", "\x00", "\x1b", "\ue000"]
)
def test_signs_that_turn_or_hide_text_are_gone(sign: str) -> None:
    assert shown(f"An{sign}na") in ("Anna", "An na")


def test_a_name_is_one_line() -> None:
    assert shown("Anna\nHas won\u2028the match") == "Anna Has won the ma…"


def test_a_name_written_from_right_to_left_stands_apart() -> None:
    assert shown("שרה") == "\u2068שרה\u2069"


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("/stop@prikup_bot", ["/", "stop@", "prikup_bot"]),
        ("@durov", ["@", "durov"]),
        ("#win $TON", ["#", "win $", "TON"]),
        ("https://evil.com/a", ["https:", "//", "evil.", "com/", "a"]),
        ("t.me/x", ["t.", "me/", "x"]),
    ],
)
def test_a_name_is_no_link_no_mention_and_no_command(name: str, parts: list[str]) -> None:
    assert shown(name) == "\u2060".join(parts)
    assert columns(shown(name)) == len(name)


@pytest.mark.parametrize("name", ["J. R. Ewing", "Ann / Bob", "a.", "10:30", "С. Ю."])
def test_points_and_strokes_of_plain_names_stay(name: str) -> None:
    assert shown(name) == name


def test_a_letter_carries_two_marks_at_most() -> None:
    assert shown("Z" + "\u0300" * 50 + "a") == "Z\u0300\u0300a"


def test_people_of_one_name_are_told_apart() -> None:
    assert distinct(["Аня", "Боря", "Аня", "Аня"]) == ("Аня", "Боря", "Аня 2", "Аня 3")


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Аnnа",
        "Ann\u0430\ufe0f",
        "An\u034fna",
        "Ánna",
        "Ａｎｎａ",
        "🤖 Anna",
        "Anna 💤",
    ],
)
def test_nobody_passes_for_another_by_letters_that_look_alike(name: str) -> None:
    assert distinct(["Anna", shown(name)]) == ("Anna", f"{shown(name)} 2")
    assert distinct([shown(name), "Anna", "Anna 2"])[1:] == ("Anna 2", "Anna 2 2")


def test_who_is_called_otherwise_gets_no_number() -> None:
    names = (
        "Anna",
        "anna",
        "Anna B.",
        "Аня",
        "Ваня",
        "🌹",
        "🌷",
        "Ира",
        "Ида",
        "שרה",
        "Ill",
        "ill",
    )
    assert distinct(names) == names


def test_computer_players_have_names_of_their_own() -> None:
    table = with_people("Аня")
    chairs = (*table.chairs, Computer(1), Computer(2), Computer(93))
    names = names_of(with_chairs(table, *chairs), translator("ru"))
    assert names == ("Аня", "Герман", "Томский", "Бот 93")


def test_computers_and_sleepers_are_marked() -> None:
    away = Person(1, "Аня", Prefs(), is_away=True)
    gone = Person(2, "Боря", Prefs(), is_gone=True)
    table = with_chairs(with_people("x"), away, gone, Computer(1))
    assert marked_names(table, translator("ru")) == ("💤 Аня", "🤖 Боря", "🤖 Герман")


def test_a_cell_is_as_wide_as_asked() -> None:
    for name in ("Аня", "Константин", "🃏🃏🃏🃏🃏🃏", shown("שרה")):
        assert columns(padded(name, 8)) == 8
        assert columns(padded(name, 8, right=True)) == 8


def with_people(*names: str) -> Table:
    people = tuple(Person(n + 1, name, Prefs()) for n, name in enumerate(names))
    return with_chairs(lobby(), *people)


def with_chairs(table: Table, *chairs: Person | Computer) -> Table:
    return replace(table, chairs=chairs)
