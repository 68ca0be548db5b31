"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Html
from bot.screens.cards import face, faces, suit_face
from bot.screens.screen import Look
from engine.cards import Suit
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


def standing(look: Look) -> str:
    """What is played for, what lies on the table, and the players."""
    head = "\n".join(line for line in _head(look) if line)
    return f"{head}\n\n{players(look)}"


def _head(look: Look) -> Iterator[str]:
    view: View = look.view
    yield what(look)
    if view.talon and view.phase in BEFORE_PLAY:
        yield look.t("thousand-talon", cards=faces(view.talon, look.prefs))
    if view.phase is PhaseName.PLAY:
        yield _on_the_table(look)
        yield _declared(look)


def what(look: Look) -> str:
    """What is being played for or talked about."""
    view: View = look.view
    t = look.t
    match view.phase:
        case PhaseName.REST | PhaseName.OVER:
            return _ended(look)
        case PhaseName.CUT:
            return t("thousand-what-cut")
        case PhaseName.DARK:
            return t("thousand-what-dark")
        case PhaseName.BIDDING:
            if view.bid is None or view.bidder is None:
                return t("thousand-what-no-bid")
            name = look.names[view.bidder]
            key = "thousand-what-dark-bid" if view.dark else "thousand-what-bid"
            return t(key, name=name, amount=view.bid)
        case _:
            return _contract(look)


def _contract(look: Look) -> str:
    view: View = look.view
    t = look.t
    if view.declarer is None or view.order is None:
        return t("thousand-what-golden") if view.golden else ""
    key = "thousand-what-order" if view.order_named else "thousand-what-won"
    parts = [t(key, name=look.names[view.declarer], amount=view.order)]
    if view.golden:
        parts.append(t("thousand-golden"))
    if view.dark:
        parts.append(t("thousand-dark"))
    if view.phase is PhaseName.PLAY:
        parts.append(
            t("thousand-no-trump")
            if view.trump is None
            else t("thousand-trump", suit=suit_face(view.trump, look.prefs))
        )
    return " · ".join(parts)


def _ended(look: Look) -> str:
    view: View = look.view
    if view.ended is None:
        return look.t("thousand-rest-first", name=look.names[view.dealer])
    last = view.last_deal
    if view.ended.value != "played" or last is None or last.declarer is None:
        return look.t(f"thousand-rest-{view.ended.value}")
    key = "thousand-rest-made" if last.made else "thousand-rest-failed"
    return look.t(key, name=look.names[last.declarer], amount=last.order or 0)


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
    return " · ".join((line, *_marks(look, seat)))


def _marks(look: Look, seat: Seat) -> Iterator[str]:
    view: View = look.view
    yield from counters(look, seat)
    if view.phase in (PhaseName.REST, PhaseName.OVER):
        return
    if seat == view.sitter:
        yield look.t("thousand-mark-sitter")
    elif seat == view.dealer:
        yield look.t("thousand-mark-dealer")
    if view.phase is PhaseName.BIDDING:
        yield from _last_call(look, seat)
    if view.phase is PhaseName.PLAY and view.tricks[seat]:
        yield look.t("thousand-mark-tricks", tricks=view.tricks[seat], points=view.points[seat])


def counters(look: Look, seat: Seat) -> Iterator[str]:
    """Bolts, barrel, falls and what else is counted over the match, plain."""
    view: View = look.view
    t = look.t.plain
    used = view.barrel[seat]
    if used is not None:
        key = "thousand-mark-barrel" if view.scores[seat] > 0 else "thousand-mark-pit"
        most = view.options.barrel_attempts if view.scores[seat] > 0 else 3
        yield t(key, attempt=used + 1, most=most)
    if view.bolts[seat]:
        yield "●" * min(view.bolts[seat], 9)
    if view.falls[seat] and view.options.barrel_three_falls != "off":
        yield t("thousand-mark-falls", number=view.falls[seat])
    if view.rospises[seat] and (view.options.rospis_limit or view.options.rospis_third_fine):
        yield t("thousand-mark-rospises", number=view.rospises[seat])


def _last_call(look: Look, seat: Seat) -> Iterator[str]:
    view: View = look.view
    if seat in view.passed:
        yield look.t("thousand-mark-passed")
        return
    own = [call.amount for call in view.calls if call.seat == seat and call.amount is not None]
    if own:
        yield look.t("thousand-mark-bid", amount=own[-1])
    elif seat == view.bidder and view.bid is not None:
        yield look.t("thousand-mark-bid", amount=view.bid)
