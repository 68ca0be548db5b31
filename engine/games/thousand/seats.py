"""Who is who at the table: forehand and opener, barrel and pit, as the rules name the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.game import Seat
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.state import Match

T = TypeVar("T")


class Seated(Protocol):
    """What tells who is who: a match, or the view of one while a deal is in progress."""

    @property
    def options(self) -> ThousandRules: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def barrel(self) -> tuple[int | None, ...]: ...


PIT_AT_120 = -120
"""Where the pit begins with `negative_silence=at_minus_120`, whatever the fine is."""


def at(values: Sequence[T], seat: Seat, value: T) -> tuple[T, ...]:
    """The same values per seat, but for one."""
    return (*values[:seat], value, *values[seat + 1 :])


def clockwise_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play, from this one on."""
    return tuple((first + step) % seats for step in range(seats))


def following(match: Seated, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % len(match.scores)


def seats_that_play(match: Seated) -> tuple[Seat, ...]:
    """All seats but, of four, the dealer; from the forehand on."""
    order = clockwise_from(following(match, match.dealer), len(match.scores))
    return order[:3]


def sitter(match: Seated) -> Seat | None:
    """Four players: the dealer, who sits on the talon."""
    return match.dealer if len(match.scores) == 4 else None


def forehand(match: Seated) -> Seat:
    """The first seat that plays, clockwise from the dealer."""
    return following(match, match.dealer)


def role(match: Seated, name: str) -> Seat:
    """The seat that an option names `forehand` or `dealer`: a dealer who plays."""
    return match.dealer if name == "dealer" and sitter(match) is None else forehand(match)


def opener(match: Seated) -> Seat:
    """The seat that the bidding starts from."""
    return role(match, match.options.opener)


def is_golden(match: Match) -> bool:
    """Whether the deal in progress, or the coming one, is golden."""
    return match.deal_no <= match.golden_until


def has_barrel(match: Match, seat: Seat) -> bool:
    """Whether there is a barrel, and the seat's falls have not lost it for good."""
    lost = match.options.barrel_three_falls in ("zero_no_barrel", "five_no_barrel")
    return bool(match.options.barrel) and not (lost and match.falls[seat] >= 3)


def is_on_barrel(match: Seated, seat: Seat) -> bool:
    """Whether the seat is on the barrel."""
    return match.barrel[seat] is not None and match.scores[seat] > 0


def is_on_reverse_barrel(match: Seated, seat: Seat) -> bool:
    """Whether the seat is on the reverse barrel."""
    return match.barrel[seat] is not None and match.scores[seat] < 0


def is_anyone_on_barrel(match: Seated) -> bool:
    """Whether any seat, the sitter too, is on the barrel."""
    return any(is_on_barrel(match, seat) for seat in range(len(match.scores)))


def floor(match: Seated, seat: Seat) -> int:
    """The least that the seat may bid."""
    options = match.options
    return options.barrel_min_bid if is_on_barrel(match, seat) else options.min_bid


def is_in_the_pit(match: Seated, seat: Seat) -> bool:
    """Whether the seat's score is so low that it may be silenced."""
    score = match.scores[seat]
    if match.options.negative_silence == "at_minus_120":
        return score <= PIT_AT_120
    return score < 0


def is_silenced(match: Seated, seat: Seat) -> bool:
    """Whether the seat may not bid because of its score."""
    options = match.options
    if options.negative_silence == "off" or not is_in_the_pit(match, seat):
        return False
    return not (
        options.opening == "open"
        and all(is_in_the_pit(match, other) for other in seats_that_play(match))
    )


def is_hushed(match: Seated, seat: Seat) -> bool:
    """Whether the seat may not bid because the opener is in the pit."""
    options = match.options
    return (
        options.negative_mercy
        and options.opening != "open"
        and seat != opener(match)
        and is_in_the_pit(match, opener(match))
    )
