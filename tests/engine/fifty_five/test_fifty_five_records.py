"""Whole matches by each preset, written down, played again and held against their seed."""

import pytest

from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.actions import Action
from engine.games.fifty_five.options import FiftyFiveRules
from engine.games.fifty_five.state import State
from engine.script import Move, check, read_script, write_record
from engine.verify import verify
from tests.engine.fifty_five.played import GAMES

LONGEST = 5_000
"""No match here needs so many actions."""

TEAMS = [
    *((seats, "individual") for seats in FIFTY_FIVE.seats),
    *((seats, "pairs") for seats in (4, 6, 8)),
    *((seats, "triples") for seats in (6, 9)),
]


def a_match(rules: FiftyFiveRules, seed: bytes) -> tuple[State, list[Move[State, Action]]]:
    """A match that the computer plays."""
    first: State = FIFTY_FIVE.start(rules, rules.players, seed).state
    state, log = first, []
    for _ in range(LONGEST):
        owing = FIFTY_FIVE.to_move(state)
        if not owing:
            break
        (seat,) = owing
        action = FIFTY_FIVE.choose(FIFTY_FIVE.view(state, seat))
        after = FIFTY_FIVE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    assert FIFTY_FIVE.result(state) is not None
    return first, log


@pytest.mark.parametrize(("seats", "teams"), TEAMS)
@pytest.mark.parametrize("preset", FIFTY_FIVE.presets)
def test_a_record_plays_a_match_again(preset: str, seats: int, teams: str) -> None:
    rules = FIFTY_FIVE.presets[preset].but(players=seats, teams=teams)
    seed = f"{preset} {seats} {teams}".encode()
    first, log = a_match(rules, seed)
    header = {"seed": seed.hex()}
    record = write_record(FIFTY_FIVE, rules, seats, first.dealer, log, header)
    assert check(read_script(record), GAMES) is None
    assert verify(read_script(record), GAMES).seed == seed


@pytest.mark.parametrize(("seats", "teams"), TEAMS)
def test_the_winners_are_whole_sides_and_have_reached_the_target(seats: int, teams: str) -> None:
    rules = FiftyFiveRules().but(players=seats, teams=teams)
    _, log = a_match(rules, b"winners")
    result = FIFTY_FIVE.result(log[-1].after)
    assert result is not None
    sides = {seat % rules.sides for seat in result.winners}
    assert result.winners == tuple(s for s in range(seats) if s % rules.sides in sides)
    assert all(result.scores[side] >= rules.variant for side in sides)
