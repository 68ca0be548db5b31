from dataclasses import replace

import pytest

from bot.house import read
from bot.i18n import translator
from bot.prefs import Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.table import Table
from engine.cards import Card, Suit, parse_cards
from engine.games.fifty_five import events
from engine.games.fifty_five.options import PRESETS, FiftyFiveRules
from engine.games.fifty_five.reasons import REASONS
from engine.games.fifty_five.values import Contract, DealScore, Trick
from tests.bot.seen import after, group, look, moves, screen, taps
from tests.bot.tables import begun, did, lobby, people, with_deal

SCREENS_OF = SCREENS["fifty_five"]
DEAL = "0=AS 9D 4C KH 2S | 1=5H JH QC 9C 3D | 2=TD 8D 7S 6S AD | kitty=KC KD AH TH 5C"
WON = ("1 bid 20", "2 pass", "0 pass")
PLAYED = (*WON, "1 discard QC 9C 3D KC KD", "1 trump H")


def table(code: str = "55", deal: str = DEAL, names: str = "Аня Боря Вера") -> Table:
    """Three people; seat 0 deals, seat 1 is asked first."""
    house = read(f"fifty_five {code}")
    made = lobby("fifty_five", chairs=people(names.split()))
    return with_deal(begun(replace(made, preset=house.preset, options=house.options)), deal)


def test_the_bidding_shows_the_highest_bid_and_what_each_has_said() -> None:
    match = table()
    assert "Торговля. Ставок ещё нет" in group(match)
    text = group(after(match, "1 bid 10", "2 pass"))
    assert "Торговля. Ставка 10 — Боря" in text
    assert "👉 Аня: 0 · сдаёт" in text
    assert "▫️ Боря: 0 · 10" in text
    assert "▫️ Вера: 0 · пас" in text


def test_every_bid_has_a_button_and_the_highest_says_what_it_is() -> None:
    assert moves(table(), 1) == [
        ("10", "bid 10"),
        ("15", "bid 15"),
        ("20", "bid 20"),
        ("25", "bid 25"),
        ("60 · все взятки", "bid 60"),
        ("Пас", "pass"),
    ]


def test_the_dealer_may_take_the_bid_at_its_height() -> None:
    match = after(table(), "1 bid 20", "2 pass")
    assert moves(match, 0) == [
        ("25", "bid 25"),
        ("60 · все взятки", "bid 60"),
        ("Беру 20", "hold"),
        ("Пас", "pass"),
    ]
    assert "Ставка 20 — Боря. Взять её, перебить или пас?" in screen(match, 0).text
    held = did(match, 0, "hold")
    assert "Ставка 20 — Боря, её берёт Аня" in group(held)
    assert "Аня берёт вашу ставку 20: повысите или пас?" in screen(held, 1).text
    top = after(table("55: bids=10+15"), "1 bid 15", "2 pass")
    assert moves(top, 0) == [("Беру 15", "hold"), ("Пас", "pass")]
    assert "Выше некуда: взять её или пас?" in screen(top, 0).text


def test_the_last_to_speak_is_told_what_another_pass_would_mean() -> None:
    match = after(table(), "1 pass", "2 pass")
    assert "Если спасуете и вы, раздача не играется" in screen(match, 0).text
    bound = after(table("55: all_pass=dealer_10, bids=15+20"), "1 pass", "2 pass")
    assert "играть всё равно вам, за 15" in screen(bound, 0).text
    assert "Все спасовали: играть обязан сдающий, Аня, за 15" in group(did(bound, 0, "pass"))
    thrown_in = did(match, 0, "pass")
    assert "Все спасовали: раздача не играется" in group(thrown_in)
    assert "♥️ В 5" in popups.hand(match, translator("ru"), 2, Prefs())
    assert popups.hand(thrown_in, translator("ru"), 2, Prefs()) == "Карт на руках нет"


def test_the_kitty_is_seen_by_the_declarer_only() -> None:
    match = after(table(), *WON)
    assert "В прикупе: К♣️ К♦️ Т♥️ 10♥️ 5♣️" in screen(match, 1).text
    assert "В прикупе" not in group(match) + screen(match, 0).text
    assert "Боря берёт прикуп" in group(match)
    assert "Играет Боря · ставка 20 · снос" in group(match)


def test_five_cards_are_marked_and_then_confirmed() -> None:
    match = after(table(), *WON)
    buttons = list(taps(match, 1))
    assert buttons == [
        *("🥉Т♥️", "В♥️", "10♥️", "5♥️"),
        *("К♣️", "Д♣️", "5♣️", "9♣️"),
        *("К♦️", "3♦️"),
    ]
    assert moves(match, 1) == []
    assert "Отметьте 5 карт, которые сносите." in screen(match, 1).text
    marked = 0
    for number, card in enumerate(("К♣️", "Д♣️", "9♣️", "К♦️", "3♦️"), 1):
        marked = taps(match, 1, marked)[card]
        assert f"✓ {card}" in taps(match, 1, marked)
        told = "Отмечена 1." if number == 1 else f"Отмечено {number}."
        assert told in screen(match, 1, marked=marked).text
    assert moves(match, 1, marked) == [("Снести 5 карт", "discard 9C QC KC 3D KD")]
    fewer = taps(match, 1, marked)["✓ 3♦️"]
    assert moves(match, 1, fewer) == []


