"""The question of `/forget` says what becomes of each table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callbacks import Forget, parse
from bot.i18n import LANGUAGES, translator
from bot.screens import forget
from bot.screens.screen import Screen
from bot.table import Table, Venue
from tests.bot import tables

ANNA, BORIS = tables.people(("Аня", "Боря"))


def asked(*running: Table, language: str = "en") -> Screen:
    return forget.question(translator(language), running)


def test_a_seat_in_a_lobby_becomes_free() -> None:
    assert "your seat becomes free" in asked(tables.lobby(chairs=(ANNA, BORIS))).text


def test_with_others_in_the_match_a_bot_plays_on_and_alone_it_stops() -> None:
    others = tables.begun(tables.lobby(chairs=(ANNA, BORIS)))
    alone = tables.match_of()
    assert "a bot plays for you to the end" in asked(others).text
    assert "the match stops" in asked(alone).text


def test_the_table_of_the_private_chat_is_closed() -> None:
    own = replace(tables.match_of(), venue=Venue(ANNA.id, is_private=True))
    assert "the table is closed" in asked(own).text


def test_who_sits_nowhere_is_told_of_no_tables() -> None:
    heading = translator("en").plain("forget-tables")
    assert heading not in asked().text
    assert "Your tables" in asked(tables.lobby()).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_two_ways_to_answer_and_the_seat_is_named_as_in_records(language: str) -> None:
    screen = asked(language=language)
    answers = [parse(b.data) for row in screen.buttons for b in row]
    assert answers == [Forget("yes"), Forget("no")]
    assert translator(language).plain("name-forgotten", number=2) in screen.text


@pytest.mark.parametrize("data", ["f:", "f:yes ", "f:maybe", "f:yes:1", "F:yes"])
def test_no_other_button_is_an_answer(data: str) -> None:
    assert parse(data) is None
