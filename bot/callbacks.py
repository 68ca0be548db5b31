"""What the buttons carry: short texts that say nothing about cards and can't be forged to any use.

`a:TABLE:POSITION:INDEX` does the action with this index among those legal at this position, and
`c:…` confirms it. `v:TABLE:VERB:ARGUMENT` is everything else at a table, `s:SCOPE:NAME:VALUE` sets
a setting. Who pressed, and whether it is still that position, is checked by the host.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LIMIT = 64
"""Bytes that Telegram carries for a button."""


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the game, by its place among the legal ones."""

    table: str
    position: int
    index: int
    is_confirmed: bool = False

    def __str__(self) -> str:
        return f"{'c' if self.is_confirmed else 'a'}:{self.table}:{self.position}:{self.index}"


@dataclass(frozen=True, slots=True)
class Verb:
    """Anything else that is done at a table: join, start, scores and so on."""

    table: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        return f"v:{self.table}:{self.verb}:{self.argument}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of a person (`p`) or of a chat (`c`); an empty value opens the choice."""

    scope: str
    name: str
    value: str = ""

    def __str__(self) -> str:
        return f"s:{self.scope}:{self.name}:{self.value}"


Callback = Act | Verb | Setting

_TABLE = r"[0-9a-z]{6,16}"
_ACT = re.compile(rf"([ac]):({_TABLE}):([0-9]{{1,9}}):([0-9]{{1,4}})")
_VERB = re.compile(rf"v:({_TABLE}):([a-z_]{{1,16}}):([0-9a-z_.-]{{0,24}})")
_SETTING = re.compile(r"s:([pc]):([a-z_]{1,16}):([0-9a-z_.-]{0,24})")


def parse(data: str) -> Callback | None:
    """What the button means; None: this bot makes no such button."""
    if match := _ACT.fullmatch(data):
        kind, table, position, index = match.groups()
        return Act(table, int(position), int(index), kind == "c")
    if match := _VERB.fullmatch(data):
        return Verb(*match.groups())
    if match := _SETTING.fullmatch(data):
        return Setting(*match.groups())
    return None
