"""The house rules of Thousand, section by section, and the presets.

Each module adds a section or two to the model of the one before, so that the options stand in the
order in which a table agrees on them: table · dealing · redeals · bidding · dark game · giving up
· play · scoring · barrel · golden round.
"""

from engine.games.thousand.options.presets import PRESETS
from engine.games.thousand.options.whole import ThousandRules

__all__ = ["PRESETS", "ThousandRules"]
