"""The command line, called as a person calls it."""

from typer.testing import CliRunner

from bot.cli import app


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, what was printed, and what was printed as an error."""
    result = CliRunner().invoke(app, list(arguments))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr
