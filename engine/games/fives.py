"""What the games of the five share: Twenty-Five, Fifty-Five and Forty-Fives.

The five of trumps is the best card, then come the jack of trumps and the ace of hearts, which is
a trump in every deal. Pips are highest in red, lowest in black. A hand that may follow may as
well trump; and the three best trumps need not be played to a lower trump that is led.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from engine.cards import Card, Rank, Suit, card, write_cards
from engine.game import IllegalAction, Seat

TRICK_POINTS = 5
"""What a trick is worth."""

ACE_OF_HEARTS = Card.parse("AH")

_RED = (Suit.DIAMONDS, Suit.HEARTS)
_ABOVE_TRUMPS = 1000


class PlainLead(Enum):
    """What a hand that holds the plain suit led may play to it."""

    ANY = "any"
    """Any card at all."""
    FOLLOW_OR_TRUMP = "follow_or_trump"
    """A card of the suit or a trump."""
    FOLLOW = "follow"
    """A card of the suit."""


@dataclass(frozen=True, slots=True)
class Following:
    """How the house follows to a trick."""

    plain_lead: PlainLead = PlainLead.FOLLOW_OR_TRUMP
    renege: bool = True
    """Whether the three best trumps need not be played to a lower trump that is led."""


# The order of the cards


def is_trump(held: Card, trump: Suit | None) -> bool:
    """Whether the card is a trump: of the trump suit, or the ace of hearts (TF-010, TF-023).

    `trump` is None while no suit is trumps: then only the ace of hearts is sure to be one.
    """
    return held.suit is trump or held is ACE_OF_HEARTS


def trumps_of(hand: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """The trumps of the hand, in the order of the hand."""
    return tuple(held for held in hand if is_trump(held, trump))


def _pips(suit: Suit) -> str:
    """The ranks from the ten down to the two, the five aside: the highest first."""
    return "T9876432" if suit in _RED else "2346789T"


@cache
def trump_order(trump: Suit) -> tuple[Card, ...]:
    """All trumps, the highest first: 13 in hearts, 14 in another suit (TF-006, FV-002).

    Five, jack, ace of hearts, ace, king, queen, and the pips: highest in red, lowest in black.
    """
    best = (card(Rank.FIVE, trump), card(Rank.JACK, trump), ACE_OF_HEARTS)
    aces = () if trump is Suit.HEARTS else (card(Rank.ACE, trump),)
    rest = (card(Rank(rank), trump) for rank in f"KQ{_pips(trump)}")
    return (*best, *aces, *rest)


@cache
def plain_order(suit: Suit, *, ace_high: bool = False) -> tuple[Card, ...]:
    """The cards of a suit that is not trumps, the highest first (TF-007, FV-003, FV-004).

    The ace of diamonds is the lowest diamond, a black ace stands below the jack; with `ace_high`
    they are the highest of their suits (Forty-Fives). The ace of hearts is none of them.
    """
    black, pips = suit not in _RED, "T98765432" if suit in _RED else "23456789T"
    if suit is Suit.HEARTS:
        ranks = f"KQJ{pips}"
    elif ace_high:
        ranks = f"AKQJ{pips}"
    else:
        ranks = f"KQJA{pips}" if black else f"KQJ{pips}A"
    return tuple(card(Rank(rank), suit) for rank in ranks)


@cache
def _strengths(trump: Suit | None, *, ace_high: bool) -> Mapping[Card, int]:
    found = {ACE_OF_HEARTS: _ABOVE_TRUMPS}
    for suit in Suit:
        order = plain_order(suit, ace_high=ace_high)
        found |= {held: len(order) - place for place, held in enumerate(order)}
    if trump is not None:
        found |= {held: _ABOVE_TRUMPS - place for place, held in enumerate(trump_order(trump))}
    return found


def strength(held: Card, trump: Suit | None, *, ace_high: bool = False) -> int:
    """A number that is greater for a higher card: every trump above every plain card.

    Plain cards of different suits have no order; there the number says only how high each stands
    in its own suit, from 1.
    """
    return _strengths(trump, ace_high=ace_high)[held]


def in_order(
    hand: Iterable[Card], trump: Suit | None, *, ace_high: bool = False
) -> tuple[Card, ...]:
    """The hand as it is shown: trumps first, then the other suits, the highest first in each.

    `trump` None: no suit is trumps yet, and only the ace of hearts stands first.
    """
    suits = list(Suit)
    strengths = _strengths(trump, ace_high=ace_high)

    def place(held: Card) -> tuple[int, int]:
        suit = 0 if is_trump(held, trump) else 1 + suits.index(held.suit)
        return suit, -strengths[held]

    return tuple(sorted(hand, key=place))


def is_privileged(held: Card, trump: Suit) -> bool:
    """Whether it is one of the three best trumps: five, jack, ace of hearts (TF-020, FV-016)."""
    return held in trump_order(trump)[:3]


def best_trump(hands: Iterable[Iterable[Card]], trump: Suit) -> Card | None:
    """The highest trump in these hands; None: there is none (FF-110, FV-007).

    Asked of the hands as play begins, it is the card whose trick earns the bonus.
    """
    held = [one for hand in hands for one in trumps_of(hand, trump)]
    return max(held, key=lambda one: strength(one, trump), default=None)


# Tricks


def taker(trick: Sequence[Card], trump: Suit, *, ace_high: bool = False) -> int:
    """The place, counted from the leader, of the card that takes the trick (TF-017).

    The highest trump or, without one, the highest card of the suit led.
    """
    strengths = _strengths(trump, ace_high=ace_high)
    led = trick[0].suit

    def height(place: int) -> int:
        played = trick[place]
        return strengths[played] if is_trump(played, trump) or played.suit is led else 0

    return max(range(len(trick)), key=height)


def forced_trumps(
    following: Following, hand: Iterable[Card], led: Card, trump: Suit
) -> tuple[Card, ...]:
    """The trumps that oblige the hand to play a trump to the trump that is led (TF-019…TF-022).

    All but those of the three best that are higher than the card led; what others have played
    to the trick does not matter.
    """
    held = trumps_of(hand, trump)
    if not following.renege:
        return held
    height = strength(led, trump)
    return tuple(
        one for one in held if not (is_privileged(one, trump) and strength(one, trump) > height)
    )


def followers(
    following: Following, hand: Sequence[Card], led: Card, trump: Suit
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to the card led, in the order of the hand.

    TF-018…TF-023, FF-109, FV-014…FV-016.
    """
    if is_trump(led, trump):
        forced = forced_trumps(following, hand, led, trump)
        return trumps_of(hand, trump) if forced else tuple(hand)
    suit = tuple(held for held in hand if held.suit is led.suit and held is not ACE_OF_HEARTS)
    if not suit or following.plain_lead is PlainLead.ANY:
        return tuple(hand)
    if following.plain_lead is PlainLead.FOLLOW:
        return suit
    return tuple(held for held in hand if held in suit or is_trump(held, trump))


