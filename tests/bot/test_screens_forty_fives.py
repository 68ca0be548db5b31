from dataclasses import replace

import pytest

from bot.house import read
from bot.i18n import translator
from bot.prefs import Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.table import Playing, Table
from engine.cards import Card, Suit, parse_cards
from engine.game import Result
from engine.games.forty_fives import events
from engine.games.forty_fives.options import PRESETS, FortyFivesRules
from engine.games.forty_fives.reasons import REASONS
from engine.games.forty_fives.values import Contract, DealScore, Trick
from tests.bot.seen import after, group, look, moves, screen, taps
from tests.bot.tables import begun, did, lobby, people, with_deal

SCREENS_OF = SCREENS["forty_fives"]
DEAL = (
    "0=AS 9D 4C KH 2S | 1=TD 8D 7S 6S AD | 2=3C 2C 2D 4D 6D | 3=5H JH QC 9C 3D"
    " | kitty=KC AH TH | stock=KD QD JD TC 8C 7C 6C QS JS TS 9S 8S 7D 5D 5C"
)
"""Seat 2 deals; seat 3 is asked first and holds the five and the jack of hearts."""
WON = ("3 bid 20", "0 pass", "1 pass", "2 pass", "3 trump H")
EXCHANGED = (*WON, "3 discard QC 9C 3D KC", "0 discard AS 9D 4C 2S", "1 discard -", "2 discard 3C")


def table(code: str = "nahanni", deal: str = DEAL) -> Table:
    """Four people, Аня on seat 0 with Вера, Боря on seat 1 with Гриша."""
    house = read(f"forty_fives {code}")
    made = lobby("forty_fives", chairs=people(["Аня", "Боря", "Вера", "Гриша"]))
    return with_deal(begun(replace(made, preset=house.preset, options=house.options)), deal)


def stood(match: Table, *scores: int) -> Table:
    """The match as if these scores stood before the deal."""
    assert isinstance(match.stage, Playing)
    return replace(
        match, stage=replace(match.stage, state=replace(match.stage.state, scores=scores))
    )


def test_partners_sit_opposite_and_share_a_score() -> None:
    text = group(table())
    for seat in ("🔴 Аня", "🔷 Боря", "🔴 Вера · сдаёт", "👉 🔷 Гриша"):
        assert seat in text
    assert "Счёт: 🔴 0 · 🔷 0" in text
    assert "🔷 Ваш партнёр: Боря" in as_text(screen(table(), 3))


def test_the_dealer_may_hold_the_bid() -> None:
    match = after(table(), "3 bid 25", "0 pass", "1 pass")
    assert moves(match, 2) == [
        ("30 · все взятки", "bid 30"),
        ("Беру 25", "hold"),
        ("Пас", "pass"),
    ]
    held = did(match, 2, "hold")
    assert "Ставка 25 — Гриша, её берёт Вера" in group(held)
    assert moves(held, 3) == [("30 · все взятки", "bid 30"), ("Пас", "pass")]


def test_the_dealer_is_told_that_a_last_pass_is_a_bid() -> None:
    match = after(table(), "3 pass", "0 pass", "1 pass")
    assert "играть всё равно вам, за 20" in screen(match, 2).text
    assert "играть обязан сдающий, Вера, за 20" in group(did(match, 2, "pass"))


def test_the_declarer_marks_three_cards_or_more() -> None:
    match = after(table(), *WON)
    assert "В прикупе: К♣️ Т♥️ 10♥️" in screen(match, 3).text
    assert "хотя бы 3 карты" in screen(match, 3).text
    assert list(taps(match, 3)) == [
        *("🥇5♥️", "🥈В♥️", "🥉Т♥️", "10♥️"),
        *("К♣️", "Д♣️", "9♣️"),
        *("3♦️", "Отметить простые (4)"),
    ]
    assert moves(match, 3) == []
    two = taps(match, 3, taps(match, 3)["К♣️"])["3♦️"]
    assert moves(match, 3, two) == []
    three = taps(match, 3, two)["10♥️"]
    assert moves(match, 3, three) == [("Снести 3 карты", "discard KC 3D TH")]


def test_all_plain_cards_are_marked_by_one_tap() -> None:
    match = after(table(), *WON)
    plain = taps(match, 3)["Отметить простые (4)"]
    assert moves(match, 3, plain) == [("Снести 4 карты", "discard 9C QC KC 3D")]
    assert "Отметить простые (4)" not in taps(match, 3, plain)


