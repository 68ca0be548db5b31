"""Thousand (Тысяча): bid for the talon, declare marriages, be the first to reach 1000.

How a deal goes. The cards are dealt (`dealing`) and the deal opens, with a golden seat, a dark
question or plainly (`opening`). The seats bid (`bidding`), the winner takes the talon and gives
cards for it (`talon`), announces an order (`order`), and leads to the first trick (`play`).
Kings and queens that he or anybody else leads may be declared as marriages (`declarations`). On
the way a redeal may be claimed (`claims`, `redeals`) or the deal given up (`giving_up`). Then it
is scored in small steps (`scoring`), among them bolts, barrel and dump, and the match rests or
ends (`rests`). `law` says what each seat may do in each phase; `refusals` says why not.

A match is a value (`state`): what outlives a deal, and a phase. How the game is played differs
from table to table, so there are many house rules (`options`). Sources: descriptions of the game
as it is played in Russia and Ukraine, read side by side; each rule has an id (`TH-161`), which
options and tests name.
"""

from engine.games.thousand.game import Thousand

THOUSAND = Thousand()

__all__ = ["THOUSAND", "Thousand"]
