"""What happens to a table in play: presses, the clock, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import lobby, match, overdue, presence, waking
from bot.answer import BadMove, Refused
from bot.lobby import Rights
from bot.overdue import MISSES
from bot.prefs import ChatSettings, Prefs
from bot.quiz import shipped_boards
from bot.table import Chair, Computer, Over, Person, Playing, Table, Venue
from bot.waking import ABANDONED_SECONDS, Pace
from engine.abilities import Show
from engine.games import GAMES
from tests.bot.shows import after, show
from tests.bot.tables import enough

NOW = 1_000_000.0
PACE = Pace()
SEED = bytes(range(32))
ADA, BEN, CLEO = (
    Person(number, name, Prefs(), is_reachable=True)
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1)
)


def started(*chairs: Chair, slug: str = "thousand", seconds: int | None = 90) -> Table:
    """A match that rests before its first deal, computer players on seats that it needs."""
    settings = ChatSettings(turn_seconds=seconds)
    opened = lobby.opened("abcdefgh", Venue(-100), slug, ADA, settings, NOW)
    seated = chairs or (ADA, BEN, CLEO)
    lacking = range(len(seated), enough(slug, len(seated)))
    opened = replace(opened, chairs=(*seated, *(Computer(number + 1) for number in lacking)))
    given = shipped_boards(slug, opened.options, opened.language, SEED)
    return match.started(opened, Rights(ADA.id), SEED, NOW, PACE, given).table


def dealt(*chairs: Chair, slug: str = "thousand", seconds: int | None = 90) -> Table:
    """The first deal lies on the table."""
    table = started(*chairs, slug=slug, seconds=seconds)
    assert table.wake_at is not None
    return overdue.time_up(table, table.wake_at, PACE).table


def stage(table: Table) -> Playing:
    assert isinstance(table.stage, Playing)
    return table.stage


def mover(table: Table) -> int:
    return min(GAMES[table.slug].to_move(stage(table).state))


def woken(table: Table) -> Table:
    """What the clock makes of it at the moment it asked for."""
    assert table.wake_at is not None
    return overdue.time_up(table, table.wake_at, PACE).table


def refused(step: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        step()
    return caught.value.answer.key


def test_the_start_is_written_down_with_seed_and_rules() -> None:
    settings = ChatSettings()
    opened = lobby.opened("abcdefgh", Venue(-100), "thousand", ADA, settings, NOW)
    opened = replace(opened, chairs=(ADA, BEN, CLEO))
    moved = match.started(opened, Rights(ADA.id), SEED, NOW, PACE)
    (entry,) = moved.log
    assert entry.action.startswith(f"start {SEED.hex()} 3 recommended")
    assert SEED.hex() not in stage(moved.table).commitment
    assert [notice.kind for notice in moved.table.notices] == ["match_started"]


def test_a_match_needs_enough_people_and_somebody_who_may_start_it() -> None:
    settings = ChatSettings()
    opened = lobby.opened("abcdefgh", Venue(-100), "thousand", ADA, settings, NOW)
    assert refused(lambda: match.started(opened, Rights(ADA.id), SEED, NOW, PACE)) == (
        "answer-need-more"
    )
    full = replace(opened, chairs=(ADA, BEN, CLEO))
    assert refused(lambda: match.started(full, Rights(9), SEED, NOW, PACE)) == "answer-only-seated"
    begun = started()
    assert refused(lambda: match.started(begun, Rights(1), SEED, NOW, PACE)) == "answer-started"


def test_too_few_for_sides_are_told_how_many_it_takes() -> None:
    opened = lobby.opened("abcdefgh", Venue(-100), "twenty_five", ADA, ChatSettings(), NOW)
    pairs = GAMES["twenty_five"].presets["25-pairs"]
    three = replace(opened, chairs=(ADA, BEN, CLEO), preset="25-pairs", options=pairs)
    with pytest.raises(Refused) as caught:
        match.started(three, Rights(ADA.id), SEED, NOW, PACE)
    assert caught.value.answer.key == "answer-need-more"
    assert caught.value.answer.arguments["number"] == 4


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_next_deal_begins_by_itself_after_a_pause(slug: str) -> None:
    table = started(slug=slug)
    assert GAMES[slug].is_at_rest(stage(table).state)
    is_show = isinstance(GAMES[slug], Show)  # where everybody has to find the board first
    assert table.wake_at == NOW + (PACE.deal if is_show else PACE.first_deal)
    assert overdue.time_up(table, NOW, PACE).table is table
    after = woken(table)
    assert not GAMES[slug].is_at_rest(stage(after).state)
    assert stage(after).position == 1


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_computers_alone_with_a_person_who_sleeps_play_to_the_end(slug: str) -> None:
    table = started(ADA, Computer(1), Computer(2), slug=slug, seconds=30)
    for _ in range(20_000):
        if isinstance(table.stage, Over):
            break
        if waking.is_asleep(table):
            table = presence.back(table, ADA.id, stage(table).turn_since, PACE)
        table = woken(table)
    assert isinstance(table.stage, Over)
    assert table.stage.why == "finished"
    assert table.notices[-1].kind == "match_result"
    assert table.wake_at is None


def test_a_button_is_its_persons_of_its_position_and_of_an_index() -> None:
    table = dealt()
    seat = mover(table)
    person = table.chairs[seat]
    assert isinstance(person, Person)
    other = next(p for p in table.people if p is not person)
    at = stage(table).position
    assert match.pressed(table, person.id, at, 0)[0] == seat
    assert refused(lambda: match.pressed(table, 99, at, 0)) == "answer-not-yours"
    assert refused(lambda: match.pressed(table, person.id, at - 1, 0)) == "answer-stale"
    assert refused(lambda: match.pressed(table, person.id, at + 1, 0)) == "answer-stale"
    assert refused(lambda: match.pressed(table, person.id, at, 999)) == "answer-stale"
    assert refused(lambda: match.pressed(table, other.id, at, 0)) == "answer-not-your-turn"
    over = presence.stopped(table, "Ada")
    assert refused(lambda: match.pressed(over, person.id, at, 0)) == "answer-over"


def test_what_the_rules_refuse_changes_nothing() -> None:
    table = dealt()
    action = GAMES["thousand"].read_action("play AH")
    with pytest.raises(BadMove):
        match.acted(table, mover(table), action, NOW, "person", PACE)


def test_a_move_is_one_position_one_log_line_and_a_new_turn() -> None:
    table = dealt()
    seat = mover(table)
    action = GAMES["thousand"].legal(stage(table).state, seat)[0]
    moved = match.acted(table, seat, action, NOW + 50, "person", PACE)
    assert stage(moved.table).position == stage(table).position + 1
    assert [(e.seat, e.action, e.by) for e in moved.log] == [(seat, str(action), "person")]
    assert stage(moved.table).turn_since == NOW + 50
    assert moved.table.wake_at == NOW + 50 + 45


def test_at_half_time_a_nudge_then_the_default_then_a_computer_until_they_are_back() -> None:
    table = dealt(ADA, BEN, CLEO)
    seat = mover(table)
    sleeper = table.chairs[seat]
    assert isinstance(sleeper, Person)
    nudged = woken(table)
    assert stage(nudged).is_nudged
    assert dict(nudged.hand_calls) == {sleeper.id: 1}
    assert nudged.notices == table.notices
    assert nudged.wake_at == stage(table).turn_since + 90
    missed = woken(nudged)
    chair = missed.chairs[seat]
    assert isinstance(chair, Person)
    assert (chair.missed, chair.is_away) == (1, False)
    assert stage(missed).position == stage(table).position + 1
    asleep = missed.with_chair(seat, replace(chair, missed=MISSES - 1))
    while mover(asleep) != seat:
        turn = mover(asleep)
        legal = GAMES["thousand"].legal(stage(asleep).state, turn)
        asleep = match.acted(asleep, turn, legal[0], NOW, "person", PACE).table
    away = woken(woken(asleep))
    chair = away.chairs[seat]
    assert isinstance(chair, Person)
    assert chair.is_away
    assert away.notices[-1].kind == "took_over"
    returned = presence.back(away, sleeper.id, NOW + 5, PACE)
    chair = returned.chairs[seat]
    assert isinstance(chair, Person)
    assert (chair.is_away, chair.missed) == (False, 0)
    assert returned.notices[-1].kind == "came_back"
    assert refused(lambda: presence.back(returned, sleeper.id, NOW, PACE)) == "answer-not-away"


def test_who_is_not_reachable_is_nudged_in_the_group() -> None:
    people = tuple(replace(person, is_reachable=False) for person in (ADA, BEN, CLEO))
    table = dealt(*people)
    nudged = woken(table)
    assert nudged.notices[-1].kind == "nudge"
    assert nudged.notices[-1].seat == mover(table)


def test_coming_back_does_not_lengthen_anothers_turn() -> None:
    table = dealt()
    seat = mover(table)
    other = (seat + 1) % 3
    away = presence.away(table, other, PACE)
    person = away.chairs[other]
    assert isinstance(person, Person)
    returned = presence.back(away, person.id, NOW + 40, PACE)
    assert stage(returned).turn_since == stage(table).turn_since
    own = presence.away(table, seat, PACE)
    sleeper = own.chairs[seat]
    assert isinstance(sleeper, Person)
    assert stage(presence.back(own, sleeper.id, NOW + 40, PACE)).turn_since == NOW + 40


def test_without_a_turn_clock_the_table_waits_for_ever() -> None:
    table = dealt(seconds=None)
    assert table.wake_at is None
    assert overdue.time_up(table, NOW * 2, PACE).table is table
    faster = replace(table, turn_seconds=30)
    assert waking.rescheduled(faster, PACE).wake_at == stage(table).turn_since + 15


def test_the_table_of_those_who_all_are_away_sleeps_and_is_put_away_in_the_end() -> None:
    table = dealt()
    for seat in range(3):
        table = presence.away(table, seat, PACE)
        assert presence.away(table, seat, PACE) is table
    assert waking.is_asleep(table)
    assert table.wake_at == stage(table).turn_since + ABANDONED_SECONDS
    over = woken(table)
    assert isinstance(over.stage, Over)
    assert over.stage.why == "stopped"


def test_leaving_is_for_good_and_the_last_one_ends_the_match() -> None:
    table = presence.left(dealt(), ADA.id, PACE)
    assert table.seat_of(ADA.id) is None
    assert table.host_id == BEN.id
    assert table.notices[-1].kind == "left"
    assert refused(lambda: presence.back(table, ADA.id, NOW, PACE)) == "answer-not-yours"
    over = presence.left(presence.left(table, BEN.id, PACE), CLEO.id, PACE)
    assert isinstance(over.stage, Over)
    assert refused(lambda: presence.left(over, CLEO.id, PACE)) == "answer-over"


def test_a_single_card_goes_by_itself_only_for_who_wants_it() -> None:
    people = tuple(replace(p, prefs=replace(p.prefs, hurry=True)) for p in (ADA, BEN, CLEO))
    hurried = 0
    table = dealt(*people)
    for _ in range(400):
        game, seat = GAMES["thousand"], mover(table)
        legal = game.legal(stage(table).state, seat)
        single = len(legal) == 1 and str(legal[0]).startswith("play ")
        if not game.is_at_rest(stage(table).state):
            expected = stage(table).turn_since + (PACE.computer if single else 45)
            assert table.wake_at == expected
        if single:
            table = woken(table)
            hurried += 1
        else:
            table = match.acted(table, seat, legal[0], NOW, "person", PACE).table
        if isinstance(table.stage, Over):
            break
    assert hurried


def test_who_taps_twice_is_told_that_the_move_is_made() -> None:
    table = dealt()
    seat = mover(table)
    person = table.chairs[seat]
    assert isinstance(person, Person)
    other = next(p for p in table.people if p is not person)
    at = stage(table).position
    _, action = match.pressed(table, person.id, at, 0)
    moved = match.acted(table, seat, action, NOW, "person", PACE).table
    assert refused(lambda: match.pressed(moved, person.id, at, 0)) == "answer-done"
    assert refused(lambda: match.pressed(moved, person.id, at, 1)) == "answer-done"
    assert refused(lambda: match.pressed(moved, other.id, at, 0)) == "answer-stale"
    by_clock = match.acted(table, seat, action, NOW, "clock", PACE).table
    assert refused(lambda: match.pressed(by_clock, person.id, at, 0)) == "answer-stale"


def test_who_is_late_at_the_buzzer_hears_so_and_who_taps_twice_that_it_is_done() -> None:
    table = after(show(rules="rounds=simple, faceoff_mode=buzzer"), "0 deal", "1 buzz").table
    at = stage(table).position - 1
    assert refused(lambda: match.called_out(table, 1, at, "buzz")) == "answer-too-late"
    assert refused(lambda: match.called_out(table, 2, at, "buzz")) == "answer-done"
    assert refused(lambda: match.called_out(table, 99, at, "buzz")) == "answer-not-yours"
