"""How calls come in: tokens, methods, parameters, bodies, the log, faults."""

import asyncio
import json
from typing import Any

import pytest
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import SendMessage
from aiogram.types import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeDefault
from aiohttp import ClientSession, FormData

from playground.calls import KEPT, CallLog
from playground.clock import HandClock
from playground.people import AT_ONCE
from playground.server import create_app, default_world
from tests.playground.stage import TOKEN, Stage, make_bot, serving


async def call(
    stage: Stage, method: str, *, token: str = TOKEN, **request: Any
) -> tuple[int, dict[str, Any]]:
    async with ClientSession() as session:
        address = f"{stage.url}/bot{token}/{method}"
        async with session.post(address, **request) as response:
            return response.status, await response.json()


async def test_a_wrong_token_is_refused(stage: Stage) -> None:
    async with make_bot(stage.url, "42:wrong").context() as stranger:
        with pytest.raises(TelegramUnauthorizedError, match="Unauthorized"):
            await stranger.get_me()


async def test_the_bot_knows_itself(stage: Stage) -> None:
    me = await stage.bot.get_me()
    assert (me.id, me.username, me.is_bot) == (42, "prikup_bot", True)
    assert me.can_read_all_group_messages is False


@pytest.mark.parametrize("method", ["sendMoney", "sendPhoto", "sendRichMessage"])
async def test_methods_that_are_not_there(stage: Stage, method: str) -> None:
    assert await call(stage, method) == (
        404,
        {"ok": False, "error_code": 404, "description": "Not Found: method not found"},
    )


@pytest.mark.parametrize("method", ["logOut", "close"])
async def test_the_playground_is_not_left(stage: Stage, method: str) -> None:
    status, body = await call(stage, method)
    assert (status, body["error_code"]) == (400, 400)


async def test_a_body_may_be_json_a_form_or_a_query(stage: Stage) -> None:
    text = {"chat_id": stage.group, "text": "x"}
    entities = [{"type": "bold", "offset": 0, "length": 1}]
    as_json = await call(stage, "SENDMESSAGE", json={**text, "entities": entities})
    as_form = await call(stage, "sendmessage", data={**text, "entities": json.dumps(entities)})
    as_query = await call(stage, "sendMessage", params=text)
    empty_json = await call(stage, "getMe", headers={"Content-Type": "application/json"})
    assert [status for status, _ in (as_json, as_form, as_query, empty_json)] == [200] * 4
    assert as_json[1]["result"]["entities"] == as_form[1]["result"]["entities"] == entities


