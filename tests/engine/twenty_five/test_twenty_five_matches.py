"""Whole matches by each preset, written down, played again and held against their seed."""

from random import Random

import pytest

from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.actions import Action
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.state import TARGET, Over, State
from engine.script import Move, check, read_script, write_record
from engine.verify import verify
from tests.engine.walks import any_rules

GAMES = {"twenty_five": TWENTY_FIVE}

TABLES = [
    (preset, seats)
    for preset, rules in TWENTY_FIVE.presets.items()
    for seats in TWENTY_FIVE.seats
    if rules.teams == "individual"
    or seats in {"pairs": (4, 6, 8, 10), "triples": (6, 9)}[rules.teams]
]


def a_match(
    rules: TwentyFiveRules, seed: bytes, rng: Random | None = None
) -> tuple[State, list[Move[State, Action]]]:
    """A match that the computer plays or, with `rng`, that is played anyhow."""
    first: State = TWENTY_FIVE.start(rules, rules.players, seed).state
    state, log = first, []
    while owing := TWENTY_FIVE.to_move(state):
        (seat,) = owing
        action = TWENTY_FIVE.choose(TWENTY_FIVE.view(state, seat))
        if rng is not None:
            action = rng.choice(TWENTY_FIVE.legal(state, seat))
        after = TWENTY_FIVE.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    return first, log


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_record_plays_a_match_again_and_its_cards_are_those_of_its_seed(
    preset: str, seats: int
) -> None:
    seed = f"{preset} {seats}".encode()
    rules = TWENTY_FIVE.settings(TWENTY_FIVE.presets[preset], seats)
    first, log = a_match(rules, seed)
    record = write_record(TWENTY_FIVE, rules, seats, first.dealer, log, {"seed": seed.hex()})
    assert check(read_script(record), GAMES) is None
    verdict = verify(read_script(record), GAMES)
    assert (verdict.seed, verdict.lot) == (seed, first.dealer)


@pytest.mark.parametrize("number", range(60))
def test_random_matches_by_any_house_rules_keep_their_accounts(number: int) -> None:
    rng = Random(f"accounts {number}")
    rules = any_rules(TWENTY_FIVE, rng.choice(TWENTY_FIVE.seats), rng) if number % 3 else None
    rules = rules if isinstance(rules, TwentyFiveRules) else TwentyFiveRules()
    _, log = a_match(rules, rng.randbytes(8), rng)
    last = log[-1].after
    assert isinstance(last.phase, Over)
    won = [0] * rules.sides
    scores = [0] * rules.sides
    for score in last.history:
        assert sum(score.tricks) == 5 or (rules.stop_at_target and score.winner is not None)
        for side in range(rules.sides):
            taken = sum(score.tricks[side :: rules.sides])
            assert score.points[side] == 5 * taken
            scores[side] += 5 * taken
        assert score.totals == tuple(scores)
        assert (score.winner is None) == (max(scores) < TARGET)
        if score.winner is not None:
            won[score.winner] += 1
            scores = [0] * rules.sides
        assert score.games == tuple(won)
    assert max(won) == rules.games_to_win == won[last.phase.winners[0]]
    assert sorted((*last.phase.winners, *last.phase.losers)) == [*range(rules.players)]


def test_two_sides_never_reach_25_at_once() -> None:  # C10
    for number in range(40):
        _, log = a_match(TwentyFiveRules().but(players=2), bytes([number]), Random(number))
        assert sum(score >= TARGET for score in log[-1].after.scores) == 1
