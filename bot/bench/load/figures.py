"""The figures of the loads, and how they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.bench.load.crowd import Tally
from bot.bench.load.watch import Buckets, Course


def at_share(seconds: Sequence[float], share: float) -> float:
    """Below which this share of them lies; 0 if there are none."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def spread(seconds: Sequence[float]) -> str:
    """Median, p99 and the slowest."""
    middle, slow = at_share(seconds, 0.5), at_share(seconds, 0.99)
    return f"median {_told(middle)}, p99 {_told(slow)}, slowest {_told(at_share(seconds, 1))}"


def _told(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 10 else f"{seconds:.0f} s"


def messages(calls: Counter[str]) -> int:
    """How many of the calls have sent or edited a message."""
    return sum(n for name, n in calls.items() if name.startswith(("send", "edit")))


@dataclass(slots=True)
class Load:
    """What a load has come to."""

    tables: int
    seconds: float
    tally: Tally
    waiting: list[float] = field(default_factory=list)
    """For how long the turns have waited that no hand has shown at the end."""
    group_ages: list[float] = field(default_factory=list)
    """How long ago the group's message was changed at the end, at each table in play."""
    lag: Buckets = field(default_factory=Buckets)
    own_lags: list[float] = field(default_factory=list)
    courses: dict[str, Course] = field(default_factory=dict)
    calls: Counter[str] = field(default_factory=Counter)
    too_fast: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    """Bytes that Redis uses for them."""
    stored_tables: int = 0
    """Tables that it keeps, those that are over among them."""
    moves: int = 0
    """Actions in the logs of these tables."""
    faults: list[str] = field(default_factory=list)
    """What was accepted and is not stored, or stored and was not asked for."""

    @property
    def wrong(self) -> list[str]:
        """What should not have happened, whatever the machine was busy with."""
        unanswered = self.tally.unanswered
        return [
            *self.faults,
            *([f"{unanswered} presses without an answer"] if unanswered else []),
            *(f"{count} calls past a limit: {name}" for name, count in self.too_fast.items()),
            *(f"{count} calls refused: {what}" for what, count in self.refused.items()),
        ]

    def told(self) -> Iterator[str]:
        """A line each."""
        tally, presses = self.tally, len(self.tally.answers)
        yield f"{self.tables} tables, {presses} presses in {self.seconds:.0f} s"
        yield (
            f"of these {tally.pop_ups} pop-ups, {sum(tally.said.values())} refused; "
            f"besides {tally.words} answers in words"
        )
        yield f"press to answer: {spread(tally.answers)}"
        yield f"press to the next hand: {spread(tally.lags.seconds)}"
        yield f"turns not shown yet at the end: {len(self.waiting)}, {spread(self.waiting)}"
        yield f"the groups' messages at the end, changed before: {spread(self.group_ages)}"
        yield f"event loop late: p99 at most {self.lag.bound(0.99) * 1000:.0f} ms by its buckets"
        yield from self._needed()
        sent = messages(self.calls) / self.seconds
        yield f"messages sent and edited: {sent:.1f} a second"
        each = self.stored / max(self.stored_tables, 1)
        yield (
            f"Redis: {self.stored / 1e6:.1f} MB, {each / 1000:.1f} kB for each of "
            f"{self.stored_tables} tables with {self.moves / max(self.stored_tables, 1):.0f} "
            "actions each"
        )
        yield (
            f"the crowd was at most {tally.late * 1000:.0f} ms behind its rate, its event loop "
            f"late: {spread(self.own_lags)}; {tally.idle} times nobody had anything to press"
        )
        yield from (f"WRONG: {what}" for what in self.wrong)

    def _needed(self) -> Iterator[str]:
        for name, course in self.courses.items():
            first, last = course.looks[0], course.looks[-1]
            growth = course.growth(self.seconds / 2)
            yield (
                f"{name}: {course.cpu_share:.0%} of a core, {first.megabytes:.0f} MB at first, "
                f"{last.megabytes:.0f} MB in the end, {growth:+.2f} MB a minute "
                "in the second half"
            )


@dataclass(frozen=True, slots=True)
class Beside:
    """A load of a few tables while so many are stored."""

    stored: int
    start_seconds: float
    cpu_seconds: float
    """Of the bot, for all these presses and what they lead to."""
    answers: Sequence[float]
    sent: int
    """Messages sent and edited meanwhile."""
    redis: int
    """Bytes that Redis uses."""

    @property
    def sent_each(self) -> float:
        """Messages for each press."""
        return self.sent / max(len(self.answers), 1)

    @property
    def cpu_each(self) -> float:
        """Milliseconds for each press."""
        return 1000 * self.cpu_seconds / max(len(self.answers), 1)


@dataclass(frozen=True, slots=True)
class Growth:
    """What more stored tables change."""

    few: Beside
    many: Beside
    cold: Beside
    """The same while many are stored, each press at another table."""

    def told(self) -> Iterator[str]:
        """A line each."""
        for name, found in (("few", self.few), ("many", self.many), ("many, cold", self.cold)):
            yield (
                f"{name}: {found.stored} tables stored, on after {found.start_seconds:.2f} s; "
                f"CPU time of a press and its {found.sent_each:.1f} messages "
                f"{found.cpu_each:.1f} ms, to answer: {spread(found.answers)}"
            )
        more = self.many.stored - self.few.stored
        each = (self.many.redis - self.few.redis) / max(more, 1)
        yield (
            f"growth: start {self.many.start_seconds / self.few.start_seconds:.2f}, press "
            f"{self.many.cpu_each / self.few.cpu_each:.2f}, at other tables "
            f"{self.cold.cpu_each / self.few.cpu_each:.2f}; Redis {each / 1000:.1f} kB for each"
        )


@dataclass(frozen=True, slots=True)
class Fairness:
    """How a quiet chat is served alone and beside a furious one and busy ones."""

    alone: Tally
    beside: Tally
    furious: Tally
    busy: Tally

    @property
    def wrong(self) -> list[str]:
        """What should not have happened."""
        unanswered = sum(t.unanswered for t in (self.alone, self.beside, self.furious, self.busy))
        return [f"{unanswered} presses without an answer"] if unanswered else []

    def told(self) -> Iterator[str]:
        """A line each."""
        rows = {
            "quiet, alone": self.alone,
            "quiet, beside": self.beside,
            "furious": self.furious,
            "busy": self.busy,
        }
        for name, tally in rows.items():
            yield f"{name}: {len(tally.answers)} presses, to answer: {spread(tally.answers)}"
            yield f"{name}: to the next hand: {spread(tally.lags.seconds)}"
        yield from (f"WRONG: {what}" for what in self.wrong)
