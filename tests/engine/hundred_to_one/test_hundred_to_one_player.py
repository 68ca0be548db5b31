"""What the computer player of Hundred to One does, and what it cannot know."""

from collections import Counter
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
                "Назовите зверя в зоопарке | лев=50 | медведь=20 | слон=10 | волк=5",
                "Назовите суп | окрошка=60 | рассольник=20",
                "Где хранят деньги? | банк=40 | кошелёк=30 | матрас=9 | носки=1",
                "Самая смешная профессия | клоун=60 | актёр=20 | мим=2 | укротитель=1",
                "What do people give to a grandfather? | socks=50 | tea=20",
            ),
        )
    )
)
GAME = HundredToOne(lore=LORE)
HOST = "host=on, matching=host"
GIFTS = {"носки", "удочка", "чай", "шахматы"}
KNOWN = "Что держат в шкафу?"
CUPBOARD = f"{KNOWN} | платья=40; юбки | пальто=25 | обувь=15 | моль=10 | скелет=4 | шляпа=2"


def choice(state: State, seat: Seat, game: HundredToOne = GAME) -> str:
    return str(game.choose(game.view(state, seat)))


def words(state: State, seat: Seat, game: HundredToOne = GAME) -> str:
    word, _, text = choice(state, seat, game).partition(" ")
    assert word == "answer"
    return text


def of_the_cupboard(*words: str) -> tuple[HundredToOne, State]:
    """A player who has heard what a hundred people keep in the cupboard, and a match about it."""
    game = HundredToOne(lore=Lore((*LORE.boards, read_board(CUPBOARD))))
    said = [f"{seat} answer {word}" for seat, word in zip((0, 2, 4, 6, 8), words, strict=False)]
    return game, played("\n".join((f"board: {CUPBOARD}", *said)))


def test_to_a_question_it_has_not_heard_of_it_says_what_was_said_to_one_like_it() -> None:
    assert words(played(BOARD), 0) in GIFTS


def test_where_no_question_is_alike_it_has_no_answer() -> None:
    board = "board: Чего не видно из окна? | пыль=9 | хлам=8 | мышь=7 | сундук=6 | лыжи=5 | ты=4"
    assert choice(played(board), 0) == "pass"


def test_it_answers_as_one_of_the_hundred() -> None:
    heard = Counter[str]()
    for number in range(400):
        question = f"Вопрос {number}"
        board = CUPBOARD.replace(KNOWN, question)
        game = HundredToOne(lore=Lore((read_board(board),)))
        heard[choice(played(f"board: {board}"), number % 2, game)] += 1
    gowns = heard["answer платья"] + heard["answer юбки"]
    assert gowns > heard["answer пальто"] > heard["answer обувь"] > heard["answer скелет"]
    assert min(heard["answer платья"], heard["answer юбки"], heard["answer скелет"]) > 0
    assert 90 < heard["pass"] < 170  # 44 of 140


def test_the_more_is_said_the_less_occurs_to_it() -> None:
    finds = []
    for words_said in ((), ("платья", "пальто", "обувь")):
        found = 0
        for number in range(200):
            board = CUPBOARD.replace(KNOWN, f"Вопрос {number}")
            game = HundredToOne(lore=Lore((read_board(board),)))
            said = [f"{2 * n} answer {word}" for n, word in enumerate(words_said)]
            state = played("\n".join((f"board: {board}", *said)))
            found += choice(state, min(game.to_move(state)), game) != "pass"
        finds.append(found)
    assert finds[0] > 2 * finds[1] > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_what_it_does_does_not_depend_on_the_hidden_rows(seat: Seat) -> None:  # E11
    game, state = of_the_cupboard()
    for number in range(10):
        other = resample(state, seat, Random(number))
        assert other.board != state.board
        assert choice(other, seat, game) == choice(state, seat, game)


