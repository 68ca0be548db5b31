from dataclasses import replace

import pytest

from bot.callbacks import Setting, Verb, parse
from bot.i18n import LANGUAGES, Translator, translator
from bot.prefs import TURN_SECONDS, ChatSettings, Prefs
from bot.screens.games import SCREENS
from bot.screens.private import (
    games_list,
    greeting,
    help_screen,
    rules_screen,
    stop_question,
    welcome,
)
from bot.screens.screen import Screen
from bot.screens.settings import CHAT, PERSON, chat_screen, person_screen
from bot.screens.titles import game_named, length, time_of_day
from bot.table import Over
from engine.games import GAMES
from tests.bot.tables import begun, company, did, lobby, match_of, people


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param)


def values(screen: Screen) -> list[Setting]:
    read = (parse(button.data) for row in screen.buttons for button in row if button.data)
    return [button for button in read if isinstance(button, Setting)]


def test_the_greeting_is_three_lines_and_a_way_into_a_group(t: Translator) -> None:
    screen = welcome(t, "prikup_bot")
    assert len(screen.text.splitlines()) == 3
    assert screen.buttons[0][0].url == "https://t.me/prikup_bot?startgroup=play"


def test_in_a_group_the_bot_says_how_to_begin(t: Translator) -> None:
    screen = greeting(t, "prikup_bot")
    assert "/play" in screen.text
    assert screen.buttons[0][0].url.startswith("https://t.me/prikup_bot?start=")


@pytest.mark.parametrize("is_private", [True, False])
def test_help_names_every_command_of_its_place(t: Translator, *, is_private: bool) -> None:
    text = help_screen(t, "b", is_private=is_private).text
    commands = {"/play", "/hand", "/rules", "/score", "/last", "/settings", "/leave", "/stop"}
    commands |= {"/games"} if is_private else {"/join", "/table", "/lang"}
    assert [command for command in commands if command not in text] == []


def test_the_list_of_tables_tells_where_it_is_the_persons_turn() -> None:
    ru = translator("ru")
    chairs = people(["Аня", "Боря", "Вера"])
    table = did(begun(lobby(chairs=chairs)), _dealer(begun(lobby(chairs=chairs))), "deal")
    owed = next(iter(GAMES["thousand"].to_move(table.stage.state)))  # type: ignore[union-attr]
    assert "ваш ход" in games_list(ru, [table], owed + 1).text
    assert "ходят другие" in games_list(ru, [table], (owed + 1) % 3 + 1).text
    over = replace(table, stage=Over("finished"))
    text = games_list(ru, [lobby(), over], 1)
    assert "стол собирается" in text.text
    assert "партия окончена" in text.text
    assert text.buttons == ()


def _dealer(table: object) -> int:
    return next(iter(GAMES["thousand"].to_move(table.stage.state)))  # type: ignore[attr-defined]


def test_each_running_table_can_be_opened_from_the_list() -> None:
    table = match_of()
    button = games_list(translator("ru"), [table], 1).buttons[0][0]
    assert parse(button.data) == Verb(table.id, "anew")


def test_who_sits_nowhere_is_told_how_to_begin(t: Translator) -> None:
    assert "/play" in games_list(t, [], 1).text


def test_stopping_asks_first(t: Translator) -> None:
    for table in (lobby(), match_of()):
        read = [parse(b.data) for row in stop_question(t, table).buttons for b in row]
        assert read == [Verb(table.id, "stop", "yes"), Verb(table.id, "stop", "no")]


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_can_be_paged_through(t: Translator, slug: str) -> None:
    table = match_of(slug)
    first = rules_screen(t, table)
    pages = SCREENS[slug].book.pages(t, table.options)
    read = [parse(button.data) for row in first.buttons for button in row]
    assert read == [Verb(table.id, "rules", page.section) for page in pages]
    texts = {rules_screen(t, table, page.section).text for page in pages}
    assert len(texts) == len(read)
    assert rules_screen(t, table, "made-up") == first


def test_a_person_sees_every_setting_and_its_value() -> None:
    text = person_screen(translator("ru"), Prefs()).text
    assert "Язык: <b>русский</b>" in text
    assert "Т♠️ К♥️ 10♦️ 9♣️" in text
    assert "A♠\ufe0e" in person_screen(translator("en"), Prefs("en", "en", coloured=False)).text


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("language", {"ru", "en"}),
        ("ranks", {"ru", "en"}),
        ("coloured", {"on", "off"}),
        ("confirm", {"on", "off"}),
        ("hurry", {"on", "off"}),
    ],
)
def test_a_person_chooses_among_all_values(t: Translator, name: str, choices: set[str]) -> None:
    opened = values(person_screen(t, Prefs()))
    assert Setting("p", name) in opened
    offered = {b.value for b in values(person_screen(t, Prefs(), name)) if b.name == name}
    assert offered == choices


def test_admins_choose_among_all_values(t: Translator) -> None:
    assert [b.name for b in values(chat_screen(t, ChatSettings()))] == list(CHAT)
    offered = {
        name: {b.value for b in values(chat_screen(t, ChatSettings(), name)) if b.name == name}
        for name in CHAT
    }
    assert offered["language"] == {"ru", "en"}
    assert offered["game"] == set(GAMES)
    assert offered["clock"] == {"off", *map(str, TURN_SECONDS)}
    assert offered["stop"] == {"players", "admins"}


def test_the_present_value_is_ticked() -> None:
    settings = ChatSettings(turn_seconds=180, houses=(("thousand", "thousand 1001: cross=on"),))
    ru = translator("ru")

    def ticked(page: str) -> list[str]:
        rows = chat_screen(ru, settings, page).buttons
        return [b.text for row in rows for b in row if b.text.startswith("✓")]

    assert ticked("clock") == ["✓ 3 мин"]
    assert "Правила: <b>До 1001 и 1 отличие</b>" in chat_screen(ru, settings).text


def test_every_choice_leads_back(t: Translator) -> None:
    for name in PERSON:
        assert values(person_screen(t, Prefs(), name))[-1] == Setting("p", "all")
    for name in CHAT:
        assert values(chat_screen(t, ChatSettings(), name))[-1] == Setting("c", "all")


@pytest.mark.parametrize(
    ("words", "slug"),
    [
        ("thousand", "thousand"),
        ("Тысяча", "thousand"),
        ("1000", "thousand"),
        ("сто одно", "hundred_one"),
        ("СТО-ОДНО", "hundred_one"),
        ("101", "hundred_one"),
        ("hundred and one", "hundred_one"),
        ("покер", None),
        ("", None),
    ],
)
def test_a_game_is_known_by_its_names(words: str, slug: str | None) -> None:
    assert game_named(words) == slug


def test_lengths_of_time_stand_in_their_largest_whole_unit() -> None:
    ru = translator("ru")
    told = [length(ru, seconds) for seconds in TURN_SECONDS]
    assert told[:6] == ["30 с", "1 мин", "90 с", "3 мин", "5 мин", "15 мин"]
    assert told[6:] == ["1 ч", "4 ч", "12 ч", "24 ч"]


def test_the_time_of_day_names_its_clock() -> None:
    assert time_of_day(translator("ru"), 1_700_000_000) == "01:13 мск"
    assert time_of_day(translator("en"), 1_700_000_000) == "22:13 UTC"


def test_a_table_of_computers_and_one_person_is_named_by_its_game() -> None:
    venue = replace(lobby().venue, chat_id=1, title="", is_private=True)
    table = begun(lobby(venue=venue, chairs=company(["Аня"], 2)))
    assert "Тысяча — " in games_list(translator("ru"), [table], 1).text
