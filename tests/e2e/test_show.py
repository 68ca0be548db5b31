"""A whole show of «Сто к одному» in each language, by people who answer in every way."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.bench.calls import verb
from bot.bench.stand import Stand
from bot.i18n import LANGUAGES
from bot.screens.hundred_to_one.teams import DARK, LIT
from engine.games import GAMES
from engine.games.hundred_to_one.state import Big, State, big_board
from engine.games.hundred_to_one.values import PhaseName, RoundName
from engine.script import check, read_script
from playground.seen import Seen
from tests.e2e.conftest import Invite
from tests.e2e.overheard import all_texts, names_any
from tests.e2e.party import said
from tests.e2e.questions import VOTES
from tests.e2e.show import Show, misspelt, opened, owing, pair, show, stage, word

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

CODE = "tv: big_target=150, answer_timeout=600, reverse_time=600, big_time1=600, big_time2=600"
"""Nobody is in a hurry: other tests look at clocks."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def made(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stand]:
    async with stage(tmp_path_factory.mktemp("stand"), limits=True, pace=0.1) as here:
        yield here


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_show_of_five_games(invite: Invite, language: str) -> None:
    party = await invite(5, language=language)
    here = await show(party, CODE, language=language, watchers=1)
    await _simple(here)
    await _double(here)
    await _triple(here)
    await _reverse(here)
    await _big(here)
    await _looked_back(here)


async def _simple(here: Show) -> None:
    """Whoever must not answer does; a slip of the finger counts; the fund is stolen."""
    state = await here.comes_to(PhaseName.FACEOFF)
    assert pair(state) == (0, 1)
    await here.board(state.board.question)
    await here.speaks(here.watchers[0], word(state, 1))
    await here.speak(2, word(state, 1))
    await here.say(0, here.strange())
    await here.speak(0, word(state, 1))
    slip = misspelt(word(state, 2))
    await here.say(1, slip)
    assert opened(await here.board(here.said("fund", fund=22))) == {2: word(state, 2)}
    await _edited(here, slip, into=word(state, 1))
    await here.say(3, f"  {word(state, 1).upper()}!!! ")
    assert opened(await here.board(here.said("fund", fund=52))).keys() == {1, 2}
    await here.say(1, word(state, 2))
    await here.board(LIT + DARK * 2)
    await here.say(3, here.strange(1))
    await here.board(here.said("now-last-chance"))
    await here.do(1, "pass")
    await _stolen(here, state)


async def _edited(here: Show, was: str, *, into: str) -> None:
    """An answer of the face-off becomes another one afterwards, and nothing comes of it."""
    person = await here.person(1)
    written = next(seen for seen in await person.look(here.group) if seen.text == was)
    assert (await person.edit(written, into)).edited
    shown = await here.board(here.said("fund", fund=22))
    assert into not in shown.text


async def _stolen(here: Show, state: State) -> None:
    """A version is whispered, not said aloud, and the captain takes it."""
    await here.comes_to(PhaseName.BLITZ)
    member, version = await here.person(2), word(state, 3)
    aloud = await here.speaks(member, here.strange(2))
    told = await member.expect(lambda seen: seen.reply_to == aloud.id, here.group)
    assert told.text == said("answer-whisper", here.language)
    await here.say(2, version)
    button, _ = await here.button(0, "choose 1")
    assert version in button.text
    await here.do(0, "choose 1")
    result = await _result(here, RoundName.SIMPLE)
    assert opened(result) == {n: word(state, n) for n in range(1, 7)}
    assert here.said("end-stolen", fund=68, team=_team(here, 0)) in result.text
    assert "🔴 68 : 0 🔷" in result.text


async def _double(here: Show) -> None:
    """The first answer is the best one, and the team finds the whole board."""
    state = await here.comes_to(PhaseName.FACEOFF)
    assert state.round is RoundName.DOUBLE
    assert pair(state) == (2, 3)
    await here.say(2, word(state, 1))
    for row in range(2, 7):
        await here.speak(3, word(state, row))  # it is the other team that plays
        state = await here.say(min(owing(await here.state())), word(state, row))
    result = await _result(here, RoundName.DOUBLE)
    assert here.said("end-fund", fund=2 * sum(VOTES), team=_team(here, 0)) in result.text
    assert "🔴 256 : 0 🔷" in result.text


