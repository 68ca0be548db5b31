import pytest

from playground.clock import HandClock
from playground.errors import Refused
from playground.limits import Limits, Weight

PRIVATE, OTHER, GROUP = 5_000_000_001, 5_000_000_002, -2_147_483_653


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def limits(clock: HandClock) -> Limits:
    return Limits(clock)


def refused(limits: Limits, chat: int | None, weight: Weight = Weight.MESSAGE) -> int | None:
    """The seconds to wait, None where the call passes."""
    try:
        limits.count(weight, chat)
    except Refused as error:
        return int(error.parameters["retry_after"])
    return None


def test_a_chat_takes_a_short_burst_and_then_one_a_second(
    clock: HandClock, limits: Limits
) -> None:
    assert [refused(limits, PRIVATE) for _ in range(6)] == [None] * 5 + [1]
    clock.advance(1)
    assert refused(limits, PRIVATE) is None
    assert refused(limits, PRIVATE) == 1


def test_a_refusal_says_how_long_to_wait(limits: Limits) -> None:
    for _ in range(5):
        limits.count(Weight.MESSAGE, PRIVATE)
    with pytest.raises(Refused, match=r"^Too Many Requests: retry after 1$") as refusal:
        limits.count(Weight.MESSAGE, PRIVATE)
    assert refusal.value.code == 429
    assert refusal.value.parameters == {"retry_after": 1}


def test_another_chat_is_not_held_up(limits: Limits) -> None:
    assert [refused(limits, PRIVATE) for _ in range(6)][-1] == 1
    assert refused(limits, OTHER) is None


def test_a_group_takes_twenty_in_any_minute(clock: HandClock, limits: Limits) -> None:
    for _ in range(20):
        assert refused(limits, GROUP) is None
        clock.advance(1)
    assert refused(limits, GROUP) == 40
    clock.advance(40)
    assert refused(limits, GROUP) is None


def test_a_private_chat_has_no_limit_a_minute(clock: HandClock, limits: Limits) -> None:
    for _ in range(100):
        assert refused(limits, PRIVATE) is None
        clock.advance(1)


def test_a_bot_sends_thirty_a_second_in_all(clock: HandClock, limits: Limits) -> None:
    assert all(refused(limits, chat) is None for chat in range(1, 31))
    assert refused(limits, 31) == 1
    clock.advance(1)
    assert refused(limits, 32) is None


def test_light_calls_count_in_all_only(limits: Limits) -> None:
    assert all(refused(limits, PRIVATE, Weight.LIGHT) is None for _ in range(30))
    assert refused(limits, PRIVATE, Weight.LIGHT) == 1


def test_free_calls_always_pass(limits: Limits) -> None:
    assert all(refused(limits, PRIVATE, Weight.FREE) is None for _ in range(100))


def test_retrying_too_early_makes_it_worse(clock: HandClock, limits: Limits) -> None:
    assert [refused(limits, PRIVATE) for _ in range(8)][5:] == [1, 2, 3]
    clock.advance(1)
    assert refused(limits, PRIVATE) == 3
    clock.advance(3)
    assert refused(limits, PRIVATE) is None


def test_limits_can_be_switched_off(clock: HandClock) -> None:
    limits = Limits(clock, on=False)
    assert all(refused(limits, GROUP) is None for _ in range(100))
