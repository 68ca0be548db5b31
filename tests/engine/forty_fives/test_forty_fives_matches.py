"""Whole matches: written down and played again, and held against a second set of the rules."""

from random import Random

import pytest

from engine.game import Seat
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.actions import Action
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.state import Deal, Over, Playing, State
from engine.script import Move, check, read_script, write_record
from engine.verify import verify
from tests.engine.forty_fives import referee
from tests.engine.forty_fives.played import GAMES
from tests.engine.walks import any_rules

LONGEST = 1_200
"""So many actions end every match that the computer plays alone, and show enough of the others."""


def a_match(
    rules: FortyFivesRules, seed: bytes, rng: Random | None = None
) -> tuple[State, list[Move[State, Action]]]:
    """A match that the computer plays or, with `rng`, that is mostly played anyhow."""
    first: State = FORTY_FIVES.start(rules, 4, seed).state
    state = first
    log: list[Move[State, Action]] = []
    while (owing := FORTY_FIVES.to_move(state)) and len(log) < LONGEST:
        (seat,) = owing
        if rng is None or rng.random() < 0.3:
            action = FORTY_FIVES.choose(FORTY_FIVES.view(state, seat))
        else:
            action = rng.choice(FORTY_FIVES.legal(state, seat))
        after = FORTY_FIVES.apply(state, seat, action).state
        log.append(Move(state, seat, action, after))
        state = after
    return first, log


@pytest.mark.parametrize("preset", FORTY_FIVES.presets)
def test_a_record_plays_a_match_again_and_its_cards_are_those_of_its_seed(preset: str) -> None:
    rules = FORTY_FIVES.presets[preset]
    first, log = a_match(rules, preset.encode())
    assert isinstance(log[-1].after.phase, Over)
    header = {"seed": preset.encode().hex()}
    record = write_record(FORTY_FIVES, rules, 4, first.dealer, log, header)
    assert check(read_script(record), GAMES) is None
    verdict = verify(read_script(record), GAMES)
    assert (verdict.seed, verdict.lot) == (preset.encode(), first.dealer)


def random_rules(number: int, rng: Random) -> FortyFivesRules:
    """Any house rules; one match in four by the suggested ones."""
    if number % 4 == 0:
        return FortyFivesRules()
    rules = any_rules(FORTY_FIVES, 4, rng)
    assert isinstance(rules, FortyFivesRules)
    return rules.but(deal_limit=rng.choice((0, 2, 30)))


@pytest.mark.parametrize("number", range(24))
def test_random_matches_by_any_house_rules_are_as_the_referee_has_them(number: int) -> None:
    rng = Random(f"accounts {number}")
    rules = random_rules(number, rng)
    _, log = a_match(rules, rng.randbytes(8), rng)
    for move in log:
        if isinstance(move.before.phase, Playing):
            assert_playable(rules, move.before, move.seat)
            assert_taken(rules, move.before.deal, move.after.deal)
    assert_accounts(rules, log[-1].after)


def assert_playable(rules: FortyFivesRules, state: State, seat: Seat) -> None:
    """The legal cards are those that the referee allows."""
    deal, hand = state.deal, [*map(str, state.deal.hands[seat])]
    trump, declarer = deal.contract.trump, deal.contract.declarer
    if deal.table:
        wanted = referee.may_follow(rules, hand, str(deal.table[0]), trump)
    else:
        leaders = [*(trick.leader for trick in deal.tricks), seat]
        defenders = [leader for leader in leaders if (leader - declarer) % 2]
        owes = rules.thirty_lead_trump and deal.order == 30 and defenders == [seat]
        owes = owes and leaders[-1] == seat and len(defenders) == 1
        wanted = referee.may_lead(hand, trump, owes_trump=owes)
    found = {str(action).split()[1] for action in FORTY_FIVES.legal(state, seat)}
    assert found == wanted


def assert_accounts(rules: FortyFivesRules, last: State) -> None:
    """Every account of the match, and its winners."""
    before = (0, 0)
    for place, score in enumerate(last.history):
        assert score.added == referee.added(rules, score, before)
        assert score.totals == (before[0] + score.added[0], before[1] + score.added[1])
        won = referee.winners(rules, score, before)
        is_last = place == len(last.history) - 1 and last.deal_no == score.deal_no
        if isinstance(last.phase, Over) and is_last:
            assert {seat % 2 for seat in last.phase.winners} == won
        else:
            assert not won
        before = (score.totals[0], score.totals[1])


def assert_taken(rules: FortyFivesRules, before: Deal, after: Deal) -> None:
    """A trick goes to its best card, and the best trump of all that were played has its bonus."""
    if len(after.tricks) == len(before.tricks):
        return
    trick, trump = after.tricks[-1], after.contract.trump
    assert trick.winner == (trick.leader + referee.best_card(rules, trick.cards, trump)) % 4
    if len(after.tricks) == 5:
        seen = {str(card) for trick in after.tricks for card in trick.cards}
        best = next((card for card in referee.trumps(trump) if card in seen), None)
        for trick in after.tricks:
            has_best = any(str(card) == best for card in trick.cards)
            assert trick.points == 5 + (rules.best_trump_bonus if has_best else 0)
