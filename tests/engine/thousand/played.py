"""Positions of Thousand, written as scripts."""

from collections.abc import Iterable

from engine.cards import parse_cards
from engine.game import IllegalAction, Told
from engine.games.thousand import THOUSAND
from engine.games.thousand.actions import Pass
from engine.games.thousand.events import Event
from engine.games.thousand.state import Cards, State
from engine.script import open_match, read_script
from engine.script.replay import after

PLAIN = (
    "deal: 0=AD KD AS TS 9H AC 9C | 1=KH QH JD 9D JS KS TH | 2=AH JH QS JC QC KC TC"
    " | talon=TD QD 9S"
)
"""Seat 0 has four aces but the ace of hearts, seat 1 king and queen of hearts, 2 of clubs."""


def played(body: str, header: str = "", preset: str = "recommended", seats: int = 3) -> State:
    """The match after these lines; the last seat deals first, so that seat 0 is the forehand."""
    dealer = "" if "dealer:" in header else f"dealer: {seats - 1}\n"
    top = f"game: thousand\npreset: {preset}\nseats: {seats}\n{dealer}{header}".rstrip()
    script = read_script(f"{top}\n\n{body}\n")
    opening = open_match(script, {"thousand": THOUSAND})
    state: State = opening.state
    for line in script.body:
        state = after(opening, state, line)
    return state


def whole_deal(state: State) -> State:
    """The deal in progress played to its end by the computer, without any claim."""
    while not THOUSAND.is_at_rest(state) and THOUSAND.result(state) is None:
        seat = min(THOUSAND.to_move(state))
        state = THOUSAND.apply(state, seat, THOUSAND.default(state, seat)).state
    return state


def why_not(state: State, seat: int, action: str) -> tuple[str, dict[str, str]]:
    """The reason and the details of a refusal; an accepted action has none."""
    try:
        THOUSAND.apply(state, seat, THOUSAND.read_action(action))
    except IllegalAction as refusal:
        return refusal.reason, refusal.details
    return "accepted", {}


def done(state: State, *moves: str) -> tuple[State, tuple[Told[Event], ...]]:
    """The match after some moves (`1 pass`), and all that was told on the way."""
    told: list[Told[Event]] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        step = THOUSAND.apply(state, int(seat), THOUSAND.read_action(action))
        state = step.state
        told += step.told
    return state, tuple(told)


def heard_by(told: Iterable[Told[Event]], seat: int | None) -> tuple[Event, ...]:
    """What a seat, or the chat, is told."""
    return tuple(item.event for item in told if item.to is None or seat in item.to)


def cards(text: str) -> Cards:
    """Cards by their notation."""
    return parse_cards(text)


PASS = Pass()
