"""`prikup simulate`: computer players against each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from engine.game import Seat
from engine.games import GAMES
from engine.script import AnyGame, Move, Script, open_match, write_record
from engine.script.lines import Entry


@dataclass(frozen=True, slots=True)
class Match:
    """A match to be played, fit to be sent to another process."""

    slug: str
    options: Any
    seats: int
    seed: str
    """The seed of the whole simulation."""
    number: int
    """Which of its matches this is, from 1."""

    @property
    def chance(self) -> bytes:
        """The seed of this match."""
        return sha256(f"{self.seed}:{self.number}".encode()).digest()

    @property
    def name(self) -> str:
        """The name of its record."""
        return f"{self.slug}-{self.seed}-{self.number:04}"


@dataclass(frozen=True, slots=True)
class Played:
    """What is told of a match that was played."""

    name: str
    deals: int
    actions: int
    winners: tuple[Seat, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What is told of all matches."""

    games: int
    deals: int
    actions: int
    wins: tuple[int, ...]
    """Matches won, per seat; a shared victory counts for each who shares it."""


def matches(
    slug: str, preset: str | None, options: str, seats: int | None, seed: str, games: int
) -> list[Match]:
    """So many matches by these house rules.

    Raises:
        BadScript: there is no such game, preset or option, or it is not played by so many.
    """
    wanted = {"game": slug, "preset": preset, "options": options}
    wanted["seats"] = None if seats is None else str(seats)
    header = {key: Entry(0, value) for key, value in wanted.items() if value is not None}
    opening = open_match(Script(header, (), 0), GAMES)
    return [
        Match(slug, opening.options, opening.seats, seed, number) for number in range(1, games + 1)
    ]


def play(match: Match) -> Played:
    """The match, played by computer players who see what their seats may see."""
    game = GAMES[match.slug]
    first = game.start(match.options, match.seats, match.chance).state
    dealer = min(game.to_move(first))
    played = list(_moves(game, first))
    last = played[-1].after
    result = game.result(last)
    header = {"seed": match.chance.hex(), "id": match.name}
    return Played(
        match.name,
        sum(game.is_at_rest(move.before) for move in played),
        sum(not game.is_at_rest(move.before) for move in played),
        result.winners if result else (),
        write_record(game, match.options, match.seats, dealer, played, header),
    )


def _moves(game: AnyGame, state: Any) -> Iterator[Move[Any, Any]]:
    while owing := game.to_move(state):
        seat = min(owing)
        if game.is_at_rest(state):
            action = game.default(state, seat)
        else:
            action = game.choose(game.view(state, seat))
        before, state = state, game.apply(state, seat, action).state
        yield Move(before, seat, action, state)


def summary(seats: int, played: Iterable[Played]) -> Summary:
    """All matches in one look."""
    games = deals = actions = 0
    wins = [0] * seats
    for match in played:
        games += 1
        deals += match.deals
        actions += match.actions
        for seat in match.winners:
            wins[seat] += 1
    return Summary(games, deals, actions, tuple(wins))
