"""The whole bot in this process: started, spoken to, stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from bot.app import CannotStart, serve
from bot.bench.calls import acts, verb
from bot.bench.stand import Stand
from bot.settings import Settings
from bot.store import Store
from bot.table import Over, Playing
from playground.client import Playground
from playground.server import DEFAULT_TOKEN, create_app
from tests.e2e.party import NAMES, Party, ask, forged, greeted, has_verb, is_over, said


@pytest.fixture
async def address_of_telegram() -> AsyncIterator[str]:
    runner = web.AppRunner(create_app(limits=False), access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.fixture
def settings(address_of_telegram: str, address: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    for name, value in {
        "BOT_TOKEN": DEFAULT_TOKEN,
        "REDIS_URL": address,
        "TELEGRAM_API_URL": address_of_telegram,
        "WEBHOOK_URL": "",
        "LISTEN_PORT": "0",
        "PACE": "0",
    }.items():
        monkeypatch.setenv(name, value)
    return Settings()


@asynccontextmanager
async def evening(settings: Settings, store: Store) -> AsyncIterator[Party]:
    """Three people in a group with the bot, which runs beside the test."""
    async with (
        Playground.connect(settings.telegram_api_url) as playground,
        asyncio.TaskGroup() as group,
    ):
        bot = group.create_task(serve(settings))
        people = [await playground.add_person(name, language_code="en") for name in NAMES[:3]]
        chat = await playground.add_group("Friday cards", people)
        await people[0].expect(lambda seen: seen.by_bot, chat)
        made = Party(Stand(playground, settings.redis_url, {}), store, chat, people)
        await made.settings()
        yield made
        bot.cancel()


async def test_an_evening_from_lobby_to_stop(settings: Settings, store: Store) -> None:
    async with evening(settings, store) as party:
        await party.begin()
        table = await party.moves(6)
        assert isinstance(table.stage, Playing)
        host = party.host
        shown = await host.expect(has_verb("hand"), party.group)
        for name in ("hand", "last", "scores"):
            assert (await host.press(shown, verb(shown, name)[0])).text
        person, hand, before = await party.mover()
        stale = str(acts(hand)[0][1])
        await person.press(hand, acts(hand)[0][0])
        await party.moved(before)
        assert (await forged(person, hand, stale)).text == said("answer-done")
        for command in ("/score", "/settings"):
            assert (await ask(host, command, party.group)).text
        for command in ("/last", "/rules", "/help"):
            assert (await ask(host, command)).text
        await host.send("/table", party.group)
        await host.send("/hand")
        await host.expect(lambda seen: seen.id > hand.id and bool(verb(seen, "last")))
        question = await ask(host, "/stop", party.group)
        await host.press(question, verb(question, "stop")[0])
        over = await party.until(is_over, table)
        assert isinstance(over.stage, Over)
        result = await host.expect(has_verb("rematch"), party.group)
        await host.press(result, verb(result, "rematch")[0])
        await host.expect(
            lambda seen: seen.id > result.id and bool(verb(seen, "start")), party.group
        )


async def test_a_lobby_is_joined_by_link_changed_and_closed(
    settings: Settings, store: Store
) -> None:
    async with evening(settings, store) as party:
        ada, ben, _ = party.people
        await greeted(ada)
        lobby = await party.open()
        shown = await ben.expect(has_verb("seat"), party.group)
        answer = await ben.press(shown, verb(shown, "seat")[0])
        assert answer.url is not None
        await ben.open(answer.url)
        await ben.expect(said("answer-joined"))
        rules = await ben.press(shown, verb(shown, "rules")[0])
        assert rules.text == said("answer-sent-privately")
        for name in ("bot_add", "preset", "game"):
            shown = await ada.expect(lambda seen: seen.id == lobby.id, party.group)
            await ada.press(shown, verb(shown, name)[0])
        shown = await ada.expect(has_verb("bot_drop"), party.group)
        await ada.press(shown, verb(shown, "bot_drop")[0])
        assert (await ask(ben, "/leave", party.group)).text == said("answer-left")
        assert (await ada.press(shown, verb(shown, "close")[0])).text == said("answer-closed")
        assert (await ask(ada, "/games")).text == said("private-games-none")


async def test_who_may_not_be_written_to_opens_the_rules_by_a_link(
    settings: Settings, store: Store
) -> None:
    async with evening(settings, store) as party:
        ada, ben, _ = party.people
        await greeted(ada)
        await party.open()
        shown = await ben.expect(has_verb("rules"), party.group)
        answer = await ben.press(shown, verb(shown, "rules")[0])
        assert answer.url is not None
        await ben.open(answer.url)
        await ben.expect(lambda seen: seen.text.startswith("📖"))


async def test_the_world_changes_around_a_table(settings: Settings, store: Store) -> None:
    async with evening(settings, store) as party:
        ada, ben, _ = party.people
        table = await party.begin()
        playground = party.stand.playground
        await ben.block()
        await party.until(lambda t: not t.people[1].is_playing, table)
        await ben.block(blocked=False)
        party.group = await playground.upgrade(party.group)
        await ada.expect(has_verb("hand"), party.group)
        await playground.set_status(party.group, ben, "left")
        await playground.set_status(party.group, None, "kicked", by=ada.id)
        await playground.set_status(party.group, None, "member", by=ada.id)
        after = await party.until(lambda t: t.venue.chat_id == party.group, table)
        assert after.id == table.id


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("BOT_TOKEN", "42:another", 3),
        ("REDIS_URL", "redis://127.0.0.1:1/0", 4),
        ("TELEGRAM_API_URL", "http://127.0.0.1:1", 5),
    ],
)
async def test_what_does_not_answer_is_named_by_a_code(
    name: str, value: str, code: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings
    monkeypatch.setenv(name, value)
    with pytest.raises(CannotStart) as caught:
        await serve(Settings())
    assert caught.value.code == code
