"""The game script: one notation for records, replays and rule tests.

A script writes down one match: who sits, by which house rules, which cards were dealt, what each
seat did, and what must be true or refused on the way. `read_script` reads the text, `check` plays
it through the rules, `write_record` writes a match that was played. What a game must offer beside
its rules to be written down is `Scripted`.
"""

from __future__ import annotations

from engine.script.lines import BadScript, Failure, Script
from engine.script.opening import AnyGame, Opening, open_match
from engine.script.parts import read_parts, write_parts
from engine.script.read import decode, read_script
from engine.script.replay import check
from engine.script.scripted import Scripted
from engine.script.write import Move, moves, write_record

__all__ = [
    "AnyGame",
    "BadScript",
    "Failure",
    "Move",
    "Opening",
    "Script",
    "Scripted",
    "check",
    "decode",
    "moves",
    "open_match",
    "read_parts",
    "read_script",
    "write_parts",
    "write_record",
]
