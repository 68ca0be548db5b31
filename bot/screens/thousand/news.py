"""What happened, a line each; names stand in the nominative, for nobody can decline them."""

from __future__ import annotations

from typing import assert_never

from bot.i18n import Verbatim
from bot.screens.cards import face, faces, suit_face
from bot.screens.names import listed
from bot.screens.screen import Look
from bot.screens.sheet import signed
from bot.screens.thousand.aftermath import followed
from bot.screens.thousand.claims import told_grounds
from bot.screens.thousand.prices import times
from bot.screens.thousand.standing import BEFORE_PLAY, kind_text
from engine.cards import Card
from engine.game import Seat
from engine.games.thousand import events as e
from engine.games.thousand.values import DealScore, Kind
from engine.games.thousand.view import View


def line(look: Look, event: e.Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - a line for each event
    """The line for the event; None: it is seen on the table anyway."""
    t = look.t
    match event:
        case e.HandDealt() | e.CardPlayed() | e.TalonSeen() | e.MatchStarted():
            return None
        case e.DealStarted(dealer, deal_no):
            return t("thousand-news-deal-started", name=look.names[dealer], deal=deal_no)
        case e.PackCut(seat):
            return _cut(look, seat)
        case e.NineBelow():
            return _nine(look, event)
        case e.JackBelow(dealer, dealer_cuts):
            key = "cut" if dealer_cuts else "middle"
            return t(f"thousand-news-jack-below-{key}", name=look.names[dealer])
        case e.OpeningStands(seat, amount):
            return t("thousand-news-opening", name=look.names[seat], amount=amount)
        case e.BidMade(seat, amount, dark):
            key = "thousand-news-dark-bid" if dark else "thousand-news-bid"
            return t(key, name=look.names[seat], amount=amount)
        case e.BiddingWon():
            return _won(look, event)
        case e.TalonShown() if look.view.phase in BEFORE_PLAY:
            return None  # it lies on the table
        case e.TalonShown(cards):
            return t("thousand-talon", cards=faces(cards, look.prefs))
        case e.TalonTaken(seat, number):
            if number is None:
                return None  # the bidding was won, that tells it
            return t("thousand-news-talon-taken", name=look.names[seat], number=number)
        case e.TalonBought(seat, amount):
            return t("thousand-news-talon-bought", name=look.names[seat], amount=amount)
        case e.CardGiven(giver, recipient, card) | e.GivenCardSeen(giver, recipient, card):
            return _given(look, giver, recipient, card)
        case e.RedealClaimed(seat, grounds):
            why = told_grounds(look, grounds)
            return t("thousand-news-redeal", name=look.names[seat], why=why)
        case e.OrderNamed(seat, amount):
            return t("thousand-news-order", name=look.names[seat], amount=amount)
        case e.TrumpSet():
            return _trump(look, event)
        case e.RospisDeclared(seat):
            return _rospis(look, seat, event.shares)
        case e.MarriageDeclared(seat, kind, suit, value):
            key = "thousand-news-marriage" if kind is Kind.MARRIAGE else "thousand-news-declared"
            what = kind_text(look, kind, suit)
            return t(key, name=look.names[seat], what=what, value=value)
        case e.TrickTaken(trick, points):
            won = faces((played.card for played in trick.cards), look.prefs)
            name = look.names[trick.taker]
            return t("thousand-news-trick", name=name, cards=won, points=points)
        case e.OtherTalonTaken(seat, points):
            return t("thousand-news-other-talon", name=look.names[seat], points=points)
        case e.DealScored(score):
            return _scored(look, score)
        case e.MatchEnded(winners):
            if not winners:
                return t("thousand-news-nobody-won")
            names = listed(look.names[seat] for seat in winners)
            return t("news-match-over", names=names, count=len(winners))
        case e.Peeked(seat, what):
            return _peeked(look, seat, what)
        case (
            e.ThrownIn(seat)
            | e.Looked(seat)
            | e.Passed(seat)
            | e.CardLaidDown(seat)
            | e.CrossDeclared(seat)
        ):
            return t(_KEYS[type(event)], name=look.names[seat])
        case (
            e.BoltWritten()
            | e.Fined()
            | e.BarrelMounted()
            | e.AttemptUsed()
            | e.BarrelLeft()
            | e.BarrelFell()
            | e.Dumped()
            | e.GoldenRoundEnded()
        ):
            return followed(look, event)
        case _:
            assert_never(event)


_KEYS = {
    e.ThrownIn: "thousand-news-thrown-in",
    e.Looked: "thousand-news-looked",
    e.Passed: "thousand-news-passed",
    e.CardLaidDown: "thousand-news-laid-down",
    e.CrossDeclared: "thousand-news-cross",
}


def _cut(look: Look, seat: Seat) -> str | None:
    """Told where a person cuts; the program's own cuts are no news."""
    if look.view.options.cut != "interactive":
        return None
    return look.t("thousand-news-cut", name=look.names[seat])


def _nine(look: Look, event: e.NineBelow) -> str:
    name, times = look.names[event.seat], event.times
    if look.view.options.cut_nine == "recut_fine" and times == 3:
        return look.t("thousand-news-nine-below-last")
    return look.t("thousand-news-nine-below", name=name, times=times)


def _won(look: Look, event: e.BiddingWon) -> str | None:
    """Who plays, and whether anybody wanted it too."""
    name, amount = look.names[event.seat], event.amount
    if event.on_the_hundred:
        key = "hundred"
    elif event.calls:
        key = "won-dark" if event.dark else "won"
    else:
        key = "golden" if look.view.golden else "free"
    return look.t(f"thousand-news-{key}", name=name, amount=amount)


def _given(look: Look, giver: Seat, recipient: Seat, card: Card | None) -> str | None:
    if card is None and look.seat in (giver, recipient):
        return None  # they are told which card it was
    what = look.t("thousand-news-a-card") if card is None else face(card, look.prefs)
    return look.t(
        "thousand-news-given",
        giver=look.names[giver],
        recipient=look.names[recipient],
        what=Verbatim(what),
    )


def _trump(look: Look, event: e.TrumpSet) -> str | None:
    """A marriage tells its trump itself."""
    view: View = look.view
    if event.suit is None:
        return look.t("thousand-news-no-trump")
    is_declared = any(d.suit is event.suit for d in view.declarations)
    if view.options.trump_mode == "marriage" and is_declared:
        return None
    name = "" if event.owner is None else look.names[event.owner]
    return look.t("thousand-news-trump", suit=suit_face(event.suit, look.prefs), name=name)


def _rospis(look: Look, seat: Seat, shares: tuple[int, ...]) -> str:
    others = {share for other, share in enumerate(shares) if other != seat and share}
    for_loss, for_share = times(look.view)
    return look.t(
        "thousand-news-rospis",
        name=look.names[seat],
        own=Verbatim(signed(shares[seat] * for_loss)),
        share=max(others, default=0) * for_share,
    )


def _peeked(look: Look, seat: Seat, what: str) -> str:
    name = look.names[seat]
    kind, _, place = what.partition(" ")
    if place:
        return look.t("thousand-news-peeked-card", name=name, number=int(place))
    return look.t(f"thousand-news-peeked-{kind}", name=name)


def _scored(look: Look, score: DealScore) -> str | None:
    if score.declarer is None or score.order is None or score.end.value != "played":
        return None
    key = "thousand-rest-made" if score.made else "thousand-rest-failed"
    return look.t(key, name=look.names[score.declarer], amount=score.order)
