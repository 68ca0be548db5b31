"""The dump («самосвал»): rules E12, step 9."""

from __future__ import annotations

from engine.games.thousand.account import Account
from engine.games.thousand.events import Dumped


def dump(account: Account) -> Account:
    """A total that stands exactly on a dump becomes 0, changed in this deal or not."""
    options = account.before.options
    dumps = {options.dump_pos, -options.dump_neg, options.dump_extra} - {0}
    for seat in account.still_scored:
        total = account.match.scores[seat]
        if total in dumps:
            account = account.score(seat, 0).tell(Dumped(seat, total))
    return account
