"""Load, step, commit: the one way in which a table changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from secrets import token_bytes

from bot import lobby
from bot.answer import BadMove, Refused
from bot.host.ports import Store
from bot.lobby import Rights
from bot.match import Moved
from bot.table import BrokenTable, Over, Playing, Table, Venue

RACES = 50
"""How often a commit may lose against others before the press is given up."""
LETTERS = "0123456789abcdefghijkmnpqrstuvwxyz"


class Tables:
    """The tables of all chats, as the store keeps them."""

    def __init__(self, store: Store, now: Callable[[], float], poke: Callable[[], None]) -> None:
        self.store = store
        self.now = now
        self.poke = poke
        """Called after each commit: the teller has something to do."""
        self._over: Callable[[Table], Awaitable[None]] | None = None

    def listen(self, over: Callable[[Table], Awaitable[None]]) -> None:
        """Whom to tell of each table whose match has been played to its end."""
        self._over = over

    async def get(self, table_id: str) -> Table:
        """The table.

        Raises:
            Refused: there is none, or what is stored of it cannot be read.
        """
        try:
            table = await self.store.load(table_id)
        except BrokenTable:
            raise Refused("answer-broken", alert=True) from None
        if table is None:
            raise Refused("answer-no-table")
        return table

    async def at(self, venue: Venue) -> Table:
        """The table that stands in the chat or topic.

        Raises:
            Refused: there is none, or it cannot be read.
        """
        table_id = await self.store.table_at(venue.key)
        if table_id is None:
            raise Refused("answer-no-table")
        return await self.get(table_id)

    async def of(self, person_id: int) -> tuple[Table, ...]:
        """The tables at which the person sits."""
        found = []
        for table_id in await self.store.tables_of(person_id):
            try:
                found.append(await self.get(table_id))
            except Refused:
                continue  # a broken table is shown where it stands, not in a list
        return tuple(found)

    async def latest_of(self, person_id: int) -> Table:
        """The table that the person means when nothing says which: the one in play opened last.

        Raises:
            Refused: the person sits nowhere.
        """
        tables = [t for t in await self.of(person_id) if not isinstance(t.stage, Over)]
        if not tables:
            raise Refused("answer-no-table")
        return max(tables, key=lambda table: (isinstance(table.stage, Playing), table.opened_at))

    async def change(self, table_id: str, step: Callable[[Table], Table | Moved]) -> Table:
        """Load, step, commit; again if somebody else was quicker.

        The first try starts from the version that this process knows. If that was old, the commit
        fails; and nothing is refused, or found to be done, by a version that may be old.
        """
        known = self.store.recent(table_id)
        for _ in range(RACES):
            before = known if known is not None else await self.get(table_id)
            is_newest, known = known is None, None
            try:
                moved = step(before)
            except (Refused, BadMove):
                if is_newest:
                    raise
                continue
            after, log = (moved.table, moved.log) if isinstance(moved, Moved) else (moved, ())
            if after is before:
                if is_newest:
                    return before
            elif await self.store.commit(before, after, log, dirty_at=self.now()):
                if isinstance(after.stage, Over):
                    if after.stage.state is not None:
                        await self.store.note_played(after.venue.key, after.id)
                    await self.store.free_venue(after.venue.key, after.id)
                    await self._tell_over(before, after)
                self.poke()
                return after
        raise Refused("answer-try-again")

    async def _tell_over(self, before: Table, after: Table) -> None:
        is_finished = isinstance(after.stage, Over) and after.stage.why == "finished"
        if self._over is not None and is_finished and not isinstance(before.stage, Over):
            await self._over(after)

    async def standing(self, venue: Venue) -> Table | None:
        """The living table here; a dead lobby and a broken table are cleared away."""
        table_id = await self.store.table_at(venue.key)
        if table_id is None:
            return None
        try:
            table = await self.store.load(table_id)
        except BrokenTable:
            await self.store.close_broken(table_id)
            return None
        if table is None or isinstance(table.stage, Over):
            return None
        if lobby.is_dead(table, self.now()):
            await self.change(table.id, lambda t: lobby.closed(t, Rights(0), "", self.now()))
            return None
        return table

    async def revive(self, chat_id: int) -> None:
        """The bot may write to the chat again: what stands there is posted anew."""
        for table_id in await self.store.tables_in(chat_id):
            with suppress(Refused):  # a broken table says so where it is asked for
                await self.post_anew(table_id)

    async def close_if_broken(self, venue: Venue) -> bool:
        """Whether the table here could not be read; then it is cleared away."""
        table_id = await self.store.table_at(venue.key)
        if table_id is None:
            return False
        try:
            await self.store.load(table_id)
        except BrokenTable:
            await self.store.close_broken(table_id)
            return True
        return False

    async def post_anew(self, table_id: str) -> Table:
        """The group's message is posted anew, below the chatter."""
        return await self.change(table_id, lambda t: replace(t, calls=t.calls + 1))


def new_id() -> str:
    """A name for a table that nobody can guess: eight letters and digits."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in token_bytes(8))
