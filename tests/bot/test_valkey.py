"""The embedded server: it answers, keeps everything, and never outlives whoever started it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.retry import Retry

from bot.valkey import ServerFailed, embedded, serving

OWNER = """
import sys, pathlib
from bot.valkey import embedded
with embedded(pathlib.Path(sys.argv[1])) as address:
    print(address, flush=True)
    sys.stdin.read()
"""


@contextmanager
def client(address: str) -> Iterator[Redis]:
    with Redis.from_url(address, retry=Retry(NoBackoff(), 0)) as redis:
        yield redis


@contextmanager
def owner(directory: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Another process that owns a server, and the server's address."""
    process = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(directory)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
        process.kill()


def test_it_answers_as_soon_as_it_is_there(tmp_path: Path) -> None:
    with embedded(tmp_path / "new" / "place") as address, client(address) as redis:
        assert redis.ping()


def test_it_is_gone_afterwards(tmp_path: Path) -> None:
    with embedded(tmp_path) as address:
        pass
    with client(address) as redis, pytest.raises(RedisConnectionError):
        redis.ping()


def test_it_keeps_what_it_was_given(tmp_path: Path) -> None:
    with embedded(tmp_path) as address, client(address) as redis:
        redis.set("king", "Ж")
    with embedded(tmp_path) as address, client(address) as redis:
        assert redis.get("king") == "Ж".encode()


def test_it_is_found_at_the_end_of_a_long_path_with_odd_letters(tmp_path: Path) -> None:
    directory = tmp_path / ("длинный путь %41 " * 5)
    with embedded(directory) as address, client(address) as redis:
        redis.set("king", "1")
    with embedded(directory) as address, client(address) as redis:
        assert redis.get("king") == b"1"


def test_it_is_found_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with embedded(Path("here")) as address:
        monkeypatch.chdir("/")
        with client(address) as redis:
            assert redis.ping()


def test_it_is_open_to_nobody_else(tmp_path: Path) -> None:
    with embedded(tmp_path) as address, client(address) as redis:
        assert redis.config_get("port")["port"] == "0"
    path = Path(address.removeprefix("unix://"))
    assert path.parent == tmp_path


def test_two_cannot_keep_their_tables_in_one_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.valkey.LOCK_SECONDS", 0.0)
    with embedded(tmp_path) as address, client(address) as redis:
        with (
            pytest.raises(ServerFailed, match="another Prikup keeps its tables in "),
            embedded(tmp_path),
        ):
            pass
        assert redis.ping()


def test_a_killed_owner_leaves_no_server_and_loses_nothing(tmp_path: Path) -> None:
    with owner(tmp_path) as (process, address), client(address) as redis:
        redis.set("king", "1")
        first = redis.info("server")["run_id"]
        process.send_signal(signal.SIGKILL)
        process.wait()
        with embedded(tmp_path) as again, client(again) as other:
            assert other.get("king") == b"1"
            assert other.info("server")["run_id"] != first


def test_a_server_that_died_by_itself_can_be_left(tmp_path: Path) -> None:
    with embedded(tmp_path) as address, client(address) as redis:
        redis.set("king", "1")
        redis.shutdown(nosave=True)
    with embedded(tmp_path) as address, client(address) as redis:
        assert redis.get("king") == b"1"


def test_a_program_that_stops_at_once_is_reported(tmp_path: Path) -> None:
    with (
        pytest.raises(ServerFailed, match="stopped at once"),
        serving(Path("/bin/false"), tmp_path),
    ):
        pass


def test_what_the_server_complains_of_is_said(tmp_path: Path) -> None:
    with embedded(tmp_path) as address, client(address) as redis:
        redis.set("king", "1")
    for log in (tmp_path / "appendonlydir").glob("*.incr.aof"):
        log.write_bytes(b"rubbish\r\n" + log.read_bytes())
    with pytest.raises(ServerFailed, match="Bad file format"), embedded(tmp_path):
        pass


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with (
        pytest.raises(ServerFailed, match=f"cannot be kept in {tmp_path}/file"),
        embedded(tmp_path / "file"),
    ):
        pass


def test_a_failure_of_the_owner_stops_the_server(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), embedded(tmp_path):
        raise ZeroDivisionError
    with embedded(tmp_path) as address, client(address) as redis:
        assert redis.ping()
