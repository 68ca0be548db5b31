"""On what the viewer may claim a redeal now."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.names import listed
from bot.screens.screen import Look
from engine.cards import Card
from engine.games.thousand.actions import Redeal
from engine.games.thousand.cards import in_pack_order
from engine.games.thousand.claims import discard_grounds, hand_grounds, talon_grounds
from engine.games.thousand.options import ThousandRules
from engine.games.thousand.values import Ground, PhaseName
from engine.games.thousand.view import View


def open_grounds(view: View) -> tuple[Ground, ...]:
    """The grounds that the viewer has; none if it may not claim."""
    if Redeal() not in view.legal:
        return ()
    options = view.options
    is_asked = view.phase is PhaseName.CLAIMS and view.seat in view.to_move
    later = (
        *(talon_grounds(options, view.own_talon) if view.own_talon else ()),
        *(discard_grounds(options, view.hand) if is_asked else ()),
    )
    if later and options.redeal_window == "before_bidding":
        return later  # it is too late for the hand
    return (*hand_grounds(options, dealt(view)), *later)


def dealt(view: View) -> tuple[Card, ...]:
    """The viewer's hand as it was dealt, whatever has become of it."""
    given = {gift.card for gift in view.gifts if gift.giver == view.seat}
    got = {gift.card for gift in view.gifts if gift.recipient == view.seat}
    cards = {*view.hand, *view.own_laid, *(card for card in given if card is not None)}
    return in_pack_order(cards - got - set(view.own_talon))


def told_grounds(look: Look, grounds: Iterable[Ground]) -> str:
    """The grounds in words, plain."""
    options: ThousandRules = look.view.options
    return listed(
        look.t.plain(f"thousand-ground-{ground.value}", number=getattr(options, _option(ground)))
        for ground in grounds
    )


def _option(ground: Ground) -> str:
    """The house rule that the ground stands on."""
    name = ground.value.replace("-", "_")
    return f"redeal_after_{name}" if name.startswith("discard") else f"redeal_{name}"
