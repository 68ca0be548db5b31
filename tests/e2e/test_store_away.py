"""Redis dies under the bot, or holds rubbish: people are told, nothing is half done."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand, stand
from bot.store import create_redis, keys
from bot.valkey import embedded
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, assert_same_stage, has_verb, is_over, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(slots=True)
class Server:
    """A server that can be killed and started again on its own files."""

    directory: Path
    running: ExitStack
    url: str

    async def kill(self) -> None:
        redis = create_redis(self.url)
        info = await redis.info("server")
        await redis.aclose()
        os.kill(info["process_id"], signal.SIGKILL)
        self.running.close()

    def start(self) -> None:
        self.running = ExitStack()
        self.url = self.running.enter_context(embedded(self.directory))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Server:
    directory = tmp_path_factory.mktemp("own")
    server = Server(directory, ExitStack(), "")
    server.start()
    return server


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(server: Server, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    directory = tmp_path_factory.mktemp("stand")
    async with stand(directory, limits=False, REDIS_URL=server.url) as here:
        here.redis_url = server.url
        yield here
    server.running.close()


async def test_a_press_while_redis_is_dead_is_to_be_tried_again_and_changes_nothing(
    server: Server, party: Party
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    button, _ = acts(hand)[0]
    await server.kill()
    answer = await person.press(hand, button)
    assert answer.text == said("answer-try-again")
    assert answer.alert
    word = await ask(person, "/score")
    assert word.text == said("answer-try-again")
    server.start()
    assert_same_stage(await party.load(before.id), before)
    await person.press(hand, button)
    after = await party.moved(before)
    assert len(await party.log(after)) == position(after)
    await party.moves(2)


async def test_a_damaged_table_says_so_can_be_closed_and_harms_no_other(
    party: Party, invite: Invite
) -> None:
    others = await invite()
    await others.begin()
    table = await party.begin()
    person, hand, _ = await party.mover()
    redis = create_redis(party.stand.redis_url)
    await redis.hset(keys.shard(table.id).table(table.id), "data", "rubbish")
    await redis.hincrby(keys.shard(table.id).table(table.id), "version", 1)
    await redis.aclose()
    answer = await person.press(hand, acts(hand)[0][0])
    assert answer.text == said("answer-broken")
    assert (await ask(person, "/score", party.group)).text == said("answer-broken")
    await others.moves(2)
    assert (await ask(party.people[1], "/stop", party.group)).text == said("answer-closed")
    answer = await person.press(hand, acts(hand)[0][0])
    assert answer.text in {said("answer-over"), said("answer-no-table"), said("answer-broken")}
    lobby = await party.open()
    assert verb(lobby, "seat")
    await others.moves(2)
    assert not is_over(await others.table())
    assert await others.host.expect(has_verb("hand"), others.group)
