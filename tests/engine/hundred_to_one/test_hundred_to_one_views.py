"""Who sees and hears what: E7.2, E8.1, E11."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from engine.game import Result, Seat
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import (
    AnswerReferred,
    BigAnswered,
    BigPartEnded,
    BigQuestionAsked,
    VersionGiven,
    VersionNoted,
)
from engine.games.hundred_to_one.reasons import REASONS
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.values import BigAnswer, PhaseName, RoundName, RowShown, Version
from engine.games.hundred_to_one.view import View
from tests.engine.hundred_to_one.played import (
    BEAST,
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    SOUP,
    big,
    done,
    heard_by,
    played,
)
from tests.engine.tested import GAMES
from tests.engine.walks import WALKS, Walk
from tests.engine.walks import played as played_walk

CHAT = None
HOST = "host=on, matching=host"
EVERYBODY = (CHAT, *range(10))


def view(state: State, seat: Seat | None) -> View:
    return HUNDRED_TO_ONE.view(state, seat)


def texts_in(value: Any) -> Iterator[str]:
    """Every text that stands anywhere in the value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from texts_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))


def knows(value: Any, text: str) -> bool:
    return any(text in found for found in texts_in(value))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_hidden_row_is_seen_by_nobody(seat: Seat | None) -> None:  # E11
    seen = view(played(f"{MAIN}\n2 answer чай"), seat)
    assert [(row.number, row.answer, row.points) for row in seen.open] == [
        (1, "цветы", 34),
        (4, "чай", 10),
    ]
    assert seen.rows[1] == RowShown(2, is_open=False, answer="", votes=0, points=0)
    for text in ("конфеты", "сладости", "тапочки", "подарок бабушке", "букет"):
        assert not knows(seen, text)


def test_the_points_of_a_row_are_those_of_its_round() -> None:  # HO-016
    seen = view(played(f"{BOARD}\n4 answer цветы", "rounds=triple"), CHAT)
    assert [(row.votes, row.points) for row in seen.open] == [(34, 102)]
    assert (seen.multiplier, seen.fund) == (3, 102)
    seen = view(played(f"{REVERSE}\n0 pass\n1 answer сапёр", "rounds=reverse"), CHAT)
    assert [row.points for row in seen.rows] == [15, 30, 60, 120, 180, 240]


def test_after_a_round_all_see_the_whole_board() -> None:  # HO-015
    state = played(f"{CAPTAIN}\n1 choose 2")
    assert [row.answer for row in view(state, CHAT).rows] == [
        *("цветы", "конфеты", "платок", "чай", "тапочки", "книга")
    ]


def test_boards_to_come_are_seen_by_nobody() -> None:  # E11
    state = played(f"{BOARD}\n{REVERSE}\n{BEAST}", HOST)
    for seat in (*EVERYBODY, 10):
        for text in ("Самая дикая профессия", "укротитель", "Назовите зверя", "ёж"):
            assert not knows(view(state, seat), text)


def test_who_may_answer_in_words_is_told() -> None:
    state = played(BOARD)
    assert [seat for seat in range(10) if view(state, seat).may_answer] == [0, 1]
    assert not view(state, CHAT).may_answer
    assert view(state, CHAT).facing == (0, 1)
    assert [seat for seat in range(10) if view(played(MAIN), seat).may_answer] == [2]


def test_a_version_of_the_poll_is_between_its_member_and_the_host() -> None:
    state = played(f"{MAIN}\n2 pass\n4 pass\n6 pass", "host=on")
    state, told = done(state, "9 answer чай", "7 pass")
    version = Version(9, "чай")
    assert view(state, 9).versions == (version,)
    assert view(state, 10).versions == (version, Version(7, ""))
    for seat in (CHAT, 0, 1, 5):
        assert view(state, seat).versions == ()
        assert heard_by(told, seat) == (VersionNoted(9, True), VersionNoted(7, False))
    assert view(state, 7).versions == (Version(7, ""),)
    assert VersionGiven(version) in heard_by(told, 9)
    assert VersionGiven(version) in heard_by(told, 10)
    assert view(state, CHAT).asked == (5, 3)


def test_the_captain_and_all_others_see_the_versions_when_he_answers() -> None:  # E5.3
    for seat in EVERYBODY:
        seen = view(played(CAPTAIN), seat)
        assert [version.text for version in seen.versions] == ["букет", "чай", "", "чай"]
    assert [str(action) for action in view(played(CAPTAIN), 1).legal] == [
        *("choose 1", "choose 2", "choose 4", "pass")
    ]


