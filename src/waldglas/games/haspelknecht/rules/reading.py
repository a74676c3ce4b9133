"""Reading facts with care: numbers within bounds, known words, and no correction that would change nothing."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Facts

# The fields that the rules read, by section; the others tell of the box, and a correction of them would do nothing.
TOLD: Final = ["name", "text", "source", "confidence"]
READ: Final = {
    "start": ["food", "wood", "coal", "thaler", "debt", "water"],
    "disk": ["value"],
    "bag": ["black", "brown", "yellow"],
    "pool": ["water"],
    "refill": ["action", "reserve"],
    "taking": ["disks", "below", "water"],
    "phase": ["water"],
    "piece": ["developments"],
    "worker": ["actions", "water"],
    "bonus": ["food", "points"],
    "mine": ["no_coal_from_water", "no_reeling_from_water", "water"],
    "pinge": ["wood", "coal"],
    "tunnel": ["wood", "coal", "points", "symbols"],
    "winter": ["points", "more"],
    "lease": ["food", "thaler"],
    "storage": ["store"],
    "end": ["points", "first", "more", "free", "each"],
    "level": ["distant"],
    "development": ["cost", "points", "symbols", "now", "score"],
    "marker": ["use"],
    "building": ["use", "store"],
    "layout": ["seats", "rows"],
}


def check_changes(facts: Facts) -> None:
    for key, fields in facts.changed.items():
        read = READ.get(key.split(".", 1)[0], [])
        for name in fields:
            if name not in read and name not in TOLD:
                raise BadFacts(f"{key}: the rules do not read {name}; to correct it would change nothing")


def number(facts: Facts, key: str, name: str, least: int = 0, most: int = 99) -> int:
    return whole(f"{key}: {name}", facts.entry(key)[name], least, most)


def whole(what: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadFacts(f"{what} is a whole number from {least} to {most}")
    return value


def numbers(what: str, value: Any, least: int, most: int) -> list[int]:
    return [whole(f"{what}, each of its numbers,", item, least, most) for item in listed(what, value)]


def listed(what: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadFacts(f"{what} is a list")
    return value


def word(what: str, value: Any, words: list[str]) -> int:
    """The place of a word among those that are known."""
    if not isinstance(value, str) or value not in words:
        raise BadFacts(f"{what}: one of {', '.join(words)} must stand there")
    return words.index(value)


def words(what: str, value: Any, known: list[str]) -> list[int]:
    return [word(what, item, known) for item in listed(what, value)]


def table(what: str, value: Any, known: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or any(key not in known for key in value):
        raise BadFacts(f"{what} is a table with some of {', '.join(known)}")
    return value


def amounts(what: str, value: Any, known: list[str], most: int = 20) -> dict[str, int]:
    return {key: whole(f"{what}, {key},", item, 1, most) for key, item in table(what, value, known).items()}
