"""What is still to be done until Telegram shows a table as it is: pure, an answer for one moment.

A move should cost few calls, and a turn must not wait. So the hand of the person who has to act is
brought up to date at once, the group's table with a little patience, other hands with more: what
changes in between goes together into one edit, often into the one of the person's next turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.screens.screen import Urgency, Wanted
from bot.shown import Shown
from bot.table import Notice, Playing, Table

GROUP = "group"
"""The place of the table that everybody sees."""
HAND = "hand:"
"""Begins the places of hands; the person's id follows."""
OLD = "old:"
"""Begins the places of messages that were replaced and have yet to be removed."""
NOTICE = "notice:"
"""Begins what stands for an announcement among the places; its number follows."""

TABLE_SETTLE = 1.5
"""Seconds for which the group's table waits for more: a computer player moves after 1.2."""
TABLE_GAP = 6.0
"""Seconds between two edits of it: 10 a minute, which leaves room for 10 other messages."""
OWN_SETTLE = 0.4
"""Seconds that a mover's hand waits: long enough for a quick next move, short enough to be felt.

The card that was played has to leave the hand while its player looks at it, so this is one call
more for most moves, and worth it.
"""
OVERDUE = 30.0
"""Seconds past its time after which what the group should see goes before the turns: while more
happens than may be sent there is always a turn, and nobody would see the table move.
"""
HAND_SETTLE = 5.0
"""Seconds for which the hand of somebody who only watches waits for more."""
HAND_GAP = 10.0
"""Seconds between two edits of such a hand: about a round of three people."""
AWAY = 60.0
"""Seconds without a move or a new message after which a person is taken not to be looking."""
CHATTER = 15
"""Messages below the group's table after which it is off the screen."""
REPOST_GAP = 60.0
"""Seconds between two posts of it because of chatter."""
SUPERGROUPS = -1_000_000_000_000
"""Chats up to here count their messages themselves; others share the bot's numbers."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, what ought to stand in Telegram and what does."""

    table: Table
    wanted: Mapping[str, Wanted]
    """By place."""
    shown: Mapping[str, Shown]
    """By place."""
    notices: Mapping[int, Wanted | None] = field(default_factory=dict)
    """The table's announcements as messages, by number; None: not worth one."""
    since: Mapping[str, float] = field(default_factory=dict)
    """When a place was first found to show something older, or nothing."""
    asked: frozenset[str] = frozenset()
    """Hands on which the person has just opened or marked something."""
    newest: int = 0
    """The newest message known in the venue."""
    changes_at: float | None = None
    """When something else ought to stand though nothing happens; None: never."""


@dataclass(frozen=True, slots=True)
class Post:
    """A new message for the place, instead of the old one if there is one."""

    place: str
    wanted: Wanted
    episode: str
    due: float
    old: Shown | None = None

    @property
    def chat_id(self) -> int:
        return self.wanted.chat_id

    @property
    def urgency(self) -> Urgency:
        return self.wanted.urgency


@dataclass(frozen=True, slots=True)
class Edit:
    """The message of the place shows something else."""

    place: str
    wanted: Wanted
    due: float
    old: Shown

    @property
    def chat_id(self) -> int:
        return self.old.chat_id

    @property
    def urgency(self) -> Urgency:
        return self.wanted.urgency


@dataclass(frozen=True, slots=True)
class Remove:
    """A message that was replaced disappears, or at least its buttons do."""

    place: str
    old: Shown
    due: float
    urgency: Urgency = Urgency.BYSTANDER

    @property
    def chat_id(self) -> int:
        return self.old.chat_id


@dataclass(frozen=True, slots=True)
class Strip:
    """A place is no longer wanted: its message stays and loses its buttons."""

    place: str
    old: Shown
    due: float
    urgency: Urgency = Urgency.BYSTANDER

    @property
    def chat_id(self) -> int:
        return self.old.chat_id


@dataclass(frozen=True, slots=True)
class Say:
    """An announcement, a message of its own."""

    notice: Notice
    wanted: Wanted
    due: float

    @property
    def chat_id(self) -> int:
        return self.wanted.chat_id

    @property
    def urgency(self) -> Urgency:
        return self.wanted.urgency


@dataclass(frozen=True, slots=True)
class Skip:
    """An announcement that nobody needs."""

    notice: Notice
    due: float
    chat_id: int = 0
    urgency: Urgency = Urgency.TURN


Step: TypeAlias = Post | Edit | Remove | Strip | Say | Skip


def hand(person_id: int) -> str:
    """The place of a person's hand."""
    return f"{HAND}{person_id}"


