import re
from typing import Any

import pytest

from bot.callbacks import Act, parse
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.look import look_at
from bot.screens.places import Places
from bot.table import Playing, Table
from engine.cards import parse_cards
from engine.games import GAMES
from engine.games.thousand import events
from engine.games.thousand.options import PRESETS, ThousandRules
from engine.games.thousand.reasons import Reason
from engine.games.thousand.values import Fall, FineReason, Ground, Kind
from tests.bot.tables import begun, did, lobby, people, until, with_deal

DEAL = "0=KH QH 9S TS JC QC 9D | 1=AS KS QS TH JH 9C KC | 2=JS AH 9H TD JD AC KD | talon=TC QD AD"
RICH = "0=KH QH KS QS KC QC 9D | 1=AS TS JS TH JH 9C AC | 2=9S AH 9H TD JD JC KD | talon=TC QD AD"
SCREENS_OF = SCREENS["thousand"]


def table(deal: str = DEAL, preset: str = "recommended") -> Table:
    """Three people; seat 0 deals, seat 2 speaks first after the opening of seat 1."""
    return with_deal(begun(lobby(chairs=people(["Аня", "Боря", "Вера"])), preset=preset), deal)


def taken(deal: str = DEAL) -> Table:
    """Seat 1 has the talon for the opening 100 and has to give cards away."""
    return did(did(table(deal), 2, "pass"), 0, "pass")


def playing(deal: str = DEAL) -> Table:
    """Seat 1 plays for 100 and leads."""
    return did(did(did(taken(deal), 1, "give 9C 2"), 1, "give KC 0"), 1, "order 100")


def shown(match: Table, seat: int, page: str = "") -> tuple[str, list[list[tuple[str, str]]]]:
    """The text of the seat's hand, and its moves row by row: label and action."""
    assert isinstance(match.stage, Playing)
    opened = {seat + 1: Opened(match.stage.position, page=page)} if page else {}
    screen = Places("b").places(match, opened)[f"hand:{seat + 1}"].screen
    legal = GAMES["thousand"].legal(match.stage.state, seat)
    rows = []
    for row in screen.buttons:
        read = [(button.text, parse(button.data)) for button in row]
        moves = [(text, str(legal[b.index])) for text, b in read if isinstance(b, Act)]
        if moves:
            rows.append(moves)
    return as_text(screen), rows


def look(match: Table, seat: int | None, language: str = "ru", **prefs: Any) -> Any:
    return look_at(match, seat, translator(language), Prefs(language, language, **prefs))


def test_few_bids_stand_side_by_side_with_the_pass() -> None:
    text, rows = shown(did(table(), 2, "bid 105"), 0)
    labels = [label for row in rows for label, _ in row]
    assert labels[:4] == ["110", "115", "120", "125"]
    assert labels[-1] == "Пас"
    assert "можно дойти до 220" in text


def test_of_many_bids_the_next_and_the_highest_are_offered_and_the_others_a_page_away() -> None:
    _, rows = shown(did(table(RICH), 2, "pass"), 0)
    assert [label for label, _ in rows[0]] == ["105", "110", "115", "120", "320"]
    _, page = shown(did(table(RICH), 2, "pass"), 0, "bids")
    amounts = [int(label) for row in page for label, _ in row]
    assert amounts == list(range(105, 325, 5))
    assert max(map(len, page)) <= 8


def test_a_card_is_chosen_first_for_one_opponent_then_for_the_other() -> None:
    text, rows = shown(taken(), 1)
    assert "Получит Вера" in text
    actions = [action for row in rows for _, action in row if action.startswith("give")]
    assert len(actions) == 10
    assert {action.split()[2] for action in actions} == {"2"}
    text, rows = shown(did(taken(), 1, "give 9C 2"), 1)
    assert "Получит Аня" in text
    assert {a.split()[2] for row in rows for _, a in row if a.startswith("give")} == {"0"}


def test_giving_up_is_asked_about_on_a_page_that_tells_the_price() -> None:
    _, rows = shown(taken(), 1)
    assert "rospis" not in [action for row in rows for _, action in row]
    text, rows = shown(taken(), 1, "rospis")
    assert rows == [[("Да, расписать", "rospis")]]
    assert "вам −100, соперникам по 50" in text


