"""Links that were made for others, for tables that are over, or by nobody; and faults."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot import flood
from bot.bench.faults.witness import cards_in
from bot.flood import Rate
from bot.i18n import translator
from bot.logs import LINES, Lines, Veil
from bot.table import Over, Table
from playground.model import Chat, User
from tests.faults.inside import Inside, inside

pytestmark = pytest.mark.asyncio(loop_scope="module")

KINDS = ("t", "j", "r", "h", "x", "", "survey", "forget")
ODD = (
    "", "_", "__", "zzzzzzzz", "a" * 64, "x" * 4000, "{p0}:due", "*", "../x", "%00", "\x00",
    "\ud800", "🂡", "1", "-1", "None", "\u202ex", "\n/stop", "a b", "'; --",
)  # fmt: skip


def said(key: str, language: str = "ru") -> str:
    return translator(language).plain(key)


@dataclass(slots=True)
class Scene:
    inside: Inside
    people: list[User]
    match: Table
    lobby: Table
    over: Table
    chats: list[Chat]

    async def wrote(self, person: User, text: str) -> list[str]:
        """What the bot says to what the person writes in private."""
        since = self.inside.last_call
        await self.inside.bring(self.inside.wrote(person, person.id, text))
        calls = [call for call in self.inside.calls(since) if call.method == "sendMessage"]
        assert self.inside.faults == []
        told = [c for c in calls if int(c.params["chat_id"]) == person.id]
        return [str(call.params["text"]) for call in told]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody is too fast: every link is to be looked at."""
    monkeypatch.setattr(flood, "PRIVATE", Rate(10**6, 0.001))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with inside(tmp_path_factory.mktemp("inside")) as made:
        people = [made.person(f"Player {n}", "ru") for n in range(3)]
        chats = [made.group(people) for _ in range(3)]
        match, over = [await made.playing("thousand", people, chat) for chat in chats[:2]]
        lobby = await made.seated("thousand", people[:2], chats[2])
        board = made.world.post(chats[1], made.world.bot, text="a message to press")
        await made.bring(made.pressed(people[0], board, f"v:{over.id}:stop:yes"))
        over = await made.app.host.tables.get(over.id)
        assert isinstance(over.stage, Over)
        await made.app.clock.finish()
        await made.deliver()
        await made.quiet()
        yield Scene(made, people, match, lobby, over, chats)


async def test_a_stranger_gets_nowhere_by_any_link(scene: Scene) -> None:
    made, chance = scene.inside, random.Random(8)
    ids = [table.id for table in (scene.match, scene.lobby, scene.over)]
    starts = [f"{kind}_{id_}" for kind in KINDS for id_ in ids]
    starts += [f"{chance.choice(KINDS)}{chance.choice('_- =')}{odd}" for odd in ODD]
    before = await made.stored("person:")
    async with made.at_once() as doing:
        for number in range(0, len(starts), 2):  # two answers each: more would have to wait
            stranger, _ = made.stranger()
            doing.create_task(_followed(scene, stranger, starts[number : number + 2]))
    await made.quiet()
    assert await made.stored("person:") == before


async def _followed(scene: Scene, stranger: User, starts: list[str]) -> None:
    for start in starts:
        await scene.inside.bring(scene.inside.wrote(stranger, stranger.id, f"/start {start}"))
    messages = scene.inside.world.chats[stranger.id].messages.values()
    told = [m.text for m in messages if m.sender is scene.inside.world.bot][1:]
    assert len(told) == len(starts), (starts, told)
    assert not any(map(cards_in, told))


async def test_a_link_to_a_lobby_seats_a_member_once_however_often_it_is_used(
    scene: Scene,
) -> None:
    made, (_, _, third) = scene.inside, scene.people
    stranger, _ = made.stranger()
    assert await scene.wrote(stranger, f"/start j_{scene.lobby.id}") == [said("answer-not-member")]
    for _ in range(3):
        await scene.wrote(third, f"/start j_{scene.lobby.id}")
    after = await made.app.host.tables.get(scene.lobby.id)
    assert [person.id for person in after.people] == [person.id for person in scene.people]


async def test_a_link_that_has_been_used_up_says_so(scene: Scene) -> None:
    person = scene.people[1]
    assert await scene.wrote(person, f"/start j_{scene.match.id}") == [said("answer-started")]
    assert await scene.wrote(person, f"/start j_{scene.over.id}") == [said("answer-over")]
    assert await scene.wrote(person, f"/start h_{scene.match.id}") == [said("answer-started")]


async def test_only_the_host_gets_to_the_rules_by_the_hosts_link(scene: Scene) -> None:
    made, (_, second, _) = scene.inside, scene.people
    before = await made.app.host.tables.get(scene.lobby.id)
    (told,) = await scene.wrote(second, f"/start h_{scene.lobby.id}")
    assert told == said("answer-only-host")
    assert await made.app.host.tables.get(scene.lobby.id) == before


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_whoever_meets_a_fault_is_told_kindly_and_the_log_tells_no_content(
    scene: Scene, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What is stored of the person is damaged, as if by another program."""
    made, secret = scene.inside, "Q♠ play QS 5e1f"
    person = made.person("Mia", language)
    message = made.world.post(made.world.chats[person.id], made.world.bot, text="to press")
    await made.redis.lpush(f"person:{person.id}", secret)
    press = made.pressed(person, message, f"v:{scene.match.id}:hand:")
    await made.bring(press)
    await made.bring(made.wrote(person, person.id, "/settings"))
    faults, made.faults = made.faults, []
    newest = [*made.world.chats[person.id].messages.values()][-1]
    assert len(faults) == 2
    assert made.query(press).text == newest.text == said("answer-fault", language)
    lines = Lines(Veil(()), LINES["json"])
    logged = "\n".join(map(lines.format, caplog.records))
    assert logged.count('"event": "update %s fails"') == 2
    for text in (secret, "QS", "Table(", "Playing(", "Message("):
        assert text not in logged
