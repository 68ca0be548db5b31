"""The games of the house, by slug. The only list of games there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.fifty_five import FIFTY_FIVE
from engine.games.forty_fives import FORTY_FIVES
from engine.games.hundred_one import HUNDRED_ONE
from engine.games.hundred_to_one import HUNDRED_TO_ONE
from engine.games.thousand import THOUSAND
from engine.games.twenty_five import TWENTY_FIVE
from engine.script import Scripted

GAMES: Mapping[str, Scripted[Any, Any, Any, Any, Any]] = {
    game.slug: game
    for game in (
        THOUSAND,
        HUNDRED_ONE,
        TWENTY_FIVE,
        FIFTY_FIVE,
        FORTY_FIVES,
        HUNDRED_TO_ONE,
    )
}
