"""Every script in this folder is a test of its own."""

from pathlib import Path

import pytest

from engine.script import check, decode, read_script
from tests.engine.tested import GAMES

FOLDER = Path(__file__).parent
SCRIPTS = sorted(FOLDER.rglob("*.game"))


@pytest.mark.parametrize("path", [pytest.param(p, id=str(p.relative_to(FOLDER))) for p in SCRIPTS])
def test_script(path: Path) -> None:
    failure = check(read_script(decode(path.read_bytes())), GAMES)
    assert failure is None, f"line {failure.line}: {failure}"
