"""`prikup bench`: how fast it is, and what it stands."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from bot.usage import A_GAME, need_game
from engine.games import GAMES

bench = typer.Typer(
    help="Measure how fast it is, and what it stands.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


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
    game: Annotated[str, typer.Argument(help=f"{A_GAME}; absent: all.")] = "",
) -> None:
    """Bot API calls per move over a whole match."""
    need_game(game or next(iter(GAMES)))
    import_module("bot.bench.calls").main(game)


@bench.command("bot")
def bench_bot(game: Annotated[str, typer.Argument(help=A_GAME)] = "thousand") -> None:
    """Updates per second through the whole bot, beside a bare echo."""
    need_game(game)
    import_module("bot.bench.bot").main(game)


@bench.command("table")
def bench_table(game: Annotated[str, typer.Argument(help=A_GAME)] = "thousand") -> None:
    """CPU time of a move at a table by unusual house rules: committed, and all screens made."""
    need_game(game)
    import_module("bot.bench.table").main(game)


@bench.command("start")
def bench_start(
    times: Annotated[int, typer.Option(min=1, help="How often it is started.")] = 3,
) -> None:
    """Seconds until the bot asks for updates, and its memory then."""
    import_module("bot.bench.start").main(times)


@bench.command("faults")
def bench_faults(
    program: Annotated[
        str, typer.Argument(help="kill, redis, telegram, workers or taint; absent: all.")
    ] = "",
) -> None:
    """Kill, cut and starve the bot over tables in play; look for what was lost or betrayed."""
    programs = import_module("bot.bench.faults.programs")
    if program and program not in programs.PROGRAMS:
        raise typer.BadParameter(f"one of {', '.join(programs.PROGRAMS)}")
    raise typer.Exit(0 if programs.main(program) else 1)


@bench.command("load")
def bench_load(
    part: Annotated[str, typer.Argument(help="play, stored or fair; absent: all.")] = "",
    minutes: Annotated[float, typer.Option(min=0.1, help="How long people play.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables in play.")] = 500,
    rate: Annotated[float, typer.Option(min=0.1, help="Presses a second at all of them.")] = 50.0,
    webhook: Annotated[bool, typer.Option("--webhook", help="Not by long polling.")] = False,
) -> None:
    """Hundreds of tables in play with the limits on, thousands stored, a quiet chat among them."""
    parts = ("play", "stored", "fair")
    if part and part not in parts:
        raise typer.BadParameter(f"one of {', '.join(parts)}")
    load = import_module("bot.bench.load.run")
    is_well = load.main(part, minutes, tables, rate, webhook=webhook)
    raise typer.Exit(0 if is_well else 1)
