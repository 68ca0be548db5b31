from typing import Any

import pytest

from bot.callbacks import Act, Verb, parse
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.cards import face
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.places import Places
from bot.screens.screen import Screen
from bot.table import Playing, Table
from engine.cards import Card, Suit, parse_cards
from engine.games import GAMES
from engine.games.hundred_one import events
from engine.games.hundred_one.options import PRESETS, HundredOneRules
from engine.games.hundred_one.reasons import REASONS
from engine.games.hundred_one.values import DealScore
from tests.bot.tables import begun, did, lobby, people, with_deal

SCREENS_OF = SCREENS["hundred_one"]
QUEENS = "0=TH 9S TD 7C | 1=8D QH 6H TC 7H | 2=TS QS AH QC 9H | up=KD | stock=JS KS 6D 7D 8H"
PLAIN = "0=TH 9S TD 7C | 1=8D JH 6H TC 7H | 2=TS 8S AH 7S 9H | up=KC | stock=JS KS 6D 7D 8H"


def table(deal: str = QUEENS, preset: str = "recommended") -> Table:
    """Three people; seat 0 deals, seat 1 begins."""
    chairs = people(["Аня", "Боря", "Вера"])
    return with_deal(begun(lobby("hundred_one", chairs=chairs), preset=preset), deal)


def screen(match: Table, seat: int, page: str = "") -> Screen:
    assert isinstance(match.stage, Playing)
    opened = {seat + 1: Opened(match.stage.position, page=page)} if page else {}
    return Places("b").places(match, opened)[f"hand:{seat + 1}"].screen


def moves(match: Table, seat: int, page: str = "") -> list[list[tuple[str, str]]]:
    """The seat's moves row by row: label and action."""
    assert isinstance(match.stage, Playing)
    legal = GAMES["hundred_one"].legal(match.stage.state, seat)
    rows = []
    for row in screen(match, seat, page).buttons:
        read = [(button.text, parse(button.data)) for button in row]
        acts = [(text, str(legal[b.index])) for text, b in read if isinstance(b, Act)]
        if acts:
            rows.append(acts)
    return rows


def look(match: Table, seat: int | None, language: str = "ru") -> Any:
    return look_at(match, seat, translator(language), Prefs(language, language))


def test_the_table_shows_top_card_stock_and_how_many_cards_each_holds() -> None:
    text = as_text(Places("b").places(table(), {})["group"].screen)
    assert "Сверху: К♦️ — открыта при сдаче" in text
    assert "В колоде 21 карта" in text
    assert "👉 Боря: 0 · 5 карт" in text
    assert "Аня: 0 · 4 карты · сдаёт" in text


def test_a_single_queen_has_a_button_for_each_suit() -> None:
    rows = moves(table(), 1)
    assert rows[0] == [("8♦️", "play 8D")]
    assert [action for row in rows[1:] for _, action in row] == [
        "play QH S",
        "play QH H",
        "play QH C",
        "play QH D",
    ]
    assert rows[1][0][0] == "Д♥️ → ♠️"


def test_several_queens_have_a_page_each() -> None:
    match = did(table(), 1, "play 8D")
    assert not any(action.startswith("play Q") for row in moves(match, 2) for _, action in row)
    read = [parse(b.data) for row in screen(match, 2).buttons for b in row if b.data]
    pages = [b.argument for b in read if isinstance(b, Verb) and b.verb == "page"]
    assert pages[:2] == ["qs", "qc"] or pages[:2] == ["qc", "qs"]
    assert [action for row in moves(match, 2, "qs") for _, action in row] == [
        "play QS S",
        "play QS H",
        "play QS C",
        "play QS D",
    ]


def test_a_penalty_card_says_what_it_costs() -> None:
    match = did(table(), 1, "play QH H")
    labels = [label for row in moves(match, 2) for label, _ in row]
    assert "Т♥️" in labels
    labels = [label for row in moves(did(match, 2, "play AH"), 1) for label, _ in row]
    assert {"6♥️ +1", "7♥️ +2"} <= set(labels)


def test_an_order_is_shown_until_it_is_served() -> None:
    match = did(table(), 1, "play QH C")
    group = Places("b").places(match, {})["group"].screen
    assert "Заказана масть ♣️" in group.text
    assert "Боря: Д♥️, заказ ♣️" in group.text
    assert "Нужна ♣️ или дама" in screen(match, 2).text


def test_who_cannot_play_draws_and_sees_what_came() -> None:
    match = table(
        "0=TH 9S TD 7C | 1=8D JH 6H TC 7H | 2=TS AS AH 7S 9H | up=KS | stock=JS KC 6D 7D 8H"
    )
    assert moves(match, 1) == [[("Взять карту", "draw")]]
    drawn = did(match, 1, "draw")
    own = screen(drawn, 1)
    assert "Из колоды пришла В♠️" in own.text
    assert "Вам из колоды: В♠️" in own.text
    assert "Боря берёт карту" not in own.text
    assert moves(drawn, 1)[-1] == [("Оставить себе", "pass")]
    assert "В♠️" not in Places("b").places(drawn, {})["group"].screen.text
    assert "Боря берёт карту" in Places("b").places(drawn, {})["group"].screen.text


