import asyncio
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession

from playground import server
from playground.clock import SystemClock
from playground.server import create_app
from tests.playground.stage import TOKEN, make_bot, serving


async def test_the_playground_runs_as_a_process_of_its_own(unused_tcp_port: int) -> None:
    command = ("-m", "playground", "--port", str(unused_tcp_port), "--token", TOKEN)
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        assert f"http://127.0.0.1:{unused_tcp_port}" in line
        async with make_bot(f"http://127.0.0.1:{unused_tcp_port}").context() as bot:
            assert (await bot.get_me()).username == "prikup_bot"
    finally:
        process.terminate()
        await process.wait()


async def test_the_page_stands_at_the_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "page.js").write_text("1")
    monkeypatch.setattr(server, "PAGE", tmp_path)
    async with serving(create_app(TOKEN)) as url, ClientSession() as session:
        async with session.get(url) as page:
            assert await page.text() == "<p>page</p>"
        async with session.get(f"{url}/page/page.js") as script:
            assert await script.text() == "1"


async def test_without_the_page_the_root_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PAGE", tmp_path / "nowhere")
    async with (
        serving(create_app(TOKEN)) as url,
        ClientSession() as session,
        session.get(url) as page,
    ):
        assert page.status == 404
        assert await page.json() == {"error": "the page is not there"}


def test_the_clock_of_the_machine_goes_forward() -> None:
    clock = SystemClock()
    assert 0 < clock.now() <= clock.now()
