"""Two workers on one store: one is killed, and a thousand press at once."""

from __future__ import annotations

from pathlib import Path

from bot.bench.faults.workers import share


async def test_the_other_worker_goes_on_and_of_a_thousand_presses_at_once_one_is_accepted(
    tmp_path: Path,
) -> None:
    found = await share(tmp_path, kills=1, turns=1, presses=1000)
    assert not found.wrong, str(found)
    assert found.accepted
