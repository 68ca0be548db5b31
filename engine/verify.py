"""Whether the cards of a record are those that its seed gives."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import Seat
from engine.script import AnyGame, BadScript, Opening, Script, open_match
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
    after(opening, state, line)  # only to refuse what is no deal at all
    dealer = min(game.to_move(state))
    deal = game.default(state, dealer)
    dealt = game.apply(state, dealer, deal).state
    (seeded,) = _lines(game.record(state, dealer, deal, dealt), "deal")
    due = dict(_parts(seeded))
    for name, given in _parts(line.text):
        if not _agree(name, given, due.get(name, [])):
            expected = _part(name, due.get(name, [])) + " as the seed deals"
            raise BadScript(line.line, expected, _part(name, given))
    return dealt


def _act(opening: Opening, state: Any, attempt: Attempt, awaited: deque[Given]) -> Any:
    acted = after(opening, state, attempt)
    game = opening.game
    written = game.record(state, attempt.seat, game.read_action(attempt.action), acted)
    for seeded in _lines(written, "restock"):
        if awaited:
            line, due = awaited.popleft(), seeded.split()
            if not _agree("stock", line.text.split(), due):
                raise BadScript(line.line, f"{seeded.strip()} as the seed shuffles", line.text)
    return acted


def _lines(written: tuple[str, ...], key: str) -> list[str]:
    """What the lines of this key say."""
    return [line.partition(":")[2] for line in written if line.startswith(f"{key}:")]


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """The parts of a deal: whose, and the words that say what."""
    pieces = (piece.partition("=") for piece in text.split("|") if piece.strip())
    return [(name.strip(), words.replace("-", " ").split()) for name, _, words in pieces]


def _part(name: str, words: list[str]) -> str:
    return f"{name}={' '.join(words) or '-'}"


def _agree(name: str, given: list[str], due: list[str]) -> bool:
    """A pack or cuts are in order and may be named in part; a hand is whole, in any order."""
    if name in ("stock", "cut"):
        return given == due[: len(given)]
    return sorted(given) == sorted(due)
