"""What is kept of a person who is asked: which questions, and never what they said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from zlib import crc32

SITTING = 5
"""Questions that a person is asked at a time, at most."""
RESTING_DAYS = 30
"""How long a person who has answered a question should not meet it in play."""
DAY = 24 * 3600.0
OPEN_SECONDS = DAY
"""How long after a question what the person writes is taken for the answer."""
FRONT = 10
"""How many of the questions with the most answers are asked side by side."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that a person is being asked."""

    name: str
    """Its pack and its own: `home/bed`."""
    number: int
    """Of all that the person was ever asked; the buttons below it carry it."""
    place: int
    """In this sitting, from 1."""
    since: float
    """In seconds since the epoch."""
    shown: int | None = None
    """The message that shows it; None: it is on its way."""


@dataclass(frozen=True, slots=True)
class Respondent:
    """A person who is, was or might be asked."""

    has_agreed: bool = False
    is_asked_after_shows: bool = True
    """Whether a show that is over may be followed by a sitting."""
    sat_at: float = 0.0
    """When the last sitting began, in seconds since the epoch."""
    asked: Asked | None = None
    number: int = 0
    """How many questions the person has been asked."""
    answered: tuple[tuple[str, int], ...] = ()
    """Which questions, and on which day: not the moment, by which an answer might be found."""
    skipped: tuple[str, ...] = ()

    @property
    def met(self) -> frozenset[str]:
        """The questions that the person is not asked again."""
        return frozenset((*(name for name, _ in self.answered), *self.skipped))


def day_of(at: float) -> int:
    """The day of this moment, counted since the epoch."""
    return int(at // DAY)


def chosen(person_id: int, met: frozenset[str], votes: Mapping[str, int]) -> str | None:
    """The question that the person is asked next; None: they have met them all.

    `votes` says for each question that is still asked how many have answered it. Those with the
    most come first, so that some get finished, and people go through the foremost in different
    orders, so that not all wait for the same one.
    """
    left = sorted(votes.keys() - met, key=lambda name: (-votes[name], crc32(name.encode())))
    return min(left[:FRONT], key=lambda name: crc32(f"{person_id} {name}".encode()), default=None)


def seated(known: Respondent, name: str, now: float) -> Respondent:
    """A sitting begins with this question."""
    return _asking(replace(known, sat_at=now), name, 1, now)


def moved_on(known: Respondent, name: str | None, now: float) -> Respondent:
    """The present question is done with: the next one, or the end of the sitting."""
    if known.asked is None or name is None or known.asked.place >= SITTING:
        return replace(known, asked=None)
    return _asking(known, name, known.asked.place + 1, now)


def having_answered(known: Respondent, name: str, now: float) -> Respondent:
    """The person has answered this question, and is asked none at the moment."""
    return replace(known, answered=(*known.answered, (name, day_of(now))))


def having_skipped(known: Respondent, name: str) -> Respondent:
    """The person would not answer this question."""
    return replace(known, skipped=(*known.skipped, name))


def withdrawn(known: Respondent) -> Respondent:
    """The person wants to be asked no more.

    What was asked is still known: who agrees again must not be counted twice.
    """
    return replace(known, has_agreed=False, asked=None)


def _asking(known: Respondent, name: str, place: int, now: float) -> Respondent:
    number = known.number + 1
    return replace(known, number=number, asked=Asked(name, number, place, now))
