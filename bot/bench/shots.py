"""The README's pictures, taken from a real table: `python -m bot.bench.shots FOLDER`.

Needs Chromium and the packages for development. The bot runs on a stand, people press what is
offered, and the playground's page is photographed on the way.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from bot import callbacks
from bot.bench.calls import Figures, Player, seat_everybody, verb
from bot.bench.stand import Stand, stand
from bot.screens.hundred_to_one.board import BAR
from bot.store import Store, store_at
from bot.table import Playing, Table
from engine.games import GAMES
from playground.client import Person
from playground.seen import Seen

WIDE = {"width": 1180, "height": 860}
PHONE = {"width": 390, "height": 844}
NAMES = {"ru": ("Вера", "Борис", "Аня"), "en": ("Alice", "Bob", "Carol")}
TITLES = {"en": "Friday cards"}
SHOWS = {"ru": "Сто к одному", "en": "Family quiz"}
ROWS = 2
"""So many are open in the picture of a board."""


@dataclass(frozen=True, slots=True)
class Studio:
    """Where pictures are taken."""

    made: Stand
    browser: Browser
    folder: Path
    language: str
    person: Person
    group: int

    async def shoot(self, name: str, *, theme: str = "light", side: str = "") -> None:
        """One picture of the page as the person sees it now."""
        size = PHONE if side else WIDE
        page = await self.browser.new_page(viewport=size, device_scale_factor=1)  # type: ignore[arg-type]
        query = f"person={self.person.id}&chat={self.group}&theme={theme}&lang={self.language}"
        await page.goto(f"{self.made.playground.url}/?{query}&side={side or 'group'}")
        await page.wait_for_selector("body[data-ready]")
        await page.screenshot(path=self.folder / f"{name}-{self.language}.png")
        await page.close()


def _phase(name: str, cards: int = 0) -> Callable[[Table], bool]:
    """Whether the table is in this phase, so many cards on the table, and it is seat 0's turn."""

    def is_so(table: Table) -> bool:
        stage = table.stage
        if not isinstance(stage, Playing):
            return True
        view = GAMES[table.slug].view(stage.state, 0)
        phase = getattr(view.phase, "value", view.phase)
        on_table = len(getattr(view, "table", ()) or getattr(view, "trick", ()) or ())
        return phase == name and 0 in view.to_move and on_table >= cards

    return is_so


def _has_rested(table: Table) -> bool:
    """Whether a deal is over."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return True
    return GAMES[table.slug].is_at_rest(stage.state) and stage.position > 0


async def _play(
    people: Sequence[Person], store: Store, table_id: str, until: Callable[[Table], bool]
) -> None:
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(Player(person, store, table_id, Figures()).play(until))


async def _company(made: Stand, language: str) -> tuple[list[Person], int]:
    """The playground's own people play in Russian, new ones in English."""
    if language == "ru":
        people = [await made.playground.person(name) for name in NAMES[language]]
        return people, await made.playground.group()
    people = [
        await made.playground.add_person(name, language_code=language) for name in NAMES[language]
    ]
    return people, await made.playground.add_group(TITLES[language], people, bot=True)


async def session(made: Stand, browser: Browser, folder: Path, language: str) -> None:
    """The pictures of one language."""
    people, group = await _company(made, language)
    studio = Studio(made, browser, folder, language, people[0], group)
    lobby = await seat_everybody(made, people, group, "/play thousand")
    await studio.shoot("lobby")
    start = verb(lobby, "start")[0]
    meant = callbacks.parse(start.data or "")
    assert isinstance(meant, callbacks.Verb)  # noqa: S101 - `verb` has parsed it
    async with store_at(made.redis_url) as store:
        await people[0].press(lobby, start)
        await _play(people, store, meant.table, _phase("bidding"))
        await people[0].expect(lambda seen: "a:" in str(seen.raw), patience=20)
        await studio.shoot("bidding")
        await studio.shoot("bidding-phone", side="private")
        await _play(people, store, meant.table, _phase("play", cards=1))
        await people[0].hear(3)
        await studio.shoot("play", theme="dark")
        await studio.shoot("play-phone", side="private", theme="dark")
        await _play(people, store, meant.table, _has_rested)
        await people[0].expect(lambda seen: "<pre>" in seen.html, group, patience=20)
        await people[0].hear(1)
        await studio.shoot("result")


async def quiz(made: Stand, browser: Browser, folder: Path, language: str) -> None:
    """The pictures of a show: two people and two computer players, to the end of a round."""
    people = [
        await made.playground.add_person(name, language_code=language)
        for name in NAMES[language][:2]
    ]
    group = await made.playground.add_group(SHOWS[language], people, bot=True)
    studio = Studio(made, browser, folder, language, people[0], group)
    lobby = await seat_everybody(made, people, group, "/play hundred_to_one")
    for number in (3, 4):
        await people[0].press(lobby, verb(lobby, "bot_add")[0])
        lobby = await people[0].expect(_seats(number), group)
    start = verb(lobby, "start")[0]
    meant = callbacks.parse(start.data or "")
    assert isinstance(meant, callbacks.Verb)  # noqa: S101 - `verb` has parsed it
    async with store_at(made.redis_url) as store:
        await people[0].press(lobby, start)
        await _play(people, store, meant.table, _has_open_rows)
        question = _question(await store.load(meant.table))
        await people[0].expect(
            lambda seen: question in seen.text and BAR in seen.text, group, patience=60
        )
        await people[0].hear(1)
        await studio.shoot("quiz")
        await studio.shoot("quiz-phone", side="private", theme="dark")


def _seats(number: int) -> Callable[[Seen], bool]:
    """Whether the lobby tells of so many who sit."""
    return lambda seen: bool(verb(seen, "close")) and f"({number} " in seen.text


def _question(table: Table | None) -> str:
    """What is asked at the table."""
    assert table is not None  # noqa: S101 - it is being played
    assert isinstance(table.stage, Playing)  # noqa: S101 - and not over yet
    return str(GAMES[table.slug].view(table.stage.state, None).question)


def _has_open_rows(table: Table) -> bool:
    """Whether some of the board is open, and it is seat 0's turn."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return True
    view = GAMES[table.slug].view(stage.state, 0)
    return len(view.open) >= ROWS and view.may_answer and view.playing is not None


async def main(folder: Path) -> None:
    """All pictures."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("prikup: there is no chromium on the PATH")
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-sync"]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=arguments)
        with TemporaryDirectory(prefix="prikup-") as directory:
            async with stand(Path(directory), limits=False, pace=0.3) as made:
                for language in NAMES:
                    await session(made, browser, folder, language)
                    await quiz(made, browser, folder, language)
        await browser.close()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(target))
