"""The rules of the games, and nothing else.

The engine knows cards, seats and what may be done with them. It reads no clock, writes no log,
asks nobody and says nothing in a human language: a match is a value, and an action turns one value
into the next. Start reading at `engine.game`.
"""
