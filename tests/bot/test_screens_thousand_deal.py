"""What a deal of Thousand shows by its house rules: scripts, and what is read on their way."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.names import columns
from bot.screens.places import Places
from bot.screens.sheet import WIDTH
from bot.screens.staged import Moment
from bot.screens.thousand.claims import open_grounds
from bot.screens.thousand.prices import price
from bot.screens.thousand.worth import winning_points
from bot.table import Playing
from engine.game import Seat
from engine.games import GAMES
from engine.games.thousand.actions import Redeal, Rospis
from engine.games.thousand.events import DealScored, RedealClaimed
from engine.games.thousand.options import PRESETS, ThousandRules
from engine.games.thousand.seats import is_on_barrel
from engine.games.thousand.state import State
from engine.games.thousand.view import View
from tests.bot.staging import SCRIPTS, scripts, staged

THOUSAND: Any = GAMES["thousand"]
RULES = PRESETS["recommended"]


def at(name: str, line: str = "") -> Moment:
    """The position after the first such line of the script; without a line, the last one."""
    path = SCRIPTS / "thousand" / f"{name}.game"
    lines = path.read_text("utf-8").splitlines()
    accepted = [moment for moment in staged(path) if moment.refusal is None]
    if not line:
        return accepted[-1]
    return next(m for m in accepted if m.line and lines[m.line - 1].startswith(line))


def group(moment: Moment) -> str:
    return as_text(Places("b").places(moment.table, {})["group"].screen)


def hand(moment: Moment, seat: Seat, page: str = "") -> str:
    stage = moment.table.stage
    assert isinstance(stage, Playing)
    opened = {seat + 1: Opened(stage.position, page=page)} if page else {}
    return as_text(Places("b").places(moment.table, opened)[f"hand:{seat + 1}"].screen)


def result(name: str) -> str:
    """The announcement of the first deal of the script."""
    for moment in staged(SCRIPTS / "thousand" / f"{name}.game"):
        for notice in moment.table.notices:
            if notice.kind == "deal_result":
                wanted = Places("b").notice(moment.table, notice)
                assert wanted is not None
                return as_text(wanted.screen)
    raise AssertionError("no deal was scored")


def match_result(name: str) -> str:
    moment = at(name)
    notice = next(n for n in moment.table.notices if n.kind == "match_result")
    wanted = Places("b").notice(moment.table, notice)
    assert wanted is not None
    return as_text(wanted.screen)


# Cut


def test_who_cuts_is_named_and_what_a_nine_or_a_jack_would_come_to() -> None:  # TH-023, TH-026
    moment = at("cut-nine-third-fined", "deal:")
    assert "Снимаем колоду: Cleo" in group(moment)
    text = hand(moment, 2)
    assert "девятка — снимать снова, а третья стоит 120" in text
    assert "валет — уйдёт в середину" in text
    assert "рубашкой вверх" not in text  # no cards have been dealt


def test_a_nine_is_told_each_time_and_the_third_one_ends_it() -> None:  # TH-026, TH-027
    path = SCRIPTS / "thousand" / "cut-nine-third-fined.game"
    again, more, dealt = [group(m) for m in staged(path) if m.seat == 2]
    assert "девятка (1-я): снова снимает Cleo" in again
    assert "девятка (2-я): снова снимает Cleo" in more
    assert "третья подряд: сдаём как есть" in dealt
    assert "Cleo: штраф 120 — третья девятка снизу" in dealt


def test_the_dealer_who_cuts_after_a_jack_is_told_why() -> None:  # TH-028
    moment = at("cut-jack-dealer-cuts", "2 cut 5")
    assert "теперь снимает сдающий, Ada" in group(moment)
    assert "Снизу был валет, теперь снимаете вы" in hand(moment, 0)


# Dark game


def test_who_is_asked_to_go_dark_reads_what_it_doubles() -> None:  # TH-110, C39
    moment = at("EX4-dark", "deal:")
    assert "Сыграет ли втёмную Ada?" in group(moment)
    assert "вдвое и выигрыш, и проигрыш" in hand(moment, 0)
    assert "выигрыш вдвое, проигрыш — нет" in hand(at("dark-loss-once", "deal:"), 0)
    assert "вы темните" in hand(at("dark-dealer-must", "deal:"), 2)


def test_everybody_sees_who_has_not_looked() -> None:  # TH-113
    moment = at("EX14-unseen", "deal:")
    assert "Cleo: 0 · карты не подняты" in group(moment)
    assert "Пока карты не подняты, ставка — втёмную" in hand(moment, 2)
    t = translator("ru")
    assert popups.hand(moment.table, t, 3, Prefs()).startswith("Ваши карты ещё не подняты")
    assert "Cleo: 0 · 105 втёмную" in group(at("EX14-unseen", "2 bid 105"))


# Bidding


@pytest.mark.parametrize(
    ("name", "line", "seat", "why"),
    [
        ("silenced-at-minus-120", "1 pass", 2, "С таким минусом торговаться нельзя"),
        ("dark-counter-marriage", "1 pass", 2, "посмотрел карты и держит марьяж"),
        ("1001-needs-121", "1 pass", 2, "можно дойти только до 120"),
    ],
)
def test_who_can_only_pass_reads_why(name: str, line: str, seat: Seat, why: str) -> None:
    text = hand(at(name, line), seat)
    assert "можно только спасовать" in text
    assert why in text


def test_the_opener_who_owes_a_bid_reads_it() -> None:  # TH-082
    assert "пасовать нельзя" in hand(at("EX13-at-least", "deal:"), 0)


def test_without_jumps_the_one_bid_is_named() -> None:  # TH-087
    assert "Ваше слово: 105 или пас" in hand(at("EX2-no-jumps", "deal:"), 2)


def test_a_free_talon_on_the_barrel_is_told() -> None:  # TH-246
    assert "Ben на бочке: прикуп без торговли, за 120" in group(at("barrel-free", "deal:"))


def test_what_a_bonus_looks_at_is_told_to_all_and_shown_to_one() -> None:  # TH-300…302
    moment = at("powerups", "1 peek card 2")
    assert "Ben смотрит карты соперников" in group(moment)
    assert "Ben смотрит карту прикупа 2" in group(moment)
    assert "В прикупе: 🂠 Д♦️ 🂠" in hand(moment, 1)
    assert "Ada, при раздаче: ♠️ Т 10" in hand(moment, 1)
    assert "Д♦️" not in hand(moment, 2).replace("Д♦️ 9♠️", "")


# Talon


def test_two_talons_lie_face_down_until_one_is_taken() -> None:  # TH-037, TH-283
    moment = at("two-wiki3", "1 pass")
    assert "Прикуп 2: 🂠 🂠 🂠" in group(moment)
    assert "[Прикуп 1 🂠] [Прикуп 2 🂠]" in hand(moment, 0)
    assert "Второй уйдёт с последней взяткой" in hand(moment, 0)
    taken = at("two-wiki3", "0 take 1")
    assert "Прикуп 1: К♥️ Д♥️ 10♥️" in group(taken)
    assert "Ada берёт прикуп 1" in group(taken)
    playing = group(at("two-gathered-pack", "0 order 100"))
    assert "Второй прикуп, 2 карты, уйдёт с последней взяткой" in playing


def test_what_is_laid_down_may_come_first_on_a_page_of_its_own() -> None:  # TH-283
    moment = at("two-wiki3", "0 take 1")
    assert "[Сначала снести…]" in hand(moment, 0)
    assert "снести на второй прикуп" in hand(moment, 0, "lay")
    assert "Снесите 2 карты" in hand(at("two-ten-two", "0 take 1"), 0)
    assert "Снесите ещё одну карту" in hand(at("two-ten-two", "0 discard 9S"), 0)


def test_who_may_buy_the_talon_reads_what_it_takes() -> None:  # TH-100
    moment = at("rebuy", "0 pass")
    assert "Прикуп можно перекупить. Пока играет Ben · ставка 125" in group(moment)
    assert "заказ — не меньше 240" in hand(moment, 2)


def test_the_dealer_of_four_reads_what_the_talon_brings() -> None:  # TH-035, TH-036
    assert "Лежит в нём марьяж — запишут и его" in hand(at("EX11-sitter-full", "deal:"), 3)
    shown = hand(at("EX11-sitter-full", "0 pass"), 3)
    assert "В прикупе 7 очков" in shown
    assert "И марьяж ♥️: ещё 100" in shown


# Claims and giving up


def test_the_reasons_for_a_redeal_are_those_that_count() -> None:
    asked = 0
    for path in scripts("thousand"):
        for moment in staged(path):
            for seat, view in views(moment):
                if Redeal() in view.legal:
                    asked += 1
                    claimed = told(moment, seat, Redeal(), RedealClaimed)
                    assert open_grounds(view) == claimed.grounds, f"{path.stem}:{moment.line}"
    assert asked > 50


def test_giving_up_costs_what_its_page_says() -> None:
    asked = 0
    for path in scripts("thousand"):
        for moment in staged(path):
            for seat, view in views(moment):
                if Rospis() in view.legal:
                    asked += 1
                    scored = told(moment, seat, Rospis(), DealScored).score.seats
                    own, share = price(view)
                    assert scored[seat].change == -own, f"{path.stem}:{moment.line}"
                    for other in set(view.playing) - {seat}:
                        got = 0 if is_on_barrel(view, other) else share
                        assert scored[other].change == got, f"{path.stem}:{moment.line}"
    assert asked > 100


def views(moment: Moment) -> list[tuple[Seat, View]]:
    stage = moment.table.stage
    if moment.refusal is not None or not isinstance(stage, Playing):
        return []
    return [(seat, THOUSAND.view(stage.state, seat)) for seat in range(len(moment.table.chairs))]


def told(moment: Moment, seat: Seat, action: Redeal | Rospis, kind: type) -> Any:
    state: State = moment.table.stage.state  # type: ignore[union-attr]
    step = THOUSAND.apply(state, seat, action)
    return next(item.event for item in step.told if isinstance(item.event, kind))


def test_a_claim_that_nobody_waits_for_is_offered_with_its_reason() -> None:  # TH-052
    text = hand(at("redeal-four-jacks", "deal:"), 0)
    assert "Вы вправе потребовать пересдачу: четыре валета на руках" in text
    assert "[Пересдать!]" in text


def test_who_is_asked_for_a_claim_may_play_on() -> None:  # TH-063
    moment = at("claims-after-the-discards-both-asked", "0 give JH 2")
    assert "ждём, не потребуют ли пересдачу" in group(moment)
    assert "[Играем]" in hand(moment, 1)
    assert "после сноса четыре девятки" in hand(moment, 1)
    assert "после сноса четыре валета" in hand(moment, 2)


def test_the_third_rospis_warns_of_its_fine_and_of_the_limit() -> None:  # TH-134, TH-136
    text = hand(at("EX7-third-rospis-fined", "2 pass"), 0, "rospis")
    assert "третья роспись: ещё штраф 120" in text
    assert "Осталось у вас за партию: 1 из 3" in text


# Order and trump


def test_an_order_that_the_cards_are_worth_is_marked() -> None:
    text = hand(at("EX11-sitter-full", "1 give AC 2"), 1)
    assert "Карты тянут примерно на 205" in text
    assert "[💡 205]" in text


def test_an_order_that_cannot_be_raised_is_said_to_be_so() -> None:  # TH-121
    assert "Повысить его нельзя: 120" in hand(at("EX4-dark", "0 give AC 2"), 0)


def test_trumps_to_be_named_tell_how_many_there_are() -> None:  # TH-290
    moment = at("trump-declared", "0 order 100")
    assert "назначает козырь" in group(moment)
    assert "[♦️ × 3 · марьяж 40]" in hand(moment, 0)
    assert "[♥️ × 1]" in hand(moment, 0)


def test_whose_trump_it_is_stands_there_where_it_matters() -> None:  # TH-171
    assert "козырь ♥️ (Ben)" in group(at("EX5-trump-lead-owner", "1 marry QH"))


# Golden deals and barrel


def test_a_golden_deal_has_its_banner() -> None:  # TH-260, TH-261
    moment = at("golden-may-pass", "deal:")
    assert "🥇 Золотой кон, 1 из 3: всем пишут вдвое" in group(moment)
    assert "Играть ли 120, решает Ada" in group(moment)
    assert "[Играю 120]" in hand(moment, 0)


@pytest.mark.parametrize(
    ("changes", "needed"),
    [
        ({}, 120),
        ({"target": 1001}, 125),
        ({"win_strict": True}, 125),
        ({"target": 1001, "bid_step": 10}, 130),
        ({"target": 1001, "barrel_success": "captured"}, 121),
    ],
)
def test_on_the_barrel_one_reads_what_wins(changes: dict[str, Any], needed: int) -> None:
    rules: ThousandRules = RULES.but(**changes)
    assert winning_points(rules) == needed  # TH-233, C49


def test_the_hint_of_the_barrel_stands_in_the_hand() -> None:
    assert "набрать не меньше 121" in hand(at("1001-needs-121", "2 pass"), 0)
    assert "выигрывает сыгранный заказ от 120" in hand(at("EX10-coexist", "deal:"), 1)
    assert "без марьяжей" in hand(at("EX10-raw-failed", "deal:"), 0)


def test_bolts_in_a_row_are_counted_where_they_cost_more() -> None:  # TH-210
    assert "Cleo: 0 · ●● подряд 2" in group(at("EX9-heavy-row", "deal:"))


def test_who_has_lost_the_barrel_is_marked() -> None:  # TH-239
    text = group(at("EX10-third-fall-five-no-barrel"))
    assert "Ben: 5 · падений 3 · без бочки" in text
    assert "третье падение, дальше без бочки" in text


# Results


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("EX4-full-deal", "Набрано 146: взятки 66 + марьяжи 80"),
        ("EX4-full-deal", "Очки взяток округляют до 5"),
        ("EX4-rounding-does-not-help-150", "Набрано 145: взятки 66 ≈ 65, марьяжи 80"),
        ("EX10-raw-failed", "Набрано 66: на бочке марьяжи не в счёт"),
        ("EX4-golden", "×2: всем вдвое"),
        ("EX4-golden-marriages-once", "Марьяжи не удваивают"),
        ("EX4-dark", "×2: играющему вдвое, втёмную"),
        ("dark-loss-once", "Проигрыш втёмную не удваивают"),
        ("EX8-bolt-fine-then-dump", "● Cleo: болт, всего 3"),
        ("EX8-bolt-fine-then-dump", "Cleo: штраф 120 — три болта"),
        ("EX8-bolt-fine-then-dump", "Самосвал! Cleo: было 555, стало 0"),
        ("EX9-heavy-row", "Cleo: штраф 240 — три болта подряд"),
        ("EX10-knock", "Ben падает с бочки: место заняли. Счёт 760"),
        ("EX10-together-all", "Cleo падает с бочки: вместе там не усидеть"),
        ("EX10-coexist", "Ben: на бочке очки не пишут"),
        ("EX10-coexist", "Ben на бочке: прошла раздача 1 из 3"),
        ("EX10-failed-order-leaves", "Ada слезает с бочки, счёт 730"),
        ("EX10-failed-order-is-an-attempt", "несыгранный заказ не снимают"),
        ("EX10-third-fall", "(третье падение)"),
        ("reverse-barrel", "Ada на обратной бочке"),
        ("reverse-barrel-third-deal", "Ada слезает с обратной бочки, счёт −825"),
        ("EX11-sitter-full", "Dan: это очки прикупа"),
        ("marriage-not-captured", "Ben: объявлено, но не засчитано 100"),
        ("golden-none-repeats", "никто не сыграл, всё сначала"),
        ("EX7-third-rospis-fined", "Ada: штраф 120 — третья роспись"),
    ],
)
def test_each_step_of_the_account_is_explained(name: str, line: str) -> None:
    assert line in result(name)


def test_the_account_of_four_tells_what_lay_in_the_talon() -> None:  # TH-036
    row = next(line for line in result("EX11-sitter-full").splitlines() if "Dan  " in line)
    assert row.split() == ["Dan", "7", "100", "+105", "105"]


def test_who_loses_on_the_reverse_barrel_is_named() -> None:  # TH-250
    text = match_result("reverse-barrel-lost")
    assert "Победа: Cleo" in text
    assert "Проигрыш на обратной бочке: Ada" in text
    assert "Ada: банк −10" in text


def test_a_shared_win_names_all_winners() -> None:  # TH-218
    assert "Победа на всех: Ada, Ben" in match_result("two-win-together")


def test_a_hidden_talon_is_shown_to_its_taker_only() -> None:  # TH-096
    moment = at("EX12-talon-1", "2 pass")
    cards = "9♠️ 9♣️ В♦️"
    assert f"Прикуп, только вам: {cards}" in hand(moment, 0)
    assert cards not in group(moment)


def test_the_account_of_a_deal_fits_a_phone() -> None:
    widths: list[int] = []
    for path in sorted((SCRIPTS / "thousand").glob("EX*.game")):
        for moment in staged(path):
            for notice in moment.table.notices:
                wanted = Places("b").notice(moment.table, notice)
                text = wanted.screen.text if wanted and notice.kind == "deal_result" else ""
                for account in re.findall(r"<pre>(.*?)</pre>", text, re.DOTALL):
                    widths += map(columns, unescape(account).splitlines())
    assert 20 < max(widths) <= WIDTH
