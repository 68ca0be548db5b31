"""Two workers serve one bot by webhook; one is killed, and nobody notices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from bot.bench.calls import acts
from bot.bench.house import SECRET, House
from bot.bench.house import house as a_house
from bot.bench.stand import Stand
from tests.e2e.party import Party, position

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with a_house(tmp_path_factory.mktemp("redis")) as built:
        yield built


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(house: House) -> Stand:
    return house.stand


async def test_a_match_goes_on_when_one_of_two_workers_is_killed(
    house: House, party: Party
) -> None:
    await party.begin()
    await party.moves(4)
    assert set(house.doorman.led) == set(house.doorman.workers)
    person, hand, before = await party.mover()
    button, _ = acts(hand)[0]
    await house.workers[0].kill()
    answer = await person.press(hand, button)
    assert not answer.text
    await party.moved(before)
    table = await party.moves(4)
    assert len(await party.log(table)) == position(table)


async def test_the_webhook_takes_nothing_without_the_secret(house: House) -> None:
    async with ClientSession() as session:
        worker = house.doorman.workers[1]
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guess"}):
            async with session.post(f"{worker}/webhook", json={}, headers=headers) as response:
                assert response.status == 403
        headers = {"X-Telegram-Bot-Api-Secret-Token": SECRET}
        for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"update_id": "x"}'):
            async with session.post(f"{worker}/webhook", data=body, headers=headers) as response:
                assert response.status == 400
        async with session.get(f"{worker}/healthz") as response:
            assert await response.json() == {"ok": True}
