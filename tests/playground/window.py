"""A browser window on the playground's page, and a bot that answers by hand."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import pytest
from aiogram.types import CallbackQuery
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from playground.client import Person
from tests.playground.stage import Stage

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
QUIET = (
    "--no-sandbox",
    "--headless=new",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=800)

in_browser = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on PATH"),
]


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


@dataclass
class Window:
    """What somebody has before their eyes, and what went wrong behind it."""

    stage: Stage
    page: Page
    troubles: list[str] = field(default_factory=list)

    def watch(self) -> None:
        """Note errors of the page, and every request that leaves the playground."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((self.stage.url, "data:"))
                else self.troubles.append(f"asked {request.url}")
            ),
        )

    async def go(self, **query: Any) -> None:
        await self.page.goto(f"{self.stage.url}/?{urlencode(query)}")
        await self.page.wait_for_selector("body[data-ready]")

    def get(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def group(self, text: str) -> Locator:
        """The message in the group that holds the text."""
        return self.get("log-group").get_by_test_id("message").filter(has_text=text)

    def private(self, text: str) -> Locator:
        """The message in the private chat that holds the text."""
        return self.get("log-private").get_by_test_id("message").filter(has_text=text)

    def face(self, person: Person) -> Locator:
        return self.page.locator(f'[data-person="{person.id}"]')

    async def write(self, side: str, text: str) -> None:
        await self.get(f"input-{side}").fill(text)
        await self.get(f"input-{side}").press("Enter")

    async def pressed(self, button: Locator) -> CallbackQuery:
        """Press the button; the press as the bot receives it."""
        await button.click()
        while True:
            for update in await self.stage.bot.get_updates(offset=self.stage.offset, timeout=10):
                self.stage.offset = update.update_id + 1
                if update.callback_query is not None:
                    return update.callback_query


@asynccontextmanager
async def looking(browser: Browser, stage: Stage, **more: Any) -> AsyncIterator[Window]:
    """A window that is open; the page may not fail in it nor ask anything of the world outside."""
    asked = {"locale": "en-GB", "viewport": DESK, "color_scheme": "light", **more}
    context = await browser.new_context(**asked)
    window = Window(stage, await context.new_page())
    window.page.set_default_timeout(10_000)
    window.watch()
    yield window
    await context.close()
    assert window.troubles == []


__all__ = ["DESK", "PHONE", "Window", "expect", "in_browser", "launched", "looking"]
