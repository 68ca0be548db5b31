"""The hundred people: asked in the private chat, by the bot's own process."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import pytest_asyncio

from bot import callbacks
from bot.packs import Shelf
from bot.quiz import Questions
from bot.survey.respondent import DAY, SITTING, having_answered
from bot.survey.tally import Tally, counted, opened
from bot.table import Lobby, Table, Venue
from engine.games import GAMES
from engine.games.hundred_to_one.boards import PEOPLE
from engine.games.hundred_to_one.packs import Question
from engine.games.hundred_to_one.supply import read_supply
from playground.client import PATIENCE, Person
from playground.seen import Answer, Button, Seen
from tests.e2e.conftest import Invite
from tests.e2e.party import Party, ask, forged, greeted, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def button(seen: Seen, verb: str) -> Button | None:
    """The message's button of the survey that does this."""
    for one in seen.flat:
        meant = callbacks.parse(one.data or "")
        if isinstance(meant, callbacks.Survey) and meant.verb == verb:
            return one
    return None


async def press(person: Person, seen: Seen, verb: str) -> Answer:
    found = button(seen, verb)
    assert found is not None
    return await person.press(seen, found)


async def shown(person: Person, place: int, after: Seen | None = None) -> Seen:
    """The question of this place in the sitting, newer than the other message."""
    head = said("survey-question", place=place, most=SITTING, question="").splitlines()[0]
    oldest = after.id if after is not None else 0
    return await person.expect(
        lambda seen: seen.id > oldest and head in seen.text and bool(seen.flat)
    )


async def question(party: Party, person: Person, place: int, after: Seen | None = None) -> Seen:
    """The question of this place in the sitting, as soon as it can be answered.

    The bot has to know that it is there: what is written earlier is no answer to it. A bot that
    was killed meanwhile may ask it once more.
    """
    async with asyncio.timeout(PATIENCE):
        while True:
            asked = await shown(person, place, after)
            now_open = (await party.store.respondent(person.id)).asked
            if now_open is not None and now_open.shown == asked.id:
                return asked
            await person.hear(0.05)


async def stripped(person: Person, message: Seen) -> None:
    """The message loses its buttons."""
    await person.expect(lambda seen: seen.id == message.id and not seen.flat)


async def agreed(party: Party, person: Person) -> Seen:
    """The person agrees; the first question."""
    about = await ask(person, "/survey")
    await press(person, about, "agree")
    return await question(party, person, 1, about)


async def known(party: Party, person: Person) -> tuple[int, int]:
    """How many questions the person has answered, and how many there have been skipped."""
    record = await party.store.respondent(person.id)
    return len(record.answered), len(record.skipped)


async def votes(party: Party) -> int:
    """How many answers have been counted, whoever gave them."""
    return sum((await party.store.survey_votes()).values())


@pytest_asyncio.fixture(loop_scope="module")
async def person(party: Party) -> Person:
    await greeted(party.host)
    return party.host


async def test_who_agrees_is_asked_five_questions_and_no_more(
    party: Party, person: Person
) -> None:
    before = await votes(party)
    about = await ask(person, "/survey")
    assert "/forget" in about.text
    assert await known(party, person) == (0, 0)
    await press(person, about, "agree")
    asked = await question(party, person, 1, about)
    assert said("survey-how") in asked.text
    for place in range(2, SITTING + 1):
        await person.send("water")
        last, asked = asked, await question(party, person, place, asked)
        assert said("survey-noted") in asked.text
        await stripped(person, last)
    end = await ask(person, "water")
    assert said("survey-thanks") in end.text
    assert await known(party, person) == (SITTING, 0)
    assert await votes(party) == before + SITTING
    # what is written now is no answer to anything
    await ask(person, "water")
    assert await votes(party) == before + SITTING
    # but five more may be had, by the person alone
    await press(person, end, "sit")
    assert await question(party, person, 1, end)


async def test_not_now_is_no_consent(party: Party, person: Person) -> None:
    about = await ask(person, "/survey")
    await press(person, about, "later")
    await person.expect(lambda seen: seen.id == about.id and said("survey-later") in seen.text)
    assert not (await party.store.respondent(person.id)).has_agreed
    answer = await forged(person, about, str(callbacks.Survey("sit")))
    assert answer.text == said("answer-wrong-place")
    assert (await party.store.respondent(person.id)).asked is None