def test_a_nine_asks_for_its_cover() -> None:
    match = did(table(PLAIN), 1, "play TC")
    match = did(did(match, 2, "play TS"), 0, "play 9S")
    text = screen(match, 0).text
    assert "Закрыть 9♠️ нечем" in text
    assert "9♠️ нужно закрыть" in Places("b").places(match, {})["group"].screen.text


def test_a_penalty_tells_who_takes_how_many_and_loses_the_turn() -> None:
    match = table(
        "0=TH 9S TD 7C | 1=7D JH 6H TC 7H | 2=TS AS AH 7S 9H | up=KD | stock=JS KC 6D 8D 8H"
    )
    group = Places("b").places(did(match, 1, "play 7D"), {})["group"].screen
    assert "Вера берёт 2 карты и пропускает ход" in group.text


def test_with_stacking_a_penalty_may_be_answered_or_taken() -> None:
    deal = "0=TH 9S TD 7C | 1=7D JH 6H TC 8H | 2=TS AS AH 7S 9H | up=KD | stock=JS KC 6D 8D 7H"
    match = did(table(deal, "stacking"), 1, "play 7D")
    assert moves(match, 2) == [[("7♠️ +2", "play 7S")], [("Взять 2 карты", "draw")]]
    assert "Ответьте или возьмите 2 карты" in screen(match, 2).text


def test_why_not_names_what_would_fit() -> None:
    text = popups.why_not(table(PLAIN), translator("ru"), 2, Prefs())
    assert text.endswith("На К♣️ кладут карту той же масти или того же достоинства, или даму")
    assert text.startswith("8♦️ ") or "8♦️" in text


def test_the_end_of_the_pile_tells_who_played_what() -> None:
    match = did(did(table(), 1, "play QH S"), 2, "play TS")
    text = popups.last_trick(match, translator("ru"))
    assert text == "Открыта: К♦️\nБоря: Д♥️ → ♠️\nВера: 10♠️"


SCORE = DealScore(
    deal_no=3,
    dealer=0,
    finisher=1,
    last_card=Card.parse("QS"),
    hands=((), (), parse_cards("AS 9H")),
    values=(0, 0, 11),
    bonus=40,
    floored=(0,),
    resets=(2,),
    totals=(0, -40, 0),
    out=(),
)

EVENTS: tuple[events.Event, ...] = (
    events.DealerDrawn(parse_cards("KD KH KS"), 2),
    events.DealStarted(0, 3),
    events.OpeningTurned(Card.parse("KD"), has_effect=False),
    events.CardPlayed(0, Card.parse("KD"), None),
    events.CardPlayed(0, Card.parse("QD"), Suit.SPADES),
    events.SuitOrdered(0, Suit.SPADES),
    events.CardDrawn(0),
    events.PenaltyTaken(0, 2, 2, final=False),
    events.PenaltyTaken(0, 4, 4, final=True),
    events.DrawnCardsSeen(0, parse_cards("KD 9S")),
    events.TurnSkipped(0, Card.parse("AD")),
    events.TurnPassed(0),
    events.StockRenewed(17, shuffled=True),
    events.StockRenewed(17, shuffled=False),
    events.DealEnded(SCORE),
    events.SeatEliminated(0),
    events.MatchEnded((0, 1), (2,), (5, 5, 105)),
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_line(language: str, event: events.Event) -> None:
    line = SCREENS_OF.news(look(table(), None, language), event)
    assert line
    assert "\n" not in line


def test_the_result_of_a_deal_tells_cards_bonus_and_resets() -> None:
    text = SCREENS_OF.deal_result(look(table(), None), events.DealEnded(SCORE))
    assert "Без карт остаётся Боря, последняя карта Д♠️" in text
    assert "Вера: Т♠️ 9♥️" in text
    assert "последняя дама, −40" in text
    assert "Вера: ровно 101" in text


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_has_its_sentence(language: str, code: str) -> None:
    details = {"card": "TH", "suit": "S", "top": "9S", "drawn": "6C", "number": "4"}
    text = SCREENS_OF.reason(look(table(), 1, language), code, details)
    assert 0 < len(text) <= 200


def rules(options: HundredOneRules) -> str:
    return "\n".join(page.text for page in SCREENS_OF.book.pages(translator("ru"), options))


def test_the_rules_tell_the_numbers_that_are_in_force() -> None:
    text = rules(PRESETS["recommended"].but(limit=125, seven_draw=3, queen_bonus=0))
    assert "Больше 125" in text
    assert "7: следующий берёт 3 карты" in text
    assert "дама, кроме Д♠, ничего не снимает" in text
    assert "дама, кроме Д♠: со счёта" not in text


def test_the_rules_say_nothing_that_does_not_hold() -> None:
    quiet = PRESETS["recommended"].but(six_draw=0, seven_draw=0, ks_draw=0, nine_cover=False)
    text = rules(quiet)
    for word in ("6:", "7:", "К♠:", "Девятк", "штрафн", "Кто взял"):
        assert word not in text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_cards_drawn_for_the_first_deal_are_shown_to_all(language: str) -> None:  # OH-006
    drawn = parse_cards("KH 9S QD")
    view = look(table(), None, language)
    line = SCREENS_OF.news(view, events.DealerDrawn(drawn, 0))
    assert line
    for name, card in zip(view.names, drawn, strict=True):
        assert f"{name} {face(card, view.prefs)}" in line
    assert line.rstrip(".").endswith(view.names[0])
