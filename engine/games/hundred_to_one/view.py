"""All that one seat may know of a match; seat None: what the whole chat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Result, Seat
from engine.games.hundred_to_one.actions import Action
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.clock import Clock
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.values import (
    BigAnswer,
    PhaseName,
    RoundName,
    RoundScore,
    RowShown,
    Said,
    Team,
    Version,
    seats_of,
    team_of,
)


@dataclass(frozen=True, slots=True)
class BigQuestion:
    """A question of the big game as a viewer sees it."""

    number: int
    """From 1."""
    question: str
    """Empty: it has not been asked, or not within the viewer's hearing."""
    first: BigAnswer | None
    """What the first player said; None: nothing yet, or it is hidden from the viewer."""
    second: BigAnswer | None
    rows: tuple[RowShown, ...]
    """The board, for the human host, and after the match for all if the question was asked."""


@dataclass(frozen=True, slots=True)
class BigShown:
    """The big game as a viewer sees it."""

    first: Seat
    second: Seat
    part: int
    """1 or 2."""
    number: int
    """Of the question that is to be answered, or was the last one; from 1."""
    questions: tuple[BigQuestion, ...]
    is_hidden: bool
    """Whether the first part is hidden from the viewer."""


@dataclass(frozen=True, slots=True)
class View:
    """What the viewer may know. Pairs have one entry for each team."""

    seat: Seat | None
    """The viewer; None: the chat. The human host's seat is the one after the last."""
    options: HundredToOneRules
    phase: PhaseName
    to_move: frozenset[Seat]
    """Who owes an action; at rest the first captain, though any player may do it."""
    legal: tuple[Action, ...]
    """What the viewer may do besides answering in words; empty for the chat."""
    may_answer: bool
    """Whether the viewer may answer in words."""
    clock: Clock | None
    """How long those who owe an action may take."""

    # The match
    scores: tuple[int, int]
    coming: RoundName | None
    """The next round while the match rests; in a round, this one; None: the match is over."""
    number: int
    """Of the round in progress, from 1; at rest, of the last one; 0 before the first."""
    history: tuple[RoundScore, ...]
    duel: Seat | None
    """Who has guessed the question of the duel."""
    prize: bool | None
    """Whether the main prize is won; None: the big game has not been played."""
    result: Result | None

    # The round in progress; at rest and after the match, as the last one left it
    round: RoundName | None
    """None before the first."""
    multiplier: int
    """Of the points; 0: nothing goes to a fund by rows."""
    question: str
    """Empty: there is none, or it is a secret."""
    surveyed: frozenset[str]
    """The questions within the viewer's knowledge whose votes were counted, not estimated."""
    rows: tuple[RowShown, ...]
    """The board, from the top down; none in the big game. The human host sees what it says."""
    fund: int
    misses: tuple[int, int]
    said: tuple[Said, ...]
    """The answers of the round, in order, but those of the poll and the big game."""
    playing: Team | None
    """Who plays the main part or the big game, or has won the tie-break."""
    facing: tuple[Seat, ...]
    """The two at the button, while they are."""
    asked: tuple[Seat, ...]
    """Who is still to give a version in the poll, the next one first."""
    versions: tuple[Version, ...]
    """Of the poll: all for the captain's answer, before that the viewer's own."""
    rival: Version | None
    """In the reverse game, what the first captain has said."""
    judged: Version | None
    """The answer that the human host has to judge, if the viewer may know it."""
    board: Board | None
    """For the human host: the board of the question in play, with synonyms."""
    returned: frozenset[int]
    """For the human host: the rows whose answers have to be replaced by others (E9.2)."""
    big: BigShown | None

    @property
    def team(self) -> Team | None:
        """The viewer's team; None: the chat and the human host."""
        if self.seat is None or self.seat >= self.options.players:
            return None
        return team_of(self.seat)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The seats of each team in roster order, its captain first."""
        size = self.options.team_size
        return seats_of(0, size), seats_of(1, size)

    @property
    def open(self) -> tuple[RowShown, ...]:
        """The open rows."""
        return tuple(row for row in self.rows if row.is_open)

    @property
    def last_round(self) -> RoundScore | None:
        """The account of the last round."""
        return self.history[-1] if self.history else None
