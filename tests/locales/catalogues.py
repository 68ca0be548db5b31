"""The catalogues as data: their entries, their arguments, and what the code asks of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n import LOCALES

BOT = Path(__file__).parents[2] / "bot"
KEY = re.compile(r"[a-z][a-z0-9_]*(-[A-Za-z0-9_-]+)+")


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    """Everything that stands in the files of the language, in order."""
    parser = FluentParser()
    return tuple(
        entry
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text("utf-8")).body
    )


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The sentences of the language by key."""
    return {e.id.name: e for e in entries(language) if isinstance(e, ftl.Message)}


class Found(Visitor):
    """Arguments, selects, functions and texts inside a sentence."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.selects: list[set[str]] = []
        self.functions: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - the library's name
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        self.selects.append(keys)
        self.generic_visit(node)


def inside(message: ftl.Message) -> Found:
    """What the sentence is made of."""
    found = Found()
    found.visit(message)
    return found


@cache
def nodes() -> tuple[ast.AST, ...]:
    """All there is in the program's modules."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(BOT.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree))


@cache
def literal_keys() -> set[str]:
    """Every text in the program that could be a key."""
    return {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def key_patterns() -> set[str]:
    """Regular expressions of the keys that the program puts together."""
    return {
        "".join(re.escape(part) if part else "[A-Za-z0-9_-]+" for part in parts)
        for parts in (_parts(node) for node in nodes() if isinstance(node, ast.JoinedStr))
        if _make_a_key(parts)
    }


def _parts(node: ast.JoinedStr) -> list[str]:
    """The pieces of the text; of one that is put in, nothing is known."""
    return [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]


def _make_a_key(parts: list[str]) -> bool:
    """Whether it can be a key, and says of what family: `{a}-{b}` would pass for all of them."""
    says_something = any(letter.isalpha() for letter in "".join(parts))
    return says_something and KEY.fullmatch("".join(part or "x" for part in parts)) is not None


@cache
def asked() -> set[str]:
    """The literal keys with which the program asks for a sentence."""
    return {
        argument.value
        for call in nodes()
        if isinstance(call, ast.Call) and _asks(call.func)
        for argument in _first(call)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        if KEY.fullmatch(argument.value)
    }


@cache
def asked_plain() -> set[str]:
    """Those that are asked for as plain text."""
    return {
        argument.value
        for call in nodes()
        if isinstance(call, ast.Call)
        if isinstance(call.func, ast.Attribute) and call.func.attr == "plain"
        for argument in _first(call)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _first(call: ast.Call) -> Iterator[ast.expr]:
    """The first argument, both sides of it if it is a choice."""
    for argument in call.args[:1]:
        if isinstance(argument, ast.IfExp):
            yield from (argument.body, argument.orelse)
        else:
            yield argument


def _asks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id="t" | "Answer" | "Refused"):
            return True
        case ast.Attribute(attr="t" | "plain"):
            return True
        case _:
            return False
