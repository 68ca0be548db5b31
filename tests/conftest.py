"""How the tests are shared out among workers: see `make test`."""

from __future__ import annotations

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches first, each with a worker of its own; else a file stays together.

    A match in the emulator takes minutes by Telegram's limits, and nothing but patience. This
    comes before xdist reads the groups.
    """
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        item.add_marker(pytest.mark.xdist_group(_group(item)))


def _group(item: pytest.Item) -> str:
    place = item.nodeid.split("::")[0]
    call = getattr(item, "callspec", None)
    if item.get_closest_marker("slow") is None or call is None:
        return place
    # no bracket may follow: xdist looks for the last one to find where a group begins
    return f"{place}:{call.id}"
