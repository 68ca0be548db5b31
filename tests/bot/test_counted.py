"""What is remembered of answers that people have let count, and where they count then."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.counted import (
    ENOUGH,
    MOST,
    Counted,
    Known,
    Memory,
    Ruling,
    accepted,
    granted,
    key_of,
    refused,
    with_counted,
)
from bot.packs import Shelf
from bot.store import Store
from bot.table import Venue
from engine.abilities import Lesson
from engine.games.hundred_to_one.boards import faults, read_board
from engine.games.hundred_to_one.matching import find_row
from tests.bot.shows import show

HERE, THERE, ELSEWHERE = -1001, -1002, -1003
CARS = read_board("На чём едут на дачу? | автомобиль=40; машина | электричка=30 | автобус=20")
TACHKA = granted((), "тачка", "автомобиль", HERE)


def row(known: Known, said: str, chat_id: int) -> int | None:
    """As which row the answer is heard in the chat."""
    return find_row(with_counted(CARS, known, chat_id), said, "lemma")


def test_an_answer_counts_at_once_where_people_let_it() -> None:
    assert find_row(CARS, "тачка", "lemma") is None
    assert row(TACHKA, "на тачке", HERE) == 1
    assert row(TACHKA, "тачка", THERE) is None


def test_it_counts_everywhere_once_two_chats_have_let_it() -> None:
    again = granted(TACHKA, "Тачка!", "автомобиль", HERE)
    assert again == TACHKA  # the same chat counts once
    both = granted(TACHKA, "ТАЧКА", "автомобиль", THERE)
    assert len(both[0].chats) == ENOUGH
    assert row(both, "тачка", ELSEWHERE) == 1


def test_two_chats_that_mean_different_rows_do_not_speak_for_all() -> None:
    known = granted(TACHKA, "тачка", "автобус", THERE)
    assert (row(known, "тачка", HERE), row(known, "тачка", THERE)) == (1, 3)
    assert row(known, "тачка", ELSEWHERE) is None


def test_it_counts_everywhere_once_the_operator_has_accepted_it() -> None:
    assert row(accepted(TACHKA, "тачка", "автомобиль"), "тачка", ELSEWHERE) == 1


def test_what_the_operator_accepts_as_one_row_counts_as_no_other() -> None:
    known = accepted(TACHKA, "тачка", "автобус")
    assert row(known, "тачка", HERE) == 3


def test_what_was_refused_counts_nowhere_whatever_chats_say() -> None:
    known = refused(TACHKA, "тачка")
    for chat in (HERE, THERE, ELSEWHERE):
        known = granted(known, "тачка", "автомобиль", chat)
        known = granted(known, "Тачка", "автобус", chat)
    assert [row(known, "тачка", chat) for chat in (HERE, THERE, ELSEWHERE)] == [None] * 3


def test_what_no_row_was_found_for_is_put_down_and_counts_nowhere() -> None:
    known = granted((), "самокат", "", HERE)
    assert known == (Counted("самокат", "", (HERE,)),)
    assert with_counted(CARS, known, HERE) == CARS


def test_a_private_chat_is_not_remembered() -> None:
    known = granted((), "тачка", "автомобиль", None)
    assert known == (Counted("тачка", "автомобиль", ()),)
    assert row(known, "тачка", 1) is None


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Электричка", "автомобиль"),
        ("машина", "автомобиль"),
        ("тачка", "телега"),
        ("тач|ка", "автомобиль"),
        ("тачка!", "автомобиль"),
        ("?!?", "автомобиль"),
    ],
    ids=["another row", "known already", "no such row", "a sign", "an exclamation", "no letters"],
)
def test_what_would_spoil_the_board_is_left_out(text: str, answer: str) -> None:  # E2.1
    known = (Counted(text, answer, ruling=Ruling.ACCEPTED), *TACHKA)
    board = with_counted(CARS, known, HERE)
    assert not list(faults(board))
    assert board.rows[0].synonyms == ("машина", "тачка")
    assert board.rows[1:] == CARS.rows[1:]


def test_of_a_question_only_so_much_is_remembered() -> None:
    known: Known = ()
    for number in range(MOST + 5):
        known = granted(known, f"ответ {number}", "", HERE)
    assert len(known) == MOST
    assert granted(known, "ответ 7", "", THERE)[7].chats == (THERE, HERE)


def test_a_question_is_remembered_by_its_name_or_its_own_words() -> None:
    shelf = Shelf(None)
    name, question = next(iter(shelf.questions("ru").items()))
    assert key_of(shelf, question.board.question.upper()) == name
    assert key_of(shelf, "Чего нет ни в одном наборе?") == "чего нет ни в одном наборе"


# On a real store


def question_of(table_language: str = "ru") -> tuple[str, str, str]:
    """A question of the packs: its name, its words, the answer of its second row."""
    name, question = next(iter(Shelf(None).questions(table_language).items()))
    return name, question.board.question, question.board.rows[1].answer


async def test_what_a_group_lets_count_is_a_synonym_there_in_a_later_match(store: Store) -> None:
    name, asked, answer = question_of()
    memory = Memory(Shelf(None), store)
    group = show().table
    await memory.learn(group, Lesson(asked, "абракадабра", answer))
    questions = Shelf(None).questions("ru")
    here = await memory.recall(questions, group.venue.chat_id)
    there = await memory.recall(questions, THERE)
    assert here[name].board.rows[1].synonyms[-1] == "абракадабра"
    assert there == questions
    assert {n: q for n, q in here.items() if n != name} == {
        n: q for n, q in questions.items() if n != name
    }


async def test_nothing_of_a_person_is_stored(store: Store) -> None:
    _, asked, answer = question_of()
    person = 424242
    private = show(venue=Venue(person, is_private=True)).table
    await Memory(Shelf(None), store).learn(private, Lesson(asked, "абракадабра", answer))
    ((key, known),) = (await store.counted(await store.counted_questions())).items()
    assert str(person) not in f"{key} {known!r}"


async def test_a_question_that_is_in_no_pack_any_more_does_no_harm(
    store: Store, tmp_path: Path
) -> None:
    memory = Memory(Shelf(tmp_path), store)
    await memory.learn(show().table, Lesson("Чего уже нет?", "абракадабра", "ответ"))
    questions = Shelf(tmp_path).questions("ru")
    assert await memory.recall(questions, show().table.venue.chat_id) == questions
