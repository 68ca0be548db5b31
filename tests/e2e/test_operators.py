"""What an operator reads of a bot that is played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.bench.calls import acts
from bot.bench.stand import Stand, stand
from tests.e2e.party import Party, ask, forged, greeted, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True, slots=True)
class Page:
    """What `GET /metrics` gives."""

    text: str

    def of(self, name: str, **labels: str) -> float:
        """The sum of all samples of the name that carry these labels."""
        return sum(
            sample.value
            for family in text_string_to_metric_families(self.text)
            for sample in family.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )


@pytest.fixture(scope="module")
def port(unused_tcp_port_factory: Callable[[], int]) -> int:
    return unused_tcp_port_factory()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(port: int, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    directory = tmp_path_factory.mktemp("stand")
    async with stand(
        directory, limits=False, LISTEN_PORT=str(port), LOG_FORMAT="json", LOG_LEVEL="DEBUG"
    ) as here:
        yield here


async def page(port: int) -> Page:
    address = f"http://127.0.0.1:{port}/metrics"
    async with ClientSession() as session, session.get(address) as response:
        assert response.status == 200
        return Page(await response.text())


async def refusals(party: Party, port: int, number: int) -> Page:
    """The page as soon as it tells of so many refused presses; they are counted once answered."""
    for _ in range(100):
        told = await page(port)
        if told.of("prikup_updates_total", kind="press", ending="refused") >= number:
            break
        await party.host.hear(0.05)
    return told


async def test_presses_tables_and_calls_of_a_match_are_told(party: Party, port: int) -> None:
    table = await party.begin()
    await party.moves(3)
    person, hand, _ = await party.mover()
    stale = str(acts(hand)[0][1])
    await person.press(hand, acts(hand)[0][0])
    assert (await forged(person, hand, stale)).text == said("answer-done")
    told = await refusals(party, port, 1)
    assert told.of("prikup_updates_total", kind="press", ending="done") >= 4
    assert told.of("prikup_updates_total", kind="press", ending="refused") == 1
    assert told.of("prikup_updates_total", kind="message", ending="done") >= 4
    assert told.of("prikup_updates_total", ending="failed") == 0
    assert told.of("prikup_update_seconds_count", kind="press") >= 5
    assert told.of("prikup_tables", stage="playing", game=table.slug) == 1
    assert told.of("prikup_tables", stage="lobby") == 0
    assert told.of("prikup_store_up") == 1
    assert told.of("prikup_store_questions_total") > 10
    assert told.of("prikup_loop_lag_seconds_count") > 0


async def test_every_call_is_counted_once_by_its_result(party: Party, port: int) -> None:
    await party.stand.playground.faults(
        {"method": "editMessageText", "kind": "429", "retry_after": 1}
    )
    await party.begin()
    before = await page(port)
    calls = await party.stand.playground.calls()
    after = await page(port)
    told = Counter(
        (call["method"], "ok" if call["ok"] else str(call["error_code"])) for call in calls
    )
    for (method, result), number in told.items():
        if method != "getUpdates":  # one is always under way
            low, high = (
                p.of("prikup_calls_total", method=method, result=result) for p in (before, after)
            )
            assert low <= number <= high, (method, result)
    assert told["editMessageText", "429"] == after.of("prikup_retry_after_seconds_count") == 1


async def test_no_figure_names_a_person_a_chat_or_a_table(party: Party, port: int) -> None:
    table = await party.begin()
    told = await page(port)
    for id_ in (table.id, str(abs(party.group)), *(str(person.id) for person in party.people)):
        assert f'"{id_}' not in told.text
        assert f'{id_}"' not in told.text


async def test_the_log_tells_the_ends_of_updates_and_calls_and_no_more(party: Party) -> None:
    await party.begin()
    await party.moves(1)
    lines = [line for line in party.stand.bot.said if '"event": "%s: %s in %d ms"' in line]
    assert any('"kind": "press"' in line and '"update": ' in line for line in lines)
    assert any('"text": "sendMessage: ok in ' in line for line in lines)
    assert all(line.startswith("{") and line.endswith("}") for line in party.stand.bot.said)


async def test_a_command_that_is_refused_is_told_apart_from_one_that_is_done(
    party: Party, port: int
) -> None:
    before = await page(port)
    await greeted(party.host)
    await ask(party.host, "/score", party.group)
    after = await page(port)
    changes = {
        ending: after.of("prikup_updates_total", kind="message", ending=ending)
        - before.of("prikup_updates_total", kind="message", ending=ending)
        for ending in ("done", "refused", "failed")
    }
    assert changes == {"done": 1, "refused": 1, "failed": 0}
