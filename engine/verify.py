"""Whether the cards of a record are those that its seed gives."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, parse_cards, write_cards
from engine.game import Seat
from engine.script import AnyGame, BadScript, Opening, Script, open_match, read_parts
from engine.script.lines import Attempt, Expect, Given
from engine.script.replay import after, in_play


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was compared with the seed, and found to be what the seed gives."""

    seed: bytes
    deals: int
    """How many deals the record gives."""
    restocks: int
    """How many new stocks the record gives."""
    dealer: Seat
    lot: Seat | None
    """The first dealer by the seed's lot; None: the record starts in the middle of a match."""


def verify(script: Script, games: Mapping[str, AnyGame]) -> Verdict:
    """Play the record again with no cards but those of its seed, and compare what it gives.

    Raises:
        BadScript: it has no seed, cannot be played, or gives other cards than its seed.
    """
    opening = open_match(script, games)
    if opening.seed is None:
        raise BadScript(script.header_end, "seed:", "none, so nothing can be compared with it")
    state, lot = _first_state(opening, opening.seed)
    deals = restocks = 0
    awaited: deque[Given] = deque()
    for line in script.body:
        match line:
            case Given(key="deal"):
                state = _deal(opening, state, line)
                deals += bool(line.text)
            case Given(key="restock"):
                awaited.append(line)
                restocks += 1
            case Given():
                state = after(opening, state, line)
            case Attempt(refused=False):
                state = _act(opening, in_play(opening, state, line.line), line, awaited)
            case Expect():
                pass
            case _:
                state = in_play(opening, state, line.line)
    if awaited:
        raise BadScript(awaited[0].line, "a new stock here", "none")
    return Verdict(opening.seed, deals, restocks, opening.dealer, lot)


def _first_state(opening: Opening, seed: bytes) -> tuple[Any, Seat | None]:
    """The match at rest, its first dealer drawn by lot if the record's was."""
    if opening.position:
        return opening.state, None
    drawn = opening.game.start(opening.options, opening.seats, seed).state
    lot = min(opening.game.to_move(drawn))
    return (drawn if lot == opening.dealer else opening.state), lot


def _deal(opening: Opening, state: Any, line: Given) -> Any:
    game = opening.game
    if not game.is_at_rest(state):
        raise BadScript(line.line, "a match at rest for a deal", "one that is not")
    dealer = min(game.to_move(state))
    deal = game.default(state, dealer)
    dealt = game.apply(state, dealer, deal).state
    (seeded,) = _lines(game.record(state, dealer, deal, dealt), "deal")
    try:
        given, due = read_parts(line.text), read_parts(seeded)
    except ValueError as error:
        raise BadScript(line.line, "a deal that can be", str(error)) from error
    for name, cards in given.items():
        if not _agree(name, cards, due.get(name, ())):
            expected = f"{name}={write_cards(due.get(name, ()))} as the seed deals"
            raise BadScript(line.line, expected, f"{name}={write_cards(cards)}")
    return dealt


def _act(opening: Opening, state: Any, line: Attempt, awaited: deque[Given]) -> Any:
    acted = after(opening, state, line)
    game = opening.game
    written = game.record(state, line.seat, game.read_action(line.action), acted)
    for seeded in _lines(written, "restock"):
        if awaited:
            _compare_stock(awaited.popleft(), parse_cards(seeded))
    return acted


def _compare_stock(line: Given, due: tuple[Card, ...]) -> None:
    try:
        given = parse_cards(line.text)
    except ValueError as error:
        raise BadScript(line.line, "cards", str(error)) from error
    if not _agree("stock", given, due):
        expected = f"{write_cards(due)} as the seed shuffles"
        raise BadScript(line.line, expected, write_cards(given))


def _lines(written: tuple[str, ...], key: str) -> list[str]:
    """What the lines of this key say."""
    return [line.partition(":")[2] for line in written if line.startswith(f"{key}:")]


def _agree(name: str, given: tuple[Card, ...], due: tuple[Card, ...]) -> bool:
    """A stock is in order and may be named in part, a hand is whole and in any order."""
    if name == "stock":
        return given == due[: len(given)]
    return sorted(map(str, given)) == sorted(map(str, due))
