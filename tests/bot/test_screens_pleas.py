"""“That should count” as people see it: who has the button, what the group reads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callbacks import parse
from bot.i18n import translator
from bot.prefs import Prefs
from bot.screens.hand import hand_screen
from bot.screens.places import Places
from bot.screens.screen import Button, Screen
from bot.table import Computer, Person, Table, Venue
from tests.bot.quiz import plain
from tests.bot.shows import after, counted, person, show, stage_of
from tests.bot.test_pleas import FAILED, MISSED, OPENED
from tests.bot.test_screens_limits import must_be_sendable

LANGUAGE = pytest.mark.parametrize("language", ["ru", "en"])
LABELS = {"ru": "⚖️ Засчитать!", "en": "⚖️ That should count!"}
COUNTS = {
    "ru": "⚖️ Засчитано: «чай» — это «чай с лимоном»",
    "en": "⚖️ That counts: “чай” is “чай с лимоном”",
}
CORRECTED = {
    "ru": "Ответ всё-таки засчитан. Вот исправленный итог:",
    "en": "The answer counts after all. Here is the result again, corrected:",
}


def in_language(table: Table, language: str) -> Table:
    """The same table for readers of this language."""
    chairs = tuple(
        replace(c, prefs=Prefs(language, language)) if isinstance(c, Person) else c
        for c in table.chairs
    )
    return replace(table, language=language, chairs=chairs)


def group(table: Table) -> Screen:
    screen = Places("prikup_bot").places(table, {})["group"].screen
    must_be_sendable(screen)
    return screen


def hand(table: Table, number: int) -> Screen:
    (own,) = (c for c in table.chairs if isinstance(c, Person) and c.id == number)
    screen = hand_screen(table, own, None)
    must_be_sendable(screen)
    return screen


def pleading(screen: Screen) -> list[Button]:
    return [b for row in screen.buttons for b in row if ":count:" in b.data]


@LANGUAGE
def test_the_group_has_the_button_until_the_next_action(language: str) -> None:
    table = in_language(after(show(), *MISSED).table, language)
    (button,) = pleading(group(table))
    assert button.text == LABELS[language]
    assert str(parse(button.data)) == f"v:show0000:count:{stage_of(table).position}"
    assert pleading(group(after(show(), *MISSED, "1 pass").table)) == []
    assert pleading(group(after(show(), *OPENED).table)) == []


def test_the_button_is_there_whether_or_not_a_row_is_near() -> None:
    near = after(show(), *OPENED, "2 answer чай").table
    far = after(show(), *OPENED, "2 answer зонтик").table
    assert pleading(group(near)) == pleading(group(far))


@LANGUAGE
def test_in_private_only_who_may_press_it_has_it(language: str) -> None:
    table = in_language(after(show(), *MISSED).table, language)
    having = [number for number in (1, 2, 3, 4) if pleading(hand(table, number))]
    assert having == [2]
    assert pleading(hand(table, 2))[0].text == LABELS[language]


def test_who_plays_alone_in_private_has_it_there() -> None:
    seated = (person(1), Computer(1))
    table = after(show(seated, venue=Venue(1, is_private=True)), "0 deal", "0 answer чай").table
    assert len(pleading(hand(table, 1))) == 1


@LANGUAGE
def test_the_group_reads_what_counted_as_what(language: str) -> None:
    table = in_language(counted(after(show(), *MISSED)).table, language)
    text = plain(group(table).text)
    assert COUNTS[language] in text
    assert "10" in text  # the row is open, with its points
    assert pleading(group(table)) == []


@LANGUAGE
def test_the_result_that_follows_says_that_it_is_corrected(language: str) -> None:
    table = in_language(counted(after(show(), *FAILED)).table, language)
    (notice,) = (n for n in table.notices if n.kind == "deal_corrected")
    wanted = Places("prikup_bot").notice(table, notice)
    assert wanted is not None
    first, _, rest = plain(wanted.screen.text).partition("\n")
    assert first == f"⚖️ {CORRECTED[language]}"
    assert "44" in rest
    must_be_sendable(wanted.screen)


@LANGUAGE
@pytest.mark.parametrize(
    "key", ["answer-counted", "answer-not-yours-to-count", "answer-nothing-near"]
)
def test_what_the_presser_is_told_fits_into_a_pop_up(language: str, key: str) -> None:
    assert 0 < len(translator(language).plain(key)) <= 200
