"""Which question a person is asked next, and what is remembered of it."""

from __future__ import annotations

from bot.survey.respondent import (
    FRONT,
    SITTING,
    Respondent,
    chosen,
    day_of,
    having_answered,
    having_skipped,
    moved_on,
    seated,
    withdrawn,
)

NOW = 1_800_000_000.0
MANY = {f"pack/question-{n}": 0 for n in range(100)}


def test_the_questions_nearest_to_a_hundred_are_asked_first() -> None:
    votes = {**MANY, **{f"pack/question-{n}": 90 - n for n in range(20)}}
    foremost = {f"pack/question-{n}" for n in range(FRONT)}
    assert {chosen(person, frozenset(), votes) for person in range(200)} == foremost


def test_people_go_through_the_foremost_in_different_orders() -> None:
    firsts = {chosen(person, frozenset(), MANY) for person in range(200)}
    assert len(firsts) == FRONT


def test_few_people_begin_few_questions() -> None:
    votes = dict(MANY)
    for person in range(10):
        met: set[str] = set()
        for _ in range(SITTING):
            name = chosen(person, frozenset(met), votes)
            assert name is not None
            met.add(name)
            votes[name] += 1
    assert sum(votes.values()) == 10 * SITTING
    assert sum(count > 0 for count in votes.values()) <= 2 * FRONT


def test_nobody_is_asked_a_question_twice() -> None:
    met: set[str] = set()
    while (name := chosen(7, frozenset(met), MANY)) is not None:
        assert name not in met
        met.add(name)
    assert met == MANY.keys()


def test_a_sitting_has_at_most_five_questions() -> None:
    known = seated(Respondent(has_agreed=True), "a", NOW)
    places = []
    while known.asked is not None:
        places.append((known.asked.place, known.asked.number))
        known = moved_on(having_answered(known, known.asked.name, NOW), "next", NOW)
    assert places == [(n, n) for n in range(1, SITTING + 1)]
    assert known.number == SITTING


def test_a_sitting_ends_when_no_question_is_left() -> None:
    assert moved_on(seated(Respondent(), "a", NOW), None, NOW).asked is None


def test_only_the_day_of_an_answer_is_remembered() -> None:
    known = having_answered(Respondent(), "a", NOW)
    assert known.answered == (("a", day_of(NOW)),)
    assert day_of(NOW) == day_of(NOW - NOW % 86400) == day_of(NOW + 1) == 20833


def test_who_withdraws_is_not_asked_but_not_counted_twice_either() -> None:
    known = seated(Respondent(has_agreed=True), "b", NOW)
    known = withdrawn(having_skipped(having_answered(known, "a", NOW), "b"))
    assert not known.has_agreed
    assert known.asked is None
    assert known.met == {"a", "b"}
