"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.game import Seat
from engine.games.twenty_five.values import DealScore


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The match rests before its first deal."""

    dealer: Seat
    """Who deals first."""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The dealer has shuffled and dealt."""

    dealer: Seat
    deal_no: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """The cards a seat was dealt. Told to that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """The turned card lies on the table; its suit is trumps."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnedCardRobbed:
    """A seat has laid a card away and taken the turned card."""

    seat: Seat
    card: Card
    """The turned card."""


@dataclass(frozen=True, slots=True)
class CardLaidAway:
    """Which card the robber has laid away. Told to that seat only."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick is complete."""

    seat: Seat
    """Who has taken it."""
    card: Card
    """The card that took it."""
    scores: tuple[int, ...]
    """The score of each side, this trick included."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The account of the deal, also of one that stopped in the middle."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class GameWon:
    """A side has won a game; the match may go on."""

    seats: tuple[Seat, ...]
    """The seats of the side."""
    games: tuple[int, ...]
    """How many games each side has won so far."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    scores: tuple[int, ...]
    """The score of each side in the last game."""
    stake: int
    """What the match has cost each loser."""


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | HandDealt
    | TrumpTurned
    | TurnedCardRobbed
    | CardLaidAway
    | CardPlayed
    | TrickTaken
    | DealEnded
    | GameWon
    | MatchEnded
)
