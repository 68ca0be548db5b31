"""The players, a short line each: side, score, the card on the table, tricks, who deals.

A trick of ten cards in a row of its own would fill a phone, so each card stands beside its player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.i18n import Html
from bot.screens.cards import face
from bot.screens.screen import Look
from bot.screens.sides import Sides, sign_of
from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.fives import is_trump, taker


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, in progress or just taken: it lies there until the next card is led."""

    seats: tuple[Seat, ...]
    """Who has played to it, from the leader on."""
    cards: tuple[Card, ...]
    is_complete: bool = False

    def card_of(self, seat: Seat) -> Card | None:
        """What the seat has played; None: nothing yet."""
        return self.cards[self.seats.index(seat)] if seat in self.seats else None

    def best(self, trump: Suit, *, ace_high: bool = False) -> Seat | None:
        """Whose card takes it as it lies; None: there are no cards."""
        return self.seats[taker(self.cards, trump, ace_high=ace_high)] if self.cards else None


NO_TRICK = Trick((), ())


@dataclass(frozen=True, slots=True)
class Seated:
    """What the table tells of everybody who sits at it."""

    sides: Sides
    scores: Sequence[int]
    """Per side."""
    tricks: Sequence[int]
    """Per seat; empty while nothing is played."""
    turn: frozenset[Seat] = frozenset()
    """Who has to move."""
    dealer: Seat | None = None
    """None: it need not be told."""
    trick: Trick = NO_TRICK
    best: Seat | None = None
    """Whose card is the highest on the table."""
    notes: Mapping[Seat, str] = field(default_factory=dict)
    """What else is to be said of a seat, as HTML: its bid, a pass."""


def players(look: Look, seated: Seated) -> str:
    """A line for each seat, in their order round the table."""
    return "\n".join(" · ".join(_player(look, seated, seat)) for seat in range(len(look.names)))


def _player(look: Look, seated: Seated, seat: Seat) -> Iterator[str]:
    yield _called(look, seated, seat)
    if (note := seated.notes.get(seat)) is not None:
        yield note
    if (card := seated.trick.card_of(seat)) is not None:
        key = "fives-card-best" if seat == seated.best else "fives-card"
        yield look.t(key, card=face(card, look.prefs))
    if seated.tricks and seated.tricks[seat]:
        yield look.t("fives-tricks", number=seated.tricks[seat])
    if seat == seated.dealer:
        yield look.t("fives-dealer")


def _called(look: Look, seated: Seated, seat: Seat) -> Html:
    """The name, and the score where each has one of his own."""
    mark = "turn" if seat in seated.turn else "best" if seat == seated.best else "idle"
    name = look.names[seat]
    if seat == look.seat:
        name = look.t("fives-own-name", name=name)
    if sign := sign_of(seat, seated.sides):
        return look.t(f"fives-partner-{mark}", side=sign, name=name)
    return look.t(f"fives-player-{mark}", name=name, score=seated.scores[seat])


def trick_line(look: Look, trick: Trick, trump: Suit, *, ace_high: bool = False) -> str:
    """What was led, or who has just taken; empty before the first card."""
    best = trick.best(trump, ace_high=ace_high)
    if best is None:
        return ""
    if trick.is_complete:
        seat, key = best, "fives-taken"
    else:
        seat = trick.seats[0]
        key = "fives-led-trump" if is_trump(trick.cards[0], trump) else "fives-led"
    card = trick.card_of(seat)
    shown = "" if card is None else face(card, look.prefs)
    return look.t(key, name=look.names[seat], card=shown)
