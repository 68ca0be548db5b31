"""Texts made comparable (E10.1), their distance (E10.4), and what of them a script can hold."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

UNWRITABLE = "|;=#"
"""Signs that no text of a board has: the notation uses them."""


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """The text without what does not tell answers apart: case, ё, accents, punctuation, spaces."""
    folded = normalize("NFKC", normalize("NFKC", text).casefold()).replace("ё", "е")
    return " ".join("".join(map(_kept, folded)).split())


def _kept(sign: str) -> str:
    kind = category(sign)
    if kind[0] in "LN":
        return sign
    return "" if kind[0] == "M" or kind == "Cf" else " "


def sayable(text: str) -> str:
    """The answer as a script can hold it: one line, none of its signs, no `!` at the end.

    It is the same answer: what goes is no letter and no number.
    """
    plain = "".join(" " if sign in UNWRITABLE else sign for sign in text)
    return " ".join(plain.split()).rstrip("! ")


def distance(one: str, other: str) -> int:
    """The least number of single-character edits and swaps of neighbours between the texts.

    No character is edited twice (optimal string alignment).
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (sign != wanted))
            if i > 1 and j > 1 and sign == other[j - 2] and one[i - 2] == wanted:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]


def allowance(length: int) -> int:
    """How many edits a text of this length forgives."""
    if length <= 3:
        return 0
    return 1 if length <= 7 else 2
