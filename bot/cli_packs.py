"""`prikup packs`: question packs of the quiz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from bot.packs import NoPack, PackFile, add_pack, pack_files, text_of
from bot.settings import PackSettings
from bot.usage import fail
from engine.games.hundred_to_one.packs import BadPack, Kind, Source, check_pack

packs = typer.Typer(
    help="Question packs of the quiz.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
FAILED = 1
"""The exit code if a pack is bad."""

_FILES = typer.Argument(metavar="FILE", help="Packs, TOML files.")


@packs.command("check")
def check_packs(paths: Annotated[list[Path], _FILES]) -> None:
    """Look for everything that is wrong with packs.

    Each fault gets a line: where, and what. The exit code is 1 if there is any.
    """
    failed = sum([not _is_good(path) for path in paths])
    typer.echo(f"{len(paths) - failed} passed, {failed} failed")
    raise typer.Exit(FAILED if failed else 0)


@packs.command("add")
def add_packs(
    paths: Annotated[list[Path], _FILES],
    is_replaced: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of one with the same name.")
    ] = False,
) -> None:
    """Check packs and lay them into PACKS_DIR.

    The bot finds them there at once. If one is bad, none is added.
    """
    folder = PackSettings().packs_dir
    if folder is None:
        fail("PACKS_DIR is not set: say in the environment or in .env where packs lie")
    if not all([_is_good(path) for path in paths]):  # noqa: C419 - all faults are told, not the first
        _end_with("nothing was added")
    for path in paths:
        try:
            typer.echo(f"added: {add_pack(path, folder, is_replaced=is_replaced)}")
        except NoPack as error:
            _end_with(f"{path}: {error}")


@packs.command("list")
def list_packs() -> None:
    """Show the packs that the program brings and those in PACKS_DIR.

    The exit code is 1 if one of them cannot be read.
    """
    files = pack_files(PackSettings().packs_dir)
    for file in files:
        typer.echo(_described(file))
    raise typer.Exit(FAILED if any(file.pack is None for file in files) else 0)


def _is_good(path: Path) -> bool:
    """Whether a pack is in the file; what is wrong with it is told."""
    try:
        check_pack(text_of(path))
    except NoPack as error:
        typer.echo(f"{path}: {error}")
    except BadPack as error:
        for fault in error.faults:
            typer.echo(f"{path}:{fault.line}: {fault.message}")
    else:
        return True
    return False


def _described(file: PackFile) -> str:
    if file.pack is None:
        return f"{file.path}:{file.faults[0].line}: {file.faults[0].message}"
    pack = file.pack
    where = "with the program" if file.is_shipped else str(file.path.parent)
    return (
        f"{file.name}  {pack.language}  {', '.join(_counts(file))}  “{pack.title}”"
        f"  {_numbers(file)}  {where}"
    )


def _counts(file: PackFile) -> Iterator[str]:
    counts = Counter(question.kind for question in file.pack.questions) if file.pack else {}
    for kind in Kind:
        if counts.get(kind):
            yield f"{counts[kind]} {kind.value}"


def _numbers(file: PackFile) -> str:
    """What the packs' numbers are worth."""
    asked = {question.source for question in file.pack.questions} if file.pack else set()
    if asked == {Source.SURVEY}:
        return "surveyed"
    return "estimates" if asked == {Source.ESTIMATE} else "surveyed and estimates"


def _end_with(message: str) -> NoReturn:
    fail(message, FAILED)
