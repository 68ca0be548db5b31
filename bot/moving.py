"""Everything that is stored, out of one Redis into a file, and out of the file into another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.exports import Export, Writing
from bot.store.moving import MovedKey, MovedTable, Moving, Stranger

BATCH = 256 * 1024
"""About so many letters are written at once: a slow line has to carry them in time."""


class Occupied(RuntimeError):  # noqa: N818 - it is the server that is occupied
    """Something is stored already where the export is to be read in."""


async def write_all(store: Moving, writing: Writing) -> tuple[str, ...]:
    """Write down all that is stored; the keys that are none of ours and are left out.

    Raises:
        StoreDown: the store does not answer.
    """
    strangers = []
    async for found in store.everything():
        if isinstance(found, Stranger):
            strangers.append(found.key)
        else:
            writing.add(found)
    return tuple(strangers)


async def read_in(store: Moving, export: Export) -> None:
    """Store all that the export holds, and nothing of it twice if it is asked for again.

    Raises:
        Occupied: something else is stored there; nothing is changed.
        StoreDown: the store does not answer; what is there is a part, to be completed by asking
            again.
    """
    present = await store.importing()
    if present and present != export.digest:
        raise Occupied("the import of another file was cut off there: complete that one first")
    if not present:
        if key := await store.occupant():
            raise Occupied(f"something is stored there already ({key}): it has to be empty")
        await store.import_begins(export.digest)
    for batch in _batches(export.records()):
        await store.put(batch)
    await store.import_ends()


def _batches(records: Iterable[MovedKey | MovedTable]) -> Iterator[list[MovedKey | MovedTable]]:
    batch: list[MovedKey | MovedTable] = []
    size = 0
    for record in records:
        batch.append(record)
        size += _size(record)
        if size >= BATCH:
            yield batch
            batch, size = [], 0
    yield batch


def _size(record: MovedKey | MovedTable) -> int:
    contents = record.contents.values() if isinstance(record, MovedTable) else (record.content,)
    return 100 + sum(len(item) for content in contents for item in content.items)
