"""What of all that is written in a group may be an answer at a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from aiogram.types import Message

from bot.routers import words

ADA = {"id": 5, "is_bot": False, "first_name": "Ada"}
GROUP = {"id": -100, "type": "group", "title": "Friday"}
NEWS = {"id": -200, "type": "channel", "title": "News"}
WHEN = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
TEXT = {"text": "tea"}
FORWARDED = {"forward_origin": {"type": "user", "date": WHEN, "sender_user": ADA}}
BY_A_BOT = {"via_bot": {"id": 7, "is_bot": True, "first_name": "gif"}}
TO_ELSEWHERE = {
    "external_reply": {"origin": {"type": "channel", "date": WHEN, "chat": NEWS, "message_id": 1}}
}
PHOTO = {
    "photo": [{"file_id": "a", "file_unique_id": "b", "width": 1, "height": 1}],
    "caption": "tea",
}


@pytest.mark.parametrize(
    ("fields", "may_be"),
    [
        (TEXT, True),
        ({**TEXT, **FORWARDED}, False),
        ({**TEXT, **BY_A_BOT}, False),
        ({**TEXT, **TO_ELSEWHERE}, False),
        ({"text": "/tea"}, False),
        (PHOTO, False),
    ],
)
async def test_only_ones_own_words_in_this_chat_may_be_an_answer(
    fields: dict[str, Any], *, may_be: bool
) -> None:
    written = {"message_id": 1, "date": WHEN, "chat": GROUP, "from": ADA, **fields}
    message = Message.model_validate(written)
    passes, _ = await words.router().message.check_root_filters(message)
    assert bool(passes) is may_be


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("@quiz_bot tea", "tea"),
        ("@Quiz_Bot, tea", "tea"),
        ("tea @quiz_bot", "tea"),
        ("@quiz_bots tea", "@quiz_bots tea"),
        ("me@quiz_bot", "me@quiz_bot"),
        ("@quiz_bot", ""),
    ],
)
def test_the_name_by_which_the_bot_is_called_is_no_part_of_an_answer(text: str, own: str) -> None:
    assert words.without_mention(text, "quiz_bot") == own
