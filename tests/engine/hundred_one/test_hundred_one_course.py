"""Penalties, skipped turns, the stock, and who is told of them."""

from dataclasses import replace

from engine.cards import PACK_36, Card, Suit
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_one.events import (
    CardDrawn,
    CardPlayed,
    DealStarted,
    DrawnCardsSeen,
    HandDealt,
    OpeningTurned,
    PenaltyTaken,
    StockRenewed,
    SuitOrdered,
    TurnPassed,
    TurnSkipped,
)
from engine.games.hundred_one.state import Covering, Drawn, Turn
from engine.games.hundred_one.values import Laid, PhaseName
from tests.engine.hundred_one.played import cards, done, heard_by
from tests.engine.hundred_one.positions import position

KING = "deal: 0=KS 7S QH 8C 9H | 1=6C TC TD 6H | up=8S | stock=JS JC JD JH KC\n"


def test_a_penalty_is_told_with_its_cards_to_the_taker_alone() -> None:  # OH-023
    state, told = done(position(KING), "0 play KS")
    king = Card.parse("KS")
    assert heard_by(told, None) == (
        CardPlayed(0, king, None),
        PenaltyTaken(1, 4, 4, final=False),
        TurnSkipped(1, king),
    )
    assert heard_by(told, 0) == heard_by(told, None)
    assert DrawnCardsSeen(1, cards("JS JC JD JH")) in heard_by(told, 1)
    assert HUNDRED_ONE.to_move(state) == {0}


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    state = position("deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=9C JH")
    _, told = done(state, "0 draw")
    assert heard_by(told, None) == (CardDrawn(0), TurnPassed(0))
    assert heard_by(told, 1) == heard_by(told, None)
    assert DrawnCardsSeen(0, cards("9C")) in heard_by(told, 0)


def test_a_deal_is_told_to_each_hand_apart() -> None:
    state = HUNDRED_ONE.start(
        HUNDRED_ONE.presets["recommended"], 2, b"told", {"dealer": "0"}
    ).state
    after, told = done(state, "0 deal")
    assert after.top is not None
    assert heard_by(told, None) == (DealStarted(0, 1), OpeningTurned(after.top, False))
    for seat in (0, 1):
        own = [event for event in heard_by(told, seat) if isinstance(event, HandDealt)]
        assert own == [HandDealt(seat, after.hands[seat])]


def test_an_ordered_opening_queen_is_told() -> None:  # E8.4
    state = position("deal: up=QD", "opening_special=effect")
    after, told = done(state, "1 order H")
    assert heard_by(told, None) == (SuitOrdered(1, Suit.HEARTS),)
    assert after.pile == (Laid(Card.parse("QD"), None, Suit.HEARTS),)


def test_the_stock_is_renewed_in_the_middle_of_a_penalty() -> None:  # E7.6, E9.2
    state = position(KING, "empty_stock=flip")
    pile = (*(Laid(card, 0, None) for card in state.stock[2:]), *state.pile)
    state = replace(state, stock=state.stock[:2], pile=pile)
    after, told = done(state, "0 play KS")
    assert after.hands[1][-4:] == cards("JS JC JD JH")
    assert StockRenewed(len(pile), shuffled=False) in heard_by(told, None)
    assert [laid.card for laid in after.pile] == [Card.parse("KS")]
    lying = [*after.hands[0], *after.hands[1], *after.stock, Card.parse("KS")]
    assert sorted(map(str, lying)) == sorted(map(str, PACK_36))


def test_the_top_card_stays_when_the_stock_is_renewed() -> None:  # C11
    state = position("deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=9C JH")
    below = tuple(Laid(card, 1, None) for card in state.stock)
    after, _ = done(replace(state, stock=(), pile=(*below, *state.pile)), "0 draw")
    assert after.top == Card.parse("AD")
    assert len(after.pile) == 1
    assert len(after.stock) == len(below) - 1


def test_a_penalty_takes_what_there_is() -> None:  # E7.5
    state = replace(position(KING), stock=cards("JS"))
    after, told = done(state, "0 play KS")
    # The pile is 8S under the king, and becomes the stock once the jack is taken.
    assert PenaltyTaken(1, 2, 4, final=False) in heard_by(told, None)
    assert HUNDRED_ONE.to_move(after) == {0}


def test_a_penalty_that_cannot_be_paid_ends_the_deal() -> None:  # E9.5
    state = replace(position(KING, "empty_stock=end_deal"), stock=cards("JS"))
    after, told = done(state, "0 play KS")
    assert PenaltyTaken(1, 1, 4, final=False) in heard_by(told, None)
    assert HUNDRED_ONE.is_at_rest(after)
    assert after.history[-1].finisher is None
    assert after.history[-1].hands[1] == cards("6C TC TD 6H JS")


def test_a_penalty_paid_with_the_very_last_card_ends_nothing() -> None:  # E9.5
    state = replace(position(KING, "empty_stock=end_deal"), stock=cards("JS JC JD JH"))
    after, _ = done(state, "0 play KS")
    assert after.stock == ()
    assert after.phase == Turn(0)


def test_an_empty_stock_alone_does_not_end_the_deal() -> None:  # E9.5
    state = position(
        "deal: 0=8D 7S QH 8C 9H | 1=6C TC TD 6H | up=8S",
        "empty_stock=end_deal, voluntary_draw=on",
    )
    after, _ = done(replace(state, stock=()), "0 play 8D")
    assert HUNDRED_ONE.legal(after, 1) == (HUNDRED_ONE.read_action("play TD"),)


