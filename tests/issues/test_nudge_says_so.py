from dataclasses import replace

import pytest

from bot.screens.places import Places
from bot.table import Playing, Table
from tests.bot.tables import begun, did, lobby, people, with_deal

DEAL = "0=KH QH 9S TS JC QC 9D | 1=AS KS QS TH JH 9C KC | 2=JS AH 9H TD JD AC KD | talon=TC QD AD"


def bidding(language: str, *, is_nudged: bool, turn_seconds: int | None = 30) -> Table:
    """Three people in the bidding; seat 0, person 1, speaks next."""
    chairs = people(["Аня", "Боря", "Вера"], language)
    table = did(with_deal(begun(lobby(language=language, chairs=chairs)), DEAL), 2, "pass")
    assert isinstance(table.stage, Playing)
    stage = replace(table.stage, is_nudged=is_nudged)
    return replace(table, stage=stage, turn_seconds=turn_seconds)


def texts(table: Table) -> dict[str, str]:
    places = Places("prikup_bot").places(table, {}, 77)
    return {place: wanted.screen.text for place, wanted in places.items()}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "⏰ <b>Ваш ход</b> · 30 с, половина времени прошла"),
        ("en", "⏰ <b>Your turn</b> · 30 s, half of it is gone"),
    ],
)
def test_a_hand_sent_at_half_time_says_why(language: str, said: str) -> None:
    assert said in texts(bidding(language, is_nudged=True))["hand:1"]
    assert said not in texts(bidding(language, is_nudged=False))["hand:1"]


def test_a_nudge_changes_only_the_hand_of_who_has_to_move() -> None:
    before, after = (texts(bidding("ru", is_nudged=nudged)) for nudged in (False, True))
    assert {place for place in after if before.get(place) != after[place]} == {"hand:1"}


def test_without_a_clock_nothing_is_half_gone() -> None:
    assert "половина" not in texts(bidding("ru", is_nudged=True, turn_seconds=None))["hand:1"]
