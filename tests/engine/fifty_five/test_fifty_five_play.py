"""The kitty, the discard, the trumps, the tricks, and who sees what of them."""

from itertools import combinations

import pytest

from engine.games.fifty_five import FIFTY_FIVE
from engine.games.fifty_five.events import CardsLaidAway, TrumpNamed
from engine.games.fifty_five.values import Call, PhaseName
from tests.engine.fifty_five.played import (
    SPADES,
    SWEEP,
    THREE,
    TWO,
    cards,
    done,
    heard_by,
    played,
    words,
)

TAKEN = f"{TWO}\n0 bid 20\n1 pass\n"
TEN = "5S JS AH 2C 3C 4D 3D 2D 2H 3H"


def test_any_five_of_ten_cards_may_be_laid_away() -> None:  # FF-108, E7, E9.2
    found = words(played(TAKEN), 0)
    assert len(found) == 252
    sets = {frozenset(word.removeprefix("discard ").split()) for word in found}
    assert sets == set(map(frozenset, combinations(TEN.split(), 5)))


def test_the_declarer_takes_the_kitty_and_nobody_sees_it() -> None:  # FF-108, E9.1
    state = played(TAKEN)
    assert set(FIFTY_FIVE.view(state, 0).hand) == set(cards(TEN))
    for viewer in (1, None):
        view = FIFTY_FIVE.view(state, viewer)
        assert view.hand_sizes == (10, 5)
        assert view.kitty_size == 0
        assert not set(view.hand) & set(cards(TEN))


def test_what_was_laid_away_is_known_to_the_declarer_only() -> None:  # FF-108, E9.2
    state, told = done(played(TAKEN), "0 discard 4D 3D 2D 2H 3H", "0 trump S")
    for seat in (0, 1):
        assert heard_by(told, seat) == (CardsLaidAway(0), TrumpNamed(0, state.contract.trump))
    assert FIFTY_FIVE.view(state, 0).discards == cards("2D 3D 4D 2H 3H")
    assert FIFTY_FIVE.view(state, 1).discards == ()
    assert FIFTY_FIVE.view(state, None).discards == ()


@pytest.mark.parametrize(
    ("before", "phases", "sizes"),
    [
        ("off", "discard trump play", (10, 5, 5)),
        ("on", "trump discard play", (5, 10, 5)),
    ],
)
def test_trumps_are_named_before_or_after_the_kitty(  # FF-115, C15, E9.1
    before: str, phases: str, sizes: tuple[int, ...]
) -> None:
    moves = ("0 discard 4D 3D 2D 2H 3H", "0 trump S")
    state = played(TAKEN, f"options: name_before_kitty={before}")
    seen = [state]
    for move in moves if before == "off" else reversed(moves):
        state, _ = done(state, move)
        seen.append(state)
    assert [FIFTY_FIVE.fact(state, "phase") for state in seen] == phases.split()
    assert tuple(len(state.hands[0]) for state in seen) == sizes


@pytest.mark.parametrize(
    ("option", "leader"), [("dealer_left", 0), ("bidder_left", 2), ("bidder_right", 0)]
)
def test_who_leads(option: str, leader: int) -> None:  # FF-109, FF-116, E9.3
    body = f"{THREE}\n0 pass\n1 bid 10\n2 pass\n1 discard 8S 8C 8D 8H 9S\n1 trump C"
    state = played(body, f"options: first_lead={option}", seats=3)
    assert FIFTY_FIVE.to_move(state) == {leader}
    assert FIFTY_FIVE.view(state, None).leader == leader


def test_the_dealers_left_leads_even_if_the_dealer_plays() -> None:  # FF-109
    body = f"{THREE}\n0 pass\n1 pass\n2 bid 10\n2 discard 8S 8C 8D 8H 9S\n2 trump D"
    assert FIFTY_FIVE.to_move(played(body, seats=3)) == {0}
    assert FIFTY_FIVE.to_move(played(body, "options: first_lead=bidder_right", seats=3)) == {1}


def test_the_winner_of_a_trick_leads() -> None:  # E3.5
    state = played(f"{TWO}{SPADES}{SWEEP}0 play 2C\n1 play QC")
    view = FIFTY_FIVE.view(state, None)
    assert view.leader == 1
    assert view.to_move == {1}
    assert view.tricks == (3, 1)
    assert view.points == (20, 5)
    assert view.last_trick is not None
    assert view.last_trick.cards == cards("2C QC")


def test_a_leader_may_play_any_card() -> None:  # E3.2
    assert set(words(played(f"{TWO}{SPADES}"), 0)) == {
        f"play {card}" for card in cards("5S JS AH 2C 3C")
    }


