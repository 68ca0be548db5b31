"""A match of Hundred to One as a value; a phase is a type with just its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.values import (
    BigAnswer,
    Member,
    RoundName,
    RoundScore,
    Said,
    Team,
    Version,
)
from engine.shuffle import Chance


@dataclass(frozen=True, slots=True)
class Rest:
    """Before the first round and between two: the next one may be begun."""


@dataclass(frozen=True, slots=True)
class Buzzing:
    """The face-off players reach for the button (`faceoff_mode=buzzer`)."""

    member: Member
    """Both teams send the member of this number."""


@dataclass(frozen=True, slots=True)
class FaceOff:
    """The face-off players answer."""

    member: Member
    turn: tuple[Seat, ...]
    """Who may answer: both, or the one whose turn it is."""
    first: Seat | None = None
    """Who has answered already."""
    first_row: int | None = None
    """The row which that answer has opened; None: none."""


@dataclass(frozen=True, slots=True)
class Main:
    """The playing team answers in turn."""

    team: Team
    member: Member
    """Whose turn it is."""


@dataclass(frozen=True, slots=True)
class Poll:
    """The members of the other team give their versions, the last of the roster first."""

    team: Team
    """Who is asked."""
    asked: tuple[Seat, ...]
    """Who is still to be asked, the next one first."""
    versions: tuple[Version, ...] = ()


@dataclass(frozen=True, slots=True)
class Steal:
    """The captain of the other team gives the answer that decides."""

    team: Team
    """Who steals."""
    versions: tuple[Version, ...]
    choices: tuple[int, ...]
    """The numbers of the versions that may be chosen, from 1."""


@dataclass(frozen=True, slots=True)
class Reverse:
    """The captains answer in the reverse game."""

    team: Team
    """Whose captain's turn it is."""
    first: Said | None = None
    """What the other captain has said; its row is known to nobody yet."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The captains guess the question."""

    team: Team
    """Whose captain's turn it is."""
    leader: Team
    """The team with more points, which guesses second."""


@dataclass(frozen=True, slots=True)
class NamingFirst:
    """The captain says who plays first in the big game."""

    team: Team


@dataclass(frozen=True, slots=True)
class NamingSecond:
    """The captain says who plays second in the big game."""

    team: Team
    first: Seat


@dataclass(frozen=True, slots=True)
class Big:
    """The big game: the first player answers all questions, then the second."""

    first: Seat
    second: Seat
    answers: tuple[BigAnswer, ...] = ()
    """The first player's and then the second player's."""


Asking: TypeAlias = FaceOff | Main | Steal | Reverse | Duel | Big
"""The phases in which an answer is judged."""


@dataclass(frozen=True, slots=True)
class Judging:
    """The human host judges an answer."""

    asking: Asking
    """The phase in which it was given."""
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""

    winners: tuple[Seat, ...]


Phase: TypeAlias = (
    Rest
    | Buzzing
    | FaceOff
    | Main
    | Poll
    | Steal
    | Reverse
    | Duel
    | NamingFirst
    | NamingSecond
    | Big
    | Judging
    | Over
)


@dataclass(frozen=True, slots=True)
class Supply:
    """The boards that chance has drawn for a round."""

    round: RoundName
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True)
class State:
    """All of a match. Pairs have one entry for each team."""

    options: HundredToOneRules
    chance: Chance
    scores: tuple[int, int]
    phase: Phase
    supply: tuple[Supply, ...] = ()
    """For each round that there may be, where the boards come from the program's packs."""
    waiting: tuple[Board, ...] = ()
    """Boards that `board:` lines have given and no round has used yet."""
    played: int = 0
    """How many of the games are over, with what replaced them."""
    number: int = 0
    """Of the round in progress, from 1; at rest, of the last one."""

    # The round in progress; at rest, as the last one left it
    round: RoundName | None = None
    boards: tuple[Board, ...] = ()
    """One, or those of the big game."""
    open: tuple[int, ...] = ()
    """The numbers of the open rows, ascending; none in the big game."""
    fund: int = 0
    misses: tuple[int, int] = (0, 0)
    said: tuple[Said, ...] = ()
    """The answers of the round, in order; those of the poll and the big game stand elsewhere."""
    playing: Team | None = None
    """Who plays the main part, or has won the tie-break."""
    faced: tuple[Member, ...] = ()
    """Who took part in the last face-off of a simple, double or triple game."""

    # What outlasts a round
    taker: Team | None = None
    """Who took the last fund."""
    finalist: Team | None = None
    """Who plays the big game by the tie-break."""
    duel: Seat | None = None
    """Who guessed the question of the duel."""
    big: Big | None = None
    """The big game when it is over."""
    prize: bool | None = None
    """Whether the big game reached its target; None: it has not been played."""
    history: tuple[RoundScore, ...] = ()

    @property
    def board(self) -> Board:
        """The board of the round, which is not the big game."""
        return self.boards[0]

    @property
    def multiplier(self) -> int:
        """What the votes of a row are multiplied by in the fund."""
        match self.round:
            case RoundName.SIMPLE:
                return self.options.multipliers[0]
            case RoundName.DOUBLE:
                return self.options.multipliers[1]
            case RoundName.TRIPLE:
                return self.options.multipliers[2]
            case _:
                return 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, the human host's aside."""
        return tuple(range(self.options.players))


def big_turn(state: State, big: Big) -> tuple[int, int]:
    """Which part of the big game is on, 1 or 2, and which question, from 0."""
    part, question = divmod(len(big.answers), len(state.boards))
    return part + 1, question


def big_board(state: State, big: Big) -> Board:
    """The board of the question that is to be answered."""
    return state.boards[big_turn(state, big)[1]]