def test_the_order_starts_with_the_bid_itself() -> None:
    match = did(did(taken(), 1, "give 9C 2"), 1, "give KC 0")
    text, rows = shown(match, 1)
    assert rows[0] == [("Играю 100", "order 100")]
    assert "не меньше 100" in text


def test_a_marriage_in_hand_can_be_led_plainly_or_declared() -> None:
    match = playing()
    for seat, action in ((1, "play AS"), (2, "play JS"), (0, "play 9S")):
        match = did(match, seat, action)
    _, rows = shown(match, 1)
    actions = {action: label for row in rows for label, action in row}
    assert actions["play QS"] == "Д♠️"
    assert actions["marry QS"] == "Хвалю ♠️ 40 · Д"
    assert actions["marry KS"] == "Хвалю ♠️ 40 · К"


def test_a_declaration_is_told_and_makes_the_trump() -> None:
    match = playing()
    for seat, action in ((1, "play AS"), (2, "play JS"), (0, "play 9S"), (1, "marry QS")):
        match = did(match, seat, action)
    group = Places("b").places(match, {})["group"].screen
    assert "козырь ♠️" in group.text
    assert "👑 Боря: хвалю ♠️, 40" in group.text
    assert "На столе:</b> Д♠️ Боря" in group.text


def test_the_trump_suit_stands_first_in_the_hand() -> None:
    match = playing()
    for seat, action in ((1, "play AS"), (2, "play JS"), (0, "play 9S"), (1, "marry QS")):
        match = did(match, seat, action)
    assert SCREENS_OF.pocket(look(match, 1)).startswith("♠️")


def test_what_has_to_be_played_is_said() -> None:
    led = did(playing(), 1, "play AS")
    assert "Нужна масть ♠️" in shown(led, 2)[0]
    assert "любая карта с кнопок" in shown(playing(), 1)[0]


def test_why_not_names_the_rule_once_and_its_cards() -> None:
    led = did(playing(), 1, "play AS")
    text = popups.why_not(led, translator("ru"), 3, Prefs())
    assert re.fullmatch(r"(\S+ )+— Нужно ходить в масть ♠️", text)
    assert "Т♥️" in text
    assert popups.why_not(playing(), translator("ru"), 2, Prefs()).startswith(
        "Сейчас запретов нет"
    )


def test_the_last_trick_tells_who_played_what() -> None:
    match = playing()
    none_yet = popups.last_trick(match, translator("ru"))
    assert none_yet == "В этой раздаче взяток ещё не было"
    for seat, action in ((1, "play AS"), (2, "play JS"), (0, "play 9S")):
        match = did(match, seat, action)
    text = popups.last_trick(match, translator("ru"))
    assert text == "Взятка — Боря\nБоря: Т♠️\nВера: В♠️\nАня: 9♠️"


def test_a_card_given_in_secret_is_told_to_two_only() -> None:
    match = did(taken(), 1, "give 9C 2")
    giver, recipient, other = (
        Places("b").places(match, {})[f"hand:{person}"].screen.text for person in (2, 3, 1)
    )
    assert "Боря → Вера: 9♣️" in giver
    assert "Боря → Вера: 9♣️" in recipient
    assert "Боря → Вера: карта" in other
    assert "Боря → Вера: карта" not in giver


def test_bolts_and_barrel_stand_beside_the_score() -> None:
    match = until(table(), lambda view, _: any(b is not None for b in view.barrel))
    group = as_text(Places("b").places(match, {})["group"].screen)
    assert re.search(r": 880 · бочка \d/3", group)
    match = until(table(), lambda view, _: any(b == 2 for b in view.bolts))
    assert "●●" in as_text(Places("b").places(match, {})["group"].screen)


def test_a_talon_that_lies_open_is_told_once() -> None:
    match = did(did(table(), 2, "bid 105"), 0, "pass")
    group = as_text(Places("b").places(did(match, 1, "pass"), {})["group"].screen)
    assert group.count("Прикуп: 10♣️ Д♦️ Т♦️") == 1


