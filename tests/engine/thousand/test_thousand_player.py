"""The computer player of Thousand does what a sensible person would."""

import pytest

from engine.games.thousand import THOUSAND
from engine.games.thousand.actions import Deal
from engine.games.thousand.state import Cutting, State
from engine.games.thousand.values import DealEnd
from tests.engine.thousand.played import PLAIN, played

LED = f"{PLAIN}\n1 pass\n2 pass\n0 give 9C 1\n0 give 9S 2\n0 order 100"


def chosen(state: State, *, absent: bool = False) -> str:
    """What it does for the seat to move."""
    seat = min(THOUSAND.to_move(state))
    return str(THOUSAND.choose(THOUSAND.view(state, seat), absent=absent))


def test_it_bids_on_a_strong_hand_and_passes_on_a_weak_one() -> None:
    strong = "deal: 1=AH TH KH QH AS TS AD | 2=9S 9C JD QC JC KD 9H"
    assert chosen(played(strong)) == "bid 105"
    assert chosen(played(f"{strong}\n1 bid 105")) == "pass"


@pytest.mark.parametrize(
    ("header", "body", "action"),
    [
        ("", "deal: 1=AH TH KH QH AS TS AD", "pass"),
        ("options: opening=at_least", "deal: 0=AH TH KH QH AS TS AD", "bid 100"),
        ("options: opening=open", "deal: 0=AH TH KH QH AS TS AD", "pass"),
        ("options: dark=optional", "deal:", "look"),
        ("options: dark=mandatory", "deal:", "dark"),
        ("options: dark=unseen", "deal:", "pass"),
        ("options: talon_rebuy=120", f"{PLAIN}\n1 bid 105\n2 pass\n0 pass", "pass"),
        ("options: golden=on, golden_mandatory=off", "deal:", "pass"),
        ("", "deal: 1=9S 9C 9D 9H JC JD JH", "pass"),
        ("", f"{PLAIN}\n1 pass\n2 pass\n0 give 9C 1\n0 give 9S 2", "order 100"),
        ("options: cut=interactive", "deal:", "cut 11"),
    ],
)
def test_for_an_absent_person_it_bids_only_what_is_forced(
    header: str, body: str, action: str
) -> None:
    assert chosen(played(body, header), absent=True) == action


@pytest.mark.parametrize("number", range(30))
def test_it_does_not_cut_to_the_same_nines_for_ever(number: int) -> None:  # TH-026
    rules = THOUSAND.presets["recommended"].but(cut="interactive", cut_nine="recut")
    state: State = THOUSAND.start(rules, 3, bytes([number])).state
    state = THOUSAND.apply(state, state.match.dealer, Deal()).state
    for _ in range(5):
        if isinstance(state.phase, Cutting):
            action = THOUSAND.read_action(chosen(state))
            state = THOUSAND.apply(state, state.phase.cutter, action).state
    assert not isinstance(state.phase, Cutting)


HOPELESS = (
    "deal: 0=9S 9C JD QH JC QS KD | 1=AS TS KS AC TC KC AD | 2=TD QD AH TH KH QC JH"
    " | talon=9D 9H JS\n1 pass\n2 pass"
)


def test_it_gives_up_what_is_out_of_reach_but_not_for_an_absent_person() -> None:
    state = played(HOPELESS, "options: redeal_talon_below=0")
    assert chosen(state) == "rospis"
    assert chosen(state, absent=True).startswith("give ")


def test_it_crosses_itself_if_that_costs_nothing() -> None:
    state = played(HOPELESS, "options: redeal_talon_below=0, cross=on")
    assert chosen(state) == "cross"


def test_it_claims_a_redeal_on_a_bad_talon_but_not_for_an_absent_person() -> None:
    state = played(HOPELESS)
    assert chosen(state) == "redeal"
    assert chosen(state, absent=True).startswith("give ")


def test_asked_after_the_discards_it_claims_but_not_for_an_absent_person() -> None:
    state = played(
        "deal: 0=AS TS KS AC TC AD 9H | 1=9S 9C 9D QS QC KD TH | 2=KC TD QD AH KH QH JH"
        " | talon=JS JC JD\n1 pass\n2 pass\n0 give 9H 1\n0 give JC 2",
        "options: redeal_after_discard_nines=4, redeal_talon_below=0",
    )
    assert chosen(state) == "redeal"
    assert chosen(state, absent=True) == "pass"


def test_it_gives_away_cards_that_break_no_marriage_and_carry_no_points() -> None:
    state = played(f"{PLAIN}\n1 pass\n2 pass")
    first = chosen(state)
    assert first in {"give 9C 1", "give 9C 2", "give 9S 1", "give 9S 2", "give 9H 1", "give 9H 2"}
    seat = min(THOUSAND.to_move(state))
    after = THOUSAND.apply(state, seat, THOUSAND.read_action(first)).state
    assert chosen(after)[:7] in {"give 9C", "give 9S", "give 9H"}


