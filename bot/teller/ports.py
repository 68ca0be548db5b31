"""What the teller needs: a store, screens, and somebody to tell what it learns of chats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.prefs import Opened
from bot.screens.screen import Wanted
from bot.shown import Shown
from bot.table import Notice, Table


class Store(Protocol):
    """What the teller needs of the store; `bot.store` says what each does."""

    async def load(self, table_id: str) -> Table | None: ...
    async def shown(self, table_id: str) -> Mapping[str, Shown]: ...
    async def save_shown(self, table_id: str, place: str, shown: Shown | None) -> None: ...
    async def opened(self, table_id: str) -> Mapping[int, Opened]: ...
    async def notice_sent(self, table_id: str, number: int) -> None: ...
    async def claim_dirty(
        self, now: float, limit: int, lease: float
    ) -> Sequence[tuple[str, str]]: ...
    async def renew_dirty(self, claims: Mapping[str, str], until: float) -> None: ...
    async def settle_dirty(self, table_id: str, token: str, next_at: float | None) -> None: ...
    async def give_back_dirty(self, table_id: str, token: str) -> None: ...
    async def reserve(self, chat_id: int | None, *, is_group: bool, now: float) -> float: ...
    async def busy(self, now: float) -> float: ...
    async def hold(self, chat_id: int | None, until: float) -> None: ...
    async def last_message(self, venue_key: str) -> int: ...
    async def note_message(self, venue_key: str, message_id: int) -> None: ...


class Places(Protocol):
    """The screens of a table: pure functions."""

    def places(
        self, table: Table, opened: Mapping[int, Opened], posted: int | None = None
    ) -> Mapping[str, Wanted]:
        """What ought to stand in Telegram, by place: `group`, and `hand:<person>`.

        `posted` is the group's message as it stands, for a way back to it.
        """

    def notice(self, table: Table, notice: Notice) -> Wanted | None:
        """An announcement as a message; None: it is not worth one any more."""


async def _nobody(*_: object) -> None:
    """Whom it may concern."""


@dataclass(slots=True)
class Reports:
    """Whom the teller tells what it learns of chats. Each may be told the same thing again."""

    unreachable: Callable[[int], Awaitable[object]] = _nobody
    """The bot cannot write to this person."""
    migrated: Callable[[int, int], Awaitable[object]] = _nobody
    """This group has become that supergroup."""
    venue_lost: Callable[[str, str], Awaitable[object]] = _nobody
    """The bot cannot write where this table stands, and why: a code of `Unreachable`."""
