"""Positions of Hundred and One, written as scripts."""

from collections.abc import Iterable

from engine.cards import Card, parse_cards
from engine.game import IllegalAction, Told
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.events import Event
from engine.games.hundred_one.state import State
from engine.script import open_match, read_script
from engine.script.replay import after

PLAIN = "deal: 0=KD 7S QH 8C 9H | 1=6C 7C 8D AH | up=KS | stock=JD TD 9C 9D"
"""For two: seat 0 leads to the king of spades and may play a king, a spade or its queen."""


def played(body: str, header: str = "", preset: str = "recommended", seats: int = 2) -> State:
    """The match after these lines; the last seat deals first, so that seat 0 is the forehand."""
    dealer = "" if "dealer:" in header else f"dealer: {seats - 1}\n"
    top = f"game: hundred_one\npreset: {preset}\nseats: {seats}\n{dealer}{header}".rstrip()
    script = read_script(f"{top}\n\n{body}\n")
    opening = open_match(script, {"hundred_one": HUNDRED_ONE})
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def ended(state: State) -> State:
    """The match after everybody was away until its end."""
    while owing := HUNDRED_ONE.to_move(state):
        seat = min(owing)
        state = HUNDRED_ONE.apply(state, seat, HUNDRED_ONE.default(state, seat)).state
    return state


def why_not(state: State, move: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted move (`1 pass`) has none."""
    seat, _, action = move.partition(" ")
    try:
        HUNDRED_ONE.apply(state, int(seat), HUNDRED_ONE.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves, and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = HUNDRED_ONE.apply(state, int(seat), HUNDRED_ONE.read_action(action))
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
