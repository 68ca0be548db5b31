from collections.abc import AsyncIterator

import pytest
from aiogram.types import DisabledButton, InlineKeyboardButton, InlineKeyboardMarkup
from playwright.async_api import Browser

from tests.playground.stage import Stage, keyboard
from tests.playground.window import PHONE, Window, expect, in_browser, launched, looking

pytestmark = in_browser

CONTRAST = """(selector) => {
  const channels = (colour) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, under) => top.slice(0, 3).map((c, n) => c * top[3] + under[n] * (1 - top[3]));
  const ground = (node) => {
    if (!node) return [255, 255, 255];
    const own = channels(getComputedStyle(node).backgroundColor);
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(node.parentElement));
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((c) => c / 255).map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return shown.map((node) => {
    const under = ground(node);
    const [a, b] = [light(over(channels(getComputedStyle(node).color), under)), light(under)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
}"""

READ = (
    ".text",
    ".meta",
    ".who b",
    ".badge",
    ".key",
    ".service span",
    ".day span",
    ".text a",
    ".text code",
    ".text blockquote",
    ".quoted b",
    ".person",
    ".avatar",
    ".names b",
    ".names small",
    ".single",
    ".sends",
    ".toast",
    ".commands b",
    ".world summary",
    ".world .plain",
    ".field span",
)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser


@pytest.fixture
async def window(browser: Browser, stage: Stage) -> AsyncIterator[Window]:
    async with looking(browser, stage) as window:
        yield window


def styled() -> InlineKeyboardMarkup:
    buttons = [
        InlineKeyboardButton(text=style, callback_data=style, style=style)
        for style in ("primary", "success", "danger")
    ]
    more = [
        InlineKeyboardButton(text="plain", callback_data="plain"),
        InlineKeyboardButton(text="not now", disabled=DisabledButton()),
        InlineKeyboardButton(text="link", url="https://example.org"),
    ]
    return InlineKeyboardMarkup(inline_keyboard=[buttons, more])


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_everything_that_is_read_stands_out(
    stage: Stage, window: Window, theme: str
) -> None:
    anna, boris = await stage.person(), await stage.person("Борис")
    question = await boris.send("who plays?", stage.group)
    await anna.send("<me> & /play", stage.group, reply_to=question.id)
    rich = '<b>b</b> <code>c</code> <a href="https://example.org">a</a><blockquote>q</blockquote>'
    await stage.bot.send_message(stage.group, rich, reply_markup=styled())
    for name in ("Вера", "Глеб", "Дина"):
        await (await stage.person(name)).send("me", stage.group)
    await window.go(person="anya_p", theme=theme)
    await window.get("world-toggle").click()
    await window.get("section-faults").locator("summary").click()
    query = await window.pressed(window.group("q").get_by_role("button", name="primary"))
    await window.get("input-group").fill("/")
    await query.answer("done")
    await expect(window.get("toast")).to_be_visible()
    faint = {}
    for selector in READ:
        found = await window.page.evaluate(CONTRAST, selector)
        assert found, f"nothing is {selector}"
        if min(found) < 4.5:
            faint[selector] = round(min(found), 2)
    assert faint == {}


async def test_the_theme_follows_the_system_until_it_is_chosen(
    stage: Stage, window: Window
) -> None:
    async def scheme() -> str:
        script = "getComputedStyle(document.querySelector('.head')).backgroundColor"
        return str(await window.page.evaluate(script))

    await window.go()
    by_day = await scheme()
    await window.page.emulate_media(color_scheme="dark")
    by_night = await scheme()
    assert by_day != by_night
    await window.page.get_by_role("button", name="Light theme").click()
    assert await scheme() == by_day
    await window.go()
    assert await scheme() == by_day


