"""The small values that states, events and views share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engine.game import Seat

Team: TypeAlias = int
"""0 or 1."""
Member: TypeAlias = int
"""A place in the roster of a team, from 0, the captain."""
TEAMS: tuple[Team, Team] = (0, 1)
CAPTAIN: Member = 0


def team_of(seat: Seat) -> Team:
    """The team of the seat (E1.1)."""
    return seat % 2


def member_of(seat: Seat) -> Member:
    """The seat's place in the roster of its team (E1.1)."""
    return seat // 2


def seat_of(team: Team, member: Member) -> Seat:
    """The seat of a member (E1.1)."""
    return 2 * member + team


def captain_of(team: Team) -> Seat:
    """The captain's seat."""
    return seat_of(team, CAPTAIN)


def rival_of(team: Team) -> Team:
    """The other team."""
    return 1 - team


def seats_of(team: Team, size: int) -> tuple[Seat, ...]:
    """The seats of the team in roster order."""
    return tuple(seat_of(team, member) for member in range(size))


def leading(scores: tuple[int, ...]) -> Team | None:
    """The team with more points; None: neither."""
    return None if scores[0] == scores[1] else scores.index(max(scores))


class PhaseName(Enum):
    """The phases of a match."""

    REST = "deal"
    BUZZ = "buzz"
    FACEOFF = "faceoff"
    MAIN = "main"
    BLITZ = "blitz"
    CAPTAIN = "captain"
    REVERSE = "reverse"
    DUEL = "duel"
    BIG_FIRST = "big_first"
    BIG_SECOND = "big_second"
    BIG1 = "big1"
    BIG2 = "big2"
    JUDGE = "judge"
    OVER = "over"


class RoundName(Enum):
    """The rounds of a match: the five games, and two that may be needed besides."""

    SIMPLE = "simple"
    DOUBLE = "double"
    TRIPLE = "triple"
    REVERSE = "reverse"
    DUEL = "duel"
    TIEBREAK = "tiebreak"
    BIG = "big"


CIRCLE_ROUNDS = (RoundName.SIMPLE, RoundName.DOUBLE, RoundName.TRIPLE)
"""The rounds with a face-off, a circle and a fund."""


class Verdict(Enum):
    """What became of an answer."""

    HIT = "hit"
    """Its row has been opened, or its votes have been counted."""
    MISS = "miss"
    """It is not on the board."""
    REPEATED = "repeated"
    """Its row was open already."""
    NONE = "none"
    """No answer was given."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat has answered on its turn."""

    seat: Seat
    text: str
    """Empty: it passed."""
    row: int | None
    """The number of its row, from 1; None: it is on none."""
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Version:
    """What a member proposes to the captain."""

    seat: Seat
    text: str
    """Empty: the member had none."""


@dataclass(frozen=True, slots=True)
class BigAnswer:
    """An answer of the big game."""

    text: str
    """Empty: none was given."""
    row: int | None
    """The number of its row, from 1; None: it is on none."""
    votes: int
    """What it brought."""


@dataclass(frozen=True, slots=True)
class RowShown:
    """A row of a board as a viewer sees it."""

    number: int
    """From 1, the most popular."""
    is_open: bool
    answer: str
    """Empty while it is hidden."""
    votes: int
    """0 while it is hidden."""
    points: int
    """What it is worth in its round; 0 while it is hidden, and where nothing is counted."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The account of a round. Pairs have one entry for each team."""

    round: RoundName
    number: int
    """Of the round in the match, from 1."""
    question: str
    """Empty for the big game, which has many."""
    playing: Team | None
    """Who played the main part, or won the tie-break; None: nobody did."""
    taker: Team | None
    """Who took the fund; None: there was none."""
    gained: tuple[int, int]
    misses: tuple[int, int]
    totals: tuple[int, int]
    """The scores after the round."""
    duel: Seat | None
    """Who guessed the question."""
    is_surveyed: bool = False
    """Whether the votes of its question were counted, not estimated."""


def numbers(values: Iterable[int]) -> str:
    """Numbers as a fact writes them."""
    return " ".join(map(str, values)) or "-"
