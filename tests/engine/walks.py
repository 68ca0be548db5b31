"""Matches by any house rules, played a good way for the contract suite to look at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engine.game import Seat
from engine.options import HouseRules
from engine.script import AnyGame, Move
from engine.script.scripted import InWords
from tests.engine.entries import ENTRIES
from tests.engine.tested import GAMES

LONGEST = 180
"""Actions after which a match is left."""

NUMBERS = range(6)
"""Matches for each game and number of seats; the even ones by a preset as it stands."""

SEATED = frozenset({"players", "team_size"})
"""The options that the number of seats decides."""

Walk = tuple[str, int, int]
"""Slug, seats and number of a match."""

WALKS: tuple[Walk, ...] = tuple(
    (slug, seats, number)
    for slug, game in GAMES.items()
    for seats in game.seats
    for number in NUMBERS
)


def preset_rules(game: AnyGame, seats: int) -> dict[str, HouseRules]:
    """The presets that so many can play by."""
    found: dict[str, HouseRules] = {}
    for name, preset in game.presets.items():
        try:
            found[name] = game.settings(preset, seats)
        except ValueError:
            continue
    return found


def any_rules(game: AnyGame, seats: int, rng: Random) -> HouseRules:
    """A preset with about a third of its options changed."""
    presets = list(preset_rules(game, seats).values())
    while True:
        changes = {
            name: rng.choice(game.options.allowed(name))
            for name in game.options.model_fields
            if name not in SEATED and rng.random() < 0.35
        }
        try:
            return rng.choice(presets).but(**ENTRIES[game.slug].settle(changes))
        except ValueError:
            continue


def seed_of(walk: Walk) -> bytes:
    """The seed of the match."""
    return repr(walk).encode()


@cache
def rules_of(walk: Walk) -> HouseRules:
    """The house rules of the match."""
    slug, seats, number = walk
    rng = Random(f"rules {walk}")
    if number % 2 == 0:
        return rng.choice(list(preset_rules(GAMES[slug], seats).values()))
    return any_rules(GAMES[slug], seats, rng)


def is_open(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether the seat may do this: it is listed, or in words and accepted."""
    if action in game.legal(state, seat):
        return True
    if not (isinstance(game, InWords) and game.in_words(state, seat)):
        return False
    game.apply(state, seat, action)
    return True


def one_action(game: AnyGame, state: Any, seats: int, rng: Random) -> tuple[Seat, Any]:
    """What is done next: a claim now and then, else what is owed, at random or well chosen."""
    if rng.random() < 0.05:
        seat = rng.randrange(seats)
        if legal := game.legal(state, seat):
            return seat, rng.choice(legal)
    seat = rng.choice(sorted(game.to_move(state)))
    words = ENTRIES[game.slug].words(state, seat, rng)
    if words is not None and rng.random() < 0.7:
        return seat, words
    if rng.random() < 0.4:
        return seat, game.default(state, seat)
    return seat, rng.choice(game.legal(state, seat))


@cache
def played(walk: Walk) -> tuple[Move[Any, Any], ...]:
    """The match, as far as it was played."""
    slug, seats, _ = walk
    game, rng = GAMES[slug], Random(f"actions {walk}")
    state = game.start(rules_of(walk), seats, seed_of(walk)).state
    log: list[Move[Any, Any]] = []
    while game.to_move(state) and len(log) < LONGEST:
        seat, action = one_action(game, state, seats, rng)
        after = game.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    return tuple(log)


def states(walk: Walk, every: int = 1) -> Iterator[Any]:
    """The match's states from the first to the last, or only every so many."""
    log = played(walk)
    for place in range(0, len(log), every):
        yield log[place].before
    yield log[-1].after
