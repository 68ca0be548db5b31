"""`kill -9` of the bot at random moments: nothing accepted is lost, nothing is done twice."""

from __future__ import annotations

from pathlib import Path

from bot.bench.faults.kill import kill

SLUGS = ["thousand", "hundred_one", "forty_fives", "hundred_to_one"]


async def test_killed_again_and_again_every_table_goes_on_from_the_last_accepted_action(
    tmp_path: Path,
) -> None:
    found = await kill(tmp_path, kills=5, slugs=SLUGS)
    assert not found.wrong, str(found)
    assert found.accepted
