"""What the computer does in Forty-Fives, and what is done for an absent player."""

from random import Random

import pytest

from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.state import State
from tests.engine.forty_fives.played import HANDS, KEPT, NAMED, WON, chosen, done, played

WEAK = (
    "deal: 0=2H 3H 9C TC 4S | 1=AS 2D 3D 4C 8C | 2=KS JC 7C AH QD | 3=3S 9D 8D 6C 8H"
    " | kitty=2S 7S 8S\n"
)
"""Only seat 2 has a hand to bid on, and no more than 20."""


# Bidding


def test_it_bids_the_least_on_a_good_hand_and_passes_on_a_poor_one() -> None:
    assert chosen(played(WEAK), 0) == "pass"
    assert chosen(played(f"{WEAK}0 pass\n1 pass"), 2) == "bid 20"
    assert chosen(played(f"{WEAK}0 pass\n1 bid 20"), 2) == "pass"
    assert chosen(played(f"{WEAK}0 pass\n1 pass", "bids=25+30"), 2) == "pass"


def test_it_bids_for_all_tricks_on_the_best_trumps() -> None:
    assert chosen(played(HANDS), 0) == "bid 30"
    assert chosen(played(HANDS, "bids=20+25"), 0) == "bid 20"


def test_it_leaves_its_partner_the_bid() -> None:
    assert chosen(played(f"{HANDS}1 pass\n2 bid 20\n3 pass", dealer="0"), 0) == "pass"
    assert chosen(played(f"{HANDS}1 bid 20\n2 pass\n3 pass", dealer="0"), 0) == "bid 30"


def test_the_dealer_holds_what_it_is_likely_to_make() -> None:
    state = played(f"{WEAK}3 bid 25\n0 pass\n1 pass", dealer="2")
    assert chosen(state, 2) == "pass"
    state = played(f"{WEAK}3 bid 20\n0 pass\n1 pass", dealer="2")
    assert chosen(state, 2) == "hold"
    partner = played(f"{WEAK}3 pass\n0 bid 20\n1 pass", dealer="2")
    assert chosen(partner, 2) == "pass"


def test_it_dares_more_where_a_side_stands_at_the_gate() -> None:
    body = f"{WEAK}0 pass\n1 bid 20"
    assert chosen(played(body), 2) == "pass"
    assert chosen(played(body, scores="0 100"), 2) == "bid 25"
    assert chosen(played(body, scores="100 0"), 2) == "bid 25"
    assert chosen(played(body, "bid_to_win=off", scores="100 0"), 2) == "pass"


def test_an_absent_person_passes_but_plays_what_he_has_to() -> None:
    assert chosen(played(HANDS), 0, absent=True) == "pass"
    forced = played(f"{HANDS}0 pass\n1 pass\n2 pass\n3 pass")
    assert chosen(forced, 3, absent=True) == "trump D"
    assert FORTY_FIVES.default(played(HANDS), 0) == FORTY_FIVES.read_action("pass")


# Trumps and exchange


def test_it_names_the_suit_in_which_it_is_strongest() -> None:
    assert chosen(played(WON), 0) == "trump S"
    assert chosen(played(f"{WEAK}0 pass\n1 pass\n2 bid 20\n3 pass"), 2) == "trump C"


def test_it_keeps_its_trumps_and_no_other_card() -> None:
    assert chosen(played(NAMED), 0) == "discard 8D 9D TD"
    body = f"{WEAK}0 pass\n1 pass\n2 bid 20\n3 pass\n2 trump C\n"
    state = played(body)
    assert chosen(state, 0) == "discard 4S 2H 3H"
    state, _ = done(state, "0 discard 4S 2H 3H", "1 discard AS 2D 3D")
    assert chosen(state, 2) == "discard 2S 7S 8S KS QD"
    assert chosen(played(body, "must_discard_plain=on"), 0) == "discard 4S 2H 3H"


def test_it_keeps_the_five_best_where_it_lays_three_away() -> None:
    body = f"{WEAK}0 pass\n1 pass\n2 bid 20\n3 pass\n2 trump C\n"
    assert chosen(played(body, "exchange=off"), 2) == "discard 2S 7S 8S"
    assert chosen(played(NAMED, "exchange=off"), 0) == "discard 8D 9D TD"
    spades = body.replace("trump C", "trump S")
    assert chosen(played(spades, "exchange=off"), 2) == "discard 7C JC QD"


# Play


def test_it_leads_what_nobody_can_beat() -> None:
    state, _ = done(played(KEPT), "1 play AC", "2 play 3H", "3 play 2D", "0 play QS")
    assert chosen(state, 0) == "play 5S"


LAST = (
    "deal: 0=2S KC 4C 6C 7C | 1=AS TC 9D 8D 4H | 2=5S JS KS 7D TD | 3=7S 8S 9S TS 5D"
    " | kitty=4D 3D 2D\n0 bid 20\n1 pass\n2 pass\n3 pass\n0 trump S\n0 discard 4D 3D 2D\n"
)


def test_it_takes_the_trick_as_cheaply_as_is_safe() -> None:
    state = played(f"{LAST}0 play 2S\n1 play AS", "exchange=off, first_lead=bidder")
    assert chosen(state, 2) == "play JS"


def test_it_throws_its_lowest_card_where_it_cannot_take_the_trick() -> None:
    state = played(f"{LAST}0 play 2S\n1 play AS\n2 play JS", "exchange=off, first_lead=bidder")
    assert chosen(state, 3) == "play TS"


def test_it_leaves_its_partner_the_trick() -> None:
    lead = LAST.replace("0=2S", "0=AH")
    state = played(f"{lead}0 play AH\n1 play AS", "exchange=off, first_lead=bidder")
    assert chosen(state, 2) == "play KS"


def test_it_takes_a_trick_from_a_partner_who_is_about_to_lose_it() -> None:
    state = played(f"{LAST}0 play KC\n1 play TC", "exchange=off, first_lead=bidder")
    assert chosen(state, 2) == "play JS"


def winner_of(number: int, preset: str) -> bool:
    """Whether two computers win against two players who do anything."""
    rng, me = Random(number), number % 2
    state: State = FORTY_FIVES.start(FORTY_FIVES.presets[preset], 4, bytes([number])).state
    while owing := FORTY_FIVES.to_move(state):
        (seat,) = owing
        if seat % 2 == me:
            action = FORTY_FIVES.choose(FORTY_FIVES.view(state, seat))
        else:
            action = rng.choice(FORTY_FIVES.legal(state, seat))
        state = FORTY_FIVES.apply(state, seat, action).state
    result = FORTY_FIVES.result(state)
    return result is not None and me in result.winners


@pytest.mark.parametrize("preset", FORTY_FIVES.presets)
def test_it_beats_players_who_do_anything(preset: str) -> None:
    assert sum(winner_of(number, preset) for number in range(12)) >= 11


def test_most_of_its_bids_are_made() -> None:
    made, bids = 0, 0
    for number in range(8):
        state: State = FORTY_FIVES.start(FORTY_FIVES.presets["nahanni"], 4, bytes([number])).state
        while owing := FORTY_FIVES.to_move(state):
            (seat,) = owing
            action = FORTY_FIVES.choose(FORTY_FIVES.view(state, seat))
            state = FORTY_FIVES.apply(state, seat, action).state
        made += sum(score.made for score in state.history)
        bids += len(state.history)
    assert made > 0.6 * bids
