"""What every game of the house keeps, by any house rules and for any number of seats.

A game is tested as soon as it stands in `GAMES` or `tests.engine.tested`, with an entry in
`tests.engine.entries`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.cards
from engine import codec
from engine.cards import Card
from engine.game import IllegalAction, Seat, Unreadable
from engine.players.turns import action_of
from engine.script import AnyGame, check, read_script, write_record
from tests.engine.entries import ENTRIES
from tests.engine.tested import GAMES
from tests.engine.walks import (
    WALKS,
    Walk,
    any_rules,
    is_open,
    one_action,
    played,
    preset_rules,
    rules_of,
    seed_of,
    states,
)

TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
PRESETS = [
    (slug, seats, preset) for slug, seats in TABLES for preset in preset_rules(GAMES[slug], seats)
]

LONGEST_MATCH = 20_000
LONGEST_DEAL = 2_000


def each_walk(test: Any) -> Any:
    return pytest.mark.parametrize("walk", WALKS, ids=lambda walk: "-".join(map(str, walk)))(test)


def each_preset(test: Any) -> Any:
    return pytest.mark.parametrize(("slug", "seats", "preset"), PRESETS)(test)


def each_table(test: Any) -> Any:
    return pytest.mark.parametrize(("slug", "seats"), TABLES)(test)


def dumped(game: AnyGame, state: Any) -> str:
    """The state as it is stored."""
    return json.dumps(codec.dump(state, game.state))


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Every seat, and the chat."""
    return (None, *range(seats))


def test_every_game_has_an_entry_here() -> None:
    assert ENTRIES.keys() == GAMES.keys()


# The beginning


@each_preset
def test_a_fresh_match_rests_and_its_dealer_owes_the_deal(
    slug: str, seats: int, preset: str
) -> None:
    game = GAMES[slug]
    state = game.start(preset_rules(game, seats)[preset], seats, b"fresh").state
    assert game.is_at_rest(state)
    assert game.result(state) is None
    (dealer,) = game.to_move(state)
    assert [str(action) for action in game.legal(state, dealer)] == ["deal"]
    others = () if ENTRIES[slug].has_dealer else game.legal(state, dealer)
    for seat in set(range(seats)) - {dealer}:
        assert game.legal(state, seat) == others


@pytest.mark.parametrize(
    ("slug", "seats"), [table for table in TABLES if ENTRIES[table[0]].has_dealer]
)
def test_every_seat_can_be_the_first_dealer(slug: str, seats: int) -> None:
    game = GAMES[slug]
    rules = any_rules(game, seats, Random(f"{slug} {seats}"))
    for dealer in range(seats):
        state = game.start(rules, seats, b"dealer", {"dealer": str(dealer)}).state
        assert game.to_move(state) == {dealer}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_not_played_by_too_few_or_too_many(slug: str) -> None:
    game = GAMES[slug]
    for seats in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(Unreadable):
            game.settings(next(iter(game.presets.values())), seats)


@each_table
def test_a_start_that_the_game_does_not_have_is_unreadable(slug: str, seats: int) -> None:
    game = GAMES[slug]
    rules = next(iter(preset_rules(game, seats).values()))
    strange: dict[str, str]
    for strange in ({"fund": "3"}, {"dealer": str(seats)}, {"dealer": "x"}, {"scores": "1"}):
        with pytest.raises(Unreadable):
            game.start(rules, seats, b"strange", strange)


# What may be done


