"""Twenty-Five (Двадцать пять): five cards, five tricks, five points a trick, first to 25.

A card is turned, and its suit is trumps; the ace of hearts is a trump in every deal. Who holds the
ace of the trump suit may rob: lay a card away and take the turned one. The order of the cards and
the right to renege are those of `engine.games.fives`. The game stops the moment a side has 25, in
the middle of a deal. Rule ids: TF-001 to TF-027, and E1 to E6 where the sources are silent.
"""

from engine.games.twenty_five.game import TwentyFive

__all__ = ["TWENTY_FIVE", "TwentyFive"]

TWENTY_FIVE = TwentyFive()
