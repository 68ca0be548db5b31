"""A match that starts in the middle, as the header of a script describes it: rules E17."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.game import Seat, Unreadable
from engine.games.thousand.fines import ON_THE_BARREL
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.reverse_barrel import ATTEMPTS, ON_THE_REVERSE_BARREL
from engine.games.thousand.seats import has_barrel, is_golden
from engine.games.thousand.state import Match
from engine.games.thousand.winning import has_reached
from engine.shuffle import Chance

T = TypeVar("T")

KEYS = frozenset({"scores", "bolts", "barrel", "falls", "rospises", "crosses", "deal_no"})


def first_match(options: ThousandRules, seed: bytes, position: Mapping[str, str]) -> Match:
    """The match before its first deal.

    Raises:
        Unreadable: the position cannot be read, or cannot be.
    """
    unknown = sorted(position.keys() - KEYS - {"dealer"})
    if unknown:
        raise Unreadable(f"a match of Thousand has no {unknown[0]}:")
    seats, chance = options.players, Chance(seed)
    if "dealer" in position:
        dealer = _number(position["dealer"], "dealer")
        if dealer not in range(seats):
            raise Unreadable(f"dealer: {dealer} is no seat of {seats}")
    else:
        dealer, chance = chance.lot(seats)
    match = _counts(options, chance, dealer, position)
    return replace(match, barrel=_barrel(match, position))


def _counts(
    options: ThousandRules, chance: Chance, dealer: Seat, position: Mapping[str, str]
) -> Match:
    seats = options.players
    bolts = _each(position, "bolts", seats, lambda word: _bolts(options, word), (0, 0))
    scores = _each(position, "scores", seats, _score, 0)
    deal_no = _number(position.get("deal_no", "1"), "deal_no")
    if deal_no < 1:
        raise Unreadable("deal_no: counts from 1")
    if any(has_reached(options, score) for score in scores):
        raise Unreadable("scores: one of them has already won")
    return Match(
        options=options,
        chance=chance,
        dealer=dealer,
        deal_no=deal_no,
        scores=scores,
        bolts=tuple(count for count, _ in bolts),
        rows=tuple(row for _, row in bolts),
        barrel=(None,) * seats,
        falls=_each(position, "falls", seats, lambda word: _number(word, "falls"), 0),
        rospises=_each(position, "rospises", seats, lambda word: _number(word, "rospises"), 0),
        crosses=_each(position, "crosses", seats, lambda word: _number(word, "crosses"), 0),
        golden_until=seats if options.golden else 0,
    )


def _each(
    position: Mapping[str, str], key: str, seats: int, read: Callable[[str], T], otherwise: T
) -> tuple[T, ...]:
    """The values of a line, one for each seat."""
    if key not in position:
        return (otherwise,) * seats
    words = position[key].split()
    if len(words) != seats:
        raise Unreadable(f"{key}: {len(words)} values for {seats} seats")
    return tuple(map(read, words))


def _number(word: str, key: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise Unreadable(f"{key}: {word!r} is no number")
    return int(word)


def _score(word: str) -> int:
    sign = -1 if word.startswith("-") else 1
    return sign * _number(word.removeprefix("-"), "scores")


def _bolts(options: ThousandRules, word: str) -> tuple[int, int]:
    """`N` or `N/R`: bolts, and how many of them stand in a row."""
    count_text, slash, row_text = word.partition("/")
    count = _number(count_text, "bolts")
    in_a_row = options.bolt_mode == "row3"
    row = _number(row_text, "bolts") if slash else count if in_a_row else 0
    if count > 2 and options.bolt_mode != "row3_or_every5":
        raise Unreadable(f"bolts: {count} would have cost a fine")
    if in_a_row and row != count:
        raise Unreadable(f"bolts: {word} where only bolts in a row are counted")
    return count, row


def _barrel(match: Match, position: Mapping[str, str]) -> tuple[int | None, ...]:
    """The marks on the barrel and the reverse barrel, given or not."""
    seats = len(match.scores)
    most = tuple(_most_attempts(match, seat) for seat in range(seats))
    if "barrel" not in position:
        return tuple(None if attempts is None else 0 for attempts in most)
    marks = _each(position, "barrel", seats, _mark, None)
    for seat, (mark, attempts) in enumerate(zip(marks, most, strict=True)):
        if (mark is None) != (attempts is None):
            on = "a" if attempts is not None else "no"
            raise Unreadable(f"barrel: seat {seat} is on {on} barrel")
        if mark is not None and attempts is not None and mark >= attempts:
            raise Unreadable(f"barrel: seat {seat} would have used all {attempts} attempts")
    return marks


def _mark(word: str) -> int | None:
    return None if word == "-" else _number(word, "barrel")


def _most_attempts(match: Match, seat: Seat) -> int | None:
    """How many attempts the seat has on the barrel it is on; None: it is on none."""
    options, score = match.options, match.scores[seat]
    if is_golden(match):
        return None
    if has_barrel(match, seat) and score >= ON_THE_BARREL:
        if score > ON_THE_BARREL and not options.barrel_raw_points:
            raise Unreadable(f"scores: {score} cannot stand on the barrel")
        return options.barrel_attempts
    if options.reverse_barrel != "off" and score <= ON_THE_REVERSE_BARREL:
        if score < ON_THE_REVERSE_BARREL:
            raise Unreadable(f"scores: {score} cannot stand on the reverse barrel")
        return ATTEMPTS
    return None
