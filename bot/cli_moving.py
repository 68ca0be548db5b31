"""`prikup export` and `prikup import`: everything that is stored, from one Redis to another."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli_store import in_store, store_settings
from bot.usage import fail

if TYPE_CHECKING:  # other commands need no client of Redis, and start without it
    from bot.exports import Export

FAILED = 1
"""The exit code if the file or the server is not fit for it."""

NAMED = 5
"""So many of the keys that are left out are told by name."""

_FILE = typer.Argument(metavar="FILE", help="The export, JSON lines.", dir_okay=False)


def export(path: Annotated[Path, _FILE]) -> None:
    """Write everything that REDIS_URL holds into a new file.

    The bot may run meanwhile: each table is written as it is at one moment. The file holds hidden
    cards and names of people, so only its owner may read it.
    """
    moves, exports = import_module("bot.moving"), import_module("bot.exports")
    settings = store_settings()
    try:
        with exports.new_export(path, version("prikup")) as writing:
            left = in_store(settings, lambda store: moves.write_all(store, writing))
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror or error}", FAILED)
    typer.echo(f"exported: {_counted(writing.tables, writing.others)}")
    if left:
        names = ", ".join(left[:NAMED]) + (", …" if len(left) > NAMED else "")
        typer.echo(
            f"left out, because Prikup stores nothing so: {_number(len(left), 'key')} ({names})"
        )


def import_(path: Annotated[Path, _FILE]) -> None:
    """Store everything that an export holds in the empty REDIS_URL.

    A file that is not whole changes nothing. If Redis fails in between, run it again: it goes on.
    Start the bot when it is done.
    """
    moves = import_module("bot.moving")
    settings = store_settings()
    found = _opened(path)
    try:
        in_store(settings, lambda store: moves.read_in(store, found))
    except moves.Occupied as error:
        fail(f"REDIS_URL: {error}", FAILED)
    typer.echo(f"imported: {_counted(found.tables, found.others)}")


def _opened(path: Path) -> Export:
    """The export in the file; ends the command if there is no good one."""
    exports = import_module("bot.exports")
    try:
        found: Export = exports.opened(path)
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror or error}", FAILED)
    except exports.BadExport as error:
        fail(f"{path}: {error}", FAILED)
    return found


def _counted(tables: int, others: int) -> str:
    return f"{_number(tables, 'table')}, {_number(others, 'other key')}"


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
