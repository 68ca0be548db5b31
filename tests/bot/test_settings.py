"""What the operator may set, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, environment


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_token_is_all_that_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "1:x")
    settings = Settings()
    assert settings.webhook_url == ""
    assert settings.redis_url.startswith("redis://")
    assert settings.pace == 1


def test_the_file_env_is_read_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("BOT_TOKEN=1:x\nPACE=2\nSOMETHING_ELSE=1\nLISTEN_PORT=\n")
    monkeypatch.setenv("PACE", "3")
    settings = Settings()
    assert settings.bot_token.get_secret_value() == "1:x"
    assert (settings.pace, settings.listen_port) == (3, 8080)


def test_secrets_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "1:verysecret")
    monkeypatch.setenv("WEBHOOK_SECRET", "hushhush")
    shown = f"{Settings()!r} {Settings()}"
    assert "verysecret" not in shown
    assert "hushhush" not in shown


def test_what_no_log_may_tell_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "1:verysecret")
    monkeypatch.setenv("WEBHOOK_SECRET", "hushhush")
    monkeypatch.setenv("REDIS_URL", "rediss://:p%40ss@db.example.org/0")
    assert set(Settings().secrets) == {"1:verysecret", "hushhush", "p@ss"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_TOKEN", "nothing"),
        ("BOT_TOKEN", ":x"),
        ("BOT_TOKEN", "1:"),
        ("REDIS_URL", "localhost"),
        ("WEBHOOK_URL", "https://example.org/"),
        ("LISTEN_PORT", "-1"),
        ("LISTEN_PORT", "65536"),
        ("PACE", "11"),
        ("PACE", "-1"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_what_makes_no_sense_is_refused(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOT_TOKEN", "1:x")
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings()


def test_a_level_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "1:x")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert Settings().log_level == "DEBUG"


def test_a_process_of_our_own_gets_our_environment_and_the_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PACE", "1")
    assert environment({"PACE": "2"})["PACE"] == "2"
    assert "PATH" in environment({})
