"""The two teams: a sign and a name for each, its members, its score and its lamps."""

from __future__ import annotations

from bot.i18n import Verbatim
from bot.screens.names import listed
from bot.screens.screen import Look
from bot.screens.sides import SIGNS, marked
from engine.game import Seat
from engine.games.hundred_to_one.values import CIRCLE_ROUNDS, TEAMS, Team, captain_of, team_of
from engine.games.hundred_to_one.view import View

LIT, DARK = "❌", "⚪"
"""A lamp that a miss has lit, and one that it may light yet."""


def team_name(look: Look, team: Team) -> Verbatim:
    """What the team is called; of one player, by the player's name. Plain."""
    view: View = look.view
    if view.options.team_size == 1:
        return member(look, captain_of(team))
    return marked(SIGNS[team], look.t.plain(f"hundred_to_one-team-{team}"))


def member(look: Look, seat: Seat) -> Verbatim:
    """The player, with the sign of the team; or the human host. Plain."""
    if seat == look.view.options.host_seat:
        return host_name(look)
    return marked(SIGNS[team_of(seat)], look.names[seat])


def host_name(look: Look) -> Verbatim:
    """What the human host is called. Plain."""
    seat = look.view.options.host_seat
    if seat is None or seat >= len(look.names):
        return look.t.plain("hundred_to_one-host")
    return Verbatim(look.names[seat])


def roster(look: Look, team: Team) -> str:
    """The team with its members, the captain first."""
    seats = look.view.teams[team]
    if len(seats) == 1:
        return look.t("hundred_to_one-team-alone", team=team_name(look, team))
    return look.t(
        "hundred_to_one-team",
        team=team_name(look, team),
        captain=look.names[seats[0]],
        others=listed(look.names[seat] for seat in seats[1:]),
    )


def scores(look: Look) -> str:
    """The score of both teams in a line, with their lamps where there are any."""
    view: View = look.view
    return " · ".join(
        " ".join(filter(None, (SIGNS[team], f"<b>{view.scores[team]}</b>", lamps(view, team))))
        for team in TEAMS
    )


def lamps(view: View, team: Team) -> str:
    """The misses of the team, and how many are left to it; empty where none are counted.

    A team that does not play the main part has one lamp, for the answer that may steal the fund.
    """
    if view.round not in CIRCLE_ROUNDS or view.playing is None:
        return ""
    most = view.options.miss_limit if team == view.playing else 1
    return lit(view.misses[team], most)


def lit(misses: int, most: int) -> str:
    """So many lamps, of which so many are lit."""
    return LIT * misses + DARK * (most - misses)


def score_line(scores: tuple[int, int]) -> str:
    """The scores of both teams in a few signs: `🔴 34 : 164 🔷`."""
    return f"{SIGNS[0]} {scores[0]} : {scores[1]} {SIGNS[1]}"


def gain_line(gained: tuple[int, int]) -> str:
    """What both teams have gained in a few signs: `🔴 +180 · 🔷 +15`."""
    return " · ".join(f"{sign} +{points}" for sign, points in zip(SIGNS, gained, strict=False))
