"""`prikup bench engine`: random playouts per second of the rules as people use them.

Beside them run two games of OpenSpiel, driven from Python in the same way and at the same time:
euchre, a trick game for a pack of 24 like Thousand, and crazy eights, the cousin of 101.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random  # noqa: TID251 - a playout's chance is no match's chance
from time import perf_counter
from types import ModuleType
from typing import Any, TypeAlias

import typer

from engine.game import Seat
from engine.games import GAMES
from engine.script import AnyGame

Playout: TypeAlias = Callable[[Random], int]
"""Plays something to its end at random, and counts the actions."""

PLAYERS = 4
"""How many play 101 and crazy eights."""
_ROUNDS = 5
_POSITIONS = 50


@dataclass(slots=True)
class Tally:
    """What a kind of playout has come to."""

    name: str
    playout: Playout
    playouts: int = 0
    actions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Playouts per second."""
        return self.playouts / self.seconds


def main(seconds: float) -> None:
    """Measure for so long each, and print the table."""
    try:
        import pyspiel  # noqa: PLC0415 - an optional dependency, wanted by this command only
    except ImportError:
        typer.echo(
            "prikup: OpenSpiel is not installed; pip install 'prikup[compare]' brings it", err=True
        )
        raise typer.Exit(2) from None
    pairs = [
        (
            Tally("thousand, card play", thousand_playout()),
            Tally("euchre, card play", euchre_playout(pyspiel)),
        ),
        (
            Tally("hundred_one, a deal", hundred_one_playout()),
            Tally("crazy_eights, a deal", crazy_eights_playout(pyspiel)),
        ),
    ]
    chance = Random(0)  # noqa: S311 - the same playouts each time
    for _ in range(_ROUNDS):  # in turn, so that a busy moment of the machine spares nobody
        for pair in pairs:
            for tally in pair:
                measure(tally, chance, seconds / _ROUNDS)
    typer.echo("\n".join(table(pairs)))


def measure(tally: Tally, chance: Random, seconds: float) -> None:
    """Add playouts for so long."""
    start = now = perf_counter()
    while now < start + seconds:
        tally.actions += tally.playout(chance)
        tally.playouts += 1
        now = perf_counter()
    tally.seconds += now - start


def table(pairs: list[tuple[Tally, Tally]]) -> Iterator[str]:
    """A line for each kind of playout: its rate, and ours beside OpenSpiel's."""
    yield f"Python {sys.version.split()[0]}; random playouts on one core"
    yield f"{'':22}{'playouts/s':>12}{'actions/s':>12}{'ratio':>9}"
    for ours, theirs in pairs:
        for tally, ratio in ((ours, f"{ours.rate / theirs.rate:.3f}"), (theirs, "1")):
            pace = tally.actions / tally.seconds
            yield f"{tally.name:22}{tally.rate:12,.0f}{pace:12,.0f}{ratio:>9}"


def _game(slug: str) -> tuple[AnyGame, Any]:
    game = GAMES[slug]
    return game, game.presets["recommended"]


def thousand_playout() -> Playout:
    """The card play of Thousand, from deals that computer players have bid and ordered."""
    game, options = _game("thousand")
    positions = [_ordered(game, options, number) for number in range(_POSITIONS)]
    return lambda chance: _play_on(game, chance.choice(positions), chance)


def _ordered(game: AnyGame, options: Any, number: int) -> Any:
    """A deal of Thousand after its first lead: from there on nobody can give it up."""
    state = game.start(options, 3, number.to_bytes(2, "big")).state
    led = False
    while not led:
        seat = min(game.to_move(state))
        if game.is_at_rest(state):
            action = game.default(state, seat)
        else:
            led = game.fact(state, "phase") == "play"
            action = game.choose(game.view(state, seat))
        state = game.apply(state, seat, action).state
    return state


def hundred_one_playout() -> Playout:
    """A deal of 101 from the shuffle to the score."""
    game, options = _game("hundred_one")
    options = game.settings(options, PLAYERS)

    def playout(chance: Random) -> int:
        rest = game.start(options, PLAYERS, chance.randbytes(32)).state
        return _play_on(game, game.perform(rest, "deal", "").state, chance)

    return playout


def _play_on(game: AnyGame, state: Any, chance: Random) -> int:
    """Play at random to the end of the deal."""
    actions = 0
    while not game.is_at_rest(state):
        owing: frozenset[Seat] = game.to_move(state)
        if not owing:
            break
        seat = min(owing)
        state = game.apply(state, seat, chance.choice(game.legal(state, seat))).state
        actions += 1
    return actions


def euchre_playout(pyspiel: ModuleType) -> Playout:
    """The card play of euchre, from deals that have been bid."""
    euchre = pyspiel.load_game("euchre")
    chance = Random(0)  # noqa: S311 - the same positions each time
    positions = [_called(euchre, chance) for _ in range(_POSITIONS)]
    return lambda chance: _play_spiel(chance.choice(positions).clone(), chance)


def _called(euchre: Any, chance: Random) -> Any:
    """A deal of euchre in which everybody plays and the first trick is to be led."""
    state = euchre.new_initial_state()
    while state.is_chance_node() or not str(state.current_phase()).endswith("PLAY"):
        actions = state.legal_actions()
        state.apply_action(chance.choice(actions) if state.is_chance_node() else actions[-1])
    return state


def crazy_eights_playout(pyspiel: ModuleType) -> Playout:
    """A deal of crazy eights from the shuffle to the score."""
    parameters = {"players": PLAYERS, "use_special_cards": True, "reshuffle": True}
    game = pyspiel.load_game("crazy_eights", parameters)
    return partial(_from_the_shuffle, game)


def _from_the_shuffle(game: Any, chance: Random) -> int:
    return _play_spiel(game.new_initial_state(), chance)


def _play_spiel(state: Any, chance: Random) -> int:
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
    return actions
