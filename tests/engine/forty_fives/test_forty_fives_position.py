"""How a match begins: seats, dealer, scores, number of the deal."""

import pytest

from engine.cards import PACK_52
from engine.game import Unreadable
from engine.games.forty_fives import FORTY_FIVES
from engine.games.forty_fives.events import DealStarted, HandDealt, MatchStarted
from engine.games.forty_fives.options import FortyFivesRules
from engine.games.forty_fives.state import State
from engine.script import open_match, read_script
from engine.shuffle import drawn
from tests.engine.forty_fives.played import GAMES, HANDS, cards, done, heard_by, played

SEED = bytes(range(32))


def start(options: str = "", *, seats: int = 4, **position: str) -> State:
    rules = FortyFivesRules().but_text(options)
    return FORTY_FIVES.start(rules, seats, SEED, position).state


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5, 6])
def test_it_is_played_by_four(seats: int) -> None:  # FV-001
    with pytest.raises(Unreadable, match="seats: Forty-Fives is played by four"):
        start(seats=seats)


def test_a_fresh_match_has_no_points_and_draws_its_dealer_by_lot() -> None:  # FV-001
    step = FORTY_FIVES.start(FortyFivesRules(), 4, SEED)
    dealer = drawn(SEED, "lot", 0, 4)
    assert step.state.dealer == dealer
    assert step.state.scores == (0, 0)
    assert step.state.deal_no == 1
    assert heard_by(step.told, None) == (MatchStarted(dealer),)
    assert start(dealer="2").chance.lots == 0


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ("", "0 0"),
        ("", "-30 119"),
        ("", "120 400"),
        ("bid_to_win=off", "119 -500"),
        ("target=45", "44 -5"),
    ],
)
def test_scores_that_can_be(options: str, scores: str) -> None:  # E1.3
    assert start(options, scores=scores).scores == tuple(map(int, scores.split()))


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ("bid_to_win=off", "120 0"),
        ("target=45", "0 45"),
        ("target=45, bid_to_win=off", "45 0"),
    ],
)
def test_scores_that_have_won_already(options: str, scores: str) -> None:  # E1.3
    with pytest.raises(Unreadable, match="scores: a side has"):
        start(options, scores=scores)


@pytest.mark.parametrize("scores", ["1", "1 2 3 4", "", "x 1", "1.5 2"])
def test_scores_that_are_none(scores: str) -> None:  # E1.2
    with pytest.raises(Unreadable, match="scores"):
        start(scores=scores)


@pytest.mark.parametrize("number", ["0", "-1", "x", "", "1 2", "01"])
def test_a_deal_without_a_number(number: str) -> None:  # E1.3
    with pytest.raises(Unreadable, match="deal_no"):
        start(deal_no=number)


def test_the_number_of_the_deal_is_not_beyond_the_limit() -> None:  # E1.3, C18
    assert start("deal_limit=7", deal_no="7").deal_no == 7
    assert start(deal_no="8").deal_no == 8
    with pytest.raises(Unreadable, match="deal_no: the match ends with deal 7"):
        start("deal_limit=7", deal_no="8")


@pytest.mark.parametrize("position", [{"dealer": "4"}, {"dealer": ""}, {"bolts": "0 0 0 0"}])
def test_what_a_match_does_not_begin_with(position: dict[str, str]) -> None:
    with pytest.raises(Unreadable):
        FORTY_FIVES.start(FortyFivesRules(), 4, SEED, position)


@pytest.mark.parametrize("dealer", range(4))
def test_three_each_three_to_the_kitty_two_each(dealer: int) -> None:  # FV-006, E2.2
    state = FORTY_FIVES.perform(start(dealer=str(dealer)), "deal", "").state
    pack, _ = start().chance.shuffle(PACK_52)
    clockwise = [(dealer + n) % 4 for n in (1, 2, 3, 4)]
    for place, seat in enumerate(clockwise):
        threes, twos = pack[3 * place : 3 * place + 3], pack[15 + 2 * place : 17 + 2 * place]
        assert state.deal.hands[seat] == (*threes, *twos)
    assert state.deal.kitty == pack[12:15]
    assert state.deal.stock == pack[23:]
    assert len(state.deal.stock) == 29  # C6


