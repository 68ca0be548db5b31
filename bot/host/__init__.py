"""The use cases: what people and the clock can do to a table.

Each is load → a pure step of `bot.lobby` or `bot.match` → commit if nobody was quicker, else
again.
Nothing here knows Telegram or Redis.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.host.forgetting import Forgetting
from bot.host.lobbies import Lobbies
from bot.host.matches import Matches
from bot.host.people import People
from bot.host.pleas import Pleas
from bot.host.ports import Members, Store, Supplies
from bot.host.tables import Tables
from bot.host.words import Words
from bot.waking import Pace

__all__ = ["Host"]


class Host:
    """Keeps the tables of all chats."""

    def __init__(
        self,
        store: Store,
        members: Members,
        now: Callable[[], float],
        poke: Callable[[], None],
        pace: Pace,
        supplies: Supplies,
    ) -> None:
        self.tables = Tables(store, now, poke)
        self.people = People(self.tables, store, members, pace)
        self.lobbies = Lobbies(self.tables, self.people, supplies, pace)
        self.matches = Matches(self.tables, self.people, self.lobbies, supplies, pace)
        self.pleas = Pleas(self.tables, supplies, pace)
        self.words = Words(self.tables, self.matches, pace)
        self.forgetting = Forgetting(self.tables, store, pace)
