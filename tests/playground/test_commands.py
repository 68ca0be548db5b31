from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from tests.playground.stage import Stage


async def offered(stage: Stage, name: str, side: str) -> list[tuple[str, str]]:
    person = await stage.person(name)
    world = await stage.playground.get("world", person=person.id)
    return [(one["command"], one["description"]) for one in world["commands"][side]]


async def test_an_app_offers_the_commands_in_the_language_of_the_person(stage: Stage) -> None:
    await stage.bot.set_my_commands([BotCommand(command="play", description="open a table")])
    russian = [BotCommand(command="play", description="открыть стол")]
    await stage.bot.set_my_commands(russian, language_code="ru")
    assert await offered(stage, "Глеб", "group") == [("play", "open a table")]
    assert await offered(stage, "Аня", "group") == [("play", "открыть стол")]


async def test_the_narrower_scope_of_commands_wins(stage: Stage) -> None:
    def one(name: str) -> list[BotCommand]:
        return [BotCommand(command=name, description=name)]

    await stage.bot.set_my_commands(one("any"), language_code="ru")
    await stage.bot.set_my_commands(one("ours"), scope=BotCommandScopeAllGroupChats())
    assert await offered(stage, "Аня", "group") == [("ours", "ours")]
    assert await offered(stage, "Аня", "private") == [("any", "any")]
    await stage.bot.set_my_commands(one("mine"), scope=BotCommandScopeAllPrivateChats())
    assert await offered(stage, "Аня", "private") == [("mine", "mine")]


async def test_without_commands_an_app_offers_none(stage: Stage) -> None:
    assert await offered(stage, "Аня", "group") == []