@each_walk
def test_every_legal_action_is_accepted(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for state in states(walk, every=3):
        for seat in range(walk[1]):
            for action in game.legal(state, seat):
                game.apply(state, seat, action)


@each_walk
def test_legal_actions_are_named_once_and_read_back_from_their_text(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for state in states(walk):
        for seat in range(walk[1]):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            assert tuple(game.read_action(str(action)) for action in legal) == legal


@each_walk
def test_every_other_action_is_refused_with_a_reason_and_changes_nothing(walk: Walk) -> None:
    game = GAMES[walk[0]]
    strange = [game.read_action(text) for text in ENTRIES[walk[0]].strange]
    for state in states(walk, every=9):
        before = dumped(game, state)
        actions = {*strange, *(a for seat in range(walk[1]) for a in game.legal(state, seat))}
        for seat in range(walk[1]):
            for action in actions - {*game.legal(state, seat)}:
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(state, seat, action)
                assert refusal.value.reason == refusal.value.reason.lower()
                assert " " not in refusal.value.reason
                assert all(isinstance(word, str) for word in refusal.value.details.values())
        assert dumped(game, state) == before


@each_walk
def test_somebody_owes_an_action_until_there_is_a_result(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for state in states(walk):
        owing = game.to_move(state)
        assert bool(owing) == (game.result(state) is None)
        for seat in owing:
            assert game.legal(state, seat)
        if not owing:
            assert not any(game.legal(state, seat) for seat in range(walk[1]))


@each_walk
def test_what_an_absent_player_does_is_legal_and_so_is_what_the_computer_does(walk: Walk) -> None:
    game: Any = GAMES[walk[0]]
    for state in states(walk):
        for seat in game.to_move(state):
            legal = game.legal(state, seat)
            assert game.default(state, seat) in legal
            assert is_open(game, state, seat, action_of(game, state, seat))


@pytest.mark.parametrize("slug", GAMES)
def test_a_text_that_is_no_action_is_unreadable(slug: str) -> None:
    for text in ("", "deal deal", "play", "play ZZ", "PASS", "fold", "play AS AS AS", "7"):
        with pytest.raises(Unreadable):
            GAMES[slug].read_action(text)


# The end


@each_preset
@pytest.mark.parametrize("absent", [False, True], ids=["all-there", "one-absent"])
def test_a_match_ends(slug: str, seats: int, preset: str, absent: bool) -> None:
    game: Any = GAMES[slug]
    state = game.start(preset_rules(game, seats)[preset], seats, b"ends").state
    for _ in range(LONGEST_MATCH):
        if not (owing := game.to_move(state)):
            break
        seat = min(owing)
        if absent and seat == 0:
            action = game.default(state, seat)
        else:
            action = action_of(game, state, seat)
        state = game.apply(state, seat, action).state
    result = game.result(state)
    assert result is not None
    assert result.winners
    assert not set(result.winners) & set(result.losers)


@each_table
def test_a_deal_ends_however_unwisely_it_is_played(slug: str, seats: int) -> None:
    game = GAMES[slug]
    for number in range(20):
        rng = Random(f"{slug} {seats} {number}")
        state = game.start(any_rules(game, seats, rng), seats, rng.randbytes(8)).state
        for _ in range(LONGEST_DEAL):
            seat, action = one_action(game, state, seats, rng)
            state = game.apply(state, seat, action).state
            if game.is_at_rest(state) or game.result(state) is not None:
                break
        else:
            pytest.fail(f"match {number} is still in its first deal")


# The same again


@each_walk
def test_the_same_seed_and_the_same_actions_give_the_same_states(walk: Walk) -> None:
    game = GAMES[walk[0]]
    state = game.start(rules_of(walk), walk[1], seed_of(walk)).state
    for move in played(walk):
        assert state == move.before
        state = game.apply(state, move.seat, game.read_action(str(move.action))).state
    assert state == played(walk)[-1].after


@each_walk
def test_a_record_plays_the_match_again(walk: Walk) -> None:
    game = GAMES[walk[0]]
    log = played(walk)
    (dealer,) = game.to_move(log[0].before)
    record = write_record(game, rules_of(walk), walk[1], dealer, log)
    failure = check(read_script(record), GAMES)
    assert failure is None, record.splitlines()[failure.line - 1]


@each_walk
def test_states_and_events_are_stored_as_json_and_read_back(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for move in played(walk):
        assert codec.load(game.state, json.loads(dumped(game, move.after))) == move.after
        for told in game.apply(move.before, move.seat, move.action).told:
            stored = json.dumps(codec.dump(told.event, game.event))
            assert codec.load(game.event, json.loads(stored)) == told.event


@each_walk
def test_repr_rebuilds_actions_and_cards(walk: Walk) -> None:
    game = GAMES[walk[0]]
    names = vars(engine.cards)
    for state in states(walk, every=5):
        for seat in game.to_move(state):
            for action in game.legal(state, seat):
                kind = type(action)
                assert eval(repr(action), {**names, kind.__name__: kind}) == action  # noqa: S307 - what repr promises
    for card in ENTRIES[walk[0]].pack:
        assert eval(repr(card), names) is card  # noqa: S307 - what repr promises


@pytest.mark.parametrize("slug", GAMES)
def test_house_rules_are_written_as_their_difference_and_read_back(slug: str) -> None:
    game = GAMES[slug]
    base = next(iter(game.presets.values()))
    changes = st.fixed_dictionaries(
        {},
        optional={
            name: st.sampled_from(game.options.allowed(name)) for name in game.options.model_fields
        },
    )

    @settings(max_examples=60, derandomize=True, database=None)
    @given(changes)
    def read_back(changed: dict[str, Any]) -> None:
        try:
            rules = base.but(**changed)
        except ValueError:
            return
        assert base.but_text(rules.difference(base)) == rules
        assert codec.load(game.options, json.loads(json.dumps(codec.dump(rules)))) == rules

    read_back()


# Cards, and who knows them


@pytest.mark.parametrize(
    "walk",
    [walk for walk in WALKS if ENTRIES[walk[0]].pack],
    ids=lambda walk: "-".join(map(str, walk)),
)
def test_every_card_is_there_exactly_once(walk: Walk) -> None:
    entry = ENTRIES[walk[0]]
    dealt = 0
    for state in states(walk):
        if cards := entry.cards(state):
            dealt += 1
            assert sorted(cards) == sorted(map(str, entry.pack))
    assert dealt > 0


@each_walk
def test_a_view_does_not_depend_on_what_the_viewer_cannot_know(walk: Walk) -> None:
    game, entry = GAMES[walk[0]], ENTRIES[walk[0]]
    rng = Random(f"hidden {walk}")
    changed = 0
    for state in states(walk):
        for viewer in viewers(walk[1]):
            other = entry.resample(state, viewer, rng)
            changed += other != state
            assert game.view(other, viewer) == game.view(state, viewer)
    assert changed > 0


@each_walk
def test_nobody_is_told_a_card_that_he_may_not_know(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for move in played(walk):
        told = game.apply(move.before, move.seat, move.action).told
        for viewer in viewers(walk[1]):
            heard = {
                card
                for item in told
                if item.to is None or viewer in item.to
                for card in cards_in(item.event)
            }
            if heard:
                seen = (game.view(move.before, viewer), game.view(move.after, viewer))
                assert heard <= {*cards_in(seen)}, told


@each_walk
def test_the_chat_may_do_nothing_and_holds_nothing(walk: Walk) -> None:
    game = GAMES[walk[0]]
    for state in states(walk, every=5):
        view = game.view(state, None)
        assert view.legal == ()
        assert getattr(view, "hand", ()) == ()
        for seat in range(walk[1]):
            assert game.view(state, seat).legal == game.legal(state, seat)


def cards_in(value: Any) -> Iterator[Card]:
    """Every card that stands anywhere in the value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from cards_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))
