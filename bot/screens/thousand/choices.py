"""The buttons of a hand: what is legal now, the usual first and the rest a page away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.screens.cards import face, in_order, suit_face
from bot.screens.screen import Choice, Look
from bot.screens.thousand.worth import worth
from engine.cards import Card
from engine.game import Seat
from engine.games.thousand.actions import (
    Action,
    Bed,
    Bid,
    Cross,
    Cut,
    Dark,
    Deal,
    Discard,
    Give,
    Marry,
    NameOrder,
    NameTrump,
    Nines,
    Pass,
    PeekCard,
    PeekHands,
    PeekSuits,
    PeekTalon,
    Play,
    Rebuy,
    Redeal,
    Rospis,
    Take,
)
from engine.games.thousand.actions import (
    Look as LookAt,
)
from engine.games.thousand.cards import marriage_value, strength
from engine.games.thousand.view import View

BIDS, ORDERS, CUTS, ROSPIS, CROSS = "bids", "orders", "cuts", "rospis", "cross"
"""The pages of a hand."""
FEW = 8
"""So many amounts stand side by side; of more, a choice is offered."""
CUT_STEP = 4
"""A cut of every fourth number of cards is offered, any other a page away."""
STEPS = 4
"""The next amounts that are offered of many."""

Row = tuple[Choice, ...]
Indexed = tuple[int, Action]


def choices(look: Look) -> tuple[Row, ...]:
    """Rows of buttons for the page that is open."""
    legal = tuple(enumerate(look.view.legal))
    match look.page:
        case "bids":
            return _in_rows([_amount(look, i, a) for i, a in legal if isinstance(a, Bid)], 5)
        case "orders":
            return _in_rows([_amount(look, i, a) for i, a in legal if isinstance(a, NameOrder)], 5)
        case "cuts":
            return _in_rows([_amount(look, i, a) for i, a in legal if isinstance(a, Cut)], 6)
        case "rospis":
            return _giving_up(look, legal, Rospis)
        case "cross":
            return _giving_up(look, legal, Cross)
        case _:
            return tuple(row for row in _main(look, legal) if row)


def _giving_up(look: Look, legal: Sequence[Indexed], kind: type) -> tuple[Row, ...]:
    key = "thousand-button-rospis-yes" if kind is Rospis else "thousand-button-cross-yes"
    return tuple(
        (Choice(look.t.plain(key), index, style="danger"),)
        for index, action in legal
        if isinstance(action, kind)
    )


def pages(look: Look) -> tuple[tuple[str, str], ...]:
    """The buttons that open further pages."""
    if look.page:
        return ()
    legal: Sequence[Action] = look.view.legal
    found: list[str] = []
    kinds: tuple[tuple[str, type, int], ...] = (
        (BIDS, Bid, FEW),
        (ORDERS, NameOrder, FEW),
        (CUTS, Cut, FEW),
        (ROSPIS, Rospis, 0),
        (CROSS, Cross, 0),
    )
    for page, kind, few in kinds:
        if sum(isinstance(action, kind) for action in legal) > few:
            found.append(page)
    return tuple((page, look.t.plain(f"thousand-page-{page}")) for page in found)


def next_recipient(view: View) -> Seat | None:
    """The opponent who is to be given a card next, clockwise from the declarer."""
    waiting = {action.to for action in view.legal if isinstance(action, Give)}
    seats = len(view.scores)
    after = view.declarer or 0
    return min(waiting, key=lambda seat: (seat - after) % seats, default=None)


def _main(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield from _bidding(look, legal)
    yield from _talon(look, legal)
    yield from _ordering(look, legal)
    yield from _playing(look, legal)
    yield from _rare(look, legal)


def _of(legal: Iterable[Indexed], *kinds: type) -> list[Indexed]:
    return [(index, action) for index, action in legal if isinstance(action, kinds)]


def _plain(look: Look, legal: Iterable[Indexed], kind: type, key: str, style: str = "") -> Row:
    return tuple(Choice(look.t.plain(key), index, style) for index, _ in _of(legal, kind))


def _amount(look: Look, index: int, action: Action, style: str = "") -> Choice:
    match action:
        case Bid(amount) | NameOrder(amount) | Rebuy(amount) | Cut(amount):
            return Choice(str(amount), index, style)
        case _:
            raise TypeError(f"no amount: {action}")


def _bidding(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield _plain(look, legal, Deal, "thousand-button-deal", "primary")
    yield (
        *_plain(look, legal, LookAt, "thousand-button-look"),
        *_plain(look, legal, Dark, "thousand-button-dark"),
    )
    cuts = [item for item in _of(legal, Cut) if getattr(item[1], "count", 0) % CUT_STEP == 0]
    yield from _in_rows([_amount(look, *item) for item in cuts], 5)
    bids = _of(legal, Bid)
    yield from _in_rows([_amount(look, *item) for item in _few(bids)], 5)
    yield tuple(
        Choice(look.t.plain("thousand-button-rebuy", amount=action.amount), index)
        for index, action in legal
        if isinstance(action, Rebuy)
    )
    yield _plain(look, legal, Pass, "thousand-button-pass")


def _few(items: Sequence[Indexed], also: int | None = None) -> Sequence[Indexed]:
    """All amounts if they are few, else the next ones, one more that is worth it, the highest."""
    if len(items) <= FEW:
        return items
    wanted = [item for item in items[STEPS:-1] if getattr(item[1], "amount", 0) == also]
    return (*items[:STEPS], *wanted, items[-1])


def _talon(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    view: View = look.view
    yield tuple(
        Choice(look.t.plain("thousand-button-take", number=action.talon), index)
        for index, action in legal
        if isinstance(action, Take)
    )
    recipient = next_recipient(view)
    given = {a.card: i for i, a in legal if isinstance(a, Give) and a.to == recipient}
    yield from _cards(look, given)
    laid = {a.card: i for i, a in legal if isinstance(a, Discard)}
    label = "thousand-button-lay-down" if given else ""
    yield from _cards(look, laid, label)


def _ordering(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    view: View = look.view
    orders = _of(legal, NameOrder)
    if orders:
        own = orders[0]
        yield (
            Choice(
                look.t.plain("thousand-button-order", amount=getattr(own[1], "amount", 0)),
                own[0],
                "primary",
            ),
        )
        offered = _few(orders, worth(view.options, view.hand))
        yield from _in_rows([_amount(look, *item) for item in offered if item != own], 5)
    yield tuple(
        Choice(suit_face(action.suit, look.prefs), index)
        for index, action in legal
        if isinstance(action, NameTrump)
    )


def _playing(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    plays = {a.card: i for i, a in legal if isinstance(a, Play)}
    yield from _cards(look, plays)
    yield from _declaring(look, legal, Marry)
    yield from _declaring(look, legal, Bed)
    yield from _declaring(look, legal, Nines)


def _declaring(look: Look, legal: Sequence[Indexed], kind: type) -> Iterator[Row]:
    """A row for each suit that may be declared: by the one card or by the other."""
    rows: dict[str, list[Choice]] = {}
    for index, action in legal:
        if isinstance(action, Marry | Bed | Nines) and isinstance(action, kind):
            what, value = declared(look.view, action)
            sign = suit_face(action.card.suit, look.prefs)
            key = f"thousand-button-{what}"
            text = look.t.plain(key, suit=sign, value=value, card=face(action.card, look.prefs))
            row = what if what in ("aces", "nines") else what + sign
            rows.setdefault(row, []).append(Choice(text, index, "success"))
    yield from (row for choices in rows.values() for row in _in_rows(choices, 2))


def declared(view: View, action: Marry | Bed | Nines) -> tuple[str, int]:
    """What the action declares, and its value."""
    options = view.options
    match action:
        case Nines():
            return "nines", options.four_nines_bonus
        case Marry(card) if card.rank.value == "A":
            return "aces", options.ace_marriage
        case Marry(card):
            return "marriage", marriage_value(options, card.suit)
        case Bed(card):
            return "bed", marriage_value(options, card.suit) // 2


def _rare(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield _plain(look, legal, Redeal, "thousand-button-redeal", "primary")
    peeks = [
        Choice(_peek_text(look, action), index)
        for index, action in legal
        if isinstance(action, PeekHands | PeekSuits | PeekTalon | PeekCard)
    ]
    yield from _in_rows(peeks, 2)


def _peek_text(look: Look, action: Action) -> str:
    match action:
        case PeekCard(place):
            return look.t.plain("thousand-button-peek-card", number=place)
        case PeekHands():
            return look.t.plain("thousand-button-peek-hands")
        case PeekSuits():
            return look.t.plain("thousand-button-peek-suits")
        case _:
            return look.t.plain("thousand-button-peek-talon")


def _cards(look: Look, found: dict[Card, int], label: str = "") -> Iterator[Row]:
    """A button for each card, in the order of the hand."""
    ordered = in_order(tuple(found), strength, look.view.trump)
    text: Callable[[Card], str] = lambda card: face(card, look.prefs)  # noqa: E731
    if label:
        text = lambda card: look.t.plain(label, card=face(card, look.prefs))  # noqa: E731
    row = 5 if len(ordered) in (5, 9, 10) else 4
    yield from _in_rows([Choice(text(card), found[card]) for card in ordered], row)


def _in_rows(choices: Sequence[Choice], width: int) -> tuple[Row, ...]:
    return tuple(tuple(choices[at : at + width]) for at in range(0, len(choices), width))
