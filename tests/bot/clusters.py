"""A Redis Cluster of one server."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis

from bot.valkey import serving

PATIENCE = 20.0


@contextmanager
def cluster(binary: Path, directory: Path) -> Iterator[str]:
    """The server alone is the whole cluster, and serves all hash slots."""
    more = ("--cluster-enabled", "yes", "--bind", "127.0.0.1", "--cluster-port", _free_port())
    with serving(binary, directory, more) as address:
        with Redis.from_url(address) as client:
            client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
            deadline = time.monotonic() + PATIENCE
            while client.execute_command("CLUSTER INFO")["cluster_state"] != "ok":
                assert time.monotonic() < deadline, "the cluster does not come up"
                time.sleep(0.05)
        yield address


def _free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])
