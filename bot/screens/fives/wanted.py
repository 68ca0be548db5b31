"""What may be played to the card that is led, told beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.cards import face, suit_face
from bot.screens.fives.order import marked_faces
from bot.screens.screen import Look
from engine.cards import Card, Suit
from engine.games.fives import (
    ACE_OF_HEARTS,
    Following,
    PlainLead,
    forced_trumps,
    is_trump,
    trumps_of,
)


def what_to_play(
    look: Look, following: Following, hand: Sequence[Card], led: Card | None, trump: Suit
) -> str:
    """What the hand may play now; `led` None: it leads."""
    t = look.t
    if led is None:
        return t("fives-do-lead")
    if is_trump(led, trump):
        return _to_a_trump(look, following, hand, led, trump)
    suit = suit_face(led.suit, look.prefs)
    if following.plain_lead is PlainLead.ANY:
        return t("fives-do-any", card=face(led, look.prefs))
    if not any(held.suit is led.suit and held is not ACE_OF_HEARTS for held in hand):
        return t("fives-do-void", suit=suit)
    is_bound = following.plain_lead is PlainLead.FOLLOW or not trumps_of(hand, trump)
    return t("fives-do-follow" if is_bound else "fives-do-follow-or-trump", suit=suit)


def _to_a_trump(
    look: Look, following: Following, hand: Sequence[Card], led: Card, trump: Suit
) -> str:
    t = look.t
    card = face(led, look.prefs)
    held = trumps_of(hand, trump)
    if not held:
        return t("fives-do-no-trump", card=card)
    if forced_trumps(following, hand, led, trump):
        return t("fives-do-trump", card=card)
    return t("fives-do-renege", card=card, kept=marked_faces(held, trump, look.prefs))
