"""The record: a file that anybody can ask for when the cards are no secret any more."""

from __future__ import annotations

import pytest

from bot.bench.calls import verb
from bot.callbacks import Verb
from engine.games import GAMES
from engine.script import check, read_script
from engine.verify import verify
from tests.e2e.party import Party, ask, forged, has_verb, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_record_comes_as_a_file_and_holds_against_its_seed(party: Party) -> None:
    await party.begin()
    table = await party.moves(5)
    person, hand, _ = await party.mover()
    early = await forged(person, hand, str(Verb(table.id, "record")))
    assert early.text == said("answer-not-over")
    question = await ask(party.host, "/stop", party.group)
    await party.host.press(question, verb(question, "stop")[0])
    result = await party.host.expect(has_verb("record"), party.group)
    answer = await party.host.press(result, verb(result, "record")[0])
    assert answer.text == said("answer-sent-privately")
    sent = await party.host.expect(lambda seen: bool(seen.raw["document"]))
    assert sent.raw["document"]["name"] == f"thousand-{table.id}.game"
    script = read_script((await party.stand.playground.file(sent)).decode())
    assert check(script, GAMES) is None
    verdict = verify(script, GAMES)
    assert verdict.lot == verdict.dealer


async def test_the_chats_last_record_comes_by_command(party: Party) -> None:
    assert (await ask(party.host, "/record", party.group)).text == said("answer-no-record")
    await party.begin()
    table = await party.moves(3)
    assert (await ask(party.host, "/record", party.group)).text == said("answer-no-record")
    question = await ask(party.host, "/stop", party.group)
    await party.host.press(question, verb(question, "stop")[0])
    await party.host.expect(has_verb("record"), party.group)
    await party.open()  # a table that gathers does not hide the match before it
    asked = await party.people[1].send("/record", party.group)
    sent = await party.people[1].expect(
        lambda seen: seen.id > asked.id and bool(seen.raw["document"]), party.group
    )
    assert sent.raw["document"]["name"] == f"thousand-{table.id}.game"
    script = read_script((await party.stand.playground.file(sent)).decode())
    assert check(script, GAMES) is None
