import pytest
from aiogram.methods import (
    SendMessage,
)

from playground.client import Refusal
from tests.playground.stage import Stage


def at(chat: int, thread: int | None = None) -> SendMessage:
    return SendMessage(chat_id=chat, text="x", message_thread_id=thread)


async def test_topics_of_a_forum(stage: Stage) -> None:
    anna = await stage.person()
    forum = await stage.playground.add_group("Форум", [anna], forum=True)
    topic = await stage.playground.add_topic(forum, "Тысяча")
    other = await stage.playground.add_topic(forum, "Флуд")
    await stage.updates()
    await anna.send("/play", forum, thread=topic)
    (update,) = await stage.updates()
    message = update.message
    assert message is not None
    assert (message.message_thread_id, message.is_topic_message) == (topic, True)
    assert message.chat.is_forum
    assert message.reply_to_message is not None
    assert message.reply_to_message.forum_topic_created is not None
    sent = await stage.bot(at(forum, topic))
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    assert [m.text for m in await anna.look(forum, topic) if m.text] == ["/play", "x"]
    assert [m.text for m in await anna.look(forum, other) if m.text] == []
    general = await stage.bot(at(forum))
    assert (general.message_thread_id, general.is_topic_message) == (None, None)


@pytest.mark.parametrize("thread", [1, 999])
async def test_a_topic_that_is_not_there(stage: Stage, thread: int) -> None:
    anna = await stage.person()
    forum = await stage.playground.add_group("Форум", [anna], forum=True)
    assert await stage.refusal(at(forum, thread)) == "Bad Request: message thread not found"
    assert await stage.refusal(at(stage.group, thread)) == (
        "Bad Request: message thread not found"
    )
    with pytest.raises(Refusal, match="there is no topic"):
        await anna.send("x", forum, thread=thread)
    with pytest.raises(Refusal, match="there is no topic"):
        await stage.playground.close_topic(forum, thread)


async def test_a_closed_topic_is_for_admins(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    forum = await stage.playground.add_group("Форум", [anna, boris], forum=True)
    topic = await stage.playground.add_topic(forum, "Тысяча")
    await stage.updates()
    await stage.playground.close_topic(forum, topic)
    await stage.playground.close_topic(forum, topic)
    (update,) = await stage.updates()
    assert update.message is not None
    assert update.message.forum_topic_closed is not None
    assert await stage.refusal(at(forum, topic)) == "Bad Request: TOPIC_CLOSED"
    with pytest.raises(Refusal, match="the topic is closed"):
        await boris.send("x", forum, thread=topic)
    await anna.send("x", forum, thread=topic)
    await stage.playground.close_topic(forum, topic, closed=False)
    assert await stage.bot(at(forum, topic))


async def test_a_basic_group_has_no_topics(stage: Stage) -> None:
    with pytest.raises(Refusal, match="no topics"):
        await stage.playground.add_topic(stage.group, "Тысяча")


async def test_replies_in_a_supergroup_form_a_thread_without_a_topic(stage: Stage) -> None:
    anna = await stage.person()
    group = await stage.playground.add_group("Клуб", [anna], type="supergroup")
    first = await stage.bot(at(group))
    second = await anna.send("/a", group, reply_to=first.message_id)
    await anna.send("/b", group, reply_to=second.id)
    message = (await stage.updates())[-1].message
    assert message is not None
    assert message.message_thread_id == first.message_id
    assert message.is_topic_message is None
    assert await stage.refusal(at(group, first.message_id)) == (
        "Bad Request: message thread not found"
    )
