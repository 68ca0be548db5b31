"""What happened, in the past tense. To whom each is told, `engine.game.Told` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.thousand.values import Call, DealScore, Fall, FineReason, Ground, Kind, Trick


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The match rests before its first deal."""

    dealer: Seat
    """Who deals first."""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The dealer has taken up the pack."""

    dealer: Seat
    deal_no: int
    golden: bool


@dataclass(frozen=True, slots=True)
class PackCut:
    """The pack was cut."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NineBelow:
    """A nine lay at the bottom after the cut."""

    seat: Seat
    """Who had cut."""
    times: int
    """How often it has happened to him in this deal."""


@dataclass(frozen=True, slots=True)
class JackBelow:
    """A jack lay at the bottom after the cut."""

    dealer: Seat
    dealer_cuts: bool
    """The dealer cuts himself; otherwise the jack went into the middle of the pack."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat looks at its cards. Told to that seat only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat that could have gone dark has looked at its cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpeningStands:
    """The opener stands at his opening without a word."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has bid."""

    seat: Seat
    amount: int
    dark: bool
    """Whether without having looked."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has passed: in the bidding, asked for a rebuy, asked for a claim."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BiddingWon:
    """The bidding is over, or there was none: this seat is the declarer."""

    seat: Seat
    amount: int
    dark: bool
    on_the_hundred: bool
    calls: tuple[Call, ...]
    """Every call of the bidding."""


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Nobody bid: the deal is thrown in."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Peeked:
    """A seat used a bonus. What it saw stands in its view."""

    seat: Seat
    what: str
    """As in the notation: `hands`, `suits`, `talon`, `card N`."""


@dataclass(frozen=True, slots=True)
class TalonShown:
    """The talon lies open."""

    cards: tuple[Card, ...]
    number: int | None
    """1 or 2 where there are two talons."""


@dataclass(frozen=True, slots=True)
class TalonBought:
    """An opponent has bought the shown talon."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The declarer has taken the talon into his hand."""

    seat: Seat
    number: int | None
    """1 or 2 where there are two talons."""


@dataclass(frozen=True, slots=True)
class TalonSeen:
    """What lay in a talon that was not shown. Told to the declarer only."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardGiven:
    """The declarer has given an opponent a card."""

    giver: Seat
    recipient: Seat
    card: Card | None
    """None where only the two of them may see it."""


@dataclass(frozen=True, slots=True)
class GivenCardSeen:
    """Which card it was. Told to giver and recipient where the others may not see it."""

    giver: Seat
    recipient: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardLaidDown:
    """The declarer has laid a card down, face down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealClaimed:
    """A seat claimed a redeal, and had a ground."""

    seat: Seat
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class OrderNamed:
    """The declarer has announced the order."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """There is a new trump, or none any more."""

    suit: Suit | None
    owner: Seat | None
    """The seat that set it."""


@dataclass(frozen=True, slots=True)
class RospisDeclared:
    """The declarer has given the deal up."""

    seat: Seat
    amount: int
    """The order, or before it the bid."""
    shares: tuple[int, ...]
    """What the rule gives and takes per seat, before doubling and the barrel."""


@dataclass(frozen=True, slots=True)
class CrossDeclared:
    """The declarer has crossed himself."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarriageDeclared:
    """A seat declares what it holds by leading one of the cards."""

    seat: Seat
    kind: Kind
    suit: Suit | None
    """None for aces and nines."""
    value: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is full."""

    trick: Trick
    points: int
    """Its card points."""


@dataclass(frozen=True, slots=True)
class OtherTalonTaken:
    """Two players: the other talon went to the winner of the last trick."""

    seat: Seat
    points: int
    """Its card points, that of a card laid on it included."""


@dataclass(frozen=True, slots=True)
class BoltWritten:
    """A seat gets bolts."""

    seat: Seat
    count: int
    total: int
    """How many it has then, before a fine takes some off."""


@dataclass(frozen=True, slots=True)
class Fined:
    """A seat pays a fine."""

    seat: Seat
    amount: int
    """A positive number, doubled where the rules say so."""
    reason: FineReason


@dataclass(frozen=True, slots=True)
class BarrelMounted:
    """A seat is on the barrel now."""

    seat: Seat
    reverse: bool
    """Whether on the reverse barrel."""


@dataclass(frozen=True, slots=True)
class AttemptUsed:
    """A deal on the barrel is over."""

    seat: Seat
    used: int
    reverse: bool


@dataclass(frozen=True, slots=True)
class BarrelLeft:
    """A seat is off the barrel without a fall: a failed bid, a fine, the end of a reverse one."""

    seat: Seat
    total: int
    reverse: bool


@dataclass(frozen=True, slots=True)
class BarrelFell:
    """A seat fell from the barrel."""

    seat: Seat
    reason: Fall
    total: int
    falls: int
    """How many falls it has had; the third may have a consequence of its own."""
    barrel_lost: bool
    """It has no barrel any more."""


@dataclass(frozen=True, slots=True)
class Dumped:
    """A total stood exactly on a number that becomes 0."""

    seat: Seat
    total: int
    """What it was."""


@dataclass(frozen=True, slots=True)
class GoldenRoundEnded:
    """The last golden deal is over."""

    made: bool
    """Whether any golden order was made."""
    reset: bool
    """All scores and counts are 0."""
    repeated: bool
    """Another golden round follows."""


Aftermath: TypeAlias = (
    BoltWritten
    | Fined
    | BarrelMounted
    | AttemptUsed
    | BarrelLeft
    | BarrelFell
    | Dumped
    | GoldenRoundEnded
)
"""What may follow from the account of a deal."""


@dataclass(frozen=True, slots=True)
class DealScored:
    """The account of the deal."""

    score: DealScore
    followed: tuple[Aftermath, ...] = ()
    """What followed from it, in order; each is told by itself as well."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    scores: tuple[int, ...]
    bank: tuple[int, ...]
    """What each seat gained or paid."""


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | PackCut
    | NineBelow
    | JackBelow
    | HandDealt
    | Looked
    | OpeningStands
    | BidMade
    | Passed
    | BiddingWon
    | ThrownIn
    | Peeked
    | TalonShown
    | TalonBought
    | TalonTaken
    | TalonSeen
    | CardGiven
    | GivenCardSeen
    | CardLaidDown
    | RedealClaimed
    | OrderNamed
    | TrumpSet
    | RospisDeclared
    | CrossDeclared
    | MarriageDeclared
    | CardPlayed
    | TrickTaken
    | OtherTalonTaken
    | BoltWritten
    | Fined
    | BarrelMounted
    | AttemptUsed
    | BarrelLeft
    | BarrelFell
    | Dumped
    | DealScored
    | GoldenRoundEnded
    | MatchEnded
)
