"""Whole matches by house rules drawn at random: what holds in every position."""

import json
from random import Random
from typing import Any

import pytest

from engine import codec
from engine.cards import PACK_24
from engine.game import IllegalAction, Told
from engine.games.thousand import THOUSAND
from engine.games.thousand.actions import Action
from engine.games.thousand.events import Event
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.state import Dealt, Playing, State, contract_of
from engine.script import Move, check, read_script, write_record
from tests.engine.thousand.hidden import resample

LONGEST = 500
"""Actions after which a match is left."""

MATCHES = 40

STRANGERS = [
    THOUSAND.read_action(text)
    for text in (
        *("deal", "cut 0", "cut 9", "look", "dark", "bid 100", "bid 107", "bid 600", "pass"),
        *("redeal", "take 1", "rebuy 120", "give 9C 0", "give AH 1", "discard KS", "order 100"),
        *("order 600", "trump H", "rospis", "cross", "play 9S", "play AH", "marry KH", "bed QD"),
        *("nines 9H", "peek hands", "peek card 9"),
    )
]


def drawn_rules(rng: Random, seats: int) -> ThousandRules:
    """A preset with about a third of its options changed."""
    while True:
        changes = {
            name: values[rng.randrange(len(values))]
            for name in ThousandRules.model_fields
            if name != "players" and rng.random() < 0.35
            for values in [ThousandRules.allowed(name)]
        }
        preset = rng.choice(list(THOUSAND.presets.values()))
        try:
            return preset.but(**{**changes, "players": seats})
        except ValueError:
            continue


def one_action(rng: Random, state: State, seats: int) -> tuple[int, Action]:
    """A claim now and then, otherwise what is owed: at random or as the computer would."""
    movers = sorted(THOUSAND.to_move(state))
    if rng.random() < 0.05:
        seat = rng.randrange(seats)
        if legal := THOUSAND.legal(state, seat):
            return seat, rng.choice(legal)
    seat = rng.choice(movers)
    if rng.random() < 0.5:
        return seat, THOUSAND.choose(THOUSAND.view(state, seat))
    return seat, rng.choice(THOUSAND.legal(state, seat))


def all_cards(phase: Dealt) -> list[str]:
    """Every card of the deal, wherever it lies."""
    deal, contract = phase.deal, contract_of(phase)
    taken = contract.taken if contract is not None else None
    lying = list(deal.hands)
    lying += [talon for place, talon in enumerate(deal.talons) if place != taken]
    lying += [contract.laid] if contract is not None else []
    if isinstance(phase, Playing):
        lying += [tuple(played.card for played in phase.table)]
        lying += [tuple(played.card for played in trick.cards) for trick in phase.tricks]
    return sorted(str(card) for cards in lying for card in cards)


def examine(rng: Random, state: State, seats: int) -> None:
    """What holds in every position."""
    for seat in THOUSAND.to_move(state):
        legal = THOUSAND.legal(state, seat)
        assert legal
        assert len(set(legal)) == len(legal)
        assert THOUSAND.default(state, seat) in legal
    if isinstance(state.phase, Dealt):
        assert all_cards(state.phase) == sorted(map(str, PACK_24))
    stored = json.loads(json.dumps(codec.dump(state, THOUSAND.state)))
    assert codec.load(THOUSAND.state, stored) == state
    for viewer in (None, *range(seats)):
        other = resample(state, viewer, rng)
        assert THOUSAND.view(other, viewer) == THOUSAND.view(state, viewer)


def refuses_strangers(state: State, seats: int) -> None:
    for seat in range(seats):
        legal = THOUSAND.legal(state, seat)
        for action in STRANGERS:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    THOUSAND.apply(state, seat, action)


def store_and_load(told: tuple[Told[Event], ...]) -> None:
    for item in told:
        stored = json.loads(json.dumps(codec.dump(item.event, THOUSAND.event)))
        assert codec.load(THOUSAND.event, stored) == item.event


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_by_any_house_rules(number: int) -> None:
    rng = Random(number)
    seats = rng.choice([2, 3, 3, 4])
    rules = drawn_rules(rng, seats)
    state: State = THOUSAND.start(rules, seats, bytes([number])).state
    dealer = state.match.dealer
    log: list[Move[State, Action]] = []
    while THOUSAND.result(state) is None and len(log) < LONGEST:
        if rng.random() < 0.05:
            examine(rng, state, seats)
            refuses_strangers(state, seats)
        seat, action = one_action(rng, state, seats)
        assert THOUSAND.read_action(str(action)) == action
        step = THOUSAND.apply(state, seat, action)
        if rng.random() < 0.1:
            store_and_load(step.told)
        log.append(Move(state, seat, action, step.state))
        state = step.state
    record = write_record(THOUSAND, rules, seats, dealer, log)
    assert check(read_script(record), {"thousand": THOUSAND}) is None


@pytest.mark.parametrize("preset", THOUSAND.presets)
def test_a_match_by_each_preset_ends_with_a_winner(preset: str) -> None:
    rules = THOUSAND.presets[preset]
    state: State = THOUSAND.start(rules, rules.players, b"ends").state
    for _ in range(20_000):
        if THOUSAND.result(state) is not None:
            break
        seat = min(THOUSAND.to_move(state))
        action = THOUSAND.choose(THOUSAND.view(state, seat))
        state = THOUSAND.apply(state, seat, action).state
    result = THOUSAND.result(state)
    assert result is not None
    assert len(result.winners) == 1
    assert result.scores[result.winners[0]] >= rules.target
    assert state.match.history[-1].seats[result.winners[0]].total >= rules.target


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    rules = THOUSAND.presets["classic_agreed"]
    states = []
    for _ in range(2):
        state: State = THOUSAND.start(rules, 3, b"same").state
        for _ in range(200):
            seat = min(THOUSAND.to_move(state))
            state = THOUSAND.apply(state, seat, THOUSAND.default(state, seat)).state
        states.append(state)
    assert states[0] == states[1]


def test_house_rules_are_agreed_before_the_match_and_stay() -> None:  # TH-068
    rules = THOUSAND.presets["wiki_agreed"]
    state: State = THOUSAND.start(rules, 3, b"agreed").state
    options: Any = state.match.options
    with pytest.raises(ValueError, match="frozen"):
        options.redeal_hand_below = 15
    for _ in range(300):
        seat = min(THOUSAND.to_move(state))
        state = THOUSAND.apply(state, seat, THOUSAND.default(state, seat)).state
        assert state.match.options is rules
