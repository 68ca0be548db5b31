"""What everybody at a table of Twenty-Five is shown: tricks, sides, results, and a crowd."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, translator
from bot.prefs import Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.names import columns
from bot.screens.places import Places
from bot.screens.results import stopped_screen
from bot.screens.sheet import WIDTH
from bot.table import Over, Playing, Table
from engine.cards import Card, Suit
from engine.games.twenty_five import events
from engine.games.twenty_five.options import PRESETS
from engine.games.twenty_five.values import DealScore
from tests.bot.seen import group, look
from tests.bot.tables import did, lobby, people, played_out, until
from tests.bot.test_screens_limits import must_be_sendable
from tests.bot.twenty_five import (
    GAME,
    NAMES,
    RENEGING,
    ROBBING,
    SCREENS_OF,
    crowd,
    hand,
    screen,
    seated,
    table,
)

# The table


def test_the_card_of_each_stands_beside_the_name_the_best_marked() -> None:
    match = table(ROBBING, dealer=2)
    match = did(match, 0, "play QD")
    text = group(did(match, 1, "play 9D"))
    assert "Ход с Д♦️ — Аня" in text
    assert "🔝 Аня: 0 · Д♦️\n▫️ Борис Петрович: 0 · 9♦️\n👉 Вера: 0 · сдаёт" in text


def test_a_trick_lies_there_until_the_next_card_is_led() -> None:
    match = table(ROBBING, dealer=2)
    for seat, action in ((0, "play QD"), (1, "play AC"), (2, "play KD")):
        match = did(match, seat, action)
    text = group(match)
    assert "Взятка — Борис Петрович, Т♣️" in text
    assert "👉 Борис Петрович: 5 · Т♣️ · 1 взятка\n▫️ Вера: 0 · К♦️" in text
    after = group(did(match, 1, "play 3S"))
    assert "К♦️" not in after
    assert "Ход с 3♠️ — Борис Петрович" in after


def test_the_reader_finds_the_own_name_underlined() -> None:
    match = table(ROBBING, dealer=2)
    assert "<u>Вера</u>" in screen(match, 2).text
    assert "<u>" not in Places("b").places(match, {})["group"].screen.text


def test_a_game_that_stops_in_mid_deal_shows_the_trick_that_ended_it() -> None:  # TF-024
    match = did(table(RENEGING, dealer=1, scores="20 15"), 0, "play 7S")
    match = did(match, 1, "play 9C")
    text = group(match)
    assert "🏁 Есть 25: Аня" in text
    assert "🔝 Аня: 25 · 7♠️" in text
    assert "Партия окончена" in text
    result = next(n for n in match.notices if n.kind == "deal_result")
    told = SCREENS_OF.deal_result(look(match, None), result.event)
    assert "хватило 1 взятки" in told
    assert "Каждый проигравший платит 20" in SCREENS_OF.match_result(look(match, None))
    assert "Ваши карты" not in hand(match, 1)


# Sides


def test_partners_wear_one_sign_and_share_a_score() -> None:  # TF-003, TF-005
    match = crowd("25-pairs", 6)
    match = until(match, lambda view, _: len(view.taken) == 2 and len(view.trick) == 1)
    text = group(match)
    assert " 🔴 Аня" in text
    assert " 🔴 Геннадий" in text
    assert " 🔷 Борис Петрович" in text
    assert "Счёт: 🔴 " in text
    assert "Побед: 🔴 0 · 🔷 0 · 🟩 0 (нужно 3)" in text
    assert "🔴 Ваш партнёр: Геннадий" in hand(match, 0)
    assert "Аня: " not in text


def test_threes_sit_alternately_and_know_their_partners() -> None:  # TF-004
    match = until(crowd("25-triples", 9), lambda view, _: len(view.trick) == 1)
    assert "🔷 Ваши партнёры: Даша + Илья" in hand(match, 1)
    assert ["🔴" in line for line in seated(match)] == [True, False, False] * 3


def test_the_lobby_shows_who_will_play_together_as_soon_as_it_can_be() -> None:
    options = PRESETS["25-pairs"]
    gathering = lobby("twenty_five", chairs=people(NAMES[:4]))
    four = replace(gathering, preset="25-pairs", options=options)
    assert "1. 🔴 Аня 👑\n2. 🔷 Борис Петрович\n3. 🔴 Вера\n4. 🔷 Геннадий" in group(four)
    five = replace(four, chairs=people(NAMES[:5]))
    assert "🔴" not in group(five)
    assert "🔴" not in group(replace(gathering, chairs=people(NAMES[:4])))


def test_the_start_and_a_stopped_match_name_the_sides() -> None:
    match = crowd("25-triples", 9)
    notice = next(n for n in match.notices if n.kind == "match_started")
    started = Places("b").notice(match, notice)
    assert started is not None
    assert "🔴 Аня + Геннадий + Зоя, 🔷 Борис Петрович" in started.screen.text
    assert isinstance(match.stage, Playing)
    stage = Over("stopped", match.stage.state, match.stage.commitment)
    stopped = stopped_screen(replace(match, stage=stage))
    assert "🟩 Вера + Женя" in stopped.text


# Results


def test_the_winners_of_a_match_are_named_together() -> None:
    match = played_out(crowd("25-pairs", 4))
    text = SCREENS_OF.match_result(look(match, None))
    assert "🏆 Победа: Аня + Вера" in text or "🏆 Победа: Борис Петрович + Геннадий" in text
    assert "на всех" not in text
    assert "*25" in text
    assert "* выигранная игра" in text


def test_a_sweep_from_nought_is_told_with_its_double_stake() -> None:  # TF-027
    cards = ("5S", "JS", "AH", "AS", "KS")
    match = table(
        f"0={' '.join(cards)} | 1=2C 3C 4C 6C 7C | up=2S", dealer=1, preset="25-double", rob=False
    )
    for card in cards:
        match = did(match, 0, f"play {card}")
        assert isinstance(match.stage, Playing)
        match = did(match, 1, str(GAME.legal(match.stage.state, 1)[0]))
    result = next(n for n in match.notices if n.kind == "deal_result")
    assert "ставка вдвойне" in SCREENS_OF.deal_result(look(match, None), result.event)
    assert "платит 40" in SCREENS_OF.match_result(look(match, None))


def test_who_had_25_first_wins_though_another_has_more() -> None:  # E5.2
    score = DealScore(
        1, 0, Suit.SPADES, (1, 4), (5, 20), (25, 40), 0, is_sweep=False, games=(1, 0)
    )
    match = table(RENEGING, dealer=1)
    text = SCREENS_OF.deal_result(look(match, None), events.DealEnded(score))
    assert "Есть 25: Аня" in text
    assert "кто первым дошёл до 25" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str) -> None:
    match = table(ROBBING, dealer=2, stake_mode="best_of")
    score = DealScore(
        1, 0, Suit.SPADES, (1, 2, 2), (5, 10, 10), (5, 10, 10), None, False, (0,) * 3
    )
    told = (
        events.DealStarted(0, 3),
        events.TrumpTurned(Card.parse("8C")),
        events.TurnedCardRobbed(0, Card.parse("8C")),
        events.CardLaidAway(0, Card.parse("2C")),
        events.TrickTaken(0, Card.parse("2C"), (5, 0, 0)),
        events.DealEnded(score),
        events.GameWon((0,), (1, 0, 0)),
        events.MatchEnded((0,), (1, 2), (25, 0, 0), 20),
    )
    for event in told:
        line = SCREENS_OF.news(look(match, None, language), event)
        assert line, event
        assert "\n" not in line


# Ten people and a phone


def positions(match: Table) -> Iterator[Table]:
    """Every deal at its rest and as its last trick is about to be complete, to the end."""
    seats = len(match.chairs)
    while isinstance(match.stage, Playing):
        yield match
        match = until(match, lambda view, _: len(view.trick) == seats - 1)
        yield match
        match = until(match, lambda view, t: not view.trick or not isinstance(t.stage, Playing))
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "seats"), [("25-individual", 10), ("25-pairs", 10), ("25-triples", 9)]
)
def test_a_crowd_fits_a_phone(preset: str, seats: int, language: str) -> None:
    looked = 0
    for match in positions(crowd(preset, seats, language)):
        for wanted in Places("b").places(match, {}).values():
            must_be_sendable(wanted.screen)
            text = as_text(replace(wanted.screen, buttons=()))
            assert len(text) <= 1500
            assert len(text.splitlines()) <= 40
        assert len(seated(match)) == seats
        assert max(map(columns, seated(match))) <= 50
        t = translator(language)
        for show in (popups.hand, popups.scores, popups.last_trick, popups.why_not):
            told = show(match, t, 1, Prefs(language, language))
            assert 0 < len(told.encode("utf-16-le")) // 2 <= 200
        told = popups.scores(match, t, 1, Prefs(language, language))
        assert all(name[:4] in told for name in NAMES[:seats])
        looked += 1
    assert looked > 5
    for notice in match.notices:
        message = Places("b").notice(match, notice)
        assert message is not None
        must_be_sendable(message.screen)
        pre = message.screen.text.partition("<pre>")[2].partition("</pre>")[0]
        assert max(map(columns, pre.splitlines()), default=0) <= WIDTH