def test_nobody_sees_where_the_first_captains_answer_lies_in_the_reverse_game() -> None:  # E6.3
    options = "rounds=reverse, host=on, matching=exact"
    on = played(f"{REVERSE}\n0 answer укротитель", options)
    for seat in EVERYBODY:
        seen = view(on, seat)
        assert seen.rival == Version(0, "укротитель")
        assert (seen.open, seen.said, seen.scores) == ((), (), (0, 0))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_question_of_the_duel_is_secret_till_its_end(seat: Seat | None) -> None:  # E11
    options = "rounds=reverse, reverse_skip_lead=240, host=on"
    state = played(f"{REVERSE}\n0 answer клоун\n1 pass", options, scores="0 300")
    seen = view(state, seat)
    assert (seen.round, seen.question) == (RoundName.DUEL, "")
    assert [row.answer for row in seen.open] == ["сапёр", "укротитель"]
    assert not knows(seen, "професси")
    assert view(state, 10).question == "Самая дикая профессия"
    state, told = done(state, "0 answer профессии")
    assert view(state, seat).question == "Самая дикая профессия"
    assert knows(heard_by(told, seat), "Самая дикая профессия")


def test_the_first_part_of_the_big_game_is_out_of_the_second_players_sight() -> None:  # HO-028
    state, told = done(big("4 answer волк"), "4 answer рассольник")
    seen = view(big("4 answer волк"), 2)
    assert (seen.question, seen.fund, seen.phase) == ("", 25, PhaseName.BIG1)
    for seat in (2, CHAT):
        for text in ("Назовите", "волк", "рассольник"):
            assert not knows(view(big("4 answer волк"), seat), text)
            assert not knows([e for e in heard_by(told, seat) if isinstance(e, BigAnswered)], text)
    for seat in (0, 4, 1):
        others = view(big("4 answer волк"), seat)
        assert others.question == "Назовите суп"
        assert others.big is not None
        assert not others.big.is_hidden
        assert others.big.questions[0].first == BigAnswer("волк", 2, 25)
    assert heard_by(told, 2) == (
        BigPartEnded(1, 25),
        BigQuestionAsked(2, 2, 1, "Назовите зверя"),
    )
    assert view(state, 2).question == "Назовите зверя"


def test_the_second_player_does_not_see_the_firsts_answers_while_he_plays() -> None:  # HO-028
    state = big("4 answer волк", "4 pass", "2 answer ёж")
    for seat in (2, CHAT):
        shown = view(state, seat).big
        assert shown is not None
        assert shown.is_hidden
        assert [question.first for question in shown.questions] == [None, None]
        assert [question.question for question in shown.questions] == [
            "Назовите зверя",
            "Назовите суп",
        ]
        assert [question.second for question in shown.questions] == [BigAnswer("ёж", 4, 3), None]
        assert (shown.part, shown.number) == (2, 2)
    for seat in (0, 4, 1):
        shown = view(state, seat).big
        assert shown is not None
        assert shown.questions[0].first == BigAnswer("волк", 2, 25)


def test_a_question_of_the_big_game_is_secret_until_it_is_asked() -> None:  # E11
    for seat in EVERYBODY:
        assert not knows(view(big(), seat), "суп")
    assert knows(view(big(), 4), "зверя")
    assert not knows(
        view(played(f"{BEAST}\n{SOUP}", "rounds=big, big_questions=2", "1 0"), 4), "з"
    )


def test_after_the_match_all_see_what_was_asked_and_no_more() -> None:
    state = big("4 answer волк", options="big_target=20")
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert (seen.result, seen.prize) == (
            Result((0, 2, 4, 6, 8), (1, 3, 5, 7, 9), (1, 0)),
            True,
        )
        assert seen.big is not None
        assert seen.big.questions[0].first == BigAnswer("волк", 2, 25)
        assert [row.answer for row in seen.big.questions[0].rows] == [
            "медведь",
            "волк",
            "лиса",
            "ёж",
        ]
        assert not knows(seen, "суп")
        assert (seen.big.part, seen.big.number) == (1, 1)


