"""Positions of Hundred to One and their screens, for tests that look at what a reader sees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from bot.i18n import translator
from bot.prefs import Prefs
from bot.screens.hundred_to_one import HundredToOneScreens
from bot.screens.screen import Button, Choice, Look, Screen
from engine.game import IllegalAction, Seat, Told
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import Event
from engine.games.hundred_to_one.state import State
from engine.script import decode, open_match, read_script
from engine.script.lines import Attempt, Given
from engine.script.replay import in_play

SCREENS = HundredToOneScreens()
SCRIPTS = Path(__file__).parents[1] / "scripts" / "hundred_to_one"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Quiz")
"""Seat 0 first; the last one is the human host of two teams of five."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state that a script comes to, and what was told on the way from the last one."""

    name: str
    state: State
    told: tuple[Told[Event], ...] = ()

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """The chat, all seats, and the human host if there is one."""
        host = self.state.options.host_seat
        return (None, *self.state.seats, *(() if host is None else (host,)))


def names_for(state: State) -> tuple[str, ...]:
    """Who sits; the human host is always called Quiz."""
    players = NAMES[: state.options.players]
    return (*players, NAMES[-1]) if state.options.host else players


def look(
    state: State, seat: Seat | None = None, language: str = "en", names: tuple[str, ...] = ()
) -> Look:
    """What the seat, or the chat, sees."""
    view = HUNDRED_TO_ONE.view(state, seat)
    return Look(view, seat, names or names_for(state), translator(language), Prefs(language))


def screen(seen: Look) -> Screen:
    """The parts that the game itself makes of a message."""
    text = "\n\n".join(filter(None, (SCREENS.standing(seen), SCREENS.hand(seen))))
    rows = tuple(
        tuple(Button(one.text, f"a:staged00:0:{one.index}") for one in row)
        for row in SCREENS.choices(seen)
    )
    return Screen(text, rows)


def plain(text: str) -> str:
    """The text as it is read."""
    return unescape(re.sub(r"</?[a-z][^>]*>", "", text))


def read(state: State, seat: Seat | None = None, language: str = "en") -> str:
    """All that the seat reads of a position."""
    return plain(screen(look(state, seat, language)).text)


def offered(seen: Look) -> list[str]:
    """What the buttons do, in notation."""
    buttons = [one for row in SCREENS.choices(seen) for one in row]
    assert all(isinstance(one, Choice) for one in buttons)
    return [str(seen.view.legal[one.index]) for one in buttons]


def news(
    told: tuple[Told[Event], ...], state: State, seat: Seat | None = None, language: str = "en"
) -> list[str]:
    """The lines that the seat, or the chat, is told."""
    seen = look(state, seat, language)
    lines = (SCREENS.news(seen, item.event) for item in told if item.to is None or seat in item.to)
    return [plain(line) for line in lines if line]


def positions(path: Path) -> Iterator[Position]:
    """Every position of the script."""
    script = read_script(decode(path.read_bytes()))
    opening = open_match(script, {"hundred_to_one": HUNDRED_TO_ONE})
    state: State = opening.state
    yield Position(f"{path.stem}:0", state)
    for line in script.body:
        if isinstance(line, Given):
            step = HUNDRED_TO_ONE.perform(state, line.key, line.text)
        elif isinstance(line, Attempt) and not line.refused:
            state = in_play(opening, state, line.line)
            action = HUNDRED_TO_ONE.read_action(line.action)
            step = HUNDRED_TO_ONE.apply(state, line.seat, action)
        else:
            continue
        state = step.state
        yield Position(f"{path.stem}:{line.line}", state, step.told)


def all_positions() -> Iterator[Position]:
    """Every position of every script."""
    for path in sorted(SCRIPTS.glob("*.game")):
        yield from positions(path)


def refusal(state: State, move: str, language: str) -> str:
    """The sentence for why this (`1 pass`) is refused."""
    seat, _, action = move.partition(" ")
    try:
        HUNDRED_TO_ONE.apply(state, int(seat), HUNDRED_TO_ONE.read_action(action))
    except IllegalAction as error:
        return SCREENS.reason(look(state, int(seat), language), error.reason, error.details)
    raise AssertionError(f"{move} is not refused")


def rows(text: str) -> list[str]:
    """The rows of the board."""
    return [line for line in text.splitlines() if re.match(r"\d[ ✓]", line)]
