"""55, 110 and 220: the bidding game of the five of trumps, for two to nine.

Each seat is dealt five cards, and five more lie in the kitty. Once round the table the seats bid
how many points they will take; the dealer speaks last and may take the highest bid at its height,
which its bidder may then raise. The declarer takes the kitty, lays five cards away and names
trumps. Five tricks are played as in Twenty-Five; each is 5 points, and the highest trump in play
is 5 more. The declarer's side writes down what it took if that is at least its bid, and loses
the bid if not; the others write down what they took. The first to reach 55, 110 or 220 wins: of
several in one deal, who came there at the earliest trick. The order of the cards and the
privilege of the best trumps stand in `engine.games.fives`. The rules are a description of the
Irish game translated for Russian players, ids FF-… and TF-…; where it is silent, C12 to C25 and
E1 to E12 of these ids settle it.
"""

from engine.games.fifty_five.game import FiftyFive

__all__ = ["FIFTY_FIVE", "FiftyFive"]

FIFTY_FIVE = FiftyFive()
