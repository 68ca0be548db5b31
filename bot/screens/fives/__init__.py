"""What the games of the five share on screen: Twenty-Five, Fifty-Five and Forty-Fives.

`order` shows cards by the odd order of trumps, `sides` partners and their scores, `seated` a line
for each player, `wanted` what may be played, `popups` and `results` the rest.
"""
