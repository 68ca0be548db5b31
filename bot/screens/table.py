"""The table as the group sees it: the frame that all games share around their standing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.callbacks import Verb
from bot.i18n import Html, Translator
from bot.screens.games import SCREENS
from bot.screens.look import with_marks
from bot.screens.names import listed, shown
from bot.screens.screen import Button, Look, PublicScreens, Screen, UnveilingScreens
from bot.screens.titles import game_title, length
from bot.table import Over, Person, Playing, Table
from bot.waking import game_clock
from engine.game import Seat, Told
from engine.games import GAMES

NEWS = 3
"""Lines of news under a table."""


def group_screen(table: Table, look: Look, bot: str) -> Screen:
    """The public message of a match."""
    parts = [heading(table, look), body(table, look), turn(table, look), news(table, look)]
    return Screen(paragraphs(parts), (*_calls(table, look), *_buttons(table, look.t, bot)))


def unveiling_screens(table: Table, look: Look, bot: str) -> tuple[Screen, ...]:
    """The steps in which the end of a deal is shown before all of it is; perhaps none."""
    screens = SCREENS[table.slug]
    if not isinstance(screens, UnveilingScreens):
        return ()
    buttons = _buttons(table, look.t, bot)  # what may be done now would tell what it has come to
    return tuple(
        Screen(paragraphs((heading(table, look), text)), buttons)
        for text in screens.unveilings(look)
    )


def paragraphs(parts: Iterable[str]) -> Html:
    """Parts with an empty line between them, the empty ones left out."""
    return Html("\n\n".join(part for part in parts if part))


def heading(table: Table, look: Look) -> Html:
    """Game, deal, and the first signs of the commitment to the shuffle."""
    deal = SCREENS[table.slug].deal(look.view)
    seal = table.stage.commitment[:8] if isinstance(table.stage, Playing | Over) else ""
    return look.t(
        "table-heading",
        game=game_title(look.t, table.slug),
        deal=deal,
        seal=Html(f"<code>{seal}</code>"),
    )


def body(table: Table, look: Look) -> str:
    """The standing, with marks beside the names."""
    return SCREENS[table.slug].standing(with_marks(look, table))


def turn(table: Table, look: Look) -> str:
    """Whose turn it is and how long the clock gives; at the end, how it ended."""
    t = look.t
    if isinstance(table.stage, Over):
        return ended(table, t)
    game = GAMES[table.slug]
    state = table.stage.state if isinstance(table.stage, Playing) else None
    if state is None or game.is_at_rest(state):
        is_first = isinstance(table.stage, Playing) and table.stage.position == 0
        return t("turn-first" if is_first else "turn-rest")
    owed = sorted(game.to_move(state))
    clock = clock_text(table, owed, t)
    if look.seat in owed:
        if clock and isinstance(table.stage, Playing) and table.stage.is_nudged:
            return t("turn-nudged", clock=clock)
        return t("turn-yours", clock=clock)
    return t("turn-of", names=listed(look.names[seat] for seat in owed), clock=clock)


def clock_text(table: Table, owed: Sequence[Seat], t: Translator) -> str:
    """How long the clock gives who has to move; empty where no clock runs."""
    waits = any(
        isinstance(chair := table.chairs[seat], Person) and chair.is_playing for seat in owed
    )
    seconds = game_clock(table) or table.turn_seconds
    if seconds is None or not waits:
        return ""
    return t.plain("turn-clock", length=length(t, seconds))


def ended(table: Table, t: Translator) -> str:
    """How the table came to its end."""
    stage = table.stage
    if not isinstance(stage, Over):
        return ""
    name = shown(stage.by)
    if name and stage.why in ("stopped", "closed"):
        return t(f"ended-{stage.why}-by", name=name)
    return t(f"ended-{stage.why}")


def news(table: Table, look: Look, lines: int = NEWS) -> str:
    """The last things that happened, as far as the reader was told of them."""
    told = table.stage.news if isinstance(table.stage, Playing) else ()
    game = SCREENS[table.slug]
    heard = [
        line for item in told if _hears(look.seat, item) and (line := game.news(look, item.event))
    ]
    return f"<blockquote>{chr(10).join(heard[-lines:])}</blockquote>" if heard else ""


def _hears(seat: Seat | None, item: Told[object]) -> bool:
    return item.to is None or (seat is not None and seat in item.to)


def _calls(table: Table, look: Look) -> tuple[tuple[Button, ...], ...]:
    """Buttons by which whoever may do something does it before everybody's eyes."""
    screens, stage = SCREENS[table.slug], table.stage
    if not isinstance(stage, Playing) or not isinstance(screens, PublicScreens):
        return ()
    return (*count_button(table, look.t), *_own_calls(screens, table, stage, look))


def count_button(table: Table, t: Translator) -> tuple[tuple[Button, ...], ...]:
    """The button that lets an answer count which was found nowhere, until something else is done.

    It says nothing of hidden rows: whether one is near, only who may press it learns.
    """
    stage = table.stage
    if not isinstance(stage, Playing) or stage.missed is None:
        return ()
    return ((Button(t.plain("button-count"), str(Verb(table.id, "count", str(stage.position)))),),)


def _own_calls(
    screens: PublicScreens, table: Table, stage: Playing, look: Look
) -> tuple[tuple[Button, ...], ...]:
    return tuple(
        tuple(
            Button(text, str(Verb(table.id, "call", f"{stage.position}.{word}")), style="primary")
            for text, word in row
        )
        for row in screens.public_choices(look)
    )


def _buttons(table: Table, t: Translator, bot: str) -> tuple[tuple[Button, ...], ...]:
    if not isinstance(table.stage, Playing):
        return ()
    return (
        (Button(t.plain("button-my-cards"), str(Verb(table.id, "hand")), style="primary"),),
        (
            Button(t.plain(f"button-last-{table.slug}"), str(Verb(table.id, "last"))),
            Button(t.plain("button-scores"), str(Verb(table.id, "scores"))),
        ),
        (Button(t.plain("button-private"), url=private_link(bot, table)),),
    )


def private_link(bot: str, table: Table) -> str:
    """The address of the person's hand in the private chat."""
    return f"https://t.me/{bot}?start=t_{table.id}"
