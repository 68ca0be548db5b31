"""The only reader of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from logging import getLevelNamesMapping
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.logs import Style


class PackSettings(BaseSettings):
    """What the operator sets for question packs; no token is needed to look after them."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    packs_dir: Path | None = None
    """Where the operator's question packs lie; None: there are only the shipped ones."""


class StoreSettings(PackSettings):
    """What the operator sets to look after what is stored; no token is needed for that either."""

    redis_url: str = "redis://localhost:6379/0"
    """Where tables are kept. The server should write an append-only file."""

    @field_validator("redis_url")
    @classmethod
    def _is_a_redis_address(cls, url: str) -> str:
        if not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("REDIS_URL must begin with redis://, rediss:// or unix://")
        return url


class Settings(StoreSettings):
    """What the operator sets, from the environment or from `.env`."""

    bot_token: SecretStr
    """The token from @BotFather."""
    telegram_api_url: str = "https://api.telegram.org"
    """Another Bot API server: a local one, or the playground."""
    webhook_url: str = ""
    """The public address of the webhook; empty: long polling."""
    webhook_secret: SecretStr = SecretStr("")
    """The secret that Telegram sends along; required with a webhook."""
    listen_host: str = "127.0.0.1"
    """Where the webhook and the health check are served."""
    listen_port: int = Field(default=8080, ge=0, le=65535)
    pace: float = Field(default=1.0, ge=0, le=10)
    """Multiplies the pauses of the bot (after a deal, before a computer player's move)."""
    log_level: str = "INFO"
    log_format: Style = "text"
    """Lines for a terminal, or JSON for a collector of logs."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may tell."""
        password = unquote(urlsplit(self.redis_url).password or "")
        return (
            self.bot_token.get_secret_value(),
            self.webhook_secret.get_secret_value(),
            password,
        )

    @model_validator(mode="after")
    def _webhook_has_a_secret(self) -> Self:
        if self.webhook_url and not self.webhook_secret.get_secret_value():
            raise ValueError("WEBHOOK_SECRET must be set together with WEBHOOK_URL")
        return self

    @field_validator("bot_token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr) -> SecretStr:
        number, colon, rest = token.get_secret_value().partition(":")
        if not (colon and number.isdigit() and rest):
            raise ValueError("BOT_TOKEN must look like 123456:ABC-DEF")
        return token

    @field_validator("log_level")
    @classmethod
    def _is_a_level(cls, level: str) -> str:
        if level.upper() not in getLevelNamesMapping():
            raise ValueError("LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR")
        return level.upper()


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    """The environment for a process of our own: this one's, with these changes."""
    return {**os.environ, **changes}  # noqa: TID251 - this module is the only reader
