from dataclasses import replace

import pytest

from bot import callbacks, presence
from bot.callbacks import Act, Verb
from bot.i18n import translator
from bot.prefs import Opened, Prefs
from bot.screens import popups
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.look import look_for
from bot.screens.places import Places
from bot.screens.screen import Screen, Urgency, Wanted
from bot.table import Computer, Person, Playing, Table, Venue
from bot.waking import Pace
from engine.games import GAMES
from tests.bot.tables import begun, did, lobby, match_of, moved, people, played_out, with_deal

DEAL = "0=KH QH 9S TS JC QC 9D | 1=AS KS QS TH JH 9C KC | 2=JS AH 9H TD JD AC KD | talon=TC QD AD"
"""Seat 0 deals; seat 1 opens at 100, seat 2 speaks first."""


def bidding(language: str = "ru", **prefs: object) -> Table:
    """Three people in the bidding; Аня, seat 0, speaks next."""
    chairs = people(["Аня", "Боря", "Вера"], language, **prefs)
    table = with_deal(begun(lobby(language=language, chairs=chairs)), DEAL)
    return did(table, 2, "pass")


def places(table: Table, opened: Opened | None = None, person: int = 1) -> dict[str, Wanted]:
    return Places("prikup_bot").places(table, {} if opened is None else {person: opened}, 77)


def hand(table: Table, opened: Opened | None = None, person: int = 1) -> Screen:
    return places(table, opened, person)[f"hand:{person}"].screen


def acts(screen: Screen) -> list[Act]:
    read = (callbacks.parse(b.data) for row in screen.buttons for b in row if b.data)
    return [button for button in read if isinstance(button, Act)]


def verbs(screen: Screen) -> set[tuple[str, str]]:
    read = (callbacks.parse(b.data) for row in screen.buttons for b in row if b.data)
    return {(button.verb, button.argument) for button in read if isinstance(button, Verb)}


def test_a_hand_names_group_and_game_and_shows_the_table_and_the_cards() -> None:
    text = as_text(hand(bidding()))
    assert "Друзья" in text
    assert "Тысяча" in text
    assert "♠️ 10 9 · ♥️ К Д · ♣️ Д В · ♦️ 9" in text
    assert "Ваш ход · 90 с" in text
    assert "Вера: пас" in text


def test_buttons_carry_table_position_and_index() -> None:
    table = bidding()
    assert isinstance(table.stage, Playing)
    assert {(a.table, a.position) for a in acts(hand(table))} == {(table.id, table.stage.position)}


def test_who_is_not_on_turn_has_no_moves_but_sees_the_cards() -> None:
    screen = hand(bidding(), person=2)
    assert acts(screen) == []
    assert "♠️ Т К Д" in screen.text
    assert "Ход: <b>Аня</b>" in screen.text


def test_the_hand_on_turn_goes_first_and_rings() -> None:
    wanted = places(bidding())
    assert wanted["hand:1"].urgency is Urgency.TURN
    assert wanted["hand:1"].wants_attention
    assert wanted["hand:2"].urgency is Urgency.BYSTANDER
    assert not wanted["hand:2"].wants_attention
    assert wanted["group"].urgency is Urgency.TABLE


def test_no_hand_gets_into_the_group() -> None:
    wanted = places(bidding())["group"]
    assert wanted.chat_id == lobby().venue.chat_id
    assert not acts(wanted.screen)
    for suit in "♠♥♣♦":
        assert suit not in wanted.screen.text


def test_the_confirming_tap_marks_the_choice_and_leaves_the_others() -> None:
    table = bidding()
    assert isinstance(table.stage, Playing)
    plain = acts(hand(table))
    chosen = plain[1].index
    screen = hand(table, Opened(table.stage.position, mark=chosen))
    assert [a.index for a in acts(screen)] == [a.index for a in plain]
    assert [a.index for a in acts(screen) if a.is_confirmed] == [chosen]
    assert "точно?" in as_text(screen)


def test_a_mark_on_a_page_shows_that_page() -> None:
    table = did(did(did(bidding(), 0, "pass"), 1, "give 9C 2"), 1, "give KC 0")
    view = _legal(table, 1)
    assert isinstance(table.stage, Playing)
    mark = view.index("rospis")
    screen = hand(table, Opened(table.stage.position, mark=mark), person=2)
    assert [(a.index, a.is_confirmed) for a in acts(screen)] == [(mark, True)]
    assert "вам −100" in screen.text


def _legal(table: Table, seat: int) -> list[str]:
    assert isinstance(table.stage, Playing)
    return list(map(str, GAMES[table.slug].legal(table.stage.state, seat)))


def test_what_was_opened_in_an_older_position_is_closed() -> None:
    table = bidding()
    assert isinstance(table.stage, Playing)
    old = Opened(table.stage.position - 1, page="bids", mark=0)
    assert hand(table, old) == hand(table)


def test_leaving_asks_first() -> None:
    table = bidding()
    assert isinstance(table.stage, Playing)
    assert ("leave", "yes") not in verbs(hand(table))
    menu = hand(table, Opened(table.stage.position, page="menu"))
    assert ("page", "leave") in verbs(menu)
    asked = hand(table, Opened(table.stage.position, page="leave"))
    assert verbs(asked) == {("leave", "yes"), ("page", "")}
    assert "насовсем" in asked.text


