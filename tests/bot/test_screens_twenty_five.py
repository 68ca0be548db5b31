"""What a table of Twenty-Five shows, alone, in pairs and in threes, and what the fives share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.callbacks import Act, Verb, parse
from bot.i18n import LANGUAGES, translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.names import columns
from bot.screens.places import Places
from bot.screens.results import stopped_screen
from bot.screens.screen import Screen
from bot.screens.sheet import WIDTH
from bot.table import Over, Playing, Table
from engine.cards import Card, Suit
from engine.games import GAMES
from engine.games.twenty_five import events
from engine.games.twenty_five.options import PRESETS, TwentyFiveRules
from engine.games.twenty_five.reasons import REASONS
from engine.games.twenty_five.values import DealScore
from tests.bot.tables import SEED, begun, did, lobby, people, played_out, until, with_deal
from tests.bot.test_screens_limits import must_be_sendable

GAME = GAMES["twenty_five"]
SCREENS_OF = SCREENS["twenty_five"]
NAMES = (
    *("Аня", "Борис Петрович", "Вера", "Геннадий", "Даша"),
    *("Женя К.", "Зоя", "Илья", "Катя Смирнова", "Лёва"),
)
RENEGING = "0=7S 2D 3D 4D 6D | 1=5S AH KD 9C 8C | up=4S"
FORCED = "0=7S 2D 3D 4D 6D | 1=5S AS KD 9C 8C | up=4S"
ROBBING = "0=KC QD 2H 3H 4H | 1=AC 9D 3S 4S 5S | 2=KD 6D 7D 8D TD | up=8C"
TURNED_ACE = "0=KC QD 2H 3H 4H | 1=TC 9D 3S 4S 5S | 2=KD 6D 7D 8D TD | up=AC"


def table(
    deal: str,
    dealer: int,
    *,
    preset: str = "25-individual",
    scores: str = "",
    language: str = "ru",
    **changes: Any,
) -> Table:
    """The cards are dealt; seats are named in the order of `NAMES`."""
    seats = deal.count("|")
    options = GAME.settings(GAME.presets[preset], seats).but(**changes)
    position = {"dealer": str(dealer), **({"scores": scores} if scores else {})}
    state = GAME.start(options, seats, SEED, position).state
    gathered = lobby("twenty_five", language, people(NAMES[:seats], language))
    stage = Playing(state=state, commitment="0" * 64)
    return with_deal(replace(gathered, preset=preset, options=options, stage=stage), deal)


def crowd(preset: str, seats: int, language: str = "ru") -> Table:
    """A match of so many, before its first deal."""
    chairs = people(NAMES[:seats], language)
    return begun(lobby("twenty_five", language, chairs), preset=preset)


def group(match: Table) -> str:
    return as_text(Places("b").places(match, {})["group"].screen)


def seated(match: Table) -> list[str]:
    """The lines of the players."""
    marks = ("▫", "🔝", "👉")
    return [line for line in group(match).splitlines() if line.startswith(marks)]


def screen(match: Table, seat: int, page: str = "") -> Screen:
    position = match.stage.position if isinstance(match.stage, Playing) else 0
    opened = {seat + 1: Opened(position, page=page)} if page else {}
    return Places("b").places(match, opened)[f"hand:{seat + 1}"].screen


def hand(match: Table, seat: int, page: str = "") -> str:
    return as_text(screen(match, seat, page))


def moves(match: Table, seat: int, page: str = "") -> list[str]:
    """What the buttons do, in their order."""
    assert isinstance(match.stage, Playing)
    legal = GAME.legal(match.stage.state, seat)
    read = [parse(b.data) for row in screen(match, seat, page).buttons for b in row if b.data]
    return [str(legal[act.index]) for act in read if isinstance(act, Act)]


def opens(match: Table, seat: int, page: str = "") -> list[str]:
    """The pages that buttons open."""
    read = [parse(b.data) for row in screen(match, seat, page).buttons for b in row if b.data]
    return [b.argument for b in read if isinstance(b, Verb) and b.verb == "page"]


def look(match: Table, seat: int | None, language: str = "ru") -> Any:
    return look_at(match, seat, translator(language), Prefs(language, language))


# The odd order


def test_the_hand_stands_by_the_order_of_trumps_the_best_with_medals() -> None:  # TF-006, TF-008
    match = table("0=KS AH QD 5S 2S | 1=JS AD 9H 3C TC | up=7S", dealer=1)
    assert "🥇5♠️ 🥉Т♥️ К♠️ 2♠️ · ♦️ Д" in hand(match, 0)
    assert "🥈В♠️ · ♥️ 9 · ♣️ 3 10 · ♦️ Т" in hand(match, 1)
    assert [b.text for b in screen(match, 0).buttons[0]][:2] == ["🥇5♠️", "🥉Т♥️"]
    assert moves(match, 0) == ["play 5S", "play AH", "play KS", "play 2S", "play QD"]


def test_the_order_of_cards_is_a_tap_away_and_the_hand_can_be_played_beside_it() -> None:
    match = table("0=KS AH QD 5S 2S | 1=JS AD 9H 3C TC | up=7S", dealer=1)
    assert "order" in opens(match, 0)
    assert "order" in opens(match, 1)  # not only for who has to move
    assert moves(match, 0, "order") == moves(match, 0)
    text = screen(match, 0, "order").text
    assert "<u>5</u> 🥈 В 🥉 <u>туз ♥️</u>, дальше Т <u>К</u> Д <u>2</u> 3 4 6 7 8 9 10" in text
    assert "<b>♥️</b> К Д В 10 9 8 7 6 5 4 3 2" in text  # TF-007
    assert "<b>♦️</b> К <u>Д</u> В 10 9 8 7 6 5 4 3 2 Т" in text
    assert "<b>♣️</b> К Д В Т 2 3 4 5 6 7 8 9 10" in text


def test_with_hearts_as_trumps_there_is_no_fourth_ace() -> None:  # TF-006
    text = hand(table("0=KS AH QD 5S 2S | 1=JS AD 9H 3C TC | up=7H", dealer=1), 0, "order")
    assert "Козыри ♥️: 🥇 5 🥈 В 🥉 туз ♥️, дальше К Д 10 9" in text


def test_the_order_says_nothing_of_reneging_where_there_is_none() -> None:
    match = table(RENEGING, dealer=1, renege=False)
    assert "придержать" not in hand(match, 0, "order")
    assert "придержать" in hand(table(RENEGING, dealer=1), 0, "order")


# What may be played, and why not


def test_who_holds_but_better_trumps_is_told_that_they_may_wait() -> None:  # TF-020
    match = did(table(RENEGING, dealer=1), 0, "play 7S")
    assert len(moves(match, 1)) == 5
    assert "Ход с козыря 7♠️. Можно придержать 🥇5♠️ 🥉Т♥️" in hand(match, 1)


def test_why_not_names_the_trumps_that_cannot_be_held_back() -> None:  # TF-022
    match = did(table(FORCED, dealer=1), 0, "play 7S")
    assert moves(match, 1) == ["play 5S", "play AS"]
    assert "нужен козырь" in hand(match, 1)
    text = popups.why_not(match, translator("ru"), 2, Prefs())
    refused, _, _ = text.partition(" — ")
    assert sorted(refused.split()) == ["8♣️", "9♣️", "К♦️"]
    assert "не придержать: Т♠️" in text


def test_why_not_explains_that_a_higher_trump_was_led() -> None:  # TF-020
    match = table("0=JS 2D 3D 4D 6D | 1=AH KD 2C 3C 4C | up=4S", dealer=1)
    text = popups.why_not(did(match, 0, "play JS"), translator("ru"), 2, Prefs())
    assert "Ход с козыря В♠️, он старше ваших: Т♥️" in text
    assert "ход с козыря младше" in text


def test_why_not_without_reneging_names_the_best_trumps_too() -> None:  # TF-020
    match = did(table(RENEGING, dealer=1, renege=False), 0, "play 7S")
    text = popups.why_not(match, translator("ru"), 2, Prefs())
    assert "не придержать: 5♠️ Т♥️" in text


@pytest.mark.parametrize(
    ("ruff", "wanted", "reason"),
    [
        (True, "Нужна масть ♦️ или козырь", "кладите её или козырь"),
        (False, "Нужна масть ♦️", "кладите её"),
    ],
)
def test_a_plain_lead_asks_for_the_suit_and_perhaps_a_trump(
    ruff: bool, wanted: str, reason: str
) -> None:  # TF-018
    deal = "0=2D 3D 4D 6D 7D | 1=5S KD 2C 3C 4C | up=4S"
    match = did(table(deal, dealer=1, always_ruff=ruff), 0, "play 2D")
    assert f"\n{wanted}\n" in hand(match, 1)
    assert popups.why_not(match, translator("ru"), 2, Prefs()).endswith(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_has_its_sentence(language: str, code: str) -> None:
    details = {
        "card": "TD", "led": "7S", "suit": "S", "trump": "S", "forced": "5S JS AH AS KS",
        "up": "9S", "ace": "AS",
    }  # fmt: skip
    text = SCREENS_OF.reason(look(table(ROBBING, 2), 1, language), code, details)
    assert 0 < len(text) <= 200
    assert not {"7S", "9S", "AS"} & set(text.replace(":", " ").replace(",", " ").split())


# Robbing


def test_the_table_tells_what_is_turned_up_and_whose_it_may_be() -> None:  # TF-012, TF-013
    text = group(table(ROBBING, dealer=2))
    assert "Козырь ♣️ · открыта 8♣️ · взятка 1/5" in text
    assert "У кого козырный туз" in text


def test_nobody_but_the_robber_sees_his_right_before_his_turn() -> None:  # E4.2
    match = table(ROBBING, dealer=2)
    assert "У вас есть право на 8♣️" in hand(match, 1)
    assert "У вас есть право" not in hand(match, 0) + hand(match, 2) + group(match)
    assert "rob" not in opens(match, 1)


def test_the_robber_chooses_what_to_lay_away_on_a_page_of_its_own() -> None:  # TF-013
    match = did(table(ROBBING, dealer=2), 0, "play QD")
    assert "Можно снести любую карту и взять 8♣️" in hand(match, 1)
    assert moves(match, 1) == ["play AC", "play 9D"]
    assert opens(match, 1)[:2] == ["rob", "order"]
    assert moves(match, 1, "rob") == ["rob AC", "rob 3S", "rob 4S", "rob 5S", "rob 9D"]
    assert "Что снести? Взамен возьмёте 8♣️" in hand(match, 1, "rob")


def test_what_was_laid_away_is_shown_to_the_robber_alone() -> None:
    match = did(did(table(ROBBING, dealer=2), 0, "play QD"), 1, "rob 9D")
    assert "Снесена 9♦️" in hand(match, 1)
    assert "Ваш обмен: 9♦️ → 8♣️" in hand(match, 1)
    assert "Борис Петрович меняет карту на 8♣️" not in hand(match, 1)
    for text in (group(match), hand(match, 0), hand(match, 2)):
        assert "9♦" not in text
        assert "8♣️ берёт Борис Петрович" in text
        assert "Борис Петрович меняет карту на 8♣️" in text
    assert "rob" not in opens(match, 1)


def test_a_turned_ace_is_the_dealers() -> None:  # TF-014
    match = table(TURNED_ACE, dealer=2)
    assert "его может взять сдающий, Вера" in group(match)
    assert "У вас есть право на Т♣️" in hand(match, 2)
    quiet = table(TURNED_ACE, dealer=2, rob_turned_ace_dealer=False)
    assert "может взять" not in group(quiet)
    assert "право" not in hand(quiet, 2)


def test_no_word_of_robbing_where_nobody_robs() -> None:
    match = table(ROBBING, dealer=2, rob=False)
    assert "козырный туз" not in group(match)
    assert "право" not in hand(match, 1)


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


# Rules


def rules(options: TwentyFiveRules) -> str:
    return "\n".join(page.text for page in SCREENS_OF.book.pages(translator("ru"), options))


def test_the_rules_tell_what_is_in_force() -> None:
    usual = PRESETS["25-individual"]
    text = rules(usual)
    assert "это ренонс" in text
    assert "Каждый играет за себя" in text
    assert "Каждый проигравший платит 20." in text
    assert "вдвойне" not in text
    other = rules(
        usual.but(
            renege=False,
            rob=False,
            stake=0,
            packets="2+3",
            always_ruff=False,
            stop_at_target=False,
        )
    )
    assert "ренонса нет" in other
    assert "Открытую карту никто не берёт" in other
    assert "Если открылся туз" not in other
    assert "Играют без ставок" in other
    assert "сначала по две карты" in other
    assert "победы" not in other
    assert "первым две победы" in rules(usual.but(stake_mode="best_of", best_of=3))
