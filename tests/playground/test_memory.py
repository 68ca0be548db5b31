"""How seldom the playground's memory is searched for garbage."""

import gc

from playground.memory import hardly_searched


def test_all_garbage_is_searched_for_again_when_it_is_over() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    with hardly_searched():
        young, middle, old = gc.get_threshold()
        assert young * middle * old > 10_000_000
        assert gc.get_freeze_count() > before[1]
    assert (gc.get_threshold(), gc.get_freeze_count()) == before
