"""`prikup check | verify | simulate`: commands about game scripts."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.check import NoSuchPath, Report, check_file, find_scripts, verify_file
from bot.cores import in_order
from bot.simulate import (
    LONGEST_MATCH,
    Agreed,
    Drawn,
    Match,
    Played,
    Summary,
    agreed,
    matches,
    play,
    summary,
)
from bot.usage import A_GAME, fail, need_game
from engine.script import BadScript
from engine.shuffle import commitment, is_seed_of
from engine.verify import Verdict

_SCRIPTS = typer.Argument(metavar="FILE-OR-FOLDER", help="Scripts, or folders of them.")
_RECORDS = typer.Argument(
    metavar="FILE-OR-FOLDER", help="Records of matches with their seeds, or folders of them."
)
FAILED = 1
"""The exit code if something does not hold."""

_SOME_MATCHES = 16
"""From so many matches on, other processes are worth their start."""


def check(paths: Annotated[list[Path], _SCRIPTS]) -> None:
    """Play game scripts through the rules.

    Each script that fails gets a line: where, what was expected, what was found. Folders are
    searched for *.game files. The exit code is 1 if any script fails.
    """
    scripts = _find(paths)
    failed = _print_troubles(in_order(check_file, scripts, "checking"))
    typer.echo(f"{len(scripts) - failed} passed, {failed} failed")
    raise typer.Exit(FAILED if failed else 0)


def _find(paths: list[Path]) -> list[Path]:
    try:
        return find_scripts(paths)
    except NoSuchPath as error:
        fail(f"there is no file or folder {error}")


def _print_troubles(reports: Iterable[Report]) -> int:
    failed = 0
    for report in reports:
        if report.trouble is not None:
            failed += 1
            typer.echo(report.trouble)
    return failed


def verify(
    paths: Annotated[list[Path], _RECORDS],
    published: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HEX", help="The commitment published before the match."
        ),
    ] = None,
) -> None:
    """Check that matches were dealt from their seeds.

    Each record gets a sentence that says what was checked, or where it fails. With the commitment
    of one match, also that the seed is the one promised before it. The exit code is 1 if any
    record fails.
    """
    if published is not None and not _is_commitment(published):
        fail("--commitment is not SHA-256 in hex, 64 digits")
    records = _find(paths)
    if published is not None and len(records) != 1:
        fail(f"--commitment is that of one match, but there are {len(records)} records")
    if not records:
        fail(f"there is no *.game file in {' '.join(map(str, paths))}")
    is_alone = len(records) == 1
    failed = 0
    for report in in_order(verify_file, records, "verifying"):
        told, holds = _verdict_on(report, published, is_alone=is_alone)
        failed += not holds
        typer.echo(told)
    if not is_alone:
        typer.echo(f"{len(records) - failed} verified, {failed} failed")
    raise typer.Exit(FAILED if failed else 0)


def _is_commitment(text: str) -> bool:
    digits = text.strip().lower()
    return len(digits) == 64 and set(digits) <= set("0123456789abcdef")


def _verdict_on(report: Report, published: str | None, *, is_alone: bool) -> tuple[str, bool]:
    """What is said of a record, and whether it holds."""
    verdict = report.verdict
    if verdict is None:
        return report.trouble or "", False
    if published is not None and not is_seed_of(verdict.seed, published):
        wanted, found = published.strip().lower(), commitment(verdict.seed)
        return (
            f"{report.path}: expected a seed with the commitment {wanted}, found one with {found}",
            False,
        )
    sentence = _verified(verdict, promised=published is not None)
    return sentence if is_alone else f"{report.path}: {sentence}", True


def _verified(verdict: Verdict, *, promised: bool) -> str:
    cards = _count(verdict.deals, "deal")
    if verdict.restocks:
        cards += f" and {_count(verdict.restocks, 'new stock')}"
    if verdict.lot is None:
        dealer = "the match did not start at its beginning"
    elif verdict.lot == verdict.dealer:
        dealer = f"seat {verdict.dealer} was drawn by lot to deal first"
    else:
        dealer = f"seat {verdict.dealer} dealt first, though the lot falls on seat {verdict.lot}"
    seed = (
        "the seed is the one promised by the commitment"
        if promised
        else f"the commitment of the seed is {commitment(verdict.seed)}"
    )
    return f"Checked {cards}: the cards are those that the seed gives; {dealer}; {seed}."


def _count(number: int, thing: str, things: str = "") -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"


def simulate(  # noqa: PLR0913, PLR0917 - the options of a command
    game: Annotated[str, typer.Argument(help=A_GAME)],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10,
    seed: Annotated[
        str | None,
        typer.Option(help="Any word: the same word, the same matches.", show_default="a new one"),
    ] = None,
    preset: Annotated[str | None, typer.Option(help="The house rules by name.")] = None,
    options: Annotated[
        str, typer.Option(metavar="NAME=VALUE,...", help="House rules that differ from it.")
    ] = "",
    seats: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How many computer players.",
            show_default="as the house rules say, or as few as can be",
        ),
    ] = None,
    is_random: Annotated[
        bool,
        typer.Option(
            "--random-options",
            help="Draw the house rules of each match; --options and --seats stay as they are.",
        ),
    ] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each match there.")
    ] = None,
) -> None:
    """Let computer players play each other.

    A match that nobody wins in 300 deals is left undecided. One that gets stuck is told with its
    seed and house rules, and the exit code is 1.
    """
    need_game(game)
    word = seed if seed is not None else secrets.token_hex(4)
    if not re.fullmatch(r"[\w-]+", word):
        fail("--seed is not a word of letters, digits, - and _")
    if is_random and preset is not None:
        fail("--random-options draws all that --preset says: name what stays with --options")
    house = Drawn(options, seats) if is_random else _agreed(game, preset, options, seats)
    try:
        wanted = matches(game, house, word, games, is_recorded=record is not None)
    except ValueError as error:
        fail(str(error))
    try:
        if record is not None:
            _prepare(record, wanted)
        told = summary(_told(in_order(play, wanted, "playing", _SOME_MATCHES), record))
    except OSError as error:
        fail(f"cannot write records to {record}: {error.strerror}")
    typer.echo("\n".join(_summed_up(f"{game}, seed {word}", told)))
    if told.stuck:
        fail(f"{_matches(told.stuck)} got stuck", FAILED)


def _agreed(game: str, preset: str | None, options: str, seats: int | None) -> Agreed:
    try:
        return agreed(game, preset, options, seats)
    except BadScript as error:
        fail(str(error.failure))


def _prepare(folder: Path, wanted: Sequence[Match]) -> None:
    """Make the folder; no record that is there already is written over."""
    folder.mkdir(parents=True, exist_ok=True)
    for match in wanted:
        path = _record_in(folder, match.name)
        if path.exists():
            fail(f"there is a record {path} already: choose another --seed or --record")


def _record_in(folder: Path, name: str) -> Path:
    return folder / f"{name}.game"


def _told(played: Iterable[Played], folder: Path | None) -> Iterator[Played]:
    """The matches, once their records are written and what is wrong with them is told."""
    for match in played:
        if folder is not None:
            _record_in(folder, match.name).write_text(match.record, encoding="utf-8")
        if match.trouble:
            header = match.record.partition("\n\n")[0].replace("\n", "; ")
            typer.echo(f"{match.name} got stuck: {match.trouble} ({header})", err=True)
        yield match


def _summed_up(what: str, told: Summary) -> Iterator[str]:
    deals, actions = told.deals / told.games, told.actions / told.games
    yield (
        f"{what}: {_matches(told.games)}, {_count(told.deals, 'deal')},"
        f" on average {deals:.1f} deals and {actions:.1f} actions a match"
    )
    for seat, (wins, taken) in enumerate(told.wins):
        yield f"seat {seat} won {wins} of {taken} ({wins / taken:.1%})"
    if told.undecided:
        yield f"left undecided after {LONGEST_MATCH} deals: {_matches(told.undecided)}"


def _matches(number: int) -> str:
    return _count(number, "match", "matches")
