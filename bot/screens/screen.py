"""A screen: the text of one message and its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from hashlib import blake2b
from typing import Any, Protocol, runtime_checkable

from bot.i18n import Translator
from bot.prefs import Prefs
from bot.screens.rulebook import Rulebook
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message. It carries data or an address, never both."""

    text: str
    data: str = ""
    url: str = ""
    style: str = ""
    """`primary`, `success`, `danger`, or nothing."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: HTML text, rows of buttons."""

    text: str
    buttons: tuple[tuple[Button, ...], ...] = ()

    @property
    def digest(self) -> str:
        """Changes when anything that Telegram would show changes."""
        return blake2b(repr(self).encode(), digest_size=8).hexdigest()


WIDE = 17
"""Letters of a label from which on it gets a row of its own: half a phone holds no more."""


def in_pairs(buttons: Iterable[Button]) -> tuple[tuple[Button, ...], ...]:
    """Rows of two; what is long gets a row of its own."""
    rows: list[tuple[Button, ...]] = []
    for button in buttons:
        is_open = bool(rows) and len(rows[-1]) == 1 and len(rows[-1][0].text) < WIDE
        if is_open and len(button.text) < WIDE:
            rows[-1] = (*rows[-1], button)
        else:
            rows.append((button,))
    return tuple(rows)


class Urgency(IntEnum):
    """How long a change of a message may wait; the lower goes first."""

    TURN = 0
    """The hand of a person who has to act: at once."""
    RESULT = 1
    """The end of a deal or match, a lobby, an announcement: at once, after the turns."""
    TABLE = 2
    """The group's table in play: several changes may go together."""
    BYSTANDER = 3
    """The hand of a person who has nothing to do: when it is convenient."""


@dataclass(frozen=True, slots=True)
class Eve:
    """What a message shows first, to keep up the suspense."""

    screen: Screen
    until: float
    """In seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message that ought to stand in a chat."""

    chat_id: int
    thread_id: int | None
    episode: str
    """As long as it is the same, the message is edited; then a new one is sent (`deal:3`)."""
    screen: Screen
    wants_attention: bool = False
    """Whether the reader has to act, so that a new message should ring."""
    urgency: Urgency = Urgency.BYSTANDER
    eves: tuple[Eve, ...] = ()
    """What is shown before the screen, one after the other."""
    ready_at: float = 0.0
    """An announcement is not made before, in seconds since the epoch."""

    def at(self, now: float) -> Wanted:
        """What ought to stand there now."""
        for eve in self.eves:
            if now < eve.until:
                return replace(self, screen=eve.screen, eves=())
        return self

    def changes_at(self, now: float) -> float | None:
        """When something else ought to stand there though nothing happens; None: never."""
        return next((eve.until for eve in self.eves if now < eve.until), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a hand: what it says, and which legal action it does."""

    text: str
    index: int
    """Into `view.legal`."""
    style: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A button of a hand that does nothing but mark cards, to be confirmed by another."""

    text: str
    marked: int
    """The cards that are marked afterwards, a bit for each in the hand's order."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that a game's screen is made from."""

    view: Any
    """The engine's view of the seat, or of the whole chat."""
    seat: Seat | None
    names: tuple[str, ...]
    """The names of the seats, plain and short; the translator escapes them."""
    t: Translator
    prefs: Prefs
    """Card style of the reader; in the group the style of its language."""
    page: str = ""
    """Which part of a long choice is open (`bids`…), as the person chose."""
    marked: int = 0
    """The cards that the person has marked, a bit for each in the hand's order."""


class GameScreens(Protocol):
    """What each game has to show. Every text is HTML unless it is called plain."""

    @property
    def book(self) -> Rulebook:
        """The rules text by any house rules."""

    def deal(self, view: Any) -> int:
        """The number of the deal that the table's message shows: at rest, of the last one."""

    def standing(self, look: Look) -> str:
        """The table as everybody sees it: players with scores, what is led, trump, tricks."""

    def hand(self, look: Look) -> str:
        """The own hand, sorted, with what to do now; empty if there is none."""

    def choices(self, look: Look) -> tuple[tuple[Choice | Mark, ...], ...]:
        """Rows of buttons for what is legal now, without the cards that may not be played."""

    def pages(self, look: Look) -> tuple[tuple[str, str], ...]:
        """Further parts of a long choice: name and label of the buttons that open them."""

    def news(self, look: Look, event: Any) -> str | None:
        """What happened, in a line; None: not worth one."""

    def pocket(self, look: Look) -> str:
        """The hand for a pop-up: plain, at most 200 characters."""

    def last_trick(self, look: Look) -> str:
        """The last trick or the end of the pile for a pop-up: plain, at most 200 characters."""

    def scores(self, look: Look) -> str:
        """Scores and counters for a pop-up: plain, at most 200 characters."""

    def why_not(self, look: Look, refusals: Sequence[tuple[str, str, dict[str, str]]]) -> str:
        """Why cards may not be played: plain, at most 200 characters.

        Each refusal is a card, the reason code and its details.
        """

    def reason(self, look: Look, code: str, details: dict[str, str]) -> str:
        """The sentence for a reason code: plain, at most 200 characters."""

    def deal_result(self, look: Look, event: Any) -> str:
        """The result of a deal, a message of its own."""

    def match_result(self, look: Look) -> str:
        """The result of the match with the score of every deal."""

    def in_one_line(self, t: Translator, preset: str, options: Any) -> str:
        """The house rules in one line for the lobby."""


@runtime_checkable
class PublicScreens(Protocol):
    """What a game shows besides in which everybody may reach for the same button."""

    def public_choices(self, look: Look) -> tuple[tuple[tuple[str, str], ...], ...]:
        """Rows of buttons below the public table: what they say, and the word of the action."""


@runtime_checkable
class UnveilingScreens(Protocol):
    """What a game shows besides whose deals end step by step (`engine.abilities.Unveiling`)."""

    def unveilings(self, look: Look) -> tuple[str, ...]:
        """The body of the public table at each step before all is seen."""


@runtime_checkable
class WordedScreens(Protocol):
    """What a game shows besides that is not played with cards and deals."""

    def wording(self, view: Any, key: str) -> str:
        """The key of what it says in place of a sentence that all games share.

        The other sentence takes the same arguments. It is the same key where nothing is replaced.
        """
