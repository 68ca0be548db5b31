"""The presets: known ways to play, the suggested one first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.thousand.options.whole import ThousandRules

_DEFAULTS = ThousandRules()

_CLASSIC = {"cut_by": "left", "cut_jack": "dealer_cuts", "talon_deal": "last", "opener": "dealer"}
_GENEROUS_REDEALS = {
    "redeal_hand_nines": 3,
    "redeal_hand_jacks": 4,
    "redeal_talon_below": 5,
    "redeal_talon_nines": 2,
    "redeal_talon_jacks": 3,
    "redeal_talon_only_at_100": False,
}
_NO_DUMP = {"dump_pos": 0, "dump_neg": 0}
_PEACEFUL_BARREL = {"barrel_knock": "coexist", "barrel_same_time": "coexist"}
_WIKI = {
    "shuffle_mode": "first_only",
    "marriage_auto": True,
    "marriage_capture": True,
    "trump_lead": "owner",
}

PRESETS: Mapping[str, ThousandRules] = {
    "recommended": _DEFAULTS.but(
        cut="off", redeal_talon_below=5, ace_marriage=200, barrel_three_falls="zero"
    ),
    "classic": _DEFAULTS.but(
        **_CLASSIC,
        **_NO_DUMP,
        **_PEACEFUL_BARREL,
        redeal_hand_nines=0,
        talon_reveal="always",
        rospis="60",
        rospis_same_dealer=True,
        first_lead="dealer",
        barrel_fall="zero",
        barrel_failed_bid="attempt",
    ),
    "classic_agreed": _DEFAULTS.but(
        **_CLASSIC,
        redeal_hand_below=14,
        redeal_talon_below=5,
        redeal_after_discard_nines=4,
        redeal_after_discard_below=14,
        negative_silence="at_minus_120",
        dark="optional",
        dark_min_score="ge240",
        rospis_limit=3,
        rospis_third_fine=True,
        rospis_same_dealer=True,
        first_lead="dealer",
        ace_marriage=200,
        ace_trump="first",
        barrel_fall="zero",
        barrel_three_falls="zero",
    ),
    "online": _DEFAULTS.but(
        **_GENEROUS_REDEALS,
        cut="off",
        redeal_hand_below=13,
        redeal_window="before_bidding",
        ace_marriage=200,
        barrel_same_time="one",
    ),
    "wiki": _DEFAULTS.but(
        **_WIKI,
        **_NO_DUMP,
        **_PEACEFUL_BARREL,
        redeal_hand_nines=0,
        talon_reveal="always",
        rospis="off",
    ),
    "wiki_agreed": _DEFAULTS.but(
        **_WIKI,
        **_GENEROUS_REDEALS,
        redeal_hand_below=14,
        redeal_after_discard_nines=4,
        redeal_after_discard_jacks=4,
        negative_silence="at_minus_120",
        dark="optional",
        dark_counter_marriage=True,
        dark_min_score="ge240",
        dark_bolts=True,
        rospis_barrel_self=False,
        cross=True,
        ace_marriage=200,
    ),
    "two-player": _DEFAULTS.but(players=2, talon_reveal="always"),
    "two-player-10": _DEFAULTS.but(
        **_NO_DUMP,
        players=2,
        two_player_mode="ten_two",
        redeal_hand_nines=0,
        opening="open",
        talon_reveal="always",
        rospis="off",
    ),
    "three-dark": _DEFAULTS.but(
        redeal_hand_nines=0,
        opening="open",
        talon_reveal="always",
        dark="unseen",
        dark_seat="any",
        dark_double="all",
    ),
    "four-player": _DEFAULTS.but(players=4, cut="off", sitter_marriage="full"),
    "1001": _DEFAULTS.but(
        target=1001,
        barrel_attempts=1,
        barrel_failed_bid="attempt",
        barrel_three_falls="zero",
        barrel_own_talon=True,
        barrel_success="captured",
    ),
    "501": _DEFAULTS.but(
        **_NO_DUMP,
        target=501,
        marriage_values="H80S60D40C20",
        redeal_hand_nines=0,
        rospis="off",
        trump_mode="declared",
        bolt_mode="off",
        barrel=0,
    ),
    "golden-kon": _DEFAULTS.but(cut="off", ace_marriage=200, golden=True),
}