def behind(
    wanted: Mapping[str, Wanted],
    shown: Mapping[str, Shown],
    notices: Iterable[int] = (),
) -> set[str]:
    """The places whose message shows something older than it should, or is not there yet.

    For each announcement that has yet to be made there is one, too.
    """
    waiting = {f"{NOTICE}{number}" for number in notices}
    return waiting.union(
        place
        for place, message in wanted.items()
        if (old := shown.get(place)) is None or old.digest != message.screen.digest
    )


def plan(scene: Scene, now: float) -> tuple[Step, ...]:
    """The steps that are left, the most urgent first; each says from when on it may be done."""
    steps = [*_announcements(scene, now)]
    for place, wanted in sorted(scene.wanted.items()):
        step = _for_place(scene, place, wanted, now)
        if step is not None:
            steps.append(step)
    steps += _clearances(scene, now)
    return tuple(sorted(steps, key=lambda step: _rank(step, now)))


def _rank(step: Step, now: float) -> int:
    """What goes first; the lowest does."""
    is_for_all = step.urgency in {Urgency.RESULT, Urgency.TABLE}
    is_overdue = is_for_all and now - step.due > OVERDUE
    return Urgency.TURN - 1 if is_overdue else step.urgency


def _announcements(scene: Scene, now: float) -> list[Step]:
    steps: list[Step] = []
    for notice in scene.table.notices:
        wanted = scene.notices.get(notice.number)
        if wanted is None:
            steps.append(Skip(notice, now))
        else:
            since = _since(scene, f"{NOTICE}{notice.number}", now)
            steps.append(Say(notice, wanted, max(since, wanted.ready_at)))
    return steps


def _for_place(scene: Scene, place: str, wanted: Wanted, now: float) -> Step | None:
    episode = f"{wanted.episode}/{_calls(scene.table, place)}"
    old = scene.shown.get(place)
    since = _since(scene, place, now)
    if old is None or old.chat_id != wanted.chat_id:
        # in a group that became a supergroup the old messages are out of reach
        return Post(place, wanted, episode, since)
    if old.episode != episode:
        return Post(place, wanted, episode, since, old)
    if old.digest == wanted.screen.digest:
        return None
    if _must_ring(scene.table, place, wanted, old):
        return Post(place, wanted, episode, since, old)
    due = _due(scene, place, wanted, old, now)
    if place == GROUP and _is_pushed_away(scene, old, now):
        return Post(place, wanted, episode, due, old)
    return Edit(place, wanted, due, old)


def _clearances(scene: Scene, now: float) -> list[Step]:
    standing = {
        (old.chat_id, old.message_id)
        for place, old in scene.shown.items()
        if not place.startswith(OLD)
    }
    steps: list[Step] = []
    for place, old in sorted(scene.shown.items()):
        if place.startswith(OLD):
            if (old.chat_id, old.message_id) not in standing:
                steps.append(Remove(place, old, now))
        elif place not in scene.wanted:
            steps.append(Strip(place, old, now))
    return steps


def _since(scene: Scene, place: str, now: float) -> float:
    return min(scene.since.get(place, now), now)


def _calls(table: Table, place: str) -> int:
    """How often somebody has asked for the place to be posted anew."""
    if place == GROUP:
        return table.calls
    return dict(table.hand_calls).get(_reader(place), 0)


def _reader(place: str) -> int:
    return int(place.removeprefix(HAND)) if place.startswith(HAND) else 0


def _seen_at(table: Table, place: str) -> float:
    return next((p.seen_at for p in table.people if p.id == _reader(place)), 0.0)


def _must_ring(table: Table, place: str, wanted: Wanted, old: Shown) -> bool:
    """Whether the turn came to a person who was not looking: an edit would not be noticed."""
    if not (wanted.wants_attention and place.startswith(HAND)):
        return False
    if not isinstance(table.stage, Playing):
        return False
    return table.stage.turn_since - max(_seen_at(table, place), old.sent_at) >= AWAY


def _is_pushed_away(scene: Scene, old: Shown, now: float) -> bool:
    """Whether chatter stands below the group's table, and a new turn is a reason to post it."""
    stage = scene.table.stage
    return (
        isinstance(stage, Playing)
        and stage.turn_since > old.edited_at
        and old.chat_id <= SUPERGROUPS
        and scene.newest - old.message_id >= CHATTER
        and now - old.sent_at >= REPOST_GAP
    )


def _due(scene: Scene, place: str, wanted: Wanted, old: Shown, now: float) -> float:
    since = _since(scene, place, now)
    if wanted.urgency <= Urgency.RESULT or place in scene.asked:
        return since
    if wanted.urgency is Urgency.TABLE:
        return max(old.edited_at + TABLE_GAP, since + TABLE_SETTLE)
    seen_at = _seen_at(scene.table, place)
    if seen_at > old.edited_at:
        return seen_at + OWN_SETTLE
    return max(old.edited_at + HAND_GAP, since + HAND_SETTLE)
