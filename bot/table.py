"""A table as data: one game of one chat, from its lobby to its last screen.

A table is a value. `bot.host` makes the next one, `bot.store` keeps it, `bot.screens` shows it.

A table outlives the release that stored it. Fields that are unknown are passed over and missing
ones are as by default, so a field may be added with a default, and one without meaning may go.
Every other change of what is stored, here or in a game's state, makes a new form: raise
`TABLE_FORMAT`, add the step from the one before to `_UPGRADES`, keep tables of the new form
(`python -m tests.fixtures`), and change none of those that are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.prefs import Prefs
from engine import codec
from engine.game import Seat, Told
from engine.games import GAMES
from engine.options import HouseRules

TABLE_FORMAT = 1
"""The number of the stored form; a release reads its own and the one before."""

_UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each form of the past, what makes the next one of it."""


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a table stands: a chat, or a topic of a forum."""

    chat_id: int
    thread_id: int | None = None
    title: str = ""
    is_private: bool = False
    """A private chat: one person against computer players, with no group to show anything to."""

    @property
    def key(self) -> str:
        """One table at a time stands under this key."""
        return f"{self.chat_id}:{self.thread_id or 0}"


HOST_SIDE = -1
"""The side of somebody who does not play, but leads the game."""


@dataclass(frozen=True, slots=True)
class Person:
    """A human being on a chair."""

    id: int
    name: str
    prefs: Prefs
    is_reachable: bool = False
    """Whether the bot may write to the private chat."""
    missed: int = 0
    """Default moves in a row that the clock made."""
    seen_at: float = 0.0
    """When the person last made a move, in seconds since the epoch."""
    moved_at: int | None = None
    """The position at which the person last made a move."""
    is_away: bool = False
    """A computer player holds the seat until the person is back."""
    is_gone: bool = False
    """Left for good: a computer player holds the seat to the end of the match."""
    side: int | None = None
    """In the lobby, the side that the person wants to play for; `HOST_SIDE`: to be the host."""

    @property
    def is_forgotten(self) -> bool:
        """Whether nothing is known of who sat here."""
        return not self.id

    @property
    def is_playing(self) -> bool:
        """Whether the person makes the moves of the seat."""
        return not (self.is_away or self.is_gone)


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player on a chair."""

    number: int
    """From 1 on; names it."""
    side: int | None = None
    """In the lobby, the side that it is to play for."""


Chair = Person | Computer

FORGOTTEN = Person(0, "", Prefs(), is_gone=True)
"""Who sat there has had themselves forgotten: the seat stays to the end, without a name."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """People gather; the match has not begun."""

    closes_at: float
    """When anybody may clear it away, in seconds since the epoch; joining does not move it."""
    asked: tuple[Person, ...] = ()
    """Wanted to join but not reachable privately yet; seated when they open the private chat."""
    panel: str = ""
    """The choice that is open under the lobby: `presets`, `games`, or none."""
    taps: tuple[tuple[int, float], ...] = ()
    """Who has just sat down or got up, and when, in seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A match in progress."""

    state: Any
    """The engine's state."""
    commitment: str
    """SHA-256 of the seed, published at the start."""
    position: int = 0
    """How many actions have been accepted; buttons carry it."""
    turn_since: float = 0.0
    """When the present turn began, in seconds since the epoch."""
    spent: float = 0.0
    """How many seconds of the last clock of the house rules were used up when it stopped."""
    is_nudged: bool = False
    news: tuple[Told[Any], ...] = ()
    """The last events, oldest first."""
    missed: Seat | None = None
    """Whose answer the last action was, if it was found nowhere and people may let it count."""


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing happens here any more."""

    why: str
    """`finished`, `stopped`, `closed` (a lobby) or `broken`."""
    state: Any = None
    """The engine's last state, if a match was played."""
    commitment: str = ""
    next_table: str = ""
    """The table of the rematch, if there is one."""
    by: str = ""
    """The name of the person who stopped or closed it."""
    by_id: int = 0
    """The same person, who need not sit here; 0: nobody did."""


Stage = Lobby | Playing | Over