async def test_skipping_and_stopping_need_no_answer(party: Party, person: Person) -> None:
    before = await votes(party)
    first = await agreed(party, person)
    await press(person, first, "skip")
    second = await question(party, person, 2, first)
    assert second.text != first.text
    await press(person, second, "enough")
    await person.expect(lambda seen: seen.id == second.id and said("survey-stopped") in seen.text)
    assert await known(party, person) == (0, 1)
    menu = await ask(person, "/survey")
    assert button(menu, "agree") is None
    await press(person, menu, "sit")
    again = await question(party, person, 1, menu)
    assert again.text.splitlines()[1] == second.text.splitlines()[1]
    assert await votes(party) == before


async def test_an_open_question_is_shown_again_on_demand(party: Party, person: Person) -> None:
    first = await agreed(party, person)
    again = await ask(person, "/survey")
    assert again.text == first.text
    await stripped(person, first)


async def test_a_second_word_at_once_is_no_answer_to_a_question_unseen(
    party: Party, person: Person
) -> None:
    before = await votes(party)
    first = await agreed(party, person)
    await person.send("water")
    await person.send("water")
    second = await question(party, person, 2, first)
    await person.send("bread")
    await question(party, person, 3, second)
    assert await known(party, person) == (2, 0)
    assert await votes(party) == before + 2


async def test_an_edit_is_no_answer_and_neither_is_what_a_board_cannot_show(
    party: Party, person: Person
) -> None:
    await agreed(party, person)
    for text, why in (("?!", "empty"), ("w" * 61, "long"), ("t.me/spam", "address")):
        assert (await ask(person, text)).text == said(f"survey-unfit-{why}")
    sent = await person.send("?!")
    assert await _next(person, sent) == said("survey-unfit-empty")
    await person.edit(sent, "water")
    sticker = await person.show("sticker")
    assert await _next(person, sticker) == said("answer-words-only")
    assert (await ask(person, "?!")).text == said("survey-unfit-empty")
    assert await known(party, person) == (0, 0)


async def _next(person: Person, sent: Seen) -> str:
    """What the bot says next in private, after this message."""
    return (await person.expect(lambda seen: seen.by_bot and seen.id > sent.id)).text


async def test_a_button_that_is_tapped_twice_is_pressed_once(party: Party, person: Person) -> None:
    first = await agreed(party, person)
    skip = button(first, "skip")
    assert skip is not None
    queries = [await person.tap(first, data=skip.data) for _ in range(3)]
    for query in queries:
        await person.answer(query)
    await question(party, person, 2, first)
    assert await known(party, person) == (0, 1)
    assert (await forged(person, first, "q:nonsense:1")).text == said("answer-wrong-place")


async def test_two_people_are_asked_apart(party: Party, person: Person) -> None:
    other = party.people[1]
    await greeted(other)
    first = await agreed(party, person)
    await agreed(party, other)
    await person.send("water")
    await question(party, person, 2, first)
    assert await known(party, person) == (1, 0)
    assert await known(party, other) == (0, 0)


async def test_who_withdraws_is_asked_no_more(party: Party, person: Person) -> None:
    first = await agreed(party, person)
    await press(person, first, "enough")
    menu = await ask(person, "/survey")
    await press(person, menu, "leave")
    await person.expect(lambda seen: seen.id == menu.id and said("survey-left") in seen.text)
    record = await party.store.respondent(person.id)
    assert (record.has_agreed, record.asked) == (False, None)
    assert button(await ask(person, "/survey"), "agree")


async def test_in_a_group_the_command_leads_to_the_private_chat(party: Party) -> None:
    person = party.people[2]
    shown = await ask(person, "/survey", party.group)
    assert said("survey-privately") in shown.text
    (link,) = shown.flat
    assert link.url is not None
    opened_at = await person.open(link.url)
    about = await person.expect(lambda seen: seen.id > opened_at.id and seen.by_bot)
    assert button(about, "agree")


