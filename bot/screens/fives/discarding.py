"""Laying cards away: tap to mark, tap to confirm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.fives.contract import BiddingView, Moves
from bot.screens.fives.order import marked_face
from bot.screens.marking import marked_cards, marking
from bot.screens.screen import Choice, Look, Mark
from engine.cards import Card
from engine.games.fives import is_trump

WIDTH = 4
"""Cards in a row of buttons at most: more do not fit with a mark and a medal."""

Row = tuple[Choice | Mark, ...]


def rows(look: Look, moves: Moves, cards: Sequence[Card]) -> Iterator[Row]:
    """A button for each card, then what can be done with those that are marked.

    `cards` is the hand in the order in which it is shown.
    """
    view: BiddingView = look.view
    marked = marked_cards(cards, look.marked)
    most = max(map(len, moves.discards))

    def face(card: Card) -> str:
        return marked_face(card, view.trump, look.prefs)

    in_rows = -(-len(cards) // WIDTH)
    yield from marking(cards, look.marked, face, most, -(-len(cards) // in_rows))
    yield _all_plain(look, moves, cards)
    index = moves.discards.get(frozenset(marked))
    if index is not None:
        yield (Choice(_confirming(look, len(marked)), index, "success"),)


def _all_plain(look: Look, moves: Moves, cards: Sequence[Card]) -> Row:
    """A tap that marks all plain cards, where that is a discard; empty if they are marked."""
    trump = look.view.trump
    places = [place for place, card in enumerate(cards) if not is_trump(card, trump)]
    plain = sum(1 << place for place in places)
    is_legal = frozenset(cards[place] for place in places) in moves.discards
    if trump is None or not places or not is_legal or plain == look.marked:
        return ()
    return (Mark(look.t.plain("fives-button-all-plain", number=len(places)), plain),)


def _confirming(look: Look, number: int) -> str:
    key = "fives-button-discard" if number else "fives-button-keep"
    return look.t.plain(key, **({"number": number} if number else {}))


def wanted(look: Look, moves: Moves, cards: Sequence[Card]) -> str:
    """How many cards are to be marked, and how many are."""
    sizes = sorted({len(chosen) for chosen in moves.discards})
    least, most = sizes[0], sizes[-1]
    t = look.t
    if frozenset.intersection(*moves.discards):
        asked = t("fives-do-discard-plain")
    elif least == most:
        asked = t("fives-do-discard", number=least)
    elif least:
        asked = t("fives-do-discard-least", number=least)
    else:
        asked = t("fives-do-discard-any")
    number = len(marked_cards(cards, look.marked))
    return f"{asked} {t('fives-do-marked', number=number)}" if number else asked
