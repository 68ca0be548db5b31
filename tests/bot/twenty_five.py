"""Tables of Twenty-Five as the tests of its screens look at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.callbacks import Act, Verb, parse
from bot.prefs import Opened
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.places import Places
from bot.screens.screen import Screen
from bot.table import Playing, Table
from engine.games import GAMES
from tests.bot.seen import group
from tests.bot.tables import SEED, begun, lobby, people, with_deal

GAME = GAMES["twenty_five"]
SCREENS_OF = SCREENS["twenty_five"]
NAMES = (
    *("Аня", "Борис Петрович", "Вера", "Геннадий", "Даша"),
    *("Женя К.", "Зоя", "Илья", "Катя Смирнова", "Лёва"),
)
RENEGING = "0=7S 2D 3D 4D 6D | 1=5S AH KD 9C 8C | up=4S"
FORCED = "0=7S 2D 3D 4D 6D | 1=5S AS KD 9C 8C | up=4S"
ROBBING = "0=KC QD 2H 3H 4H | 1=AC 9D 3S 4S 5S | 2=KD 6D 7D 8D TD | up=8C"
TURNED_ACE = "0=KC QD 2H 3H 4H | 1=TC 9D 3S 4S 5S | 2=KD 6D 7D 8D TD | up=AC"


def table(
    deal: str,
    dealer: int,
    *,
    preset: str = "25-individual",
    scores: str = "",
    language: str = "ru",
    **changes: Any,
) -> Table:
    """The cards are dealt; seats are named in the order of `NAMES`."""
    seats = deal.count("|")
    options = GAME.settings(GAME.presets[preset], seats).but(**changes)
    position = {"dealer": str(dealer), **({"scores": scores} if scores else {})}
    state = GAME.start(options, seats, SEED, position).state
    gathered = lobby("twenty_five", language, people(NAMES[:seats], language))
    stage = Playing(state=state, commitment="0" * 64)
    return with_deal(replace(gathered, preset=preset, options=options, stage=stage), deal)


def crowd(preset: str, seats: int, language: str = "ru") -> Table:
    """A match of so many, before its first deal."""
    chairs = people(NAMES[:seats], language)
    return begun(lobby("twenty_five", language, chairs), preset=preset)


def seated(match: Table) -> list[str]:
    """The lines of the players."""
    marks = ("▫", "🔝", "👉")
    return [line for line in group(match).splitlines() if line.startswith(marks)]


def screen(match: Table, seat: int, page: str = "") -> Screen:
    position = match.stage.position if isinstance(match.stage, Playing) else 0
    opened = {seat + 1: Opened(position, page=page)} if page else {}
    return Places("b").places(match, opened)[f"hand:{seat + 1}"].screen


def hand(match: Table, seat: int, page: str = "") -> str:
    return as_text(screen(match, seat, page))


def moves(match: Table, seat: int, page: str = "") -> list[str]:
    """What the buttons do, in their order."""
    assert isinstance(match.stage, Playing)
    legal = GAME.legal(match.stage.state, seat)
    read = [parse(b.data) for row in screen(match, seat, page).buttons for b in row if b.data]
    return [str(legal[act.index]) for act in read if isinstance(act, Act)]


def opens(match: Table, seat: int, page: str = "") -> list[str]:
    """The pages that buttons open."""
    read = [parse(b.data) for row in screen(match, seat, page).buttons for b in row if b.data]
    return [b.argument for b in read if isinstance(b, Verb) and b.verb == "page"]
