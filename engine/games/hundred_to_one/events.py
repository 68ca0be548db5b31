"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.hundred_to_one.values import (
    BigAnswer,
    RoundName,
    RoundScore,
    RowShown,
    Said,
    Team,
    Version,
)


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The match rests before its first round."""

    round: RoundName
    """The first one."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round has begun."""

    round: RoundName
    number: int
    multiplier: int
    """0: no points go to the fund."""
    question: str
    """Empty where it is not for all to know: in the duel and the big game."""


@dataclass(frozen=True, slots=True)
class FaceOffStarted:
    """Two players stand at the button."""

    seats: tuple[Seat, Seat]
    is_again: bool
    """Whether the players before them have found nothing."""


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """A face-off player was the first at the button."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerJudged:
    """A seat has answered, or passed, and this became of it."""

    said: Said


@dataclass(frozen=True, slots=True)
class AnswerCounted:
    """People have let an answer count that was on no row: it is taken for this row's own."""

    seat: Seat
    text: str
    """As it was said."""
    answer: str
    """The row's own."""


@dataclass(frozen=True, slots=True)
class AnswerReferred:
    """The human host has to judge an answer. Told to those who may know the answer."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class AnswerSentBack:
    """The host has recognised an answer that has to be replaced by another."""

    seat: Seat
    text: str
    reason: str
    """A code of `engine.games.hundred_to_one.reasons`."""


@dataclass(frozen=True, slots=True)
class RowOpened:
    """A row of the board has been opened."""

    row: RowShown
    seat: Seat | None
    """Whose answer it was; None: the duel opens its rows by itself."""
    fund: int
    """With the points of this row, if they count."""


@dataclass(frozen=True, slots=True)
class LampLit:
    """A miss."""

    team: Team
    misses: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TeamPlays:
    """The face-off is decided: this team plays the main part, or the big game."""

    team: Team
    seat: Seat
    """Whose answer decided it."""


@dataclass(frozen=True, slots=True)
class StealStarted:
    """Three misses, or as many as the house allows: the other team may take the fund."""

    team: Team
    asked: tuple[Seat, ...]
    """Whose versions the captain hears first."""


@dataclass(frozen=True, slots=True)
class VersionGiven:
    """A member's version in the poll. Told to that seat, and to the human host."""

    version: Version


@dataclass(frozen=True, slots=True)
class VersionNoted:
    """A member has been asked in the poll."""

    seat: Seat
    has_one: bool


@dataclass(frozen=True, slots=True)
class PollClosed:
    """The captain has heard the versions of his team."""

    versions: tuple[Version, ...]


@dataclass(frozen=True, slots=True)
class VersionChosen:
    """The captain has taken a version of the poll."""

    seat: Seat
    number: int
    version: Version


@dataclass(frozen=True, slots=True)
class FundTaken:
    """The fund goes to a team."""

    team: Team
    amount: int
    is_stolen: bool
    """Whether it goes to the team that did not play."""


@dataclass(frozen=True, slots=True)
class ReverseAnswered:
    """A captain has answered in the reverse game; his row is not known yet."""

    seat: Seat
    text: str
    """Empty: he passed."""


@dataclass(frozen=True, slots=True)
class ReverseOpened:
    """What the captains' answers in the reverse game were worth."""

    answers: tuple[Said, Said]
    gained: tuple[int, int]


@dataclass(frozen=True, slots=True)
class QuestionGuessed:
    """A captain has guessed at the question of the duel, or passed."""

    seat: Seat
    text: str
    """Empty: he passed."""
    is_right: bool


@dataclass(frozen=True, slots=True)
class QuestionTold:
    """The question of the duel is no secret any more."""

    question: str


@dataclass(frozen=True, slots=True)
class BoardShown:
    """The host has opened the rows that nobody found."""

    rows: tuple[RowShown, ...]
    """All rows of the board."""


@dataclass(frozen=True, slots=True)
class BigPlayersNamed:
    """It is settled who plays the big game."""

    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class BigQuestionAsked:
    """A question of the big game. The first part is not told to the second player."""

    seat: Seat
    part: int
    """1 or 2."""
    number: int
    """From 1."""
    question: str


@dataclass(frozen=True, slots=True)
class BigAnswered:
    """An answer of the big game. The first part is not told to the second player."""

    seat: Seat
    part: int
    number: int
    answer: BigAnswer


@dataclass(frozen=True, slots=True)
class BigPartEnded:
    """A part of the big game is over."""

    part: int
    fund: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The account of the round, with all that its result has to show."""

    score: RoundScore
    rows: tuple[RowShown, ...] = ()
    """The whole board; none of the big game."""
    said: tuple[Said, ...] = ()
    """The answers, in order; none of the big game."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    scores: tuple[int, int]
    fund: int
    """Of the big game."""
    prize: bool | None
    """Whether the main prize is won; None: there was no big game."""


Event: TypeAlias = (
    MatchStarted
    | RoundStarted
    | FaceOffStarted
    | ButtonPressed
    | AnswerJudged
    | AnswerCounted
    | AnswerReferred
    | AnswerSentBack
    | RowOpened
    | LampLit
    | TeamPlays
    | StealStarted
    | VersionGiven
    | VersionNoted
    | PollClosed
    | VersionChosen
    | FundTaken
    | ReverseAnswered
    | ReverseOpened
    | QuestionGuessed
    | QuestionTold
    | BoardShown
    | BigPlayersNamed
    | BigQuestionAsked
    | BigAnswered
    | BigPartEnded
    | RoundEnded
    | MatchEnded
)
