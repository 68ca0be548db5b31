"""One person sends as much as they can: they are slowed down and told, and nobody else waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import flood
from bot.bench.calls import NOT_A_MOVE
from bot.flood import GROUP, PLAY, PRIVATE, REMEMBERED, TALLIES, Brake, Rate
from bot.i18n import translator
from bot.store.budget import GROUP as GROUP_LIMIT
from playground.clock import HandClock
from playground.model import Chat, Json, Message, User
from tests.faults.inside import Inside, inside

ADA, BEN = 1, 2
FEW = 2
TOO_FAST = translator("ru").plain("answer-too-fast")


def let(brake: Brake, number: int, rate: Rate = PLAY, who: int = ADA, first: int = 1) -> int:
    """How many of so many updates in a row are let through."""
    return sum(brake.lets(who, rate, first + n) for n in range(number))


@pytest.mark.parametrize("rate", [PLAY, PRIVATE, GROUP])
def test_so_many_are_handled_at_once_and_then_one_in_each_gap(rate: Rate) -> None:
    clock = HandClock()
    brake = Brake(clock.now)
    assert let(brake, 1000, rate) == rate.at_once
    clock.advance(rate.gap)
    assert let(brake, 10, rate, first=2000) == 1
    clock.advance(3 * rate.gap)
    assert let(brake, 10, rate, first=3000) == 3
    clock.advance(rate.at_once * rate.gap)
    assert let(brake, 1000, rate, first=4000) == rate.at_once


def test_the_quickest_game_is_not_too_fast() -> None:
    """Thirty answers in fifteen seconds, and another thirty right after, each sent twice."""
    clock = HandClock()
    brake = Brake(clock.now)
    for number in range(60):
        assert brake.lets(ADA, PLAY, number)
        assert brake.lets(ADA, PLAY, number)
        clock.advance(0.5)
    assert let(brake, PLAY.at_once, first=1000) == PLAY.at_once


def test_an_update_that_comes_twice_counts_once_and_fares_the_same() -> None:
    brake = Brake(HandClock().now)
    assert [brake.lets(ADA, PLAY, 7) for _ in range(1000)] == [True] * 1000
    assert let(brake, PLAY.at_once, first=8) == PLAY.at_once - 1
    assert [brake.lets(ADA, PLAY, 8 + PLAY.at_once - 1) for _ in range(3)] == [False] * 3


def test_everybody_and_every_kind_is_counted_apart() -> None:
    brake = Brake(HandClock().now)
    let(brake, 1000)
    assert let(brake, 10, who=BEN, first=2000) == 10
    assert let(brake, 5, GROUP, first=3000) == 5
    assert let(brake, 5, PRIVATE, first=4000) == 5


def test_who_is_too_fast_is_told_once_until_all_has_been_quiet() -> None:
    clock = HandClock()
    brake = Brake(clock.now)
    let(brake, PLAY.at_once + 1)
    assert [brake.tells(ADA, PLAY) for _ in range(5)] == [True, *[False] * 4]
    clock.advance(PLAY.gap)
    let(brake, 5, first=2000)
    assert not brake.tells(ADA, PLAY)
    clock.advance(2 * PLAY.at_once * PLAY.gap)
    let(brake, PLAY.at_once + 1, first=3000)
    assert brake.tells(ADA, PLAY)


def test_a_crowd_of_strangers_fills_no_memory() -> None:
    clock = HandClock()
    brake = Brake(clock.now)
    for number in range(5 * TALLIES):
        assert brake.lets(number, PLAY, number)
        clock.advance(0.001)
    assert len(brake._tallies) <= TALLIES
    assert len(brake._lately) <= REMEMBERED


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("inside"), limits=True) as here:
        yield here


def flooder(made: Inside) -> tuple[User, User, Chat]:
    eve, ada = made.person("Eve", "ru"), made.person("Ada", "ru")
    return eve, ada, made.group([eve, ada])


def messages_to(made: Inside, chat: int, since: int) -> list[str]:
    """What the bot has sent to the chat."""
    sent = [call for call in made.calls(since) if call.method == "sendMessage"]
    assert [call.description for call in made.calls(since) if not call.ok] == []
    return [str(call.params["text"]) for call in sent if int(call.params["chat_id"]) == chat]


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few messages, since each waits for its turn in the chat."""
    monkeypatch.setattr(flood, "PRIVATE", Rate(FEW, PRIVATE.gap))
    monkeypatch.setattr(flood, "GROUP", Rate(FEW, GROUP.gap))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.usefixtures("strict")
