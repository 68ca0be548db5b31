"""What the computer does in Twenty-Five, and what is done for an absent player."""

from random import Random

import pytest

from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.options import TwentyFiveRules
from engine.games.twenty_five.state import State
from engine.players.twenty_five import worth
from tests.engine.twenty_five.played import ROBBER, done, one, played


def chosen(state: State, seat: int, *, absent: bool = False) -> str:
    """What the computer does in the position."""
    return str(TWENTY_FIVE.choose(TWENTY_FIVE.view(state, seat), absent=absent))


def test_it_robs_with_its_worst_card() -> None:
    state, _ = done(played(ROBBER, seats=3), "0 play 2C")
    assert chosen(state, 1) == "rob 2H"


def test_it_does_not_rob_a_card_that_is_worse_than_all_it_holds() -> None:
    state = played("deal: 0=5S JS AH AS KS | 1=2D 3D 4D 6D 7D | up=TS")
    assert chosen(state, 0).startswith("play")
    state = played("deal: 0=5S JS AH AS 9S | 1=2D 3D 4D 6D 7D | up=KS")
    assert chosen(state, 0) == "rob 9S"


def test_nothing_is_claimed_for_an_absent_player() -> None:
    state, _ = done(played(ROBBER, seats=3), "0 play 2C")
    assert chosen(state, 1, absent=True).startswith("play")
    assert TWENTY_FIVE.default(state, 1) in TWENTY_FIVE.legal(state, 1)


def test_the_last_to_play_takes_the_trick_with_the_least_that_will_do() -> None:
    state = played("deal: 0=9D 2C 3C 4C 6C | 1=KD 2D 7S 5S TD | up=4S\n0 play 9D")
    assert chosen(state, 1) == "play TD"
    state = played("deal: 0=KD 2C 3C 4C 6C | 1=2H 7S 5S TH 9H | up=4S\n0 play KD")
    assert chosen(state, 1) == "play 7S"


def test_it_gives_its_worst_card_to_a_trick_that_is_lost() -> None:
    state = played("deal: 0=5S 2C 3C 4C 6C | 1=KD 2D KH QD 3D | up=4S\n0 play 5S")
    assert chosen(state, 1) == "play 2D"


def test_it_keeps_a_privileged_trump_that_cannot_take_the_trick() -> None:
    body = "deal: 0=7S 2C 3C 4C 6C | 1=5S 7D 8D 9D TD | 2=JS 2H 3H 4H 6H | up=4S"
    state = played(f"{body}\n0 play 7S\n1 play 5S", seats=3)
    assert chosen(state, 2) == "play 2H"


PARTNERS = (
    "deal: 0=KD 2C 3C 4C 6C | 1=2D 7C 8C 9C TC | 2=JS KH 2H 3H 4H | 3=3D 6H 7H 8H 9H | up=4S"
)


def test_it_does_not_trump_its_partners_best_card() -> None:
    body = f"{PARTNERS}\n0 play KD\n1 play 2D"
    pairs, alone = played(body, "teams=pairs", seats=4), played(body, seats=4)
    assert chosen(pairs, 2) == "play 2H"
    assert chosen(alone, 2) == "play JS"


def test_to_its_partners_five_it_plays_the_lower_trump() -> None:
    body = PARTNERS.replace("JS KH", "JS 7S").replace("0=KD", "0=5S")
    state = played(f"{body}\n0 play 5S\n1 play 7C", "teams=pairs", seats=4)
    assert chosen(state, 2) == "play 7S"


def test_it_leads_what_nothing_can_beat() -> None:
    state = played("deal: 0=5S 2C 3C 4D 6D | 1=2D 3D 9H 8H TH | up=4S")
    assert chosen(state, 0) == "play 5S"


def test_it_fights_for_a_trick_that_may_end_the_game() -> None:
    body = "deal: 0=QD 2C 3C 4C 6C | 1=3S 2H 3H TH 9H | 2=2D 7D 8D 9D TD | up=4S\n0 play QD"
    assert chosen(played(body, seats=3), 1) == "play 2H"
    assert chosen(played(body, seats=3, scores="20 0 0"), 1) == "play 3S"


@pytest.mark.parametrize("trump", ["S", "H", "D"])
def test_a_better_card_is_worth_more(trump: str) -> None:
    suit = one(f"2{trump}").suit
    order = ["5", "J", "K", "Q"]
    held = [worth(one(f"{rank}{trump}"), suit) for rank in order]
    assert held == sorted(held, reverse=True)
    assert min(held) > worth(one("KC"), suit) > worth(one("TC"), suit) > 0
    assert worth(one("5" + trump), suit) == 1


def wins(rules: TwentyFiveRules, number: int) -> bool:
    """Whether the computer's side wins against players who do anything."""
    rng, sides = Random(number), rules.sides
    me = number % sides
    state: State = TWENTY_FIVE.start(rules, rules.players, bytes([number])).state
    while owing := TWENTY_FIVE.to_move(state):
        (seat,) = owing
        action = rng.choice(TWENTY_FIVE.legal(state, seat))
        if seat % sides == me:
            action = TWENTY_FIVE.choose(TWENTY_FIVE.view(state, seat))
        state = TWENTY_FIVE.apply(state, seat, action).state
    result = TWENTY_FIVE.result(state)
    return result is not None and me in {seat % sides for seat in result.winners}


@pytest.mark.parametrize(
    ("teams", "seats", "least"),
    [
        ("individual", 2, 65),
        ("individual", 4, 38),
        ("individual", 10, 20),
        ("pairs", 4, 65),
        ("triples", 9, 50),
    ],
)
def test_it_beats_players_who_do_anything(teams: str, seats: int, least: int) -> None:
    rules = TwentyFiveRules().but(players=seats, teams=teams)
    assert sum(wins(rules, number) for number in range(100)) >= least
