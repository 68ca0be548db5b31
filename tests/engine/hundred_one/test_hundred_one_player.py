"""What the computer does in Hundred and One, and what is done for an absent player."""

from random import Random

import pytest

from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.state import State
from tests.engine.hundred_one.played import done
from tests.engine.hundred_one.positions import position

LONGEST_MATCH = 5_000
"""Actions that no match by such rules comes near, unless it goes round in circles."""


def chosen(body: str, seat: int, options: str = "", seats: int = 2, absent: bool = False) -> str:
    """What the computer does in the position."""
    state = position(body, options, seats)
    return str(HUNDRED_ONE.choose(HUNDRED_ONE.view(state, seat), absent=absent))


def test_it_gets_rid_of_what_costs_most() -> None:
    assert chosen("deal: 0=TS JS 6S 8C KD | 1=9C 9H 7C 7H | up=8S", 0) == "play TS"


def test_it_keeps_a_queen_while_another_card_will_do() -> None:
    assert chosen("deal: 0=JS QS QD TC KD | 1=9C 9H 7C 7H | up=8S", 0) == "play JS"


def test_a_queen_orders_the_suit_it_holds_most_of() -> None:
    assert chosen("deal: 0=QS TC 7C JC KD | 1=9C 9H 7D 7H | up=8S", 0) == "play QS C"


def test_the_dealer_orders_the_suit_he_holds_most_of() -> None:
    body = "deal: 0=KD 7S 8C 9H JD | 1=6C TC TD TH | up=QD"
    assert chosen(body, 1, "opening_special=effect") == "order C"


def test_it_ends_with_a_queen_if_it_can() -> None:
    body = "deal: 0=QS AS AC AD | 1=7C 7H 8H | up=8S\n0 play AS\n0 play AC\n0 play AD"
    assert chosen(body, 0, "hand_size=4") == "play QS"


def test_it_spends_a_penalty_on_a_next_player_who_is_about_to_finish() -> None:
    few = "deal: 0=JS TS 7S TD | 1=8S 8H KC | up=6S\n0 play JS\n1 play 8S"
    assert chosen(few, 0, "hand_size=4") == "play 7S"
    many = "deal: 0=TS KS 7S TD | 1=JS JH JC | up=9S"
    assert chosen(many, 0, "hand_size=4") == "play TS"


def test_it_plays_a_nine_together_with_what_covers_it() -> None:
    assert chosen("deal: 0=9S TS 8D JC KH | 1=9C 9H 7C 7H | up=9D", 0) == "play 9S"


def test_it_rather_gives_up_a_queen_than_a_nine_that_it_cannot_cover() -> None:
    body = "deal: 0=9S QH JC TC KH | 1=9C 9H 7C 7H | up=9D"
    assert chosen(body, 0) == "play 9S"
    assert chosen(body, 0, "nine_cover_queen=off").startswith("play QH")
    assert chosen(body, 0, "nine_cover=off") == "play 9S"


def test_it_covers_with_what_costs_most() -> None:
    body = "deal: 0=9S 6S TS QC KH | 1=9C 9H 7C 7H | up=9D\n0 play 9S"
    assert chosen(body, 0) == "play TS"


def test_it_keeps_a_drawn_queen_but_never_passes_for_an_absent_player() -> None:
    body = "deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=QH\n0 draw"
    assert chosen(body, 0) == "pass"
    assert chosen(body, 0, absent=True).startswith("play QH")


def test_it_plays_a_drawn_card_that_fits() -> None:
    body = "deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=6D\n0 draw"
    assert chosen(body, 0) == "play 6D"


def test_it_answers_a_penalty_if_it_can_and_takes_it_if_it_cannot() -> None:
    body = "deal: 0=7D TS 8C 9H JD | 1=7C 6D TD TH | up=8D\n0 play 7D"
    assert chosen(body, 1, "stacking=same_rank") == "play 7C"
    assert chosen("deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD", 0) == "draw"


def test_it_does_not_draw_without_need() -> None:
    body = "deal: 0=TS JS 6S 8C KD | 1=9C 9H 7C 7H | up=8S"
    assert chosen(body, 0, "voluntary_draw=on") == "play TS"


def test_what_is_done_for_an_absent_player_is_the_computers_choice() -> None:
    state = position("deal: 0=TS JS 6S 8C KD | 1=9C 9H 7C 7H | up=8S")
    assert str(HUNDRED_ONE.default(state, 0)) == "play TS"
    assert str(HUNDRED_ONE.default(done(state, "0 play TS")[0], 1)) == "draw"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ("six_draw=5, seven_draw=5, stacking=any_penalty", 2),
        ("seven_draw=5, draw_rule=until_fits, drawn_card=forced", 3),
        ("six_draw=4, seven_draw=4, drawn_card=any, voluntary_draw=on", 3),
    ],
)
def test_it_does_not_play_the_same_cards_round_and_round(options: str, seats: int) -> None:
    rules = HUNDRED_ONE.presets["recommended"].but_text(f"{options}, players={seats}")
    for number in range(20):
        state: State = HUNDRED_ONE.start(rules, seats, bytes([number])).state
        for _ in range(LONGEST_MATCH):
            if not (owing := HUNDRED_ONE.to_move(state)):
                break
            seat = min(owing)
            action = HUNDRED_ONE.choose(HUNDRED_ONE.view(state, seat))
            state = HUNDRED_ONE.apply(state, seat, action).state
        assert HUNDRED_ONE.result(state) is not None


def winner_of(number: int, seats: int) -> bool:
    """Whether the computer wins alone against players who do anything."""
    rng, me = Random(number), number % seats
    rules = HUNDRED_ONE.settings(HUNDRED_ONE.presets["recommended"], seats)
    state: State = HUNDRED_ONE.start(rules, seats, bytes([number])).state
    while owing := HUNDRED_ONE.to_move(state):
        (seat,) = owing
        if seat == me:
            action = HUNDRED_ONE.choose(HUNDRED_ONE.view(state, seat))
        else:
            action = rng.choice(HUNDRED_ONE.legal(state, seat))
        state = HUNDRED_ONE.apply(state, seat, action).state
    result = HUNDRED_ONE.result(state)
    return result is not None and me in result.winners


@pytest.mark.parametrize(("seats", "wins"), [(2, 75), (3, 55), (4, 40)])
def test_it_beats_players_who_do_anything(seats: int, wins: int) -> None:
    assert sum(winner_of(number, seats) for number in range(100)) >= wins