FOLLOWING_REASONS = (
    "must-play-trump",
    "privilege-needs-lower-lead",
    "must-follow-or-trump",
    "must-follow-suit",
)
"""Every code that `why_not_follow` gives."""


def why_not_follow(
    following: Following, hand: Sequence[Card], led: Card, trump: Suit, held: Card
) -> IllegalAction:
    """Why this card of the hand, which is none of `followers`, may not be played to the card led.

    The codes are `FOLLOWING_REASONS`. The details, in notation: `card`, the card; `led`, the card
    led; `suit`, its suit (a trump's is the trump suit); `trump`, the trump suit; and where a
    trump is led `forced`, the trumps that oblige the hand to play one, the highest first.
    `privilege-needs-lower-lead`: all of them are privileged, but the card led is higher.
    """
    named = {"card": str(held), "led": str(led), "trump": str(trump)}
    if not is_trump(led, trump):
        only = following.plain_lead is PlainLead.FOLLOW
        code = "must-follow-suit" if only else "must-follow-or-trump"
        return IllegalAction(code, suit=str(led.suit), **named)
    forced = in_order(forced_trumps(following, hand, led, trump), trump)
    lower = following.renege and all(is_privileged(one, trump) for one in forced)
    code = "privilege-needs-lower-lead" if lower else "must-play-trump"
    return IllegalAction(code, suit=str(trump), forced=write_cards(forced), **named)


# Sides


def number_of_sides(players: int, teams: str) -> int | None:
    """How many sides so many players make; None: they cannot play so (TF-003, TF-004).

    `teams` is `individual`, `pairs` or `triples`. There are at least two sides.
    """
    size = {"individual": 1, "pairs": 2, "triples": 3}[teams]
    sides, left = divmod(players, size)
    return sides if left == 0 and sides >= 2 else None


def sides_of(seats: int, teams: str) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side; of a number of seats that makes no sides, each is one."""
    count = number_of_sides(seats, teams) or seats
    return tuple(seats_of(side, count, seats) for side in range(count))


def side_of(seat: Seat, sides: int) -> int:
    """The side of the seat: partners sit as far from each other as they can."""
    return seat % sides


def seats_of(side: int, sides: int, seats: int) -> tuple[Seat, ...]:
    """The seats of the side, ascending."""
    return tuple(range(side, seats, sides))
