"""What the buttons carry: short texts that say nothing about cards and can't be forged to any use.

`a:TABLE:POSITION:INDEX` does the action with this index among those legal at this position, and
`c:…` confirms it. `v:TABLE:VERB:ARGUMENT` is everything else at a table, `s:SCOPE:NAME:VALUE` sets
a setting, `h:ABOUT:KIND:NAME:VALUE` is the editor of house rules, `f:WORD` answers the question of
`/forget`. `q:VERB:NUMBER` belongs to the survey. Who pressed, and whether it is still that
position, is checked by the host.
"""

from __future__ import annotations

import re
from collections.abc import Callable
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


@dataclass(frozen=True, slots=True)
class House:
    """House rules by buttons: of a lobby (`tTABLE`), or of the chat where the button stands.

    Kinds: `m` the first page, `s` a section, `p` the presets or one of them, `o` an option or a
    value of it, `g` the games, `k` the code, `w` keep for the chat, `t` the rules text, `d` done.
    """

    about: str
    """`t` and a table's id, or `c.` and a game's slug."""
    kind: str
    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"h:{self.about}:{self.kind}:{self.name}:{self.value}"

    @property
    def table(self) -> str:
        """The table's id; empty for a chat's house rules."""
        return self.about[1:] if self.about.startswith("t") else ""

    @property
    def slug(self) -> str:
        """The game of a chat's house rules."""
        return self.about.removeprefix("c.")


@dataclass(frozen=True, slots=True)
class Forget:
    """Whether the person in whose private chat the button stands is to be forgotten."""

    word: str
    """`yes` or `no`."""

    def __str__(self) -> str:
        return f"f:{self.word}"


@dataclass(frozen=True, slots=True)
class Survey:
    """What somebody answers the survey besides words: yes, no, another question, no more."""

    verb: str
    number: int = 0
    """Of the question that the button stands below; 0: it stands below none."""

    def __str__(self) -> str:
        return f"q:{self.verb}:{self.number}"


Callback = Act | Verb | Setting | House | Forget | Survey

_TABLE = r"[0-9a-z]{6,16}"
_ACT = re.compile(rf"([ac]):({_TABLE}):([0-9]{{1,9}}):([0-9]{{1,4}})")
_VERB = re.compile(rf"v:({_TABLE}):([a-z_]{{1,16}}):([0-9a-z_.-]{{0,24}})")
_HOUSE = re.compile(
    rf"h:(t{_TABLE}|c\.[a-z_]{{1,24}}):([a-z]):([0-9a-z_-]{{0,32}}):([0-9A-Za-z_.+~-]{{0,24}})"
)
_FORGET = re.compile(r"f:(yes|no)")
_SURVEY = re.compile(r"q:([a-z]{1,12}):([0-9]{1,9})")
_SETTING = re.compile(r"s:([pc]):([a-z_]{1,16}):([0-9a-z_.-]{0,24})")


def _act(kind: str, table: str, position: str, index: str) -> Act:
    return Act(table, int(position), int(index), kind == "c")


def _survey(verb: str, number: str) -> Survey:
    return Survey(verb, int(number))


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Callback]], ...] = (
    (_ACT, _act),
    (_VERB, Verb),
    (_SETTING, Setting),
    (_HOUSE, House),
    (_FORGET, Forget),
    (_SURVEY, _survey),
)


def parse(data: str) -> Callback | None:
    """What the button means; None: this bot makes no such button."""
    for form, read in _FORMS:
        if match := form.fullmatch(data):
            return read(*match.groups())
    return None
