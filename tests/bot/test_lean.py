"""The bot starts with the types of aiogram that it meets; it has others when it meets them."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from aiogram.types import Update
from typer.testing import CliRunner

from bot.cli import app

UPDATE = json.dumps(
    {
        "update_id": 5,
        "callback_query": {
            "id": "9",
            "from": {"id": 1, "is_bot": False, "first_name": "Anna", "language_code": "ru"},
            "chat_instance": "1",
            "data": "a:t0000001:3:0",
            "message": {
                "message_id": 7,
                "date": 1,
                "chat": {"id": 1, "type": "private", "first_name": "Anna"},
                "text": "hand",
                "entities": [{"type": "bold", "offset": 0, "length": 4}],
                "reply_markup": {"inline_keyboard": [[{"text": "A♠", "callback_data": "x"}]]},
            },
        },
    }
)
MODELS = """
from bot.lean import import_aiogram
import_aiogram()
from aiogram import methods, types
from pydantic import BaseModel
found = [getattr(module, name) for module in (types, methods) for name in module.__all__]
models = [thing for thing in found if isinstance(thing, type) and issubclass(thing, BaseModel)]
"""


def elsewhere(code: str, *arguments: str) -> str:
    """What a process of its own prints, in which aiogram has not been imported yet."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", MODELS + code, *arguments],
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.strip()


def test_most_types_are_not_built_at_the_start() -> None:
    code = "print(sum(model.__pydantic_complete__ for model in models) / len(models) < 0.5)"
    assert elsewhere(code) == "True"


def test_every_type_can_be_built_when_it_is_needed() -> None:
    code = "for model in models: model.model_rebuild()\n"
    code += "print([model.__name__ for model in models if not model.__pydantic_complete__])"
    assert elsewhere(code) == "[]"


def test_an_update_reads_as_with_all_types_built() -> None:
    code = "import sys\n"
    code += "print(repr(types.Update.model_validate_json(sys.argv[1])))"
    assert elsewhere(code, UPDATE) == repr(Update.model_validate_json(UPDATE))


def test_an_idle_bot_keeps_within_its_memory() -> None:
    result = CliRunner().invoke(app, ["bench", "start", "--times", "1"])
    told = re.fullmatch(r"[\d.]+ s to the first getUpdates, (\d+) MB resident\n", result.stdout)
    assert told is not None, result.output
    assert 0 < int(told[1]) < 150