def test_others_may_keep_all_their_cards() -> None:
    match = after(table(), *EXCHANGED[:6])
    assert "Отметьте, что сносите: столько же вам придёт из колоды." in screen(match, 0).text
    assert moves(match, 0) == [("Оставить все", "discard -")]
    text = group(after(match, "0 discard AS 9D 4C 2S", "1 discard -"))
    assert "Аня: снос 4, из колоды 4" in text
    assert "Боря ничего не меняет" in text
    assert "🔴 Аня · снос 4" in text
    assert "🔷 Боря · снос 0" in text


def test_who_draws_sees_what_and_nobody_else_does() -> None:
    match = after(table(), *EXCHANGED[:6], "0 discard AS 9D 4C 2S")
    drawn = "Вам из колоды: Д♦️ В♦️ 10♣️ 8♣️"
    assert drawn in screen(match, 0).text
    assert "Вам из колоды" not in group(match) + screen(match, 1).text
    assert "Снесено: Т♠️ 2♠️ 9♦️ 4♣️" in screen(match, 0).text


def test_where_plain_cards_have_to_go_no_other_discard_is_offered() -> None:
    match = after(table("nahanni: must_discard_plain=on"), *WON)
    assert "все простые, а козыри можно оставить" in screen(match, 3).text
    three = 0
    for card in ("К♣️", "Д♣️", "9♣️"):
        three = taps(match, 3, three)[card]
    assert moves(match, 3, three) == []
    assert moves(match, 3, taps(match, 3, three)["3♦️"])[0][0] == "Снести 4 карты"


def test_without_an_exchange_the_declarer_alone_lays_three_away() -> None:
    match = after(table("nahanni: exchange=off"), *WON)
    assert "Отметьте 3 карты, которые сносите." in screen(match, 3).text


def test_against_thirty_the_first_lead_is_a_trump() -> None:
    lines = (
        "3 bid 30",
        *WON[1:],
        "3 discard QC 9C 3D KC",
        "0 discard -",
        "1 discard -",
        "2 discard -",
    )
    match = after(table(), *lines)
    assert moves(match, 0) == [("К♥️", "play KH")]
    assert "Ставка 30: первый ход — с козыря ♥️" in screen(match, 0).text
    why = popups.why_not(match, translator("ru"), 1, Prefs())
    assert "Против ставки на все взятки первый ход — с козыря ♥️" in why


def test_plain_aces_stand_where_the_house_has_them() -> None:
    page = as_text(screen(table(), 0, "order"))
    assert "♠️ Т К Д В 2 3" in page
    low = as_text(screen(table("nahanni-ace-low"), 0, "order"))
    assert "♠️ К Д В Т 2 3" in low
    assert "♦️ К Д В 10 9 8 7 6 5 4 3 2 Т" in low


def test_a_plain_lead_binds_nobody_or_all_as_the_house_plays() -> None:
    free = after(table(), *EXCHANGED, "0 play QD")
    assert len(moves(free, 1)) == 5
    assert "Ход с Д♦️: годится любая карта" in screen(free, 1).text
    bound = after(table("nahanni-original"), *EXCHANGED, "0 play QD")
    assert moves(bound, 1) == [("Т♦️", "play AD"), ("10♦️", "play TD"), ("8♦️", "play 8D")]


def test_who_has_to_bid_and_make_it_is_told_so() -> None:
    match = stood(table(), 105, 40)
    assert "🚪 Победа только сыгранной ставкой: 🔴" in group(match)
    own = after(match, "3 pass")
    assert "У вашей пары 105: для победы нужно выиграть торговлю" in screen(own, 0).text
    assert "У вашей пары" not in screen(own, 1).text
    hole = stood(table("nahanni-hole"), 105, -5)
    assert "🚪" not in group(hole)


