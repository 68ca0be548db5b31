"""Presses that no button of the bot could have sent: they change nothing, and each is answered."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot import flood
from bot.bench.faults.witness import cards_in, cards_of
from bot.flood import Rate
from bot.routers.presses import VERBS
from bot.routers.settings import CHAT, PERSON
from bot.table import Playing, Table
from engine.cards import Card
from engine.games import GAMES
from playground.model import Chat, Json, User
from tests.faults.inside import Inside, inside

pytestmark = pytest.mark.asyncio(loop_scope="module")

PRESSES = 1500
ARGUMENTS = (
    "", "yes", "no", "0", "1", "4", "lead", "on", "off", "thousand", "recommended", "leave",
    "0.1", "1.ff", "0.answer", "9" * 24, "z" * 24, "-1", "...", "__class__", "1e9", "play",
)  # fmt: skip
SIGNS = "av:cshfqt0123456789-_.~+ \x00\n\r\t«ё🂡\u202e\u200b\u0660\ufffd{}[]()*$%'\"\\/<>&;"


@dataclass(slots=True)
class Scene:
    """Tables of people, at which strangers want to do something."""

    inside: Inside
    people: list[User]
    matches: list[Table]
    lobby: Table
    chats: dict[str, Chat]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with inside(tmp_path_factory.mktemp("inside")) as made:
        people = [made.person(f"Player {n}") for n in range(4)]
        chats = {slug: made.group(people) for slug in GAMES}
        matches = [
            await made.playing(slug, people[: 4 if 3 not in GAMES[slug].seats else 3], chat)
            for slug, chat in chats.items()
        ]
        lobby = await made.seated("thousand", people[:2], made.group(people))
        await made.deliver()
        await made.app.clock.finish()  # from here on nothing moves by itself
        await made.quiet()
        yield Scene(made, people, matches, lobby, chats)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody is too fast: every press is to be looked at."""
    monkeypatch.setattr(flood, "PLAY", Rate(10**6, 0.001))


def forgeries(scene: Scene, chance: random.Random) -> Iterator[str]:
    """Data as somebody might make it up who knows how ours look."""
    tables = [table.id for table in (*scene.matches, scene.lobby)]
    odd = [tables[0].upper(), tables[0][:-1], "zzzzzzzz", "", "{p0}:due", "a" * 16]
    ids = tables * 2 + odd
    stages = [table.stage for table in scene.matches]
    positions = {stage.position for stage in stages if isinstance(stage, Playing)}
    numbers = [*positions, max(positions) + 1, 10**8, 10**12, -1]
    settings = [
        (name, value) for known in (PERSON, CHAT) for name in known for value in known[name]
    ]
    while True:
        id_, number = chance.choice(ids), chance.choice(numbers)
        match chance.randrange(9):
            case 0:
                yield f"{chance.choice('acb')}:{id_}:{number}:{chance.choice((0, 1, 9999, -1))}"
            case 1 | 2:
                yield f"v:{id_}:{chance.choice([*VERBS])}:{chance.choice(ARGUMENTS)}"
            case 3:
                yield f"h:t{id_}:{chance.choice('mspogkwtdx')}:{chance.choice(ARGUMENTS)}:"
            case 4:
                yield f"h:t{id_}:o:{chance.choice(ARGUMENTS)}:{chance.choice(ARGUMENTS)}"
            case 5:
                name, value = chance.choice(settings)
                yield f"s:c:{name}:{value}"
            case 6:
                yield f"q:{chance.choice(('agreed', 'x', ''))}:{number}"
            case 7:
                yield "".join(chance.choices(SIGNS, k=chance.randint(0, 90)))
            case _:
                whole = f"v:{id_}:{chance.choice([*VERBS])}:{chance.choice(ARGUMENTS)}"
                place = chance.randrange(len(whole))
                yield whole[:place] + chance.choice(SIGNS) + whole[place + 1 :]


async def test_a_stranger_changes_nothing_whatever_they_press(scene: Scene) -> None:
    made = scene.inside
    stranger, message = made.stranger()
    own = f"person:{stranger.id}"
    before = await made.stored(own)
    source = forgeries(scene, random.Random(6))
    presses: list[Json] = []
    first_call = made.last_call
    for _ in range(PRESSES):
        raw = made.pressed(stranger, message, next(source))
        presses.append(raw)
        await made.bring(raw)
    await made.quiet()
    assert made.faults == []
    assert await made.stored(own) == before
    _assert_answered(made, presses, first_call)
    public: frozenset[Card] = frozenset()
    for table in scene.matches:
        assert isinstance(table.stage, Playing)
        public |= frozenset(cards_of(GAMES[table.slug].view(table.stage.state, None)))
    for raw in presses:
        query = made.query(raw)
        assert cards_in(query.text or "") <= public
        words = re.sub(r"Player \d|/\w+|«.*?»", "", query.text or "")
        assert not re.search("[a-z]", words), query.text


