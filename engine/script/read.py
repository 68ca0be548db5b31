"""From text to `Script`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.cards import parse_cards
from engine.script.lines import (
    Attempt,
    BadScript,
    Entry,
    Expect,
    Given,
    Line,
    Open,
    Openness,
    Plays,
    Script,
)

POSITION_KEYS = frozenset({"scores", "bolts", "barrel", "falls", "rospises", "crosses", "deal_no"})
"""The header lines, besides `dealer`, that may say where a match stands at the start."""

HEADER_KEYS = POSITION_KEYS | {
    *("game", "preset", "options", "seats", "dealer", "seed"),
    *("id", "rules", "note"),
}

_GIVEN = re.compile(r"(deal|restock|board):(.*)", re.DOTALL)
_OPEN = re.compile(r"(legal|may|cannot|plays)\s+([0-9]{1,3})\s*=(.*)", re.DOTALL)
_EXPECT = re.compile(r"expect\s+([a-z_]+)(?:\s+([0-9]{1,3}))?\s*=(.*)", re.DOTALL)
_ATTEMPT = re.compile(r"([0-9]{1,3})\s+(.*)", re.DOTALL)
_REFUSED = re.compile(r"\s!$")


def decode(data: bytes) -> str:
    """The text of a script file.

    Raises:
        BadScript: it is not UTF-8.
    """
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadScript(line, "UTF-8 text", f"the byte {data[error.start]:#04x}") from None


def read_script(text: str) -> Script:
    """The script that the text writes.

    Raises:
        BadScript: a line that the notation does not have.
    """
    lines = text.split("\n")
    header, end = _read_header(lines)
    body = tuple(_read_line(number, line) for number, line in _contents(lines, end))
    return Script(header, body, min(end, len(lines)))


def _contents(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """The numbered lines from an index on, without comments, that say something."""
    for number, raw in enumerate(lines[start:], start + 1):
        content = raw.partition("#")[0].strip()
        if content:
            yield number, content


def _read_header(lines: list[str]) -> tuple[dict[str, Entry], int]:
    """The entries of the header and the number of the empty line that ends it."""
    header: dict[str, Entry] = {}
    for number, raw in enumerate(lines, 1):
        if not raw.strip():
            return header, number
        content = raw.partition("#")[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        key = key.strip()
        if not colon or key not in HEADER_KEYS:
            raise BadScript(number, "a header line, one of " + _listed(HEADER_KEYS), content)
        if key in header:
            raise BadScript(
                number, f"each key once, {key}: stands in line {header[key].line}", key
            )
        header[key] = Entry(number, value.strip())
    return header, len(lines) + 1


def _listed(names: frozenset[str]) -> str:
    return " ".join(f"{name}:" for name in sorted(names))


def _read_line(number: int, content: str) -> Line:
    if match := _GIVEN.fullmatch(content):
        return Given(number, match[1], match[2].strip())
    if match := _OPEN.fullmatch(content):
        return _read_open(number, match[1], int(match[2]), match[3])
    if match := _EXPECT.fullmatch(content):
        value = " ".join(match[3].split())
        if not value:
            raise BadScript(number, "a value (- for none)", content)
        return Expect(number, match[1], int(match[2]) if match[2] else None, value)
    if match := _ATTEMPT.fullmatch(content):
        return _read_attempt(number, int(match[1]), match[2])
    raise BadScript(number, "a line of the notation", content)


def _read_open(number: int, word: str, seat: int, text: str) -> Line:
    if word == "plays":
        try:
            return Plays(number, seat, parse_cards(text))
        except ValueError as error:
            raise BadScript(number, "cards", str(error)) from None
    if text.strip() in ("", "-"):
        return Open(number, seat, Openness(word), ())
    actions = tuple(" ".join(action.split()) for action in text.split("|"))
    if not all(actions):
        raise BadScript(number, "an action beside each |", text.strip())
    return Open(number, seat, Openness(word), actions)


def _read_attempt(number: int, seat: int, text: str) -> Attempt:
    refused = _REFUSED.search(text)
    action = text[: refused.start()].strip() if refused else text
    if action in ("", "!"):
        raise BadScript(number, "an action", text)
    return Attempt(number, seat, action, refused=refused is not None)
