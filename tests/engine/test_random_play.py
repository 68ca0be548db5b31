"""Many matches by house rules drawn at random, played by chance and by computer players.

Every value of every option comes up; no match gets stuck, loses a card or a point.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from engine.game import Seat
from engine.games.thousand.cards import points
from engine.games.thousand.counting import other_talon
from engine.games.thousand.state import Playing
from engine.options import HouseRules
from engine.players.turns import action_of
from engine.script import AnyGame
from tests.engine.entries import ENTRIES
from tests.engine.tested import GAMES
from tests.engine.walks import SEATED, is_open, preset_rules

MATCHES: Mapping[str, int] = {"thousand": 1000, "hundred_one": 300, "hundred_to_one": 300}
"""Other games have as many matches as `FEW`."""
FEW = 100

AT_ONCE = 50
"""Matches of one test."""

ENOUGH = 300
"""Actions after which computer players play the deal in progress to its end."""

LONGEST = 5000
"""By then it has ended."""

SHORT = 16
"""An option with more values than this is drawn from its ends, its default and one between."""

PARTS = [(slug, first) for slug in GAMES for first in range(0, MATCHES.get(slug, FEW), AT_ONCE)]


def drawn_from(game: AnyGame, name: str) -> tuple[Any, ...]:
    """The values of an option that have to come up."""
    values = game.options.allowed(name)
    if len(values) <= SHORT:
        return tuple(values)
    return (values[0], game.options.model_fields[name].default, values[-1])


def drawn_rules(game: AnyGame, seats: int, rng: Random) -> HouseRules:
    """A preset with about a third of its options changed."""
    presets = list(preset_rules(game, seats).values())
    while True:
        changes: dict[str, Any] = {}
        for name in game.options.model_fields:
            if name not in SEATED and rng.random() < 0.35:
                between = rng.choice(game.options.allowed(name))
                changes[name] = rng.choice((*drawn_from(game, name), between))
        try:
            return rng.choice(presets).but(**ENTRIES[game.slug].settle(changes))
        except ValueError:
            continue


def table_of(slug: str, number: int) -> tuple[HouseRules, int]:
    """The house rules of a match and how many sit."""
    game, rng = GAMES[slug], Random(f"{slug} {number}")
    seats = game.seats[number % len(game.seats)]
    return drawn_rules(game, seats, rng), seats


def one_action(game: Any, state: Any, seats: int, rng: Random, skill: float) -> tuple[Seat, Any]:
    """What is done next: a claim now and then, else what is owed, by a computer or by chance."""
    if rng.random() < 0.05:
        seat = rng.randrange(seats)
        if legal := game.legal(state, seat):
            return seat, rng.choice(legal)
    seat = rng.choice(sorted(game.to_move(state)))
    legal = game.legal(state, seat)
    assert legal
    if rng.random() < skill:
        action = action_of(game, state, seat)
        assert is_open(game, state, seat, action)
        return seat, action
    words = ENTRIES[game.slug].words(state, seat, rng)
    if words is not None and rng.random() < 0.7:
        return seat, words
    return seat, rng.choice(legal)


def no_point_is_lost(before: Any, after: Any) -> None:
    """Thousand: the points of a deal that was played out are those of all cards in play."""
    phase = before.phase
    if not isinstance(phase, Playing) or isinstance(after.phase, Playing):
        return
    if sum(map(len, phase.deal.hands)) > 1:
        return
    idle = 0
    if before.match.options.two_player_mode == "ten_two" and len(before.match.scores) == 2:
        idle = points((*other_talon(phase.deal, phase.contract), *phase.contract.laid))
    scored = GAMES["thousand"].fact(after, "points").split()
    assert sum(map(int, scored)) == 120 - idle


WHOLE: Mapping[str, Callable[[Any, Any], None]] = {"thousand": no_point_is_lost}
"""What a game keeps besides its cards, by the states before and after an action."""


def play(slug: str, number: int) -> None:
    game, entry = GAMES[slug], ENTRIES[slug]
    pack = sorted(map(str, entry.pack))
    rules, seats = table_of(slug, number)
    rng = Random(f"{slug} {number} play")
    skill = rng.choice((0.0, 0.3, 0.9))
    state = game.start(rules, seats, rng.randbytes(8)).state
    for count in range(LONGEST):
        if not game.to_move(state) or (count >= ENOUGH and game.is_at_rest(state)):
            return
        skill = skill if count < ENOUGH else 1.0
        seat, action = one_action(game, state, seats, rng, skill)
        after = game.apply(state, seat, action).state
        if cards := entry.cards(after):
            assert sorted(cards) == pack
        if slug in WHOLE:
            WHOLE[slug](state, after)
        state = after
    pytest.fail(f"still in its deal after {LONGEST} actions")


@pytest.mark.parametrize(("slug", "first"), PARTS)
def test_matches_by_any_house_rules_go_on_and_lose_nothing(slug: str, first: int) -> None:
    for number in range(first, first + AT_ONCE):
        try:
            play(slug, number)
        except (Exception, pytest.fail.Exception) as error:
            error.add_note(f"match {number}: {table_of(slug, number)}")
            raise


@pytest.mark.parametrize("slug", GAMES)
def test_every_value_of_every_option_comes_up(slug: str) -> None:
    game = GAMES[slug]
    tables = [table_of(slug, number)[0] for number in range(MATCHES.get(slug, FEW))]
    for name in game.options.model_fields:
        if name != "players" or len(game.seats) > 1:
            missing = {*drawn_from(game, name)} - {getattr(rules, name) for rules in tables}
            assert not missing, name