def test_the_deal_of_the_example_seed() -> None:  # FV-006, E2.4
    state = FORTY_FIVES.perform(start(dealer="0"), "deal", "").state
    assert state.deal.hands == (
        cards("8C QD 6S 4D 3H"),
        cards("AC 8S JS 5D 3C"),
        cards("KS 5C 3S AH 6H"),
        cards("JC JD 6C KH 2D"),
    )
    assert state.deal.kitty == cards("QC 8H 9C")
    assert state.deal.stock[:5] == cards("7H 9S 7D TH 8D")


def test_each_seat_is_told_its_own_hand() -> None:
    step = FORTY_FIVES.apply(start(dealer="0"), 0, FORTY_FIVES.read_action("deal"))
    assert heard_by(step.told, None) == (DealStarted(0, 1),)
    for seat in range(4):
        own = HandDealt(seat, step.state.deal.hands[seat])
        assert heard_by(step.told, seat) == (DealStarted(0, 1), own)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0=5S JS", "part 0: 2 cards where 5 are dealt"),
        ("kitty=5S", "part kitty: 1 cards where 3 are dealt"),
        ("4=5S JS AS KS QS", "part 4: there is no such part"),
        ("up=5S", "part up: there is no such part"),
        ("0=5S JS AS KS 5S", "5S given twice"),
        ("stock=" + " ".join(map(str, PACK_52[:30])), "part stock: 30 cards where 29 are dealt"),
    ],
)
def test_a_deal_that_cannot_be(line: str, complaint: str) -> None:  # E2.3
    with pytest.raises(Unreadable, match=complaint):
        FORTY_FIVES.perform(start(), "deal", line)


def test_a_deal_line_is_for_a_match_at_rest() -> None:
    with pytest.raises(Unreadable, match="rest"):
        FORTY_FIVES.perform(played(HANDS), "deal", "")
    with pytest.raises(Unreadable, match="no line restock"):
        FORTY_FIVES.perform(start(), "restock", "")


def test_a_whole_deal_line_uses_no_shuffle() -> None:
    state = played("deal: 0=5S JS AS KS QS")
    assert state.chance.shuffles == 1
    dealt = FORTY_FIVES.record(start(), start().dealer, FORTY_FIVES.read_action("deal"), state)
    again = FORTY_FIVES.perform(start(), "deal", dealt[0].removeprefix("deal: ")).state
    assert again.chance.shuffles == 0
    shuffled, _ = done(start(), f"{start().dealer} deal")
    assert again.deal == shuffled.deal


def test_facts_before_the_first_deal() -> None:  # E8.5
    state = start(dealer="1", scores="5 -10")
    wanted = {
        "phase": "deal",
        "turn": "1",
        "dealer": "1",
        "deal_no": "1",
        "declarer": "-",
        "order": "-",
        "trump": "-",
        "led": "-",
        "tricks": "0 0 0 0",
        "points": "0 0 0 0",
        "scores": "5 -10",
        "winner": "-",
        "over": "no",
    }
    assert {name: FORTY_FIVES.fact(state, name) for name in wanted} == wanted
    assert FORTY_FIVES.fact(state, "hand", 3) == "-"


@pytest.mark.parametrize(
    ("name", "seat"), [("loser", None), ("kitty", None), ("hand", None), ("hand", 4), ("turn", 0)]
)
def test_what_is_no_fact(name: str, seat: int | None) -> None:  # E8.5
    with pytest.raises(Unreadable, match="fact"):
        FORTY_FIVES.fact(start(), name, seat)


def test_a_script_without_seats_is_for_four() -> None:  # E1.1
    opening = open_match(read_script("game: forty_fives\n\n"), GAMES)
    assert (opening.seats, opening.state.dealer) == (4, 0)
