from dataclasses import replace

import pytest

from bot import callbacks
from bot import lobby as lobbies
from bot.callbacks import Verb
from bot.lobby import Rights
from bot.screens.gallery import as_text
from bot.screens.places import Places
from bot.screens.screen import Button, Screen, Urgency
from bot.table import Computer, Lobby, Over, Table, Venue
from tests.bot.tables import lobby, people


def shown(table: Table) -> Screen:
    wanted = Places("prikup_bot").places(table, {})
    assert list(wanted) == ["group"]
    return wanted["group"].screen


def buttons(screen: Screen) -> dict[str, Button]:
    return {b.data.split(":")[2]: b for row in screen.buttons for b in row}


def test_a_lobby_shows_the_game_the_rules_who_sits_and_until_when() -> None:
    text = as_text(shown(lobby(chairs=(*people(["Аня", "Боря"]), Computer(1)))))
    assert "Тысяча" in text
    assert "до 1000" in text
    assert "1. Аня 👑" in text
    assert "2. Боря" in text
    assert "3. 🤖 Герман" in text
    assert "до 01:33 мск" in text


def test_an_english_lobby_tells_the_time_by_utc() -> None:
    text = as_text(shown(lobby(language="en", chairs=people(["Ann"], "en"))))
    assert "until 22:33 UTC" in text
    assert "Time for a move: 90 s" in text


def test_who_cannot_be_reached_is_named_and_told_what_to_do() -> None:
    table = lobby()
    stage = replace(lobbies.lobby_of(table), asked=people(["Аня", "<Боря>"])[1:])
    text = shown(replace(table, stage=stage)).text
    assert "Откройте личный чат с ботом, чтобы сесть: &lt;Боря&gt;" in text


def test_start_is_offered_only_to_enough_players() -> None:
    assert "start" not in buttons(shown(lobby(chairs=people(["Аня"]))))
    assert "start" in buttons(shown(lobby(chairs=people(["Аня", "Боря", "Вера"]))))


@pytest.mark.parametrize(
    ("language", "words"), [("ru", "должно быть поровну"), ("en", "have to be of one size")]
)
def test_teams_that_are_not_even_are_told_why_there_is_no_start(language: str, words: str) -> None:
    ann, ben, cleo = people(["Ann", "Ben", "Cleo"])
    for chairs, is_told in (((ann,), False), ((ann, ben), False), ((ann, ben, cleo), True)):
        screen = shown(lobby("hundred_to_one", language, chairs))
        assert (words in as_text(screen)) is is_told
        assert ("start" in buttons(screen)) is (len(chairs) == 2)


def test_computer_players_can_be_added_while_there_is_room_and_removed_if_there_are_any() -> None:
    alone = buttons(shown(lobby(chairs=people(["Аня"]))))
    assert "bot_add" in alone
    assert "bot_drop" not in alone
    full = buttons(shown(lobby(chairs=(*people(["Аня"]), *map(Computer, (1, 2, 3))))))
    assert "bot_add" not in full
    assert "bot_drop" in full


def test_every_button_of_a_lobby_can_be_read_back() -> None:
    table = lobby(chairs=(*people(["Аня", "Боря"]), Computer(1)))
    for panel in ("", "presets", "games"):
        stage = replace(lobbies.lobby_of(table), panel=panel)
        for button in buttons(shown(replace(table, stage=stage))).values():
            assert isinstance(callbacks.parse(button.data), Verb), button


def test_the_open_panel_offers_the_presets_and_ticks_the_present_one() -> None:
    table = lobbies.with_panel(lobby(), Rights(1), "presets")
    texts = [button.text for row in shown(table).buttons for button in row]
    assert "✓ Рекомендуемые" in texts
    assert "До 1001" in texts


def test_after_its_deadline_a_lobby_says_that_anybody_may_clear_it() -> None:
    table = lobby()
    stage = lobbies.lobby_of(table)
    late = lobbies.time_up(table, stage.closes_at)
    assert "может закрыть любой" in shown(late).text


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        (Over("closed", by="Аня <3"), "Стол закрыт (Аня &lt;3)"),
        (Over("closed"), "партия так и не началась"),
        (Over("broken"), "/stop"),
    ],
)
def test_a_lobby_that_is_over_says_so_and_has_no_buttons(stage: Over, words: str) -> None:
    screen = shown(replace(lobby(), stage=stage))
    assert words in screen.text
    assert screen.buttons == ()


def test_a_private_table_has_nothing_to_join_and_no_deadline() -> None:
    table = lobby(venue=Venue(1, None, "", is_private=True))
    screen = shown(table)
    assert "seat" not in buttons(screen)
    assert "мск" not in screen.text


def test_a_lobby_is_a_message_of_its_own_that_comes_soon() -> None:
    wanted = Places("b").places(lobby(), {})["group"]
    assert isinstance(lobby().stage, Lobby)
    assert (wanted.episode, wanted.urgency) == ("lobby", Urgency.RESULT)
