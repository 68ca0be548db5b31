"""The record of a match that was played at a table."""

from __future__ import annotations

import pytest

from bot import lobby, match, overdue, presence
from bot.answer import Refused
from bot.lobby import Rights
from bot.prefs import ChatSettings, Prefs
from bot.quiz import move_of, shipped_boards
from bot.record import record_of
from bot.table import LogEntry, Over, Person, Table, Venue
from bot.waking import Pace
from engine.games import GAMES
from engine.script import check, read_script
from engine.verify import verify
from tests.bot.tables import enough

NOW = 1_000_000.0
ADA = Person(1, "Ada", Prefs(), is_reachable=True)
PACE = Pace()
LONGEST = 20_000


def gathered(slug: str) -> Table:
    table = lobby.opened("abcdefgh", Venue(-100), slug, ADA, ChatSettings(turn_seconds=30), NOW)
    for _ in range(enough(slug, 3) - 1):
        table = lobby.with_computer(table, Rights(ADA.id))
    return table


def played(slug: str) -> tuple[Table, list[LogEntry]]:
    """A match that the clock plays to its end; the person is there and lets it play."""
    table, seed = gathered(slug), bytes(range(32))
    given = shipped_boards(slug, table.options, table.language, seed)
    moved = match.started(table, Rights(ADA.id), seed, NOW, PACE, given)
    log = list(moved.log)
    for _ in range(LONGEST):
        table = moved.table
        if isinstance(table.stage, Over):
            return table, log
        seat = min(GAMES[slug].to_move(match.playing_of(table).state))
        if isinstance(table.chairs[seat], Person):
            action = move_of(slug, match.playing_of(table).state, seat)
            moved = match.acted(table, seat, action, NOW, "person", PACE)
        else:
            assert table.wake_at is not None
            moved = overdue.time_up(table, table.wake_at, PACE)
        log += moved.log
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("slug", GAMES)
def test_the_record_replays_to_the_scores_and_holds_against_its_seed(slug: str) -> None:
    table, log = played(slug)
    assert isinstance(table.stage, Over)
    text = record_of(table, log)
    script = read_script(text)
    assert check(script, GAMES) is None
    verdict = verify(script, GAMES)
    assert verdict.lot == verdict.dealer
    scores = GAMES[slug].view(table.stage.state, None).scores
    assert f"expect scores = {' '.join(map(str, scores))}" in text
    assert f"id: {slug}-abcdefgh" in text


def test_a_match_that_was_stopped_has_a_record_too() -> None:
    moved = match.started(gathered("thousand"), Rights(ADA.id), bytes(32), NOW, PACE)
    log = list(moved.log)
    moved = overdue.time_up(moved.table, NOW + 60, PACE)
    log += moved.log
    stopped = presence.stopped(moved.table, "Ada")
    assert check(read_script(record_of(stopped, log)), GAMES) is None


def test_no_record_is_given_while_the_cards_are_secret() -> None:
    moved = match.started(gathered("thousand"), Rights(ADA.id), bytes(32), NOW, PACE)
    with pytest.raises(Refused) as caught:
        record_of(moved.table, moved.log)
    assert caught.value.answer.key == "answer-not-over"


def test_a_lobby_that_was_closed_has_none() -> None:
    closed = lobby.closed(gathered("thousand"), Rights(ADA.id), "Ada", NOW)
    with pytest.raises(Refused) as caught:
        record_of(closed, ())
    assert caught.value.answer.key == "answer-no-table"
