"""“That should count”: which answers, who may say so, and what becomes of the match."""

from __future__ import annotations

import pytest

from bot import pleas, presence
from bot.answer import Refused
from bot.match import Moved
from bot.record import played, record_of, standing
from bot.table import HOST_SIDE, Chair, Computer, Over, Table
from engine.games import GAMES
from engine.games.hundred_to_one.events import AnswerCounted, FundTaken, RoundEnded
from engine.games.hundred_to_one.values import PhaseName
from engine.script import check, read_script
from engine.verify import verify
from tests.bot.shows import NOW, PACE, after, away, counted, person, show, stage_of, state_of

OPENED = ("0 deal", "0 answer цветы")
MISSED = (*OPENED, "2 answer чай")
"""Вера says what is nearly «чай с лимоном»; one miss is the limit, so Боря may steal the fund."""
FAILED = (*OPENED, "2 answer зонтик", "1 answer чай")
"""The steal fails by the same words, and the round is over."""


def missed(*chairs: object, host: int = 3) -> Table:
    """The table after a miss of the team of Ада and Вера; other people sit as said."""
    seated = chairs or [person(number) for number in range(1, 5)]
    return after(show(seated, host=host), *MISSED).table  # type: ignore[arg-type]


def phase(table: Table) -> PhaseName:
    found: PhaseName = GAMES[table.slug].view(state_of(table), None).phase
    return found


def replays_to(shown: Moved) -> object:
    """The state that the log alone leads to."""
    state, actions = played(shown.table, shown.log)
    for seat, action in actions:
        state = GAMES[shown.table.slug].apply(state, seat, action).state
    return state


# What may count


@pytest.mark.parametrize("moves", [MISSED, FAILED, ("0 deal", "0 answer зонтик")])
def test_an_answer_on_no_row_may_count_until_something_else_is_done(
    moves: tuple[str, ...],
) -> None:
    table = after(show(), *moves).table
    assert stage_of(table).missed == int(moves[-1].split()[0])


@pytest.mark.parametrize(
    "moves",
    [
        OPENED,
        (*OPENED, "2 pass"),
        (*OPENED, "2 answer букет"),
        (*MISSED, "1 pass"),
        (*FAILED, "0 deal"),
    ],
    ids=["hit", "pass", "repeated", "the next action", "the next round"],
)
def test_nothing_may_count_after_any_other_action(moves: tuple[str, ...]) -> None:
    assert stage_of(after(show(), *moves).table).missed is None


@pytest.mark.parametrize("by", ["computer", "clock"])
def test_what_no_person_said_may_not_count(by: str) -> None:
    begun = after(show(), *OPENED)
    assert stage_of(after(begun, "2 answer чай", by=by).table).missed is None


def test_when_the_match_is_over_nothing_is_taken_back() -> None:
    over = after(show(rules="rounds=simple, blitz=off, miss_limit=1"), *FAILED).table
    assert isinstance(over.stage, Over)
    with pytest.raises(Refused) as caught:
        pleas.must_may_count(over, 2, 4)
    assert caught.value.answer.key == "answer-over"


def test_a_computer_player_leaves_time_to_let_an_answer_count() -> None:
    chairs: list[Chair] = [person(1), Computer(1), person(3), Computer(2)]
    missed = after(show(chairs), "0 deal", "0 answer зонтик").table
    assert missed.wake_at == NOW + PACE.plea
    passed = after(show(chairs), "0 deal", "0 pass").table
    assert passed.wake_at == NOW + PACE.computer


# Who may say so


def judges(table: Table) -> set[int]:
    return {number for number in range(1, 10) if pleas.may_count(table, number)}


def test_the_captain_of_the_other_team_may_let_it_count_and_nobody_else() -> None:
    assert judges(missed(host=1)) == {2}


def test_the_host_of_the_table_may_who_sits_in_the_other_team_or_nowhere() -> None:
    assert judges(missed(host=4)) == {2, 4}
    assert judges(missed(host=9)) == {2, 9}


@pytest.mark.parametrize("captain", [Computer(1), away(person(2))], ids=["computer", "away"])
def test_where_no_person_plays_as_captain_the_others_of_the_team_may(captain: object) -> None:
    assert judges(missed(person(1), captain, person(3), person(4), host=1)) == {4}


def test_where_no_person_plays_in_the_other_team_the_own_captain_may() -> None:
    bots = (Computer(1), Computer(2))
    assert judges(missed(person(1), bots[0], person(3), bots[1], host=1)) == {1}
    assert judges(missed(Computer(3), bots[0], person(3), bots[1], host=3)) == {3}


def test_who_leads_the_show_may() -> None:
    rules = "rounds=simple+double, blitz=off, miss_limit=1, host=on"
    seated = (person(1), person(2), person(3), Computer(1), person(4, HOST_SIDE))
    table = after(show(seated, rules, host=1), *MISSED).table
    assert judges(table) == {2, 4}


def test_others_are_told_that_it_is_not_theirs_to_say() -> None:
    table = missed()
    with pytest.raises(Refused) as caught:
        pleas.must_may_count(table, 1, stage_of(table).position)
    assert caught.value.answer.key == "answer-not-yours-to-count"


def test_a_button_of_another_position_is_old() -> None:
    table = missed()
    for position in (stage_of(table).position - 1, stage_of(table).position + 1):
        with pytest.raises(Refused) as caught:
            pleas.must_may_count(table, 2, position)
        assert caught.value.answer.key == "answer-stale"


# What becomes of the match