SCORE = DealScore(
    deal_no=3,
    dealer=0,
    contract=Contract(1, 20, Suit.SPADES),
    best_trump=Card.parse("JS"),
    tricks=(1, 2, 1, 1),
    points=(5, 15, 5, 5),
    made=True,
    gated=(True, False),
    frozen=False,
    added=(10, 20),
    totals=(125, 60),
)
EVENTS: tuple[events.Event, ...] = (
    events.DealStarted(0, 3),
    events.BidMade(0, 20),
    events.BidHeld(0, 20),
    events.Passed(0),
    events.BiddingWon(0, 20, forced=False),
    events.BiddingWon(0, 20, forced=True),
    events.DealThrownIn(3),
    events.TrumpNamed(0, Suit.SPADES),
    events.KittyTaken(0),
    events.KittySeen(0, parse_cards("5S JS AH")),
    events.CardsExchanged(0, 4, 1),
    events.CardsExchanged(0, 0, 0),
    events.DrawnCardsSeen(0, parse_cards("5S JS")),
    events.TrickTaken(Trick(0, parse_cards("5S JS AH 2C"), 0, 10)),
    events.DealEnded(SCORE),
    events.DealEnded(replace(SCORE, made=False)),
    events.MatchEnded((0, 2), (120, 60), by_limit=False),
    events.MatchEnded((0, 1, 2, 3), (60, 60), by_limit=True),
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_line(language: str, event: events.Event) -> None:
    line = SCREENS_OF.news(look(table(), None, language), event)
    assert line
    assert "\n" not in line


def result(match: Table, score: DealScore) -> str:
    return SCREENS_OF.deal_result(look(match, None), events.DealEnded(score))


def test_the_result_of_a_deal_tells_bid_best_trump_and_the_gate() -> None:
    text = result(table(), SCORE)
    assert "✅ Боря: ставка 20 ♠️, взято 20" in text
    assert "🥇 Старший козырь В♠️ — Боря, +5" in text
    assert "🚪 🔴 Аня + Вера: 125, но для победы нужна сыгранная ставка" in text
    frozen = result(table("nahanni: gate_points=freeze"), replace(SCORE, frozen=True))
    assert "🚪 🔴 Аня + Вера: взятое в защите не пишут" in frozen
    made = replace(SCORE, contract=Contract(0, 20, Suit.SPADES))
    assert "🚪" not in result(table(), made)


def test_the_end_of_a_match_names_the_side_and_marks_whose_bid_it_was() -> None:
    seen = look(table("nahanni: deal_limit=3"), None)
    view = replace(seen.view, history=(SCORE,), deal_no=3, result=Result((1, 3), (), (125, 60)))
    text = SCREENS_OF.match_result(replace(seen, view=view))
    assert "🏆 Победа: 🔷 Боря + Гриша" in text
    assert "*60" in text
    assert "Сыграно 3 раздачи" in text
    won = replace(view, history=(replace(SCORE, gated=(False, False)),))
    assert "Сыграно" not in SCREENS_OF.match_result(replace(seen, view=won))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_has_its_sentence(language: str, code: str) -> None:
    details = {
        "card": "TH",
        "cards": "TH 9C",
        "suit": "S",
        "trump": "S",
        "led": "7S",
        "forced": "5S JS AH",
        "amount": "10",
        "highest": "15",
        "number": "2",
        "wanted": "3",
    }
    text = SCREENS_OF.reason(look(table(), 1, language), code, details)
    assert 0 < len(text) <= 200


def rules(options: FortyFivesRules) -> str:
    return "\n".join(page.text for page in SCREENS_OF.book.pages(translator("ru"), options))


def test_the_rules_tell_the_numbers_that_are_in_force() -> None:
    text = rules(PRESETS["nahanni"].but(bids=(15, 30), thirty_win=50, thirty_lose=40))
    assert "Ставки: 15, 30. Ставка 30 — обещание взять все пять взяток." in text
    assert "играть обязан сдающий, ставка — 15" in text
    assert "за это +50" in text
    assert "снимают 40" in text


def test_the_rules_say_nothing_that_does_not_hold() -> None:
    text = rules(PRESETS["nahanni"].but(target=45, bids=(20, 25), exchange=False))
    for word in ("30", "100", "добирает", "по кругу"):
        assert word not in text.replace("всего 30", "")


@pytest.mark.parametrize(
    ("preset", "line"),
    [
        ("nahanni", "Наханни · до 120 · со 100 — только сыграв ставку"),
        ("free-finish", "Свободный финиш · до 120 · победа и без ставки"),
    ],
)
def test_the_line_of_the_lobby_says_how_it_is_won(preset: str, line: str) -> None:
    assert SCREENS_OF.in_one_line(translator("ru"), preset, PRESETS[preset]) == line
