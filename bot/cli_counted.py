"""`prikup counted`: answers of the quiz that people have let count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from bot import counted as memory
from bot.cli_store import in_store, store_settings
from bot.counted import Counted, Known, Ruling, key_of
from bot.i18n import LANGUAGES
from bot.packs import Shelf
from bot.usage import fail
from engine.games.hundred_to_one.boards import Board, Row, faults
from engine.games.hundred_to_one.normal import normalise

if TYPE_CHECKING:  # as in `bot.cli_store`
    from bot.store import Store

counted = typer.Typer(
    help="Answers of the quiz that people have let count.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
FAILED = 1
"""The exit code if what is asked for cannot be done."""

_QUESTION = typer.Argument(help="The question, by its name (PACK/ID) or its own words.")
_TEXT = typer.Argument(help="The answer, as it is listed.")


@counted.command("list")
def list_counted(
    shows_all: Annotated[
        bool, typer.Option("--all", help="Those too that were accepted or refused.")
    ] = False,
) -> None:
    """Show the answers that nobody has looked at yet, with the row that each counts as.

    Each gets a line below its question: the answer, the row, how many groups want it.
    """
    settings = store_settings()
    shelf = Shelf(settings.packs_dir)
    found = 0
    for key, known in in_store(settings, _everything).items():
        shown = [one for one in known if shows_all or one.ruling is Ruling.OPEN]
        if shown:
            typer.echo(_title(shelf, key))
        for one in shown:
            typer.echo(f"  {_described(_board_of(shelf, key), one)}")
        found += len(shown)
    typer.echo(f"{found} answer{'' if found == 1 else 's'}")


@counted.command("accept")
def accept(
    question: Annotated[str, _QUESTION],
    text: Annotated[str, _TEXT],
    row: Annotated[
        int | None, typer.Option(min=1, help="The number of the row, from the top.")
    ] = None,
) -> None:
    """Let an answer count in all chats, as a row of its question."""
    settings = store_settings()
    shelf = Shelf(settings.packs_dir)
    key, known = _remembered(in_store(settings, _everything), shelf, question, text)
    board = _board_of(shelf, key)
    answer = _row_meant(known, key) if row is None else _answer_of(board, key, row)
    if board is not None and (why := _spoilt(board, answer, text)):
        fail(why, FAILED)
    in_store(
        settings,
        lambda store: store.change_counted(key, lambda k: memory.accepted(k, text, answer)),
    )
    typer.echo(f"accepted: {key}  “{known[0].text}” is “{answer}”")


@counted.command("refuse")
def refuse(question: Annotated[str, _QUESTION], text: Annotated[str, _TEXT]) -> None:
    """Let an answer count in no chat any more."""
    settings = store_settings()
    everything = in_store(settings, _everything)
    key, _ = _remembered(everything, Shelf(settings.packs_dir), question, text)
    in_store(settings, lambda store: store.change_counted(key, lambda k: memory.refused(k, text)))
    typer.echo(f"refused: {key}  “{text}”")


async def _everything(store: Store) -> Mapping[str, Known]:
    return await store.counted(await store.counted_questions())


def _title(shelf: Shelf, key: str) -> str:
    board = _board_of(shelf, key)
    return f"{key}  (in no pack)" if board is None else f"{key}  “{board.question}”"


def _board_of(shelf: Shelf, key: str) -> Board | None:
    """The board of the question; None: it stands in no pack now."""
    found = (shelf.questions(language).get(key) for language in LANGUAGES)
    return next((question.board for question in found if question is not None), None)


def _described(board: Board | None, one: Counted) -> str:
    groups = f"{len(one.chats)} group{'' if len(one.chats) == 1 else 's'}"
    ruling = "" if one.ruling is Ruling.OPEN else f"  {one.ruling.value}"
    return f"“{one.text}”  {_row_told(board, one.answer)}  {groups}{ruling}"


def _row_told(board: Board | None, answer: str) -> str:
    if not answer:
        return "no row yet"
    numbers = [n for n, row in _numbered(board) if normalise(row.answer) == normalise(answer)]
    return f"row {numbers[0]} “{answer}”" if numbers else f"“{answer}”, which is no row now"


def _numbered(board: Board | None) -> Iterator[tuple[int, Row]]:
    yield from enumerate(() if board is None else board.rows, 1)


def _remembered(
    everything: Mapping[str, Known], shelf: Shelf, question: str, text: str
) -> tuple[str, Known]:
    """The key of the question, and what is remembered of the answer; ends the command if none."""
    key = question if question in everything else key_of(shelf, question)
    found = tuple(one for one in everything.get(key, ()) if one.is_of(text))
    if not found:
        fail(f"nobody has said “{text}” there: `prikup counted list` shows what was", FAILED)
    return key, found


def _row_meant(known: Known, key: str) -> str:
    """The row as which people have let it count; ends the command unless it is one."""
    rows = {normalise(one.answer): one.answer for one in known if one.answer}
    if len(rows) != 1:
        what = "no row" if not rows else "several rows"
        fail(f"{key}: people have found {what} for it, so say which: --row N", FAILED)
    (answer,) = rows.values()
    return answer


def _answer_of(board: Board | None, key: str, row: int) -> str:
    if board is None:
        fail(f"{key}: it stands in no pack now, so it has no rows", FAILED)
    if row > len(board.rows):
        fail(f"{key}: it has {len(board.rows)} rows, not {row}", FAILED)
    return board.rows[row - 1].answer


def _spoilt(board: Board, answer: str, text: str) -> str:
    """Why the board could not have the answer as that row; empty if it can."""
    own = normalise(answer)
    rows = [r for r in board.rows if normalise(r.answer) == own]
    if not rows:
        return f"“{answer}” is no row of it now: say which with --row N"
    longer = (replace(r, synonyms=(*r.synonyms, text)) if r is rows[0] else r for r in board.rows)
    return next((str(fault) for fault in faults(replace(board, rows=tuple(longer)))), "")
