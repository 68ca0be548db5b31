"""A match of Twenty-Five as a value; a phase is a type with just its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Rank, Suit, card
from engine.game import Seat
from engine.games.fives import TRICK_POINTS, Following, PlainLead, followers, side_of
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.values import DealScore, Laid, Trick
from engine.shuffle import Chance

HAND_SIZE = 5
TARGET = 25
"""The score that wins a game (TF-005)."""


@dataclass(frozen=True, slots=True)
class Rest:
    """The dealer of the coming deal owes `deal`."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat owes a card; before its first one it may have the right to rob."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    stake: int
    """What the match has cost each loser."""


Phase: TypeAlias = Rest | Turn | Over


@dataclass(frozen=True, slots=True)
class State:
    """All of a match; between deals, and after the match, the cards as the last deal left them."""

    options: TwentyFiveRules
    chance: Chance
    scores: tuple[int, ...]
    """Of each side in this game; between two games those of the finished one."""
    games: tuple[int, ...]
    """How many games each side has won."""
    dealer: Seat
    """Of the deal in progress; at rest, of the coming one; after the match, of the last one."""
    deal_no: int
    """Of the same deal, from 1 in the match."""
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    """Per seat, in no order."""
    before: tuple[int, ...] = ()
    """The score of each side when the deal began."""
    turned: Card | None = None
    """The card that was turned for trumps; None before the first deal."""
    robber: Seat | None = None
    """Who has taken the turned card."""
    laid_away: Card | None = None
    """What the robber has laid away; only he knows it."""
    stock: tuple[Card, ...] = ()
    """The undealt cards, the top card first; nobody sees them."""
    trick: tuple[Laid, ...] = ()
    """The trick in progress, from its leader on."""
    taken: tuple[Trick, ...] = ()
    """The complete tricks of the deal, in order."""
    history: tuple[DealScore, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def sides(self) -> int:
        """How many sides play."""
        return len(self.scores)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before the first deal."""
        return self.turned.suit if self.turned else None

    @property
    def up(self) -> Card | None:
        """The turned card while it lies on the table; None once it has been taken."""
        return self.turned if self.robber is None else None

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each seat has taken in the deal."""
        winners = [trick.winner for trick in self.taken]
        return tuple(winners.count(seat) for seat in range(self.seats))

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has taken in the deal, 5 a trick."""
        return tuple(number * TRICK_POINTS for number in self.tricks)

    @property
    def ahead(self) -> int | None:
        """The side that has won the game, by reaching 25 first (E5.2); None: nobody yet."""
        scores = list(self.before)
        for trick in self.taken:
            side = side_of(trick.winner, self.sides)
            scores[side] += TRICK_POINTS
            if scores[side] >= TARGET:
                return side
        return None

    def can_rob(self, seat: Seat) -> bool:
        """Whether the seat has the right to rob, had it the turn (E4.1, E4.2).

        It holds the ace of the trump suit or, that ace being turned, has dealt; the turned card
        lies there yet, and the seat has not played.
        """
        options, hand = self.options, self.hands[seat]
        if not options.rob or self.up is None or len(hand) < HAND_SIZE:
            return False
        if self.up.rank is Rank.ACE:
            return options.rob_turned_ace_dealer and seat == self.dealer
        return card(Rank.ACE, self.up.suit) in hand

    def playable(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that the seat, whose turn it is, may play, in the order of its hand (E3)."""
        hand = self.hands[seat]
        if not self.trick or self.trump is None:
            return hand
        return followers(following(self.options), hand, self.trick[0].card, self.trump)


def following(options: TwentyFiveRules) -> Following:
    """How the house follows (E3.3, E3.4)."""
    plain = PlainLead.FOLLOW_OR_TRUMP if options.always_ruff else PlainLead.FOLLOW
    return Following(plain, options.renege)
