"""The only reader of the environment."""

from __future__ import annotations

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What the operator sets, from the environment or from `.env`."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    bot_token: SecretStr
    """The token from @BotFather."""
    redis_url: str = "redis://localhost:6379/0"
    """Where tables are kept. The server should write an append-only file."""
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

    @field_validator("bot_token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr) -> SecretStr:
        number, colon, rest = token.get_secret_value().partition(":")
        if not (colon and number.isdigit() and rest):
            raise ValueError("BOT_TOKEN must look like 123456:ABC-DEF")
        return token

    @field_validator("redis_url")
    @classmethod
    def _is_a_redis_address(cls, url: str) -> str:
        if not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("REDIS_URL must begin with redis://, rediss:// or unix://")
        return url
