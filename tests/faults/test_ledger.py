"""The ledger of the fault programs sees what is lost, doubled or astray."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import lobby, match, overdue
from bot.bench.faults.ledger import DONE, TRY_AGAIN, Ledger, Press
from bot.lobby import Rights
from bot.prefs import ChatSettings, Prefs
from bot.table import LogEntry, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES

PACE = Pace(0, 0, 0)


def _played(moves: int) -> tuple[Table, list[LogEntry], Ledger]:
    """A match in which so many moves were made by accepted presses."""
    people = [Person(n, f"P{n}", Prefs(), is_reachable=True) for n in range(1, 4)]
    venue = Venue(-1, None, "Cards")
    table = lobby.opened("abcdefgh", venue, "thousand", people[0], ChatSettings(), 1.0)
    for person in people[1:]:
        table = lobby.seated(table, person)
    started = match.started(table, Rights(1), bytes(32), 1.0, PACE)
    moved = overdue.time_up(started.table, 2.0, PACE)
    table, log, ledger = moved.table, [*started.log, *moved.log], Ledger()
    for _ in range(moves):
        stage, game = table.stage, GAMES["thousand"]
        assert isinstance(stage, Playing)
        seat = min(game.to_move(stage.state))
        action = game.choose(game.view(stage.state, seat))
        press = Press(table.id, stage.position, seat, str(action))
        ledger.pressed(press)
        ledger.answered(press, None)
        after = match.acted(table, seat, action, 3.0, "person", PACE)
        table, log = after.table, [*log, *after.log]
    return table, log, ledger


def test_a_match_of_accepted_presses_is_without_fault() -> None:
    table, log, ledger = _played(4)
    assert not ledger.faults(table, log)
    assert ledger.accepted == 4


@pytest.mark.parametrize("told", [None, DONE])
def test_an_accepted_press_that_is_not_stored_is_a_fault(told: str | None) -> None:
    before, log, _ = _played(3)
    _, _, ledger = _played(4)
    ledger.presses[-1].told = told
    (fault,) = ledger.faults(before, log)
    assert "is not there" in fault


def test_a_press_that_was_told_to_try_again_may_be_lost() -> None:
    before, log, _ = _played(3)
    _, _, ledger = _played(4)
    ledger.answered(ledger.presses[-1], TRY_AGAIN)
    assert not ledger.faults(before, log)


def test_an_action_that_nobody_asked_for_is_a_fault() -> None:
    table, log, _ = _played(4)
    _, _, ledger = _played(3)
    assert "nobody asked for" in " ".join(ledger.faults(table, log))


def test_a_log_that_leads_elsewhere_is_a_fault() -> None:
    table, log, ledger = _played(4)
    before, _, _ = _played(3)
    told = " ".join(ledger.faults(replace(table, stage=before.stage), log))
    assert "the position is 4" in told
    assert "does not lead to the stored state" in told


def test_an_entry_that_is_there_twice_is_a_fault() -> None:
    table, log, ledger = _played(4)
    assert ledger.faults(table, [*log[:-1], log[-2]])
