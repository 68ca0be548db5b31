"""Cards that are chosen by marking them, in matches that are played by pressing buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot import callbacks
from bot.prefs import Prefs
from bot.screens.cards import face
from bot.screens.marking import MARKED
from engine.cards import PACK_52, Card
from playground.seen import Button, Seen


def marks(seen: Seen) -> list[tuple[Button, int, int]]:
    """The buttons of the message that mark cards: for which position, and what is marked then."""
    found = []
    for button in seen.flat:
        meant = callbacks.parse(button.data or "")
        if isinstance(meant, callbacks.Verb) and meant.verb == "mark":
            position, marked = meant.argument.split(".")
            found.append((button, int(position), int(marked, 16)))
    return found


def to_mark(seen: Seen, wanted: object, prefs: Prefs) -> Button | None:
    """The next button to press until just the cards of the wanted action are marked."""
    cards: Sequence[Card] = getattr(wanted, "cards", ())
    faces = {face(card, prefs) for card in cards}
    on_cards = [
        (button, any(button.text.endswith(face(card, prefs)) for card in PACK_52))
        for button, _, _ in marks(seen)
    ]
    places = [button for button, is_card in on_cards if is_card]
    goal = sum(
        1 << place
        for place, button in enumerate(places)
        if any(button.text.endswith(shown) for shown in faces)
    )
    for button, _, marked in marks(seen):
        if marked == goal:
            return button
    for place, button in enumerate(places):
        if button.text.startswith(MARKED) != bool(goal >> place & 1):
            return button
    return None