def test_one_who_plays_both_parts_sees_them() -> None:
    state = played(
        f"{BEAST}\n{SOUP}\n0 answer волк", "rounds=big, big_questions=2, team_size=1", "1 0"
    )
    for seat in (CHAT, 0, 1):
        shown = view(state, seat).big
        assert shown is not None
        assert shown.questions[0].first == BigAnswer("волк", 2, 25)


def test_the_human_host_sees_the_board_and_its_synonyms() -> None:  # E9.1
    state = played(f"{BOARD}\n0 answer розы", HOST)
    seen = view(state, 10)
    assert seen.board is not None
    assert seen.board.rows[0].texts == ("цветы", "букет")
    assert [row.answer for row in seen.rows][-1] == "книга"
    assert seen.judged == Version(0, "розы")
    assert [str(action) for action in seen.legal] == [
        *(f"accept {n}" for n in range(1, 7)),
        "reject",
    ]
    assert view(state, CHAT).judged == Version(0, "розы")
    assert view(state, 3).board is None
    assert view(state, 10).team is None
    assert view(state, 3).team == 1


def test_what_the_host_judges_of_the_first_part_the_second_does_not_hear() -> None:  # E7.2
    state, told = done(big(options=HOST), "4 answer топтыгин", "10 accept 1")
    assert AnswerReferred(4, "топтыгин") in heard_by(told, 10)
    assert AnswerReferred(4, "топтыгин") in heard_by(told, 0)
    asked, _ = done(big(options=HOST), "4 answer топтыгин")
    for seat in (2, CHAT):
        assert not knows(heard_by(told, seat), "топтыгин")
        assert view(asked, seat).judged is None
        assert not knows(view(asked, seat), "топтыгин")
    assert view(asked, 0).judged == Version(4, "топтыгин")
    assert view(state, CHAT).fund == 40


@pytest.mark.parametrize("walk", [w for w in WALKS if w[0] == "hundred_to_one"], ids=str)
def test_nobody_is_told_words_that_he_does_not_see(walk: Walk) -> None:  # E11
    game = GAMES["hundred_to_one"]
    for move in played_walk(walk):
        told = game.apply(move.before, move.seat, move.action).told
        for viewer in (CHAT, *range(walk[1])):
            heard = {*texts_in(heard_by(told, viewer))} - {*REASONS}
            if heard:
                seen = (game.view(move.before, viewer), game.view(move.after, viewer))
                assert heard <= {*texts_in(seen)}, told


def test_the_teams_are_listed_in_roster_order() -> None:  # E1.1
    seen = view(played(BOARD, "team_size=3"), CHAT)
    assert seen.teams == ((0, 2, 4), (1, 3, 5))


def test_the_account_of_each_round_is_kept() -> None:
    state = played(f"{CAPTAIN}\n1 choose 2")
    (score,) = view(state, CHAT).history
    assert view(state, CHAT).last_round == score
    assert (score.round, score.number, score.question) == (
        RoundName.SIMPLE,
        1,
        "Что дарят бабушке?",
    )
    assert (score.playing, score.taker, score.gained) == (0, 1, (0, 44))
    assert (score.misses, score.totals) == ((3, 0), (0, 44))
    assert view(state, CHAT).coming is RoundName.DOUBLE
    assert view(played(BOARD), CHAT).last_round is None


# Where the numbers come from


def surveyed(state: State) -> State:
    """The same match with boards whose votes were counted."""
    return replace(state, boards=tuple(replace(b, is_surveyed=True) for b in state.boards))


def test_everybody_knows_whether_the_question_in_play_was_surveyed() -> None:
    state = played(MAIN)
    assert all(view(state, seat).surveyed == frozenset() for seat in EVERYBODY)
    for seat in EVERYBODY:
        assert view(surveyed(state), seat).surveyed == {"Что дарят бабушке?"}


def test_of_a_secret_question_nobody_learns_that_it_was_surveyed() -> None:  # E7.2
    state = surveyed(big("4 answer волк"))
    hidden, heard = view(state, 2), view(state, 4)
    assert hidden.surveyed == frozenset()
    assert heard.surveyed == {"Назовите зверя", "Назовите суп"}


def test_a_finished_round_keeps_saying_that_its_question_was_surveyed() -> None:
    state = surveyed(played(CAPTAIN, "rounds=simple+reverse"))
    state, _ = done(state, "1 choose 2")
    later = replace(state, boards=())
    assert state.history[0].is_surveyed
    assert view(replace(later, round=None), CHAT).surveyed == {"Что дарят бабушке?"}
