"""Why not? Each refusal names the precise rule."""

import pytest

from engine.games.thousand import THOUSAND
from engine.games.thousand.reasons import Reason
from tests.engine.thousand.played import PLAIN, played, why_not

WON = f"{PLAIN}\n1 pass\n2 pass"
GIVEN = f"{WON}\n0 give 9C 1\n0 give 9S 2"
LED = f"{GIVEN}\n0 order 100"
FORCED = f"{LED}\n0 play AD\n1 play JD\n2 play 9S"
NINES = "deal: 0=9S 9C 9D 9H JC QD KH"
UNMARRIED = (
    "deal: 0=QC JD QS AS 9H QD KD | 1=AD JH KC TH KH AH QH | 2=9D TD TC TS 9S JC KS"
    " | talon=JS 9C AC"
)
"""Seat 2 has no marriage."""
OWNER = f"{FORCED}\n0 marry KD\n1 play 9D\n2 play QS"
BEATEN = (
    "deal: 0=JD AS QC AH JH QD TH | 1=JC JS QH AC KH 9H KS | 2=9C QS 9S TD AD TC TS"
    " | talon=KC KD 9D\n1 pass\n2 pass\n0 give KD 1\n0 give 9D 2\n0 order 120"
    "\n0 play JD\n1 play KD"
)
"""Seat 2 has TD AD 9D to follow the king of diamonds."""
CROSSED = (
    f"{BEATEN}\n2 play 9D\n1 marry QH\n2 play TC\n0 play AH\n0 marry QC\n1 play AC\n2 play 9C"
)
"""Clubs are the trumps of seat 0; seat 1 leads from JC JS KH 9H KS."""
RUFF = (
    "deal: 0=AH TH AS TS 9C JD QD | 1=KH QH JH 9S QS 9D AC | 2=9H JC QC KC TC JS KS"
    " | talon=AD TD KD\n1 pass\n2 pass\n0 give 9C 1\n0 give QD 2\n0 order 100"
    "\n0 play JD\n1 play 9D\n2 play QD\n2 play JC\n0 play AS\n1 play AC"
    "\n1 marry QH\n2 play 9H\n0 play AH\n0 play TH\n1 play KH\n2 play KS"
    "\n0 play TS\n1 play 9S\n2 play JS\n0 play AD"
)
"""Hearts are trumps; seat 1 has no diamond but JH QS 9C."""
ACES = (
    "deal: 0=AS AC AD AH TS KS 9H | talon=QS JD 9D\n1 pass\n2 pass\n0 give JD 1\n0 give 9D 2"
    "\n0 order 100"
)
REST = """0 play AD
1 play JD
2 play 9S
0 marry KD
1 play 9D
2 play JC
0 play AS
1 play JS
2 play QS
0 play AC
1 play 9C
2 play QC
0 play 9H
1 play TH
2 play JH
1 marry KH
2 play AH
0 play QD
2 play TC
0 play TD
1 play QH
1 play KS
2 play KC
0 play TS"""