def test_a_tap_beyond_five_takes_the_first_mark_away() -> None:
    match = after(table(), *WON)
    marked = 0
    for card in ("🥉Т♥️", "К♣️", "Д♣️", "5♣️", "9♣️", "10♥️"):
        marked = taps(match, 1, marked)[card]
    text, action = moves(match, 1, marked)[0]
    assert text == "Снести 5 карт"
    assert set(action.split()[1:]) == {"KC", "QC", "5C", "9C", "TH"}


def test_a_suit_is_named_by_how_many_trumps_it_makes() -> None:
    match = after(table(), *PLAYED[:-1])
    assert moves(match, 1) == [
        ("♠️ × 1", "trump S"),
        ("♣️ × 2 🥇", "trump C"),
        ("♦️ × 1", "trump D"),
        ("♥️ × 4 🥇🥈", "trump H"),
    ]
    assert "Боря сносит пять карт" in group(match)


def test_trumps_can_be_named_before_the_kitty() -> None:
    match = after(table("110-name-first"), *WON, "1 trump H")
    assert "Играет Боря · ставка 20 · козырь ♥️ · снос" in group(match)
    assert "простые" not in str(taps(match, 1))  # six of the ten are, and only five may go
    assert list(taps(match, 1))[:4] == ["🥇5♥️", "🥈В♥️", "🥉Т♥️", "10♥️"]


def test_the_hand_shows_the_odd_order_and_the_best_trumps() -> None:
    match = after(table(), *PLAYED)
    text = as_text(screen(match, 1))
    assert "🥇5♥️ 🥈В♥️ 🥉Т♥️ 10♥️ · ♣️ 5" in text
    assert "Снесено: К♣️ Д♣️ 9♣️ К♦️ 3♦️" in text
    assert [label for label, _ in moves(match, 1)] == ["🥇5♥️", "🥈В♥️", "🥉Т♥️", "10♥️", "5♣️"]
    page = as_text(screen(match, 1, "order"))
    assert "Козыри ♥️: 🥇 5 🥈 В 🥉 туз ♥️, дальше К Д 10 9 8 7 6 4 3 2" in page
    assert "Ваши карты\n" not in page


def test_the_table_shows_the_contract_and_what_was_taken() -> None:
    match = after(table(), *PLAYED, "1 play TH")
    text = group(match)
    assert "Играет Боря · ставка 20 · козырь ♥️ · взято 0" in text
    assert "Ход с козыря 10♥️ — Боря" in text
    match = after(match, "2 play TD", "0 play KH")
    assert "взято 0" in group(match)
    assert "Взятка — Аня, К♥️" in group(match)
    match = after(match, "0 play AS", "1 play 5H", "2 play 7S")
    assert "взято 10" in group(match)
    assert "Взятка — Боря: Т♠️ 5♥️ 7♠️ (+10)" in group(match)


def test_why_not_names_the_trump_that_has_to_be_played() -> None:
    match = after(table(), *PLAYED, "1 play TH", "2 play TD")
    assert moves(match, 0) == [("К♥️", "play KH")]
    text = popups.why_not(match, translator("ru"), 1, Prefs())
    assert "Ход с козыря 10♥️" in text
    assert "которые не придержать: К♥️" in text


def test_a_privileged_trump_may_wait_for_a_higher_lead() -> None:
    deal = "0=AH 9D 4C KS 2S | 1=5H JH QC 9C 3D | 2=TD 8D 7S 6S AD | kitty=KC KD KH TH 5C"
    match = after(table(deal=deal), *WON, "1 discard QC 9C 3D KC KD", "1 trump H")
    lower = after(match, "1 play TH", "2 play TD")
    assert len(moves(lower, 0)) == 5
    assert "Можно придержать 🥉Т♥️: годится любая карта" in screen(lower, 0).text
    higher = after(match, "1 play JH", "2 play TD")
    assert moves(higher, 0) == [("🥉Т♥️", "play AH")]
    why = popups.why_not(higher, translator("ru"), 1, Prefs())
    assert "он старше ваших: Т♥️" in why


def test_partners_are_shown_and_share_a_score() -> None:
    deal = "0=AS 9D 4C KH 2S | 1=5H JH QC 9C 3D | 2=TD 8D 7S 6S AD | 3=3C 2C 2D 4D 6D"
    match = table("55: teams=pairs", deal, "Аня Боря Вера Гриша")
    text = group(match)
    assert "🔴 Аня" in text
    assert "🔷 Боря" in text
    assert "🔴 Вера" in text
    assert "Счёт: 🔴 0 · 🔷 0" in text
    assert "🔴 Ваш партнёр: Вера" in as_text(screen(match, 0))
    assert popups.scores(match, translator("ru")) == "🔴 Аня + Вера: 0\n🔷 Боря + Гриша: 0"


