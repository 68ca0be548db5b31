"""The page and the alert rules for operators speak of what the program really has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot import app, measuring
from bot.answer import Ending
from bot.metrics import KINDS, Metrics
from bot.settings import Settings
from bot.store.figures import Backlog, Figures

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/operations.md").read_text("utf-8")
RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((ROOT / "docs/alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
NAME = re.compile(r"\b(?:prikup|process)_[a-z_]+")
LABEL = re.compile(r'(\w+)=~?"([^"]*)"')
RESULTS = {word for _, word in measuring._RESULTS} | {"ok", "other", "cut", "fault"}


def _samples() -> dict[str, str]:
    """Every name that can stand in an expression, with the name of its family."""
    metrics = Metrics()
    nothing = Backlog(0, 0.0)
    metrics.found(Figures(nothing, nothing, 0, {("lobby", "thousand"): 1}))
    metrics.called("sendMessage", "ok", 0.1)
    return {
        sample.name: family.name
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


SAMPLES = _samples()
FAMILIES = {family for family in SAMPLES.values() if family.startswith("prikup_")}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_asks_for_figures_that_exist(rule: dict[str, Any]) -> None:
    names = NAME.findall(rule["expr"])
    assert names or rule["expr"].startswith("up{")
    assert set(names) <= SAMPLES.keys()
    known: dict[str, set[str]] = {
        "ending": set(Ending),
        "kind": set(KINDS),
        "result": RESULTS,
        "job": {"prikup"},
    }
    for label, values in LABEL.findall(rule["expr"]):
        if label in known:
            assert set(values.split("|")) <= known[label]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_says_how_grave_it_is_and_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"critical", "warning"}
    assert rule["annotations"].keys() == {"summary", "action"}
    assert re.fullmatch(r"\d+[sm]", rule.get("for", "1m"))
    assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_page_explains_every_figure_and_no_other() -> None:
    told = set(NAME.findall(PAGE)) - {"process_"}
    assert {SAMPLES.get(name, name) for name in told} == FAMILIES


def test_the_page_names_every_alert_that_it_speaks_of_as_the_rules_do() -> None:
    assert set(re.findall(r"\bPrikup[A-Z]\w+", PAGE)) <= {rule["alert"] for rule in RULES}


def test_the_page_and_the_example_name_every_setting() -> None:
    settings = {name.upper() for name in Settings.model_fields}
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", PAGE, re.MULTILINE)) == settings
    example = (ROOT / ".env.example").read_text("utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == settings


def test_the_page_tells_every_exit_code() -> None:
    codes = {value for name, value in vars(app).items() if name.startswith("EXIT_")}
    assert {int(code) for code in re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE)} == codes | {0}
