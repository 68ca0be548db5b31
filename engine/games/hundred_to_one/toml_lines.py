"""In which line of a TOML text each value stands; `tomllib` does not tell."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""A way to a value: `("question", 3, "answers", 0)`."""

_PIECE = re.compile(
    r"""\#[^\n]*
    | \"\"\"(?:\\.|[^\\])*?\"\"\"+ | '''.*?'''+
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'
    | [\[\]{},=\n]
    | [^\s\[\]{},=\#"']+
    """,
    re.DOTALL | re.VERBOSE,
)


def lines_of(text: str) -> Mapping[Place, int]:
    """The line, from 1, of each table, each key and each element of a key's array.

    The text has to be TOML; of inline tables, dotted keys and the like nothing is told.
    """
    found: dict[Place, int] = {}
    counts: Counter[str] = Counter()
    table: Place = ()
    for statement in _statements(text):
        line, first = statement[0]
        if first == "[":
            name = "".join(piece for _, piece in statement).strip("[]")
            if statement[1][1] == "[":
                table = (name, counts[name])
                counts[name] += 1
            else:
                table = (name,)
            found[table] = line
        else:
            place = (*table, first.strip("\"'"))
            found[place] = line
            if statement[2][1] == "[":
                found.update(_elements(place, statement[2:]))
    return found


def line_at(lines: Mapping[Place, int], place: Place) -> int:
    """The line of the value, or of the nearest thing around it whose line is known."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)


def _statements(text: str) -> Iterator[list[tuple[int, str]]]:
    """The pieces of each table header and each `key = value`, with their lines."""
    statement: list[tuple[int, str]] = []
    depth, line = 0, 1
    for piece in _PIECE.findall(text):
        if piece == "\n" and not depth and statement:
            yield statement
            statement = []
        if piece[0] not in "#\n":
            depth += (piece in {"[", "{"}) - (piece in {"]", "}"})
            statement.append((line, piece))
        line += piece.count("\n")
    if statement:
        yield statement


def _elements(place: Place, value: list[tuple[int, str]]) -> dict[Place, int]:
    """The lines of the elements of an array."""
    found: dict[Place, int] = {}
    depth, number, is_new = 0, 0, True
    for line, piece in value:
        if depth == 1 and is_new and piece != "]":
            found[(*place, number)] = line
            is_new = False
        depth += (piece in {"[", "{"}) - (piece in {"]", "}"})
        if depth == 1 and piece == ",":
            number, is_new = number + 1, True
    return found
