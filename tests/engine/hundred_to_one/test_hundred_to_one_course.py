"""What is told on the way, and what the examples beside the rule text say."""

from pathlib import Path

from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.hundred_to_one.events import (
    AnswerJudged,
    AnswerReferred,
    AnswerSentBack,
    BigPartEnded,
    BigPlayersNamed,
    BoardShown,
    ButtonPressed,
    FaceOffStarted,
    FundTaken,
    LampLit,
    MatchEnded,
    PollClosed,
    QuestionGuessed,
    QuestionTold,
    ReverseAnswered,
    ReverseOpened,
    RoundEnded,
    RoundStarted,
    RowOpened,
    StealStarted,
    TeamPlays,
    VersionChosen,
)
from engine.games.hundred_to_one.state import State
from engine.games.hundred_to_one.values import RoundName, RowShown, Said, Verdict, Version
from engine.script import check, decode, read_script
from tests.engine.hundred_to_one.played import (
    BEAST,
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    big,
    done,
    heard_by,
    played,
)

EXAMPLES = Path(__file__).parents[4] / "shared" / "rules" / "examples" / "hundred_to_one"
ROW_1 = RowShown(1, is_open=True, answer="цветы", votes=34, points=34)
ROW_4 = RowShown(4, is_open=True, answer="чай", votes=10, points=10)


def told(state: State, *moves: str) -> tuple[object, ...]:
    """What the whole chat hears."""
    return heard_by(done(state, *moves)[1], None)


def test_a_round_begins_with_its_question_and_two_at_the_button() -> None:
    step = HUNDRED_TO_ONE.perform(played(""), "board", BOARD.removeprefix("board:"))
    assert heard_by(step.told, None) == (
        RoundStarted(RoundName.SIMPLE, 1, 1, "Что дарят бабушке?"),
        FaceOffStarted((0, 1), is_again=False),
    )


def test_the_best_answer_decides_the_face_off_at_once() -> None:  # HO-008
    assert told(played(BOARD), "1 answer букет") == (
        AnswerJudged(Said(1, "букет", 1, Verdict.HIT)),
        RowOpened(ROW_1, 1, 34),
        TeamPlays(1, 1),
    )


def test_a_face_off_without_a_hit_is_repeated() -> None:  # HO-010
    assert told(played(BOARD, "faceoff_mode=buzzer"), "1 buzz", "1 answer часы", "0 pass") == (
        ButtonPressed(1),
        AnswerJudged(Said(1, "часы", None, Verdict.MISS)),
        AnswerJudged(Said(0, "", None, Verdict.NONE)),
        FaceOffStarted((2, 3), is_again=True),
    )


def test_a_miss_lights_a_lamp_and_the_last_one_brings_the_steal() -> None:  # HO-012
    state = played(f"{MAIN}\n2 pass\n4 pass")
    assert told(state, "6 answer букет") == (
        AnswerJudged(Said(6, "букет", 1, Verdict.REPEATED)),
        LampLit(0, (3, 0)),
        StealStarted(1, (9, 7, 5, 3)),
    )


def test_a_steal_that_succeeds() -> None:  # HO-014
    state = played(CAPTAIN)
    ending = told(state, "1 choose 2")
    assert ending[:4] == (
        VersionChosen(1, 2, Version(7, "чай")),
        AnswerJudged(Said(1, "чай", 4, Verdict.HIT)),
        RowOpened(ROW_4, 1, 44),
        FundTaken(1, 44, is_stolen=True),
    )
    shown, ended = ending[4:]
    assert isinstance(shown, BoardShown)
    assert [row.number for row in shown.rows if row.is_open] == [1, 2, 3, 4, 5, 6]
    assert isinstance(ended, RoundEnded)
    assert isinstance(ended, HUNDRED_TO_ONE.deal_results)


def test_a_steal_that_fails() -> None:  # HO-014
    state = played(f"{MAIN}\n2 pass\n4 pass\n6 pass", "blitz=off")
    assert told(state, "1 pass")[:3] == (
        AnswerJudged(Said(1, "", None, Verdict.NONE)),
        LampLit(1, (3, 1)),
        FundTaken(0, 34, is_stolen=False),
    )


def test_the_poll_closes_when_all_have_been_asked() -> None:
    state = played(f"{MAIN}\n2 pass\n4 pass\n6 pass", "blitz_versions=1")
    assert told(state, "9 answer часы")[-1] == PollClosed((Version(9, "часы"),))


def test_the_reverse_game_opens_when_both_have_spoken() -> None:  # HO-021
    state = played(REVERSE, "rounds=reverse")
    first, second = Said(0, "сапёр", 5, Verdict.HIT), Said(1, "клоун", None, Verdict.MISS)
    heard = told(state, "0 answer сапёр", "1 answer клоун")
    assert heard[:3] == (
        ReverseAnswered(0, "сапёр"),
        ReverseAnswered(1, "клоун"),
        ReverseOpened((first, second), (180, 0)),
    )
    assert heard[-1] == MatchEnded((0, 2, 4, 6, 8), (1, 3, 5, 7, 9), (180, 0), 0, None)
    assert isinstance(heard[-1], HUNDRED_TO_ONE.match_results)


def test_the_duel_opens_a_row_when_both_have_tried() -> None:  # HO-023
    state = played(REVERSE, "rounds=reverse, reverse_skip_lead=240", scores="0 300")
    heard = told(state, "0 answer клоун", "1 pass", "0 answer профессии")
    assert heard[:5] == (
        QuestionGuessed(0, "клоун", is_right=False),
        QuestionGuessed(1, "", is_right=False),
        RowOpened(RowShown(5, is_open=True, answer="сапёр", votes=8, points=0), None, 0),
        QuestionGuessed(0, "профессии", is_right=True),
        QuestionTold("Самая дикая профессия"),
    )


def test_the_big_game_tells_who_plays_and_how_the_parts_end() -> None:  # HO-025
    state = played(f"{BEAST}\n{BEAST}", "rounds=big, big_questions=2", "1 0")
    assert told(state, "0 first 4", "0 second 2") == (BigPlayersNamed(4, 2),)
    heard = told(big("4 answer волк", "4 pass", "2 pass"), "2 answer щи")
    assert heard[-3:-2] == (BigPartEnded(2, 47),)
    assert heard[-1] == MatchEnded((0, 2, 4, 6, 8), (1, 3, 5, 7, 9), (1, 0), 47, False)


def test_the_host_is_called_and_may_send_a_word_back() -> None:  # E9.2
    state = played(MAIN.replace("answer цветы", "answer цветы\n10 accept 1"), _HOST)
    assert told(state, "2 answer розы", "10 accept 1") == (
        AnswerReferred(2, "розы"),
        AnswerSentBack(2, "розы", "row-is-open"),
    )


_HOST = "host=on, matching=host, repeat_answer=ask_again"


def test_both_teams_win_where_neither_has_more() -> None:  # E3.4
    state, _ = done(played(REVERSE, "rounds=reverse"), "0 pass", "1 pass")
    result = HUNDRED_TO_ONE.result(state)
    assert result is not None
    assert (result.winners, result.losers) == (tuple(range(10)), ())


def test_the_examples_beside_the_rule_text_hold() -> None:
    for path in sorted(EXAMPLES.glob("*.game")):
        script = read_script(decode(path.read_bytes()))
        assert check(script, {"hundred_to_one": HUNDRED_TO_ONE}) is None, path.name