async def _triple(here: Show) -> None:
    """Nobody of the first pair finds anything; at the end the steal fails."""
    state = await here.comes_to(PhaseName.FACEOFF)
    assert pair(state) == (0, 1)
    await here.say(1, here.strange())
    state = await here.say(0, here.strange(1))
    assert pair(state) == (2, 3)
    await here.say(3, word(state, 4))
    await here.board(here.said("now-higher", row=4))
    await here.say(2, word(state, 6))
    assert opened(await here.board(here.said("fund", fund=51))).keys() == {4, 6}
    for number in range(3):
        state = await here.say(min(owing(await here.state())), here.strange(number))
    await here.do(2, "pass")
    await here.board(here.said("version-none"))
    await here.say(0, here.strange())
    result = await _result(here, RoundName.TRIPLE)
    assert here.said("end-fund", fund=51, team=_team(here, 1)) in result.text
    assert "🔴 256 : 51 🔷" in result.text


async def _reverse(here: Show) -> None:
    """The poorer captain answers first, and the other must say something else."""
    state = await here.comes_to(PhaseName.REVERSE)
    assert owing(state) == {1}
    rare = word(state, 6)
    state = await here.say(1, rare)
    assert opened(await here.board(rare)) == {}
    same = await here.speak(0, f"{rare.title()}.")
    refusal = await (await here.person(0)).expect(
        lambda seen: seen.reply_to == same.id, here.group
    )
    rival = (await here.person(1)).name
    assert refusal.text == here.said("reason-said-by-rival", name=rival)
    await here.say(0, word(state, 5))
    result = await _result(here, RoundName.REVERSE)
    assert opened(result).keys() == set(range(1, 7))
    assert "🔴 436 : 291 🔷" in result.text


async def _big(here: Show) -> None:
    """Two players answer in private; the second hears nothing of the first, and wins the prize."""
    await here.comes_to(PhaseName.BIG_FIRST)
    state = await here.do(0, "first 2")
    await here.board(here.said("big-secret", number=1, most=5))
    await here.say(2, word(state, 1))
    state = await here.say(2, word(await here.state(), 2))
    state = await here.say(2, here.strange())
    state = await here.do(2, "pass")
    state = await here.say(2, misspelt(word(state, 1)))
    await here.board(here.said("fund-left", fund=82, left=68))
    second = await here.person(0)
    same = await here.speak(0, word(state, 1))
    refusal = await second.expect(lambda seen: seen.reply_to == same.id)
    assert refusal.text == here.said("reason-said-by-first")
    assert isinstance(state.phase, Big)
    state = await here.say(0, big_board(state, state.phase).rows[0].synonyms[0])
    await here.board(here.said("fund-left", fund=112, left=38))
    state = await here.say(0, word(state, 1))
    last = word(state, 2)
    await here.say(0, last)
    result = await _result(here, RoundName.BIG)
    assert here.said("end-prize", fund=164) in result.text
    assert last in result.text


async def _looked_back(here: Show) -> None:
    """The end of the show, and what can be seen of it as a whole."""
    await here.comes_to(PhaseName.OVER)
    host = here.party.host
    result = await host.expect(lambda seen: bool(verb(seen, "record")), here.group)
    assert here.said("won", team=_team(here, 0)) in result.text
    assert here.said("end-prize", fund=164) in result.text
    await host.press(result, verb(result, "record")[0])
    sent = await host.expect(lambda seen: bool(seen.raw["document"]))
    script = read_script((await here.party.stand.playground.file(sent)).decode())
    assert check(script, GAMES) is None
    await here.assert_taken()
    calls = await here.calls()
    assert [call for call in calls if not call["ok"]] == []
    assert len(calls) <= 3.5 * len(await here.party.store.log(here.table_id))
    assert await here.overheard(calls) == []
    record = await here.record()
    too_early = [{**call, "at": record.moments[1]} for call in calls]
    assert await here.overheard(too_early) != []  # the same would have been a secret then
    texts = all_texts(record.states[0])
    assert [line for line in here.party.stand.bot.said if names_any(line, texts)] == []


async def _result(here: Show, name: RoundName) -> Seen:
    """The message that tells how the round has ended."""
    title = here.said(f"round-{name.value}")
    return await here.party.host.expect(
        lambda seen: seen.by_bot and not verb(seen, "hand") and seen.text.splitlines()[0] == title,
        here.group,
    )


def _team(here: Show, team: int) -> str:
    return f"{'🔴🔷'[team]} {here.said(f'team-{team}')}"
