"""Question packs on disk: those that the program ships, and those that the operator has added.

The operator's lie in one folder (`PACKS_DIR`), which all workers see; a file that comes, changes
or goes there is noticed without a restart.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.i18n import LANGUAGES, LOCALES
from engine.games.hundred_to_one.packs import (
    BadPack,
    Pack,
    PackFault,
    Question,
    Source,
    read_pack,
)

log = logging.getLogger(__name__)

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class NoPack(Exception):  # noqa: N818 - it says why it is none
    """The file cannot be a pack, whatever stands in it."""


@dataclass(frozen=True, slots=True)
class PackFile:
    """A file that should hold a pack, and what it holds."""

    path: Path
    is_shipped: bool
    pack: Pack | None
    faults: tuple[PackFault, ...] = ()
    """What is wrong with it, where it holds none."""

    @property
    def name(self) -> str:
        """The pack's name, by which its questions are told from those of others."""
        return self.path.stem


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        NoPack: it cannot be read.
    """
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise NoPack(str(error.strerror)) from error
    except UnicodeDecodeError:
        raise NoPack("not UTF-8 text") from None


@cache
def shipped() -> tuple[PackFile, ...]:
    """The packs that the program brings."""
    folders = (LOCALES / language / "packs" for language in LANGUAGES)
    return tuple(_read(path, is_shipped=True) for folder in folders for path in _packs_in(folder))


def pack_files(folder: Path | None) -> tuple[PackFile, ...]:
    """The packs that the program brings, and those in the folder, good or bad."""
    added = _packs_in(folder) if folder is not None else ()
    return (*shipped(), *(_read(path, is_shipped=False) for path in added))


def add_pack(path: Path, folder: Path, *, is_replaced: bool = False) -> Path:
    """Lay a checked pack into the folder, at once and whole; where it lies now.

    Raises:
        NoPack: its name cannot be a pack's, or is taken; or the folder cannot be written.
    """
    if path.suffix != ".toml" or not _NAME.fullmatch(path.stem):
        raise NoPack("a pack's file is called NAME.toml, NAME of a-z, 0-9 and single -")
    if any(path.stem == file.name for file in shipped()):
        raise NoPack(f"a pack {path.stem} comes with the program: choose another name")
    place = folder / path.name
    if place.exists() and not is_replaced:
        raise NoPack(f"there is a pack {path.stem} already: --replace puts this one in its place")
    text = text_of(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(".new")
        fresh.write_text(text, "utf-8")
        fresh.replace(place)
    except OSError as error:
        raise NoPack(f"cannot write to {folder}: {error.strerror}") from error
    return place


class Shelf:
    """The questions at hand, as the folder stands now."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seen: frozenset[tuple[Path, int, int]] = frozenset()
        self._files: tuple[PackFile, ...] | None = None

    def questions(self, language: str) -> Mapping[str, Question]:
        """The questions in the language, each by the name of its pack and its own: `home/bed`."""
        return {
            f"{file.name}/{question.id}": question
            for file in self._now()
            if file.pack is not None and file.pack.language == language
            for question in file.pack.questions
        }

    def estimates(self, language: str) -> Mapping[str, Question]:
        """Those of them whose numbers are estimates: people may be asked what they would say."""
        known = self.questions(language).items()
        return {name: asked for name, asked in known if asked.source is Source.ESTIMATE}

    def _now(self) -> tuple[PackFile, ...]:
        seen = frozenset(_signs(self._folder)) if self._folder is not None else frozenset()
        if self._files is None or seen != self._seen:
            self._files, self._seen = pack_files(self._folder), seen
            for file in self._files:
                if file.pack is None:
                    log.warning("pack %s is left out: %s", file.path.name, file.faults[0])
        return self._files


def _signs(folder: Path) -> Iterator[tuple[Path, int, int]]:
    """What shows that a file in the folder has changed."""
    for path in _packs_in(folder):
        with suppress(OSError):
            status = path.stat()
            yield path, status.st_mtime_ns, status.st_size


def _packs_in(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.toml")))


def _read(path: Path, *, is_shipped: bool) -> PackFile:
    try:
        return PackFile(path, is_shipped, read_pack(text_of(path)))
    except BadPack as error:
        return PackFile(path, is_shipped, None, error.faults)
    except NoPack as error:
        return PackFile(path, is_shipped, None, (PackFault(1, str(error)),))
