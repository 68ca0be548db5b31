"""What happens in a deal, who is told of it, and what each sees."""

from itertools import combinations

import pytest

from engine.cards import Suit
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.actions import Bid, Hold, Pass
from engine.games.forty_fives.events import (
    BiddingWon,
    BidHeld,
    BidMade,
    CardPlayed,
    CardsExchanged,
    DealThrownIn,
    DrawnCardsSeen,
    KittySeen,
    KittyTaken,
    Passed,
    TrickTaken,
    TrumpNamed,
)
from engine.games.forty_fives.values import Call, Exchange, PhaseName, Trick
from tests.engine.forty_fives.played import (
    HANDS,
    KEPT,
    NAMED,
    WON,
    cards,
    done,
    heard_by,
    played,
    words,
)

EIGHT = cards("5S JS AS KS QS 8D 9D TD")


# Bidding


def test_the_bidding_is_told_to_all() -> None:  # FV-008, FV-009
    moves = ("0 pass", "1 bid 20", "2 pass", "3 hold", "1 bid 25", "3 hold", "1 pass")
    state, told = done(played(HANDS), *moves)
    wanted = (
        Passed(0),
        BidMade(1, 20),
        Passed(2),
        BidHeld(3, 20),
        BidMade(1, 25),
        BidHeld(3, 25),
        Passed(1),
        BiddingWon(3, 25, forced=False),
    )
    assert heard_by(told, None) == wanted
    view = FORTY_FIVES.view(state, None)
    assert (view.declarer, view.order, view.bidder) == (3, 25, 1)
    assert view.calls[:4] == (
        Call(0, Pass()),
        Call(1, Bid(20)),
        Call(2, Pass()),
        Call(3, Hold()),
    )


def test_a_view_tells_whether_the_highest_bid_is_held() -> None:  # FV-009
    state, _ = done(played(HANDS), "0 bid 20", "1 pass", "2 pass")
    assert not FORTY_FIVES.view(state, 3).is_held
    state, _ = done(state, "3 hold")
    assert FORTY_FIVES.view(state, 3).is_held
    state, _ = done(state, "0 bid 25")
    assert not FORTY_FIVES.view(state, 3).is_held


PASSES = ("0 pass", "1 pass", "2 pass", "3 pass")


def test_the_dealer_who_has_to_play_is_said_to() -> None:  # C3
    state, told = done(played(HANDS), *PASSES)
    assert heard_by(told, None)[-1] == BiddingWon(3, 20, forced=True)
    assert FORTY_FIVES.view(state, None).bidder is None


def test_a_deal_that_is_thrown_in() -> None:  # C3, E4.6
    state, told = done(played(HANDS, "all_pass=redeal_next"), *PASSES)
    assert heard_by(told, None)[-1] == DealThrownIn(1)
    view = FORTY_FIVES.view(state, 0)
    assert view.thrown_in
    assert view.hand == cards("5S JS QS KS AS")
    assert FORTY_FIVES.fact(state, "hand", 1) == "2C JC QC KC AC"
    state, _ = done(state, f"{state.dealer} deal")
    assert not FORTY_FIVES.view(state, 0).thrown_in


# Trumps and kitty


@pytest.mark.parametrize(
    ("option", "sizes"), [("name_before_kitty=on", (5, 8)), ("name_before_kitty=off", (8, 8))]
)
def test_only_the_declarer_sees_the_kitty(option: str, sizes: tuple[int, int]) -> None:  # FV-010
    before = played(HANDS, option)
    state, told = done(before, "0 bid 20", "1 pass", "2 pass", "3 pass")
    named, told_later = done(state, "0 trump S")
    assert (len(state.deal.hands[0]), len(named.deal.hands[0])) == sizes
    assert set(named.deal.hands[0]) == set(EIGHT)
    all_told = (*told, *told_later)
    seen = KittySeen(0, cards("8D 9D TD"))
    assert seen in heard_by(all_told, 0)
    for viewer in (1, 2, 3, None):
        heard = heard_by(all_told, viewer)
        assert seen not in heard
        assert KittyTaken(0) in heard
        assert TrumpNamed(0, Suit.SPADES) in heard
        view = FORTY_FIVES.view(named, viewer)
        assert view.hand_sizes == (8, 5, 5, 5)
        assert view.kitty_size == 0
    assert FORTY_FIVES.view(before, None).kitty_size == 3


@pytest.mark.parametrize("suit", "SCDH")
def test_any_suit_can_be_named(suit: str) -> None:  # FV-010
    state, _ = done(played(WON), f"0 trump {suit}")
    assert FORTY_FIVES.fact(state, "trump") == suit


# The exchange


def test_every_set_of_three_or_more_of_eight_cards_may_be_laid_away() -> None:  # C6, E5.2
    found = words(played(NAMED), 0)
    sets = {frozenset(word.removeprefix("discard ").split()) for word in found}
    eight = [str(card) for card in EIGHT]
    assert len(found) == len(sets) == 219
    assert sets == {frozenset(c) for n in range(3, 9) for c in combinations(eight, n)}


def test_every_set_of_five_cards_may_be_laid_away_and_none() -> None:  # FV-012, E5.2
    found = words(done(played(NAMED), "0 discard 8D 9D TD")[0], 1)
    assert found[0] == "discard -"
    sets = {frozenset(word.removeprefix("discard ").split()) for word in found[1:]}
    five = [*map(str, cards("AC KC QC JC 2C"))]
    assert len(found) == 32
    assert sets == {frozenset(c) for n in range(1, 6) for c in combinations(five, n)}