def test_who_is_away_can_only_come_back() -> None:
    table = presence.away(bidding(), 0, Pace())
    screen = hand(table)
    assert acts(screen) == []
    assert verbs(screen) == {("back", "")}
    assert "За вас играет бот" in screen.text
    assert "💤" in places(table)["group"].screen.text


def test_who_left_has_no_hand_any_more() -> None:
    assert "hand:1" not in places(presence.left(bidding(), 1, Pace()))


def test_who_cannot_be_reached_has_no_hand() -> None:
    table = bidding()
    chair = table.chairs[0]
    assert isinstance(chair, Person)
    assert "hand:1" not in places(table.with_chair(0, replace(chair, is_reachable=False)))


def test_why_not_is_offered_only_if_a_card_is_forbidden() -> None:
    table = did(
        did(did(did(bidding(), 0, "pass"), 1, "give 9C 2"), 1, "give KC 0"), 1, "order 100"
    )
    assert ("why", "") not in verbs(hand(table, person=2))
    led = did(table, 1, "play AS")
    assert ("why", "") in verbs(hand(led, person=3))


def test_the_way_back_leads_to_the_groups_message() -> None:
    links = [b.url for row in hand(bidding()).buttons for b in row if b.url]
    assert links == ["https://t.me/c/1234567890/77"]


@pytest.mark.parametrize(
    ("venue", "posted", "links"),
    [
        (Venue(-1001234567890, 5, "T"), None, ["https://t.me/c/1234567890/5"]),
        (Venue(-1001234567890, None, "T"), None, []),
        (Venue(-4567, None, "T"), 77, []),
    ],
)
def test_there_is_a_way_back_only_where_telegram_has_an_address(
    venue: Venue, posted: int | None, links: list[str]
) -> None:
    table = begun(lobby(venue=venue, chairs=(*people(["Аня"]), Computer(1), Computer(2))))
    screen = Places("b").places(table, {}, posted)["hand:1"].screen
    assert [b.url for row in screen.buttons for b in row if b.url] == links


def test_each_reader_is_served_in_the_own_language_and_card_style() -> None:
    ru = people(["Аня"])[0]
    en = replace(people(["Ann"], "en", coloured=False)[0], id=2)
    table = with_deal(begun(lobby(chairs=(ru, en, Computer(1)))), DEAL)
    assert "♠️ 10 9 · ♥️ К Д" in hand(table).text
    english = hand(table, person=2).text
    assert "Your cards" in english
    assert "♠\ufe0e A K Q" in english


def test_a_deal_is_an_episode_that_outlasts_its_rest() -> None:
    table = match_of()
    assert places(table)["group"].episode == "deal:1"
    seen = [places(table)["group"].episode]
    for _ in range(400):
        table = moved(table)
        if not isinstance(table.stage, Playing):
            break
        seen.append(places(table)["group"].episode)
    numbers = [int(episode.removeprefix("deal:")) for episode in seen]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, numbers[-1] + 1))


def test_after_the_match_nothing_can_be_pressed_any_more() -> None:
    table = played_out(match_of())
    wanted = places(table)
    assert wanted["group"].screen.buttons == ()
    assert acts(wanted["hand:1"].screen) == []
    assert "Партия окончена" in wanted["hand:1"].screen.text


def test_a_private_table_is_shown_once() -> None:
    venue = Venue(1, None, "", is_private=True)
    table = begun(lobby(venue=venue, chairs=(*people(["Аня"]), Computer(1), Computer(2))))
    assert list(places(table)) == ["hand:1"]
    assert "Друзья" not in places(table)["hand:1"].screen.text


def test_a_refusal_is_told_in_the_language_of_who_pressed() -> None:
    table = bidding()
    english = replace(people(["Bob"], "en")[0], id=2)
    table = table.with_chair(1, english)
    reason = SCREENS["thousand"].reason
    assert reason(look_for(table, 1), "not-your-turn", {}) == "Сейчас не ваш ход"
    assert reason(look_for(table, 2), "not-your-turn", {}) == "It’s not your turn"
    assert reason(look_for(table, 99), "not-your-turn", {}) == "Сейчас не ваш ход"
    assert look_for(table, 99).view.hand == ()
    assert look_for(table, 2).view.hand


def test_there_is_nothing_to_look_at_before_the_match() -> None:
    ru = translator("ru")
    with pytest.raises(ValueError, match="no match"):
        look_for(lobby(), 1)
    assert popups.hand(lobby(), ru, 1, Prefs()) == "Партия ещё не началась"
    assert popups.scores(lobby(), ru) == "Партия ещё не началась"
    assert popups.hand(bidding(), ru, 99, Prefs()) == "Вы не сидите за этим столом"
    assert popups.why_not(bidding(), ru, 99, Prefs()) == "Вы не сидите за этим столом"
    over = presence.stopped(bidding(), "Аня")
    assert popups.hand(over, ru, 1, Prefs()) == "Эта партия уже закончилась"
