"""Whole matches by each preset, written down, played again and held against their seed."""

from dataclasses import replace

import pytest

from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.actions import Action
from engine.games.hundred_one.events import DealEnded, PenaltyTaken
from engine.games.hundred_one.state import State
from engine.script import Move, check, read_script, write_record
from engine.verify import verify
from tests.engine.hundred_one.played import done, heard_by, one, played

GAMES = {"hundred_one": HUNDRED_ONE}
LONGEST = 5_000
"""No match here needs so many actions."""

DRAWING = 60
"""So many actions exhaust a stock."""


def a_match(preset: str, seats: int, seed: bytes) -> tuple[State, list[Move[State, Action]]]:
    """A match that the computer plays; at first everybody draws whenever he may."""
    rules = HUNDRED_ONE.settings(HUNDRED_ONE.presets[preset].but(voluntary_draw=True), seats)
    first: State = HUNDRED_ONE.start(rules, seats, seed).state
    state, log = first, []
    for number in range(LONGEST):
        owing = HUNDRED_ONE.to_move(state)
        if not owing:
            break
        (seat,) = owing
        action = HUNDRED_ONE.choose(HUNDRED_ONE.view(state, seat))
        draw = HUNDRED_ONE.read_action("draw")
        if number < DRAWING and draw in HUNDRED_ONE.legal(state, seat):
            action = draw
        after = HUNDRED_ONE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    assert HUNDRED_ONE.result(state) is not None
    return first, log


@pytest.mark.parametrize("seats", HUNDRED_ONE.seats)
@pytest.mark.parametrize("preset", HUNDRED_ONE.presets)
def test_a_record_plays_a_match_again_its_new_stocks_included(preset: str, seats: int) -> None:
    seed = f"{preset} {seats}".encode()
    first, log = a_match(preset, seats, seed)
    header = {"seed": seed.hex()}
    record = write_record(HUNDRED_ONE, first.options, seats, first.dealer, log, header)
    assert check(read_script(record), GAMES) is None
    verdict = verify(read_script(record), GAMES)
    assert verdict.seed == seed
    assert (verdict.restocks > 0) == (first.options.empty_stock == "shuffle")  # C11


# What is told at the end of a deal


def test_only_who_fell_below_nought_is_said_to_have_been_lifted() -> None:
    deal = "deal: 0=AS AC AD {last} | 1=6C 7C 8C | up=8S\n0 play AS\n0 play AC\n0 play AD"
    header = "options: hand_size=4, score_floor=zero"
    for last, floored in (("AH", ()), ("QH", (0,))):
        _, told = done(played(deal.format(last=last), header), f"0 play {last}")
        (ended,) = [event for event in heard_by(told, None) if isinstance(event, DealEnded)]
        assert ended.score.floored == floored
        assert ended.score.totals[0] == 0


def test_a_last_nine_that_cannot_be_covered_costs_nobody_cards() -> None:  # C8, C12
    state = played("deal: 0=9H 6C 7C 8C TC | up=KH", "options: empty_stock=end_deal")
    state = replace(state, stock=(), hands=((one("9H"),), state.hands[1]))
    _, told = done(state, "0 play 9H")
    (ended,) = [event for event in heard_by(told, None) if isinstance(event, DealEnded)]
    assert (ended.score.finisher, ended.score.last_card) == (0, one("9H"))
    assert not any(isinstance(event, PenaltyTaken) for event in heard_by(told, None))