def test_the_row_opens_the_lamp_goes_out_and_the_team_plays_on() -> None:
    before = after(show(), *MISSED)
    shown = counted(before)
    state = state_of(shown.table)
    assert phase(before.table) is PhaseName.CAPTAIN
    assert phase(shown.table) is PhaseName.MAIN
    assert (state.open, state.fund, state.misses) == ((1, 4), 44, (0, 0))
    assert stage_of(shown.table).missed is None


def test_the_position_rises_and_the_clock_begins_anew() -> None:
    before = after(show(), *MISSED)
    shown = counted(before)
    assert stage_of(shown.table).position == stage_of(before.table).position + 1
    assert stage_of(shown.table).turn_since == NOW + 5
    assert shown.table.wake_at is not None
    assert shown.table.wake_at > NOW + 5


def test_what_was_told_of_the_miss_gives_way_to_what_counts() -> None:
    shown = counted(after(show(), *MISSED))
    events = [item.event for item in stage_of(shown.table).news]
    assert AnswerCounted(2, "чай", "чай с лимоном") in events
    assert not any(type(event).__name__ in ("LampLit", "StealStarted") for event in events)


def test_the_log_leads_to_the_present_state_and_keeps_what_was_taken_back() -> None:
    shown = counted(after(show(), *MISSED))
    assert [entry.action for entry in shown.log[-2:]] == ["answer чай", "answer чай с лимоном"]
    assert len(shown.log) - 1 == stage_of(shown.table).position
    assert len(standing(shown.log)) == len(shown.log) - 1
    assert replays_to(shown) == state_of(shown.table)


def test_of_two_answers_that_counted_each_takes_the_place_of_its_own() -> None:
    shown = after(counted(after(show(), *MISSED)), "0 answer тёплые тапочки")
    shown = counted(shown)
    assert state_of(shown.table).open == (1, 4, 5)
    assert replays_to(shown) == state_of(shown.table)


def test_in_the_face_off_the_top_row_that_counts_wins_at_once() -> None:
    shown = counted(after(show(), "0 deal", "0 answer очень красивые цветы от внука"))
    assert phase(shown.table) is PhaseName.MAIN
    assert state_of(shown.table).playing == 0


def test_a_version_that_the_captain_took_may_count() -> None:
    rules = "rounds=simple+double, blitz_versions=1, miss_limit=1"
    moves = (*OPENED, "2 answer зонтик", "3 answer чай", "1 choose 1")
    shown = counted(after(show(rules=rules), *moves))
    assert shown.log[-1].action == "answer чай с лимоном"
    assert state_of(shown.table).scores == (0, 44)


def test_a_steal_that_counts_takes_the_fund_before_the_next_round() -> None:
    before = after(show(), *FAILED)
    shown = counted(before)
    assert state_of(before.table).scores == (34, 0)
    assert state_of(shown.table).scores == (0, 44)
    assert FundTaken(1, 44, is_stolen=True) in [i.event for i in stage_of(shown.table).news]
    assert replays_to(shown) == state_of(shown.table)


def test_the_result_that_was_not_sent_yet_is_withdrawn_and_the_new_one_says_so() -> None:
    before = after(show(), *FAILED)
    (told,) = [n for n in before.table.notices if n.kind == "deal_result"]
    shown = counted(before)
    results = [n for n in shown.table.notices if isinstance(n.event, RoundEnded)]
    assert [n.kind for n in results] == ["deal_corrected"]
    assert results[0].number > told.number
    assert results[0].event.score.totals == (0, 44)


def test_an_answer_that_counts_may_end_the_round() -> None:
    moves = [*OPENED, "2 answer конфеты", "0 answer платок", "2 answer тапочки", "0 answer книга"]
    shown = counted(after(show(), *moves, "2 answer чай"))
    assert [n.kind for n in shown.table.notices if n.event is not None] == ["deal_result"]
    assert phase(shown.table) is PhaseName.REST


def test_an_answer_that_counts_may_end_the_match() -> None:
    rules = "rounds=simple+double+big, blitz=off, miss_limit=1, tie_break=both_none"
    first = (*OPENED, "2 answer тапочки", "0 answer зонтик", "1 pass")
    second = ("0 deal", "2 answer лиса", "3 answer слон", "0 answer слон", "1 answer лесной ёж")
    before = after(show(rules=f"{rules}, big_questions=1"), *first, *second)
    shown = counted(before)
    assert state_of(before.table).scores == (78, 0)
    assert state_of(shown.table).scores == (42, 42)  # even, so there is no big game
    assert isinstance(shown.table.stage, Over)
    kinds = [n.kind for n in shown.table.notices]
    assert kinds[-2:] == ["deal_corrected", "match_result"]
    assert check(read_script(record_of(shown.table, shown.log)), GAMES) is None


def test_after_another_action_the_plea_comes_to_nothing() -> None:
    shown = after(show(), *MISSED)
    said = pleas.plea(shown.table, shown.log)
    assert said is not None
    later = after(shown, "1 pass")
    with pytest.raises(Refused) as caught:
        pleas.counted(later.table, said, NOW, PACE)
    assert caught.value.answer.key == "answer-stale"
    assert pleas.plea(shown.table, later.log) is None


def test_a_record_with_an_answer_that_counted_can_be_checked() -> None:
    shown = counted(
        after(counted(after(show(), *MISSED)), "0 answer зонтик", "1 answer новая книга")
    )
    stopped = presence.stopped(shown.table, "Ада")
    text = record_of(stopped, shown.log)
    script = read_script(text)
    assert check(script, GAMES) is None
    assert verify(script, GAMES).lot is not None
    assert "2 answer чай с лимоном" in text
    assert "2 answer чай\n" not in text
