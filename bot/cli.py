"""The command line.

`prikup play | bot | check | verify | simulate | export | import`,
`prikup packs | survey | counted | bench`
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from bot.cli_bench import bench
from bot.cli_counted import counted
from bot.cli_moving import export, import_
from bot.cli_packs import packs
from bot.cli_scripts import check, simulate, verify
from bot.cli_survey import survey
from bot.lean import import_aiogram

app = typer.Typer(
    name="prikup",
    help="Prikup: card games for group chats.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def main() -> None:
    """The console script."""
    app()


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


app.command()(check)
app.command()(verify)
app.command()(simulate)
app.command()(export)
app.command("import")(import_)
app.add_typer(packs, name="packs")
app.add_typer(survey, name="survey")
app.add_typer(counted, name="counted")
app.add_typer(bench, name="bench")
