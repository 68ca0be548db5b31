"""Which script or test names which rule: the ids of each game, who names them, and the table.

A script names ids in its line `rules:`, a test in a comment inside it. Ids with the letters of a
game (`TH-162`) may be named by any test of the house; the others (`C5`, `D3`, `E5.7`) mean
something else in each game, so only what lies in the game's own folders names them.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.script import decode, read_script

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent

SLUGS = tuple(sorted(path.stem for path in FOLDER.glob("*.ids")))
"""The games whose rules are listed here."""

CITED = "cited"
"""The word after an id that may be named, but needs no test of its own."""

_ID = re.compile(r"\b(?:[A-Z]{2}-\d{3}|EX-[A-Z]{2}-\d+[a-z]?|[CDE]\d{1,2}(?:\.\d{1,2})?)\b")


@dataclass(frozen=True, slots=True)
class Ids:
    """The ids of a game's rules, in their order."""

    needed: tuple[str, ...]
    """Each is to be named by a script or a test."""
    cited: tuple[str, ...]
    """Each may be named."""


@cache
def ids_of(slug: str) -> Ids:
    """The ids listed for a game, a line each, with a word or two of explanation after some."""
    lines = (FOLDER / f"{slug}.ids").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return Ids(
        tuple(first for first, *rest in words if CITED not in rest),
        tuple(first for first, *rest in words if CITED in rest),
    )


@cache
def named_by(slug: str) -> Mapping[str, tuple[str, ...]]:
    """The ids that are named for a game, and the scripts and tests that name each."""
    found: dict[str, list[str]] = {}
    for name, ids in (*_scripts(slug), *_tests(slug)):
        for id_ in ids:
            found.setdefault(id_, []).append(name)
    return {id_: tuple(sorted(set(names))) for id_, names in found.items()}


def table(slug: str) -> str:
    """The table of a game's ids and what names them, as it is committed."""
    ids, names = ids_of(slug), named_by(slug)
    rows = [*ids.needed, *(id_ for id_ in ids.cited if id_ in names)]
    lines = [
        f"# Where the rules of `{slug}` are tested",
        "",
        "Written by `python -m tests.rules`; a test compares it with what is really named.",
        "",
        "| rule | scripts and tests |",
        "| --- | --- |",
        *(f"| {id_} | {', '.join(f'`{name}`' for name in names.get(id_, ()))} |" for id_ in rows),
    ]
    return "\n".join([*lines, ""])


def _scripts(slug: str) -> Iterator[tuple[str, list[str]]]:
    for path in sorted((TESTS / "scripts" / slug).rglob("*.game")):
        entry = read_script(decode(path.read_bytes())).header.get("rules")
        yield path.name, _ID.findall(entry.value) if entry else []


def _tests(slug: str) -> Iterator[tuple[str, list[str]]]:
    own = TESTS / "engine" / slug
    letters = {id_[:3] for id_ in ids_of(slug).needed if id_[2:3] == "-"} - {"EX-"}
    for path, test, comment in _comments():
        ids = _ID.findall(comment)
        if own not in path.parents:
            ids = [id_ for id_ in ids if id_[:3] in letters]
        yield f"{path.name}::{test}", ids


@cache
def _comments() -> tuple[tuple[Path, str, str], ...]:
    """Every comment inside a test: the file, the test, the words."""
    return tuple(
        (path, test, comment)
        for path in sorted(TESTS.rglob("test_*.py"))
        for test, comment in _comments_in(path.read_text(encoding="utf-8"))
    )


def _comments_in(source: str) -> Iterator[tuple[str, str]]:
    if not _ID.search(source):
        return
    tests = [
        (min([node.lineno, *(d.lineno for d in node.decorator_list)]), node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for first, node in tests:
                if first <= token.start[0] <= (node.end_lineno or node.lineno):
                    yield node.name, token.string
