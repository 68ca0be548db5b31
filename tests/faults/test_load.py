"""`prikup bench load`, small: what holds however busy the machine is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.bench.load.crowd import POPUP_EACH, Tally
from bot.bench.load.figures import Load, at_share
from bot.bench.load.run import fairness, growth, load
from bot.bench.load.tables import SLUGS, Spot
from bot.bench.load.watch import Buckets, slope
from engine.games import GAMES


@pytest.mark.redis
@pytest.mark.parametrize("webhook", [False, True], ids=["polling", "webhook"])
async def test_every_press_is_answered_once_and_nothing_is_lost(
    tmp_path: Path, *, webhook: bool
) -> None:
    found = await load(tmp_path, tables=12, rate=20, seconds=2, webhook=webhook)
    tally = found.tally
    assert found.wrong == []
    assert len(tally.answers) + tally.words + tally.idle == 40
    assert tally.pop_ups == (40 - tally.idle) // POPUP_EACH > 0
    assert found.moves > 0
    assert found.calls["answerCallbackQuery"] == len(tally.answers)
    assert found.calls["editMessageText"] > 0


@pytest.mark.redis
async def test_a_quiet_chat_is_served_beside_a_furious_one(tmp_path: Path) -> None:
    found = await fairness(tmp_path, seconds=2, quiet_rate=3)
    assert found.wrong == []
    for tally in (found.alone, found.beside, found.furious, found.busy):
        assert tally.answers
        assert tally.lags.seconds


@pytest.mark.redis
async def test_the_same_is_pressed_beside_few_tables_and_beside_many(tmp_path: Path) -> None:
    found = await growth(tmp_path, few=3, many=12, seconds=1)
    assert [beside.stored for beside in (found.few, found.many, found.cold)] == [3, 12, 12]
    for beside in (found.few, found.many, found.cold):
        assert 0 < len(beside.answers) <= 5  # on a busy machine somebody may have nothing to press
    assert found.many.redis > found.few.redis
    assert "3 tables stored" in next(found.told())


def test_all_games_are_played() -> None:
    assert {Spot(number).slug for number in range(len(SLUGS))} == set(GAMES)


def test_what_has_gone_wrong_is_told() -> None:
    found = Load(1, 60, Tally(unanswered=2), faults=["move 3 is not there"])
    found.too_fast = Counter({"sendMessage": 4})
    assert [line for line in found.told() if line.startswith("WRONG")] == [
        "WRONG: move 3 is not there",
        "WRONG: 2 presses without an answer",
        "WRONG: 4 calls past a limit: sendMessage",
    ]


def test_a_share_of_the_lags_lies_below_a_bound_that_the_figures_know() -> None:
    before = Buckets(((0.01, 10), (0.05, 10), (float("inf"), 10)))
    after = Buckets(((0.01, 60), (0.05, 109), (float("inf"), 110)))
    assert [after.since(before).bound(share) for share in (0.5, 0.51, 0.99)] == [0.01, 0.05, 0.05]
    assert after.since(after).bound(0.5) == float("inf")


def test_memory_that_grows_evenly_has_the_slope_of_its_growth() -> None:
    assert slope([(0, 100), (1, 102), (2, 104)]) == pytest.approx(2)
    assert slope([(0, 100)]) == 0
    assert at_share([3, 1, 2], 0.5) == 2