async def test_a_flood_of_commands_leaves_room_for_others(made: Inside) -> None:
    eve, ada, chat = flooder(made)
    since = made.last_call
    async with made.at_once() as doing:
        for _ in range(300):
            doing.create_task(made.bring(made.wrote(eve, chat.id, "/help")))
        doing.create_task(made.bring(made.wrote(ada, chat.id, "/score")))
    told = Counter(messages_to(made, chat.id, since))
    assert made.faults == []
    assert told[TOO_FAST] == 1
    assert told.total() <= FEW + 1 + 2  # a gap or two has passed meanwhile
    assert any("/play" in text for text in told)  # what Ada has asked for


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.usefixtures("strict")
async def test_a_flood_of_commands_in_private_is_told_once(made: Inside) -> None:
    eve, _, _ = flooder(made)
    raws = [made.wrote(eve, eve.id, f"/help {n}") for n in range(100)]
    since = made.last_call
    async with made.at_once() as doing:
        for raw in raws:
            doing.create_task(made.bring(raw))
            doing.create_task(made.bring(raw))  # each of them comes twice
    told = Counter(messages_to(made, eve.id, since))
    assert told[TOO_FAST] == 1
    assert FEW < told.total() <= FEW + 8


@pytest.mark.asyncio(loop_scope="module")
async def test_every_press_of_a_flood_is_answered_and_says_why(made: Inside) -> None:
    eve, ada, chat = flooder(made)
    board = made.world.post(chat, made.world.bot, text="a message to press")
    since = made.last_call
    presses = [made.pressed(eve, board, "v:zzzzzzzz:scores:") for _ in range(400)]
    for raw in presses:
        await made.bring(raw)
    other = made.pressed(ada, board, "v:zzzzzzzz:scores:")
    await made.bring(other)
    answers = Counter(made.query(raw).text for raw in presses)
    assert all(made.query(raw).answered for raw in (*presses, other))
    assert PLAY.at_once <= len(presses) - answers[TOO_FAST] < PLAY.at_once + 100
    assert answers[None] == 0  # as silent as if something had been done
    assert made.query(other).text not in (None, TOO_FAST)
    calls = [call for call in made.calls(since) if call.method not in NOT_A_MOVE]
    assert {call.method for call in calls} == {"answerCallbackQuery"}
    assert len(calls) == len(presses) + 1


@pytest.mark.asyncio(loop_scope="module")
async def test_people_who_talk_among_themselves_are_told_nothing(made: Inside) -> None:
    eve, _, chat = flooder(made)
    since = made.last_call
    for number in range(200):
        await made.bring(made.wrote(eve, chat.id, f"word {number}"))
    assert messages_to(made, chat.id, since) == []
    greeting = made.world.post(chat, made.world.bot, text="a message to answer")
    await made.bring(made.wrote(eve, chat.id, "word", reply_to=greeting.id))
    assert messages_to(made, chat.id, since) == [TOO_FAST]


@pytest.mark.asyncio(loop_scope="module")
async def test_news_of_a_chat_are_never_too_many(made: Inside) -> None:
    eve, ada, chat = flooder(made)
    table = await made.seated("thousand", [eve, ada], chat)
    for number in range(200):
        await made.bring(made.wrote(ada, chat.id, f"word {number}"))
    left = {"left_chat_member": {"id": ada.id, "is_bot": False, "first_name": ada.first_name}}
    await made.bring(made.wrote(ada, chat.id, "", service=left))
    after = await made.app.host.tables.get(table.id)
    assert after.seat_of(ada.id) is None


@pytest.mark.asyncio(loop_scope="module")
async def test_pages_turned_in_a_hurry_take_nothing_from_the_table(made: Inside) -> None:
    """What has been overtaken by a newer page does not use up the group's limit."""
    eve, _, chat = flooder(made)
    words = [f"h:c.thousand:t:{page}:" for page in ("", "bidding", "play", "scoring", "barrel")]
    rows = {"inline_keyboard": [[{"text": word, "callback_data": word}] for word in words]}
    rules: Message = made.world.post(chat, made.world.bot, text="the rules", keyboard=rows)
    raws: list[Json] = [made.pressed(eve, rules, words[n % 5]) for n in range(50)]
    since = made.last_call
    async with made.at_once() as doing:
        for raw in raws:
            doing.create_task(made.bring(raw))
    edits = [call for call in made.calls(since) if call.method == "editMessageText"]
    assert all(made.query(raw).answered for raw in raws)
    assert 1 <= len(edits) <= GROUP_LIMIT.burst + 1
    wait = await made.store.reserve(chat.id, is_group=True, now=made.world.clock.now())
    assert wait <= 2 * GROUP_LIMIT.gap
