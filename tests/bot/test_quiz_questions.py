"""Which questions a match of the quiz is given: counted votes, and what people know already."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.answer import Refused
from bot.packs import Shelf
from bot.quiz import Questions
from bot.store import Store
from bot.survey.respondent import DAY, having_answered, seated
from bot.survey.tally import counted, opened
from bot.table import Table
from engine.games.hundred_to_one.boards import Board
from engine.games.hundred_to_one.options import HundredToOneRules
from engine.games.hundred_to_one.supply import read_supply
from tests.bot.stored import ANNA, BORIS, CHAT, NOW, lobby

WORDS = ("Cat", "Dog", "Fish", "Hamster", "Parrot", "Snake")
ROWS = ", ".join(f'[{9 - n}, "{word}"]' for n, word in enumerate(WORDS))
PACK = "\n".join(
    (
        'title = "Pets"\nlanguage = "en"\nsource = "estimate"',
        *(
            f'[[question]]\nid = "{id_}"\nquestion = "Which pet is the {id_} one?"\n'
            f"answers = [{ROWS}]"
            for id_ in ("first", "second", "third")
        ),
    )
)
MINE = ("pets/first", "pets/second", "pets/third")


@pytest.fixture
async def shelf(tmp_path: Path, store: Store) -> Shelf:
    """Three questions of ours, and the shipped ones, which the chat has met long ago."""
    (tmp_path / "pets.toml").write_text(PACK, "utf-8")
    found = Shelf(tmp_path)
    await store.add_met(CHAT, frozenset(found.questions("en").keys() - {*MINE}))
    return found


def quiz() -> Table:
    """Anna and Boris are about to play one question of the quiz."""
    return replace(
        lobby(people=(ANNA, BORIS)),
        slug="hundred_to_one",
        preset="tv",
        options=HundredToOneRules().but_text("rounds=simple, tie_break=both_none"),
        language="en",
        opened_at=NOW,
    )


async def boards(shelf: Shelf, store: Store, seed: int = 1) -> list[Board]:
    given = await Questions(shelf, store).given(quiz(), bytes([seed]))
    return [board for part in read_supply(given["boards"]) for board in part.boards]


async def asked(shelf: Shelf, store: Store) -> list[str]:
    """The ids of what three matches in a row ask."""
    found = [await boards(shelf, store, seed) for seed in range(3)]
    return [board.question.split()[-2] for (board,) in found]


async def answered(store: Store, person: int, name: str, days_ago: float) -> None:
    await store.change_respondent(
        person, lambda known: having_answered(known, name, NOW - days_ago * DAY)
    )


async def said_by_many(shelf: Shelf, store: Store, name: str, number: int) -> None:
    """So many people have answered; the least expected answers a little more than the others."""
    question = shelf.questions("en")[name]
    tally = opened(question)
    for n in range(number):
        tally = counted(tally, question.board.question, WORDS[5 - n % 6])
    await store.change_respondent(1, lambda known: seated(known, name, NOW))
    await store.count_answer(1, name, lambda known: replace(known, asked=None), lambda _: tally)


async def test_a_question_that_a_hundred_have_answered_is_played_with_their_numbers(
    shelf: Shelf, store: Store
) -> None:
    for name in MINE:
        await said_by_many(shelf, store, name, 100)
    (board,) = await boards(shelf, store)
    assert board.is_surveyed
    assert [row.votes for row in board.rows] == [17, 17, 17, 17, 16, 16]
    assert {row.answer for row in board.rows[-2:]} == {"Cat", "Dog"}


async def test_with_ninety_nine_answers_it_is_played_by_the_estimate(
    shelf: Shelf, store: Store
) -> None:
    for name in MINE:
        await said_by_many(shelf, store, name, 99)
    (board,) = await boards(shelf, store)
    assert not board.is_surveyed
    assert (board.rows[0].answer, board.rows[0].votes) == ("Cat", 9)


async def test_nobody_is_asked_in_play_what_they_have_answered_lately(
    shelf: Shelf, store: Store
) -> None:
    await answered(store, ANNA.id, "pets/second", days_ago=29)
    await answered(store, BORIS.id, "pets/third", days_ago=0)
    for seed in range(10):
        (board,) = await boards(shelf, store, seed)
        assert "first" in board.question
        await store.forget_met(CHAT)
        await store.add_met(CHAT, frozenset(shelf.questions("en").keys() - {*MINE}))


async def test_after_thirty_days_and_of_others_it_does_not_matter(
    shelf: Shelf, store: Store
) -> None:
    await answered(store, ANNA.id, "pets/first", days_ago=30)
    await answered(store, 99, "pets/second", days_ago=0)
    await answered(store, BORIS.id, "pets/third", days_ago=1)
    assert sorted((await asked(shelf, store))[:2]) == ["first", "second"]


async def test_where_no_other_is_left_the_one_answered_longest_ago_comes_first(
    shelf: Shelf, store: Store
) -> None:
    await answered(store, ANNA.id, "pets/first", days_ago=1)
    await answered(store, BORIS.id, "pets/second", days_ago=9)
    await answered(store, ANNA.id, "pets/third", days_ago=5)
    assert await asked(shelf, store) == ["second", "third", "first"]
    # before that the chat has met nothing twice
    assert await store.met(CHAT) == shelf.questions("en").keys()


async def test_the_last_one_is_met_before_any_comes_again(shelf: Shelf, store: Store) -> None:
    known = shelf.questions("en")
    texts = {known[name].board.question for name in MINE}
    two = replace(quiz(), options=quiz().options.but(rounds=("simple", "double")))
    questions = Questions(shelf, store)
    played = []
    for seed in range(2):
        given = await questions.given(two, bytes([seed]))
        played.append({b.question for part in read_supply(given["boards"]) for b in part.boards})
    assert len(played[0] & texts) == 2
    assert texts <= played[0] | played[1]
    # then all begin anew, but for those that were played just now
    assert await store.met(CHAT) == {n for n in known if known[n].board.question in played[1]}


async def test_there_may_be_too_few_questions_at_all(shelf: Shelf, store: Store) -> None:
    table = replace(quiz(), language="de")
    with pytest.raises(Refused, match="answer-no-questions"):
        await Questions(shelf, store).given(table, b"seed")
