"""Names as they can be shown: short, on one line, unable to disturb the text around them.

A name is whatever somebody typed into Telegram. It may be empty, hold a hundred marks on one
letter, turn the line round, or be called `<b>`. Escaping is the translator's; the rest is done
here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, east_asian_width, normalize

from bot.i18n import Translator, Verbatim
from bot.table import Chair, Computer, Person, Table
from engine.game import Seat

WIDTH = 20
"""Columns that a name may take, a wide sign counted as two."""
TITLE_WIDTH = 40
"""The same for the title of a group."""
MARKS = 2
"""Combining marks that a letter may carry."""

_GONE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARK = {"Mn", "Me"}
_TURNING = {"R", "AL", "AN"}
_ISOLATED = "\u2068{}\u2069"
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}
"""Letters that show nothing."""
_FAINT = _GONE | _MARK | {"So", "Sk"}
"""Signs that make no other name of a name."""
_ALIKE = str.maketrans(
    "АВЕКМНОРСТУХЅЈаеорсухѕіјһԁԛԝΑΒΕΖΗΚΜΝΟΡΤΥΧοινІΙI|10",
    "ABEKMHOPCTYXSJaeopcyxsijhdqwABEZHKMNOPTYXoivlllllO",
)
"""Letters of other alphabets, and signs, in place of those that look the same."""
_LINKING = re.compile(r"[/@#$](?=\w)|\.(?=\w\w)|:(?=//)")
"""What Telegram would make a command, a mention, a tag or an address of, with the letters behind.

A joiner that is not seen keeps it from that: nobody may call somebody, or lead anybody anywhere,
by a name.
"""


@lru_cache(maxsize=4096)
def shown(text: str, width: int = WIDTH) -> Verbatim:
    """The name cut to so many columns and made harmless; empty if there is nothing to see."""
    cut = _cut(" ".join(_cleaned(text).split()), width)
    return Verbatim(_isolated(_LINKING.sub("\\g<0>\u2060", cut)))


def _cleaned(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in text:
        kind = category(sign)
        if kind in _MARK:
            marks += 1
            if not kept or marks > MARKS:
                continue
        else:
            marks = 0
        if kind in _GONE or sign in _BLANK:
            sign = " " if kind in ("Cc", "Zl", "Zp") or sign in _BLANK else ""  # noqa: PLW2901 - cleaned here
        kept.append(sign)
    return "".join(kept)


def columns(text: str) -> int:
    """How wide the text stands in a fixed pitch."""
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if category(sign) in _MARK or category(sign) == "Cf":
        return 0
    return 2 if east_asian_width(sign) in ("W", "F") else 1


def _cut(text: str, width: int) -> str:
    if columns(text) <= width:
        return text
    kept = ""
    for sign in text:
        if columns(kept + sign) >= width:
            break
        kept += sign
    return kept.rstrip() + "…"


def padded(text: str, width: int, *, right: bool = False) -> str:
    """The text cut and filled up with spaces to so many columns of a fixed pitch."""
    cut = _cut(text.removeprefix(_ISOLATED[0]).removesuffix(_ISOLATED[-1]), width)
    space = " " * (width - columns(cut))
    cut = _isolated(cut)
    return space + cut if right else cut + space


def _isolated(text: str) -> str:
    """The text such that it cannot turn round what stands beside it."""
    turns = any(bidirectional(sign) in _TURNING for sign in text)
    return _ISOLATED.format(text) if turns else text


def name_of(chair: Chair, t: Translator) -> Verbatim:
    """What the one on the chair is called."""
    if isinstance(chair, Computer):
        return t.plain("computer-name", number=chair.number)
    return shown(chair.name) or t.plain("name-nobody")


def names_of(table: Table, t: Translator) -> tuple[Verbatim, ...]:
    """The names of the seats; those who are called alike are numbered."""
    return distinct([_name_at(seat, chair, t) for seat, chair in enumerate(table.chairs)])


def _name_at(seat: Seat, chair: Chair, t: Translator) -> Verbatim:
    """Who was forgotten is called by the number of the seat."""
    if isinstance(chair, Person) and chair.is_forgotten:
        return t.plain("name-forgotten", number=seat + 1)
    return name_of(chair, t)


def marked_names(table: Table, t: Translator) -> tuple[Verbatim, ...]:
    """The names with a mark on computer players and on who is away."""
    return tuple(
        Verbatim(f"{mark} {name}" if (mark := _mark(chair)) else name)
        for chair, name in zip(table.chairs, names_of(table, t), strict=True)
    )


def _mark(chair: Chair) -> str:
    if isinstance(chair, Computer) or chair.is_gone:
        return "🤖"
    return "💤" if chair.is_away else ""


def listed(names: Iterable[str]) -> Verbatim:
    """Names in a row."""
    return Verbatim(", ".join(names))


def distinct(names: Sequence[str]) -> tuple[Verbatim, ...]:
    """The names, a number after each that looks like one before: nobody passes for another."""
    told: dict[str, Verbatim] = {}
    for name in names:
        number = 2
        new = name
        while (looks := _looks(new)) in told:
            new = f"{name} {number}"
            number += 1
        told[looks] = Verbatim(new)
    return tuple(told.values())


@lru_cache(maxsize=4096)
def _looks(name: str) -> str:
    """The same for names that can hardly be told apart, whatever signs stand beside them."""
    plain = normalize("NFD", normalize("NFKC", name).translate(_ALIKE))
    letters = "".join(sign for sign in plain if category(sign) not in _FAINT)
    return " ".join(letters.split()) or name
