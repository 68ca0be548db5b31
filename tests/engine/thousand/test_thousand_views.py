"""Who is told what, and what a view says."""

from random import Random

import pytest

from engine.cards import Suit, write_cards
from engine.games.thousand import THOUSAND
from engine.games.thousand.actions import Deal
from engine.games.thousand.events import (
    BidMade,
    CardGiven,
    GivenCardSeen,
    HandDealt,
    RedealClaimed,
    RospisDeclared,
    TalonSeen,
    TalonShown,
)
from engine.games.thousand.values import Call, DealEnd, Gift, Ground, PhaseName
from tests.engine.thousand.hidden import resample
from tests.engine.thousand.played import PLAIN, cards, done, heard_by, played, whole_deal

RULES = THOUSAND.presets["recommended"]


def test_each_seat_is_told_its_own_hand_only() -> None:  # E16.1
    rest = THOUSAND.start(RULES, 3, bytes(32), {"dealer": "0"}).state
    step = THOUSAND.apply(rest, 0, Deal())
    for seat in range(3):
        hands = [event for event in heard_by(step.told, seat) if isinstance(event, HandDealt)]
        assert [hand.seat for hand in hands] == [seat]
        assert hands[0].cards == THOUSAND.view(step.state, seat).hand
    assert not any(isinstance(event, HandDealt) for event in heard_by(step.told, None))


@pytest.mark.parametrize("preset", THOUSAND.presets)
def test_no_card_is_exposed_while_dealing_and_nobody_is_fined(
    preset: str,
) -> None:  # TH-034, C65
    rules = THOUSAND.presets[preset].but(cut="off")
    for number in range(20):
        rest = THOUSAND.start(rules, rules.players, bytes([number])).state
        (dealer,) = THOUSAND.to_move(rest)
        state = THOUSAND.apply(rest, dealer, Deal()).state
        for viewer in (None, *range(rules.players)):
            view = THOUSAND.view(state, viewer)
            assert {*view.sees} == {*view.hand, *view.talon}
            assert view.scores == (0,) * rules.players


def test_who_has_not_looked_is_told_when_he_looks() -> None:  # E4
    state = played(PLAIN, "options: dark=unseen")
    assert THOUSAND.view(state, 1).hand == ()
    after, told = done(state, "1 look")
    hand = cards("JS KS 9D JD QH KH TH")
    assert HandDealt(1, hand) in heard_by(told, 1)
    assert HandDealt(1, hand) not in heard_by(told, 0)
    assert THOUSAND.view(after, 1).hand == hand


def test_a_shown_talon_is_told_to_all_a_hidden_one_to_the_declarer() -> None:  # TH-095, TH-096
    talon = cards("TD QD 9S")
    _, shown = done(played(PLAIN), "1 bid 105", "2 pass", "0 pass")
    assert TalonShown(talon, None) in heard_by(shown, None)
    assert not any(isinstance(event, TalonSeen) for event in heard_by(shown, 1))
    _, hidden = done(played(PLAIN), "1 pass", "2 pass")
    assert TalonSeen(0, talon) in heard_by(hidden, 0)
    assert not any(
        isinstance(event, TalonShown | TalonSeen)
        for viewer in (None, 1, 2)
        for event in heard_by(hidden, viewer)
    )


def test_a_given_card_is_told_to_giver_and_recipient() -> None:  # TH-098
    state, told = done(played(f"{PLAIN}\n1 pass\n2 pass"), "0 give 9C 1")
    (nine,) = cards("9C")
    assert heard_by(told, None) == (CardGiven(0, 1, None),)
    assert GivenCardSeen(0, 1, nine) in heard_by(told, 1)
    assert GivenCardSeen(0, 1, nine) in heard_by(told, 0)
    assert GivenCardSeen(0, 1, nine) not in heard_by(told, 2)
    assert THOUSAND.view(state, 1).gifts == (Gift(0, 1, nine),)
    assert THOUSAND.view(state, 2).gifts == (Gift(0, 1, None),)


def test_an_open_gift_is_told_to_all_at_once() -> None:  # TH-098
    state = played(f"{PLAIN}\n1 pass\n2 pass", "options: discard_visibility=open")
    _, told = done(state, "0 give 9C 1")
    assert heard_by(told, 1) == heard_by(told, None) == (CardGiven(0, 1, cards("9C")[0]),)


def test_what_a_speaker_sees_in_the_bidding() -> None:
    state = played(f"{PLAIN}\n1 bid 110\n2 pass")
    view = THOUSAND.view(state, 0)
    assert view.phase is PhaseName.BIDDING
    assert (view.bid, view.bidder, view.order, view.declarer) == (110, 1, 110, None)
    assert view.calls == (Call(1, 110), Call(2, None))
    assert view.passed == {2}
    assert view.on_the_hundred is None
    assert view.to_move == {0}
    assert (view.forehand, view.dealer) == (0, 2)
    assert view.talon_sizes == (3,)
    assert view.hand_sizes == (7, 7, 7)
    assert THOUSAND.view(state, None).legal == ()
    assert THOUSAND.view(state, None).hand == ()


def test_who_sits_on_the_hundred() -> None:  # E5.7
    assert THOUSAND.view(played(PLAIN), 1).on_the_hundred == 0
    won = played(f"{PLAIN}\n1 pass\n2 pass")
    assert THOUSAND.view(won, 1).on_the_hundred == 0
    owed = played(PLAIN, "options: opening=at_least")
    assert THOUSAND.view(owed, 1).on_the_hundred == 0
    named = played(f"{PLAIN}\n0 bid 105", "options: opening=at_least")
    assert THOUSAND.view(named, 1).on_the_hundred is None
    nobody = played(PLAIN, "options: opening=open")
    assert THOUSAND.view(nobody, 1).on_the_hundred is None
    dark = played(f"{PLAIN}\n0 dark", "options: dark=optional")
    assert THOUSAND.view(dark, 1).on_the_hundred is None


