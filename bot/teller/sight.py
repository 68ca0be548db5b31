"""What is to be seen at a table: what ought to stand in Telegram, and what does."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bot.prefs import Opened
from bot.screens.screen import Wanted
from bot.table import BrokenTable, Playing, Table
from bot.teller.plan import GROUP, Scene, behind, hand
from bot.teller.ports import Places, Store

RENDERED = 256
"""How many tables' screens are kept between two looks."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Rendered:
    """The screens of one state of a table."""

    of: tuple[Table, Mapping[int, Opened], int | None]
    wanted: Mapping[str, Wanted]
    notices: Mapping[int, Wanted | None]


class Sight:
    """Looks at tables, and remembers between two looks what it would find again."""

    def __init__(self, store: Store, places: Places, now: Callable[[], float]) -> None:
        self._store = store
        self._places = places
        self._now = now
        self._rendered: OrderedDict[str, _Rendered] = OrderedDict()
        self._since: dict[str, Mapping[str, float]] = {}
        """For each table, when its places were first found to be behind."""

    async def scene(self, table_id: str) -> Scene | None:
        """The table as it is now; None: there is none, or none that can be read."""
        try:
            table = await self._store.load(table_id)
        except BrokenTable as error:
            _log.warning("table %s is not shown any more: %s", table_id, type(error).__name__)
            return None
        if table is None:
            return None
        shown, opened, newest = await asyncio.gather(
            self._store.shown(table_id),
            self._store.opened(table_id),
            self._store.last_message(table.venue.key),
        )
        posted = shown.get(GROUP)
        rendered = self._render(table, opened, posted.message_id if posted else None)
        now = self._now()
        wanted = {place: message.at(now) for place, message in rendered.wanted.items()}
        return Scene(
            table,
            wanted,
            shown,
            notices=rendered.notices,
            since=self._behind(table_id, behind(wanted, shown, rendered.notices)),
            asked=_asked(table, opened),
            newest=newest,
            changes_at=_next_change(rendered.wanted, now),
        )

    def caught_up(self, table_id: str, place: str) -> None:
        """The place is no longer behind."""
        behind = self._since.get(table_id, {})
        self._since[table_id] = {p: at for p, at in behind.items() if p != place}

    def leave(self, table_id: str) -> None:
        """No place of the table is behind."""
        self._since.pop(table_id, None)

    def _render(self, table: Table, opened: Mapping[int, Opened], posted: int | None) -> _Rendered:
        """The screens of the table, made once for all looks at the same state."""
        known = self._rendered.get(table.id)
        if known is not None and known.of == (table, opened, posted):
            return known
        made = _Rendered(
            (table, opened, posted),
            self._places.places(table, opened, posted),
            {n.number: self._places.notice(table, n) for n in table.notices},
        )
        self._rendered[table.id] = made
        self._rendered.move_to_end(table.id)
        if len(self._rendered) > RENDERED:
            self._rendered.popitem(last=False)
        return made

    def _behind(self, table_id: str, places: Iterable[str]) -> Mapping[str, float]:
        """Since when each of them is."""
        before = self._since.get(table_id, {})
        since = {place: before.get(place, self._now()) for place in places}
        self._since[table_id] = since
        return since


def _next_change(wanted: Mapping[str, Wanted], now: float) -> float | None:
    """When the first of the messages ought to show something else by itself."""
    moments = (message.changes_at(now) for message in wanted.values())
    return min((moment for moment in moments if moment is not None), default=None)


def _asked(table: Table, opened: Mapping[int, Opened]) -> frozenset[str]:
    """The hands on which something was opened or marked at the present position."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return frozenset()
    return frozenset(hand(p) for p, o in opened.items() if o.position == stage.position)