@dataclass(frozen=True, slots=True)
class Notice:
    """An announcement that still has to be sent, a message of its own."""

    number: int
    kind: str
    """`match_started`, `deal_result`, `match_result`, `nudge`, `took_over`, `came_back`…

    `deal_corrected` is a result in place of one that may have been sent before.
    """
    to: int | None = None
    """The person it is for, privately; None: the venue."""
    seat: Seat | None = None
    """The seat it speaks of."""
    event: Any = None
    """The engine's event it tells."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game of one chat."""

    id: str
    venue: Venue
    slug: str
    preset: str
    options: HouseRules
    host_id: int
    """The person who opened it, or who inherited that."""
    chairs: tuple[Chair, ...]
    """In the lobby those who sit, in order; in play one for each seat."""
    language: str
    """The group's language."""
    turn_seconds: int | None
    """The turn clock; None: off."""
    stage: Stage
    opened_at: float = 0.0
    """In seconds since the epoch."""
    version: int = 0
    """Rises with every commit."""
    wake_at: float | None = None
    """When the host has to look at the table by itself, in seconds since the epoch."""
    notices: tuple[Notice, ...] = ()
    noticed: int = 0
    """The number of the last notice made."""
    calls: int = 0
    """Rises when somebody asks for the table to be posted anew."""
    hand_calls: tuple[tuple[int, int], ...] = ()
    """The same for hands: person and count."""

    def seat_of(self, person_id: int) -> Seat | None:
        """The seat that the person holds (also while away, not when gone)."""
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair, Person) and chair.id == person_id and not chair.is_gone:
                return seat
        return None

    @property
    def people(self) -> tuple[Person, ...]:
        """The people on the chairs, those who left for good not counted."""
        return tuple(c for c in self.chairs if isinstance(c, Person) and not c.is_gone)

    @property
    def named(self) -> frozenset[int]:
        """Everybody of whom the table holds anything, whether they sit here or not."""
        people = {chair.id for chair in self.chairs if isinstance(chair, Person)}
        people |= {self.host_id, *dict(self.hand_calls), *(n.to or 0 for n in self.notices)}
        match self.stage:
            case Lobby(asked=asked, taps=taps):
                people |= {*(person.id for person in asked), *dict(taps)}
            case Over(by_id=person_id):
                people.add(person_id)
        if self.venue.is_private:
            people.add(self.venue.chat_id)
        return frozenset(people - {0})

    def with_chair(self, seat: Seat, chair: Chair) -> Table:
        """The same table with another chair at this seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def with_notice(
        self,
        kind: str,
        *,
        to: int | None = None,
        seat: Seat | None = None,
        event: Any = None,
    ) -> Table:
        """The same table with one more announcement to be sent."""
        notice = Notice(self.noticed + 1, kind, to, seat, event)
        return replace(self, notices=(*self.notices, notice), noticed=notice.number)


COUNTED = "counted"
"""Who did it, of an action that stands in place of the one before, because people want it so."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One accepted action: seed and options at the start, the seat and its action later."""

    seat: Seat
    action: str
    at: float
    by: str
    """Who did it: `person`, `computer` or `clock`; or `counted`."""
    given: tuple[tuple[str, str], ...] = ()
    """At the start: what the match is played with beside cards, by name."""


class BrokenTable(ValueError):  # noqa: N818 - it is the table that is broken
    """What is stored of a table cannot be read."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"table {table_id} cannot be read: {why}")
        self.table_id = table_id


def dump(table: Table) -> dict[str, Any]:
    """The table as JSON data, its format number first."""
    game = GAMES[table.slug]
    stage = table.stage
    data: dict[str, Any] = {"format": TABLE_FORMAT}
    plain = codec.dump(table)
    # what only the game can write stands beside the rest
    if not isinstance(stage, Lobby):
        plain["stage"]["state"] = None
    if isinstance(stage, Playing):
        plain["stage"]["news"] = []
        data["news"] = [
            {
                "event": codec.dump(t.event, game.event),
                "to": None if t.to is None else sorted(t.to),
            }
            for t in stage.news
        ]
    for notice in plain["notices"]:
        notice["event"] = None
    data["table"] = plain
    if not isinstance(stage, Lobby) and stage.state is not None:
        data["state"] = codec.dump(stage.state, game.state)
    data["events"] = {
        str(n.number): codec.dump(n.event, game.event)
        for n in table.notices
        if n.event is not None
    }
    return data


def load(data: dict[str, Any]) -> Table:
    """The table that the JSON data stand for.

    Raises:
        ValueError: the data are no table of a format that this release reads.
    """
    data = _up_to_date(data)
    fields = dict(data["table"])
    game = GAMES[fields["slug"]]
    options = game.options.model_validate(fields.pop("options"), strict=False)
    table: Table = codec.load(Table, {**fields, "options": {}})
    table = replace(table, options=options)
    stage = table.stage
    if not isinstance(stage, Lobby) and "state" in data:
        stage = replace(stage, state=codec.load(game.state, data["state"]))
    if isinstance(stage, Playing):
        stage = replace(stage, news=tuple(_told(game.event, item) for item in data["news"]))
    events = {int(k): codec.load(game.event, v) for k, v in data["events"].items()}
    notices = tuple(replace(n, event=events.get(n.number)) for n in table.notices)
    return replace(table, stage=stage, notices=notices)


def _up_to_date(data: dict[str, Any]) -> dict[str, Any]:
    number: Any = data.get("format")
    while number in _UPGRADES:
        data, number = _UPGRADES[number](data), number + 1
    if number != TABLE_FORMAT:
        raise ValueError(f"unknown format {data.get('format')!r}")
    return data


def _told(event: Any, item: dict[str, Any]) -> Told[Any]:
    to = item["to"]
    return Told(codec.load(event, item["event"]), None if to is None else frozenset(to))
