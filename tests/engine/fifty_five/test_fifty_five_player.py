"""What the computer does in 55, and what is done for an absent player."""

from random import Random

import pytest

from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.state import Bidding, State
from tests.engine.fifty_five.played import SPADES, TWO, played

FOUR = "deal: 0={} | 1=2C 3C 4C 6C 7C | 2={} | 3=2D 3D 4D 6D 7D"
STRONG, WEAK = "5S JS AH AS KS", "2H 8D TC 9S 7H"


def chosen(body: str, seat: int, options: str = "", seats: int = 2, absent: bool = False) -> str:
    """What the computer does in the position."""
    state = played(body, f"options: {options}" if options else "", seats=seats)
    return str(FIFTY_FIVE.choose(FIFTY_FIVE.view(state, seat), absent=absent))


def test_it_bids_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    weak = "deal: 0=2H 8D TC 9S 7H"
    assert chosen(weak, 0, "bids=25+60", seats=9) == "pass"
    assert chosen(f"deal: 0={STRONG}", 0, "bids=25+60", seats=9) == "bid 25"


def test_it_bids_the_least_that_beats_the_bid() -> None:
    body = f"deal: 1={STRONG}\n0 bid 10"
    assert chosen(body, 1, seats=4) == "bid 15"


def test_as_the_dealer_it_holds_a_bid_that_it_would_make() -> None:
    body = "deal: 1={}\n0 bid 25"
    assert chosen(body.format(STRONG), 1) == "hold"
    assert chosen(body.format(STRONG), 1, "dealer_take=off") == "bid 60"
    assert chosen(body.format(WEAK), 1) == "pass"


def test_it_bids_for_all_tricks_with_the_best_trumps_only() -> None:
    body = "deal: 1={}\n0 bid 25"
    assert chosen(body.format(STRONG), 1, seats=9) == "bid 60"
    assert chosen(body.format("5S JS 2H 9D TC"), 1, seats=9) == "pass"


def test_where_all_tricks_are_the_only_bid_a_good_hand_will_do() -> None:
    body = "deal: 0={}"
    assert chosen(body.format("5S JS 2H 9D TC"), 0, "bids=60", seats=9) == "bid 60"
    assert chosen(body.format(WEAK), 0, "bids=60", seats=9) == "pass"


def test_it_never_bids_what_cannot_be_made() -> None:  # E12
    body = f"deal: 0={STRONG}"
    assert chosen(body, 0, "bids=30+60") == "bid 30"
    assert chosen(body, 0, "bids=30, best_trump_bonus=0") == "pass"
    assert chosen(body, 0, "bids=30+60, best_trump_bonus=0") == "bid 60"


def test_it_leaves_a_partner_the_bid() -> None:  # C22
    body = FOUR.format(WEAK, STRONG) + "\n0 bid 10\n1 pass"
    assert chosen(body, 2, "teams=pairs", seats=4) == "pass"
    assert chosen(body, 2, seats=4) == "bid 15"


def test_as_the_dealer_it_does_not_hold_a_partners_bid() -> None:  # C22
    body = f"deal: 3={STRONG}\n0 pass\n1 bid 10\n2 pass"
    assert chosen(body, 3, "teams=pairs", seats=4) == "pass"
    assert chosen(body, 3, seats=4) == "hold"


def test_an_absent_player_passes_and_plays_on() -> None:
    body = f"deal: 0={STRONG}"
    assert chosen(body, 0, absent=True) == "pass"
    state = played(body)
    assert str(FIFTY_FIVE.default(state, 0)) == "pass"
    taken = played(f"{TWO}\n0 bid 20\n1 pass")
    assert str(FIFTY_FIVE.default(taken, 0)) == "discard 2D 3D 4D 2H 3H"


def test_it_keeps_its_trumps_and_names_them() -> None:
    body = "deal: 0=5S JS 2C 3C 4C | 1=QC KC 9D 8D 7D | kitty=AS KD 2D 2H 3H\n0 bid 20\n1 pass"
    assert chosen(body, 0) == "discard 3C 4C 2D 2H 3H"
    assert chosen(f"{body}\n0 discard 3C 4C 2D 2H 3H", 0) == "trump S"


