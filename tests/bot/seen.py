"""What people see at a table, and what they may press, as the tests of screens ask for it."""

from __future__ import annotations

from typing import Any

from bot.callbacks import Act, Verb, parse
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens.gallery import as_text
from bot.screens.look import look_at
from bot.screens.places import Places
from bot.screens.screen import Button, Screen
from bot.table import Playing, Table
from engine.games import GAMES
from tests.bot.tables import did


def after(match: Table, *lines: str) -> Table:
    """The table once each seat has done this: `1 bid 20`."""
    for line in lines:
        seat, action = line.split(" ", 1)
        match = did(match, int(seat), action)
    return match


def screen(match: Table, seat: int, page: str = "", marked: int = 0) -> Screen:
    """The hand of the person on the seat, with this opened and marked."""
    assert isinstance(match.stage, Playing)
    opened = {seat + 1: Opened(match.stage.position, page=page, marked=marked)}
    return Places("b").places(match, opened)[f"hand:{seat + 1}"].screen


def group(match: Table) -> str:
    """The table as the group reads it."""
    return as_text(Places("b").places(match, {})["group"].screen)


def moves(match: Table, seat: int, marked: int = 0) -> list[tuple[str, str]]:
    """The seat's moves: label and action."""
    assert isinstance(match.stage, Playing)
    legal = GAMES[match.slug].legal(match.stage.state, seat)
    return [
        (button.text, str(legal[meant.index]))
        for button in _buttons(match, seat, marked)
        if isinstance(meant := parse(button.data), Act)
    ]


def taps(match: Table, seat: int, marked: int = 0) -> dict[str, int]:
    """The buttons that mark cards, and what is marked after each."""
    return {
        button.text: int(meant.argument.split(".")[1], 16)
        for button in _buttons(match, seat, marked)
        if isinstance(meant := parse(button.data), Verb) and meant.verb == "mark"
    }


def _buttons(match: Table, seat: int, marked: int) -> list[Button]:
    return [button for row in screen(match, seat, marked=marked).buttons for button in row]


def look(match: Table, seat: int | None, language: str = "ru") -> Any:
    """What the seat, or the whole chat, sees of the match."""
    return look_at(match, seat, translator(language), Prefs(language, language))
