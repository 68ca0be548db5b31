"""Every position of every script of Hundred to One, shown to everybody."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import get_args

import pytest

from bot.i18n import translator
from bot.screens.fit import LIMIT
from bot.screens.names import columns
from bot.screens.screen import Screen
from engine.games.hundred_to_one.actions import Action, Answer
from engine.games.hundred_to_one.events import Event, RoundEnded
from engine.games.hundred_to_one.values import PhaseName
from tests.bot import quiz
from tests.bot.quiz import SCREENS, look, offered, plain
from tests.bot.tables import ABSURD
from tests.bot.test_screens_limits import must_be_sendable
from tests.engine.hundred_to_one.hidden import resample
from tests.engine.hundred_to_one.played import (
    played,
)
from tests.engine.hundred_to_one.test_hundred_to_one_reasons import CASES

LANGUAGE = pytest.mark.parametrize("language", ["ru", "en"])
ROW = 40
"""Columns of text that the buttons of a row may have together on a phone."""


@cache
def everything() -> tuple[quiz.Position, ...]:
    return tuple(quiz.all_positions())


@LANGUAGE
def test_every_screen_of_every_script_can_be_sent(language: str) -> None:
    for position in everything():
        for seat in position.viewers:
            shown = quiz.screen(look(position.state, seat, language))
            must_be_sendable(shown)
            for row in shown.buttons:
                assert len(row) == 1 or sum(columns(b.text) for b in row) <= ROW, row


@LANGUAGE
def test_every_screen_can_be_sent_whatever_people_are_called(language: str) -> None:
    for position in everything()[::5]:
        crowd = tuple(islice(cycle(ABSURD), len(quiz.names_for(position.state))))
        for seat in position.viewers:
            seen = look(position.state, seat, language, names=crowd)
            must_be_sendable(quiz.screen(seen))
            for text in (SCREENS.pocket(seen), SCREENS.last_trick(seen), SCREENS.scores(seen)):
                assert 0 < len(text.encode("utf-16-le")) // 2 <= LIMIT


@LANGUAGE
def test_every_pop_up_fits(language: str) -> None:
    for position in everything():
        for seat in position.viewers:
            seen = look(position.state, seat, language)
            for text in (SCREENS.pocket(seen), SCREENS.last_trick(seen), SCREENS.scores(seen)):
                assert 0 < len(text.encode("utf-16-le")) // 2 <= LIMIT


def test_whatever_is_legal_has_exactly_one_button() -> None:
    kinds: set[str] = set()
    for position in everything():
        for seat in position.viewers:
            seen = look(position.state, seat)
            assert sorted(offered(seen)) == sorted(map(str, seen.view.legal)), position.name
            kinds |= {type(action).__name__ for action in seen.view.legal}
    assert kinds == {kind.__name__ for kind in get_args(Action) if kind is not Answer}


def test_whoever_has_to_answer_in_words_is_told_where() -> None:
    for position in everything():
        for seat in position.state.seats:
            hand = plain(SCREENS.hand(look(position.state, seat)))
            is_asked = look(position.state, seat).view.may_answer
            assert is_asked == ("✍️" in hand), (position.name, seat)


def test_every_phase_is_come_across_and_called_in_the_group() -> None:
    called: defaultdict[PhaseName, set[str]] = defaultdict(set)
    for position in everything():
        seen = look(position.state)
        called[seen.view.phase].add(plain(SCREENS.standing(seen)).splitlines()[-1])
    assert {*called} == {*PhaseName}
    assert all("" not in lines for lines in called.values())


@LANGUAGE
def test_every_kind_of_event_is_told_in_a_line(language: str) -> None:
    told: set[str] = set()
    for position in everything():
        for item in position.told:
            for seat in position.viewers if item.to is None else item.to:
                line = SCREENS.news(look(position.state, seat, language), item.event)
                if line:
                    must_be_sendable(Screen(line))
                    assert "\n" not in line
                    told.add(type(item.event).__name__)
    assert {kind.__name__ for kind in get_args(Event)} - told == {"MatchStarted", "AnswerCounted"}


@LANGUAGE
def test_every_result_can_be_sent_and_says_where_its_numbers_come_from(language: str) -> None:
    estimate = translator(language).plain("hundred_to_one-source-estimate")
    results: Counter[str] = Counter()
    for position in everything():
        for item in position.told:
            if isinstance(item.event, RoundEnded):
                text = SCREENS.deal_result(look(position.state, None, language), item.event)
                must_be_sendable(Screen(text))
                assert plain(estimate) in plain(text)
                results[item.event.score.round.value] += 1
        if (match := SCREENS.match_result(look(position.state, None, language))) != "":
            must_be_sendable(Screen(match))
            assert position.state.history
    assert len(results) == 7


@pytest.mark.parametrize("seed", range(2))
def test_no_screen_tells_what_its_reader_cannot_know(seed: int) -> None:  # E7.2, E8.1, E11
    rng = Random(seed)
    for position in everything()[seed::2]:
        for seat in position.viewers:
            other = resample(position.state, seat, rng)
            seen, same = look(position.state, seat), look(other, seat)
            assert quiz.screen(seen) == quiz.screen(same), position.name
            assert SCREENS.pocket(seen) == SCREENS.pocket(same)
            assert SCREENS.last_trick(seen) == SCREENS.last_trick(same)


@LANGUAGE
@pytest.mark.parametrize(("body", "options", "move", "reason", "details"), CASES)
def test_every_refusal_has_its_sentence(
    body: str, options: str, move: str, reason: str, details: dict[str, str], language: str
) -> None:
    scores = "1 0" if "rounds=big" in options else ""
    text = quiz.refusal(played(body, options, scores), move, language)
    assert 0 < len(text) <= LIMIT
    assert all(value in text for name, value in details.items() if name in ("number", "row"))
