"""What stands where in Redis.

Tables are spread over a few shards by their id. All keys of a table and the indexes of its shard
share a hash tag, so that one script may change them together and a Redis Cluster still spreads
the load. What belongs to no table stands under keys of its own.

    {p3}:table:ID    hash: the snapshot and what is needed without reading it
    {p3}:log:ID      list: the accepted actions
    {p3}:shown:ID    hash: place → the message that shows it
    {p3}:opened:ID   hash: person → what they opened on their hand
    {p3}:due         sorted set: table → when its clock wants it
    {p3}:dirty       sorted set: table → when the teller should look at it
    {p3}:held        hash: table → the lease by which a teller works on it, and its place in line
    {p3}:census      hash: stage and game → how many tables are there
    {p3}:again       hash: table → when it became dirty once more under that lease
    venues:CHAT      hash: topic (0: none) → the table that stands there
    played:CHAT      hash: topic → the table whose match was over there last
    met:CHAT         set: questions that have been asked there
    counted          set: questions to which people have let other answers count
    counted:QUESTION these answers, and in which groups; nothing of a person
    newest:CHAT      hash: topic → the newest message there, anybody's
    person:ID        what a person has chosen       chat:ID       what a chat's admins have set
    seats:ID         set: tables where a person may sit, or be named beside those who sit
    traces:ID        sorted set: table that is over and may name the person → since when
    {survey}:person:ID   what the person was asked, and when; `Survey.forget_respondent` drops it
    {survey}:tally:NAME  the answers to a question, in groups; nothing of a person
    {survey}:votes       hash: question → how many have answered it
    {survey}:shows       sorted set: person who sat at a show → when they may be asked
    update:ID        an update that has been seen
    {budget}:…       how much may be sent to Telegram
    importing        the export that is being read into this server

`KINDS` says the same to programs: what is not declared there stays behind when all moves to
another server.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from zlib import crc32

SHARDS = 8
"""Never to be changed where tables are stored: it decides where each of them is looked for."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of all tables, and the indexes over it."""

    number: int

    def __str__(self) -> str:
        return f"{{p{self.number}}}"

    @property
    def due(self) -> str:
        return f"{self}:due"

    @property
    def dirty(self) -> str:
        return f"{self}:dirty"

    @property
    def held(self) -> str:
        return f"{self}:held"

    @property
    def again(self) -> str:
        return f"{self}:again"

    @property
    def census(self) -> str:
        return f"{self}:census"

    def table(self, table_id: str) -> str:
        return f"{self}:table:{table_id}"

    def log(self, table_id: str) -> str:
        return f"{self}:log:{table_id}"

    def shown(self, table_id: str) -> str:
        return f"{self}:shown:{table_id}"

    def opened(self, table_id: str) -> str:
        return f"{self}:opened:{table_id}"


ALL_SHARDS = tuple(Shard(number) for number in range(SHARDS))


def shard(table_id: str) -> Shard:
    """Where the table is kept."""
    return ALL_SHARDS[crc32(table_id.encode()) % SHARDS]


def venues(chat_id: int | str) -> str:
    return f"venues:{chat_id}"


def played(chat_id: int | str) -> str:
    return f"played:{chat_id}"


def met(chat_id: int | str) -> str:
    return f"met:{chat_id}"


def counted_questions() -> str:
    return "counted"


def counted(question: str) -> str:
    return f"counted:{question}"


def newest(chat_id: int | str) -> str:
    return f"newest:{chat_id}"


def person(person_id: int) -> str:
    return f"person:{person_id}"


def chat(chat_id: int) -> str:
    return f"chat:{chat_id}"


def seats(person_id: int) -> str:
    return f"seats:{person_id}"


def traces(person_id: int) -> str:
    return f"traces:{person_id}"


def respondent(person_id: int) -> str:
    return f"{{survey}}:person:{person_id}"


def tally(question: str) -> str:
    return f"{{survey}}:tally:{question}"


def survey_votes() -> str:
    return "{survey}:votes"


def survey_shows() -> str:
    return "{survey}:shows"


def update(update_id: int) -> str:
    return f"update:{update_id}"


def budget(name: str) -> str:
    return f"{{budget}}:{name}"


def importing() -> str:
    return "importing"


class Moves(Enum):
    """How a key gets from one server to another."""

    ALONE = auto()
    WITH_TABLE = auto()
    """Beside its table; of an index each table takes its own row along."""
    NEVER = auto()
    """It means something for a moment only, or here only."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Keys that hold the same."""

    pattern: str
    """`*` stands for any text, `#` for a number."""
    holds: str
    """The type, in Redis's word."""
    moves: Moves = Moves.ALONE

    def is_of(self, key: str) -> bool:
        """Whether the key is one of them."""
        pattern = re.escape(self.pattern).replace(r"\*", "(?s:.*)").replace(r"\#", "[0-9]+")
        return re.fullmatch(pattern, key) is not None


KINDS = (
    Kind("{p#}:table:*", "hash", Moves.WITH_TABLE),
    Kind("{p#}:log:*", "list", Moves.WITH_TABLE),
    Kind("{p#}:shown:*", "hash", Moves.WITH_TABLE),
    Kind("{p#}:opened:*", "hash", Moves.WITH_TABLE),
    Kind("{p#}:due", "zset", Moves.WITH_TABLE),
    Kind("{p#}:dirty", "zset", Moves.WITH_TABLE),
    Kind("{p#}:again", "hash", Moves.WITH_TABLE),
    Kind("{p#}:census", "hash", Moves.WITH_TABLE),
    Kind("{p#}:held", "hash", Moves.NEVER),
    Kind("venues:*", "hash"),
    Kind("played:*", "hash"),
    Kind("met:*", "set"),
    Kind("newest:*", "hash"),
    Kind("person:*", "string"),
    Kind("chat:*", "string"),
    Kind("seats:*", "set"),
    Kind("traces:*", "zset"),
    Kind("counted", "set"),
    Kind("counted:*", "string"),
    Kind("{survey}:person:*", "string"),
    Kind("{survey}:tally:*", "string"),
    Kind("{survey}:votes", "hash"),
    Kind("{survey}:shows", "zset"),
    Kind("update:*", "string"),
    Kind("{budget}:*", "string", Moves.NEVER),
    Kind("importing", "string", Moves.NEVER),
)
"""All that the store ever writes; docs/data.md says how long each of it stays."""


def kind_of(key: str) -> Kind | None:
    """What the key is; None: nothing of ours."""
    return next((kind for kind in KINDS if kind.is_of(key)), None)


_TABLE = re.compile(r"\{p[0-9]+\}:table:([^\udc80-\udcff]*)")


def table_of(key: str) -> str | None:
    """The table whose own key it is; None: it is no table's."""
    found = _TABLE.fullmatch(key)
    return None if found is None else found[1]
