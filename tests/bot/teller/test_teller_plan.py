"""What the teller does next: the plan by itself, at moments that the tests name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.prefs import Prefs
from bot.screens.screen import Eve, Screen, Urgency, Wanted
from bot.shown import Shown
from bot.table import Computer, Lobby, Notice, Person, Playing, Table, Venue
from bot.teller.plan import (
    AWAY,
    CHATTER,
    HAND_GAP,
    HAND_SETTLE,
    OVERDUE,
    OWN_SETTLE,
    REPOST_GAP,
    TABLE_GAP,
    TABLE_SETTLE,
    Edit,
    Post,
    Remove,
    Say,
    Scene,
    Skip,
    Step,
    Strip,
    behind,
    plan,
)
from engine.options import HouseRules

CHAT = -1001000000000001
ANNA = 11
HAND = f"hand:{ANNA}"
T0 = 1_000_000.0


def a_table(*, turn_since: float = T0, seen_at: float = T0) -> Table:
    return Table(
        id="t00001",
        venue=Venue(CHAT, title="Friday"),
        slug="toy",
        preset="plain",
        options=HouseRules(),
        host_id=ANNA,
        chairs=(Person(ANNA, "Anna", Prefs(), is_reachable=True, seen_at=seen_at), Computer(1)),
        language="en",
        turn_seconds=90,
        stage=Playing(state=None, commitment="", turn_since=turn_since),
    )


def group(text: str, *, episode: str = "deal:1", urgency: Urgency = Urgency.TABLE) -> Wanted:
    return Wanted(CHAT, None, episode, Screen(text), urgency=urgency)


def hand(text: str, *, turn: bool = False) -> Wanted:
    urgency = Urgency.TURN if turn else Urgency.BYSTANDER
    return Wanted(ANNA, None, "hand", Screen(text), wants_attention=turn, urgency=urgency)


def shown(wanted: Wanted, *, number: int = 100, sent: float = T0, edited: float = T0) -> Shown:
    digest = wanted.screen.digest
    return Shown(wanted.chat_id, number, digest, f"{wanted.episode}/0", sent, max(sent, edited))


def only(steps: tuple[Step, ...]) -> Step:
    assert len(steps) == 1, steps
    return steps[0]


def test_what_is_shown_already_costs_nothing() -> None:
    scene = Scene(a_table(), {"group": group("same")}, {"group": shown(group("same"))})
    assert plan(scene, T0 + 100) == ()


def test_what_is_not_shown_yet_is_sent_at_once() -> None:
    scene = Scene(a_table(), {"group": group("new"), HAND: hand("cards")}, {})
    steps = plan(scene, T0)
    assert [(type(step), step.chat_id, step.due) for step in steps] == [
        (Post, CHAT, T0),
        (Post, ANNA, T0),
    ]


def test_the_hand_that_has_to_act_is_edited_at_once_and_first() -> None:
    scene = Scene(
        a_table(turn_since=T0 + 5),
        {"group": group("after"), HAND: hand("your turn", turn=True)},
        {"group": shown(group("before")), HAND: shown(hand("wait"))},
    )
    first, second = plan(scene, T0 + 5)
    assert isinstance(first, Edit)
    assert (first.place, first.due) == (HAND, T0 + 5)
    assert second.chat_id == CHAT


@pytest.mark.parametrize(("late", "first"), [(OVERDUE, ANNA), (OVERDUE + 1, CHAT)])
def test_the_groups_table_goes_before_the_turns_once_it_is_long_overdue(
    late: float, first: int
) -> None:
    due = T0 + TABLE_GAP
    scene = Scene(
        a_table(turn_since=due + late),
        {"group": group("after"), HAND: hand("your turn", turn=True)},
        {"group": shown(group("before")), HAND: shown(hand("wait"))},
        since={"group": T0},
    )
    assert next(iter(plan(scene, due + late))).chat_id == first


@pytest.mark.parametrize(("late", "first"), [(OVERDUE, ANNA), (OVERDUE + 1, CHAT)])
@pytest.mark.parametrize("is_shown", [False, True])
def test_so_does_the_table_of_a_new_deal(late: float, first: int, *, is_shown: bool) -> None:
    scene = Scene(
        a_table(turn_since=T0 + late),
        {"group": replace(group("dealt"), episode="deal:2"), HAND: hand("your turn", turn=True)},
        {HAND: shown(hand("wait"))} | ({"group": shown(group("before"))} if is_shown else {}),
        since={"group": T0},
    )
    assert next(iter(plan(scene, T0 + late))).chat_id == first


@pytest.mark.parametrize(("late", "first"), [(OVERDUE, ANNA), (OVERDUE + 1, CHAT)])
def test_so_does_a_board_that_is_the_game_itself(late: float, first: int) -> None:
    scene = Scene(
        a_table(turn_since=T0 + late),
        {
            "group": replace(group("board"), urgency=Urgency.RESULT),
            HAND: hand("your turn", turn=True),
        },
        {"group": shown(group("before")), HAND: shown(hand("wait"))},
        since={"group": T0},
    )
    assert next(iter(plan(scene, T0 + late))).chat_id == first


@pytest.mark.parametrize(("late", "first"), [(OVERDUE, ANNA), (OVERDUE + 1, CHAT)])
def test_so_does_an_announcement(late: float, first: int) -> None:
    table = a_table(turn_since=T0 + late).with_notice("deal_result")
    (notice,) = table.notices
    wanted = {HAND: hand("your turn", turn=True)}
    standing = {HAND: shown(hand("wait"))}
    result = replace(group("result"), urgency=Urgency.RESULT)
    scene = Scene(
        table,
        wanted,
        standing,
        notices={notice.number: result},
        since=dict.fromkeys(behind(wanted, standing, [notice.number]), T0),
    )
    assert next(iter(plan(scene, T0 + late))).chat_id == first


def test_a_place_that_is_not_shown_yet_is_behind_too() -> None:
    wanted = {"group": group("after"), HAND: hand("wait")}
    assert behind(wanted, {HAND: shown(hand("wait"))}) == {"group"}
    assert behind(wanted, {}) == wanted.keys()
    assert behind({}, {HAND: shown(hand("wait"))}) == frozenset()


def test_the_groups_table_waits_a_little_so_that_a_computers_move_fits() -> None:
    scene = Scene(
        a_table(),
        {"group": group("after")},
        {"group": shown(group("before"), edited=T0)},
        since={"group": T0 + 60},
    )
    assert only(plan(scene, T0 + 60)).due == T0 + 60 + TABLE_SETTLE


def test_the_groups_table_is_not_edited_again_at_once() -> None:
    scene = Scene(
        a_table(),
        {"group": group("after")},
        {"group": shown(group("before"), sent=T0 - 90, edited=T0)},
        since={"group": T0 + 1},
    )
    assert only(plan(scene, T0 + 1)).due == T0 + TABLE_GAP


@pytest.mark.parametrize("urgency", [Urgency.RESULT, Urgency.TURN])
def test_a_lobby_and_the_end_of_a_deal_are_shown_at_once(urgency: Urgency) -> None:
    table = replace(a_table(), stage=Lobby(closes_at=T0 + 1200))
    scene = Scene(
        table,
        {"group": group("two sit", episode="lobby", urgency=urgency)},
        {"group": shown(group("one sits", episode="lobby"), edited=T0)},
    )
    assert only(plan(scene, T0 + 0.1)).due == T0 + 0.1


def test_a_movers_own_hand_waits_for_the_next_turn_but_not_long() -> None:
    scene = Scene(
        a_table(turn_since=T0 + 3, seen_at=T0 + 3),
        {HAND: hand("one card less")},
        {HAND: shown(hand("your turn", turn=True), edited=T0)},
        since={HAND: T0 + 3},
    )
    assert only(plan(scene, T0 + 3)).due == T0 + 3 + OWN_SETTLE


def test_the_hand_of_somebody_who_only_watches_waits_longest() -> None:
    before = {HAND: shown(hand("trick of one"), edited=T0)}
    soon = Scene(a_table(), {HAND: hand("trick of two")}, before, since={HAND: T0 + 1})
    late = replace(soon, since={HAND: T0 + 50})
    assert only(plan(soon, T0 + 1)).due == T0 + HAND_GAP
    assert only(plan(late, T0 + 50)).due == T0 + 50 + HAND_SETTLE


def test_a_hand_on_which_something_was_opened_does_not_wait() -> None:
    scene = Scene(
        a_table(),
        {HAND: hand("all bids")},
        {HAND: shown(hand("some bids"), edited=T0)},
        since={HAND: T0 + 1},
        asked=frozenset({HAND}),
    )
    assert only(plan(scene, T0 + 1)).due == T0 + 1


def test_a_new_deal_gets_a_new_message_and_the_old_one_goes() -> None:
    old = shown(group("deal one", episode="deal:1"), number=100)
    scene = Scene(a_table(), {"group": group("deal two", episode="deal:2")}, {"group": old})
    step = only(plan(scene, T0 + 1))
    assert isinstance(step, Post)
    assert (step.episode, step.due, step.old) == ("deal:2/0", T0 + 1, old)

    new = shown(group("deal two", episode="deal:2"), number=101)
    after = replace(scene, shown={"group": new, "old:100": old})
    assert only(plan(after, T0 + 2)) == Remove("old:100", old, T0 + 2)


def test_a_message_that_still_stands_in_its_place_is_not_removed() -> None:
    """The bot died after it had noted that the message would be replaced, and before that."""
    old = shown(group("deal one"), number=100)
    scene = Scene(a_table(), {"group": group("deal one")}, {"group": old, "old:100": old})
    assert plan(scene, T0 + 1) == ()


def test_a_place_that_is_no_longer_wanted_loses_its_buttons() -> None:
    old = shown(hand("cards"))
    assert only(plan(Scene(a_table(), {}, {HAND: old}), T0 + 1)) == Strip(HAND, old, T0 + 1)


def test_a_table_that_somebody_asks_for_is_posted_anew_even_if_nothing_has_changed() -> None:
    scene = Scene(
        replace(a_table(), calls=1), {"group": group("same")}, {"group": shown(group("same"))}
    )
    step = only(plan(scene, T0 + 1))
    assert isinstance(step, Post)
    assert (step.episode, step.due) == ("deal:1/1", T0 + 1)


def test_a_hand_that_is_asked_for_is_sent_anew_to_that_person_only() -> None:
    table = replace(a_table(), hand_calls=((ANNA, 2),))
    scene = Scene(
        table,
        {"group": group("same"), HAND: hand("same")},
        {"group": shown(group("same")), HAND: shown(hand("same"))},
    )
    step = only(plan(scene, T0 + 1))
    assert isinstance(step, Post)
    assert (step.place, step.episode) == (HAND, "hand/2")


def at_turn(*, turn_since: float, seen_at: float, sent: float) -> Scene:
    return Scene(
        a_table(turn_since=turn_since, seen_at=seen_at),
        {HAND: hand("your turn", turn=True)},
        {HAND: shown(hand("wait"), sent=sent)},
    )


def test_a_turn_rings_for_somebody_who_has_not_been_looking() -> None:
    scene = at_turn(turn_since=T0 + AWAY, seen_at=T0, sent=T0 - 500)
    assert isinstance(only(plan(scene, T0 + AWAY)), Post)


def test_a_turn_does_not_ring_for_somebody_who_moved_just_now() -> None:
    scene = at_turn(turn_since=T0 + AWAY - 1, seen_at=T0, sent=T0 - 500)
    assert isinstance(only(plan(scene, T0 + AWAY)), Edit)


def test_a_turn_does_not_ring_when_the_message_is_new() -> None:
    scene = at_turn(turn_since=T0 + 20, seen_at=0, sent=T0)
    assert isinstance(only(plan(scene, T0 + 20)), Edit)


def test_a_turn_rings_once_however_long_it_lasts() -> None:
    scene = at_turn(turn_since=T0, seen_at=T0 - 500, sent=T0 + 1)
    assert isinstance(only(plan(scene, T0 + 3600)), Edit)


def test_a_hand_without_a_turn_never_rings() -> None:
    scene = Scene(
        a_table(turn_since=T0 + 500, seen_at=T0),
        {HAND: hand("they play")},
        {HAND: shown(hand("wait"), sent=T0)},
    )
    assert isinstance(only(plan(scene, T0 + 501)), Edit)


def pushed_away(*, newest: int, now: float, edited: float = T0, turn_since: float = 0) -> Step:
    scene = Scene(
        a_table(turn_since=turn_since or now - 5),
        {"group": group("after")},
        {"group": shown(group("before"), number=100, edited=edited)},
        since={"group": now - 5},
        newest=newest,
    )
    return only(plan(scene, now))


def test_chatter_makes_the_table_be_posted_anew_at_the_next_turn() -> None:
    assert isinstance(pushed_away(newest=100 + CHATTER, now=T0 + REPOST_GAP), Post)


def test_a_little_chatter_does_not() -> None:
    assert isinstance(pushed_away(newest=99 + CHATTER, now=T0 + REPOST_GAP), Edit)


def test_chatter_does_not_make_it_be_posted_all_the_time() -> None:
    assert isinstance(pushed_away(newest=999, now=T0 + REPOST_GAP - 1), Edit)


def test_chatter_is_no_reason_without_a_new_turn() -> None:
    step = pushed_away(newest=999, now=T0 + 100, edited=T0 + 50, turn_since=T0 + 20)
    assert isinstance(step, Edit)


def test_message_numbers_of_a_plain_group_do_not_tell_of_chatter() -> None:
    """There all chats of the bot share one row of numbers."""
    before = replace(shown(group("before")), chat_id=-500)
    scene = Scene(
        a_table(turn_since=T0 + 99),
        {"group": replace(group("after"), chat_id=-500)},
        {"group": before},
        newest=9999,
    )
    assert isinstance(only(plan(scene, T0 + 100)), Edit)


def test_announcements_go_in_their_order_before_the_table_and_after_the_turn() -> None:
    first, second, third = Notice(1, "deal_result"), Notice(2, "took_over"), Notice(3, "nudge")
    said = group("told", episode="", urgency=Urgency.RESULT)
    scene = Scene(
        replace(a_table(), notices=(first, second, third)),
        {"group": group("table", urgency=Urgency.RESULT), HAND: hand("your turn", turn=True)},
        {"group": shown(group("before")), HAND: shown(hand("wait"))},
        notices={1: said, 2: said, 3: None},
    )
    skip, turn, *rest = plan(scene, T0 + 1)
    assert skip == Skip(third, T0 + 1)
    assert isinstance(turn, Edit)
    assert turn.place == HAND
    assert rest[:2] == [Say(first, said, T0 + 1), Say(second, said, T0 + 1)]
    assert isinstance(rest[2], Edit)


def test_in_a_new_supergroup_the_table_is_posted_and_old_messages_are_left_alone() -> None:
    before = replace(shown(group("same")), chat_id=-500)
    step = only(plan(Scene(a_table(), {"group": group("same")}, {"group": before}), T0 + 1))
    assert isinstance(step, Post)
    assert step.old is None


def played(pace: float, people: int = 3, moves: int = 60) -> float:
    """Calls per move when somebody moves every `pace` seconds, answers to presses included."""
    ids = tuple(range(11, 11 + people))
    seen = dict.fromkeys(ids, T0)
    standing: dict[str, Shown] = {}
    since: dict[str, float] = {}
    calls = 0
    for tick in range(round(moves * pace * 10)):
        now = T0 + tick / 10
        number, rest = divmod(tick, round(pace * 10))
        if rest == 0 and number:
            seen[ids[(number - 1) % people]] = now
            calls += 1
        chairs = tuple(Person(i, str(i), Prefs(), seen_at=at) for i, at in seen.items())
        table = replace(a_table(turn_since=T0 + number * pace), chairs=chairs)
        wanted = {"group": group(f"move {number}")} | {
            f"hand:{i}": replace(hand(f"move {number}", turn=number % people == seat), chat_id=i)
            for seat, i in enumerate(ids)
        }
        since = {place: since.get(place, now) for place in behind(wanted, standing)}
        for step in plan(Scene(table, wanted, standing, since=since), now):
            if isinstance(step, Edit | Post) and step.due <= now:
                calls += step.old is not None
                sent = now if isinstance(step, Post) else step.old.sent_at
                standing[step.place] = shown(step.wanted, sent=sent, edited=now)
                since.pop(step.place, None)
    return calls / moves


@pytest.mark.parametrize(("pace", "most"), [(1, 3.5), (2, 3.5), (2.5, 3.5), (4, 3.6)])
def test_a_move_of_three_people_costs_few_calls(pace: float, most: float) -> None:
    assert played(pace) <= most


def test_what_comes_before_stands_until_its_time_is_over() -> None:
    first, second = Screen("drum roll"), Screen("the answer")
    wanted = replace(group("all of it"), eves=(Eve(first, T0 + 2), Eve(second, T0 + 5)))
    shown_at = [wanted.at(T0 + moment).screen.text for moment in (0, 1.9, 2, 4.9, 5, 60)]
    assert shown_at == ["drum roll", "drum roll", "the answer", "the answer", *["all of it"] * 2]
    assert [wanted.changes_at(T0 + moment) for moment in (0, 2, 5)] == [T0 + 2, T0 + 5, None]


def test_an_announcement_waits_until_it_gives_nothing_away() -> None:
    table = replace(a_table(), notices=(Notice(1, "deal_result"),))
    result = replace(group("all of it"), ready_at=T0 + 5)
    scene = Scene(table, {}, {}, notices={1: result})
    assert only(plan(scene, T0)).due == T0 + 5
    assert only(plan(scene, T0 + 7)).due == T0 + 7
