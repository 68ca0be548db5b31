"""News and results of Hundred to One, its teams, and its words in the frame of all games."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.i18n import Reworded, translator
from bot.screens.hundred_to_one.board import BAR
from bot.screens.hundred_to_one.sources import SURVEYED, mark, source_line
from bot.screens.hundred_to_one.wording import WORDS
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import RoundEnded
from engine.games.hundred_to_one.options import PRESETS
from tests.bot import quiz
from tests.bot.quiz import SCREENS, look, news, plain, read, rows
from tests.engine.hundred_to_one.played import (
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    big,
    done,
    played,
)
from tests.locales.catalogues import inside, messages

LANGUAGE = pytest.mark.parametrize("language", ["ru", "en"])
DARK = BAR * 8


def test_a_breath_stands_between_the_answer_and_what_becomes_of_it() -> None:
    state = played(MAIN)
    after, told = done(state, "2 answer конфеты")
    assert news(told, after) == [
        "🗣 🔴 Cleo: “конфеты”… yes!",
        "💡 Row 2: конфеты — 21. The fund is 55",
    ]
    after, told = done(state, "2 answer цветы")
    assert news(told, after)[0] == "🗣 🔴 Cleo: “цветы”… but that is open already"


def test_the_end_of_a_steal_fits_into_the_last_lines() -> None:  # HO-014
    state, told = done(played(CAPTAIN), "1 choose 2")
    assert news(told, state)[-3:] == [
        "🗣 🔷 Ben: “чай”… yes!",
        "💡 Row 4: чай — 10. The fund is 44",
        "⚡ 🔷 Blues: the fund is stolen, +44",
    ]


def test_the_result_of_a_round_shows_the_whole_board() -> None:  # HO-015
    state, told = done(played(CAPTAIN), "1 choose 2")
    event = next(i.event for i in told if isinstance(i.event, RoundEnded))
    text = plain(SCREENS.deal_result(look(state), event))
    assert len(rows(text)) == 6
    assert DARK not in text
    assert "🔷 Blues: the fund is stolen, +44" in text
    assert "Score: 🔴 0 : 44 🔷" in text


def test_a_result_that_is_told_late_shows_its_own_board() -> None:
    rules = "rounds=simple+double, miss_limit=1, blitz=off"
    first = f"{BOARD}\n0 answer цветы\n2 pass"
    _, told = done(played(first, rules), "1 pass")
    event = next(i.event for i in told if isinstance(i.event, RoundEnded))
    second = f"{first}\n1 pass\n{BOARD.replace('бабушке', 'дедушке')}"
    for lines in (second, f"{second}\n2 answer цветы\n4 pass\n1 pass"):
        text = plain(SCREENS.deal_result(look(played(lines, rules)), event))
        assert "Что дарят бабушке?" in text
        assert len(rows(text)) == 6
        assert DARK not in text


def test_the_result_of_the_big_game_tells_both_players_and_the_best_answers() -> None:  # HO-033
    state, told = done(big("4 answer волк", "4 answer щи"), "2 answer медведь", "2 pass")
    event = next(i.event for i in told if isinstance(i.event, RoundEnded))
    text = plain(SCREENS.deal_result(look(state), event))
    assert "волк — 25 · медведь — 40" in text
    assert "щи — 22 · no answer" in text
    assert "Most often: борщ — 30" in text


def test_the_result_of_the_match_has_the_score_after_every_round() -> None:
    state, _ = done(played(CAPTAIN, "rounds=simple"), "1 choose 2")
    text = plain(SCREENS.match_result(look(state)))
    assert "Simple            0    *44" in text.splitlines()
    assert text.endswith("* the fund taken, or the face-off won")


def test_the_result_of_the_match_tells_of_the_prize() -> None:  # HO-032
    short, _ = done(big("4 answer волк", "4 pass"), "2 pass", "2 pass")
    text = plain(SCREENS.match_result(look(short)))
    assert "The winner: 🔴 Reds!" in text
    assert "The fund is 25 of 200: 175 short of the prize" in text
    won = big("4 answer медведь", options="big_target=40")
    assert "The main prize! The fund is 40" in plain(SCREENS.match_result(look(won)))


@LANGUAGE
def test_where_the_numbers_come_from_is_told_truthfully(language: str) -> None:
    asked, guessed, t = "Что дарят бабушке?", "Назовите суп", translator(language)
    seen = look(played(MAIN), None, language)
    seen = replace(seen, view=replace(seen.view, surveyed=frozenset({asked})))
    assert source_line(seen, (asked,)) == t("hundred_to_one-source-survey")
    assert source_line(seen, (guessed,)) == t("hundred_to_one-source-estimate")
    assert SURVEYED in source_line(seen, (asked, guessed))
    assert mark(seen, asked, (asked, guessed)) == f"{SURVEYED} "
    assert mark(seen, asked, (asked,)) == mark(seen, guessed, (asked, guessed)) == ""


def test_teams_sit_alternately_and_the_host_in_neither() -> None:  # E1.1, E1.2
    party = PRESETS["party"].but(team_size=2)
    assert HUNDRED_TO_ONE.sides(party, 4) == ((0, 2), (1, 3))
    assert HUNDRED_TO_ONE.sides(party, 5) == ((0, 2), (1, 3))
    assert HUNDRED_TO_ONE.sides(PRESETS["tv"], 3) == ((0, 2), (1,))
    assert HUNDRED_TO_ONE.sides(PRESETS["tv"], 1) == ((0,),)


@LANGUAGE
def test_the_line_for_the_lobby_tells_the_preset_from_the_others(language: str) -> None:
    t = translator(language)
    lines = [SCREENS.in_one_line(t, name, options) for name, options in PRESETS.items()]
    assert len({*lines}) == len(PRESETS)
    assert all("  " not in line and line.count("·") >= 2 for line in lines)


@LANGUAGE
def test_words_that_all_games_share_are_replaced_with_the_same_arguments(language: str) -> None:
    known = messages(language)
    for shared, own in WORDS.items():
        assert inside(known[own]).arguments <= inside(known[shared]).arguments
    for position in quiz.all_positions():
        seen = look(position.state, None, language)
        for key in ("turn-of", "turn-yours", "turn-nudged"):
            sentence = known[SCREENS.wording(seen.view, key)]
            assert inside(sentence).arguments == inside(known[key]).arguments


def test_nobody_is_called_by_cards_or_deals() -> None:
    for language in ("ru", "en"):
        for position in tuple(quiz.all_positions())[::7]:
            text = read(position.state, position.viewers[1], language).casefold()
            assert not re.search(r"карт[аы]|раздач|колод|\bcards?\b|\bdeal\b", text), position.name


def test_what_all_games_share_is_said_in_the_words_of_this_one() -> None:
    t = Reworded(translator("en"), partial(SCREENS.wording, look(played(MAIN)).view))
    assert t.plain("turn-of", names="Cleo", clock="") == "⏳ To answer: <b>Cleo</b>"
    assert t("turn-of", names="<Cleo>", clock="") == "⏳ To answer: <b>&lt;Cleo&gt;</b>"
    assert t("table-heading", game="G", deal=2, seal="s").startswith("🎙 <b>G</b> · game 2")
    assert t.plain("button-close") == translator("en").plain("button-close")
    assert t.has("button-anew")
    assert not t.has("no-such-sentence")
    judging = look(played(f"{BOARD}\n0 answer розы", "host=on, matching=host")).view
    assert SCREENS.wording(judging, "turn-yours") == "hundred_to_one-turn-yours-judge"


def test_quotes_within_quotes_are_others() -> None:
    _, told = done(state := played(MAIN), "2 answer «Горько»")
    assert news(told, state)[0].startswith("🗣 🔴 Cleo: “„Горько“”")


@LANGUAGE
@pytest.mark.parametrize("source", ["survey", "estimate"])
def test_the_result_of_a_round_says_whether_a_hundred_people_were_asked(
    language: str, source: str
) -> None:
    first, second = (text.removeprefix("board: ") for text in (BOARD, REVERSE))
    head = "simple surveyed" if source == "survey" else "simple"
    boards = {"boards": f"{head}: {first}\nreverse: {second}"}
    rules = PRESETS["tv"].but_text("team_size=1, rounds=simple+reverse")
    state = HUNDRED_TO_ONE.start(rules, 2, b"seed", boards).state
    answers = ("цветы", "конфеты", "платок", "чай", "тапочки", "книга")
    state, told = done(state, "0 deal", *(f"0 answer {answer}" for answer in answers))
    (ended,) = (item.event for item in told if isinstance(item.event, RoundEnded))
    sentence = plain(translator(language)(f"hundred_to_one-source-{source}"))
    assert sentence in plain(SCREENS.deal_result(look(state, None, language), ended))
    later, _ = done(state, "0 deal")  # the result may be told when the next round has begun
    assert sentence in plain(SCREENS.deal_result(look(later, None, language), ended))