def test_it_names_before_the_kitty_what_it_holds_and_keeps_to_it() -> None:  # FF-115
    options = "name_before_kitty=on"
    body = "deal: 0=5S JS 2C 3C 4D | 1=QC QH 9D 8D 7D | kitty=5C JC AC KC 3H\n0 bid 20\n1 pass"
    assert chosen(body, 0, options) == "trump S"
    kept = chosen(f"{body}\n0 trump S", 0, options)
    assert "5S" not in kept
    assert "JS" not in kept


def test_it_leads_what_nobody_can_beat() -> None:
    assert chosen(f"{TWO}{SPADES}", 0) == "play 5S"


def test_a_declarer_without_a_sure_card_leads_his_best_trump() -> None:
    body = TWO.replace("5S JS", "KS QS")
    assert chosen(f"{body}{SPADES}", 0) == "play AH"


def test_a_defender_without_a_sure_card_leads_his_lowest() -> None:
    body = f"{TWO}\n0 pass\n1 bid 10\n1 discard 4D 3D 2D 2H 3H\n1 trump D"
    assert chosen(body.replace("0=5S JS AH 2C 3C", "0=5S JS 4H 8C 9C"), 0) == "play 9C"


FOLLOWING = (
    "deal: 0=2S 3C 4C 6C 7C | 1=QC KC 9D 8D AS | 2=5S JS KS 7D TD | kitty=4D 3D 2D 2H 3H\n"
    "0 bid 20\n1 pass\n2 pass\n0 discard 4D 3D 2D 2H 3H\n0 trump S\n0 play 2S\n1 play AS"
)
"""The last of three has to play to the ace of spades."""


def test_the_last_takes_the_trick_as_cheaply_as_it_can() -> None:
    assert chosen(FOLLOWING, 2, seats=3) == "play JS"


def test_it_throws_its_lowest_card_where_it_cannot_take_the_trick() -> None:
    body = FOLLOWING.replace("5S JS KS", "TS 9S KS")
    assert chosen(body, 2, seats=3) == "play TS"


def test_it_leaves_a_partner_the_trick() -> None:  # C22
    body = FOLLOWING.replace("2=5S JS KS 7D TD", "2=5S JS KS 7D TD | 3=7S 8S 9S TS 5D")
    body = body.replace("2 pass", "2 pass\n3 pass")
    assert chosen(body, 2, seats=4) == "play JS"
    partner = body.replace("play 2S\n1 play AS", "play 2S\n1 play AS\n2 play KS")
    assert chosen(partner, 3, "teams=pairs", seats=4) == "play TS"
    first = body.replace("0=2S", "0=AH").replace("0 play 2S", "0 play AH")
    assert chosen(first, 2, "teams=pairs", seats=4) == "play KS"


def of_random(state: State, number: int, me: int) -> State:
    """The match to its end: one seat is the computer, the others do anything."""
    rng = Random(number)
    while owing := FIFTY_FIVE.to_move(state):
        (seat,) = owing
        if seat == me:
            action = FIFTY_FIVE.choose(FIFTY_FIVE.view(state, seat))
        elif isinstance(state.phase, Bidding):
            action = FIFTY_FIVE.legal(state, seat)[-1]
        else:
            action = rng.choice(FIFTY_FIVE.legal(state, seat))
        state = FIFTY_FIVE.apply(state, seat, action).state
    return state


@pytest.mark.parametrize(("seats", "wins"), [(2, 35), (4, 30), (6, 25)])
def test_it_beats_players_who_do_anything(seats: int, wins: int) -> None:
    won = 0
    for number in range(40):
        rules = FIFTY_FIVE.settings(FIFTY_FIVE.presets["55"], seats)
        state = FIFTY_FIVE.start(rules, seats, bytes([number])).state
        result = FIFTY_FIVE.result(of_random(state, number, number % seats))
        won += result is not None and number % seats in result.winners
    assert won >= wins