SCORE = DealScore(
    deal_no=3,
    dealer=0,
    contract=Contract(1, 20, Suit.SPADES),
    best_trump=Card.parse("JS"),
    tricks=(1, 3, 1),
    points=(5, 20, 5),
    made=True,
    added=(5, 20, 5),
    totals=(60, 55, 20),
    reached=(2, 4, None),
)
EVENTS: tuple[events.Event, ...] = (
    events.DealStarted(0, 3),
    events.BidMade(0, 15),
    events.BidHeld(0, 15),
    events.Passed(0),
    events.BiddingWon(0, 15, forced=False),
    events.BiddingWon(0, 10, forced=True),
    events.DealThrownIn(3),
    events.KittyTaken(0),
    events.KittySeen(0, parse_cards("5S JS AH 2C 3C")),
    events.CardsLaidAway(0),
    events.TrumpNamed(0, Suit.SPADES),
    events.TrickTaken(Trick(0, parse_cards("5S JS AH"), 0, 10)),
    events.DealEnded(SCORE),
    events.DealEnded(replace(SCORE, made=False)),
    events.MatchEnded((0,), (55, 20, 10)),
    events.MatchEnded((0, 2), (40, 35, 40)),
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_line(language: str, event: events.Event) -> None:
    line = SCREENS_OF.news(look(table(), None, language), event)
    assert line
    assert "\n" not in line


def result(match: Table, score: DealScore) -> str:
    return SCREENS_OF.deal_result(look(match, None), events.DealEnded(score))


def test_the_result_of_a_deal_tells_bid_best_trump_and_who_came_first() -> None:
    text = result(table(), SCORE)
    assert "✅ Боря: ставка 20 ♠️, взято 20" in text
    assert "🥇 Старший козырь В♠️ — Боря, +5" in text
    assert "До 55 — Аня: на 2-й взятке" in text
    assert "До 55 — Боря: на 4-й взятке" in text
    assert "Вера:" not in text
    lost = replace(
        SCORE, made=False, added=(5, -20, 5), totals=(60, 15, 20), reached=(2, None, None)
    )
    assert "❌ Боря: ставка 20 ♠️, взято только 20" in result(table(), lost)


def test_who_stands_at_the_target_without_a_bid_is_told_so() -> None:
    score = replace(SCORE, totals=(60, 15, 20), reached=(None, None, None))
    text = result(table("55: bidder_must_win=on"), score)
    assert "До 55 — Аня, но победить можно только сыгранной ставкой" in text


def test_without_a_bonus_nobody_is_named_for_the_best_trump() -> None:
    assert "Старший козырь" not in result(table("55: best_trump_bonus=0"), SCORE)
    text = result(table(), replace(SCORE, best_trump=None, points=(5, 15, 5)))
    assert "Козырей ни у кого не было" in text


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_has_its_sentence(language: str, code: str) -> None:
    details = {
        "card": "TH",
        "suit": "S",
        "trump": "S",
        "led": "7S",
        "forced": "5S JS AH",
        "amount": "10",
        "highest": "15",
        "number": "4",
        "wanted": "5",
    }
    text = SCREENS_OF.reason(look(table(), 1, language), code, details)
    assert 0 < len(text) <= 200


def rules(options: FiftyFiveRules) -> str:
    return "\n".join(page.text for page in SCREENS_OF.book.pages(translator("ru"), options))


def test_the_rules_tell_the_numbers_that_are_in_force() -> None:
    text = rules(PRESETS["110"].but(bids=(15, 25), all_pass="dealer_10", deal_limit=21))
    assert "Играют до 110" in text
    assert "Ставки: 15, 25." in text
    assert "играть обязан сдающий, ставка — 15" in text
    assert "не длиннее 21 раздачи" in text


def test_the_rules_say_nothing_that_does_not_hold() -> None:
    text = rules(PRESETS["55"].but(bids=(10, 15), best_trump_bonus=0))
    for word in ("60", "всего 30", "не длиннее"):
        assert word not in text
    assert "Если в одной раздаче до 110" not in rules(PRESETS["110-strict"])


def test_the_line_of_the_lobby_says_what_the_presets_name_does_not() -> None:
    t = translator("ru")
    line = SCREENS_OF.in_one_line(t, "110", PRESETS["110"])
    assert line == "До 110 · ставки 10, 15, 20, 25, 60"
    other = PRESETS["110"].but(variant=220, name_before_kitty=True, teams="pairs")
    line = SCREENS_OF.in_one_line(t, "110", other)
    assert line == "До 110 · до 220 · парами · ставки 10, 15, 20, 25, 60 · козырь до прикупа"
