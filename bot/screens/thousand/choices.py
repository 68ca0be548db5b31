"""The buttons of a hand: what is legal now, the usual first and the rest a page away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.screens.screen import Choice, Look
from bot.screens.thousand.card_choices import cards, declaring, in_rows, trumps
from bot.screens.thousand.worth import winning_points, worth
from engine.game import Seat
from engine.games.thousand.actions import (
    Action,
    Bid,
    Cross,
    Cut,
    Dark,
    Deal,
    Discard,
    Give,
    NameOrder,
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
from engine.games.thousand.seats import is_on_barrel
from engine.games.thousand.values import PhaseName
from engine.games.thousand.view import View

BIDS, ORDERS, CUTS, LAY, ROSPIS, CROSS = "bids", "orders", "cuts", "lay", "rospis", "cross"
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
    return tuple(row for row in _rows(look, tuple(enumerate(look.view.legal))) if row)


def _rows(look: Look, legal: Sequence[Indexed]) -> Iterable[Row]:
    if look.page in _AMOUNTS:
        kind, width = _AMOUNTS[look.page]
        return in_rows([_amount(*item) for item in _of(legal, kind)], width)
    if look.page in _LAST_RESORTS:
        key, kind = f"thousand-button-{look.page}-yes", type(_LAST_RESORTS[look.page])
        return (_plain(look, legal, kind, key, "danger"),)
    return _laying(look, legal) if look.page == LAY else _main(look, legal)


def pages(look: Look) -> tuple[tuple[str, str], ...]:
    """The buttons that open further pages."""
    if look.page:
        return ()
    legal: Sequence[Action] = look.view.legal
    found = [
        page
        for page, (kind, _) in _AMOUNTS.items()
        if sum(isinstance(action, kind) for action in legal) > FEW
    ]
    if any(isinstance(a, Give) for a in legal) and any(isinstance(a, Discard) for a in legal):
        found.append(LAY)
    found += [page for page, action in _LAST_RESORTS.items() if action in legal]
    return tuple((page, look.t.plain(f"thousand-page-{page}")) for page in found)


_AMOUNTS: Mapping[str, tuple[type[Action], int]] = {
    BIDS: (Bid, 5),
    ORDERS: (NameOrder, 5),
    CUTS: (Cut, 6),
}
"""The pages of amounts: what they are of, and how many stand in a row."""
_LAST_RESORTS: Mapping[str, Action] = {ROSPIS: Rospis(), CROSS: Cross()}
"""What is asked about once more, on a page that tells the price."""


def next_recipient(view: View) -> Seat | None:
    """The opponent who is to be given a card next, clockwise from the declarer."""
    waiting = {action.to for action in view.legal if isinstance(action, Give)}
    seats = len(view.scores)
    after = view.declarer or 0
    return min(waiting, key=lambda seat: (seat - after) % seats, default=None)


def _main(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield from _opening(look, legal)
    yield from _bidding(look, legal)
    yield from _talon(look, legal)
    yield from _ordering(look, legal)
    yield from cards(look, {a.card: i for i, a in legal if isinstance(a, Play)})
    yield from declaring(look, legal)
    yield _plain(look, legal, Redeal, "thousand-button-redeal", "primary")
    yield from _peeking(look, legal)


def _of(legal: Iterable[Indexed], kind: type) -> list[Indexed]:
    return [(index, action) for index, action in legal if isinstance(action, kind)]


def _plain(look: Look, legal: Iterable[Indexed], kind: type, key: str, style: str = "") -> Row:
    return tuple(Choice(look.t.plain(key), index, style) for index, _ in _of(legal, kind))


def _amount(index: int, action: Action, style: str = "") -> Choice:
    match action:
        case Bid(amount) | NameOrder(amount) | Cut(amount):
            return Choice(str(amount), index, style)
        case _:
            raise TypeError(f"no amount: {action}")


def _opening(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield _plain(look, legal, Deal, "thousand-button-deal", "primary")
    yield (
        *_plain(look, legal, LookAt, "thousand-button-look"),
        *_plain(look, legal, Dark, "thousand-button-dark"),
    )
    cuts = [item for item in _of(legal, Cut) if getattr(item[1], "count", 0) % CUT_STEP == 0]
    yield from in_rows([_amount(*item) for item in cuts], 5)


def _bidding(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    view: View = look.view
    if view.golden:
        key = "thousand-button-golden"
        yield tuple(
            Choice(look.t.plain(key, amount=action.amount), index, "primary")
            for index, action in legal
            if isinstance(action, Bid)
        )
    else:
        yield from in_rows([_amount(*item) for item in _few(_of(legal, Bid))], 5)
    yield tuple(
        Choice(look.t.plain("thousand-button-rebuy", amount=action.amount), index)
        for index, action in legal
        if isinstance(action, Rebuy)
    )
    is_asked = view.phase is PhaseName.CLAIMS
    yield _plain(look, legal, Pass, f"thousand-button-{'play-on' if is_asked else 'pass'}")


def _few(items: Sequence[Indexed], *also: int | None) -> Sequence[Indexed]:
    """All amounts if they are few, else the next ones, those that are worth it, the highest."""
    if len(items) <= FEW:
        return items
    wanted = [item for item in items[STEPS:-1] if getattr(item[1], "amount", 0) in also]
    return (*items[:STEPS], *wanted, items[-1])


def _talon(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    yield tuple(
        Choice(look.t.plain("thousand-button-take", number=action.talon), index)
        for index, action in legal
        if isinstance(action, Take)
    )
    recipient = next_recipient(look.view)
    if recipient is None:
        yield from _laying(look, legal)
    yield from cards(
        look, {a.card: i for i, a in legal if isinstance(a, Give) and a.to == recipient}
    )


def _laying(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    return cards(look, {a.card: i for i, a in legal if isinstance(a, Discard)})


def _ordering(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    view: View = look.view
    orders = _of(legal, NameOrder)
    if orders:
        (index, own), value = orders[0], suggestion(view)
        text = look.t.plain("thousand-button-order", amount=getattr(own, "amount", 0))
        yield (Choice(text, index, "primary"),)
        offered = _few(orders, value, _winning(view))
        yield from in_rows([_order(look, *item, value) for item in offered if item[0] != index], 5)
    yield from trumps(look, legal)


def _order(look: Look, index: int, action: Action, value: int | None) -> Choice:
    amount = getattr(action, "amount", 0)
    if amount == value:
        return Choice(look.t.plain("thousand-button-worth", amount=amount), index, "success")
    return Choice(str(amount), index)


def suggestion(view: View) -> int | None:
    """The order above the bid that the cards are worth, more or less; None: there is none."""
    amounts = [action.amount for action in view.legal if isinstance(action, NameOrder)]
    value = worth(view.options, view.hand)
    within = [amount for amount in amounts[1:] if amount <= value]
    return max(within, default=None)


def _winning(view: View) -> int | None:
    """The order that wins from the barrel."""
    is_there = view.seat is not None and is_on_barrel(view, view.seat)
    return winning_points(view.options) if is_there else None


def _peeking(look: Look, legal: Sequence[Indexed]) -> Iterator[Row]:
    t = look.t.plain
    yield (
        *_plain(look, legal, PeekHands, "thousand-button-peek-hands"),
        *_plain(look, legal, PeekTalon, "thousand-button-peek-talon"),
    )
    yield _plain(look, legal, PeekSuits, "thousand-button-peek-suits")
    single = [
        Choice(t("thousand-button-peek-card", number=action.place), index)
        for index, action in legal
        if isinstance(action, PeekCard)
    ]
    yield from in_rows(single, 3)
