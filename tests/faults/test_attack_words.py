"""Names, titles, commands and answers that want to be more than text."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import cycle

import pytest
import pytest_asyncio

from bot import match
from bot.answer import BadMove
from bot.app import COMMANDS
from bot.i18n import LANGUAGES, translator
from bot.prefs import Prefs
from bot.screens import popups
from bot.screens.places import Places
from bot.table import Over, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES
from playground.calls import Call
from playground.markup import parse, units
from playground.model import Json, User
from playground.showing import found_entities
from tests.bot.tables import CHAT, begun, lobby, moved, people
from tests.faults.inside import Inside, inside

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOSTILE = (
    "<b>bold</b>", "</pre></b><a href='https://evil.example'>here</a>", "<script>",
    "a < b && c > d", "&amp;&lt;&#0;&#x202e;", "<", "&", '"><img src=x>', "```\n*x*\n__y__",
    "[x](https://evil.example)", "https://evil.example/x", "t.me/evil_bot", "evil.example.com",
    "tg://user?id=5000000001", "@durov", "@prikup_bot", "x@evil.com", "/stop",
    "/leave@prikup_bot", "ok\n/stop", "#tag $USD",
    "\u202etxet \u202dabc", "\u2066\u2067\u2068", "\u200b" * 50, "\u2060\u200d\ufeff",
    "\u00ad" * 9, "Z" + "\u0301" * 300, "\u0489" * 40, "😀" * 60,
    "👨‍👩‍👧‍👦" * 12, "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 9,
    "שלום /stop", "ﷺ" * 30, "\x00", "a\x00b\x07\x1b[31m",
    "\ud800", "\udfff\ud800x", "\ufffe\uffff", "a\u2028b\u2029c",
    "{name}", "{ $name }", "%s%n%(x)s", "{0.__class__}", "$(id)", "'; DROP TABLE x; --",
    "0", "007", "-5", "١٢٣", "１２３", "1e9", "null", "None", "\t\n\r", " ", "\u3164", "ㅤ" * 20,
)  # fmt: skip
"""What might disturb HTML, lines, directions, catalogues, stores or people."""
LONG = ("x" * 4096, "ё" * 4096, "😀" * 2048, "<&>" * 1365, "a b " * 1024, "@a1b2c3 " * 512)
NAMES = (*HOSTILE, "\u200bPlayer\ufe0f", "Player", "Рlayer", *LONG)
MOVES = 25
LEADING = ("url", "mention", "text_link", "text_mention", "bot_command")
"""What leads away from a text, or calls somebody."""
OWN = re.compile(r"/(?:" + "|".join(COMMANDS) + ")(?:@prikup_bot)?")
"""Commands that the bot may tell of."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("inside")) as here:
        yield here


def said(made: Inside, since: int) -> list[Call]:
    """The bot's calls, all of which Telegram takes."""
    calls = [call for call in made.calls(since) if call.method != "getUpdates"]
    assert [(c.method, c.description) for c in calls if not c.ok] == []
    assert made.faults == []
    return calls


def assert_harmless(made: Inside, chats: list[int]) -> None:
    """No message of the bot calls, links or commands what the bot would not have by itself."""
    for chat in chats:
        for message in made.world.chats[chat].messages.values():
            if message.sender is made.world.bot:
                assert_calls_nobody(message.text, message.entities)


def assert_calls_nobody(text: str, entities: tuple[Json, ...]) -> None:
    raw = text.encode("utf-16-le")
    for entity in found_entities(text, entities):
        if entity["type"] in LEADING:
            start, end = 2 * entity["offset"], 2 * (entity["offset"] + entity["length"])
            told = raw[start:end].decode("utf-16-le")
            assert OWN.fullmatch(told), (told, text[:200])


async def wrote(made: Inside, person: User, chat: int, texts: list[str]) -> None:
    for text in texts:
        await made.bring(made.wrote(person, chat, text))


async def test_any_command_with_any_words_is_answered_by_a_harmless_text(made: Inside) -> None:
    since, chats = made.last_call, []
    async with asyncio.TaskGroup() as group:
        for command in (*COMMANDS, "start", "unknown"):
            chance = random.Random(command)
            words = [*chance.sample(HOSTILE, 2), chance.choice(LONG)]
            if command in ("play", "rules", "start"):
                words += HOSTILE
            for first in range(0, len(words), 3):
                eve = made.person("Eve", ("en", "ru")[first % 2])
                where = made.group([eve]).id if first % 4 < 2 else eve.id
                chats.append(where)
                texts = [f"/{command} {word}"[:4096] for word in words[first : first + 3]]
                group.create_task(wrote(made, eve, where, texts))
    await made.quiet()
    assert said(made, since)
    assert_harmless(made, chats)


async def test_any_words_in_private_are_answered_by_a_harmless_text(made: Inside) -> None:
    since, chats = made.last_call, []
    async with asyncio.TaskGroup() as group:
        for word in (*HOSTILE, *LONG):
            eve = made.person("Eve", "ru")
            chats.append(eve.id)
            group.create_task(wrote(made, eve, eve.id, [word]))
    await made.quiet()
    assert said(made, since)
    assert_harmless(made, chats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_whatever_people_and_groups_are_called_every_screen_is_harmless(
    slug: str, language: str
) -> None:
    seats = max(GAMES[slug].seats)
    for first in range(0, len(NAMES), seats):
        called = [*NAMES[first : first + seats], *NAMES[:seats]][:seats]
        table = begun(_lobby(slug, called, language))
        for _ in range(MOVES):
            if isinstance(table.stage, Over):
                break
            table = moved(table)
        _assert_sendable(table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whatever_people_answer_every_screen_is_harmless(language: str) -> None:
    answers, given = cycle((*HOSTILE, *(text[:200] for text in LONG))), 0
    while given < 2 * len(HOSTILE):
        table = begun(_lobby("hundred_to_one", ["Ada", "Ben", "Cleo", "Dan"], language))
        while isinstance(table.stage, Playing):
            heard = _spoken(table, next(answers))
            given += heard is not None
            table = heard or moved(table)
            _assert_sendable(table)


def _lobby(slug: str, called: Sequence[str], language: str) -> Table:
    table = lobby(slug, language, people(called, language), Venue(CHAT, None, called[-1]))
    return replace(table, turn_seconds=90)


def _spoken(table: Table, words: str) -> Table | None:
    """The table after somebody has said this; None: they are no words that it takes now."""
    stage = table.stage
    assert isinstance(stage, Playing)
    for seat in sorted(GAMES[table.slug].to_move(stage.state)):
        with suppress(BadMove):
            if heard := match.spoken(table, seat + 1, words, aloud=False):
                return match.acted(table, *heard, 0.0, "person", Pace()).table
    return None


def _assert_sendable(table: Table) -> None:
    """Telegram takes all that is shown of the table, and finds nothing in it that leads away."""
    for wanted in Places("prikup_bot").places(table, {}, 2**31).values():
        text, entities = parse(wanted.screen.text)
        assert 0 < units(text) <= 4096
        assert_calls_nobody(text, entities)
    for number in range(1, len(table.chairs) + 1):
        t = translator(table.language)
        for shown in (popups.hand, popups.scores, popups.last_trick, popups.why_not):
            assert 0 < len(shown(table, t, number, Prefs())) <= 200
