"""What this game says in place of sentences that all games share: it has no cards and no deals."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.hundred_to_one.values import PhaseName
from engine.games.hundred_to_one.view import View

WORDS: Mapping[str, str] = {
    "table-heading": "hundred_to_one-heading",
    "turn-rest": "hundred_to_one-turn-rest",
    "button-my-cards": "hundred_to_one-button-own",
    "button-anew": "hundred_to_one-button-anew",
    "started-title": "hundred_to_one-started-title",
    "started-seal": "hundred_to_one-started-seal",
    "result-seed": "hundred_to_one-result-seed",
    "notice-nudge": "hundred_to_one-notice-nudge",
}
"""By the key of the sentence that is replaced, with the same arguments."""

_DEEDS: Mapping[PhaseName, str] = {
    PhaseName.BUZZ: "buzz",
    PhaseName.CAPTAIN: "decide",
    PhaseName.BIG_FIRST: "decide",
    PhaseName.BIG_SECOND: "decide",
    PhaseName.JUDGE: "judge",
}
"""What is to be done where it is not to answer."""


def wording(view: View, key: str) -> str:
    """The key of what is said here instead of this one; the same key where nothing else is."""
    deed = _DEEDS.get(view.phase, "answer")
    match key:
        case "turn-of":
            return f"hundred_to_one-turn-of-{deed}"
        case "turn-yours":
            return f"hundred_to_one-turn-yours-{deed}"
        case "turn-nudged":
            return f"hundred_to_one-turn-nudged-{deed}"
        case _:
            return WORDS.get(key, key)
