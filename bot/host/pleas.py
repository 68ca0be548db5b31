"""“That should count”: what people say of an answer that was found nowhere."""

from __future__ import annotations

from bot import pleas
from bot.answer import Answer, Caller, Refused
from bot.host.ports import Supplies
from bot.host.tables import Tables
from bot.match import Moved
from bot.table import Table
from bot.waking import Pace


class Pleas:
    """What people may correct of the program's judgement; it is remembered."""

    def __init__(self, tables: Tables, supplies: Supplies, pace: Pace) -> None:
        self._tables = tables
        self._supplies = supplies
        self._pace = pace

    async def count(self, table_id: str, caller: Caller, position: int) -> Answer:
        """The answer that was the last action at this position counts, if a hidden row is near.

        If none is, the match stays as it is; but the answer is put down for the operator.

        Raises:
            Refused: something else has been done since, or others decide.
        """
        table = await self._tables.get(table_id)
        pleas.must_may_count(table, caller.id, position)
        said = pleas.plea(table, await self._tables.store.log(table_id))
        if said is None:
            raise Refused("answer-stale")

        def step(present: Table) -> Moved:
            pleas.must_may_count(present, caller.id, position)
            return pleas.counted(present, said, self._tables.now(), self._pace)

        if said.lesson.answer:
            await self._tables.change(table_id, step)
        await self._supplies.learned(table, said.lesson)
        if said.lesson.answer:
            return Answer("answer-counted")
        return Answer("answer-nothing-near", is_alert=True)
