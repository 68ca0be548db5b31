"""A handful of screens as they were last approved: a change of wording is seen in review.

`PRIKUP_APPROVE=1 pytest tests/bot/test_screens_stored.py` stores what is shown now.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.i18n import translator
from bot.prefs import ChatSettings
from bot.screens.gallery import as_text
from bot.screens.games import SCREENS
from bot.screens.look import group_look
from bot.screens.places import Places
from bot.screens.private import help_screen, rules_screen
from bot.screens.screen import Screen
from bot.screens.settings import chat_screen
from bot.table import Computer, Table
from engine.cards import Card, parse_cards
from engine.game import Result
from engine.games.hundred_one.events import DealEnded
from engine.games.hundred_one.values import DealScore as Account
from engine.games.thousand.events import BoltWritten, DealScored, Fined
from engine.games.thousand.values import DealEnd, DealScore, FineReason, SeatScore
from tests.bot.tables import begun, did, lobby, people, with_deal

STORED = Path(__file__).parent / "screens"

THOUSAND = (
    "0=KH QH 9S TS JC QC 9D | 1=AS KS QS TH JH 9C KC | 2=JS AH 9H TD JD AC KD | talon=TC QD AD"
)
HUNDRED_ONE = "0=TH 9S TD 7C | 1=8D QH 6H TC 7H | 2=TS QS AH QC 9H | up=KD | stock=JS KS 6D 7D 8H"
TO_PLAY = ("2 bid 105", "0 pass", "1 bid 110", "2 pass", "1 give 9C 2", "1 give KC 0")
MARRIAGE = ("1 order 120", "1 play AS", "2 play JS", "0 play 9S", "1 marry QS")


def after(table: Table, *lines: str) -> Table:
    for line in lines:
        seat, action = line.split(" ", 1)
        table = did(table, int(seat), action)
    return table


def group(table: Table) -> Screen:
    return Places("prikup_bot").places(table, {}, 77)["group"].screen


def hand(table: Table, person: int) -> Screen:
    return Places("prikup_bot").places(table, {}, 77)[f"hand:{person}"].screen


def screens(language: str) -> Iterator[tuple[str, Screen]]:
    """The screens, each with a title."""
    t = translator(language)
    names = ("Аня", "Боря", "Вера") if language == "ru" else ("Ann", "Bob", "Vera")
    chairs = people(names, language)
    yield "lobby", group(lobby(language=language, chairs=(*chairs[:2], Computer(1))))
    table = with_deal(begun(lobby(language=language, chairs=chairs)), THOUSAND)
    yield "thousand: the group in the bidding", group(after(table, TO_PLAY[0]))
    yield "thousand: a bid is wanted", hand(after(table, *TO_PLAY[:2]), 2)
    yield "thousand: a card is to be given", hand(after(table, *TO_PLAY[:4]), 2)
    yield "thousand: the order is to be named", hand(after(table, *TO_PLAY), 2)
    played = after(table, *TO_PLAY, *MARRIAGE)
    yield "thousand: the group in play", group(played)
    yield "thousand: a card is wanted", hand(played, 3)
    yield "thousand: the result of a deal", thousand_deal(played)
    yield "thousand: the result of a match", thousand_match(played)
    yield "thousand: rules", rules_screen(t, table, "scoring")
    table = with_deal(begun(lobby("hundred_one", language, chairs)), HUNDRED_ONE)
    yield "hundred_one: a card is wanted", hand(table, 2)
    yield "hundred_one: the group after a queen", group(did(table, 1, "play QH S"))
    yield "hundred_one: the result of a deal", hundred_one_deal(table)
    yield "hundred_one: rules", rules_screen(t, table, "cards")
    yield "settings of a chat", chat_screen(t, ChatSettings(language), "clock")
    yield "help in a group", help_screen(t, "prikup_bot", is_private=False)


def account(number: int, totals: tuple[int, int, int], *, made: bool) -> DealScore:
    seats = (
        SeatScore(16, 100, 2, 115, 0, 0, totals[0]),
        SeatScore(104, 40, 6, 120 if made else -120, 0, 0, totals[1]),
        SeatScore(0, 0, 0, 0, 1, 120, totals[2]),
    )
    return DealScore(
        number, 0, DealEnd.PLAYED, 1, 120, made, dark=False, golden=False, seats=seats
    )


def thousand_deal(table: Table) -> Screen:
    look = group_look(table)
    followed = (BoltWritten(2, 1, 3), Fined(2, 120, FineReason.BOLTS))
    event = DealScored(account(4, (880, -35, 555), made=False), followed)
    return Screen(SCREENS["thousand"].deal_result(look, event))


def thousand_match(table: Table) -> Screen:
    look = group_look(table)
    history = (account(1, (115, 120, -120), made=True), account(2, (230, 1000, 0), made=True))
    view = replace(look.view, history=history, result=Result((1,), (), (230, 1000, 0)))
    return Screen(SCREENS["thousand"].match_result(replace(look, view=view)))


def hundred_one_deal(table: Table) -> Screen:
    look = group_look(table)
    score = Account(
        deal_no=3,
        dealer=0,
        finisher=1,
        last_card=Card.parse("QS"),
        hands=(parse_cards("TH 9S"), (), parse_cards("AH")),
        values=(10, 0, 11),
        bonus=40,
        floored=(),
        resets=(2,),
        totals=(105, -10, 0),
        out=(0,),
    )
    return Screen(SCREENS["hundred_one"].deal_result(look, DealEnded(score)))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_screens_look_as_they_were_approved(language: str) -> None:
    text = "\n\n".join(f"── {title}\n{as_text(screen)}" for title, screen in screens(language))
    stored = STORED / f"{language}.txt"
    if os.environ.get("PRIKUP_APPROVE"):
        stored.write_text(f"{text}\n", "utf-8")
    assert text.splitlines() == stored.read_text("utf-8").splitlines()
