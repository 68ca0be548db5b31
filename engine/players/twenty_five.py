"""A simple, sensible computer player of Twenty-Five, which knows its view and no more.

Every trick is worth the same, so it asks of each card how likely its side takes this trick with
it, and how much the card is worth later. A partner's good card is left alone; a trick that would
end the game for others is fought for with all it has.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import PACK_52, Card, Suit
from engine.game import Seat
from engine.games.fives import (
    TRICK_POINTS,
    in_order,
    is_trump,
    side_of,
    strength,
    taker,
    trump_order,
)
from engine.games.twenty_five.actions import Action, Play, Rob
from engine.games.twenty_five.state import TARGET
from engine.games.twenty_five.view import View

KEEPING = 0.8
"""How much a card's later worth counts beside this trick."""
FIGHT = 2.0
"""How much more a trick counts that may end the game."""


@dataclass(frozen=True, slots=True)
class _Table:
    """What the player reckons with."""

    seat: Seat
    trump: Suit
    unseen: tuple[Card, ...]
    """The cards that may be in other hands, most of them undealt."""
    behind: int
    """How many cards the opponents hold who are still to play to this trick."""
    weight: float
    """How much this trick counts."""


def choose(view: View, *, absent: bool = False) -> Action:
    """What the player does; for an absent person the same, but it does not rob."""
    robs = [action for action in view.legal if isinstance(action, Rob)]
    plays = [action for action in view.legal if isinstance(action, Play)]
    if view.trump is None or view.seat is None or not plays:
        return view.legal[0]
    if robs and not absent and (best := _robbery(view, view.trump)) is not None:
        return best
    table = _table(view, view.seat, view.trump)
    return max(plays, key=lambda action: _merit(view, table, action.card))


def _robbery(view: View, trump: Suit) -> Rob | None:
    """The worst card for the turned one, if that is better."""
    worst = min(view.hand, key=lambda card: worth(card, trump))
    if view.up is None or worth(worst, trump) >= worth(view.up, trump):
        return None
    return Rob(worst)


def worth(card: Card, trump: Suit) -> float:
    """How good the card is at taking a trick to come: above 0, and 1 for the five of trumps."""
    if is_trump(card, trump):
        order = trump_order(trump)
        return 1 - 0.6 * order.index(card) / len(order)
    return strength(card, trump) / 52


def _table(view: View, me: Seat, trump: Suit) -> _Table:
    seats, sides = len(view.hand_sizes), len(view.scores)
    later = [(me + n) % seats for n in range(1, seats - len(view.trick))]
    rivals = [seat for seat in later if side_of(seat, sides) != side_of(me, sides)]
    return _Table(
        seat=me,
        trump=trump,
        unseen=_unseen(view),
        behind=sum(view.hand_sizes[seat] for seat in rivals),
        weight=FIGHT if max(view.scores) + TRICK_POINTS >= TARGET else 1.0,
    )


def _unseen(view: View) -> tuple[Card, ...]:
    seen = {*view.hand, *(laid.card for laid in view.trick)}
    seen |= {laid.card for trick in view.taken for laid in trick.cards}
    seen |= {card for card in (view.up, view.laid_away) if card is not None}
    return tuple(card for card in PACK_52 if card not in seen)


def _merit(view: View, table: _Table, card: Card) -> tuple[float, int]:
    """The greater the better; among equals the weaker card."""
    chance = _chance(view, table, card)
    cost = worth(card, table.trump) * KEEPING
    weaker = in_order(view.hand, table.trump).index(card)
    return table.weight * chance - cost, weaker


def _chance(view: View, table: _Table, card: Card) -> float:
    """How likely the side of the player takes the trick if it plays the card."""
    cards = [*(laid.card for laid in view.trick), card]
    seats = [*(laid.seat for laid in view.trick), table.seat]
    best = taker(cards, table.trump)
    sides = len(view.scores)
    if side_of(seats[best], sides) != side_of(table.seat, sides):
        return 0.0
    beaters = sum(
        taker([cards[0], cards[best], other], table.trump) == 2 for other in table.unseen
    )
    held = min(1.0, table.behind / max(1, len(table.unseen)))
    return float((1 - held) ** beaters)
