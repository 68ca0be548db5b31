"""What a person gets to hear for a press or a command: a key of the catalogues, no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


@dataclass(frozen=True, slots=True)
class Caller:
    """Who pressed or wrote, as Telegram tells it."""

    id: int
    name: str
    language_code: str | None = None
    is_anonymous: bool = False
    """An admin who hides behind the group: may administer, cannot sit."""
    is_channel: bool = False
    """A channel that speaks in the group: may do nothing."""

    @property
    def can_sit(self) -> bool:
        """Whether there is a person to take a seat."""
        return not (self.is_anonymous or self.is_channel)


@dataclass(frozen=True, slots=True)
class Answer:
    """The word for one press: nothing, a toast, a pop-up, or an address to open."""

    key: str = ""
    """A key of the catalogues; empty: nothing needs to be said."""
    arguments: Mapping[str, Any] = field(default_factory=dict)
    is_alert: bool = False
    start: str = ""
    """The start parameter with which the private chat is to be opened."""
    unfit: tuple[str, ValueError] | None = None
    """Why house rules of this game cannot be so: the engine's fault, told in their words."""


SILENT = Answer()


class Ending(StrEnum):
    """What became of a press or a message; a handler that gives none has done what was asked."""

    DONE = "done"
    REFUSED = "refused"
    """It can't be done now, and who asked was told so."""
    BAD_MOVE = "bad_move"
    """The rules of the game refuse it, and who asked was told why."""
    IGNORED = "ignored"
    """It is nothing to the bot."""
    STORE_AWAY = "store_away"
    NOT_SHOWN = "not_shown"
    """Telegram did not show what was asked for."""
    FAILED = "failed"
    """A fault of ours."""
    CUT = "cut"
    """The bot stopped in the midst of it."""


class Refused(Exception):  # noqa: N818 - the request is refused, nothing is wrong
    """It can't be done now; the answer says why, and nothing has changed."""

    def __init__(
        self, key: str, *, alert: bool = False, start: str = "", **arguments: Any
    ) -> None:
        super().__init__(key)
        self.answer = Answer(key, arguments, is_alert=alert, start=start)


class BadMove(Exception):  # noqa: N818 - the rules refuse it, nothing is wrong
    """The rules of the game refuse the action; the game's own sentence says why."""

    def __init__(self, reason: str, details: Mapping[str, str]) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = dict(details)