async def test_after_a_show_who_likes_that_is_asked_once_a_day(
    party: Party, person: Person
) -> None:
    first = await agreed(party, person)
    await press(person, first, "enough")
    menu = await ask(person, "/survey")
    await party.store.note_show([person.id], 0)
    await party.store.change_respondent(
        party.people[1].id, lambda record: replace(record, has_agreed=True)
    )
    await greeted(party.people[1])
    await party.store.note_show([party.people[1].id], 0)
    await question(party, party.people[1], 1)  # who had no sitting today
    assert (await party.store.respondent(person.id)).asked is None
    await party.store.change_respondent(
        person.id, lambda record: replace(record, sat_at=record.sat_at - DAY)
    )
    await party.store.note_show([person.id], 0)
    await question(party, person, 1, menu)


async def test_who_does_not_like_that_is_left_alone(party: Party, person: Person) -> None:
    await press(person, await agreed(party, person), "enough")
    menu = await ask(person, "/survey")
    await press(person, menu, "off")
    await person.expect(lambda seen: seen.id == menu.id and bool(button(seen, "on")))
    assert not (await party.store.respondent(person.id)).is_asked_after_shows


async def test_a_blocked_bot_asks_on_when_it_is_let_in_again(party: Party, person: Person) -> None:
    first = await agreed(party, person)
    await person.block()
    await party.store.note_show([person.id], 0)
    await person.block(blocked=False)
    again = await ask(person, "/survey")
    assert again.text == first.text


async def test_a_bot_that_is_killed_between_question_and_answer_counts_the_answer_once(
    party: Party, person: Person
) -> None:
    before = await votes(party)
    about = await ask(person, "/survey")
    await press(person, about, "agree")
    first = await shown(person, 1, about)
    await party.stand.bot.kill()
    sent = await person.send("water")
    await party.stand.bot.start()
    again = await person.expect(lambda seen: seen.id > sent.id and bool(seen.flat))
    if first.text == again.text:  # it was killed before it knew that the question had arrived
        await question(party, person, 1, sent)
        await person.send("water")
    await question(party, person, 2, first)
    assert await known(party, person) == (1, 0)
    assert await votes(party) == before + 1


async def test_the_hundredth_answer_makes_the_numbers_real(invite: Invite) -> None:
    party = await invite(1)
    person = party.host
    await greeted(person)
    shelf = Shelf(None)
    pool = shelf.estimates("en")
    name = "en-home/guests-early"
    await _filled(party, name, pool[name], PEOPLE - 1)
    await party.store.change_respondent(
        person.id, lambda record: replace(record, skipped=tuple(pool.keys() - {name}))
    )
    asked = await agreed(party, person)
    assert pool[name].board.question in asked.text
    end = await ask(person, "Dirty clothes")
    assert said("survey-exhausted") in end.text
    tally = await party.store.tally(name)
    assert tally is not None
    assert tally.is_full
    assert tally.groups[0].text == "Laundry"
    await party.store.add_met(party.group, frozenset(pool.keys() - {name}))
    given = await Questions(shelf, party.store).given(_quiz(party.group), b"seed")
    (board,) = read_supply(given["boards"])[0].boards
    assert board.question == pool[name].board.question
    assert board.is_surveyed
    assert board.votes == PEOPLE


async def _filled(party: Party, name: str, question: Question, number: int) -> None:
    """So many others have answered the question, each as the pack foresees."""
    rows = question.board.rows
    tally = opened(question)
    for n in range(number):
        tally = counted(tally, question.board.question, rows[n % len(rows)].answer)
    final: Tally = tally
    await party.store.count_answer(
        1, name, lambda record: having_answered(record, name, 0), lambda _: final
    )


def _quiz(group: int) -> Table:
    """A lobby of the quiz in the group, for a match of one question."""
    options = GAMES["hundred_to_one"].presets["tv"].but_text("rounds=simple, tie_break=both_none")
    return Table(
        id="quiz0001",
        venue=Venue(group),
        slug="hundred_to_one",
        preset="tv",
        options=options,
        host_id=0,
        chairs=(),
        language="en",
        turn_seconds=None,
        stage=Lobby(0.0),
    )


async def test_a_command_that_nobody_knows_is_no_answer(party: Party, person: Person) -> None:
    await agreed(party, person)
    before = await votes(party)
    await ask(person, "/water")
    assert await votes(party) == before
    assert await known(party, person) == (0, 0)
