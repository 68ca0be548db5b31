"""Cards by their odd order: the hand, its buttons, and the page that shows the order itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.i18n import Html
from bot.prefs import Prefs
from bot.screens.cards import face, fan, rank_face, suit_face, suits_in_order
from bot.screens.cards import in_order as by_suit
from bot.screens.screen import Choice, Look
from engine.cards import Card, Rank, Suit
from engine.games.fives import (
    ACE_OF_HEARTS,
    in_order,
    is_trump,
    plain_order,
    strength,
    trump_order,
    trumps_of,
)

MEDALS = ("🥇", "🥈", "🥉")
"""Stand before the five and jack of trumps and the ace of hearts, the three best trumps."""
ORDER = "order"
"""The page of a hand that shows the order of the cards."""
WIDTH = 5
"""Cards in a row of buttons."""


def medal(held: Card, trump: Suit | None) -> str:
    """The medal of one of the three best trumps; empty for another card.

    The ace of hearts wears its own before a suit is trumps: it is always the third.
    """
    if held is ACE_OF_HEARTS:
        return MEDALS[2]
    return MEDALS[trump_order(trump).index(held)] if _is_best(held, trump) else ""


def _is_best(held: Card, trump: Suit | None) -> bool:
    return held.suit is trump and held.rank in (Rank.FIVE, Rank.JACK)


def marked_face(held: Card, trump: Suit | None, prefs: Prefs) -> str:
    """The card, its medal before it."""
    return medal(held, trump) + face(held, prefs)


def marked_faces(
    hand: Collection[Card], trump: Suit | None, prefs: Prefs, *, ace_high: bool = False
) -> str:
    """Cards in a row, the highest trump first, with medals."""
    cards = in_order(hand, trump, ace_high=ace_high)
    return " ".join(marked_face(held, trump, prefs) for held in cards)


def fanned(look: Look, hand: Sequence[Card], trump: Suit | None, *, ace_high: bool = False) -> str:
    """A hand: the trumps one by one, the best with medals, then suit by suit.

    `🥇5♠ 🥉Т♥ К♠ · ♦ К 2 · ♣ 9`.
    """
    plain = [held for held in hand if not is_trump(held, trump)]
    trumps = marked_faces(trumps_of(hand, trump), trump, look.prefs)
    rest = fan(plain, look.prefs, lambda held: strength(held, trump, ace_high=ace_high))
    return " · ".join(part for part in (trumps, rest) if part)


def as_held(
    hand: Collection[Card], trump: Suit | None, *, ace_high: bool = False
) -> tuple[Card, ...]:
    """The cards in the order in which `fanned` shows them."""
    plain = [held for held in hand if not is_trump(held, trump)]
    trumps = in_order(trumps_of(hand, trump), trump)
    return (*trumps, *by_suit(plain, lambda held: strength(held, trump, ace_high=ace_high)))


def card_rows(
    look: Look, found: Mapping[Card, int], trump: Suit | None, *, ace_high: bool = False
) -> Iterator[tuple[Choice, ...]]:
    """A button for each card, in the order of the hand; what each does stands beside it."""
    cards = as_held(found, trump, ace_high=ace_high)
    buttons = [Choice(marked_face(held, trump, look.prefs), found[held]) for held in cards]
    for at in range(0, len(buttons), WIDTH):
        yield tuple(buttons[at : at + WIDTH])


def order_button(look: Look) -> tuple[str, str]:
    """The entry of `pages` that opens the order of the cards."""
    return ORDER, look.t.plain("fives-page-order")


def order_page(
    look: Look,
    hand: Collection[Card],
    trump: Suit | None,
    *,
    ace_high: bool = False,
    renege: bool = True,
) -> str:
    """The order of trumps and of the plain suits as they stand now; the own cards underlined.

    `renege` says whether the house lets the three best trumps be held back.
    """
    t = look.t
    trumps = _trumps(look, hand, trump)
    plain = "\n".join(
        t(
            "fives-order-plain",
            suit=suit_face(suit, look.prefs),
            ranks=_ranks(plain_order(suit, ace_high=ace_high), hand, look.prefs),
        )
        for suit in suits_in_order(Suit)
        if suit is not trump
    )
    hearts = suit_face(Suit.HEARTS, look.prefs)
    hint = t("fives-order-hint", suit=hearts) + (f" {t('fives-order-renege')}" if renege else "")
    return f"<b>{t('fives-order-title')}</b>\n{trumps}\n{plain}\n<i>{hint}</i>"


def _trumps(look: Look, hand: Collection[Card], trump: Suit | None) -> str:
    hearts = suit_face(Suit.HEARTS, look.prefs)
    named = look.t("fives-ace-of-hearts", suit=hearts)
    ace = Html(_underlined(named, is_held=ACE_OF_HEARTS in hand))
    if trump is None:
        return look.t("fives-order-no-trump", ace=ace, jack=rank_face(Rank.JACK, look.prefs))
    order = trump_order(trump)
    five, jack = (_ranks(order[place : place + 1], hand, look.prefs) for place in (0, 1))
    return look.t(
        "fives-order-trumps",
        suit=suit_face(trump, look.prefs),
        five=five,
        jack=jack,
        ace=ace,
        ranks=_ranks(order[3:], hand, look.prefs),
    )


def _ranks(cards: Sequence[Card], hand: Collection[Card], prefs: Prefs) -> Html:
    """The ranks in a row, those in the hand underlined."""
    return Html(
        " ".join(_underlined(rank_face(held.rank, prefs), is_held=held in hand) for held in cards)
    )


def _underlined(text: str, *, is_held: bool) -> str:
    return f"<u>{text}</u>" if is_held else text