CASES = [
    ("", "", "0 deal", "not-your-turn", {}),
    ("", "", "2 bid 100", "at-rest", {}),
    ("", "", "0 redeal", "at-rest", {}),
    ("", PLAIN, "2 deal", "deal-in-progress", {}),
    ("", PLAIN, "0 bid 105", "not-your-turn", {}),
    ("", PLAIN, "7 bid 105", "not-playing", {}),
    ("", PLAIN, "1 play KH", "wrong-phase", {"phase": "bidding"}),
    ("", f"{PLAIN}\n1 pass", "1 bid 110", "already-passed", {}),
    # The bidding
    ("", PLAIN, "1 bid 100", "bid-too-low", {"least": "105"}),
    ("", PLAIN, "1 bid 107", "not-a-multiple", {"step": "5"}),
    ("options: bid_step=10", PLAIN, "1 bid 115", "not-a-multiple", {"step": "10"}),
    ("", PLAIN, "1 bid 225", "bid-over-cap", {"cap": "220"}),
    ("options: jump_bids=off", PLAIN, "1 bid 110", "no-jump-bids", {"least": "105"}),
    ("options: dark=unseen", PLAIN, "1 bid 125", "bid-over-cap-unseen", {"cap": "120"}),
    ("options: opening=at_least", PLAIN, "0 pass", "opening-owed", {}),
    ("options: negative_silence=below_zero\nscores: 0 -5 0", PLAIN, "1 bid 105", "silenced", {}),
    (
        "options: negative_silence=below_zero, opening=at_least\nscores: -5 0 0",
        PLAIN,
        "0 bid 105",
        "no-jump-bids",
        {"least": "100"},
    ),
    ("options: negative_mercy=on\nscores: -5 0 0", PLAIN, "1 bid 105", "hushed", {}),
    (
        "options: dark=optional, dark_counter_marriage=on",
        f"{UNMARRIED}\n0 dark\n1 pass",
        "2 bid 125",
        "dark-bid-stands",
        {},
    ),
    ("", PLAIN, "1 look", "no-dark-game", {}),
    ("options: dark=unseen", f"{PLAIN}\n1 look", "1 look", "already-looked", {}),
    ("options: dark=mandatory", PLAIN, "0 look", "must-go-dark", {}),
    ("options: dark=optional", PLAIN, "1 dark", "not-your-turn", {}),
    ("options: dark=optional", PLAIN, "0 bid 120", "wrong-phase", {"phase": "dark"}),
    # Bonuses
    ("", PLAIN, "1 peek hands", "no-such-bonus", {}),
    ("options: powerups=talon_one", PLAIN, "1 peek card 4", "no-such-place", {}),
    ("options: powerups=talon_one", f"{PLAIN}\n1 peek card 1", "1 peek card 2", "bonus-used", {}),
    ("options: powerups=talon_all", f"{PLAIN}\n1 peek talon", "1 peek talon", "bonus-used", {}),
    # The golden deal
    (
        "options: golden=on, golden_mandatory=off",
        PLAIN,
        "0 bid 125",
        "golden-order-fixed",
        {"amount": "120"},
    ),
    ("options: golden=on, golden_mandatory=off", PLAIN, "0 peek hands", "no-such-bonus", {}),
    (
        "options: golden=on",
        f"{PLAIN}\n0 give 9C 1\n0 give 9S 2",
        "0 order 125",
        "golden-order-fixed",
        {"amount": "120"},
    ),
    # Talon and discards
    (
        "options: talon_rebuy=120",
        f"{PLAIN}\n1 bid 105\n2 pass\n0 pass",
        "2 rebuy 240",
        "not-the-level",
        {"amount": "120"},
    ),
    ("", WON, "1 give KH 0", "not-your-turn", {}),
    ("", WON, "0 give KH 1", "card-not-in-hand", {"card": "KH"}),
    ("", WON, "0 give AD 0", "not-an-opponent", {}),
    ("", WON, "0 give AD 3", "not-an-opponent", {}),
    ("", f"{WON}\n0 give 9C 1", "0 give 9S 1", "already-given", {}),
    ("", WON, "0 discard 9C", "nothing-to-lay-down", {}),
    # The order
    ("", GIVEN, "0 order 95", "order-below-bid", {"bid": "100"}),
    ("", GIVEN, "0 order 102", "not-a-multiple", {"step": "5"}),
    ("", GIVEN, "0 order 205", "order-over-cap", {"cap": "200"}),
    (
        "options: dark=optional",
        f"{PLAIN}\n0 dark\n1 pass\n2 pass\n0 give 9C 1\n0 give 9S 2",
        "0 order 125",
        "dark-order-fixed",
        {"amount": "120"},
    ),
    # Redeals
    ("", PLAIN, "1 redeal", "claim-without-ground", {}),
    ("options: dark=optional", NINES, "0 redeal", "claim-too-early", {}),
    ("options: cut=interactive", "deal:", "0 redeal", "claim-too-early", {}),
    ("options: dark=unseen", NINES, "0 redeal", "claim-unseen", {}),
    ("options: dark=optional", f"{NINES}\n0 dark", "0 redeal", "claim-unseen", {}),
    (
        "options: dark=optional",
        f"{NINES} | 1=AS TS KS QS JS AC TC | 2=KC QC AD TD KD JD AH | talon=TH QH JH"
        "\n0 dark\n1 pass\n2 pass",
        "0 redeal",
        "claim-in-the-dark",
        {},
    ),
    (
        "options: redeal_window=before_bidding",
        f"{NINES}\n1 pass\n2 pass\n0 give 9C 1",
        "0 redeal",
        "claim-too-late",
        {},
    ),
    ("", LED, "0 redeal", "claim-too-late", {}),
    (
        "options: redeal_who=forced_100",
        f"{NINES}\n1 bid 105",
        "0 redeal",
        "claim-only-on-the-hundred",
        {},
    ),
    (
        "",
        "deal: 0=AS AC AD AH TS TC TD | talon=9S 9C JD\n1 bid 105\n2 pass\n0 pass",
        "1 redeal",
        "claim-only-on-the-hundred",
        {},
    ),
    (
        "",
        "deal: 0=AS AC AD AH TS TC TD | talon=9S 9C JD\n1 pass\n2 pass\n0 give 9S 1",
        "0 redeal",
        "claim-too-late",
        {},
    ),
    ("", "\n".join([f"{NINES}\n0 redeal"] * 20 + [NINES]), "0 redeal", "too-many-redeals", {}),
    # Giving up
    ("", PLAIN, "1 rospis", "too-early-to-give-up", {}),
    ("options: cut=interactive", "deal:", "0 rospis", "too-early-to-give-up", {}),
    ("", WON, "1 rospis", "not-the-declarer", {}),
    ("", f"{LED}\n0 play AD", "0 rospis", "too-late-to-give-up", {}),
    ("options: rospis=off", WON, "0 rospis", "rospis-off", {"limit": "0"}),
    ("options: rospis_limit=3\nrospises: 3 0 0", WON, "0 rospis", "rospis-limit", {"limit": "3"}),
    (
        "options: rospis_barrel_self=off\nscores: 880 0 0",
        WON,
        "0 rospis",
        "rospis-on-the-barrel",
        {"limit": "0"},
    ),
    (
        "options: rospis_any_barrel=off\nscores: 0 0 880",
        WON,
        "0 rospis",
        "rospis-with-a-barrel",
        {"limit": "0"},
    ),
    ("options: golden=on", PLAIN, "0 rospis", "rospis-golden", {"limit": "0"}),
    (
        "options: dark=optional, rospis_dark=off",
        f"{PLAIN}\n0 dark\n1 pass\n2 pass",
        "0 rospis",
        "rospis-dark",
        {"limit": "0"},
    ),
    ("", WON, "0 cross", "cross-off", {"limit": "1"}),
    ("options: cross=on\ncrosses: 1 0 0", WON, "0 cross", "cross-limit", {"limit": "1"}),
    ("options: cross=on\nscores: 0 0 880", WON, "0 cross", "cross-with-a-barrel", {"limit": "1"}),
    ("options: cross=on, golden=on", PLAIN, "0 cross", "cross-golden", {"limit": "1"}),
    (
        "options: cross=on, dark=optional",
        f"{PLAIN}\n0 dark\n1 pass\n2 pass",
        "0 cross",
        "cross-dark",
        {"limit": "1"},
    ),
    # The cut
    ("options: cut=interactive", "deal:", "1 cut 24", "cut-out-of-range", {}),
    ("options: cut=interactive", "deal:", "1 cut 0", "cut-out-of-range", {}),
    ("options: cut=interactive", "deal:", "0 cut 5", "not-your-turn", {}),
    ("options: cut=interactive", "deal:", "1 bid 105", "wrong-phase", {"phase": "cut"}),
    # Following
    ("", f"{LED}\n0 play AD", "1 play KH", "must-follow-suit", {"suit": "D"}),
    ("", f"{LED}\n0 play AD", "1 play AH", "card-not-in-hand", {"card": "AH"}),
    ("", f"{LED}\n0 play AD", "1 marry KH", "declare-on-lead", {}),
    ("", f"{LED}\n0 play AD", "2 play 9S", "not-your-turn", {}),
    ("", RUFF, "1 play QS", "must-trump", {"suit": "H"}),
    ("options: must_beat=on", BEATEN, "2 play 9D", "must-beat", {"card": "KD"}),
    # Leading
    ("", LED, "0 marry KD", "marriage-needs-a-trick-first", {"card": "KD", "suit": "D"}),
    ("", FORCED, "0 marry AS", "no-four-aces", {"card": "AS", "suit": "S"}),
    ("options: ace_marriage=0", FORCED, "0 marry AS", "aces-off", {"card": "AS", "suit": "S"}),
    ("", FORCED, "0 marry TS", "not-to-declare-with", {"card": "TS", "suit": "S"}),
    ("", FORCED, "0 bed QD", "bed-off", {"card": "QD", "suit": "D"}),
    (
        "options: bed_marriage=on",
        FORCED,
        "0 bed QD",
        "no-bed-in-hand",
        {"card": "QD", "suit": "D"},
    ),
    ("", FORCED, "0 nines 9H", "nines-off", {"card": "9H", "suit": "H"}),
    (
        "options: four_nines_bonus=360",
        FORCED,
        "0 nines 9H",
        "no-four-nines",
        {"card": "9H", "suit": "H"},
    ),
    ("options: marriage_auto=on", FORCED, "0 play KD", "must-declare", {}),
    ("", CROSSED, "1 marry KH", "no-marriage-in-hand", {"card": "KH", "suit": "H"}),
    ("options: trump_lead=owner", CROSSED, "1 play JC", "trump-lead-not-yours", {"suit": "C"}),
    ("options: trump_lead=non_owner", OWNER, "0 play QD", "trump-lead-yours", {"suit": "D"}),
    (
        "options: ace_first_lead=off",
        ACES,
        "0 marry AS",
        "aces-need-a-trick-first",
        {"card": "AS", "suit": "S"},
    ),
    # The end
    ("scores: 900 0 0\noptions: barrel=0", f"{LED}\n{REST}", "0 deal", "match-over", {}),
]


