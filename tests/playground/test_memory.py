"""How seldom the playground's memory is searched for garbage."""

import gc

from playground.memory import hardly_searched


def test_all_garbage_is_searched_for_again_when_it_is_over() -> None:
    gc.unfreeze()  # what other tests of this process may have left
    before = gc.get_threshold()
    with hardly_searched():
        young, middle, old = gc.get_threshold()
        assert young * middle * old > 10_000_000
        assert gc.get_freeze_count()
    assert gc.get_threshold() == before
    assert not gc.get_freeze_count()
