"""`prikup check` and `prikup verify`: game scripts in files and folders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.games import GAMES
from engine.script import BadScript, Script, check, decode, read_script
from engine.verify import Verdict, verify


@dataclass(frozen=True, slots=True)
class Report:
    """What became of one script."""

    path: Path
    trouble: str | None
    """The line of the terminal that says where and why it fails; None: it passes."""
    verdict: Verdict | None = None
    """What was found when it was held against its seed."""


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
    return _report(path, _check)


def verify_file(path: Path) -> Report:
    """Whether the cards of the record in this file are those of its seed; always an answer."""
    return _report(path, lambda script: verify(script, GAMES))


def _check(script: Script) -> None:
    if failure := check(script, GAMES):
        raise BadScript(failure.line, failure.expected, failure.found)


def _report(path: Path, look: Callable[[Script], Verdict | None]) -> Report:
    try:
        return Report(path, None, look(read_script(decode(path.read_bytes()))))
    except BadScript as error:
        return Report(path, f"{path}:{error.failure.line}: {error.failure}")
    except OSError as error:
        return Report(path, f"{path}: expected a readable file, found {error.strerror}")
    except Exception as error:  # one bad script, or one bug, must not hide all other results
        fault = f"{type(error).__name__}: {error}"
        return Report(path, f"{path}: expected an answer of the rules, found {fault}")
