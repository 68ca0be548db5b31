"""The trump and the turned card, the trick, and the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.i18n import Html
from bot.screens.cards import face, suit_face
from bot.screens.fives.seated import NO_TRICK, Seated, Trick, players, trick_line
from bot.screens.fives.sides import totals
from bot.screens.screen import Look
from bot.screens.sides import is_in_teams, side_name, sign_of
from engine.cards import Rank
from engine.game import Seat
from engine.games.twenty_five.state import HAND_SIZE
from engine.games.twenty_five.values import Laid, PhaseName
from engine.games.twenty_five.view import View


def standing(look: Look) -> str:
    """What is trumps, what lies on the table, and the players."""
    head = "\n".join(line for line in _head(look) if line)
    return f"{head}\n\n{players(look, _seated(look))}"


def trick_on_the_table(view: View) -> Trick:
    """The trick in progress; before its first card, and at rest, the last one."""
    if view.trick:
        return trick_of(view.trick)
    return trick_of(view.taken[-1].cards, is_complete=True) if view.taken else NO_TRICK


def trick_of(laid: Sequence[Laid], *, is_complete: bool = False) -> Trick:
    """These cards as a trick on the table."""
    seats, cards = (one.seat for one in laid), (one.card for one in laid)
    return Trick(tuple(seats), tuple(cards), is_complete)


def _seated(look: Look) -> Seated:
    view: View = look.view
    in_play = view.phase is PhaseName.PLAY
    trick = trick_on_the_table(view)
    return Seated(
        sides=view.sides,
        scores=view.scores,
        tricks=view.tricks,
        turn=view.to_move if in_play else frozenset(),
        dealer=view.dealer if in_play else None,
        trick=trick,
        best=None if view.trump is None else trick.best(view.trump),
        notes=_won_games(look),
    )


def _won_games(look: Look) -> Mapping[Seat, str]:
    """How many games each has won who plays for himself."""
    view: View = look.view
    if view.options.stake_mode == "per_game" or is_in_teams(view.sides):
        return {}
    return {
        seat: look.t("twenty_five-games-won", number=number)
        for seat, number in enumerate(view.games)
        if number
    }


def _head(look: Look) -> Iterator[str]:
    view: View = look.view
    if view.phase is PhaseName.PLAY:
        yield _turned(look)
        yield _right_to_rob(look)
    else:
        yield ended(look)
    if view.trump is not None:
        yield trick_line(look, trick_on_the_table(view), view.trump)
    yield totals(look, view.sides, view.scores)
    yield games(look)


def _turned(look: Look) -> str:
    """The trump, and the turned card or who has taken it."""
    view: View = look.view
    if view.turned is None:
        return ""
    t, number = look.t, min(len(view.taken) + 1, HAND_SIZE)
    suit, card = suit_face(view.turned.suit, look.prefs), face(view.turned, look.prefs)
    if view.robber is None:
        return t("twenty_five-turned", suit=suit, card=card, number=number, most=HAND_SIZE)
    name = look.names[view.robber]
    return t("twenty_five-robbed", suit=suit, card=card, name=name, number=number, most=HAND_SIZE)


def _right_to_rob(look: Look) -> str:
    """Who may take the turned card, as far as everybody knows; it is a matter of first cards."""
    view: View = look.view
    options = view.options
    if view.up is None or view.taken or not options.rob:
        return ""
    card = face(view.up, look.prefs)
    if view.up.rank is not Rank.ACE:
        return look.t("twenty_five-may-rob", card=card)
    if not options.rob_turned_ace_dealer:
        return ""
    return look.t("twenty_five-may-rob-ace", card=card, name=look.names[view.dealer])


def ended(look: Look) -> str:
    """How the last deal ended, and who deals now."""
    view: View = look.view
    t, last = look.t, view.last_deal
    dealer = look.names[view.dealer]
    if last is None:
        return t("twenty_five-rest-first", name=dealer)
    if last.winner is None:
        return t("twenty_five-rest", name=dealer)
    side = side_name(look.names, view.sides, last.winner)
    if view.phase is PhaseName.OVER:
        return t("twenty_five-won", side=side)
    return t("twenty_five-rest-game", side=side, name=dealer)


def games(look: Look) -> str:
    """How many games each side has won, where a match is several of them."""
    view: View = look.view
    if view.options.stake_mode == "per_game":
        return ""
    needed = view.options.games_to_win
    if not is_in_teams(view.sides):
        return look.t("twenty_five-games-needed", number=needed)
    told = " · ".join(
        look.t("twenty_five-games-of", side=sign_of(seats[0], view.sides), number=number)
        for seats, number in zip(view.sides, view.games, strict=True)
    )
    return look.t("twenty_five-games", games=Html(told), number=needed)
