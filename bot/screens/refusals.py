"""Which cards of a hand may not be played now, and by which rule."""

from __future__ import annotations

from typing import Any

from bot.table import Playing, Table
from engine.cards import Card, Suit
from engine.game import IllegalAction, Seat, Unreadable
from engine.games import GAMES

Refusal = tuple[str, str, dict[str, str]]
"""A card in notation, the reason code, its details."""
ASIDE = ("rob",)
"""Actions that may be done instead of playing a card, and name one that is laid away."""


def refused_cards(view: Any) -> tuple[Card, ...]:
    """The cards in hand that the viewer, whose turn it is to play a card, may not play."""
    legal = [str(action).split() for action in view.legal]
    if not any(words[0] == "play" for words in legal):
        return ()
    playable = {words[1] for words in legal if len(words) > 1 and words[0] not in ASIDE}
    return tuple(card for card in view.hand if str(card) not in playable)


def refusals(table: Table, seat: Seat) -> tuple[Refusal, ...]:
    """The cards that the seat may not play, and the rules that forbid them."""
    stage = table.stage
    if not isinstance(stage, Playing):
        return ()
    view = GAMES[table.slug].view(stage.state, seat)
    found = (_refusal(table, seat, card) for card in refused_cards(view))
    return tuple(refusal for refusal in found if refusal is not None)


def _refusal(table: Table, seat: Seat, card: Card) -> Refusal | None:
    stage = table.stage
    game = GAMES[table.slug]
    assert isinstance(stage, Playing)  # noqa: S101 - asked of a match only
    for text in (f"play {card}", f"play {card} {Suit.SPADES}"):
        try:
            game.apply(stage.state, seat, game.read_action(text))
        except Unreadable:
            continue
        except IllegalAction as error:
            return str(card), error.reason, error.details
    return None
