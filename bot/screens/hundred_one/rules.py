"""The rules in force: a sentence for each option that makes a difference, three short pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.i18n import Translator
from bot.screens.rulebook import Section, told
from bot.screens.titles import preset_title
from engine.games.hundred_one.options import HundredOneRules

SECTIONS: tuple[Section, ...] = (
    Section.of(
        "aim",
        "aim, limit exact_reset, end_mode, values, score_floor,"
        " hand_size, opening_card opening_special, first_dealer next_dealer",
    ),
    Section.of("play", "fits, draw_rule drawn_card, voluntary_draw, empty_stock"),
    Section.of(
        "cards",
        "six_draw, seven_draw, ks_draw, penalty_skip stacking, ace ace_two_players,"
        " queen queen_on_order, nine_cover nine_cover_queen finish_on_nine,"
        " final_penalty, queen_bonus queen_spades_bonus queen_zero_bonus",
    ),
)


def pages(t: Translator, options: HundredOneRules) -> tuple[str, ...]:
    """A page per section."""
    facts = _facts(options)
    return tuple(
        told(t, "hundred_one", section, lambda name: value_of(options, name), facts)
        for section in SECTIONS
    )


def value_of(options: HundredOneRules, name: str) -> str:
    """The value of an option as the notation writes it; empty for what has no effect here."""
    penalties = options.six_draw or options.seven_draw or options.ks_draw
    match name:
        case "aim" | "values" | "fits" | "ace" | "queen":
            return "on"
        case "penalty_skip" | "stacking" | "final_penalty" if not penalties:
            return ""
        case "nine_cover_queen" | "finish_on_nine" if not options.nine_cover:
            return ""
        case "opening_special" if options.opening_card != "dealer_fifth":
            return ""
        case _:
            return options.write_value(getattr(options, name))


def _facts(options: HundredOneRules) -> Mapping[str, str | int]:
    """What the sentences may mention."""
    return {
        name: value
        for name in type(options).model_fields
        if isinstance(value := getattr(options, name), int) and not isinstance(value, bool)
    }


def in_one_line(t: Translator, preset: str, options: HundredOneRules) -> str:
    """Preset, limit, and what players ask about first."""
    name = preset_title(t, "hundred_one", preset)
    return " · ".join((t("line-preset", name=name), *_line(t, options)))


def _line(t: Translator, options: HundredOneRules) -> Iterator[str]:
    yield t("hundred_one-line-limit", limit=options.limit)
    yield t(f"hundred_one-line-{options.end_mode}")
    if options.stacking != "none":
        yield t("hundred_one-line-stacking")
    if options.opening_card == "forehand_any":
        yield t("hundred_one-line-any-opening")
