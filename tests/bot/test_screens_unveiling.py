"""The end of a round in the group: a drum roll, what decides, and then what nobody has found."""

from __future__ import annotations

import re

import pytest

from bot.screens.places import GROUP, Places
from bot.screens.screen import Urgency, Wanted
from bot.table import Computer, Venue
from bot.waking import STEP_SECONDS
from tests.bot.shows import NOW, PACE, after, person, show

DEAL = "0 deal"
LOST = (DEAL, "0 answer цветы", "2 answer трактор")
"""Row 1 is open; the other captain is to answer."""


def shown(*moves: str, venue: Venue | None = None) -> dict[str, Wanted]:
    table = after(show(venue=venue), *moves).table
    return Places("b").places(table, {})


def answers(text: str) -> list[str]:
    """The numbers of the rows that can be read."""
    return re.findall(r"(?:^|<pre>)(\d) (?!▒)", text, re.MULTILINE)


def test_the_steal_is_heard_then_judged_and_then_the_rest_is_shown() -> None:
    group = shown(*LOST, "1 answer платок")[GROUP]
    drum, verdict = group.eves
    assert "платок" in drum.screen.text
    assert answers(drum.screen.text) == ["1"]
    assert "+" not in drum.screen.text
    assert answers(verdict.screen.text) == ["1", "3"]
    assert "+49" in verdict.screen.text
    assert answers(group.screen.text) == ["1", "2", "3", "4", "5", "6"]
    assert [eve.until - NOW for eve in group.eves] == [STEP_SECONDS, 2 * STEP_SECONDS]


def test_what_the_steal_came_to_cannot_be_told_from_the_drum_roll() -> None:
    hit, miss = (shown(*LOST, f"1 answer {text}")[GROUP] for text in ("платок", "трактор"))
    told, other = hit.eves[0].screen, miss.eves[0].screen
    assert told.text == other.text.replace("трактор", "платок")
    assert [[b.text for b in row] for row in told.buttons] == [
        [b.text for b in row] for row in other.buttons
    ]


def test_the_result_is_not_announced_before_and_the_next_round_waits() -> None:
    table = after(show(), *LOST, "1 answer платок").table
    announced = [
        wanted.ready_at - NOW
        for notice in table.notices
        if (wanted := Places("b").notice(table, notice)) and notice.kind == "deal_result"
    ]
    assert announced == [2 * STEP_SECONDS]
    assert table.wake_at == NOW + PACE.deal + 2 * STEP_SECONDS


def test_where_there_is_no_group_nothing_waits() -> None:
    venue = Venue(1, None, "", is_private=True)
    table = after(show(venue=venue), *LOST, "1 answer платок").table
    assert table.wake_at == NOW + PACE.deal
    assert GROUP not in Places("b").places(table, {})


def test_alone_in_private_what_others_do_is_shown_at_once() -> None:
    alone = show((person(1), Computer(1)), venue=Venue(1, None, "", is_private=True))
    table = after(alone, DEAL, "0 answer цветы", "0 answer трактор").table  # the computer's turn
    assert Places("b").places(table, {})["hand:1"].urgency is Urgency.RESULT
    beside_a_group = shown(DEAL, "0 answer цветы")
    assert beside_a_group["hand:1"].urgency is Urgency.BYSTANDER


@pytest.mark.parametrize("moves", [(), (DEAL,), LOST])
def test_in_play_the_board_is_shown_as_it_is(moves: tuple[str, ...]) -> None:
    assert not any(wanted.eves for wanted in shown(*moves).values())


def test_who_begins_the_next_round_need_not_wait() -> None:
    table = after(show(), *LOST, "1 answer платок", DEAL).table
    assert not Places("b").places(table, {})[GROUP].eves
    results = [Places("b").notice(table, n) for n in table.notices if n.kind == "deal_result"]
    assert [wanted.ready_at for wanted in results if wanted] == [NOW]
