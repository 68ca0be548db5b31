"""`prikup check`: game scripts in files and folders."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.games import GAMES
from engine.script import BadScript, check, decode, read_script


@dataclass(frozen=True, slots=True)
class Report:
    """What became of one script."""

    path: Path
    trouble: str | None
    """The line of the terminal that says where and why it fails; None: it passes."""


class NoSuchPath(Exception):  # noqa: N818 - it names the path
    """There is neither a file nor a folder of this name."""


def find_scripts(paths: Iterable[Path]) -> list[Path]:
    """The files named, and all `*.game` files in the folders named, each folder's in order.

    Raises:
        NoSuchPath: one of them is not there.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            scripts = path.rglob("*.game")
            found += sorted(script for script in scripts if script.is_file())
        elif path.exists():
            found.append(path)
        else:
            raise NoSuchPath(path)
    return found


def check_file(path: Path) -> Report:
    """Whether the script in this file holds. Whatever is in it, there is an answer."""
    try:
        failure = check(read_script(decode(path.read_bytes())), GAMES)
    except BadScript as error:
        failure = error.failure
    except OSError as error:
        return Report(path, f"{path}: expected a readable file, found {error.strerror}")
    except Exception as error:  # one bad script, or one bug, must not hide all other results
        fault = f"{type(error).__name__}: {error}"
        return Report(path, f"{path}: expected an answer of the rules, found {fault}")
    return Report(path, f"{path}:{failure.line}: {failure}" if failure else None)
