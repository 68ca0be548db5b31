"""The house moves to another server: the bot is started there, and play goes on where it was."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.bench.calls import verb
from bot.bench.stand import BotProcess, DidNotStart, Stand
from bot.settings import environment
from bot.store import store_at
from bot.table import Table
from bot.valkey import embedded
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, position, views

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def new_home(
    made: Stand, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[str, Mapping[str, str]]]:
    """An empty server, and settings that name it."""
    with embedded(tmp_path_factory.mktemp("new")) as address:
        yield address, {**made.environ, "REDIS_URL": address}


async def prikup(environ: Mapping[str, str], *arguments: str) -> str:
    """What the command says; it has to succeed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        env=environment(environ),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    told, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return told.decode()


async def with_computer(party: Party) -> Table:
    """Two people and a computer player have begun a match."""
    lobby = await party.gather()
    await party.host.press(lobby, verb(lobby, "bot_add")[0])
    lobby = await party.host.expect(
        lambda seen: bool(verb(seen, "bot_drop")) and bool(verb(seen, "start")), party.group
    )
    await party.host.press(lobby, verb(lobby, "start")[0])
    return await party.dealt()


async def test_on_another_server_a_match_goes_on_with_the_same_cards_turn_and_clock(
    made: Stand, invite: Invite, new_home: tuple[str, Mapping[str, str]], tmp_path: Path
) -> None:
    address, environ = new_home
    party = await invite(2, is_set=False)
    await party.settings(turn_seconds=900)
    await with_computer(party)
    before = await party.moves(4)
    log = await party.log(before)
    seen = [[message.id for message in person.messages()] for person in party.people]

    file = tmp_path / "all.jsonl"
    assert await made.bot.stop() == 0
    assert (await prikup(made.environ, "export", str(file))).startswith("exported: 1 table, ")
    assert (await prikup(environ, "import", str(file))).startswith("imported: 1 table, ")
    bot = BotProcess(environ)
    await bot.start()
    try:
        async with store_at(address) as store:
            there = replace(party, store=store)
            after = await there.dealt()
            assert after.wake_at == before.wake_at
            assert position(after) == position(before)
            assert views(after) == views(before)
            assert await there.log(after) == log
            for person in party.people:
                await person.hear(0.3)
            assert [[m.id for m in person.messages()] for person in party.people] == seen
            last = await there.moves(6)
            assert (await there.log(last))[: len(log)] == log
            assert len(await there.log(last)) == position(last) >= position(before) + 6
            await _computer_moves(there, len(log))
            assert await party.load(before.id) == before
    finally:
        assert await bot.stop() == 0


async def _computer_moves(party: Party, since: int) -> None:
    """The computer has moved since so many actions, or does while people play on."""
    for _ in range(30):
        made = (await party.store.log((await party.dealt()).id))[since:]
        if "computer" in {entry.by for entry in made}:
            return
        await party.moves(1)
    raise AssertionError("the computer makes no move")


async def test_where_a_part_of_an_export_lies_the_bot_does_not_start(
    made: Stand, tmp_path: Path
) -> None:
    with embedded(tmp_path) as address:
        async with store_at(address) as store:
            await store.import_begins("a digest")
        bot = BotProcess({**made.environ, "REDIS_URL": address})
        with pytest.raises(DidNotStart, match="holds a part of an export: import it again"):
            await bot.start()