@pytest.mark.parametrize(
    ("hand", "led", "options", "legal"),
    [
        ("5S AH KD 9C 2C", "7S", "", "5S AH KD 9C 2C"),
        ("5S AS KD 9C 2C", "7S", "", "5S AS"),
        ("AH KD 2C 9D 8D", "JS", "", "AH"),
        ("KD 2D 7S AH 3C", "9D", "", "KD 2D 7S AH"),
        ("2C 7S KH 3C 4C", "9D", "", "2C 7S KH 3C 4C"),
        ("AD 9H JS 3C 4C", "AH", "", "AD 9H JS 3C 4C"),
        ("AD 9H 4S 3C 4C", "AH", "", "4S"),
        ("AH 3H 2C 4C 6C", "KH", "", "AH 3H"),
        ("5S AH KD 9C 2C", "7S", "renege=off", "5S AH"),
        ("KD 2D 7S AH 3C", "9D", "always_ruff=off", "KD 2D"),
        ("AH 3H 2C 4C 6C", "KH", "always_ruff=off", "3H"),
    ],
)
def test_what_may_be_played_to_a_lead(  # FF-103, FF-109, C6, C7, C8
    hand: str, led: str, options: str, legal: str
) -> None:
    left = " ".join(c for c in ("TC", "8C", "7H", "6H") if c not in hand)
    body = f"deal: 0={led} {left} | 1={hand} | kitty=4D 3D 6D 2H 8H"
    moves = f"0 bid 20\n1 pass\n0 discard 4D 3D 6D 2H 8H\n0 trump S\n0 play {led}"
    state = played(f"{body}\n{moves}", f"options: {options}" if options else "")
    assert set(words(state, 1)) == {f"play {card}" for card in cards(legal)}


def test_the_bonus_is_booked_with_the_trick_of_the_best_trump_in_play() -> None:  # FF-110, C17
    body = f"{TWO.replace('5S', '4S')}{SPADES}"
    state, _ = done(played(body), "0 play 4S", "1 play 7D")
    assert state.points == (5, 0)
    state, _ = done(state, "0 play JS", "1 play 8D")
    assert state.points == (15, 0)


def test_a_best_trump_that_was_laid_away_or_not_dealt_is_not_in_play() -> None:  # E10.1
    moves = "\n0 bid 20\n1 pass\n0 discard 5S 3D 2D 2H 3H\n0 trump S\n0 play JS\n1 play 7D"
    assert played(TWO + moves).points == (10, 0)


def test_with_no_trump_in_play_nobody_has_the_bonus() -> None:  # C18
    body = "deal: 0=2C 3C 4C 6C 7C | 1=2D 3D 4D 6D 7D | kitty=8C 9C TC 8D 9D"
    moves = "\n0 bid 10\n1 pass\n0 discard 8C 9C TC 8D 9D\n0 trump S\n"
    tricks = "".join(f"0 play {n}C\n1 play {n}D\n" for n in (2, 3, 4, 6, 7))
    state = played(body + moves + tricks)
    assert state.history[0].best_trump is None
    assert state.history[0].points == (25, 0)
    assert state.scores == (25, 0)


def test_the_ace_of_hearts_alone_may_be_the_best_trump() -> None:  # E10.1
    body = "deal: 0=2C 3C 4C 6C AH | 1=2D 3D 4D 6D 7D | kitty=8C 9C TC 8D 9D"
    moves = "\n0 bid 10\n1 pass\n0 discard 8C 9C TC 8D 9D\n0 trump S\n0 play AH\n1 play 2D"
    assert played(body + moves).points == (10, 0)


def test_everybody_sees_the_bidding_the_trumps_and_the_cards_played() -> None:
    state = played(f"{TWO}{SPADES}0 play JS")
    for viewer in (0, 1, None):
        view = FIFTY_FIVE.view(state, viewer)
        assert [str(call.word) for call in view.calls] == ["bid 20", "pass"]
        assert [call.seat for call in view.calls] == [0, 1]
        assert isinstance(view.calls[0], Call)
        assert (view.declarer, view.order, view.bidder) == (0, 20, 0)
        assert str(view.trump) == "S"
        assert view.table == cards("JS")
        assert view.phase is PhaseName.PLAY
    assert FIFTY_FIVE.view(state, None).hand == ()


def test_partners_are_those_of_the_side() -> None:  # E1.2, C22
    view = FIFTY_FIVE.view(played("deal:", "options: teams=triples", seats=9), 4)
    assert view.partners(4) == (1, 4, 7)
    assert [view.side(seat) for seat in range(9)] == [0, 1, 2] * 3


def test_between_deals_the_last_one_can_still_be_read() -> None:
    state = played(f"{TWO}{SPADES}{SWEEP}0 play 2C\n1 play KC\n1 play QC\n0 play 3C")
    view = FIFTY_FIVE.view(state, 1)
    assert view.phase is PhaseName.REST
    assert (view.deal_no, view.dealer) == (2, 0)
    assert (view.declarer, view.order, str(view.trump)) == (0, 20, "S")
    assert view.points == (20, 10)
    assert view.last_deal is not None
    assert view.last_deal.totals == view.scores == (20, 10)
    assert not view.thrown_in
    again, _ = done(state, "0 deal")
    fresh = FIFTY_FIVE.view(again, 1)
    assert (fresh.declarer, fresh.order, fresh.trump, fresh.calls) == (None, None, None, ())
    assert fresh.points == (0, 0)
    assert fresh.discards == ()


def test_all_have_passed_and_the_cards_stay_secret() -> None:  # E8.6
    state = played("deal:\n0 pass")
    assert not FIFTY_FIVE.view(state, None).thrown_in
    state, _ = done(state, "1 pass")
    view = FIFTY_FIVE.view(state, None)
    assert view.thrown_in
    assert view.phase is PhaseName.REST
    assert view.hand_sizes == (5, 5)
    assert view.kitty_size == 5
