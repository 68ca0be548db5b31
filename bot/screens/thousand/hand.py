"""The own hand: the cards, what they hold, what the seat knows besides, and what is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html
from bot.screens.cards import face, faces, fan, suit_face
from bot.screens.screen import Look
from bot.screens.thousand.standing import BACK, BEFORE_PLAY
from bot.screens.thousand.wanted import what_to_do
from bot.screens.thousand.worth import holdings, winning_points
from engine.cards import Card
from engine.games.thousand.cards import marriage_value, marriages, points, strength
from engine.games.thousand.seats import is_on_barrel
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View

_NO_CARDS = (PhaseName.REST, PhaseName.OVER)


def hand(look: Look) -> str:
    """The cards by suit, what they may declare, and what is wanted."""
    view: View = look.view
    if view.phase in _NO_CARDS or look.seat is None:
        return ""
    if view.phase is PhaseName.CUT:
        return what_to_do(look)
    if look.seat == view.sitter:
        return "\n".join(_sitting(look))
    parts = (*_cards(look), *_peeked(look), *_barrel(look), what_to_do(look))
    return "\n".join(line for line in parts if line)


def fanned(look: Look) -> str:
    """The hand suit by suit, trump first."""
    view: View = look.view
    return fan(view.hand, look.prefs, strength, view.trump)


def _cards(look: Look) -> Iterator[str]:
    view: View = look.view
    if not view.hand:
        yield look.t("thousand-hand-unseen" if look.seat not in view.looked else "hand-empty")
        return
    yield look.t("hand-cards", cards=Html(fanned(look)))
    held = ", ".join(
        look.t.plain(f"thousand-holding-{kind.value}", value=value)
        if suit is None
        else f"{_holding(look, kind.value)}{suit_face(suit, look.prefs)} {value}"
        for kind, suit, value in holdings(view.options, view.hand)
    )
    if held:
        yield look.t("thousand-hand-marriages", what=held)
    if view.own_talon and view.phase in BEFORE_PLAY and not view.talon:
        yield look.t("thousand-talon-own", cards=faces(view.own_talon, look.prefs))
    if view.own_laid:
        yield look.t("thousand-laid-own", cards=faces(view.own_laid, look.prefs))


def _holding(look: Look, kind: str) -> str:
    return "" if kind == "marriage" else f"{look.t.plain('thousand-holding-bed')} "


def _peeked(look: Look) -> Iterator[str]:
    view: View = look.view
    for seat, cards in enumerate(view.peeked_hands):
        if cards:
            shown = fan(cards, look.prefs, strength)
            yield look.t("thousand-peeked-hand", name=look.names[seat], cards=shown)
    if view.peeked_talon:
        yield look.t("thousand-peeked-talon", cards=_with_backs(look, view.peeked_talon))
    if view.peeked_suits:
        signs = " ".join(suit_face(suit, look.prefs) for suit in view.peeked_suits)
        yield look.t("thousand-peeked-suits", suits=signs)


def _with_backs(look: Look, cards: tuple[Card | None, ...]) -> str:
    return " ".join(BACK if card is None else face(card, look.prefs) for card in cards)


def _barrel(look: Look) -> Iterator[str]:
    """What a seat on the barrel needs to win."""
    view: View = look.view
    if look.seat is None or not is_on_barrel(view, look.seat):
        return
    if view.options.barrel_raw_points:
        yield look.t("thousand-barrel-raw")
    elif view.phase in BEFORE_PLAY or view.declarer == look.seat:
        amount = winning_points(view.options)
        yield look.t(f"thousand-barrel-{view.options.barrel_success}", amount=amount)


def _sitting(look: Look) -> Iterator[str]:
    """Four players: what the dealer gets for the talon, as soon as it is seen."""
    view: View = look.view
    options, talon = view.options, view.talon
    if not talon:
        yield look.t("thousand-hand-sitter")
        if options.sitter_marriage != "off":
            yield look.t(f"thousand-hand-sitter-{options.sitter_marriage}")
        return
    yield look.t("thousand-hand-sitter-points", points=points(talon))
    if options.sitter_marriage != "off":
        for suit in marriages(talon):
            value = marriage_value(options, suit)
            yield look.t(
                "thousand-hand-sitter-pair", suit=suit_face(suit, look.prefs), value=value
            )
