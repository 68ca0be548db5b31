"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html
from bot.screens.cards import face, faces, suit_face
from bot.screens.names import listed
from bot.screens.screen import Look
from bot.screens.thousand.marks import marks
from engine.cards import Card, Suit
from engine.game import Seat
from engine.games.thousand.values import Kind, PhaseName
from engine.games.thousand.view import View

BEFORE_PLAY = frozenset(
    {
        PhaseName.DARK,
        PhaseName.BIDDING,
        PhaseName.REBUY,
        PhaseName.TALON,
        PhaseName.DISCARD,
        PhaseName.CLAIMS,
        PhaseName.ORDER,
        PhaseName.TRUMP,
    }
)
"""The cards are dealt, none has been played."""
BACK = "🂠"
"""A card that lies face down."""


def standing(look: Look) -> str:
    """What is played for, what lies on the table, and the players."""
    head = "\n".join(line for line in _head(look) if line)
    return f"{head}\n\n{players(look)}"


def _head(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.golden and view.phase not in (PhaseName.REST, PhaseName.OVER):
        yield banner(look, view.deal_no)
    yield what(look)
    if view.phase in BEFORE_PLAY:
        yield from _talons(look)
    if view.phase is PhaseName.PLAY:
        yield _on_the_table(look)
        yield _declared(look)
        yield _last_talon(look)


def banner(look: Look, deal_no: int) -> str:
    """Which golden deal of the round it is."""
    seats = look.view.options.players
    return look.t("thousand-golden-banner", number=(deal_no - 1) % seats + 1, most=seats)


def what(look: Look) -> str:
    """What is being played for or talked about."""
    view: View = look.view
    t = look.t
    match view.phase:
        case PhaseName.REST | PhaseName.OVER:
            return _ended(look)
        case PhaseName.CUT:
            return t("thousand-what-cut", name=look.names[view.cutter or 0])
        case PhaseName.DARK:
            must = "-must" if view.options.dark == "mandatory" else ""
            return t(f"thousand-what-dark{must}", names=_owing(look))
        case PhaseName.BIDDING:
            return _bidding(look)
        case PhaseName.REBUY:
            name = "" if view.declarer is None else look.names[view.declarer]
            return t("thousand-what-rebuy", name=name, amount=view.order or 0)
        case _:
            return _contract(look)


def _owing(look: Look) -> str:
    return listed(look.names[seat] for seat in sorted(look.view.to_move))


def _bidding(look: Look) -> str:
    view: View = look.view
    if view.bid is None or view.bidder is None:
        if view.golden:
            return look.t("thousand-what-golden-choice", name=_owing(look))
        return look.t("thousand-what-no-bid")
    key = "thousand-what-dark-bid" if view.dark else "thousand-what-bid"
    return look.t(key, name=look.names[view.bidder], amount=view.bid)


def _contract(look: Look) -> str:
    view: View = look.view
    t = look.t
    if view.declarer is None or view.order is None:
        return ""
    key = "thousand-what-order" if view.order_named else "thousand-what-won"
    parts: list[str] = [t(key, name=look.names[view.declarer], amount=view.order)]
    if view.dark:
        parts.append(t("thousand-dark"))
    if view.phase in _DOING:
        parts.append(t(_DOING[view.phase]))
    if view.phase is PhaseName.PLAY:
        parts.append(_trump(look))
    return " · ".join(parts)


_DOING = {
    PhaseName.TALON: "thousand-what-talon",
    PhaseName.CLAIMS: "thousand-what-claims",
    PhaseName.TRUMP: "thousand-what-trump",
}
"""What the declarer or the others are busy with, where it is not seen."""


def _trump(look: Look) -> str:
    """The trump, and whose it is where that matters."""
    view: View = look.view
    if view.trump is None:
        return look.t("thousand-no-trump")
    suit = suit_face(view.trump, look.prefs)
    if view.options.trump_lead == "any" or view.trump_owner is None:
        return look.t("thousand-trump", suit=suit)
    return look.t("thousand-trump-of", suit=suit, name=look.names[view.trump_owner])


def _ended(look: Look) -> str:
    view: View = look.view
    t = look.t
    if view.ended is None:
        return t("thousand-rest-first", name=look.names[view.dealer])
    last = view.last_deal
    end = view.ended.value
    if end in ("played", "rospis", "cross") and last is not None and last.declarer is not None:
        how = ("made" if last.made else "failed") if end == "played" else end
        name = look.names[last.declarer]
        return t(f"thousand-rest-{how}", name=name, amount=last.order or 0)
    return t(f"thousand-rest-{end}")


def _talons(look: Look) -> Iterator[str]:
    """What lies beside the hands, as far as all may know it."""
    view: View = look.view
    t = look.t
    if len(view.talon_sizes) < 2:
        if view.talon:
            yield t("thousand-talon", cards=faces(view.talon, look.prefs))
        return
    for number, cards in _open_talons(view):
        yield t("thousand-talon-of-two", number=number, cards=faces(cards, look.prefs))
    if view.phase is PhaseName.TALON and not view.talon:
        for number, size in enumerate(view.talon_sizes, start=1):
            yield t("thousand-talon-of-two", number=number, cards=" ".join(BACK * size))


def _open_talons(view: View) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The shown ones of two talons, with their numbers."""
    if not view.talon:
        return
    size = {"wiki3": 3}.get(view.options.two_player_mode, 2)
    if len(view.talon) > size:
        yield 1, view.talon[:size]
        yield 2, view.talon[size:]
    else:
        yield view.talon_taken or 1, view.talon


def _last_talon(look: Look) -> str:
    """Two players: the talon that goes with the last trick."""
    view: View = look.view
    left = sum(view.talon_sizes) + view.laid_count
    if len(view.talon_sizes) < 2 or view.options.two_player_mode == "ten_two":
        return ""
    return look.t("thousand-last-talon", number=left)


def _on_the_table(look: Look) -> str:
    view: View = look.view
    if not view.table:
        return ""
    cards = " · ".join(
        look.t("thousand-played", card=face(p.card, look.prefs), name=look.names[p.seat])
        for p in view.table
    )
    return f"<b>{look.t('thousand-on-the-table')}</b> {cards}"


def _declared(look: Look) -> str:
    view: View = look.view
    if not view.declarations:
        return ""
    told = ", ".join(
        look.t(
            "thousand-declaration",
            name=look.names[d.seat],
            what=kind_text(look, d.kind, d.suit),
            value=d.value,
        )
        for d in view.declarations
    )
    return look.t("thousand-declared", what=Html(told))


def kind_text(look: Look, kind: Kind, suit: Suit | None) -> str:
    """What is declared, plain: the suit's sign, or the word for aces and nines."""
    if suit is None:
        return look.t.plain(f"thousand-kind-{kind.value}")
    sign = suit_face(suit, look.prefs)
    return sign if kind is Kind.MARRIAGE else look.t.plain("thousand-kind-bed", suit=sign)


def players(look: Look) -> str:
    """A line for each seat."""
    return "\n".join(_player(look, seat) for seat in range(len(look.names)))


def _player(look: Look, seat: Seat) -> str:
    view: View = look.view
    is_turn = seat in view.to_move and view.phase is not PhaseName.REST
    key = "thousand-player-turn" if is_turn else "thousand-player"
    line = look.t(key, name=look.names[seat], score=view.scores[seat])
    return " · ".join((line, *marks(look, seat)))
