"""`/forget` with the real bot: asked in private, done at a tap, and nothing is left behind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from bot.bench.calls import acts, verb
from bot.bench.stand import Stand, stand
from bot.callbacks import Forget, Setting
from bot.clock import now
from bot.routers.forget import HOUR
from bot.store import create_redis
from bot.table import FORGOTTEN, Computer, Over, Playing
from playground.client import Person
from playground.clock import HandClock
from playground.seen import Button, Seen
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, forged, greeted, has_verb, is_over, position, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """Telegram's, which dates the messages."""
    return HandClock(now())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(clock: HandClock, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stand(tmp_path_factory.mktemp("stand"), limits=False, clock=clock) as here:
        yield here


@pytest_asyncio.fixture(loop_scope="module")
async def redis(made: Stand) -> AsyncIterator[Redis]:
    client = create_redis(made.redis_url)
    yield client
    await client.aclose()


@pytest_asyncio.fixture(loop_scope="module")
async def party(invite: Invite) -> Party:
    """Three people in a group, each called as nobody else is in any test."""
    party = await invite()
    for person in party.people:
        await person.rename(first_name=f"{person.name}-{person.id}")
    return party


def button(asked: Seen, word: str) -> Button:
    return next(b for b in asked.flat if b.data == str(Forget(word)))


async def answered(person: Person, asked: Seen, word: str) -> Seen:
    """What becomes of the question when the person has pressed this button."""
    answer = await person.press(asked, button(asked, word))
    assert not answer.text
    return await person.expect(lambda seen: seen.id == asked.id and not seen.flat)


async def forgets(person: Person) -> None:
    """The person has themselves forgotten."""
    done = await answered(person, await ask(person, "/forget"), "yes")
    assert done.text == said("forget-done")


async def nothing_is_left(person: Person, redis: Redis) -> None:
    """No key and no value in the whole database holds the person's number or name.

    The budget of messages knows for a minute that the last one has just been sent.
    """
    words = (str(person.id).encode(), person.name.encode())
    async for key in redis.scan_iter(count=1000):
        if key.startswith(b"{budget}:"):
            assert 0 < await redis.ttl(key) <= 100
            continue
        text = key + b" " + await _value(key, redis)
        assert not any(word in text for word in words), text


async def _value(key: bytes, redis: Redis) -> bytes:
    kinds: dict[Any, Any] = {
        b"string": redis.get,
        b"hash": redis.hgetall,
        b"set": redis.smembers,
        b"list": lambda k: redis.lrange(k, 0, -1),
        b"zset": lambda k: redis.zrange(k, 0, -1),
    }
    kind = await redis.type(key)
    return b"" if kind == b"none" else repr(await kinds[kind](key)).encode()  # gone meanwhile


async def test_in_a_lobby_the_person_gets_up_and_the_seat_is_free(
    party: Party, redis: Redis
) -> None:
    lobby = await party.gather()
    host, person, other = party.people
    asked = await ask(person, "/forget")
    assert said("forget-table-lobby", what="Thousand · Friday cards") in asked.text
    assert len((await party.table()).people) == 3
    assert (await answered(person, asked, "yes")).text == said("forget-done")
    await nothing_is_left(person, redis)
    await host.expect(
        lambda seen: (
            seen.id >= lobby.id and person.name not in seen.text and has_verb("seat")(seen)
        ),
        party.group,
    )
    assert [chair.id for chair in (await party.table()).people] == [host.id, other.id]


async def test_on_turn_a_computer_player_takes_the_seat_and_the_match_goes_on(
    party: Party, redis: Redis
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    seat = before.seat_of(person.id)
    assert seat is not None
    await forgets(person)
    await nothing_is_left(person, redis)
    await person.expect(lambda seen: seen.id == hand.id and not acts(seen))
    after = await party.moved(before)
    assert after.chairs[seat] == FORGOTTEN
    entry = (await party.store.log(after.id))[position(before) + 1]
    assert (entry.seat, entry.by) == (seat, "computer")
    for _ in range(2):
        mover, *_ = await party.move()
        assert mover is not person
    named = said("name-forgotten", number=seat + 1)
    watcher = next(one for one in party.people if one is not person)
    shown = await watcher.expect(
        lambda seen: has_verb("scores")(seen) and named in seen.text, party.group
    )
    assert person.name not in shown.text
    await nothing_is_left(person, redis)


async def test_after_a_match_the_record_keeps_a_nameless_seat(party: Party, redis: Redis) -> None:
    table = await party.begin()
    host, person, _ = party.people
    question = await ask(host, "/stop", party.group)
    await host.press(question, verb(question, "stop")[0])
    over = await party.until(is_over, table)
    result = await host.expect(has_verb("rematch"), party.group)
    await forgets(person)
    await nothing_is_left(person, redis)
    after = await party.load(over.id)
    assert isinstance(after.stage, Over)
    assert [chair == FORGOTTEN for chair in after.chairs] == [
        getattr(chair, "id", None) == person.id for chair in over.chairs
    ]
    await host.press(result, verb(result, "rematch")[0])
    await host.expect(lambda seen: seen.id > result.id and has_verb("start")(seen), party.group)
    again = await party.table()
    assert sum(isinstance(chair, Computer) for chair in again.chairs) == 1


async def test_the_match_of_the_private_chat_goes(party: Party, redis: Redis) -> None:
    person = party.host
    await greeted(person)
    lobby = await ask(person, "/play thousand")
    await person.press(lobby, verb(lobby, "start")[0])
    hand = await person.expect(lambda seen: bool(acts(seen)))
    asked = await ask(person, "/forget")
    assert said("forget-table-private", what="Thousand") in asked.text
    await answered(person, asked, "yes")
    await nothing_is_left(person, redis)
    await person.expect(lambda seen: seen.id == hand.id and not acts(seen))
    answer = await forged(person, hand, str(acts(hand)[0][1]))
    assert answer.text == said("answer-no-table")
    await nothing_is_left(person, redis)


async def test_who_keeps_everything_keeps_everything(party: Party) -> None:
    await party.gather()
    person = party.people[1]
    before = await party.table()
    kept = await answered(person, await ask(person, "/forget"), "no")
    assert kept.text == said("forget-kept")
    assert (await party.table()).chairs == before.chairs
    assert await party.store.profile(person.id) is not None


async def test_nothing_happens_twice(party: Party, redis: Redis) -> None:
    person = party.host
    await greeted(person)
    first, second = await ask(person, "/forget"), await ask(person, "/forget")
    await answered(person, first, "yes")
    assert (await forged(person, first, str(Forget("yes")))).text == said("answer-wrong-place")
    assert (await answered(person, second, "yes")).text == said("forget-done")
    await nothing_is_left(person, redis)


async def test_the_button_is_the_persons_own(party: Party) -> None:
    lobby = await party.gather()
    host, other, _ = party.people
    asked = await ask(host, "/forget")
    greeting = other.messages()[-1]
    for presser, message in (other, greeting), (other, lobby), (host, lobby):
        answer = await forged(presser, message, str(Forget("yes")))
        assert answer.text == said("answer-wrong-place")
    assert len((await party.table()).people) == 3
    assert await party.store.profile(host.id) is not None
    assert await party.store.profile(other.id) is not None
    await answered(host, asked, "no")


async def test_an_old_question_is_asked_anew(party: Party, clock: HandClock) -> None:
    person = party.host
    await greeted(person)
    clock.advance(-HOUR - 60)
    asked = await ask(person, "/forget")
    clock.advance(HOUR + 60)
    answer = await person.press(asked, button(asked, "yes"))
    assert answer.text == said("answer-old-question")
    await person.expect(lambda seen: seen.id == asked.id and not seen.flat)
    assert await party.store.profile(person.id) is not None


async def test_in_a_group_it_leads_to_the_private_chat_and_a_stranger_stays_one(
    party: Party, redis: Redis
) -> None:
    person = party.people[2]
    invitation = await ask(person, "/forget", party.group)
    assert invitation.text == said("forget-privately")
    ((link,),) = invitation.buttons
    assert link.url is not None
    await person.open(link.url)
    asked = await person.expect(lambda seen: any(b.data == str(Forget("yes")) for b in seen.flat))
    assert await party.store.profile(person.id) is None
    await answered(person, asked, "yes")
    await nothing_is_left(person, redis)


async def test_killed_in_the_middle_it_is_completed_after_the_restart(
    party: Party, redis: Redis
) -> None:
    await party.begin()
    person, hand, before = await party.mover()
    asked = await ask(person, "/forget")
    playground = party.stand.playground
    await playground.faults({"method": "editMessageReplyMarkup", "kind": "hang"})
    await person.tap(asked, row=0, column=0)
    await playground.hanging()
    await party.stand.bot.kill()
    assert await party.store.profile(person.id) is not None
    await playground.faults()
    await party.stand.bot.start()
    done = await person.expect(lambda seen: seen.id == asked.id and not seen.flat, patience=20)
    assert done.text == said("forget-done")
    await nothing_is_left(person, redis)
    after = await party.moved(before)
    assert isinstance(after.stage, Playing)
    assert FORGOTTEN in after.chairs
    await person.expect(lambda seen: seen.id == hand.id and not acts(seen))


async def test_who_comes_back_is_new(party: Party) -> None:
    person = party.host
    await greeted(person)
    settings = await ask(person, "/settings")
    page = next(b for b in settings.flat if b.data == str(Setting("p", "confirm")))
    await person.press(settings, page)
    wanted = str(Setting("p", "confirm", "on"))
    opened = await person.expect(lambda seen: any(b.data == wanted for b in seen.flat))
    await person.press(opened, next(b for b in opened.flat if b.data == wanted))
    known = await party.store.profile(person.id)
    assert known is not None
    assert known.prefs.confirm
    await forgets(person)
    await party.gather()
    table = await party.table()
    new = await party.store.profile(person.id)
    assert new is not None
    assert not new.is_known
    assert not new.prefs.confirm
    assert not table.people[0].prefs.confirm
