"""What happened, a line each; names stand in the nominative, for nobody can decline them."""

from __future__ import annotations

from typing import assert_never

from bot.i18n import Html, Verbatim
from bot.screens.cards import face, faces, suit_face
from bot.screens.names import listed
from bot.screens.screen import Look
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
        case (
            e.HandDealt()
            | e.PackCut()
            | e.CardPlayed()
            | e.TalonSeen()
            | e.TalonTaken()
            | e.AttemptUsed()
            | e.MatchStarted()
        ):
            return None
        case e.DealStarted(dealer, deal_no, golden):
            key = "thousand-news-golden-deal" if golden else "thousand-news-deal-started"
            return t(key, name=look.names[dealer], deal=deal_no)
        case e.NineBelow(seat, times):
            return t("thousand-news-nine-below", name=look.names[seat], times=times)
        case e.JackBelow(dealer, dealer_cuts):
            key = "cut" if dealer_cuts else "middle"
            return t(f"thousand-news-jack-below-{key}", name=look.names[dealer])
        case e.OpeningStands(seat, amount):
            return t("thousand-news-opening", name=look.names[seat], amount=amount)
        case e.BidMade(seat, amount, dark):
            key = "thousand-news-dark-bid" if dark else "thousand-news-bid"
            return t(key, name=look.names[seat], amount=amount)
        case e.BiddingWon(seat, amount):
            key = "thousand-news-hundred" if event.on_the_hundred else "thousand-news-won"
            return t(key, name=look.names[seat], amount=amount)
        case e.TalonShown() if look.view.phase in BEFORE_PLAY:
            return None  # it lies on the table
        case e.TalonShown(cards):
            return t("thousand-talon", cards=faces(cards, look.prefs))
        case e.TalonBought(seat, amount):
            return t("thousand-news-talon-bought", name=look.names[seat], amount=amount)
        case e.CardGiven(giver, recipient, card) | e.GivenCardSeen(giver, recipient, card):
            return _given(look, giver, recipient, card)
        case e.RedealClaimed(seat, grounds):
            why = ", ".join(t.plain(f"thousand-ground-{ground.value}") for ground in grounds)
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
        case e.BoltWritten(seat, _, total):
            return t("thousand-news-bolt", name=look.names[seat], total=total)
        case e.Fined(seat, amount, reason):
            why = t.plain(f"thousand-fine-{reason.value}")
            return t("thousand-news-fined", name=look.names[seat], amount=amount, why=why)
        case e.BarrelMounted(seat, reverse):
            key = "thousand-news-pit" if reverse else "thousand-news-barrel"
            return t(key, name=look.names[seat])
        case e.BarrelLeft(seat, total):
            return t("thousand-news-barrel-left", name=look.names[seat], total=total)
        case e.BarrelFell(seat, reason, total):
            key = f"thousand-news-fell-{reason.value}"
            return t(key, name=look.names[seat], total=total)
        case e.Dumped(seat, total):
            return t("thousand-news-dumped", name=look.names[seat], total=total)
        case e.DealScored(score):
            return _scored(look, score)
        case e.GoldenRoundEnded(made, reset, repeated):
            return t("thousand-news-golden-over", ending=_ending(made, reset, repeated))
        case e.MatchEnded():
            names = listed(look.names[seat] for seat in event.winners)
            return t("news-match-over", names=names, count=len(event.winners))
        case (
            e.ThrownIn(seat)
            | e.Looked(seat)
            | e.Passed(seat)
            | e.CardLaidDown(seat)
            | e.CrossDeclared(seat)
        ):
            return t(_KEYS[type(event)], name=look.names[seat])
        case e.Peeked(seat):
            return t("thousand-news-peeked", name=look.names[seat])
        case _:
            assert_never(event)


_KEYS = {
    e.ThrownIn: "thousand-news-thrown-in",
    e.Looked: "thousand-news-looked",
    e.Passed: "thousand-news-passed",
    e.CardLaidDown: "thousand-news-laid-down",
    e.CrossDeclared: "thousand-news-cross",
}


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
    if view.options.trump_mode == "marriage" and view.options.ace_trump == "none":
        return None
    return look.t("thousand-trump", suit=suit_face(event.suit, look.prefs))


def _rospis(look: Look, seat: Seat, shares: tuple[int, ...]) -> str:
    others = {share for other, share in enumerate(shares) if other != seat and share}
    return look.t(
        "thousand-news-rospis",
        name=look.names[seat],
        own=shares[seat],
        share=max(others, default=0),
    )


def _scored(look: Look, score: DealScore) -> str | None:
    if score.declarer is None or score.order is None or score.end.value != "played":
        return None
    key = "thousand-rest-made" if score.made else "thousand-rest-failed"
    return look.t(key, name=look.names[score.declarer], amount=score.order)


def _ending(made: bool, reset: bool, repeated: bool) -> Html:
    del made
    return Html("again" if repeated else "reset" if reset else "on")
