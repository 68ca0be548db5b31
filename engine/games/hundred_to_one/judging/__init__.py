"""How a kind host hears an answer: the mode `lemma` (E10.5).

`phrases` tells the words that say something from those that do not; `words` says when two words
are one: `russian` and `english` know their languages, and load their dictionaries when the first
answer is judged; `likeness` forgives slips of the pen. `sameness` puts it together. `nearness`
hears what only people can let count.
"""

from engine.games.hundred_to_one.judging.nearness import is_near
from engine.games.hundred_to_one.judging.sameness import is_same

__all__ = ["is_near", "is_same"]
