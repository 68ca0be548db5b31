"""Telegram refuses, fails, falls silent and mixes up updates: no table is stuck, nothing twice."""

from __future__ import annotations

from pathlib import Path

from bot.bench.faults.network import faults, weather

SLUGS = ["thousand", "hundred_one"]


async def test_whatever_telegram_does_no_table_is_stuck_and_no_move_is_made_twice(
    tmp_path: Path,
) -> None:
    found = await weather(tmp_path, slugs=SLUGS, times=2, seconds=1)
    assert not found.wrong, str(found)
    assert found.accepted
    assert found.resumed.keys() == faults(1).keys()
    for name in ("429, absurd", "5xx", "HTML pages", "cut before", "silence"):
        assert found.struck[name], f"no call was struck by: {name}"
