from collections.abc import AsyncIterator

import pytest

from playground.client import Playground
from playground.clock import HandClock
from playground.server import create_app, default_world
from tests.playground.stage import TOKEN, Stage, make_bot, serving


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    clock = HandClock()
    world = default_world(TOKEN, clock)
    app = create_app(TOKEN, world=world, limits=False, webhook_pause=0.01)
    async with (
        serving(app) as url,
        make_bot(url).context() as bot,
        Playground.connect(url) as playground,
    ):
        yield Stage(url, clock, world, bot, playground, await playground.group())
