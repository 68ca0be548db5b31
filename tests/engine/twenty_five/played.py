"""Positions of Twenty-Five, written as scripts."""

from collections.abc import Iterable

from engine.cards import Card, parse_cards
from engine.game import IllegalAction, Told
from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.events import Event
from engine.games.twenty_five.state import State
from engine.script import open_match, read_script
from engine.script.replay import after

SWEEP = "deal: 0=5S JS AH AS KS | 1=2D 3D 4D 6D 7D | up=2S"
"""For two: seat 0 takes all five tricks, whoever leads."""
ROBBER = "deal: 0=2C 3C 4C 6D 7D | 1=AS 2H 3H 4H 6H | 2=8D 9D TD JD QD | up=5S"
"""For three: seat 1 may rob the five of trumps."""


def played(body: str, options: str = "", seats: int = 2, scores: str = "") -> State:
    """The match after these lines; the last seat deals first, so that seat 0 is the forehand."""
    header = ["game: twenty_five", f"seats: {seats}", f"dealer: {seats - 1}"]
    header += [f"options: {options}"] if options else []
    header += [f"scores: {scores}"] if scores else []
    script = read_script("\n".join([*header, "", body, ""]))
    opening = open_match(script, {"twenty_five": TWENTY_FIVE})
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def why_not(state: State, move: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted move (`1 play KS`) has none."""
    seat, _, action = move.partition(" ")
    try:
        TWENTY_FIVE.apply(state, int(seat), TWENTY_FIVE.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves, and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = TWENTY_FIVE.apply(state, int(seat), TWENTY_FIVE.read_action(action))
        state = step.state
        told += step.told
    return state, tuple(told)


def heard_by(told: Iterable[Told[Event]], seat: int | None) -> tuple[Event, ...]:
    """What a seat, or the chat, is told."""
    return tuple(item.event for item in told if item.to is None or seat in item.to)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return parse_cards(text)


def one(text: str) -> Card:
    """A card by its notation."""
    return Card.parse(text)
