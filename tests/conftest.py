"""The order of the tests: see `make test`."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("patient", settings(), deadline=None)
settings.load_profile("patient")  # a busy machine is no failure


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches come first, for a worker of their own.

    A match in the emulator takes minutes by Telegram's limits, and nothing but patience.
    """
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
