"""What a value of the facts must be: a small vocabulary of checks, each with one sentence for what it refuses.

`where` is the place of a value as its owner wrote it: 'building.spa: cost'.
"""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts
from waldglas.core.message import Message

MOST_NAME: Final = 60  # letters
MOST_TEXT: Final = 400
MOST_ITEMS: Final = 100  # of a list or a table
MOST_DEPTH: Final = 4  # of lists and tables within each other
LARGEST: Final = 9999  # no box prints a larger number


def refused(id: str, where: str, values: dict[str, object] | None = None) -> BadFacts:
    found: dict[str, object] = {"where": shortened(where, 2 * MOST_NAME)}
    found.update(values or {})
    return BadFacts(Message(id, found))


def whole(where: str, value: object, least: int = -LARGEST, most: int = LARGEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refused("facts-whole", where, {"least": least, "most": most})
    return value


def number(where: str, value: object, least: int = -LARGEST, most: int = LARGEST) -> float:
    """A number that need not be whole."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise refused("facts-number", where, {"least": least, "most": most})
    return float(value)


def truth(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise refused("facts-truth", where)
    return value


def text(where: str, value: object, most: int = MOST_NAME) -> str:
    if not isinstance(value, str) or len(value) > most or not value.isprintable() or not value.strip():
        raise refused("facts-text", where, {"most": most})
    return value


def one_of(where: str, value: object, known: list[str]) -> int:
    """The place of a word among those that are known."""
    if not isinstance(value, str) or value not in known:
        raise refused("facts-one-of", where, {"known": known})
    return known.index(value)


def listed(where: str, value: object, least: int = 0, most: int = MOST_ITEMS) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise refused("facts-list", where, {"least": least, "most": most})
    return value


def some_of(where: str, value: object, known: list[str], least: int = 0) -> list[int]:
    return [one_of(where, item, known) for item in listed(where, value, least)]


def wholes(where: str, value: object, least: int, most: int, fewest: int = 0) -> list[int]:
    return [whole(where, item, least, most) for item in listed(where, value, fewest)]


def table(where: str, value: object, known: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise refused("facts-table", where, {"known": known})
    for name in value:
        if name not in known:
            raise refused("facts-unknown", where, {"name": shortened(str(name)), "known": known})
    return value


def amounts(where: str, value: object, known: list[str], most: int, least: int = 1) -> dict[str, int]:
    """So many of each of some things."""
    if not isinstance(value, dict) or not all(name in known for name in value):
        raise refused("facts-amounts", where, {"known": known, "least": least, "most": most})
    for item in value.values():
        if isinstance(item, bool) or not isinstance(item, int) or not least <= item <= most:
            raise refused("facts-amounts", where, {"known": known, "least": least, "most": most})
    return value


def each_of(where: str, value: object, known: list[str], most: int) -> dict[str, int]:
    """A number for each of some things, from 0 on."""
    if not isinstance(value, dict) or sorted(map(str, value)) != sorted(known):
        raise refused("facts-each", where, {"known": known})
    return amounts(where, value, known, most, 0)


def within_bounds(where: str, value: object, depth: int = 0) -> None:
    """Whatever a stranger may write: no long text, no long list, no deep one, no large number."""
    if isinstance(value, bool):
        return
    if isinstance(value, (int, float)):
        number(where, value)
    elif isinstance(value, str):
        if len(value) > MOST_NAME or not value.isprintable():
            raise refused("facts-text", where, {"most": MOST_NAME})
    elif isinstance(value, (list, dict)) and depth < MOST_DEPTH:
        if len(value) > MOST_ITEMS:
            raise refused("facts-list", where, {"least": 0, "most": MOST_ITEMS})
        for item in value.values() if isinstance(value, dict) else value:
            within_bounds(where, item, depth + 1)
        if isinstance(value, dict):
            within_bounds(where, list(value), MOST_DEPTH - 1)
    else:
        raise refused("facts-kind", where)
