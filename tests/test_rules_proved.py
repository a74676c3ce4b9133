"""Every numbered rule has a test that names it, and every name stands for a rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import waldglas.games
from tests.rules import RULE, digests, numbered_rules, sections

TESTS = Path(__file__).parent
UNFINISHED = ["glass-road"]
NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")


def named_rules() -> Iterator[str]:
    """The numbers in the @rule decorators of all test functions."""
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    yield from numbers_in(decorator)


def numbers_in(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
        return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]
    return []


def to_be_proved(digest: Path) -> ParameterSet:
    marks = [pytest.mark.xfail(reason="its tests are being written")] if digest.stem in UNFINISHED else []
    return pytest.param(digest, id=digest.stem, marks=marks)


@pytest.mark.parametrize("digest", [to_be_proved(digest) for digest in digests()])
def test_every_rule_is_proved(digest: Path) -> None:
    rules = RULE.findall(digest.read_text(encoding="utf-8"))
    assert rules
    assert sorted(set(rules) - set(named_rules())) == []


def test_every_named_rule_exists() -> None:
    named = set(named_rules())
    assert named
    assert named - set(numbered_rules()) == set()


def test_rules_are_numbered_once_and_in_order() -> None:
    rules = numbered_rules()
    assert len(rules) == len(set(rules))
    for section in sections():
        numbers = [int(rule.split(".")[1]) for rule in rules if rule.split(".")[0] == section]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("digest", digests(), ids=lambda digest: digest.stem)
def test_every_rule_says_where_it_comes_from(digest: Path) -> None:
    paragraphs = re.split(r"\n\n", digest.read_text(encoding="utf-8"))
    for paragraph in paragraphs:
        if paragraph.startswith("**"):
            assert re.search(r"\([^()]+\)$", paragraph.split("\n- ")[0].strip()), paragraph


def test_rules_named_in_the_code_exist() -> None:
    known = set(numbered_rules()) | set(sections())
    for folder in waldglas.games.__path__:
        for file in Path(folder).rglob("*.py"):
            assert set(NUMBER.findall(file.read_text(encoding="utf-8"))) <= known, file
