"""Positions of Forty-Fives, written as scripts."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.cards import Card, parse_cards
from engine.game import IllegalAction, Told
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.events import Event
from engine.games.forty_fives.state import State
from engine.script import AnyGame, open_match, read_script
from engine.script.replay import after

GAMES: Mapping[str, AnyGame] = {"forty_fives": FORTY_FIVES}

HANDS = (
    "deal: 0=5S JS AS KS QS | 1=AC KC QC JC 2C | 2=3H 4H 6H 7H 8H | 3=2D 3D 4D 6D 7D"
    " | kitty=8D 9D TD | stock=AH 2S 3S 4S 6S 7S 8S\n"
)
"""Spades, clubs, hearts, diamonds; seat 3 deals, so that seat 0 is the forehand."""

WON = HANDS + "0 bid 20\n1 pass\n2 pass\n3 pass\n"
"""Seat 0 has the bidding and names trumps next."""

NAMED = WON + "0 trump S\n"
"""Seat 0 holds the kitty, and all exchange, seat 0 first."""

KEPT = NAMED + "0 discard 8D 9D TD\n1 discard -\n2 discard -\n3 discard -\n"
"""Nobody has drawn; seat 1 leads."""


def played(body: str, options: str = "", **header: str) -> State:
    """The match after these lines; seat 3 deals first if the header does not say otherwise."""
    entries = {"game": "forty_fives", "dealer": "3", "options": options, **header}
    lines = [f"{key}: {value}" for key, value in entries.items() if value]
    script = read_script("\n".join([*lines, "", body, ""]))
    opening = open_match(script, GAMES)
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def ended(state: State) -> State:
    """The match after the computer played it to its end."""
    while owing := FORTY_FIVES.to_move(state):
        seat = min(owing)
        action = FORTY_FIVES.choose(FORTY_FIVES.view(state, seat))
        state = FORTY_FIVES.apply(state, seat, action).state
    return state


def why_not(state: State, move: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted move (`1 pass`) has none."""
    seat, _, action = move.partition(" ")
    try:
        FORTY_FIVES.apply(state, int(seat), FORTY_FIVES.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves, and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = FORTY_FIVES.apply(state, int(seat), FORTY_FIVES.read_action(action))
        state = step.state
        told += step.told
    return state, tuple(told)


def heard_by(told: Iterable[Told[Event]], seat: int | None) -> tuple[Event, ...]:
    """What a seat, or the chat, is told."""
    return tuple(item.event for item in told if item.to is None or seat in item.to)


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their notation."""
    return parse_cards(text)


def words(state: State, seat: int) -> tuple[str, ...]:
    """What the seat may do, as the notation writes it."""
    return tuple(str(action) for action in FORTY_FIVES.legal(state, seat))


def chosen(state: State, seat: int, *, absent: bool = False) -> str:
    """What the computer does."""
    view: Any = FORTY_FIVES.view(state, seat)
    return str(FORTY_FIVES.choose(view, absent=absent))
