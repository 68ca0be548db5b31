from dataclasses import replace
from hashlib import sha256

import pytest

from bot import presence
from bot.callbacks import Verb, parse
from bot.lobby import Rights
from bot.screens.gallery import as_text
from bot.screens.places import Places
from bot.screens.screen import Urgency, Wanted
from bot.table import Notice, Table
from bot.waking import Pace
from tests.bot.tables import SEED, begun, company, lobby, match_of, moved, played_out


def told(table: Table, kind: str) -> Wanted:
    notice = next(n for n in reversed(table.notices) if n.kind == kind)
    wanted = Places("prikup_bot").notice(table, notice)
    assert wanted is not None
    return wanted


def test_the_start_publishes_the_commitment_and_who_plays() -> None:
    wanted = told(match_of(), "match_started")
    assert sha256(SEED).hexdigest() in wanted.screen.text
    assert "Аня, 🤖 Герман, 🤖 Томский" in wanted.screen.text
    assert SEED.hex() not in wanted.screen.text


@pytest.mark.parametrize("slug", ["thousand", "hundred_one"])
def test_the_end_tells_winner_every_deal_and_the_seed_and_offers_a_rematch(slug: str) -> None:
    table = played_out(match_of(slug))
    wanted = told(table, "match_result")
    text = as_text(wanted.screen)
    assert "🏆 Победа" in text
    assert SEED.hex() in text
    assert sha256(SEED).hexdigest() in text
    deals = sum(notice.kind == "deal_result" for notice in table.notices)
    assert deals > 1
    assert all(f"\n{number:>3} " in text for number in range(1, deals + 1))
    assert parse(wanted.screen.buttons[0][0].data) == Verb(table.id, "rematch")


def test_nothing_shows_the_seed_before_the_end() -> None:
    table = match_of()
    for _ in range(120):
        for wanted in Places("b").places(table, {}).values():
            assert SEED.hex()[:16] not in wanted.screen.text
        for notice in table.notices:
            announced = Places("b").notice(table, notice)
            assert announced is None or SEED.hex()[:16] not in announced.screen.text
        table = moved(table)


def test_a_stopped_match_tells_who_stopped_it_and_where_it_stood() -> None:
    table = presence.stopped(match_of(), "Вера <3")
    wanted = told(table, "stopped")
    assert "Партия остановлена (Вера &lt;3)" in wanted.screen.text
    assert SEED.hex() in wanted.screen.text
    assert "Герман" in wanted.screen.text
    group = Places("b").places(table, {})["group"].screen
    assert "Партия остановлена" in group.text
    assert group.buttons == ()


def test_a_nudge_calls_the_person_by_a_link_and_rings() -> None:
    table = match_of().with_notice("nudge", seat=0)
    wanted = told(table, "nudge")
    assert '<a href="tg://user?id=1">Аня</a>, ваш ход' in wanted.screen.text
    assert wanted.wants_attention


@pytest.mark.parametrize("kind", ["took_over", "came_back", "left"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_other_announcements_name_the_person(kind: str, language: str) -> None:
    chairs = company(["<Ann>"], 2, language)
    table = begun(lobby(language=language, chairs=chairs)).with_notice(kind, seat=0)
    assert "&lt;Ann&gt;" in told(table, kind).screen.text


def test_an_unknown_announcement_is_not_made() -> None:
    assert Places("b").notice(match_of(), Notice(9, "weather")) is None
    assert Places("b").notice(lobby(), Notice(9, "left", seat=0)) is None


def test_announcements_go_where_the_table_stands() -> None:
    table = match_of()
    table = replace(table, venue=replace(table.venue, thread_id=5))
    wanted = told(table, "match_started")
    assert (wanted.chat_id, wanted.thread_id) == (table.venue.chat_id, 5)
    assert wanted.urgency is Urgency.RESULT
    private = Places("b").notice(table, Notice(7, "left", to=1, seat=0))
    assert private is not None
    assert (private.chat_id, private.thread_id) == (1, None)


def test_who_left_is_shown_as_a_computer_player() -> None:
    chairs = company(["Аня", "Боря"], 1)
    table = presence.left(begun(lobby(chairs=chairs)), 1, Pace())
    assert "🤖 Аня" in Places("b").places(table, {})["group"].screen.text
    assert Rights(2).person_id == table.host_id
