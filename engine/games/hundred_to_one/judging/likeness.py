"""Slips of the pen: how far a word is from the one that was meant, in half edits.

A letter that sounds like the right one, a double letter made single or a single one doubled, and
a soft sign lost count half: people write as they hear.
"""

from __future__ import annotations

_ALIKE = (
    "оа еи ея иы эе ая бп вф гк дт жш зс щш щч йи ae ai ao ei ey iy eo ou ck cs sz kq vw jg dt"
)
_SOUND_ALIKE = frozenset(pair for two in _ALIKE.split() for pair in (two, two[::-1]))
_SILENT = frozenset("ьъ")
_HALF, _WHOLE = 1, 2


def is_slip(word: str, wanted: str, *, is_other: bool = False) -> bool:
    """Whether the word is the wanted one, misspelt no more than its length forgives.

    `is_other`: it is not quite the wanted one, so no more than one edit is forgiven.
    """
    return _is_within(word, wanted, _forgiven(len(wanted), is_other=is_other))


def is_rough_slip(word: str, wanted: str) -> bool:
    """Whether the word is the wanted one, misspelt so badly that somebody has to say so."""
    return _is_within(word, wanted, _forgiven_on_request(len(wanted)))


def _is_within(word: str, wanted: str, allowed: int) -> bool:
    # most words are far from each other, and this is how that is seen at once
    if abs(len(word) - len(wanted)) > allowed or len(set(word) ^ set(wanted)) > 2 * allowed + 2:
        return False
    word, wanted = word.replace("ph", "f"), wanted.replace("ph", "f")
    return bool(allowed) and _half_edits(word, wanted, allowed) <= allowed


def _forgiven(length: int, *, is_other: bool) -> int:
    """How many half edits a word of this length forgives."""
    if length <= 3:
        return 0
    if length <= 7 or is_other:
        return 2
    return 3 if length <= 9 else 4


def _forgiven_on_request(length: int) -> int:
    """The same, where people have asked to be generous."""
    return 0 if length <= 3 else min(6, length // 2 + 1)


def _half_edits(word: str, wanted: str, most: int) -> int:
    """The distance of optimal string alignment with the weights above, or some above `most`."""
    before: list[int] = []
    row = [0]
    for j in range(len(wanted)):
        row.append(row[j] + _lone(wanted, j))
    for i, sign in enumerate(word):
        lone = _lone(word, i)
        before, last, row = row, before, [row[0] + lone]
        for j, other in enumerate(wanted):
            best = min(
                before[j + 1] + lone,
                row[j] + _lone(wanted, j),
                before[j] + _replaced(sign, other),
            )
            if i and j and sign == wanted[j - 1] and word[i - 1] == other:
                best = min(best, last[j - 1] + _WHOLE)
            row.append(best)
        if min(row) > most < min(before):
            break
    return row[-1]


def _lone(word: str, at: int) -> int:
    """What it costs that this letter stands in one of the words only."""
    sign = word[at]
    doubled = at > 0 and word[at - 1] == sign
    return _HALF if doubled or sign in _SILENT else _WHOLE


def _replaced(sign: str, other: str) -> int:
    if sign == other:
        return 0
    return _HALF if sign + other in _SOUND_ALIKE else _WHOLE
