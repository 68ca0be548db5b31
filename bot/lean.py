"""aiogram without the types that a bot never meets.

When it is imported, aiogram builds the validators of all its hundreds of types, each with all that
the type refers to. That takes most of the bot's start and most of its memory, for a few dozen that
are used. Here each is built when it is first used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from pydantic import BaseModel


def import_aiogram() -> None:
    """Import aiogram so; if it has been imported already, nothing changes."""
    if "aiogram" in sys.modules:
        return
    names: dict[str, Any] = {}
    """What the types may refer to, as aiogram says where it would have them built."""
    built = BaseModel.__dict__["model_rebuild"]

    def put_off(_: type[Any], /, **how: Any) -> None:
        names.update(how.get("_types_namespace") or {})

    def build(cls: type[Any], /, **how: Any) -> bool | None:
        done: bool | None = built.__func__(cls, **{**how, "_types_namespace": names})
        return done

    _set(BaseModel, classmethod(put_off))
    try:
        import_module("aiogram.types")
        import_module("aiogram.methods")
    finally:
        _set(BaseModel, built)
    controller = import_module("aiogram.client.context_controller").BotContextController
    response = import_module("aiogram.methods.base").Response
    for base in (controller, response):
        _set(base, classmethod(build))


def _set(model: Any, rebuild: Any) -> None:
    """How the model and those that inherit from it are built when they are needed."""
    model.model_rebuild = rebuild
