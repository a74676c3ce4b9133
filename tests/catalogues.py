"""What the code says, read from its source, and what the catalogues have words for: both are compared by tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[1] / "src/waldglas"
HOUSE = SOURCE / "words/en"
ID = re.compile(r"[a-z]+([-_][a-z0-9]+)*")

BOX = ("game-", "option-")  # what stands on a game's box: said by the pages and the commands, not by the rules
SPEAKING = ("Message", "Sentence", "say", "say_around")

Values = dict[str, set[str]]  # the names of the values by the id of the message


# What the code says


def modules(*places: Path) -> Iterator[ast.Module]:
    """The modules in these files and folders, parsed."""
    for place in places:
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            yield ast.parse(file.read_text(encoding="utf-8"), str(file))


def named_ids(prefixes: tuple[str, ...], *places: Path) -> set[str]:
    """Every constant in the code that is an id of this room: a whole word that begins with one of the prefixes."""
    nodes = (node for module in modules(*places) for node in ast.walk(module) if isinstance(node, ast.Constant))
    texts = {node.value for node in nodes if isinstance(node.value, str)}
    return {text for text in texts if text.startswith(prefixes) and ID.fullmatch(text)}


def messages_in(*places: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Of each `Message("id", {…})`: the id, and the names of its values, or None where they are no literal."""
    for module in modules(*places):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                given = value_names(node.args[1]) if len(node.args) > 1 else set()
                yield from ((said, given) for said in literal_ids(node.args[0]))


def literal_ids(node: ast.expr) -> list[str]:
    """An id that stands there, or both of `"one" if … else "other"`."""
    if isinstance(node, ast.IfExp):
        return [*literal_ids(node.body), *literal_ids(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def value_names(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


# What the catalogues have


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def written(*files: Path) -> Values:
    """The ids in catalogues, and the values that their words use in any of their forms."""
    found = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def with_prefix(values: Values, prefixes: tuple[str, ...]) -> Values:
    return {key: names for key, names in values.items() if key.startswith(prefixes)}


# Both


def differences(prefixes: tuple[str, ...], places: Iterable[Path], files: Iterable[Path]) -> list[str]:
    """What is said without words, has words that nobody says, or is said with other values than its words use.

    A player's value `who` may be used as `who_is` too.
    """
    known, places = with_prefix(written(*files), prefixes), list(places)
    named = named_ids(prefixes, *places)
    wrong = [f"{said} has no words" for said in sorted(named - set(known))]
    wrong += [f"nobody says {said}" for said in sorted(set(known) - named)]
    for said, given in messages_in(*places):
        used = {name.removesuffix("_is") if given and name not in given else name for name in known.get(said, ())}
        if said in known and given is not None and used != given:
            wrong.append(f"{said} is given {sorted(given)}, its words use {sorted(used)}")
    return wrong
