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

_MANY = 64
"""From so many short pieces of work on, other processes are worth their start."""


def in_order(
    work: Callable[[T], R], pieces: Sequence[T], label: str, many: int = _MANY
) -> Iterator[R]:
    """The result of each piece of work, in order; from so many on all cores work on them."""
    watched = Console(stderr=True)
    yield from track(
        _results(work, pieces, many),
        label,
        total=len(pieces),
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    )


def _results(work: Callable[[T], R], pieces: Sequence[T], many: int) -> Iterator[R]:
    cores = cpu_count() or 1
    if cores == 1 or len(pieces) < many:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, pieces, chunksize=8)
