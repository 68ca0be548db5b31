"""Long work on all cores, its results in order, with a progress bar for whoever watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")
R = TypeVar("R")

_WORTH_IT = 64
"""From so many pieces of work on, other processes are worth their start."""


def in_order(work: Callable[[T], R], pieces: Sequence[T], label: str) -> Iterator[R]:
    """The result of each piece of work, in the order of the pieces."""
    watched = Console(stderr=True)
    yield from track(
        _results(work, pieces),
        label,
        total=len(pieces),
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    )


def _results(work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
    cores = cpu_count() or 1
    if cores == 1 or len(pieces) < _WORTH_IT:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, pieces, chunksize=8)
