"""Nothing that is shown betrays a card, an answer or a seed, and what would betray it is seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import callbacks
from bot.bench.faults import taint
from bot.bench.faults.taint import data_of, read_along, told_by
from bot.bench.faults.witness import Witness, cards_in, texts_of
from bot.i18n import LANGUAGES, translator
from bot.prefs import Prefs
from bot.screens import popups
from bot.screens.places import Places
from bot.table import Playing, Table
from engine.games import GAMES
from tests.bot.tables import begun, lobby, moved, people

ACTIONS = 45
"""Of each match: the start of it, by house rules drawn at random."""


def test_in_matches_of_all_games_nobody_reads_what_they_may_not_know() -> None:
    found = read_along(len(GAMES), ACTIONS)
    assert found.wrong == []
    assert sorted(found.matches) == sorted(GAMES)
    assert found.texts > 20 * found.positions / len(GAMES)
    assert found.with_cards > found.texts / 4


def _match(slug: str, language: str, moves: int) -> Table:
    seats = 3 if 3 in GAMES[slug].seats else 4
    table = begun(lobby(slug, language, people([f"Player {n}" for n in range(seats)], language)))
    for _ in range(moves):
        table = moved(table)
    return table


def _witnessed(table: Table, seat: int | None) -> Witness:
    assert isinstance(table.stage, Playing)
    witness = Witness(table.slug, seat)
    witness.learn(table.stage.state, table.stage.news)
    return witness


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(set(GAMES) - {"hundred_to_one"}))
def test_a_hand_that_another_reads_is_a_leak(slug: str, language: str) -> None:
    table = _match(slug, language, 2)
    screens = Places("prikup_bot").places(table, {})
    own = told_by(screens["hand:1"].screen)
    pop_up = popups.hand(table, translator(language), 1, Prefs(language, language))
    assert cards_in(own) >= cards_in(pop_up) != frozenset()
    for text in (own, pop_up):
        assert _witnessed(table, 0).excess(text, ()) == []
        assert _witnessed(table, 1).excess(text, ())
        assert _witnessed(table, None).excess(text, ())
    assert all(
        callbacks.parse(data) for wanted in screens.values() for data in data_of(wanted.screen)
    )


def test_a_row_that_is_not_open_is_a_leak() -> None:
    table = _match("hundred_to_one", "en", 3)
    assert isinstance(table.stage, Playing)
    state = table.stage.state
    hidden = _witnessed(table, 0).hidden(set(texts_of(state)))
    closed = [row.answer for n, row in enumerate(state.board.rows, 1) if n not in state.open]
    to_come = [board.question for supply in state.supply for board in supply.boards]
    assert {*closed} <= hidden
    assert len({*to_come} - hidden) == 1  # the one that has been asked
    assert _witnessed(table, 0).excess(f"There is {closed[0]} as well", hidden) == [closed[0]]


async def test_the_long_program_tells_what_it_has_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(taint, "MATCHES", 1)
    monkeypatch.setattr(taint, "LONGEST", 5)
    found = await taint.main(tmp_path)
    assert str(found).startswith("matches: 1 (1 thousand)\npositions: 6\n")
    assert str(found).endswith("leaks: 0")
