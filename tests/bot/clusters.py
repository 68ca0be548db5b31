"""A Redis Cluster of one server."""

from __future__ import annotations

import time

from redis import Redis

PATIENCE = 20.0


def as_cluster(address: str) -> None:
    """Give all hash slots to the server, and wait until it serves them."""
    with Redis.from_url(address) as client:
        client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
        deadline = time.monotonic() + PATIENCE
        while client.execute_command("CLUSTER INFO")["cluster_state"] != "ok":
            assert time.monotonic() < deadline, "the cluster does not come up"
            time.sleep(0.05)
