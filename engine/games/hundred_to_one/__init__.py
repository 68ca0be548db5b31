"""Hundred to One (Сто к одному): two teams guess what a hundred passers-by have answered.

A question without a right answer, and a board with the six answers that were given most often.
In the simple, double and triple game two players stand at the button, the better team plays round
its circle until it has missed three times, and then the other may steal the fund with one answer.
In the reverse game the rarest answer is the best, and in the big game two members of the richer
team answer five questions each, the second without having heard the first. The texts of answers
are judged by `matching`, or by a person. Rule ids: HO-001 to HO-033, and E1 to E12 where the
source is silent.
"""

from engine.games.hundred_to_one.game import HundredToOne

__all__ = ["HUNDRED_TO_ONE", "HundredToOne"]

HUNDRED_TO_ONE = HundredToOne()
