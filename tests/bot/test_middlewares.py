"""What holds for every update: once, noted, told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from typing import Any

import pytest
from aiogram.types import CallbackQuery, Chat, Message, TelegramObject, Update, User

from bot import middlewares
from bot.answer import Ending
from bot.middlewares import Noted, Once, Told
from bot.store import Store, StoreDown
from bot.store import updates as seen

NOW = datetime(2027, 1, 15, tzinfo=UTC)
ADA = User(id=1, is_bot=False, first_name="Ada", language_code="en")
GROUP = Chat(id=-100, type="supergroup", title="Friday")


def wrote(number: int, **fields: Any) -> Update:
    given = {"chat": GROUP, "from_user": ADA, "text": "/table", **fields}
    message = Message(message_id=number, date=NOW, **given)
    return Update(update_id=number, message=message)


def pressed(number: int, data: str) -> Update:
    query = CallbackQuery(id=str(number), from_user=ADA, chat_instance="1", data=data)
    return Update(update_id=number, callback_query=query)


class Hands:
    """What handles an update: it notes what it gets and may be made to fail or wait."""

    def __init__(self) -> None:
        self.had: list[int] = []
        self.data: dict[str, Any] = {}
        self.does: Callable[[], Awaitable[None]] | None = None

    async def __call__(self, event: TelegramObject, data: dict[str, Any]) -> str:
        assert isinstance(event, Update)
        self.had.append(event.update_id)
        self.data = data
        if self.does is not None:
            await self.does()
        return "done"


async def test_an_update_is_handled_once_by_all_workers(store: Store, other_store: Store) -> None:
    hands = Hands()
    first, second = Once(store, StoreDown), Once(other_store, StoreDown)
    assert await first(hands, wrote(7), {}) == "done"
    assert await second(hands, wrote(7), {}) is None
    assert await first(hands, wrote(7), {}) is None
    assert await second(hands, wrote(8), {}) == "done"
    assert hands.had == [7, 8]


async def test_an_update_under_way_in_one_worker_is_passed_over_at_once(store: Store) -> None:
    hands, once = Hands(), Once(store, StoreDown)

    async def again() -> None:
        hands.does = None
        assert await once(hands, wrote(7), {}) is None

    hands.does = again
    await once(hands, wrote(7), {})
    assert hands.had == [7]


async def test_an_update_whose_worker_died_over_it_is_handled_by_another(
    store: Store, other_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seen, "HANDLING_SECONDS", 1)
    monkeypatch.setattr(middlewares, "LOOK_AGAIN", 0.01)
    hands = Hands()

    async def die() -> None:
        raise asyncio.CancelledError

    hands.does = die
    with pytest.raises(asyncio.CancelledError):
        await Once(store, StoreDown)(hands, wrote(7), {})
    hands.does = None
    assert await Once(other_store, StoreDown)(hands, wrote(7), {}) == "done"
    assert hands.had == [7, 7]


async def test_an_update_that_fails_is_not_tried_again(store: Store) -> None:
    hands, once = Hands(), Once(store, StoreDown)

    async def fail() -> None:
        raise RuntimeError

    hands.does = fail
    with pytest.raises(RuntimeError):
        await once(hands, wrote(7), {})
    assert await once(hands, wrote(7), {}) is None
    assert hands.had == [7]


async def test_a_move_carries_its_position_and_needs_no_mark(store: Store) -> None:
    hands, once = Hands(), Once(store, StoreDown)
    for _ in range(2):
        assert await once(hands, pressed(7, "a:abcdefgh:1:0"), {}) == "done"
    for _ in range(2):
        await once(hands, pressed(8, "v:abcdefgh:seat:"), {})
    assert hands.had == [7, 7, 8]


class Away:
    """A store that is away."""

    async def first_time(self, _: int) -> bool:
        raise StoreDown

    is_handled = first_time

    async def handled(self, _: int) -> None:
        raise StoreDown

    async def has_changed(self, _: int, __: str) -> bool:
        raise StoreDown

    def handling(self, _: int) -> AbstractContextManager[None]:
        return nullcontext()


async def test_without_the_store_an_update_is_handled_all_the_same() -> None:
    hands = Hands()
    assert await Once(Away(), StoreDown)(hands, wrote(7), {}) == "done"
    assert hands.data[middlewares.AWAY]


async def test_what_is_written_in_a_group_or_topic_is_the_newest_there(store: Store) -> None:
    async def handler(_: TelegramObject, __: dict[str, Any]) -> None:
        return None

    noted = Noted(store.note_message, StoreDown)
    forum = GROUP.model_copy(update={"is_forum": True})
    for number, fields in (
        (5, {}),
        (9, {"chat": forum, "message_thread_id": 3, "is_topic_message": True}),
        (20, {"chat": Chat(id=1, type="private")}),
    ):
        message = wrote(number, **fields).message
        assert message is not None
        await noted(handler, message, {})
    assert await store.last_message("-100:0") == 5
    assert await store.last_message("-100:3") == 9
    assert await store.last_message("1:0") == 0


async def test_a_channel_that_speaks_in_the_group_may_do_nothing() -> None:
    async def handler(_: TelegramObject, __: dict[str, Any]) -> None:
        raise AssertionError

    channel = Chat(id=-200, type="channel", title="News")
    message = wrote(5, sender_chat=channel, from_user=None).message
    assert message is not None
    assert await Told(StoreDown)(handler, message, {"desk": None}) is Ending.IGNORED
