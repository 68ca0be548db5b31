"""From a script's header to a match at rest."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.game import Seat
from engine.script.lines import BadScript, Entry, Script
from engine.script.read import POSITION_KEYS
from engine.script.scripted import Scripted

AnyGame: TypeAlias = Scripted[Any, Any, Any, Any, Any]

_NO_SEED = bytes(32)
_NUMBER = re.compile(r"[0-9]{1,3}")
_SEED = re.compile(r"(?:[0-9a-fA-F]{2})+")


@dataclass(frozen=True, slots=True)
class Opening:
    """How a match begins, by the header of its script."""

    game: AnyGame
    options: Any
    seats: int
    dealer: Seat
    seed: bytes | None
    """None: the script gives none, and chance has 32 zero bytes."""
    position: Mapping[str, str]
    """Where the match stands at the start, the dealer aside."""
    state: Any
    """The match at rest before its first deal."""


def open_match(script: Script, games: Mapping[str, AnyGame]) -> Opening:
    """The match that the header describes.

    Raises:
        BadScript: it names what the game does not have, or contradicts itself.
    """
    slug = script.header.get("game", Entry(script.header_end, ""))
    if slug.value not in games:
        expected = "game: with one of " + " ".join(games)
        raise BadScript(slug.line, expected, slug.value or "none")
    game = games[slug.value]
    options, seats = _read_house_rules(script, game)
    dealer = _read_dealer(script, seats)
    seed = _read_seed(script)
    position = _read_position(script, game)
    try:
        step = game.start(options, seats, seed or _NO_SEED, {"dealer": str(dealer), **position})
    except ValueError as error:
        line = _line_of(script, str(error), slug.line)
        raise BadScript(line, "a match that can stand so", str(error)) from error
    return Opening(game, options, seats, dealer, seed, position, step.state)


def _line_of(script: Script, complaint: str, otherwise: int) -> int:
    """The header line that the complaint speaks of."""
    words = re.findall(r"[a-z_]+", complaint)
    keys = [key for key in script.header if key in words]
    keys += [key for key in script.header if key in POSITION_KEYS]
    return script.header[keys[0]].line if keys else otherwise


def _read_house_rules(script: Script, game: AnyGame) -> tuple[Any, int]:
    first = next(iter(game.presets))
    preset = script.header.get("preset", Entry(script.header_end, first))
    if preset.value not in game.presets:
        expected = "one of the presets " + " ".join(game.presets)
        raise BadScript(preset.line, expected, preset.value or "none")
    changes = script.header.get("options", Entry(preset.line, ""))
    seats = _read_seats(script)
    text = _with_players(changes, game, seats)
    try:
        options = game.presets[preset.value].but_text(text)
    except ValueError as error:
        line = seats.line if seats and "players" in str(error) else changes.line
        raise BadScript(line, f"house rules of {game.slug}", str(error)) from error
    number = _seats_of(script, game, options, seats)
    try:
        return game.settings(options, number), number
    except ValueError as error:
        line = seats.line if seats else changes.line
        raise BadScript(line, f"a number of seats for {game.slug}", str(error)) from error


def _read_seats(script: Script) -> Entry | None:
    seats = script.header.get("seats")
    if seats and not _NUMBER.fullmatch(seats.value):
        raise BadScript(seats.line, "a number of seats", seats.value or "nothing")
    return seats


def _with_players(changes: Entry, game: AnyGame, seats: Entry | None) -> str:
    """The changes with the number of seats among them, where that is an option.

    It goes with the other changes because together they may be allowed where each alone is not.
    """
    if seats is None or "players" not in game.options.model_fields:
        return changes.value
    for part in changes.value.split(","):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name == "players":
            if value != str(int(seats.value)):
                raise BadScript(changes.line, f"players={seats.value} as in seats:", part.strip())
            return changes.value
    return f"{changes.value}, players={int(seats.value)}"


def _seats_of(script: Script, game: AnyGame, options: Any, seats: Entry | None) -> int:
    """The number of seats: that of the script, which the house rules must not contradict."""
    players = getattr(options, "players", None)
    if seats is not None:
        number = int(seats.value)
        if isinstance(players, int) and number != players:
            raise BadScript(seats.line, f"the {players} seats of the house rules", seats.value)
        return number
    if isinstance(players, int):
        return players
    if len(game.seats) == 1:
        return game.seats[0]
    raise BadScript(script.header_end, "seats: and a number", "none")


def _read_dealer(script: Script, seats: int) -> Seat:
    dealer = script.header.get("dealer", Entry(script.header_end, "0"))
    if not _NUMBER.fullmatch(dealer.value) or int(dealer.value) >= seats:
        raise BadScript(dealer.line, f"a seat from 0 to {seats - 1}", dealer.value or "nothing")
    return int(dealer.value)


def _read_seed(script: Script) -> bytes | None:
    seed = script.header.get("seed")
    if seed is None:
        return None
    if not _SEED.fullmatch(seed.value):
        raise BadScript(seed.line, "bytes in hex", seed.value or "nothing")
    return bytes.fromhex(seed.value)


def _read_position(script: Script, game: AnyGame) -> dict[str, str]:
    position = {key: entry for key, entry in script.header.items() if key in POSITION_KEYS}
    for key, entry in position.items():
        if key not in game.position_keys:
            has = " ".join(f"{name}:" for name in sorted(game.position_keys)) or "none"
            raise BadScript(entry.line, f"a start that {game.slug} has ({has})", f"{key}:")
    return {key: entry.value for key, entry in position.items()}


def seat_of(opening: Opening, state: Any, seat: Seat, line: int) -> Seat:
    """The seat that a body line names.

    Raises:
        BadScript: nobody sits there.
    """
    # A quiz's host sits beyond the players.
    beyond = getattr(opening.options, "host_seat", None)
    if seat >= opening.seats and seat not in (beyond, *opening.game.to_move(state)):
        raise BadScript(line, f"a seat from 0 to {opening.seats - 1}", str(seat))
    return seat
