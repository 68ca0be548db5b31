"""SIGTERM: what is under way is finished, nothing new is begun, and ten seconds are enough."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand, stand
from bot.store import create_redis
from bot.store.keys import ALL_SHARDS
from tests.e2e.party import Party, has_verb, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")

SECONDS = 10
"""How long the bot may take to stop, whatever Telegram does."""


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["polling", "webhook"])
async def made(
    request: pytest.FixtureRequest,
    unused_tcp_port_factory: Callable[[], int],
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Stand]:
    port = unused_tcp_port_factory()
    address = f"http://127.0.0.1:{port}/webhook" if request.param == "webhook" else ""
    async with stand(
        tmp_path_factory.mktemp("stand"),
        limits=False,
        WEBHOOK_URL=address,
        WEBHOOK_SECRET="s3cret",
        LISTEN_PORT=str(port),
    ) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def no_faults(made: Stand) -> AsyncIterator[None]:
    yield
    await made.playground.faults()


async def stopped(made: Stand) -> int:
    """The exit code of the bot, which has been asked to stop."""
    async with asyncio.timeout(SECONDS):
        return await made.bot.stop()


async def leased(made: Stand) -> int:
    """How many tables a worker has for itself."""
    redis = create_redis(made.redis_url)
    held = [await redis.hlen(shard.held) for shard in ALL_SHARDS]
    await redis.aclose()
    return sum(held)


async def test_a_bot_at_rest_stops_and_goes_on(party: Party) -> None:
    await party.begin()
    before = await party.moves(2)
    assert await stopped(party.stand) == 0
    await party.stand.bot.start()
    after = await party.moves(2)
    assert position(after) > position(before)


async def test_a_press_under_way_is_answered_before_the_bot_leaves(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.playground.faults({"method": "answerCallbackQuery", "kind": "hang"})
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.playground.hanging()
    os.kill(party.stand.bot.pid, signal.SIGTERM)
    await party.stand.playground.faults()
    assert await stopped(party.stand) == 0
    assert not (await person.answer(query)).text
    assert len(await party.log(before)) == act.position + 1
    await party.stand.bot.start()
    await party.moves(1)


async def test_a_message_on_its_way_is_remembered_so_that_it_stands_once(party: Party) -> None:
    await party.stand.playground.faults({"method": "sendMessage", "kind": "hang_after"})
    ada, ben, _ = party.people
    lobby = await party.open()
    await party.stand.playground.hanging()
    os.kill(party.stand.bot.pid, signal.SIGTERM)
    await party.stand.playground.faults()
    assert await stopped(party.stand) == 0
    await party.stand.bot.start()
    shown = await ben.expect(has_verb("seat"), party.group)
    await ben.press(shown, verb(shown, "seat")[0])
    await ada.expect(lambda seen: seen.id == lobby.id and ben.name in seen.text, party.group)
    lobbies = [seen.id for seen in await ada.look(party.group) if verb(seen, "seat")]
    assert lobbies == [lobby.id]


async def test_it_leaves_in_time_and_leaves_no_lease_though_telegram_hangs(party: Party) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, act = acts(hand)[0]
    await party.stand.playground.faults({"method": "*", "kind": "hang", "times": 1000})
    query = await person.tap(hand, row=button.row, column=button.column)
    await party.stand.playground.hanging(2)
    assert await stopped(party.stand) == 0
    assert await leased(party.stand) == 0
    await party.stand.playground.faults()
    await party.stand.bot.start()
    assert (await person.answer(query)).text in {"", said("answer-done")}
    after = await party.moved(before)
    assert len(await party.log(after)) == act.position + 1
    await party.moves(1)


async def test_it_leaves_in_time_though_redis_hangs(party: Party) -> None:
    await party.begin()
    redis = create_redis(party.stand.redis_url)
    await redis.client_pause(SECONDS * 1000, all=False)  # whatever would write hangs
    assert await stopped(party.stand) == 0
    await redis.client_unpause()
    await redis.aclose()
    await party.stand.bot.start()
    await party.moves(1)