@pytest.mark.parametrize("width", [320, 360, 480])
async def test_a_phone_shows_one_chat_without_scrolling_sideways(
    stage: Stage, window: Window, width: int
) -> None:
    anna = await stage.person()
    await anna.start()
    await anna.rename(first_name="Аннабелла-Мария-Константиновна", last_name="Петрова" * 4)
    cards = keyboard(["10♥ " * 4] * 4, ["a very long label that does not fit anywhere"] * 2)
    await stage.bot.send_message(stage.group, "word" * 60, reply_markup=cards)
    await stage.bot.send_message(stage.group, f"<pre>{'1 2 3 ' * 30}</pre>", reply_markup=cards)
    await stage.bot.send_message(anna.id, "hand " * 30, reply_markup=cards)
    await window.page.set_viewport_size({"width": width, "height": 700})
    await window.go(person=str(anna.id))
    for side, other in (("group", "private"), ("private", "group")):
        await window.get(f"side-{side}").click()
        await expect(window.get(f"pane-{side}")).to_be_visible()
        await expect(window.get(f"pane-{other}")).to_be_hidden()
        script = (
            "[document.scrollingElement, ...document.querySelectorAll('.list, .head, .write')]"
            ".map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(await window.page.evaluate(script)) <= 0
    await window.get("world-toggle").click()
    await expect(window.get("world")).to_be_in_viewport(ratio=1)


async def test_buttons_of_a_row_are_equally_wide(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(
        stage.group, "hand", reply_markup=keyboard(["A♥", "marriage in hearts, 100", "9♦"])
    )
    await window.page.set_viewport_size(PHONE)
    await window.go()
    script = "[...document.querySelectorAll('.key')].map((key) => key.offsetWidth)"
    widths = await window.page.evaluate(script)
    assert len(widths) == 3
    assert max(widths) - min(widths) <= 1


async def test_a_private_word_marks_the_other_tab_of_a_phone(stage: Stage, window: Window) -> None:
    anna = await stage.person()
    await anna.start()
    await window.page.set_viewport_size(PHONE)
    await window.go(person="anya_p", side="group")
    dot = window.get("side-private").locator(".dot")
    await expect(dot).to_be_hidden()
    await stage.bot.send_message(anna.id, "your turn")
    await expect(dot).to_be_visible()
    await window.get("side-private").click()
    await expect(window.private("your turn")).to_be_visible()
    await expect(dot).to_be_hidden()


async def test_names_full_of_markup_stay_names(stage: Stage, window: Window) -> None:
    wild = '<b>Bold</b> & <img src=x onerror="document.title=1">'
    boris = await stage.person("Борис")
    await boris.rename(first_name=wild)
    await boris.send(f"{wild} says", stage.group)
    await stage.playground.set_status(stage.group, boris, "left")
    await window.go(person="anya_p")
    await window.get("world-toggle").click()
    await expect(window.get("sender").first).to_have_text(wild)
    await expect(window.group("says")).to_contain_text(f"{wild} says")
    await expect(window.get("service").last).to_contain_text(wild)
    await expect(window.face(boris)).to_contain_text(wild)
    await expect(window.get("world-people")).to_contain_text(wild)
    assert await window.page.title() == "Prikup"
    await expect(window.page.locator("img")).to_have_count(0)


async def test_telegrams_markup_is_shown(stage: Stage, window: Window) -> None:
    text = (
        "<b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <code>A♥</code>\n"
        "<pre>1 2\n3 4</pre><tg-spoiler>secret</tg-spoiler>"
        "<blockquote expandable>" + "<i>rule</i>\n" * 9 + "</blockquote>"
    )
    await stage.bot.send_message(stage.group, text)
    await window.go()
    message = window.group("bold")
    for tag in ("b", "i", "u", "s", "code", "pre", "blockquote"):
        await expect(message.get_by_test_id("text").locator(tag).first).to_be_visible()
    spoiler = message.get_by_role("button", name="Hidden text, press to read")
    await expect(spoiler).to_have_css("color", "rgba(0, 0, 0, 0)")
    await spoiler.click()
    await expect(message.locator(".spoiler")).not_to_have_css("color", "rgba(0, 0, 0, 0)")
    quote = message.locator("blockquote")
    folded = await quote.evaluate("(node) => node.offsetHeight")
    await message.get_by_role("button", name="Show all").click()
    await expect(message.get_by_role("button", name="Show less")).to_be_visible()
    assert await quote.evaluate("(node) => node.offsetHeight") > 2 * folded


async def test_a_line_after_a_quote_stands_right_below_it(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "<blockquote>rule</blockquote>\nbelow")
    await stage.bot.send_message(stage.group, "<blockquote>rule</blockquote>below")
    await window.go()
    heights = []
    for n in range(2):
        text = window.group("below").nth(n).get_by_test_id("text")
        heights.append(await text.evaluate("(node) => node.offsetHeight"))
    assert heights[0] == heights[1]


async def test_black_suits_turn_light_in_the_dark(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "trump ♠️", reply_markup=keyboard(["A♣️"]))
    await window.go(theme="dark")
    for text in ("♠️", "♣️"):
        suit = window.group("trump").get_by_text(text, exact=True)
        await expect(suit).to_have_css("filter", "invert(1)")
    await window.go(theme="light")
    suit = window.group("trump").get_by_text("♠️", exact=True)
    await expect(suit).to_have_css("filter", "none")


@pytest.mark.parametrize(
    ("locale", "language", "start", "members"),
    [("ru-RU", "ru", "Начать", "6 участников"), ("de-DE", "en", "Start", "6 members")],
)
async def test_the_page_speaks_the_language_of_the_browser(
    browser: Browser, stage: Stage, locale: str, language: str, start: str, members: str
) -> None:
    async with looking(browser, stage, locale=locale) as window:
        await window.go(person="anya_p")
        await expect(window.page.locator("html")).to_have_attribute("lang", language)
        await expect(window.get("single-private")).to_have_text(start)
        await expect(window.get("note-group")).to_contain_text(members)


async def test_who_wants_no_motion_gets_none(browser: Browser, stage: Stage) -> None:
    async with looking(browser, stage, reduced_motion="reduce") as window:
        table = await stage.bot.send_message(stage.group, "old")
        await window.go()
        await expect(window.group("old")).to_be_visible()
        await table.edit_text("new")
        await expect(window.group("new")).to_be_visible()
        await expect(window.page.locator(".flash")).to_have_count(0)


async def test_everything_can_be_reached_by_the_keyboard(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["my cards"]))
    await window.go(person="anya_p")
    await expect(window.group("table")).to_be_visible()
    wanted = {"person", "theme", "world-toggle", "title-group", "menu-group", "log-group"}
    wanted |= {"button", "reply", "input-group", "send-group", "menu-private", "single-private"}
    reached: set[str] = set()
    for _ in range(40):
        await window.page.keyboard.press("Tab")
        reached.add(str(await window.page.evaluate("document.activeElement.dataset.testid")))
    assert wanted - reached == set()


async def test_every_button_has_a_name(stage: Stage, window: Window) -> None:
    await stage.bot.send_message(stage.group, "table", reply_markup=keyboard(["my cards"]))
    await window.go(person="anya_p")
    await window.get("world-toggle").click()
    await expect(window.group("table")).to_be_visible()
    script = (
        "[...document.querySelectorAll('button, select, input, textarea')]"
        ".filter((one) => one.checkVisibility())"
        ".filter((one) => !(one.ariaLabel || one.labels?.length || one.textContent.trim()))"
        ".map((one) => one.outerHTML)"
    )
    assert await window.page.evaluate(script) == []
