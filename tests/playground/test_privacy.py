import pytest

from tests.playground.stage import Stage


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("/play", True),
        ("/play thousand", True),
        ("/play@prikup_bot thousand", True),
        ("/PLAY@Prikup_Bot", True),
        ("/play@other_bot", False),
        ("hello", False),
        ("look, /play", False),
        ("/usr/bin", False),
        ("hey @prikup_bot, deal", True),
        ("hey @Prikup_Bot", True),
        ("mail@prikup_bot", False),
        ("@prikup_bot_2 is another", False),
    ],
)
async def test_in_privacy_mode_the_bot_sees_commands_and_mentions(
    stage: Stage, text: str, seen: bool
) -> None:
    anna = await stage.person()
    await anna.send(text, stage.group)
    assert bool(await stage.texts()) is seen


async def test_replies_to_the_bot_are_seen_and_others_are_not(stage: Stage) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    asked = await stage.bot.send_message(stage.group, "your answer?")
    hers = await anna.send("forty two", stage.group, reply_to=asked.message_id)
    await boris.send("nonsense", stage.group, reply_to=hers.id)
    assert await stage.texts() == ["forty two"]


@pytest.mark.parametrize("way", ["admin", "privacy off"])
async def test_an_admin_or_a_bot_without_privacy_sees_everything(stage: Stage, way: str) -> None:
    anna = await stage.person()
    if way == "admin":
        await stage.playground.set_status(stage.group, None, "administrator")
    else:
        await stage.playground.settings(privacy=False)
        assert (await stage.bot.get_me()).can_read_all_group_messages
    await anna.send("hello", stage.group)
    await anna.send("/play@other_bot", stage.group)
    assert await stage.texts() == ["hello", "/play@other_bot"]


async def test_everything_in_private_is_seen(stage: Stage) -> None:
    anna = await stage.person()
    await anna.send("hello")
    assert await stage.texts() == ["hello"]


async def test_the_bot_does_not_hear_itself(stage: Stage) -> None:
    await stage.bot.send_message(stage.group, "/play @prikup_bot")
    assert await stage.updates() == []


async def test_a_bot_outside_hears_nothing(stage: Stage) -> None:
    anna = await stage.person()
    await stage.playground.set_status(stage.group, None, "kicked")
    await stage.updates()
    await anna.send("/play", stage.group)
    assert await stage.updates() == []


async def test_a_command_is_marked_as_one(stage: Stage) -> None:
    anna = await stage.person()
    await anna.send("/play@prikup_bot", stage.group)
    (update,) = await stage.updates()
    assert update.message is not None
    (entity,) = update.message.entities or []
    assert (entity.type, entity.length) == ("bot_command", 16)


async def test_an_anonymous_admin_writes_in_the_groups_name(stage: Stage) -> None:
    anna = await stage.person()
    sent = await anna.send("/settings", stage.group, as_group=True)
    assert sent.sender == "Карты по пятницам"
    (update,) = await stage.updates()
    message = update.message
    assert message is not None
    assert message.from_user is not None
    assert message.sender_chat is not None
    assert (message.from_user.id, message.from_user.username) == (
        1087968824,
        "GroupAnonymousBot",
    )
    assert message.sender_chat.id == stage.group
