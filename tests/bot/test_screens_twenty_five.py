"""What one player of Twenty-Five is shown: the odd order, why not, robbing, the rules."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, translator
from bot.prefs import Prefs
from bot.screens import popups
from engine.games.twenty_five.options import PRESETS, TwentyFiveRules
from engine.games.twenty_five.reasons import REASONS
from tests.bot.seen import group, look
from tests.bot.tables import did
from tests.bot.twenty_five import (
    FORCED,
    RENEGING,
    ROBBING,
    SCREENS_OF,
    TURNED_ACE,
    hand,
    moves,
    opens,
    screen,
    table,
)

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
