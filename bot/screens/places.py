"""What ought to stand in Telegram for a table: the group's message and each person's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape

from bot.i18n import Html, Translator, translator
from bot.prefs import Opened
from bot.screens.games import SCREENS
from bot.screens.hand import hand_screen
from bot.screens.lobby import lobby_screen
from bot.screens.look import group_look, state_of
from bot.screens.names import names_of
from bot.screens.results import deal_screen, match_screen, started_screen, stopped_screen
from bot.screens.screen import Eve, Look, Screen, Urgency, Wanted
from bot.screens.table import ended, group_screen, unveiling_screens
from bot.table import Lobby, Notice, Over, Person, Playing, Table
from bot.waking import STEP_SECONDS, unveilings
from engine.abilities import Spoken
from engine.games import GAMES

GROUP = "group"
HAND = "hand"
"""One message a person and table, from the first deal to the last."""
DEAL_RESULTS = ("deal_result", "deal_corrected")


@dataclass(frozen=True, slots=True)
class Places:
    """The screens of tables."""

    bot: str
    """The bot's username, for links to its private chat."""
    step_seconds: float = STEP_SECONDS
    """For how long each step stands in which the end of a deal is shown."""

    def places(
        self, table: Table, opened: Mapping[int, Opened], posted: int | None = None
    ) -> dict[str, Wanted]:
        """What ought to stand, by place: `group`, and `hand:<person>`.

        `posted` is the group's message, for the way back to it.
        """
        if state_of(table) is None:
            return {GROUP: _venue(table, "lobby", _before(table), Urgency.RESULT)}
        look = group_look(table)
        episode = f"deal:{SCREENS[table.slug].deal(look.view)}"
        wanted = dict(_hands(table, opened, posted))
        if not table.venue.is_private:
            screen = group_screen(table, look, self.bot)
            urgency = Urgency.RESULT if _has_ended(table) or _is_live(table) else Urgency.TABLE
            wanted[GROUP] = replace(
                _venue(table, episode, screen, urgency), eves=self._eves(table, look)
            )
        return wanted

    def notice(self, table: Table, notice: Notice) -> Wanted | None:
        """An announcement as a message; None: it is not worth one any more."""
        if state_of(table) is None:
            return None
        screen = _announcement(table, notice)
        if screen is None:
            return None
        chat_id = table.venue.chat_id if notice.to is None else notice.to
        thread_id = table.venue.thread_id if notice.to is None else None
        return Wanted(
            chat_id,
            thread_id,
            f"notice:{notice.number}",
            screen,
            wants_attention=notice.kind in ("nudge", "match_started", "match_result"),
            urgency=Urgency.RESULT,
            ready_at=self._unveiled_at(table) if notice.kind in DEAL_RESULTS else 0.0,
        )

    def _eves(self, table: Table, look: Look) -> tuple[Eve, ...]:
        """The steps in which the end of a deal is shown before all of it is."""
        stage = table.stage
        if not isinstance(stage, Playing):
            return ()
        steps = enumerate(unveiling_screens(table, look, self.bot), 1)
        return tuple(
            Eve(screen, stage.turn_since + number * self.step_seconds) for number, screen in steps
        )

    def _unveiled_at(self, table: Table) -> float:
        """When the whole of the deal's end may be seen."""
        stage = table.stage
        since = stage.turn_since if isinstance(stage, Playing) else 0.0
        return since + unveilings(table) * self.step_seconds


def _before(table: Table) -> Screen:
    """A lobby, one that was closed, or a table of which nothing can be read."""
    if isinstance(table.stage, Over) and table.stage.why == "broken":
        return Screen(ended(table, translator(table.language)))
    return lobby_screen(table)


def _venue(table: Table, episode: str, screen: Screen, urgency: Urgency) -> Wanted:
    return Wanted(
        table.venue.chat_id,
        table.venue.thread_id,
        episode,
        screen,
        wants_attention=isinstance(table.stage, Lobby),
        urgency=urgency,
    )


def _has_ended(table: Table) -> bool:
    """Whether a deal or the match is over: the last trick is to be seen beside the result."""
    stage = table.stage
    return not isinstance(stage, Playing) or GAMES[table.slug].is_at_rest(stage.state)


def _is_live(table: Table) -> bool:
    """Whether people watch the table for what comes next, rather than their own hands."""
    return isinstance(GAMES[table.slug], Spoken)


def _hands(
    table: Table, opened: Mapping[int, Opened], posted: int | None
) -> Iterator[tuple[str, Wanted]]:
    stage = table.stage
    owed = GAMES[table.slug].to_move(stage.state) if isinstance(stage, Playing) else frozenset()
    is_resting = isinstance(stage, Playing) and GAMES[table.slug].is_at_rest(stage.state)
    for seat, chair in enumerate(table.chairs):
        if not isinstance(chair, Person) or chair.is_gone or not chair.is_reachable:
            continue
        is_turn = seat in owed and chair.is_playing and not is_resting
        yield (
            f"hand:{chair.id}",
            Wanted(
                chair.id,
                None,
                HAND,
                hand_screen(table, chair, opened.get(chair.id), posted),
                wants_attention=is_turn,
                urgency=_hand_urgency(table, is_turn=is_turn),
            ),
        )


def _hand_urgency(table: Table, *, is_turn: bool) -> Urgency:
    """A hand loses its buttons as soon as the match is over; alone, it is all that there is."""
    if isinstance(table.stage, Over):
        return Urgency.RESULT
    if not is_turn and table.venue.is_private and _is_live(table):
        return Urgency.RESULT
    return Urgency.TURN if is_turn else Urgency.BYSTANDER


def _name(table: Table, t: Translator, notice: Notice) -> str:
    """The name of whom the announcement speaks; who is nudged is called by it."""
    seat = notice.seat or 0
    chair = table.chairs[seat]
    name = names_of(table, t)[seat]
    if notice.kind == "nudge" and isinstance(chair, Person):
        return Html(f'<a href="tg://user?id={chair.id}">{escape(name, quote=False)}</a>')
    return name


def _announcement(table: Table, notice: Notice) -> Screen | None:
    t = group_look(table).t
    match notice.kind:
        case "match_started":
            return started_screen(table)
        case "deal_result" | "deal_corrected":
            is_corrected = notice.kind == "deal_corrected"
            return deal_screen(table, notice.event, is_corrected=is_corrected)
        case "match_result":
            return match_screen(table)
        case "stopped":
            return stopped_screen(table)
        case "nudge" | "took_over" | "came_back" | "left":
            name = "" if notice.seat is None else _name(table, t, notice)
            return Screen(t(f"notice-{notice.kind}", name=name)) if name else None
        case _:
            return None
