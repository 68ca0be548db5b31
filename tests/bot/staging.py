"""Scripts at a table of people, for tests that look at what they come to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.screens.staged import Moment, moments
from bot.table import Venue
from engine.script import decode, read_script
from tests.bot.tables import people

SCRIPTS = Path(__file__).parents[1] / "scripts"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim")
"""Who sits at the tables, the first of them on seat 0: ten players, and who leads a show."""
VENUE = Venue(-1001234567890, None, "Friday cards")


def staged(path: Path, language: str = "ru") -> Iterator[Moment]:
    """Every position of the script, the people all reading this language."""
    script = read_script(decode(path.read_bytes()))
    return moments(script, people(NAMES, language), VENUE, language)


def scripts(slug: str) -> list[Path]:
    """The scripts of the game."""
    return sorted((SCRIPTS / slug).glob("*.game"))
