"""`prikup bench engine`: what it measures, not how fast it is."""

from importlib.util import find_spec
from random import Random

from typer.testing import CliRunner

from bot.bench.engine import Tally, hundred_one_playout, measure, table, thousand_playout
from bot.cli import app


def test_the_card_play_of_thousand_is_played_to_the_last_card() -> None:
    playout = thousand_playout()
    assert {playout(Random(seed)) for seed in range(5)} == {23}


def test_a_deal_of_101_is_played_from_the_shuffle_to_the_score() -> None:
    lengths = {hundred_one_playout()(Random(seed)) for seed in range(10)}
    assert len(lengths) > 3
    assert min(lengths) > 4


def test_the_table_shows_rates_and_their_ratio() -> None:
    ours = Tally("ours", lambda _: 20, playouts=50, actions=1000, seconds=0.5)
    theirs = Tally("theirs", lambda _: 30, playouts=400, actions=12_000, seconds=1.0)
    measured = [" ".join(line.split()) for line in table([(ours, theirs)])][2:]
    assert measured == ["ours 100 2,000 0.250", "theirs 400 12,000 1"]


def test_a_measurement_counts_playouts_and_their_actions() -> None:
    tally = Tally("dice", lambda chance: chance.randint(1, 1))
    measure(tally, Random(0), 0.01)
    assert tally.playouts == tally.actions > 0
    assert tally.seconds >= 0.01


def test_the_command_compares_or_says_what_is_missing() -> None:
    result = CliRunner().invoke(app, ["bench", "engine", "--seconds", "0.1"])
    if find_spec("pyspiel"):
        assert result.exit_code == 0
        names = ("thousand,", "euchre,", "hundred_one,", "crazy_eights,")
        assert all(name in result.stdout for name in names)
    else:
        assert result.exit_code == 2
        assert "prikup[compare]" in result.stderr
