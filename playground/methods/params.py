"""From the body of a request to one of aiogram's method types, or a refusal."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_args

import aiogram.methods
from aiogram.methods import TelegramMethod
from aiogram.types import BufferedInputFile, InputFile
from aiohttp import web
from pydantic import BaseModel, ValidationError

from playground.errors import Refused, bad_request
from playground.model import Json

_EMPTY = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "message_ids": "message identifiers are not specified",
    "user_id": "invalid user_id specified",
    "document": "there is no document in the request",
    "callback_query_id": "query is too old and response timeout expired or query ID is invalid",
}
UNSUPPORTED = frozenset(
    {
        "business_connection_id",
        "direct_messages_topic_id",
        "inline_message_id",
        "message_effect_id",
        "rich_message",
        "suggested_post_parameters",
        "thumbnail",
        "certificate",
    }
)
"""Parameters of Telegram that nothing here would come of."""


async def read_body(request: web.Request) -> tuple[Json, dict[str, BufferedInputFile]]:
    """The parameters and the files of a call, however they were sent.

    Raises:
        Refused: the body is broken.
    """
    given: Json = dict(request.query)
    files: dict[str, BufferedInputFile] = {}
    if request.content_type == "application/json":
        try:
            body = json.loads(await request.read() or b"{}")
        except ValueError as error:
            raise bad_request("can't parse JSON object") from error
        if not isinstance(body, dict):
            raise bad_request("can't parse JSON object")
        return given | body, files
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = BufferedInputFile(value.file.read(), value.filename)
        else:
            given[name] = value
    return given, files


@cache
def _methods() -> dict[str, type[TelegramMethod[Any]]]:
    found = (getattr(aiogram.methods, name) for name in aiogram.methods.__all__)
    return {
        kind.__api_method__.lower(): kind
        for kind in found
        if issubclass(kind, TelegramMethod) and kind is not TelegramMethod
    }


def method_type(name: str) -> type[TelegramMethod[Any]]:
    """Aiogram's type of the method; capitals don't matter.

    Raises:
        Refused: Telegram knows no such method.
    """
    try:
        return _methods()[name.lower()]
    except KeyError:
        raise Refused(404, "Not Found: method not found") from None


def _kinds(annotation: Any) -> tuple[Any, ...]:
    inner = get_args(annotation)
    return tuple(kind for arg in inner for kind in _kinds(arg)) or (annotation,)


@cache
def _is_json(method: type[TelegramMethod[Any]], name: str) -> bool:
    """Whether a form carries this parameter as JSON."""
    annotation: Any = method.model_fields[name].annotation
    if str(annotation).startswith(("list", "dict")) or "list[" in str(annotation):
        return True
    return any(isinstance(k, type) and issubclass(k, BaseModel) for k in _kinds(annotation))


@cache
def _is_file(method: type[TelegramMethod[Any]], name: str) -> bool:
    return InputFile in _kinds(method.model_fields[name].annotation)


def understand(name: str, given: Json, files: dict[str, BufferedInputFile]) -> TelegramMethod[Any]:
    """The call as aiogram's method, every parameter of the type Telegram wants.

    Raises:
        Refused: unknown method or parameter, a missing one, or one of a wrong type.
    """
    method = method_type(name)
    values: Json = {}
    for key, value in {**given, **files}.items():
        if key in method.model_fields:
            values[key] = _value(method, key, value, files)
        elif key not in _attached(given):
            raise bad_request(f"unknown parameter {key} of {method.__api_method__}")
    for key, info in method.model_fields.items():
        if info.is_required() and values.get(key) in (None, ""):
            raise bad_request(_EMPTY.get(key, f"parameter {key} is required"))
    try:
        call = method.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise bad_request(f"can't parse {where}: {first['msg']}") from error
    for key in UNSUPPORTED & method.model_fields.keys():
        if getattr(call, key) is not None:
            raise bad_request(f"the playground does not know {key}")
    for key in method.model_fields:
        _refuse_strangers(getattr(call, key), key)
    return call


def _attached(given: Json) -> set[str]:
    """The names of files that other parameters refer to."""
    texts = (value for value in given.values() if isinstance(value, str))
    return {text.removeprefix("attach://") for text in texts if text.startswith("attach://")}


def _value(
    method: type[TelegramMethod[Any]],
    key: str,
    value: Any,
    files: dict[str, BufferedInputFile],
) -> Any:
    if not isinstance(value, str):
        return value
    if _is_file(method, key) and value.startswith("attach://"):
        try:
            return files[value.removeprefix("attach://")]
        except KeyError:
            raise bad_request("wrong file attached: no such part in the request") from None
    if _is_json(method, key):
        try:
            return json.loads(value)
        except ValueError as error:
            raise bad_request(f"can't parse {key} JSON object") from error
    if key == "chat_id" and value.lstrip("-").isdecimal():
        return int(value)
    return value


def _refuse_strangers(value: Any, where: str) -> None:
    """Aiogram's types let unknown fields in; a misspelt one must not pass unseen."""
    if isinstance(value, BaseModel):
        for key in value.model_extra or ():
            raise bad_request(f"unknown field {key} in {where}")
        for key in type(value).model_fields:
            _refuse_strangers(getattr(value, key), f"{where}.{key}")
    elif isinstance(value, list):
        for item in value:
            _refuse_strangers(item, where)