def test_sets_are_listed_from_the_smallest_on_and_in_pack_order() -> None:
    found = words(played(NAMED, "exchange=off"), 0)
    assert len(found) == 56
    assert (found[0], found[-1]) == ("discard 5S JS QS", "discard 8D 9D TD")
    assert words(played(NAMED), 0)[-1] == "discard 5S JS QS KS AS 8D 9D TD"
    state, _ = done(played(NAMED), "0 discard TD 8D 9D")
    assert FORTY_FIVES.view(state, 0).discards == cards("8D 9D TD")


def test_what_was_discarded_and_drawn_is_known_to_its_owner_only() -> None:  # E5.5
    state, told = done(played(NAMED), "0 discard 8D 9D TD QS KS", "1 discard 2C")
    drawn = (DrawnCardsSeen(0, cards("AH 2S")), DrawnCardsSeen(1, cards("3S")))
    counts = (CardsExchanged(0, 5, 2), CardsExchanged(1, 1, 1))
    assert heard_by(told, None) == counts
    assert heard_by(told, 0) == (counts[0], drawn[0], counts[1])
    assert heard_by(told, 1) == (*counts, drawn[1])
    view = FORTY_FIVES.view(state, 0)
    assert set(view.discards) == set(cards("8D 9D TD QS KS"))
    for viewer in (2, 3, None):
        assert FORTY_FIVES.view(state, viewer).discards == ()
    assert FORTY_FIVES.view(state, None).exchanges == (Exchange(0, 5, 2), Exchange(1, 1, 1))


def test_who_draws_nothing_is_shown_nothing() -> None:
    _, told = done(played(NAMED), "0 discard 8D 9D TD")
    assert heard_by(told, 0) == (CardsExchanged(0, 3, 0),)


def test_29_cards_are_enough_for_all() -> None:  # C6, D12
    state = played(NAMED)
    assert FORTY_FIVES.view(state, None).stock_size == 29
    one, _ = done(state, "0 discard 8D 9D TD QS")
    kept, _ = done(one, "1 discard -", "2 discard -", "3 discard -")
    assert FORTY_FIVES.view(kept, None).stock_size == 28
    assert FORTY_FIVES.view(kept, None).hand_sizes == (5, 5, 5, 5)
    everything, _ = done(
        state,
        *("0 discard 5S JS AS KS QS 8D 9D TD", "1 discard AC KC QC JC 2C"),
        *("2 discard 3H 4H 6H 7H 8H", "3 discard 2D 3D 4D 6D 7D"),
    )
    assert FORTY_FIVES.view(everything, None).stock_size == 9
    assert FORTY_FIVES.view(everything, None).hand_sizes == (5, 5, 5, 5)


# Play


def test_the_best_trump_is_the_highest_in_the_four_hands_as_play_begins() -> None:  # FV-007, C16
    assert played(KEPT).deal.best_trump == cards("5S")[0]
    without = NAMED + "0 discard 5S JS 8D 9D TD\n1 discard -\n2 discard -\n3 discard -\n"
    assert played(without).deal.best_trump == cards("AH")[0]
    hearts = KEPT.replace("trump S", "trump H")
    assert played(hearts).deal.best_trump == cards("8H")[0]


def test_nobody_sees_which_trump_is_the_best_before_it_is_played() -> None:
    state = played(KEPT)
    assert "5S" not in str(FORTY_FIVES.view(state, 1))


def test_a_trick_is_told_and_booked() -> None:  # FV-007, FV-017
    state, told = done(played(KEPT), "1 play AC", "2 play 3H", "3 play 2D", "0 play 5S")
    trick = Trick(1, cards("AC 3H 2D 5S"), 0, 10)
    assert heard_by(told, None) == (
        CardPlayed(1, cards("AC")[0]),
        CardPlayed(2, cards("3H")[0]),
        CardPlayed(3, cards("2D")[0]),
        CardPlayed(0, cards("5S")[0]),
        TrickTaken(trick),
    )
    view = FORTY_FIVES.view(state, 2)
    assert view.last_trick == trick
    assert view.table == ()
    assert (view.leader, view.to_move) == (0, frozenset({0}))
    assert (view.tricks, view.points) == ((1, 0, 0, 0), (10, 0, 0, 0))


def test_the_leader_of_the_trick_on_the_table_is_seen() -> None:
    state = played(KEPT)
    assert FORTY_FIVES.view(state, None).leader == 1
    state, _ = done(state, "1 play AC", "2 play 3H")
    view = FORTY_FIVES.view(state, None)
    assert (view.leader, view.table, view.phase) == (1, cards("AC 3H"), PhaseName.PLAY)


@pytest.mark.parametrize(
    ("options", "bid", "owes"),
    [("", "30", True), ("", "25", False), ("thirty_lead_trump=off", "30", False)],
)
def test_a_view_tells_that_a_trump_has_to_be_led(  # FV-020
    options: str, bid: str, owes: bool
) -> None:
    state = played(KEPT.replace("bid 20", f"bid {bid}"), options)
    for viewer in (1, 0, None):
        assert FORTY_FIVES.view(state, viewer).must_lead_trump is owes
    led, _ = done(state, "1 play AC")
    assert not FORTY_FIVES.view(led, 1).must_lead_trump


def test_partners_and_sides_are_seen() -> None:  # FV-001
    view = FORTY_FIVES.view(played(HANDS, scores="100 95"), 1)
    assert [view.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert (view.partners(1), view.partners(2)) == ((1, 3), (0, 2))
    assert view.gated == (True, False)  # FV-021