@pytest.mark.parametrize(("header", "body", "move", "reason", "details"), CASES)
def test_why_not(header: str, body: str, move: str, reason: str, details: dict[str, str]) -> None:
    state = played(body, header)
    seat, _, action = move.partition(" ")
    assert why_not(state, int(seat), action) == (reason, details)


TWO = (
    "deal: 0=AS TS KS QS JS 9S AC TC KC QC | 1=JC 9C AD TD KD QD JD 9D AH TH"
    " | talon1=KH QH | talon2=JH 9H\n1 pass"
)


def test_there_are_two_talons() -> None:  # E2
    assert why_not(played(TWO, preset="two-player", seats=2), 0, "take 3")[0] == "no-such-talon"


def test_in_ten_two_no_card_is_given() -> None:  # TH-280
    body = f"{TWO.replace('1 pass', '0 bid 100')}\n1 pass\n0 take 1"
    state = played(body, preset="two-player-10", seats=2)
    assert why_not(state, 0, "give 9S 1")[0] == "nothing-to-give"


def test_the_sitter_does_nothing() -> None:  # E0, TH-035
    state = played("deal:", preset="four-player", seats=4)
    for action in ("bid 105", "redeal", "rospis", "pass"):
        assert why_not(state, 3, action)[0] == "not-playing"


def test_every_reason_is_given_somewhere() -> None:
    given = {case[3] for case in CASES} | {"no-such-talon", "nothing-to-give"}
    assert given == {reason.value for reason in Reason}


def test_a_refused_action_changes_nothing() -> None:
    state = played(PLAIN)
    before = THOUSAND.view(state, 1)
    assert why_not(state, 1, "bid 300")[0] == "bid-over-cap"
    assert THOUSAND.view(state, 1) == before
