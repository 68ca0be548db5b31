"""`prikup bench table`: what it measures, not how fast it is."""

import pytest

from bot.bench.table import Tally, compare, told, unusual_rules
from engine.games import GAMES


@pytest.mark.parametrize("slug", GAMES)
def test_no_house_rule_is_the_usual_one(slug: str) -> None:
    game = GAMES[slug]
    rules, kept = unusual_rules(game)
    usual = game.options()
    for name in game.options.model_fields:
        assert (getattr(rules, name) == getattr(usual, name)) == (name in kept)
    assert all(len(game.options.allowed(name)) == 1 for name in kept)


@pytest.mark.redis
@pytest.mark.parametrize("slug", GAMES)
async def test_each_move_of_both_tables_is_measured(slug: str) -> None:
    unusual, usual = await compare(slug, moves=12, warm_up=3)
    assert len(unusual.seconds) == len(usual.seconds) == 12
    assert min(unusual.seconds + usual.seconds) > 0


def test_the_median_the_slowest_and_the_ratio_are_told() -> None:
    unusual = Tally("unusual", [0.004] * 99 + [0.05])
    usual = Tally("usual", [0.002] * 100)
    lines = [" ".join(line.split()) for line in told(("min_bid",), unusual, usual)]
    assert lines == [
        "options at their default: min_bid",
        "unusual CPU time of a move: median 4.00 ms, p99 50.00 ms (100 moves, 446 ms)",
        "usual CPU time of a move: median 2.00 ms, p99 2.00 ms (100 moves, 200 ms)",
        "ratio: 2.00",
    ]