@pytest.mark.parametrize("body", ["{", "[]", "7"])
async def test_json_that_is_no_object(stage: Stage, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    _, answer = await call(stage, "sendMessage", data=body, headers=headers)
    assert answer["description"] == "Bad Request: can't parse JSON object"


@pytest.mark.parametrize(
    ("method", "fields", "says"),
    [
        ("sendMessage", {"text": "x"}, "chat_id is empty"),
        ("sendMessage", {"chat_id": "", "text": "x"}, "chat_id is empty"),
        ("sendMessage", {"chat_id": 1}, "message text is empty"),
        ("deleteMessage", {"chat_id": 1}, "message identifier is not specified"),
        ("setMyCommands", {}, "parameter commands is required"),
        (
            "sendMessage",
            {"chat_id": 1, "text": "x", "colour": "red"},
            "unknown parameter colour of sendMessage",
        ),
        (
            "sendMessage",
            {"chat_id": 1, "text": "x", "reply_markup": "{"},
            "can't parse reply_markup JSON object",
        ),
        (
            "sendMessage",
            {"chat_id": 1, "text": "x", "message_effect_id": "5"},
            "the playground does not know message_effect_id",
        ),
        (
            "sendMessage",
            {
                "chat_id": 1,
                "text": "x",
                "reply_markup": {"inline_keyboard": [[{"text": "x", "callbackdata": "y"}]]},
            },
            "unknown field callbackdata in reply_markup.inline_keyboard",
        ),
    ],
)
async def test_parameters_are_strict(
    stage: Stage, method: str, fields: dict[str, Any], says: str
) -> None:
    status, answer = await call(stage, method, json=fields)
    assert (status, answer["description"]) == (400, f"Bad Request: {says}")


async def test_a_parameter_of_a_wrong_type_is_named(stage: Stage) -> None:
    fields = {"chat_id": 1, "message_id": "many"}
    _, answer = await call(stage, "deleteMessage", json=fields)
    assert answer["description"].startswith("Bad Request: can't parse message_id: ")


async def test_a_file_may_be_sent_under_its_own_name(stage: Stage) -> None:
    form = FormData({"chat_id": str(stage.group)})
    form.add_field("document", b"moves", filename="match.game")
    status, answer = await call(stage, "sendDocument", data=form)
    assert (status, answer["result"]["document"]["file_name"]) == (200, "match.game")


async def test_a_file_nobody_asks_for_is_refused(stage: Stage) -> None:
    form = FormData({"chat_id": str(stage.group), "text": "x"})
    form.add_field("extra", b"x", filename="x")
    _, answer = await call(stage, "sendMessage", data=form)
    assert answer["description"] == "Bad Request: unknown parameter extra of sendMessage"


async def test_commands_are_kept_by_scope_and_language(stage: Stage) -> None:
    play, rules = (
        BotCommand(command="play", description="Играть"),
        BotCommand(command="rules", description="Rules"),
    )
    groups = BotCommandScopeAllGroupChats()
    await stage.bot.set_my_commands([play], scope=BotCommandScopeDefault())
    await stage.bot.set_my_commands([rules], scope=groups, language_code="en")
    assert [c.command for c in await stage.bot.get_my_commands()] == ["play"]
    assert await stage.bot.get_my_commands(scope=groups) == []
    english = await stage.bot.get_my_commands(scope=groups, language_code="en")
    assert [c.description for c in english] == ["Rules"]
    await stage.bot.delete_my_commands(scope=groups, language_code="en")
    assert await stage.bot.get_my_commands(scope=groups, language_code="en") == []


@pytest.mark.parametrize(
    ("commands", "says"),
    [
        ([BotCommand(command="Play", description="x")], "BOT_COMMAND_INVALID"),
        ([BotCommand(command="p", description="")], "BOT_COMMAND_DESCRIPTION_INVALID"),
        ([BotCommand(command="p", description="x")] * 101, "BOT_COMMANDS_TOO_MUCH"),
    ],
)
async def test_commands_that_telegram_does_not_take(
    stage: Stage, commands: list[BotCommand], says: str
) -> None:
    with pytest.raises(TelegramBadRequest, match=says):
        await stage.bot.set_my_commands(commands)


async def test_every_call_is_written_down(stage: Stage) -> None:
    await stage.bot.get_me()
    await stage.refusal(SendMessage(chat_id=7, text="x"))
    first, second = await stage.playground.calls()
    assert (first["n"], first["method"], first["ok"], first["took"]) == (1, "getMe", True, 0)
    assert (second["ok"], second["error_code"], second["description"]) == (
        False,
        400,
        "Bad Request: chat not found",
    )
    assert second["params"] == {"chat_id": "7", "text": "x", "parse_mode": "HTML"}
    assert await stage.playground.calls(since=2) == []


async def test_a_long_log_is_shown_in_portions(stage: Stage) -> None:
    many = 2 * AT_ONCE + 5
    for _ in range(many):
        await stage.bot.get_me()
    assert [call["n"] for call in await stage.playground.calls()] == [*range(1, many + 1)]
    assert [call["n"] for call in await stage.playground.calls(since=many - 3)] == [
        *(many - 2, many - 1, many)
    ]
    assert await stage.playground.last_call() == many
    newest = await stage.playground.get("calls", newest=10**6)
    assert [call["n"] for call in newest["calls"]] == [*range(many - AT_ONCE + 1, many + 1)]
    newest = await stage.playground.get("calls", since=many - 2, newest=10)
    assert [call["n"] for call in newest["calls"]] == [many - 1, many]


def test_the_log_keeps_the_newest_calls() -> None:
    log = CallLog()
    for _ in range(KEPT + 10):
        log.add(
            at=0.0, method="getMe", params={}, ok=True, error_code=None, description=None, took=0.0
        )
    assert [call.n for call in log.since(0)] == [*range(11, KEPT + 11)]
    assert [call.n for call in log.since(0, 2)] == [11, 12]
    assert [call.n for call in log.since(log.last - 1)] == [log.last]


async def test_limits_answer_429_and_are_waited_out() -> None:
    clock = HandClock()
    app = create_app(TOKEN, world=default_world(TOKEN, clock))
    async with serving(app) as url, make_bot(url).context() as bot:
        group = -2_147_483_653
        for _ in range(5):
            await bot.send_message(group, "x")
        with pytest.raises(TelegramRetryAfter) as refused:
            await bot.send_message(group, "x")
        assert refused.value.retry_after == 1
        clock.advance(1)
        assert await bot.send_message(group, "x")
        assert await bot.get_me()


async def test_a_fault_strikes_so_many_calls_of_its_method(stage: Stage) -> None:
    await stage.playground.faults(
        {"method": "sendMessage", "kind": "429", "retry_after": 7, "times": 2}
    )
    assert await stage.bot.get_me()
    for _ in range(2):
        with pytest.raises(TelegramRetryAfter) as refused:
            await stage.bot.send_message(stage.group, "x")
        assert refused.value.retry_after == 7
    assert await stage.bot.send_message(stage.group, "x")


@pytest.mark.parametrize(
    ("named", "told"),
    [
        (0, {"retry_after": 0}),
        (-5, {"retry_after": -5}),
        (10**9, {"retry_after": 10**9}),
        (None, None),
    ],
)
async def test_a_refusal_may_name_an_absurd_wait_or_none(
    stage: Stage, named: int | None, told: dict[str, int] | None
) -> None:
    await stage.playground.faults({"kind": "429", "retry_after": named})
    status, body = await call(stage, "getMe")
    assert status == body["error_code"] == 429
    assert body.get("parameters") == told


async def test_a_call_that_hangs_may_be_let_go_by_itself(stage: Stage) -> None:
    await stage.playground.faults({"method": "sendMessage", "kind": "hang_after", "seconds": 1})
    message = await stage.bot.send_message(stage.group, "x")
    assert message.text == "x"


@pytest.mark.parametrize(
    ("kind", "error", "sent"),
    [
        ("500", TelegramServerError, 0),
        ("html", ClientDecodeError, 0),
        ("cut_before", TelegramNetworkError, 0),
        ("cut_after", TelegramNetworkError, 1),
    ],
)
async def test_faults_before_and_after_a_call_is_carried_out(
    stage: Stage, kind: str, error: type[Exception], sent: int
) -> None:
    anna = await stage.person()
    await stage.playground.faults({"kind": kind})
    with pytest.raises(error):
        await stage.bot.send_message(stage.group, "struck")
    assert [m.text for m in await anna.look(stage.group)].count("struck") == sent
    assert await stage.bot.send_message(stage.group, "again")


async def test_a_call_may_hang_until_faults_are_over(stage: Stage) -> None:
    await stage.playground.faults({"method": "sendMessage", "kind": "hang"})
    hanging = asyncio.gather(stage.bot.send_message(stage.group, "x"), return_exceptions=True)
    assert await stage.bot.get_me()
    await stage.playground.hanging()
    await stage.playground.faults()
    (error,) = await hanging
    assert isinstance(error, TelegramServerError)
    assert "x" not in [m.text for m in await (await stage.person()).look(stage.group)]


async def test_a_call_that_hangs_may_have_been_carried_out(stage: Stage) -> None:
    await stage.playground.faults({"method": "sendMessage", "kind": "hang_after"})
    hanging = asyncio.gather(stage.bot.send_message(stage.group, "x"))
    await stage.playground.hanging()
    assert "x" in [m.text for m in await (await stage.person()).look(stage.group)]
    assert not hanging.done()
    await stage.playground.faults()
    (message,) = await hanging
    assert message.text == "x"


async def test_the_server_stops_though_a_call_hangs_and_a_poll_waits() -> None:
    async with serving(create_app(TOKEN)) as url:
        first, second = make_bot(url), make_bot(url)
        poll = asyncio.gather(first.get_updates(timeout=50), return_exceptions=True)
        assert await second.get_me()
    (answer,) = await poll
    assert answer == [] or isinstance(answer, TelegramNetworkError)
    await first.session.close()
    await second.session.close()
