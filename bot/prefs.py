"""What people and chats have chosen once and for all."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prefs:
    """How one person likes to be served."""

    language: str = "ru"
    ranks: str = "ru"
    """Letters of the court cards: `ru` Т К Д В, `en` A K Q J."""
    coloured: bool = True
    """Suits as emoji with colour, or as plain signs."""
    confirm: bool = False
    """A card is played by a second tap only."""
    hurry: bool = False
    """A single legal card is played without a tap."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What the bot knows of a person beside the tables."""

    prefs: Prefs
    is_reachable: bool = False
    """Whether the private chat is open: started, and not blocked."""
    is_known: bool = False
    """Whether the person has chosen anything, so that Telegram's language no longer decides."""


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """What the admins of a chat have set."""

    language: str = "ru"
    game: str = "thousand"
    houses: tuple[tuple[str, str], ...] = ()
    """For each game that somebody has chosen house rules for, their code (`bot.house`)."""
    turn_seconds: int | None = 90
    """The turn clock; None: off."""
    stop_by: str = "players"
    """Who may stop a table: `players` (and admins) or `admins`."""
    is_set: bool = False
    """Whether somebody has chosen the language, so that nobody's client decides it any more."""


TURN_SECONDS = (30, 60, 90, 180, 300, 900, 3600, 4 * 3600, 12 * 3600, 24 * 3600)
"""The turn clocks to choose from, beside off."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a person has opened on the hand of one table; it holds for one position only."""

    position: int
    page: str = ""
    """The part of a long choice that is shown."""
    mark: int | None = None
    """The legal action that waits for the confirming tap."""
    marked: int = 0
    """The cards of the hand that are marked, a bit for each in the hand's order."""
