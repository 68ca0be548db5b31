"""The command line: `prikup play | bot | check | verify | simulate | bench`."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from bot.check import NoSuchPath, Report, check_file, find_scripts
from bot.cores import in_order
from bot.lean import import_aiogram
from bot.simulate import Played, Summary, matches, summary
from bot.simulate import play as play_match
from engine.games import GAMES
from engine.script import BadScript, decode, read_script
from engine.shuffle import commitment, is_seed_of
from engine.verify import Verdict
from engine.verify import verify as verify_script

USAGE = 2

_GAMES = f"One of: {', '.join(GAMES)}"

app = typer.Typer(
    name="prikup",
    help="Prikup: card games for group chats.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
bench = typer.Typer(
    help="Measure how fast it is.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
app.add_typer(bench, name="bench")


def main() -> None:
    """The console script."""
    app()


def _fail(message: str, code: int) -> NoReturn:
    typer.echo(f"prikup: {message}", err=True)
    raise typer.Exit(code)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"prikup {version('prikup')}")
        raise typer.Exit


@app.callback()
def _all_commands(
    _: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    pass


@app.command()
def play(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port of the page; 0: any free one.")
    ] = 8081,
    opens: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
    folder: Annotated[
        Path, typer.Option("--directory", metavar="DIR", help="Where the tables are kept.")
    ] = Path(".playground"),
    fresh: Annotated[bool, typer.Option(help="Forget the tables of last time.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, help="How long the bot's pauses are, 1 as in a group.")
    ] = 1.0,
) -> None:
    """Try the bot in a browser; no token needed."""
    serve = import_module("bot.play").main
    raise typer.Exit(serve(port, is_opened=opens, directory=folder, is_fresh=fresh, pace=pace))


@app.command("bot")
def run_bot() -> None:
    """Run the bot on Telegram, as the environment or `.env` says."""
    import_aiogram()
    import_module("bot.app").main()


@app.command()
def check(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="FILE-OR-FOLDER", help="Scripts, or folders of them."),
    ],
) -> None:
    """Play game scripts through the rules.

    Each script that fails gets a line: where, what was expected, what was found. Folders are
    searched for *.game files. The exit code is 1 if any script fails.
    """
    try:
        scripts = find_scripts(paths)
    except NoSuchPath as error:
        _fail(f"there is no file or folder {error}", USAGE)
    failed = _print_troubles(in_order(check_file, scripts, "checking"))
    typer.echo(f"{len(scripts) - failed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


def _print_troubles(reports: Iterable[Report]) -> int:
    failed = 0
    for report in reports:
        if report.trouble is not None:
            failed += 1
            typer.echo(report.trouble)
    return failed


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a match, with its seed.")],
    published: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HEX", help="The commitment published before the match."
        ),
    ] = None,
) -> None:
    """Check that a match was dealt from its seed.

    With the commitment, also that the seed is the one promised before the match. The exit code is
    1 if it was not.
    """
    if published is not None and not _is_commitment(published):
        _fail("--commitment is not SHA-256 in hex, 64 digits", USAGE)
    try:
        verdict = verify_script(read_script(decode(record.read_bytes())), GAMES)
    except OSError as error:
        _fail(f"cannot read {record}: {error.strerror}", USAGE)
    except BadScript as error:
        typer.echo(f"{record}:{error.failure.line}: {error.failure}")
        raise typer.Exit(1) from None
    if published is not None and not is_seed_of(verdict.seed, published):
        typer.echo(
            f"{record}: expected a seed with the commitment {published.strip().lower()},"
            f" found one with {commitment(verdict.seed)}"
        )
        raise typer.Exit(1)
    typer.echo(_verified(verdict, promised=published is not None))


def _is_commitment(text: str) -> bool:
    digits = text.strip().lower()
    return len(digits) == 64 and set(digits) <= set("0123456789abcdef")


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


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help=_GAMES)],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10,
    seed: Annotated[
        str | None,
        typer.Option(help="Any word: the same word, the same matches.", show_default="a new one"),
    ] = None,
    preset: Annotated[str | None, typer.Option(help="The house rules by name.")] = None,
    options: Annotated[
        str, typer.Option(metavar="NAME=VALUE,...", help="House rules that differ from it.")
    ] = "",
    seats: Annotated[int | None, typer.Option(min=1, help="How many computer players.")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each match there.")
    ] = None,
) -> None:
    """Let computer players play each other."""
    _need_game(game)
    word = seed if seed is not None else secrets.token_hex(4)
    if not re.fullmatch(r"[\w-]+", word):
        _fail("--seed is not a word of letters, digits, - and _", USAGE)
    try:
        wanted = matches(game, preset, options, seats, word, games)
    except BadScript as error:
        _fail(str(error.failure), USAGE)
    try:
        if record is not None:
            record.mkdir(parents=True, exist_ok=True)
        played = in_order(play_match, wanted, "playing")
        told = summary(wanted[0].seats, _recorded(played, record))
    except OSError as error:
        _fail(f"cannot write records to {record}: {error.strerror}", USAGE)
    typer.echo(_told(game, word, told))


def _recorded(played: Iterable[Played], folder: Path | None) -> Iterator[Played]:
    for match in played:
        if folder is not None:
            (folder / f"{match.name}.game").write_text(match.record, encoding="utf-8")
        yield match


def _told(game: str, seed: str, told: Summary) -> str:
    lines = [
        f"{game}, seed {seed}: {told.games} {'match' if told.games == 1 else 'matches'},"
        f" {_count(told.deals, 'deal')},"
        f" on average {told.deals / told.games:.1f} deals"
        f" and {told.actions / told.games:.1f} actions a match"
    ]
    for seat, wins in enumerate(told.wins):
        lines.append(f"seat {seat} won {wins} ({wins / told.games:.1%})")
    return "\n".join(lines)


@bench.command("engine")
def bench_engine(
    seconds: Annotated[
        float, typer.Option(min=0.1, help="How long each measurement may take.")
    ] = 2.0,
) -> None:
    """Random playouts per second, beside OpenSpiel."""
    import_module("bot.bench.engine").main(seconds)


@bench.command("calls")
def bench_calls(
    game: Annotated[str, typer.Argument(help=f"{_GAMES}; absent: all.")] = "",
) -> None:
    """Bot API calls per move over a whole match."""
    _need_game(game or next(iter(GAMES)))
    import_module("bot.bench.calls").main(game)


@bench.command("bot")
def bench_bot(game: Annotated[str, typer.Argument(help=_GAMES)] = "thousand") -> None:
    """Updates per second through the whole bot, beside a bare echo."""
    _need_game(game)
    import_module("bot.bench.bot").main(game)


@bench.command("start")
def bench_start(
    times: Annotated[int, typer.Option(min=1, help="How often it is started.")] = 3,
) -> None:
    """Seconds until the bot asks for updates, and its memory then."""
    import_module("bot.bench.start").main(times)


def _need_game(slug: str) -> None:
    if slug not in GAMES:
        _fail(f"there is no game {slug}, only {' '.join(GAMES)}", USAGE)
