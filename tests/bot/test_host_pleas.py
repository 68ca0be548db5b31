"""“That should count” on a real store: races, other people's presses, what is remembered."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.answer import Answer, Caller, Refused
from bot.callbacks import Act
from bot.counted import Counted, accepted, key_of
from bot.host import Host
from bot.match import Moved
from bot.packs import Shelf
from bot.quiz import Questions
from bot.record import played
from bot.store import Store
from bot.table import COUNTED, HOST_SIDE, Computer, Table, Venue
from engine.games import GAMES
from engine.games.hundred_to_one.normal import normalise
from tests.bot.shows import NOW, PACE, after, person, show, stage_of, state_of
from tests.bot.tables import CHAT, SEED
from tests.bot.test_host_tables import Telegram
from tests.bot.test_pleas import FAILED, MISSED, OPENED

ADA, BORYA, VERA, GLEB = (
    Caller(number, name, "ru") for number, name in enumerate(("Ада", "Боря", "Вера", "Глеб"), 1)
)
STRANGER = Caller(77, "Кто-то", "ru")
QUESTION = "что дарят бабушке"


def host_of(store: Store) -> Host:
    questions = Questions(Shelf(None), store)
    return Host(store, Telegram(), lambda: NOW + 1, lambda: None, PACE, questions)


async def stored(store: Store, begun: Moved, *moves: str) -> Table:
    """The show after these moves, as the store has it."""
    assert await store.open(begun.table)
    moved = after(begun, *moves)
    assert await store.commit(begun.table, moved.table, moved.log, dirty_at=NOW)
    return await loaded(store, begun.table.id)


async def loaded(store: Store, table_id: str = "show0000") -> Table:
    table = await store.load(table_id)
    assert table is not None
    return table


async def count(store: Store, caller: Caller, table: Table) -> Answer:
    return await host_of(store).pleas.count(table.id, caller, stage_of(table).position)


async def must_be_whole(store: Store) -> None:
    """The log alone leads to what is stored."""
    table = await loaded(store)
    state, actions = played(table, await store.log(table.id))
    for seat, action in actions:
        state = GAMES[table.slug].apply(state, seat, action).state
    assert state == state_of(table)


async def test_the_other_captain_lets_an_answer_count_and_it_is_remembered(store: Store) -> None:
    table = await stored(store, show(), *MISSED)
    assert (await count(store, BORYA, table)).key == "answer-counted"
    later = await loaded(store)
    assert state_of(later).open == (1, 4)
    assert stage_of(later).position == stage_of(table).position + 1
    await must_be_whole(store)
    assert await store.counted([QUESTION]) == {
        QUESTION: (Counted("чай", "чай с лимоном", (CHAT,)),)
    }


@pytest.mark.parametrize("caller", [ADA, VERA, GLEB, STRANGER], ids=lambda c: c.name)
async def test_nobody_else_can(store: Store, caller: Caller) -> None:
    table = await stored(store, show(host=2), *MISSED)
    with pytest.raises(Refused) as caught:
        await count(store, caller, table)
    assert caught.value.answer.key == "answer-not-yours-to-count"
    assert await loaded(store) == table
    assert await store.counted_questions() == ()


async def test_an_answer_near_no_row_stays_a_miss_but_is_put_down(store: Store) -> None:
    table = await stored(store, show(), *OPENED, "2 answer зонтик")
    answer = await count(store, BORYA, table)
    assert (answer.key, answer.is_alert) == ("answer-nothing-near", True)
    assert await loaded(store) == table
    assert await store.counted([QUESTION]) == {QUESTION: (Counted("зонтик", "", (CHAT,)),)}


async def test_after_the_next_action_it_is_too_late(store: Store) -> None:
    table = await stored(store, show(), *MISSED)
    pressed = Act(table.id, stage_of(table).position, 0)
    await host_of(store).matches.act(BORYA, pressed)  # no answer: the steal is lost
    with pytest.raises(Refused) as caught:
        await count(store, BORYA, table)
    assert caught.value.answer.key == "answer-stale"
    assert await store.counted_questions() == ()


async def test_of_two_who_press_at_once_one_counts_it(store: Store, other_store: Store) -> None:
    table = await stored(store, show(host=4), *MISSED)
    results = await asyncio.gather(
        count(store, BORYA, table), count(other_store, GLEB, table), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert [refusal.answer.key for refusal in refused] == ["answer-stale"]
    assert [entry.by for entry in await store.log(table.id)].count(COUNTED) == 1
    await must_be_whole(store)


async def test_of_a_plea_and_a_move_at_once_one_is_done(store: Store, other_store: Store) -> None:
    table = await stored(store, show(host=4), *MISSED)
    pressed = Act(table.id, stage_of(table).position, 0)
    results = await asyncio.gather(
        count(store, GLEB, table),
        host_of(other_store).matches.act(BORYA, pressed),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Refused) for result in results) == 1
    assert stage_of(await loaded(store)).position == stage_of(table).position + 1
    await must_be_whole(store)


async def test_a_steal_is_taken_back_until_the_next_round_begins(store: Store) -> None:
    table = await stored(store, show(host=4), *FAILED)
    await count(store, ADA, table)
    assert state_of(await loaded(store)).scores == (0, 44)
    await host_of(store).matches.act(ADA, Act(table.id, stage_of(table).position + 1, 0))
    await must_be_whole(store)


async def test_in_a_private_chat_one_counts_the_own_answers_and_no_chat_is_kept(
    store: Store,
) -> None:
    alone = show((person(1), Computer(1)), venue=Venue(1, is_private=True))
    table = await stored(store, alone, "0 deal", "0 answer чай")
    assert (await count(store, ADA, table)).key == "answer-counted"
    assert await store.counted([QUESTION]) == {QUESTION: (Counted("чай", "чай с лимоном"),)}


async def test_what_a_human_host_accepts_is_remembered(store: Store) -> None:
    seated = (person(1), person(2), person(4, HOST_SIDE))
    hosted = show(seated, "rounds=simple, host=on, matching=host")
    table = await stored(store, hosted, "0 deal", "0 answer мимоза")
    await host_of(store).matches.act(GLEB, Act(table.id, stage_of(table).position, 0))
    assert await store.counted([QUESTION]) == {QUESTION: (Counted("мимоза", "цветы", (CHAT,)),)}


async def test_what_counted_is_heard_in_a_later_match(store: Store) -> None:
    shelf = Shelf(None)
    questions = shelf.questions("ru")
    for name, question in questions.items():
        own = question.board.rows[0].answer
        step = partial(accepted, text="абракадабра", answer=own)
        await store.change_counted(name, step)
    given = await Questions(shelf, store).given(show().table, SEED)
    for line in given["boards"].splitlines():
        _, _, board = line.partition(": ")
        first = board.split("|")[1]
        assert first.rstrip().endswith("; абракадабра")
        assert key_of(shelf, board.split("|")[0].split(";")[0]) in questions
        assert normalise("абракадабра") not in normalise(board.replace(first, ""))