def test_a_turn_in_which_nothing_fits_ends_a_deal_without_stock() -> None:  # E9.5
    state = position("deal: 0=8D 7S QH 8C 9H | 1=6C TC TS 6H | up=8S", "empty_stock=end_deal")
    after, _ = done(replace(state, stock=()), "0 play 8D")
    assert HUNDRED_ONE.is_at_rest(after)
    assert after.history[-1].finisher is None


def test_nothing_left_to_draw_and_nothing_that_fits_is_a_pass() -> None:  # E3
    state = replace(position("deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD"), stock=())
    assert [str(action) for action in HUNDRED_ONE.legal(state, 0)] == ["pass"]
    after, told = done(state, "0 pass")
    assert heard_by(told, None) == (TurnPassed(0),)
    assert HUNDRED_ONE.to_move(after) == {1}


def test_drawing_until_one_fits_stops_when_nothing_is_left() -> None:  # E5.3
    state = position(
        "deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=9C", "draw_rule=until_fits"
    )
    after, told = done(replace(state, stock=cards("9C")), "0 draw")
    assert TurnPassed(0) in heard_by(told, None)
    assert after.phase == Turn(1)


def test_drawing_until_one_fits_may_end_the_deal() -> None:  # E9.5
    state = position(
        "deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=9C",
        "draw_rule=until_fits, empty_stock=end_deal",
    )
    after, _ = done(replace(state, stock=cards("9C")), "0 draw")
    assert HUNDRED_ONE.is_at_rest(after)


def test_a_last_nine_that_cannot_be_covered_ends_the_deal() -> None:  # E6.5
    state = position(
        "deal: 0=AS AC AD 9D | 1=7C 7H 8H | up=8S\n0 play AS\n0 play AC\n0 play AD",
        "hand_size=4, empty_stock=end_deal",
    )
    after, _ = done(replace(state, stock=()), "0 play 9D")
    score = after.history[-1]
    assert (score.finisher, score.last_card) == (0, Card.parse("9D"))
    assert after.scores == (0, 22)


def test_the_last_cover_ends_the_deal_though_it_was_drawn() -> None:  # E6.5
    state = position(
        "deal: 0=AS AC AD 9D | 1=7C 7H 8H | up=8S | stock=QS\n"
        "0 play AS\n0 play AC\n0 play AD\n0 play 9D\n0 draw",
        "hand_size=4",
    )
    assert isinstance(state.phase, Covering)
    assert [str(action) for action in HUNDRED_ONE.legal(state, 0)] == ["play QS"]
    after, _ = done(state, "0 play QS")
    assert after.scores == (-40, 22)


def test_a_final_penalty_takes_what_there_is_and_has_its_finisher() -> None:  # E13
    state = position(
        "deal: 0=AS AC AD 7D | 1=KC 9H AH | up=TS\n0 play AS\n0 play AC\n0 play AD",
        "hand_size=4, empty_stock=end_deal",
    )
    after, told = done(replace(state, stock=cards("8S")), "0 play 7D")
    assert PenaltyTaken(1, 1, 2, final=True) in heard_by(told, None)
    assert after.history[-1].finisher == 0
    assert after.scores == (0, 23)


def test_a_view_shows_a_hand_to_its_seat_and_the_table_to_all() -> None:
    state = position("deal: 0=7S 6H 8C TC KS | 1=6C TH TD 7H | up=AD | stock=6D\n0 draw")
    own, other, chat = (HUNDRED_ONE.view(state, viewer) for viewer in (0, 1, None))
    assert own.hand == cards("7S KS 8C TC 6D 6H")
    assert (own.drawn, other.drawn, chat.drawn) == (Card.parse("6D"), None, None)
    assert other.hand == cards("6C TD 7H TH")
    assert chat.hand == ()
    for view in (own, other, chat):
        assert view.phase is PhaseName.DRAWN
        assert view.hand_sizes == (6, 4)
        assert view.stock_size == 25
        assert view.top == Card.parse("AD")
        assert view.last_deal is None
    assert isinstance(state.phase, Drawn)


def test_a_view_tells_what_a_nine_and_a_penalty_need() -> None:
    nine = HUNDRED_ONE.view(
        position("deal: 0=9D 8S 8C KS JC | 1=6C TC TD TH | up=KD\n0 play 9D"), None
    )
    assert nine.nine == Card.parse("9D")
    seven = HUNDRED_ONE.view(
        position(
            "deal: 0=7D TS 8C 9H JD | 1=7C 6D TD TH | up=8D\n0 play 7D", "stacking=same_rank"
        ),
        None,
    )
    assert (seven.nine, seven.penalty) == (None, 2)


def test_a_view_tells_an_order_and_a_bare_table() -> None:
    ordered = HUNDRED_ONE.view(
        position("deal: 0=QD 6S 8S 9S JS | 1=TC TH QS 7C | up=KD\n0 play QD C"), None
    )
    assert (ordered.suit, ordered.ordered) == (Suit.CLUBS, True)
    bare = HUNDRED_ONE.view(position("deal:", "opening_card=forehand_any"), None)
    assert (bare.top, bare.suit, bare.ordered) == (None, None, False)


def test_the_last_deal_stays_in_view() -> None:
    state = position("deal: 0=AS AC AD JD | 1=7C 7H 8H | up=8S\n0 play AS\n0 play AC\n0 play AD\n"
                   "0 play JD", "hand_size=4")  # fmt: skip
    view = HUNDRED_ONE.view(state, None)
    assert view.last_deal == state.history[-1]
    assert view.deal_no == 2