def _assert_answered(made: Inside, presses: list[Json], since: int) -> None:
    """Each press is answered, by one call that Telegram takes."""
    calls = [c for c in made.calls(since) if c.method == "answerCallbackQuery"]
    times = Counter(call.params["callback_query_id"] for call in calls)
    assert [c.description for c in calls if not c.ok] == []
    unanswered = [p["callback_query"]["data"] for p in presses if not made.query(p).answered]
    assert unanswered == []
    assert {times[press["callback_query"]["id"]] for press in presses} == {1}


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[*GAMES])
async def test_a_player_does_nothing_with_buttons_that_are_not_theirs(
    scene: Scene, number: int
) -> None:
    """Rubbish, and whatever is another's or of another position."""
    made, match = scene.inside, scene.matches[number]
    game, stage = GAMES[match.slug], match.stage
    assert isinstance(stage, Playing)
    owed = game.to_move(stage.state)
    idle = next(p for p in scene.people if match.seat_of(p.id) not in (None, *owed))
    message = made.newest(idle.id)
    table, position = match.id, stage.position
    datas = [
        f"{kind}:{table}:{n}:{i}"
        for kind in "ac"
        for i in (0, 1, 9999)
        for n in (position, position + 1, 0, 10**8)
    ]
    datas += [f"v:{table}:call:{position}.{word}" for word in ("press", "count", "x")]
    datas += [f"v:{table}:mark:{position + 1}.ffffffff", f"v:{table}:count:{'9' * 24}"]
    datas += [f"v:{table}:{verb}:{'z' * 24}" for verb in VERBS if verb not in ("record", "anew")]
    presses, since = [], made.last_call
    for data in datas:
        raw = made.pressed(idle, message, data)
        presses.append(raw)
        await made.bring(raw)
    await made.quiet()
    assert made.faults == []
    after = await made.app.host.tables.get(table)
    is_same = (after.stage, after.chairs) == (match.stage, match.chairs)  # else it fills a book
    assert is_same
    _assert_answered(made, presses, since)


async def test_a_press_of_an_odd_shape_is_answered_like_any(scene: Scene) -> None:
    """Without its message, from another chat, by way of inline mode, with too much in it."""
    made, table = scene.inside, scene.matches[0].id
    before = await made.stored("person:")
    bare = {"message_id": 1, "date": 0, "chat": {"id": made.world.bot.id, "type": "private"}}
    elsewhere = {
        "message_id": 1,
        "date": 1,
        "chat": {"id": scene.chats["thousand"].id, "type": "group"},
    }
    channel = {"message_id": 1, "date": 1, "chat": {"id": -100999, "type": "channel"}}
    shapes: list[Json] = [
        {"message": None},
        {"message": bare},
        {"message": {**bare, "chat": {"id": -100123, "type": "supergroup"}}},
        {"message": elsewhere},
        {"message": channel},
        {"message": None, "inline_message_id": "AAAA"},
        {"message": None, "inline_message_id": "x" * 5000, "chat_instance": ""},
        {"data": None, "game_short_name": "cards"},
        {"data": "a:" + "9" * 100_000},
        {"data": f"v:{table}:seat:" + "\ud800"},
    ]
    presses, since = [], made.last_call
    words = [f"v:{table}:{verb}:" for verb in VERBS]
    words += [f"v:{table}:{verb}:yes" for verb in ("quit", "stop", "leave")]
    words += ["h:c.thousand:m::", "h:c.thousand:d::", f"h:t{table}:m::", f"h:t{table}:w::"]
    words += ["s:c:language:ru", "s:c:game:", "f:yes", "f:no", "q:agree:0", "q:sit:0", "q:leave:0"]
    for shape in shapes:
        stranger, message = made.stranger()
        for word in words:
            raw = made.pressed(stranger, message, word)
            raw["callback_query"] |= shape
            raw["callback_query"] = {
                k: v for k, v in raw["callback_query"].items() if v is not None
            }
            presses.append(raw)
            await made.bring(raw)
    await made.quiet()
    assert made.faults == []
    assert await made.stored("person:") == before
    _assert_answered(made, presses, since)
