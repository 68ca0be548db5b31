"""Wrong uses of the command line, told in a line."""

from __future__ import annotations

from typing import NoReturn

import typer

from engine.games import GAMES

USAGE = 2
"""The exit code of a wrong use."""

A_GAME = f"One of: {', '.join(GAMES)}"
"""What the help says of an argument that names a game."""


def fail(message: str, code: int = USAGE) -> NoReturn:
    """End the command with this message."""
    typer.echo(f"prikup: {message}", err=True)
    raise typer.Exit(code)


def need_game(slug: str) -> None:
    """End the command if there is no such game."""
    if slug not in GAMES:
        fail(f"there is no game {slug}, only {' '.join(GAMES)}")
