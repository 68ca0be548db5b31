"""What happens in Twenty-Five, who is told of it, and who sees what."""

from engine.cards import Suit
from engine.game import Result
from engine.games.twenty_five import TWENTY_FIVE
from engine.games.twenty_five.events import (
    CardLaidAway,
    CardPlayed,
    DealEnded,
    DealStarted,
    GameWon,
    HandDealt,
    MatchEnded,
    TrickTaken,
    TrumpTurned,
    TurnedCardRobbed,
)
from engine.games.twenty_five.values import DealScore, Laid, PhaseName, Trick
from tests.engine.twenty_five.played import ROBBER, SWEEP, cards, done, heard_by, one, played


def test_a_deal_is_told_to_each_hand_apart() -> None:
    state = played("", seats=3)
    after, told = done(state, "2 deal")
    assert after.turned is not None
    assert heard_by(told, None) == (DealStarted(2, 1), TrumpTurned(after.turned))
    for seat in range(3):
        own = [event for event in heard_by(told, seat) if isinstance(event, HandDealt)]
        assert own == [HandDealt(seat, after.hands[seat])]


def test_a_robbery_is_told_to_all_but_the_card_to_the_robber_alone() -> None:  # TF-013, C4
    state, told = done(played(ROBBER, seats=3), "0 play 2C", "1 rob 2H")
    public = (CardPlayed(0, one("2C")), TurnedCardRobbed(1, one("5S")))
    assert heard_by(told, None) == public
    assert heard_by(told, 0) == public
    assert heard_by(told, 1) == (*public, CardLaidAway(1, one("2H")))
    for seat in (None, 0, 1, 2):
        view = TWENTY_FIVE.view(state, seat)
        assert (view.robber, view.up, view.turned) == (1, None, one("5S"))
        assert view.laid_away == (one("2H") if seat == 1 else None)


def test_nothing_shows_that_somebody_may_rob_before_his_turn() -> None:  # TF-016, C4
    state = played(ROBBER, seats=3)
    without = played(ROBBER.replace("AS", "QS"), seats=3)
    for seat in (None, 0, 2):
        assert TWENTY_FIVE.view(state, seat) == TWENTY_FIVE.view(without, seat)
    assert TWENTY_FIVE.view(state, 1).legal == ()


def test_a_trick_is_told_with_the_scores_it_makes() -> None:  # TF-024
    state, told = done(played(SWEEP), "0 play 5S", "1 play 2D")
    assert heard_by(told, None) == (
        CardPlayed(0, one("5S")),
        CardPlayed(1, one("2D")),
        TrickTaken(0, one("5S"), (5, 0)),
    )
    view = TWENTY_FIVE.view(state, None)
    assert view.taken == (Trick((Laid(one("5S"), 0), Laid(one("2D"), 1)), 0),)
    assert (view.trick, view.tricks, view.scores) == ((), (1, 0), (5, 0))


def test_the_end_of_a_match_is_told_with_its_account_and_its_stake() -> None:  # TF-026, TF-027
    moves = [f"{seat} play {card}" for pair in zip(*_hands(), strict=True) for seat, card in pair]
    state, told = done(played(SWEEP, "sweep_double=on"), *moves)
    score = DealScore(1, 1, Suit.SPADES, (5, 0), (25, 0), (25, 0), 0, True, (1, 0))
    assert heard_by(told, 1)[-3:] == (
        DealEnded(score),
        GameWon((0,), (1, 0)),
        MatchEnded((0,), (1,), (25, 0), 40),
    )
    view = TWENTY_FIVE.view(state, 0)
    assert (view.phase, view.stake, view.last_deal) == (PhaseName.OVER, 40, score)
    assert view.result == TWENTY_FIVE.result(state) == Result((0,), (1,), (25, 0))


def _hands() -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """What the two play in the deal that seat 0 sweeps."""
    return [(0, card) for card in ("5S", "JS", "AH", "AS", "KS")], [
        (1, card) for card in ("2D", "3D", "4D", "6D", "7D")
    ]


def test_a_deal_without_a_winner_has_an_account_too() -> None:  # TF-025
    body = "deal: 0=5S 2C 3C 4C 6C | 1=2D KC QC JC AC | up=2S"
    moves = "0 play 5S,1 play 2D,0 play 2C,1 play KC,1 play QC,0 play 3C,1 play JC,0 play 4C"
    _, told = done(played(body), *moves.split(","), "1 play AC", "0 play 6C")
    assert heard_by(told, None)[-1] == DealEnded(
        DealScore(1, 1, Suit.SPADES, (1, 4), (5, 20), (5, 20), None, False, (0, 0))
    )


def test_a_game_in_a_match_of_several_is_told_and_the_match_rests() -> None:  # TF-026
    state, told = done(
        played(SWEEP, "stake_mode=best_of", scores="20 0"), "0 play 5S", "1 play 2D"
    )
    score = DealScore(1, 1, Suit.SPADES, (1, 0), (5, 0), (25, 0), 0, False, (1, 0))
    assert heard_by(told, None)[-2:] == (DealEnded(score), GameWon((0,), (1, 0)))
    assert TWENTY_FIVE.is_at_rest(state)
    assert TWENTY_FIVE.result(state) is None


def test_cards_that_were_not_played_stay_secret() -> None:  # TF-024
    state = played(f"{SWEEP}\n0 play 5S\n1 play 2D", scores="20 0")
    assert TWENTY_FIVE.view(state, 0).hand == cards("JS AH AS KS")
    assert TWENTY_FIVE.view(state, 1).hand == cards("7D 6D 4D 3D")
    assert TWENTY_FIVE.view(state, None).hand == ()
    assert TWENTY_FIVE.view(state, None).hand_sizes == (4, 4)


def test_a_hand_is_seen_in_the_odd_order_of_the_trumps() -> None:  # TF-006
    state = played("deal: 0=2S AD AH JC TS | 1=2D 3D 4D 6D 7D | up=4S")
    view = TWENTY_FIVE.view(state, 0)
    assert view.hand == cards("AH 2S TS JC AD")
    assert [str(action) for action in view.legal] == [f"play {card}" for card in view.hand]


def test_partners_and_sides_are_seen() -> None:  # TF-003, TF-004
    six = TWENTY_FIVE.view(played("", "teams=pairs", seats=6), 4)
    assert (six.partners, six.sides) == ((1,), ((0, 3), (1, 4), (2, 5)))
    nine = TWENTY_FIVE.view(played("", "teams=triples", seats=9), 0)
    assert nine.partners == (3, 6)
    assert TWENTY_FIVE.view(played("", seats=3), 0).partners == ()
    assert TWENTY_FIVE.view(played("", "teams=pairs", seats=6), None).partners == ()


def test_all_seats_of_the_winning_side_win_and_all_others_lose() -> None:  # TF-005
    body = """deal: 0=5S 2C 3C 4C 6C | 1=2D 7C 8C 9C TC | 2=2H 3H 4H 6H 7H | 3=8H 9H TH JH QH |\
 4=3D 4D 6D 7D 8D | 5=9D TD JD QD KD | up=2S
0 play 5S
1 play 2D
2 play 2H
3 play 8H
4 play 3D
5 play 9D"""
    state = played(body, "teams=triples", seats=6, scores="20 20")
    assert TWENTY_FIVE.result(state) == Result((0, 2, 4), (1, 3, 5), (25, 20))