def test_it_says_nothing_again_and_passes_when_it_has_nothing_left() -> None:
    board = "board: Что дарят внуку? | пыль=9 | хлам=8 | мышь=7 | сундук=6 | паук=5 | лыжи=4"
    state = played(board, "rounds=simple, team_size=1")
    said = []
    for _ in range(10):
        seat = min(GAME.to_move(state))
        said.append(choice(state, seat))
        state, _ = done(state, f"{seat} {said[-1]}")
    assert sorted(said[:4]) == sorted(f"answer {gift}" for gift in GIFTS)
    assert {*said[4:]} == {"pass"}


def test_open_rows_tell_it_of_what_kind_the_question_is() -> None:
    body = f"{BOARD.replace('Что дарят бабушке', 'Сюрприз')}\n0 answer чай\n1 pass"
    assert words(played(body), 2) in GIFTS - {"чай"}


def test_without_lore_it_passes() -> None:
    assert str(HUNDRED_TO_ONE.choose(HUNDRED_TO_ONE.view(played(BOARD), 0))) == "pass"


def test_it_speaks_the_language_of_the_question() -> None:
    board = "board: What do people give to a grandmother? | tea=9 | b=8 | c=7 | d=6 | e=5 | f=4"
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
    assert words(played(body), 1) in GIFTS


def test_in_the_reverse_game_it_looks_for_a_rare_answer() -> None:
    heard = Counter[str]()
    for number in range(200):
        board = CUPBOARD.replace(KNOWN, f"Вопрос {number}")
        game = HundredToOne(lore=Lore((read_board(board),)))
        heard[choice(played(f"board: {board}", "rounds=reverse"), 0, game)] += 1
    gowns = heard["answer платья"] + heard["answer юбки"]
    assert heard["answer скелет"] + heard["answer шляпа"] > gowns > 0


def test_it_does_not_guess_in_the_duel() -> None:
    state = played(REVERSE, "rounds=reverse, reverse_skip_lead=240", scores="300 0")
    assert choice(state, 1) == "pass"


def test_a_refused_word_is_replaced_by_another() -> None:  # HO-029
    blank, _ = done(big(), "4 pass", "4 pass")
    for wanted in ("лев", "медведь", "слон", "волк"):
        state, _ = done(big(), f"4 answer {wanted}", "4 pass")
        action = action_of(GAME, state, 2)
        assert str(action) != f"answer {wanted}"
        assert GAME.apply(state, 2, action).state != state
        assert choice(state, 2) == choice(blank, 2)


def test_after_refusals_it_may_have_nothing_left() -> None:
    only = HundredToOne(lore=Lore((read_board("Назовите рыбу и зверя | щука=9"),)))
    state, _ = done(big(), "4 answer щука", "4 pass")
    assert choice(state, 2, only) == "answer щука"
    assert str(action_of(only, state, 2)) == "pass"


def test_after_many_refusals_it_gives_none() -> None:
    names = ("мишка", "топтыгин", "косолапый", "бурый", "лохматый", "хозяин", "гризли", "панда")
    beast = f"board: Назовите зверя | медведь=40; {'; '.join((*names, 'коала'))} | волк=25"
    alike = "Назовите зверя леса | " + " | ".join(f"{name}=5" for name in (*names, "коала"))
    game = HundredToOne(lore=Lore((read_board(alike),)))
    rules = "rounds=big, big_questions=1, team_size=2, big_synonyms=reject_synonyms"
    state = played(f"{beast}\n0 first 0\n0 answer медведь", rules, scores="1 0")
    assert words(state, 2, game) in names
    assert str(action_of(game, state, 2)) == "pass"


def test_the_computer_as_host_judges_as_the_program_does() -> None:
    state = played(f"{BOARD}\n0 answer букет", HOST)
    assert str(GAME.choose(GAME.view(state, 10))) == "accept 1"
    assert str(GAME.default(state, 10)) == "accept 1"
    state = played(f"{BOARD}\n0 answer трактор", HOST)
    assert choice(state, 10) == "reject"


def test_the_computer_as_host_sends_no_word_back() -> None:
    rules = f"{HOST}, repeat_answer=ask_again"
    state = played(f"{BOARD}\n0 answer букет\n10 accept 1\n2 answer букет", rules)
    assert GAME.view(state, 10).returned == {1}
    assert choice(state, 10) == "reject"
    assert GAME.view(state, 2).returned == frozenset()


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
