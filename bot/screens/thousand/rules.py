"""The rules in force: a sentence for each option that makes a difference, four short pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.i18n import Translator
from bot.screens.rulebook import Section, told
from bot.screens.titles import preset_title
from engine.cards import Suit
from engine.games.thousand.cards import marriage_value
from engine.games.thousand.options import ThousandRules

SECTIONS: tuple[Section, ...] = (
    Section.of(
        "aim",
        "players, target win_strict, ranks, points, pairs, ace_marriage, bed_marriage,"
        " four_nines_bonus, bank",
    ),
    Section.of(
        "bidding",
        "deal, shuffle_mode, cut cut_by cut_nine cut_jack, sitter_round sitter_marriage,"
        " opening, bids jump_bids, bid_cap, negative_silence negative_mercy,"
        " dark dark_seat dark_min_score dark_on_barrel dark_no_raise,"
        " dark_double dark_double_loss dark_double_marriage, dark_counter_marriage, dark_bolts,"
        " talon talon_reveal dark_hide_talon, talon_rebuy,"
        " discards discard_visibility dark_hide_discard, discard_order raise_cap,"
        " rospis rospis_half_round rospis_deduct, rospis_limit rospis_third_fine"
        " rospis_barrel_self rospis_any_barrel rospis_golden rospis_dark rospis_same_dealer,"
        " cross cross_limit cross_any_barrel cross_dark,"
        " redeal_hand_nines, redeal_hand_jacks, redeal_hand_below, redeal_window,"
        " redeal_talon_below, redeal_talon_nines, redeal_talon_jacks, redeal_talon_only_at_100,"
        " redeal_after_discard_nines, redeal_after_discard_jacks, redeal_after_discard_below,"
        " redeal_who redeal_dealer_fine redeal_same_dealer, powerups",
    ),
    Section.of(
        "play",
        "first_lead, must_trump must_beat, trump_mode marriage_first_lead, marriage_more,"
        " marriage_auto, marriage_capture, marriage_points_for, trump_lead,"
        " ace_first_lead ace_trump ace_consecutive",
    ),
    Section.of(
        "score",
        "success_score round_declarer, opponents,"
        " bolt_mode bolt_criterion bolt_declarer bolt_on_barrel, dump_pos dump_neg dump_extra,"
        " barrel, barrel_raw_points, barrel_success barrel_min_bid,"
        " barrel_attempts barrel_own_talon barrel_fall, barrel_failed_bid, barrel_three_falls,"
        " barrel_knock barrel_same_time, barrel_open_talon, barrel_bidding, barrel_jump,"
        " reverse_barrel, win_tie,"
        " golden golden_seat golden_mandatory golden_double_marriage golden_none golden_raise",
    ),
)

_FAMILIES: Mapping[str, Callable[[ThousandRules], bool]] = {
    "dark": lambda o: o.dark != "off",
    "rospis": lambda o: o.rospis != "off",
    "cross": lambda o: o.cross,
    "bolt": lambda o: o.bolt_mode != "off",
    "barrel": lambda o: bool(o.barrel),
    "golden": lambda o: o.golden,
    "ace": lambda o: bool(o.ace_marriage),
    "cut": lambda o: o.cut != "off",
    "sitter": lambda o: o.players == 4,
}
"""When the options whose names begin so have an effect."""
_HEADS = frozenset({"dark", "rospis", "cross", "bolt_mode", "barrel", "golden", "cut"})
"""The option of a family that says whether the others have an effect."""


def _has_hand_claims(options: ThousandRules) -> bool:
    return bool(
        options.redeal_hand_below or options.redeal_hand_nines or options.redeal_hand_jacks
    )


def _has_talon_claims(options: ThousandRules) -> bool:
    return bool(
        options.redeal_talon_below or options.redeal_talon_nines or options.redeal_talon_jacks
    )


_SINGLE: Mapping[str, Callable[[ThousandRules], bool]] = {
    "dark_seat": lambda o: o.dark != "unseen",
    "rospis_golden": lambda o: o.golden,
    "rospis_half_round": lambda o: o.rospis != "60",
    "bolt_on_barrel": lambda o: bool(o.barrel),
    "barrel": lambda o: not o.barrel_raw_points,
    "barrel_success": lambda o: not o.barrel_raw_points,
    "ace_trump": lambda o: o.trump_mode != "declared",
    "marriage_more": lambda o: o.trump_mode == "marriage",
    "discard_visibility": lambda o: o.players != 2,
    "dark_hide_discard": lambda o: o.discard_visibility == "open",
    "cross_dark": lambda o: o.dark != "off",
    "talon_rebuy": lambda o: o.players != 2,
    "redeal_window": _has_hand_claims,
    "redeal_talon_only_at_100": _has_talon_claims,
    "redeal_who": lambda o: _has_hand_claims(o) or _has_talon_claims(o),
    "redeal_same_dealer": lambda o: _has_hand_claims(o) or _has_talon_claims(o),
}
"""When a single option has an effect, or its sentence is the right one."""


def pages(t: Translator, options: ThousandRules) -> tuple[str, ...]:
    """A page per section."""
    facts = _facts(options)
    return tuple(
        told(t, "thousand", section, lambda name: value_of(options, name), facts)
        for section in SECTIONS
    )


def value_of(options: ThousandRules, name: str) -> str:
    """The value of an option as the notation writes it; empty for what has no effect here."""
    if not _matters(options, name):
        return ""
    match name:
        case "deal" | "discards":
            two = f"2-{options.two_player_mode}"
            return two if options.players == 2 else str(options.players)
        case "talon":
            return "2" if options.players == 2 else "1"
        case "bids" | "ranks" | "points" | "pairs" | "opponents" | "marriage_more":
            return "on"
        case _:
            return options.write_value(getattr(options, name))


def _matters(options: ThousandRules, name: str) -> bool:
    family = _FAMILIES.get(name.split("_", maxsplit=1)[0])
    if family is not None and name not in _HEADS and not family(options):
        return False
    return name not in _SINGLE or _SINGLE[name](options)


def _facts(options: ThousandRules) -> Mapping[str, str | int]:
    """What the sentences may mention."""
    suits = {"h": Suit.HEARTS, "d": Suit.DIAMONDS, "c": Suit.CLUBS, "s": Suit.SPADES}
    numbers = {
        name: value
        for name in type(options).model_fields
        if isinstance(value := getattr(options, name), int) and not isinstance(value, bool)
    }
    return {
        **numbers,
        **{letter: marriage_value(options, suit) for letter, suit in suits.items()},
        "opener": options.opener,
        "marriages": "off" if options.marriage_points_for == "declarer" else "on",
        "talon_rebuy": 0 if options.talon_rebuy == "off" else int(options.talon_rebuy),
        "fall": options.barrel - options.penalty,
    }


def in_one_line(t: Translator, preset: str, options: ThousandRules) -> str:
    """Preset, target, and what players ask about first."""
    name = preset_title(t, "thousand", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: ThousandRules) -> Iterator[str]:
    yield t("thousand-line-target", target=options.target)
    if options.ace_marriage:
        yield t("thousand-line-aces", value=options.ace_marriage)
    if options.barrel:
        yield t("thousand-line-barrel", barrel=options.barrel)
    else:
        yield t("thousand-line-no-barrel")
    yield t("thousand-line-no-rospis" if options.rospis == "off" else "thousand-line-rospis")
    if options.dark != "off":
        yield t("thousand-line-dark")
    if options.golden:
        yield t("thousand-line-golden")
    if options.trump_mode == "declared":
        yield t("thousand-line-declared")
