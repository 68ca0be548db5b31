"""The process's memory: no call waits while it is searched for garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 10_000
"""New objects after which a search among them begins."""


@contextmanager
def hardly_searched() -> Iterator[None]:
    """Meanwhile all garbage is hardly ever searched for: that takes a third of a second.

    Calls that came meanwhile would be counted as if they had been made all at once, and be
    refused as too many. Next to nothing here goes in circles, so next to nothing is left lying.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
