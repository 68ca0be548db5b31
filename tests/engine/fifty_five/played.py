"""Positions of 55, written as scripts."""

from collections.abc import Iterable

from engine.cards import Card, parse_cards
from engine.game import IllegalAction, Told
from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.events import Event
from engine.games.fifty_five.state import State
from engine.script import open_match, read_script
from engine.script.replay import after

GAMES = {"fifty_five": FIFTY_FIVE}

TWO = "deal: 0=5S JS AH 2C 3C | 1=QC KC 9D 8D 7D | kitty=4D 3D 2D 2H 3H"
"""For two: seat 0 holds the three best spades, seat 1 no trump if spades are trumps."""

THREE = "deal: 0=2S 3S 4S 6S 7S | 1=2C 3C 4C 6C 7C | 2=2D 3D 4D 6D 7D | kitty=8S 8C 8D 8H 9S"
"""For three: a hand of spades, one of clubs, one of diamonds."""

SPADES = "\n0 bid 20\n1 pass\n0 discard 4D 3D 2D 2H 3H\n0 trump S\n"
"""Seat 0 of two wins the bidding, keeps his hand and names spades."""

SWEEP = "0 play 5S\n1 play 7D\n0 play JS\n1 play 8D\n0 play AH\n1 play 9D\n"
"""After `TWO` and `SPADES`: three tricks for seat 0, who holds two low clubs."""


def played(body: str, header: str = "", preset: str = "55", seats: int = 2) -> State:
    """The match after these lines; the last seat deals first, so that seat 0 is the forehand."""
    dealer = "" if "dealer:" in header else f"dealer: {seats - 1}\n"
    top = f"game: fifty_five\npreset: {preset}\nseats: {seats}\n{dealer}{header}".rstrip()
    script = read_script(f"{top}\n\n{body}\n")
    opening = open_match(script, GAMES)
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def ended(state: State) -> State:
    """The match after the computer played it to its end."""
    while owing := FIFTY_FIVE.to_move(state):
        seat = min(owing)
        state = FIFTY_FIVE.apply(
            state, seat, FIFTY_FIVE.choose(FIFTY_FIVE.view(state, seat))
        ).state
    return state


def why_not(state: State, move: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted move (`1 pass`) has none."""
    seat, _, action = move.partition(" ")
    try:
        FIFTY_FIVE.apply(state, int(seat), FIFTY_FIVE.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves, and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = FIFTY_FIVE.apply(state, int(seat), FIFTY_FIVE.read_action(action))
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
    return tuple(str(action) for action in FIFTY_FIVE.legal(state, seat))
