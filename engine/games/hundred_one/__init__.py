"""Hundred and One (Сто одно): match suit or rank, be rid of your cards, stay below 101.

Each seat is dealt five cards; the dealer's last one opens the pile. In turn a card is laid that
has the suit or the rank of the top card, or one is drawn. A queen goes on anything and orders a
suit; an ace skips a player; a six, a seven and the king of spades make the next one draw and lose
the turn; a nine has to be covered by its own player. Who is rid of all cards ends the deal, the
others write down what they hold, and the match ends when somebody is over 101. The texts that
these rules come from differ in much; what was settled here is E1 to E13 of the rule ids OH-….
"""

from engine.games.hundred_one.game import HundredOne

__all__ = ["HUNDRED_ONE", "HundredOne"]

HUNDRED_ONE = HundredOne()