EVENTS: tuple[events.Event, ...] = (
    events.DealStarted(0, 3, golden=False),
    events.DealStarted(0, 3, golden=True),
    events.NineBelow(0, 2),
    events.JackBelow(0, dealer_cuts=True),
    events.JackBelow(0, dealer_cuts=False),
    events.Looked(0),
    events.OpeningStands(0, 100),
    events.BidMade(0, 105, dark=False),
    events.BidMade(0, 120, dark=True),
    events.Passed(0),
    events.BiddingWon(0, 100, dark=False, on_the_hundred=True, calls=()),
    events.BiddingWon(0, 120, dark=False, on_the_hundred=False, calls=()),
    events.ThrownIn(0),
    *(events.Peeked(0, what) for what in ("hands", "suits", "talon", "card 2")),
    events.TalonTaken(0, 2),
    events.AttemptUsed(0, 1, reverse=False),
    events.AttemptUsed(0, 1, reverse=True),
    events.TalonShown(parse_cards("AS 9H KD"), None),
    events.TalonBought(0, 240),
    events.CardGiven(0, 1, None),
    events.CardGiven(0, 1, parse_cards("AS")[0]),
    events.GivenCardSeen(0, 1, parse_cards("AS")[0]),
    events.CardLaidDown(0),
    *(events.RedealClaimed(0, (ground,)) for ground in Ground),
    events.OrderNamed(0, 120),
    events.TrumpSet(None, None),
    events.RospisDeclared(0, 100, (-100, 50, 50)),
    events.CrossDeclared(0),
    *(events.MarriageDeclared(0, kind, None, 100) for kind in (Kind.ACES, Kind.NINES)),
    events.OtherTalonTaken(0, 11),
    events.BoltWritten(0, 1, 2),
    *(events.Fined(0, 120, reason) for reason in FineReason),
    events.BarrelMounted(0, reverse=False),
    events.BarrelMounted(0, reverse=True),
    events.BarrelLeft(0, 760, reverse=False),
    events.BarrelLeft(0, -760, reverse=True),
    *(events.BarrelFell(0, fall, 760, 1, barrel_lost=False) for fall in Fall),
    events.Dumped(0, 555),
    events.GoldenRoundEnded(made=True, reset=False, repeated=False),
    events.GoldenRoundEnded(made=False, reset=True, repeated=False),
    events.GoldenRoundEnded(made=False, reset=True, repeated=True),
    events.MatchEnded((0,), (), (1000, 5, 5), (0, 0, 0)),
    events.MatchEnded((), (0, 1, 2), (-1000, -1000, -1000), (0, 0, 0)),
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_line(language: str, event: events.Event) -> None:
    line = SCREENS_OF.news(look(playing(), None, language), event)
    assert line
    assert "\n" not in line


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("reason", Reason, ids=str)
def test_every_refusal_has_its_sentence(language: str, reason: Reason) -> None:
    details = {
        "least": "105", "step": "5", "cap": "120", "amount": "120", "bid": "100", "limit": "3",
        "suit": "S", "card": "TH", "phase": "bidding",
    }  # fmt: skip
    text = SCREENS_OF.reason(look(table(), 0, language), reason.value, details)
    assert text
    assert len(text) <= 200


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_are_a_few_short_pages(language: str, preset: str) -> None:
    book = SCREENS_OF.book.pages(translator(language), PRESETS[preset])
    pages = [page.text for page in book]
    assert 6 <= len(pages) <= 10
    assert all(len(page) < 2000 for page in pages)
    assert "••" not in "".join(pages)
    assert "• \n" not in "\n".join(pages)


def rules(options: ThousandRules, language: str = "ru") -> str:
    return "\n".join(page.text for page in SCREENS_OF.book.pages(translator(language), options))


def test_the_rules_tell_the_numbers_that_are_in_force() -> None:
    own = PRESETS["recommended"].but(target=1001, penalty=100, marriage_values="S100H80C60D40")
    text = rules(own)
    assert "первым наберёт 1001" in text
    assert "минус 100" in text
    assert "♠ 100" in text
    assert "счёт становится 780" in text


def test_the_rules_say_nothing_that_does_not_hold() -> None:
    without = PRESETS["recommended"].but(
        barrel=0, rospis="off", ace_marriage=0, bolt_mode="off", dump_pos=0, dump_neg=0
    )
    text = rules(without)
    assert "Бочки нет" in text
    assert "Расписать раздачу нельзя" in text
    for word in ("880", "попытк", "туз с", "Тузы", "●", "до нуля", "пополам"):
        assert word not in text


def test_the_line_in_the_lobby_names_the_preset_and_what_is_asked_about_first() -> None:
    line = SCREENS_OF.in_one_line(translator("ru"), "recommended", PRESETS["recommended"])
    assert line == "Рекомендуемые · до 1000 · тузовый марьяж 200 · бочка 880 · можно расписать"
