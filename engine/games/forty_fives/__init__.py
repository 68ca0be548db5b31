"""Forty-Fives (Сорок пять), as it is played on the Nahanni: two partnerships, 120 up.

Five cards each and three in a kitty. One round of bidding, 20 to 30, in which the dealer may hold
the highest bid; the winner names trumps and takes the kitty, then all discard what they like and
draw. The order of cards and reneging are those of all games of the five (`engine.games.fives`),
but plain aces are high and a plain lead binds nobody. A trick is five points, the best trump in
play five more; a side with 100 wins only by a bid that it makes. What the text leaves open was
settled in E1 to E9 of the rule ids FV-….
"""

from engine.games.forty_fives.game import FortyFives

__all__ = ["FORTY_FIVES", "FortyFives"]

FORTY_FIVES = FortyFives()
"""The game as `engine.games` lists it."""
