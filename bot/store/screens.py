"""What stands in Telegram for each table, and what people have opened on their hands."""

from __future__ import annotations

from typing import Any

from bot.prefs import Opened
from bot.shown import Shown
from bot.store import keys, values
from bot.store.part import Part
from bot.store.server import script

_SAVE_FIELD = script("save_field")
_FORGET_FIELDS = script("marking", "forget_fields")


class Screens(Part):
    """What the teller remembers. It lives as long as its table, and not without one."""

    async def shown(self, table_id: str) -> dict[str, Shown]:
        """The messages that show the table, by place; what cannot be read counts as not shown."""
        found = await self._fields(keys.shard(table_id).shown(table_id), Shown)
        return {place.decode(): shown for place, shown in found.items()}

    async def save_shown(self, table_id: str, place: str, shown: Shown | None) -> None:
        """The place is shown by this message now; None: by none."""
        await self._save(table_id, keys.shard(table_id).shown(table_id), place, shown)

    async def opened(self, table_id: str) -> dict[int, Opened]:
        """What the people at the table have opened, by person."""
        found = await self._fields(keys.shard(table_id).opened(table_id), Opened)
        return {int(person): opened for person, opened in found.items()}

    async def save_opened(self, table_id: str, person_id: int, opened: Opened | None) -> None:
        """Who sits there has opened this on the hand; None: nothing any more."""
        person = str(person_id)
        await self._save(table_id, keys.shard(table_id).opened(table_id), person, opened, person)

    async def forget_screens(self, table_id: str, person_id: int, now: float) -> None:
        """It is not known any more what has been sent to the person and what they have opened."""
        shard = keys.shard(table_id)
        rows: dict[bytes, bytes] = await self._server.ask(
            lambda redis: redis.hgetall(shard.shown(table_id))
        )
        read = {place: values.read(Shown, text) for place, text in rows.items()}
        places = [p for p, old in read.items() if old is None or old.chat_id == person_id]
        await self._server.run(
            _FORGET_FIELDS,
            [
                *(shard.dirty, shard.held, shard.again),
                *(shard.shown(table_id), shard.opened(table_id)),
            ],
            [table_id, now, person_id, *places],
        )

    async def _fields(self, key: str, kind: type[Any]) -> dict[bytes, Any]:
        found: dict[bytes, bytes] = await self._server.ask(lambda redis: redis.hgetall(key))
        read = ((field, values.read(kind, text)) for field, text in found.items())
        return {field: value for field, value in read if value is not None}

    async def _save(
        self, table_id: str, key: str, field: str, value: Any, seated: str = ""
    ) -> None:
        text = "" if value is None else values.write(value)
        await self._server.run(
            _SAVE_FIELD, [keys.shard(table_id).table(table_id), key], [field, text, seated]
        )
