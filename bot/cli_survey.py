"""`prikup survey`: what people have answered, and how the operator puts it in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

from bot.cli_store import in_store, store_settings
from bot.i18n import LANGUAGES
from bot.packs import Shelf
from bot.survey.tally import (
    Group,
    NoGroup,
    Tally,
    fewest_rows,
    group_of,
    merged,
    surveyed,
    without,
)
from bot.usage import fail
from engine.games.hundred_to_one.boards import PEOPLE
from engine.games.hundred_to_one.packs import Question

if TYPE_CHECKING:  # as in `bot.cli_store`
    from bot.store import Store

survey = typer.Typer(
    help="What people have answered to the questions of the quiz.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
FAILED = 1
"""The exit code if there is no such question or group."""

T = TypeVar("T")

_NAME = typer.Argument(
    metavar="QUESTION", help="Pack and id, as `list` shows: en-home/guests-early."
)
_TEXT = typer.Argument(metavar="TEXT", help="Any text of a group.")


@survey.command("list")
def list_questions() -> None:
    """Show the questions that anybody has answered, the nearest to a hundred first."""
    known = _known()
    tallies = _stored(_answered)
    for name, tally in sorted(tallies.items(), key=lambda item: (-item[1].votes, item[0])):
        question = known.get(name)
        text = f"“{question.board.question}”" if question is not None else "(in no pack here)"
        typer.echo(f"{tally.votes:>3} of {PEOPLE}  {name}  {_state(question, tally)}  {text}")
    waiting = len(known.keys() - tallies.keys())
    typer.echo(f"{len(tallies)} asked, {waiting} not yet")


@survey.command("show")
def show_question(name: Annotated[str, _NAME]) -> None:
    """Show the groups of a question, the most popular first; those with * are rows now."""
    question, tally = _known().get(name), _tally(name)
    if question is not None:
        typer.echo(question.board.question)
    typer.echo(f"{tally.votes} of {PEOPLE}, {_state(question, tally)}")
    real = surveyed(question, tally) if question is not None else None
    rows = {row.answer for row in real.board.rows} if real is not None else set()
    for group in tally.ranked:
        typer.echo(f"{'*' if group.text in rows else ' '}{group.votes:>3}  {_texts(group)}")
    silent = [group for group in tally.groups if not group.votes]
    if silent:
        typer.echo("named by nobody:")
        for group in silent:
            typer.echo(f"   0  {_texts(group)}")


@survey.command("merge")
def merge_groups(
    name: Annotated[str, _NAME],
    kept: Annotated[str, typer.Argument(metavar="KEPT", help="Any text of the group that stays.")],
    other: Annotated[str, typer.Argument(metavar="OTHER", help="Any text of what joins it.")],
) -> None:
    """Make two groups one: votes are added, and all texts count as it."""
    tally = _changed(name, lambda tally: merged(tally, kept, other))
    group = group_of(tally, kept)
    typer.echo(f"merged: {group.votes} for {_texts(group)}")


@survey.command("drop")
def drop_group(name: Annotated[str, _NAME], text: Annotated[str, _TEXT]) -> None:
    """Take a group out with its votes; the question is asked on if it falls short of a hundred."""
    gone: list[Group] = []

    def change(tally: Tally) -> Tally:
        gone[:] = [group_of(tally, text)]
        return without(tally, text)

    tally = _changed(name, change)
    typer.echo(f"dropped: {gone[0].votes} for {_texts(gone[0])}; {tally.votes} of {PEOPLE} left")


def _state(question: Question | None, tally: Tally) -> str:
    if question is None:
        return "not played"
    if not tally.is_full:
        return "asked"
    if surveyed(question, tally) is not None:
        return "surveyed"
    return f"an estimate still: under {fewest_rows(question.kind)} rows"


def _texts(group: Group) -> str:
    return f"{group.text} ({'; '.join(group.heard)})" if group.heard else group.text


def _known() -> Mapping[str, Question]:
    """The questions that people may be asked, in all languages."""
    shelf = Shelf(store_settings().packs_dir)
    pools = (shelf.estimates(language).items() for language in LANGUAGES)
    return {name: question for pool in pools for name, question in pool}


async def _answered(store: Store) -> Mapping[str, Tally]:
    return await store.tallies(await store.survey_votes())


def _tally(name: str) -> Tally:
    tally = _stored(lambda store: store.tally(name))
    if tally is None:
        _end(f"nobody has answered {name}: `prikup survey list` shows what was")
    return tally


def _changed(name: str, change: Callable[[Tally], Tally]) -> Tally:
    _tally(name)
    try:
        return _stored(lambda store: store.change_tally(name, change))
    except NoGroup as error:
        _end(f"{name} has no group with “{error}”: `prikup survey show {name}` shows all")


def _stored(work: Callable[[Store], Awaitable[T]]) -> T:
    return in_store(store_settings(), work)


def _end(message: str) -> NoReturn:
    fail(message, FAILED)
