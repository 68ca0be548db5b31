"""The own hand and what to do with it now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html
from bot.screens.cards import faces, fan, suit_face
from bot.screens.screen import Look
from bot.screens.thousand.choices import CROSS, ROSPIS, next_recipient
from engine.cards import Suit
from engine.games.thousand.actions import Bid, Redeal
from engine.games.thousand.cards import cap, marriage_value, marriages, strength
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View


def hand(look: Look) -> str:
    """The cards by suit, what they may declare, and what is wanted."""
    view: View = look.view
    if view.phase in (PhaseName.REST, PhaseName.OVER) or look.seat is None:
        return ""
    if look.seat == view.sitter:
        return look.t("thousand-hand-sitter")
    return "\n".join(line for line in (*_cards(look), *_peeked(look), what_to_do(look)) if line)


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
    pairs = marriages(view.hand)
    if pairs:
        told = ", ".join(
            f"{suit_face(suit, look.prefs)} {marriage_value(view.options, suit)}" for suit in pairs
        )
        yield look.t("thousand-hand-marriages", what=told)
    if view.own_talon and view.phase not in (PhaseName.PLAY,) and not view.talon:
        yield look.t("thousand-talon", cards=faces(view.own_talon, look.prefs))


def _peeked(look: Look) -> Iterator[str]:
    view: View = look.view
    for seat, cards in enumerate(view.peeked_hands):
        if cards:
            shown = faces(cards, look.prefs)
            yield look.t("thousand-peeked-hand", name=look.names[seat], cards=shown)
    known = [found for found in view.peeked_talon if found is not None]
    if known:
        yield look.t("thousand-peeked-talon", cards=faces(known, look.prefs))
    if view.peeked_suits:
        signs = " ".join(suit_face(suit, look.prefs) for suit in view.peeked_suits)
        yield look.t("thousand-peeked-suits", suits=signs)


def what_to_do(look: Look) -> str:
    """What is wanted of the seat now; empty if nothing is."""
    view: View = look.view
    if look.page in (ROSPIS, CROSS):
        return _giving_up(look)
    if look.seat not in view.to_move:
        may_claim = any(isinstance(action, Redeal) for action in view.legal)
        return look.t("thousand-may-claim") if may_claim else ""
    text = _wanted(look)
    return f"<i>{text}</i>" if text else ""


def _giving_up(look: Look) -> str:
    view: View = look.view
    amount = view.order or 0
    if look.page == CROSS:
        return look.t("thousand-cross-really")
    cost = amount if view.options.rospis_deduct else 0
    return look.t(f"thousand-rospis-really-{view.options.rospis}", amount=amount, cost=cost)


def _wanted(look: Look) -> str:
    view: View = look.view
    t = look.t
    match view.phase:
        case PhaseName.BIDDING:
            return _call_wanted(look)
        case PhaseName.DISCARD:
            recipient = next_recipient(view)
            name = "" if recipient is None else look.names[recipient]
            return t("thousand-do-give", name=name) if name else t("thousand-do-lay-down")
        case PhaseName.ORDER:
            return t("thousand-do-order", bid=view.bid or 0)
        case PhaseName.PLAY:
            return _card_wanted(look)
        case _:
            return t(f"thousand-do-{view.phase.value}")


def _call_wanted(look: Look) -> str:
    view: View = look.view
    if not any(isinstance(action, Bid) for action in view.legal):
        return look.t("thousand-do-pass")
    if look.seat not in view.looked:
        return look.t("thousand-do-bid-unseen")
    if view.options.bid_cap == "none":
        return look.t("thousand-do-bid")
    return look.t("thousand-do-bid-up-to", cap=cap(view.options, view.hand))


def _card_wanted(look: Look) -> str:
    view: View = look.view
    if not view.table:
        return look.t("thousand-do-lead")
    led = view.table[0].card.suit
    if _holds(view, led):
        return look.t("thousand-do-follow", suit=suit_face(led, look.prefs))
    if view.trump is not None and view.options.must_trump and _holds(view, view.trump):
        return look.t("thousand-do-trump-in", suit=suit_face(view.trump, look.prefs))
    return look.t("thousand-do-any", suit=suit_face(led, look.prefs))


def _holds(view: View, suit: Suit) -> bool:
    return any(held.suit is suit for held in view.hand)
