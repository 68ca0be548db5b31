"""What people of a show type, send and call themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.bench.stand import Stand
from engine.games.hundred_to_one.normal import normalise
from engine.games.hundred_to_one.values import PhaseName
from playground.seen import Seen
from tests.e2e.conftest import Invite
from tests.e2e.party import ask, position, said
from tests.e2e.show import QUICK, owing, show, stage, word

pytestmark = pytest.mark.asyncio(loop_scope="module")

SLOWLY = f"{QUICK}, answer_timeout=600"
JOINER = "\u2060"
"""Keeps Telegram from making a command of what follows a slash."""
NO_WORDS = ("🎉🎉🎉", "!?…", "|;=#!", "\u200f\u202e.\u0301", "\u2800")
WORDS = ("<b>bold</b> & <script>", "שלום עולם", "a" * 200, "№ 5 · ٣", "two\nlines")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stage(tmp_path_factory.mktemp("stand")) as here:
        yield here


async def test_what_has_no_word_in_it_is_refused_and_may_be_said_again(invite: Invite) -> None:
    here = await show(await invite(2), SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    person, before = await here.person(0), await here.table()
    for text in NO_WORDS:
        sent = await person.send(text)
        assert (await person.expect(_answering(sent))).text == here.said("reason-empty-answer")
    long = await here.speaks(person, "щ" * 4096)
    refused = await person.expect(_answering(long), here.group)
    assert refused.text == here.said("reason-answer-too-long", number=200)
    assert position(await here.table()) == position(before)
    await here.say(0, word(state, 1))
    await here.assert_taken()


async def test_whatever_people_type_is_shown_as_they_typed_it(invite: Invite) -> None:
    here = await show(await invite(2), SLOWLY)
    for text in WORDS:
        await here.comes_to(PhaseName.FACEOFF)
        seat = min(owing(await here.state()))
        await here.say(seat, text)
        shown = await (await here.person(seat)).expect(_says(text))
        assert "<script>" not in shown.html
    await here.assert_taken()


def _says(text: str) -> Callable[[Seen], bool]:
    """Whether the bot repeats it, as far as it has room."""
    wanted = normalise(text)[:20].strip()
    return lambda seen: seen.by_bot and wanted in normalise(seen.text)


def _answering(sent: Seen) -> Callable[[Seen], bool]:
    return lambda seen: seen.by_bot and seen.reply_to == sent.id


@pytest.mark.parametrize("kind", ["sticker", "photo"])
async def test_a_picture_is_no_answer(invite: Invite, kind: str) -> None:
    here = await show(await invite(2), SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    person = await here.person(0)
    board = next(seen for seen in await person.look(here.group) if seen.by_bot)
    await person.show(kind, here.group, reply_to=board.id)
    await person.show(kind)
    await person.expect(said("answer-words-only"))
    await here.say(0, word(state, 2))
    await here.assert_taken()


async def test_a_command_is_no_answer_known_or_not(invite: Invite) -> None:
    here = await show(await invite(2), SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    person = await here.person(0)
    await here.speaks(person, f"/{word(state, 1)}")
    await person.send(f"/{word(state, 1)}")
    await person.expect(said("answer-use-buttons"))
    await ask(person, "/score")
    await here.say(0, word(state, 2))
    await here.assert_taken()


@pytest.mark.parametrize("way", ["a message in privacy mode", "a message that the bot may read"])
async def test_a_message_that_is_no_reply_counts_where_the_bot_may_read_it(
    invite: Invite, made: Stand, way: str
) -> None:
    here = await show(await invite(2), SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    is_read = way == "a message that the bot may read"
    if is_read:
        await made.playground.set_status(here.group, None, "administrator")
    before = await here.table()
    await (await here.person(0)).send(word(state, 2), here.group)
    if is_read:
        here.taken.append((0, f"answer {word(state, 2)}"))
        await here.party.moved(before)
    await here.say(1, word(state, 3))
    await here.assert_taken()


async def test_an_edited_message_is_no_answer(invite: Invite) -> None:
    here = await show(await invite(2), SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    person = await here.person(1)
    sent = await person.send("/score")
    await person.edit(sent, word(state, 1))
    await here.say(0, word(state, 4))
    await person.edit(sent, word(state, 2))
    await here.say(1, word(state, 3))
    await here.assert_taken()


async def test_names_can_be_anything(invite: Invite) -> None:
    party = await invite(2)
    ada, ben = party.people
    await ada.rename(first_name="<b>Ada</b> &amp;", last_name="\u202eevil")
    await ben.rename(first_name="🎉" * 30)
    here = await show(party, SLOWLY)
    state = await here.comes_to(PhaseName.FACEOFF)
    await here.say(0, word(state, 2))
    seen = await ben.expect(here.said("now-higher", row=2))
    for shown in (seen, await here.board(here.said("now-higher", row=2))):
        assert "<b>Ada</b> &amp;" in shown.text.replace(JOINER, "")
        assert "\u202e" not in shown.text
