"""Figures for operators, in the text format of Prometheus.

Labels come from short lists: kinds, endings, methods, results, games, stages. No figure names a
person, a chat or a table. Counters are one worker's, to be added up over workers; what is found in
the store is the same whichever worker is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    Summary,
    disable_created_metrics,
    generate_latest,
)

from bot.answer import Ending
from bot.store.figures import Backlog, Figures

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
KINDS = ("press", "message", "other")
"""Kinds of updates."""
LONG_POLL = "getUpdates"
"""The call that waits on purpose: how long it takes says nothing."""

_HANDLING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10)
_CALLING = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 4, 6)
_LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1)
_ASKING = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1)

disable_created_metrics()  # type: ignore[no-untyped-call]  # half of all lines, and nobody reads them


class Metrics:
    """What one worker has counted."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("prikup_build", "The release that runs.", registry=registry).info(
            {"version": version("prikup")}
        )
        self._updates = Counter(
            "prikup_updates",
            "Updates handled, by what became of them.",
            ("kind", "ending"),
            registry=registry,
        )
        self._handling = Histogram(
            "prikup_update_seconds",
            "From the update to the end of its handling, the answer to a press included.",
            ("kind",),
            buckets=_HANDLING,
            registry=registry,
        )
        for kind in KINDS:
            self._handling.labels(kind)
            for ending in Ending:
                self._updates.labels(kind, ending.value)
        self._calls = Counter(
            "prikup_calls",
            "Calls to Telegram, by what became of them.",
            ("method", "result"),
            registry=registry,
        )
        self._calling = Histogram(
            "prikup_call_seconds",
            "How long calls to Telegram took, long polls left out.",
            ("method",),
            buckets=_CALLING,
            registry=registry,
        )
        self._retry_after = Summary(
            "prikup_retry_after_seconds",
            "How long Telegram told the bot to wait; how often, and in all.",
            registry=registry,
        )
        self._lag = Histogram(
            "prikup_loop_lag_seconds",
            "How much later than asked the event loop came back.",
            buckets=_LAG,
            registry=registry,
        )
        self._round_trips = Histogram(
            "prikup_store_round_trip_seconds",
            "How long Redis took to answer; many questions share a round trip.",
            buckets=_ASKING,
            registry=registry,
        )
        self._questions = Counter(
            "prikup_store_questions", "Questions to Redis.", registry=registry
        )
        self._failures = Counter(
            "prikup_store_failures", "Questions to Redis without an answer.", registry=registry
        )
        self._found = _Found(registry)

    def handled(self, kind: str, ending: Ending, seconds: float) -> None:
        """An update has been handled."""
        self._updates.labels(kind, ending.value).inc()
        self._handling.labels(kind).observe(seconds)

    def called(self, method: str, result: str, seconds: float) -> None:
        """A call to Telegram is over."""
        self._calls.labels(method, result).inc()
        if method != LONG_POLL:
            self._calling.labels(method).observe(seconds)

    def told_to_wait(self, seconds: float) -> None:
        """Telegram wants so long a pause."""
        self._retry_after.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop was so late."""
        self._lag.observe(seconds)

    def asked(self, questions: int, failures: int, seconds: float) -> None:
        """A round trip to Redis is over."""
        self._round_trips.observe(seconds)
        self._questions.inc(questions)
        self._failures.inc(failures)

    def found(self, figures: Figures | None) -> None:
        """What stands in the store at this moment; None: it does not answer."""
        self._found.set(figures)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class _Found:
    """What was found in the store; nothing, while it does not answer."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, meaning: str, *labels: str) -> Gauge:
            return Gauge(f"prikup_{name}", meaning, labels, registry=registry)

        self._up = gauge("store_up", "Whether Redis has answered.")
        self._tables = gauge("tables", "Tables that are not over.", "stage", "game")
        self._teller = _queue(gauge, "teller", "the teller should have looked at")
        self._clock = _queue(gauge, "clock", "the clock should have woken")
        self._leased = gauge("teller_tables_at_work", "Tables that tellers work on.")

    def set(self, figures: Figures | None) -> None:
        self._up.set(figures is not None)
        self._tables.clear()
        if figures is None:
            return
        for (stage, game), number in figures.tables.items():
            self._tables.labels(stage, game).set(number)
        self._teller(figures.teller)
        self._clock(figures.clock)
        self._leased.set(figures.at_work)


def _queue(gauge: Callable[[str, str], Gauge], name: str, which: str) -> Callable[[Backlog], None]:
    waiting = gauge(f"{name}_tables_waiting", f"Tables that {which} by now.")
    oldest = gauge(f"{name}_wait_seconds", "For how long the one that waits longest has waited.")

    def set_(backlog: Backlog) -> None:
        waiting.set(backlog.waiting)
        oldest.set(backlog.oldest)

    return set_