def test_it_leads_an_ace_first_and_then_declares() -> None:
    assert chosen(played(LED)) in {"play AD", "play AS", "play AC"}
    cashed = (
        f"{LED}\n0 play AD\n1 play JD\n2 play 9S\n0 play AS\n1 play JS\n2 play QS"
        "\n0 play TS\n1 play KS\n2 play JC\n0 play AC\n1 play 9C\n2 play QC"
    )
    assert chosen(played(cashed)) == "play TD"
    assert chosen(played(f"{cashed}\n0 play TD\n1 play 9D\n2 play KC")) == "marry QD"


def test_it_takes_a_trick_with_points_and_throws_low_cards_on_a_lost_one() -> None:
    led = played(f"{LED}\n0 play KD\n1 play JD")
    assert chosen(led) == "play 9S"
    lost = played(f"{LED}\n0 play AD")
    assert chosen(lost) == "play 9D"


def test_it_gives_points_to_a_partner_who_takes_the_trick() -> None:
    state = played(
        "deal: 0=9S JS QD AD KD 9H 9C | 1=AS TC KC QC JC 9D JD | 2=TS KS QS TD AH TH KH"
        " | talon=AC QH JH\n1 pass\n2 pass\n0 give QH 1\n0 give JH 2\n0 order 100"
        "\n0 play JS\n1 play AS"
    )
    assert chosen(state) == "play TS"


def test_it_announces_what_wins_the_match_if_the_hand_is_good_for_it() -> None:
    deal = (
        "deal: 0=AH TH KH QH AS TS AD | 1=9S JS QS 9D JD QD KD | 2=9C JC QC KC TC AC JH"
        " | talon=KS TD 9H\n1 pass\n2 pass\n0 give 9H 1\n0 give KS 2"
    )
    assert chosen(played(deal, "scores: 860 0 0")) == "order 140"
    high = int(chosen(played(deal)).split()[1])
    assert 180 <= high <= 220


def test_with_trumps_to_be_named_it_names_its_marriage() -> None:
    deal = (
        "deal: 0=AH TH KH QH AS TS AD | talon=KS TD 9H | 1=9S JS QS 9D JD QD KD"
        "\n1 pass\n2 pass\n0 give 9H 1\n0 give KS 2\n0 order 100"
    )
    assert chosen(played(deal, preset="501")) == "trump H"


def test_it_keeps_four_aces_to_declare_them() -> None:
    deal = (
        "deal: 0=AS AC AD AH TS KS 9H | 1=JS KH QH TD KD JC TC | 2=9S TH JH QD KC QC 9C"
        " | talon=QS JD 9D\n1 pass\n2 pass\n0 give JD 1\n0 give 9D 2\n0 order 100"
    )
    assert chosen(played(deal)) == "play TS"
    assert chosen(played(f"{deal}\n0 play TS\n1 play JS\n2 play 9S")).startswith("marry A")


def test_four_nines_are_led_for_their_bonus() -> None:
    deal = (
        "deal: 0=9S 9C 9D AS KS QS TS | 1=AC TC KC QC JC AD TD | 2=KD QD JD AH TH KH QH"
        " | talon=9H JS JH\n1 pass\n2 pass\n0 give JS 1\n0 give JH 2\n0 order 100"
    )
    assert (
        chosen(played(deal, "options: four_nines_bonus=360, redeal_talon_below=0")) == "nines 9S"
    )


def test_it_declares_a_bed_marriage_for_lack_of_a_better_lead() -> None:
    deal = (
        "deal: 0=QD JD 9D 9C JC QC 9H | 1=AS TS KS QS JS AC TC | 2=AD TD KD AH TH KH QH"
        " | talon=JH KC 9S\n1 pass\n2 pass\n0 give 9S 1\n0 give 9H 2\n0 order 100"
    )
    state = played(deal, "options: bed_marriage=on, marriage_first_lead=on, redeal_talon_below=0")
    assert chosen(state).split()[0] in {"bed", "marry"}


def test_it_makes_most_of_the_orders_that_it_chose_to_bid() -> None:
    rules = THOUSAND.presets["recommended"]
    made = lost = 0
    for number in range(6):
        state: State = THOUSAND.start(rules, 3, bytes([number])).state
        while THOUSAND.result(state) is None:
            seat = min(THOUSAND.to_move(state))
            action = THOUSAND.choose(THOUSAND.view(state, seat))
            state = THOUSAND.apply(state, seat, action).state
        for deal in state.match.history:
            if deal.end is DealEnd.PLAYED and (deal.order or 0) > 100:
                made, lost = made + deal.made, lost + (not deal.made)
    assert made > 2 * lost
