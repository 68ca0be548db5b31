"""Which of the bot's commands a person's app offers in a chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playground.model import Json

Offers = Mapping[tuple[str, str], Sequence[Json]]
"""Commands by scope (as JSON, empty for the default one) and language."""

_SCOPES = {"group": "all_group_chats", "private": "all_private_chats"}


def offered_commands(offers: Offers, language: str | None) -> dict[str, list[Json]]:
    """The commands in groups and in the private chat: the narrowest scope that has any wins."""
    return {side: _narrowest(offers, scope, language or "") for side, scope in _SCOPES.items()}


def _narrowest(offers: Offers, scope: str, language: str) -> list[Json]:
    named = f'{{"type":"{scope}"}}'
    for key in ((named, language), (named, ""), ("", language), ("", "")):
        if offers.get(key):
            return list(offers[key])
    return []
