"""The ids that stand in the rule texts, which are kept outside this repository."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

RULES = Path(__file__).parents[3] / "shared" / "rules"

TEXTS: Mapping[str, str] = {
    "thousand": "thousand.md",
    "hundred_one": "hundred_one.md",
    "twenty_five": "twenty_five.md",
    "fifty_five": "twenty_five.md",
    "forty_fives": "forty_fives.md",
    "hundred_to_one": "hundred_to_one.md",
}
"""The text of each game; several games may share one."""

_ROW = re.compile(r"\| ([A-Z]{2}-\d{3}|C\d+) \|")
_EXAMPLE = re.compile(r"\*\*(EX-[A-Z]{2}-\d+)\b")
_PART = re.compile(r"\(([a-h])\)")
_SECTION = re.compile(r"## ([A-Z])\b")
_PARAGRAPH = re.compile(r"### (E\d+)\.?")
_ITEM = re.compile(r"(\d+)\. ")


def rules_in(text: str) -> tuple[str, ...]:
    """The ids of rules, settled contradictions and worked examples, in the order of the text."""
    return tuple(id_ for id_ in _all_in(text) if id_[0] != "E" or id_.startswith("EX-"))


def paragraphs_in(text: str) -> tuple[str, ...]:
    """The numbers of the sentences on precise behaviour."""
    return tuple(id_ for id_ in _all_in(text) if id_[0] == "E" and not id_.startswith("EX-"))


def _all_in(text: str) -> Iterator[str]:
    section, paragraph, example = "", "", ""
    for line in text.splitlines():
        if match := _SECTION.match(line):
            section = match[1]
        if match := _ROW.match(line):
            yield match[1]
        elif section == "D":
            if match := _EXAMPLE.match(line):
                example = match[1]
                yield example
            elif not example and (match := _ITEM.match(line)):
                yield f"D{match[1]}"
            if example:
                yield from (f"{example}{part}" for part in _PART.findall(line))
        elif section == "E":
            if match := _PARAGRAPH.match(line):
                paragraph = match[1]
                yield paragraph
            elif match := _ITEM.match(line):
                yield f"{paragraph}.{match[1]}"
