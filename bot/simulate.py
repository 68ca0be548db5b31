"""`prikup simulate`: computer players against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.drawing import draw_rules
from bot.quiz import equipped
from engine.game import Seat
from engine.games import GAMES
from engine.players.turns import action_of
from engine.script import AnyGame, Move, Script, open_match, write_record
from engine.script.lines import Entry

LONGEST_MATCH = 300
"""Deals after which a match is left undecided: by some house rules everybody only ever loses."""

LONGEST_DEAL = 2_000
"""Actions that no deal needs: after so many of them it goes round in circles."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """House rules that are the same in all matches."""

    options: Any
    seats: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """House rules drawn anew for each match, but for these."""

    options: str
    seats: int | None


@dataclass(frozen=True, slots=True)
class Match:
    """A match to be played, fit to be sent to another process."""

    slug: str
    name: str
    """The name of its record."""
    chance: bytes
    """Its seed, from which drawn house rules follow as well."""
    house: Agreed | Drawn
    is_recorded: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """What is told of a match that was played."""

    name: str
    seats: int
    deals: int
    actions: int
    is_over: bool
    """Whether it was played to its end."""
    winners: tuple[Seat, ...]
    trouble: str
    """Why it got stuck; empty: it did not."""
    record: str
    """As far as the match went; empty if none is wanted and it did not get stuck."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What is told of all matches."""

    games: int
    deals: int
    actions: int
    wins: tuple[tuple[int, int], ...]
    """Per seat: matches won, and matches in which it was taken.

    A shared victory counts for each who shares it.
    """
    undecided: int
    """Matches left after the most deals."""
    stuck: int


class Stuck(Exception):  # noqa: N818 - it says how the match stands
    """The match cannot go on."""


def agreed(slug: str, preset: str | None, options: str, seats: int | None) -> Agreed:
    """The house rules that the command names, as a script's header would.

    Where neither says how many play, it is as few as can be.

    Raises:
        BadScript: there is no such game, preset or option, or it is not played by so many.
    """
    wanted = {"game": slug, "preset": preset, "options": options}
    if seats is None and slug in GAMES and not hasattr(GAMES[slug].options(), "players"):
        seats = min(GAMES[slug].seats)
    wanted["seats"] = None if seats is None else str(seats)
    header = {key: Entry(0, value) for key, value in wanted.items() if value is not None}
    opening = open_match(Script(header, (), 0), GAMES)
    return Agreed(opening.options, opening.seats)


def matches(
    slug: str, house: Agreed | Drawn, seed: str, games: int, *, is_recorded: bool = False
) -> list[Match]:
    """So many matches by these house rules.

    Raises:
        ValueError: no house rules can be drawn so.
    """
    width = max(4, len(str(games)))
    found = []
    for number in range(1, games + 1):
        name = f"{slug}-{seed}-{number:0{width}}"
        chance = sha256(f"{seed}:{number}".encode()).digest()
        found.append(Match(slug, name, chance, house, is_recorded))
    _settled(found[0])
    return found


def _settled(match: Match) -> Agreed:
    """The house rules of one match, drawn if need be."""
    if isinstance(match.house, Agreed):
        return match.house
    game, fixed = equipped(match.slug), match.house
    return Agreed(*draw_rules(game, fixed.options, fixed.seats, match.chance))


def play(match: Match) -> Played:
    """The match, played by computer players who see what their seats may see."""
    game, house = equipped(match.slug), _settled(match)
    first = state = game.start(house.options, house.seats, match.chance).state
    kept: list[Move[Any, Any]] = []
    deals, actions, trouble = 0, 0, ""
    try:
        for move in _moves(game, first):
            is_deal = game.is_at_rest(move.before)
            deals, actions, state = deals + is_deal, actions + (not is_deal), move.after
            if match.is_recorded:
                kept.append(move)
    except Exception as error:  # what is wrong with one match must be told, and hide no other
        trouble = f"{type(error).__name__}: {error}"
    result = game.result(state)
    record = ""
    if match.is_recorded or trouble:
        header = {"seed": match.chance.hex(), "id": match.name}
        dealer = min(game.to_move(first))
        record = write_record(game, house.options, house.seats, dealer, kept, header)
    return Played(
        match.name,
        house.seats,
        deals,
        actions,
        is_over=result is not None,
        winners=result.winners if result else (),
        trouble=trouble,
        record=record,
    )


def _moves(game: AnyGame, state: Any) -> Iterator[Move[Any, Any]]:
    """What is done, until the match ends or there have been enough deals.

    Raises:
        Stuck: it can be neither ended nor gone on with.
    """
    deals = actions = 0
    while owing := game.to_move(state):
        seat = min(owing)
        if game.is_at_rest(state):
            if deals == LONGEST_MATCH:
                return
            deals, actions = deals + 1, 0
            action = game.default(state, seat)
        else:
            actions += 1
            if actions > LONGEST_DEAL:
                raise Stuck(f"deal {deals} goes on after {LONGEST_DEAL} actions")
            action = action_of(game, state, seat)
        before, state = state, game.apply(state, seat, action).state
        yield Move(before, seat, action, state)
    if game.result(state) is None:
        raise Stuck("nobody owes an action, and nobody has won")


def summary(played: Iterable[Played]) -> Summary:
    """All matches in one look."""
    games = deals = actions = undecided = stuck = 0
    taken: Counter[Seat] = Counter()
    wins: Counter[Seat] = Counter()
    for match in played:
        games += 1
        deals += match.deals
        actions += match.actions
        taken.update(range(match.seats))
        wins.update(match.winners)
        stuck += bool(match.trouble)
        undecided += not match.is_over and not match.trouble
    return Summary(
        games,
        deals,
        actions,
        tuple((wins[seat], number) for seat, number in sorted(taken.items())),
        undecided,
        stuck,
    )
