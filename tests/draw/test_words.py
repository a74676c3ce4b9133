"""The words of pictures: every id they name is in a catalogue with the same values, and no other is there."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import waldglas
from tests.draw.moments import FEW_TOWNS, STRIDES, TABLES, TOWNS, Table, boards_of, first_to_act
from tests.draw.svg import drawings, drawn, texts, tips, tree
from waldglas.pictures import picture
from waldglas.words import game_catalogue

ROOT = Path(waldglas.__file__).parent
HOUSE = ROOT / "words/en/draw.ftl"
ID = re.compile(r"draw(-[a-z]+)+")
SAYING = ("say", "said")
UNSAID = re.compile(r"\b(draw|good|tile|wheel|animal|resource|colour|blueprint)-[a-z]|[{}$]|\b1 points\b|  ")

Use = tuple[str, frozenset[str] | None]  # an id, and the values it is said with, where the code shows them


@cache
def written(file: Path) -> dict[str, frozenset[str]]:
    """What a catalogue has for pictures, with the values that the words use."""
    text = file.read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.span is not None and ID.fullmatch(entry.id.name):
            asked = re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])
            found[entry.id.name] = frozenset(name.removesuffix("_is") for name in asked)
    return found


def catalogue_of(slug: str) -> Path:
    return ROOT / "games" / slug.replace("-", "_") / "words/en.ftl"


def uses(*files: Path) -> Iterator[Use]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                yield node.value, None
            if isinstance(node, ast.Call):
                values = values_of(node)
                yield from ((name, values) for name in ids_in(node) if values is not None)


def ids_in(call: ast.Call) -> list[str]:
    """The id that a call names, or the two that it chooses between."""
    named = [
        part for arg in call.args[:2] for part in ([arg.body, arg.orelse] if isinstance(arg, ast.IfExp) else [arg])
    ]
    texts = [part.value for part in named if isinstance(part, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and ID.fullmatch(text)]


def values_of(call: ast.Call) -> frozenset[str] | None:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in SAYING:
        return frozenset(keyword.arg or "" for keyword in call.keywords)
    if name != "Message":
        return None
    given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    if not isinstance(given, ast.Dict):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def of_the_house() -> list[Use]:
    return list(uses(*sorted((ROOT / "draw").glob("*.py")), ROOT / "games/kit.py"))


def of_the_game(slug: str) -> list[Use]:
    folder = catalogue_of(slug).parents[1]
    return list(uses(*sorted((folder / "draw").glob("*.py")), folder / "kit.py"))


@pytest.mark.parametrize("slug", STRIDES)
def test_what_a_game_names_is_in_its_catalogue_or_in_that_of_the_house(slug: str) -> None:
    own, known = written(catalogue_of(slug)), {**written(HOUSE), **written(catalogue_of(slug))}
    found = of_the_game(slug)
    assert {name for name, _ in found} <= set(known)
    by_the_house = {name for name, _ in of_the_house()}
    assert set(own) <= {name for name, _ in found} | by_the_house
    assert not set(own) & set(written(HOUSE))
    assert {name: values for name, values in found if values is not None and values != known[name]} == {}


def test_what_the_house_names_is_in_its_catalogue_and_all_of_that_is_named() -> None:
    found = of_the_house()
    assert {name for name, _ in found} <= set(written(HOUSE))
    everywhere = {name for name, _ in found}.union(*({name for name, _ in of_the_game(slug)} for slug in STRIDES))
    assert set(written(HOUSE)) <= everywhere
    assert {name: values for name, values in found if values is not None and values != written(HOUSE)[name]} == {}


@pytest.mark.parametrize("table", [*FEW_TOWNS, *TABLES[len(TOWNS) :]], ids=str)
def test_pictures_say_everything_in_words(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    game_catalogue.cache_clear()  # so that every sentence is made anew, and every mistake is told to the log
    with caplog.at_level(logging.WARNING):
        for position in table.moments(seed=31, every=4):
            seat = first_to_act(position)
            shown = [drawn(drawing) for drawing in drawings(boards_of(table.game, position, seat))]
            for root in (tree(picture(table.game, position, seat)), tree(picture(table.game, position)), *shown):
                assert [words for words in (*texts(root), *tips(root)) if UNSAID.search(words)] == []
    assert caplog.records == []
