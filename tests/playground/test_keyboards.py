import pytest
from aiogram.methods import (
    SendMessage,
)
from aiogram.types import (
    CopyTextButton,
    DisabledButton,
    ForceReply,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
)

from tests.playground.stage import Stage, keyboard


def button(**fields: object) -> InlineKeyboardMarkup:
    made = InlineKeyboardButton.model_validate({"text": "x", **fields})
    return InlineKeyboardMarkup(inline_keyboard=[[made]])


@pytest.mark.parametrize(
    ("markup", "says"),
    [
        (button(callback_data="ж" * 33), "BUTTON_DATA_INVALID"),
        (
            button(),
            "can't parse inline keyboard button: Text buttons are unallowed in the inline "
            "keyboard",
        ),
        (
            button(callback_data="x", url="https://a.b"),
            "can't parse inline keyboard button: Text buttons are unallowed in the inline "
            "keyboard",
        ),
        (
            button(callback_data="x", style="gold"),
            "can't parse inline keyboard button: invalid button style specified",
        ),
        (
            button(url="nowhere"),
            "inline keyboard button URL 'nowhere' is invalid: Wrong HTTP URL",
        ),
        (button(text=" ", callback_data="x"), "BUTTON_TEXT_INVALID"),
        (keyboard(*[["x"] * 8] * 12, ["x"] * 5), "reply markup is too long"),
        (keyboard(["x"] * 9), "reply markup is too long"),
        (ForceReply(force_reply=True), "the playground shows inline keyboards only"),
    ],
)
async def test_keyboards_that_telegram_does_not_take(
    stage: Stage, markup: InlineKeyboardMarkup, says: str
) -> None:
    call = SendMessage(chat_id=stage.group, text="x", reply_markup=markup)
    assert await stage.refusal(call) == f"Bad Request: {says}"


async def test_a_keyboard_of_a_hundred_buttons_with_64_bytes_each_is_taken(stage: Stage) -> None:
    rows = [[InlineKeyboardButton(text="x", callback_data="ж" * 32)] * 8] * 12
    rows.append([InlineKeyboardButton(text="x", url="t.me/prikup_bot?start=x")] * 4)
    markup = InlineKeyboardMarkup(inline_keyboard=rows)
    sent = await stage.bot.send_message(stage.group, "x", reply_markup=markup)
    assert sent.reply_markup is not None
    assert sent.reply_markup.model_dump() == markup.model_dump()


async def test_buttons_keep_their_style_and_may_be_disabled(stage: Stage) -> None:
    anna = await stage.person()
    off = InlineKeyboardButton(text="off", disabled=DisabledButton(), style="danger")
    copy = InlineKeyboardButton(text="copy", copy_text=CopyTextButton(text="x"))
    await stage.bot.send_message(
        stage.group, "x", reply_markup=InlineKeyboardMarkup(inline_keyboard=[[off, copy], []])
    )
    seen = await anna.expect("x", stage.group)
    assert [(b.text, b.style, b.disabled) for b in seen.flat] == [
        ("off", "danger", True),
        ("copy", None, False),
    ]


async def test_an_empty_keyboard_is_none(stage: Stage) -> None:
    sent = await stage.bot.send_message(stage.group, "x", reply_markup=keyboard())
    assert sent.reply_markup is None