def test_what_all_see_in_the_play() -> None:
    state = played(
        f"{PLAIN}\n1 pass\n2 pass\n0 give 9C 1\n0 give 9S 2\n0 order 120"
        "\n0 play AD\n1 play JD\n2 play 9S\n0 marry KD\n1 play 9D"
    )
    view = THOUSAND.view(state, None)
    assert (view.declarer, view.order, view.order_named) == (0, 120, True)
    assert (view.trump, view.trump_owner) == (Suit.DIAMONDS, 0)
    assert view.last_trick is not None
    assert view.last_trick.taker == 0
    assert view.tricks == (1, 0, 0)
    assert view.points == (13, 0, 0)
    assert [(played_.seat, str(played_.card)) for played_ in view.table] == [(0, "KD"), (1, "9D")]
    assert [declared.value for declared in view.declarations] == [80]
    assert view.leader == 0


def test_what_a_bonus_shows_its_user_only() -> None:  # E16.2, TH-300, TH-301, TH-302
    header = "options: powerups=show_hands+talon_suits+talon_all+talon_one"
    state = played(f"{PLAIN}\n1 peek hands\n1 peek suits\n1 peek card 2", header)
    view = THOUSAND.view(state, 1)
    assert [write_cards(hand) for hand in view.peeked_hands] == [
        "TS AS 9C AC KD AD 9H",
        "-",
        "QS JC QC KC TC JH AH",
    ]
    assert view.peeked_suits == (Suit.DIAMONDS, Suit.DIAMONDS, Suit.SPADES)
    assert view.peeked_talon == (None, *cards("QD"), None)
    other = THOUSAND.view(state, 2)
    assert (other.peeked_hands, other.peeked_suits, other.peeked_talon) == ((), (), ())
    whole = played(f"{PLAIN}\n1 peek talon\n1 peek card 2", header)
    assert THOUSAND.view(whole, 1).peeked_talon == cards("TD QD 9S")


def test_the_declarer_of_two_sees_his_talon_and_what_he_laid_down() -> None:  # C63
    state = played(
        "deal: 0=AS TS KS QS JS 9S AC TC KC QC | 1=JC 9C AD TD KD QD JD 9D AH TH"
        " | talon1=KH QH | talon2=JH 9H\n0 bid 100\n1 pass\n0 take 1\n0 discard 9S",
        preset="two-player-10",
        seats=2,
    )
    mine, other = THOUSAND.view(state, 0), THOUSAND.view(state, 1)
    assert (mine.own_laid, mine.own_talon) == (cards("9S"), cards("KH QH"))
    assert (other.own_laid, other.own_talon) == ((), ())
    assert mine.laid_count == other.laid_count == 1
    assert (other.talon_taken, other.talon_sizes) == (1, (0, 2))
    assert other.talon == cards("KH QH")


def test_a_claim_tells_its_grounds_and_nothing_else() -> None:  # E8
    state = played("deal: 1=9S 9C 9D 9H JC JD QH", "options: redeal_hand_below=13")
    after, told = done(state, "1 redeal")
    assert heard_by(told, None) == (RedealClaimed(1, (Ground.HAND_BELOW, Ground.HAND_NINES)),)
    view = THOUSAND.view(after, None)
    assert (view.ended, view.history) == (DealEnd.REDEAL, ())
    assert view.order == 100
    assert view.redeals == 1


def test_at_rest_the_account_of_the_deal_is_kept() -> None:
    state = whole_deal(played(f"{PLAIN}\n1 pass\n2 pass\n0 give 9C 1\n0 give 9S 2\n0 order 100"))
    view = THOUSAND.view(state, None)
    assert view.phase is PhaseName.REST
    assert view.last_deal is not None
    assert [seat.total for seat in view.last_deal.seats] == list(view.scores)
    assert sum(seat.card_points for seat in view.last_deal.seats) == 120
    assert (view.declarer, view.order, view.ended) == (0, 100, DealEnd.PLAYED)
    assert len(view.trick_log) == 8
    assert view.hand_sizes == (0, 0, 0)


def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    view = THOUSAND.view(THOUSAND.start(RULES, 3, bytes(32)).state, 0)
    assert (view.ended, view.last_deal, view.last_trick, view.result) == (None, None, None, None)
    assert view.points == (0, 0, 0)


def test_a_rospis_tells_its_shares() -> None:  # TH-131
    _, told = done(played(f"{PLAIN}\n1 pass\n2 pass"), "0 rospis")
    assert RospisDeclared(0, 100, (-100, 50, 50)) in heard_by(told, None)


def test_a_dark_bid_is_told_as_one() -> None:  # TH-110
    _, told = done(played(PLAIN, "options: dark=optional"), "0 dark")
    assert BidMade(0, 120, dark=True) in heard_by(told, None)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_does_not_change_with_cards_that_it_may_not_know(viewer: int | None) -> None:
    header = "options: powerups=show_hands+talon_suits+talon_all+talon_one, dark=unseen"
    rng = Random(7)
    state = played(f"{PLAIN}\n1 look\n1 peek suits\n1 bid 110\n2 peek hands", header)
    for move in ("2 pass", "0 peek card 1", "0 pass", "1 give 9D 0", "1 give JD 2", "1 order 110"):
        other = resample(state, viewer, rng)
        assert other != state or viewer is not None
        assert THOUSAND.view(other, viewer) == THOUSAND.view(state, viewer)
        state, _ = done(state, move)
