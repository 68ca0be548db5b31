"""What the computer player of Hundred to One does, and what it cannot know."""

from random import Random

import pytest

from engine.game import Seat
from engine.games.hundred_to_one import HUNDRED_TO_ONE, HundredToOne
from engine.games.hundred_to_one.boards import read_board
from engine.games.hundred_to_one.lore import Lore
from engine.games.hundred_to_one.state import State
from engine.players.turns import action_of
from tests.engine.hundred_to_one.hidden import resample
from tests.engine.hundred_to_one.played import (
    BEAST,
    BOARD,
    CAPTAIN,
    MAIN,
    REVERSE,
    SOUP,
    big,
    done,
    played,
)

LORE = Lore(
    tuple(
        map(
            read_board,
            (
                "Что дарят дедушке? | носки=40 | удочка=20 | чай=15 | шахматы=5",
                "Что дарят бабушке? | цветы=34 | конфеты=21",
                "Назовите зверя в зоопарке | лев=50 | медведь=20 | слон=10 | волк=5",
                "Назовите холодный суп | окрошка=60 | борщ=20",
                "Где хранят деньги? | банк=40 | кошелёк=30 | матрас=9 | носки=1",
                "Самая смешная профессия | клоун=60 | актёр=20 | дрессировщик=2 | укротитель=1",
                "What do people give to a grandfather? | socks=50 | tea=20",
            ),
        )
    )
)
GAME = HundredToOne(lore=LORE)
HOST = "host=on, matching=host"


def choice(state: State, seat: Seat) -> str:
    return str(GAME.choose(GAME.view(state, seat)))


def words(state: State, seat: Seat) -> str:
    word, _, text = choice(state, seat).partition(" ")
    assert word == "answer"
    return text


def test_it_says_what_people_say_to_a_question_like_this() -> None:
    assert words(played(BOARD), 0) in {"носки", "удочка", "чай", "шахматы"}
    assert words(big(), 4) in {"лев", "медведь", "слон", "волк"}


def test_it_does_not_remember_the_question_itself() -> None:
    state = played(BOARD)
    said = set()
    for seat in (0, 1) * 12:
        if seat in GAME.to_move(state):
            said.add(choice(state, seat))
            state = GAME.apply(state, seat, GAME.choose(GAME.view(state, seat))).state
    assert "answer цветы" not in said
    assert "answer конфеты" not in said
    assert said


@pytest.mark.parametrize("seat", [0, 1])
def test_what_it_does_does_not_depend_on_the_hidden_rows(seat: Seat) -> None:  # E11
    state = played(BOARD)
    for number in range(10):
        other = resample(state, seat, Random(number))
        assert choice(other, seat) == choice(state, seat)


def test_it_says_nothing_again_and_passes_when_it_has_nothing_left() -> None:
    board = "board: Что на чердаке? | пыль=9 | хлам=8 | мышь=7 | сундук=6 | паук=5 | лыжи=4"
    state = played(board, "rounds=simple, team_size=1")
    said = []
    for _ in range(40):
        seat = min(GAME.to_move(state))
        said.append(choice(state, seat))
        state, _ = done(state, f"{seat} {said[-1]}")
    known = {row.answer for remembered in LORE.boards[:-1] for row in remembered.rows}
    assert sorted(said[: len(known)]) == sorted(f"answer {answer}" for answer in known)
    assert {*said[len(known) :]} == {"pass"}


def test_open_rows_tell_it_of_what_kind_the_question_is() -> None:
    body = f"{BOARD.replace('Что дарят бабушке', 'Сюрприз')}\n0 answer чай\n1 pass"
    assert words(played(body), 2) in {"носки", "удочка", "шахматы", "цветы", "конфеты"}


def test_without_lore_it_passes() -> None:
    assert str(HUNDRED_TO_ONE.choose(HUNDRED_TO_ONE.view(played(BOARD), 0))) == "pass"


def test_it_speaks_the_language_of_the_question() -> None:
    board = "board: What do people give to a friend? | tea=9 | b=8 | c=7 | d=6 | e=5 | f=4"
    assert words(played(board), 0) in {"socks", "tea"}


def test_it_presses_the_button() -> None:
    assert choice(played(BOARD, "faceoff_mode=buzzer"), 1) == "buzz"


def test_the_captain_takes_the_version_that_most_members_gave() -> None:
    assert choice(played(CAPTAIN), 1) == "choose 2"


def test_of_versions_given_once_each_the_captain_takes_the_likeliest() -> None:
    body = f"{MAIN}\n2 pass\n4 pass\n6 pass\n9 answer трактор\n7 answer носки\n5 pass\n3 pass"
    assert choice(played(body), 1) == "choose 2"


def test_without_a_version_the_captain_answers_himself() -> None:
    body = f"{MAIN}\n2 pass\n4 pass\n6 pass\n9 pass\n7 pass\n5 pass\n3 pass"
    assert words(played(body), 1) in {"носки", "удочка", "чай", "шахматы"}


def test_in_the_reverse_game_it_looks_for_a_rare_answer() -> None:
    assert words(played(REVERSE, "rounds=reverse"), 0) not in {"клоун"}


def test_it_does_not_guess_in_the_duel() -> None:
    state = played(REVERSE, "rounds=reverse, reverse_skip_lead=240", scores="300 0")
    assert choice(state, 1) == "pass"


def test_a_refused_word_is_replaced_by_another() -> None:  # HO-029
    first = big()
    for _ in range(2):
        first, _ = done(first, f"4 {choice(first, 4)}")
    wanted = {choice(first, 2).removeprefix("answer ")}
    state, _ = done(big(), f"4 answer {min(wanted)}", "4 pass")
    action = action_of(GAME, state, 2)
    assert str(action) != f"answer {min(wanted)}"
    assert GAME.apply(state, 2, action).state != state


def test_after_many_refusals_it_gives_none() -> None:
    only = HundredToOne(lore=Lore((read_board("Назовите рыбу | щука=9"),)))
    state, _ = done(big(), "4 answer щука", "4 pass")
    assert str(only.choose(only.view(state, 2))) == "answer щука"
    assert str(action_of(only, state, 2)) == "pass"


def test_the_computer_as_host_judges_as_the_program_does() -> None:
    state = played(f"{BOARD}\n0 answer букет", HOST)
    assert str(GAME.choose(GAME.view(state, 10))) == "accept 1"
    assert str(GAME.default(state, 10)) == "accept 1"
    state = played(f"{BOARD}\n0 answer трактор", HOST)
    assert choice(state, 10) == "reject"


def test_the_computer_as_host_judges_the_duel() -> None:
    options = f"rounds=reverse, reverse_skip_lead=240, {HOST}"
    for guess, verdict in (("профессии", "accept"), ("трактор", "reject")):
        state = played(f"{REVERSE}\n1 answer {guess}", options, scores="300 0")
        assert choice(state, 10) == verdict


def test_who_is_absent_gives_no_answer_and_names_the_lowest() -> None:  # E4.1
    assert str(GAME.default(played(BOARD), 1)) == "pass"
    assert str(GAME.choose(GAME.view(played(BOARD), 1), absent=True)) == "pass"
    assert str(GAME.default(played(BOARD, "faceoff_mode=buzzer"), 1)) == "pass"
    assert str(GAME.default(played(CAPTAIN), 1)) == "pass"
    named = played(f"{BEAST}\n{SOUP}", "rounds=big, big_questions=2", "0 1")
    assert str(GAME.default(named, 1)) == "first 1"
    assert str(GAME.default(played(""), 0)) == "deal"
