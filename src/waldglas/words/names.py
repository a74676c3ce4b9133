"""What the box prints on things, in a language: names with their forms, texts.

The facts print English. Another language has a file beside the game's catalogue, `words/de.toml`, with a table for
each fact that has a name. What an owner of the box corrected comes first: `[building.cooperage.de]` in that language,
then `[building.cooperage]`, which is said in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from waldglas.core.errors import BadFacts
from waldglas.core.facts import FORMS, WORDS, Entries, Entry, Facts, check_words, parse
from waldglas.language import ENGLISH

Told = Mapping[str, Any]  # name, text, gender, plural … of a thing
OF_NAMES = ("name", "gender", *FORMS, "printed")  # who gives another name gives its forms, too


class BadCatalogue(Exception):
    """Words with a mistake in them, which nobody could say in these words; found by the tests, before any page."""


def names_in(facts: Facts, language: str, translated: Entries) -> dict[str, Told]:
    """By things, as messages name them: 'building-cooperage' for [building.cooperage]."""
    return {
        key.replace(".", "-", 1): told_in(entry, facts.changed.get(key, {}), translated.get(key, {}), language)
        for key, entry in facts.entries.items()
        if "name" in entry
    }


def told_in(entry: Entry, changed: Entry, translated: Entry, language: str) -> Told:
    told: dict[str, Any] = {name: entry[name] for name in WORDS if name in entry}
    for words in (translated, *([] if language == ENGLISH else [corrected_words(changed)]), changed.get(language, {})):
        if "name" in words:
            told = {name: value for name, value in told.items() if name not in OF_NAMES}
        told.update(words)
    return told


def corrected_words(changed: Entry) -> Entry:
    return {name: value for name, value in changed.items() if name in WORDS}


def read_names(file: Path) -> Entries:
    try:
        return parse(file.read_text(encoding="utf-8"))
    except BadFacts as error:
        raise BadCatalogue(f"{file}: {error}") from None


def check_names(file: Path, facts: Facts) -> None:
    """A language has words for every fact that has some, of the same kinds, and for nothing else."""
    entries = read_names(file)
    for key, words in entries.items():
        try:
            check_words(key, facts.entries.get(key, {}), words)
        except BadFacts as error:
            raise BadCatalogue(f"{file}: {error}") from None
    missing = [f"{key}: {name}" for key, name in wanted(facts) if name not in entries.get(key, {})]
    if missing:
        raise BadCatalogue(f"{file}: nothing is said of {', '.join(missing)}")


def wanted(facts: Facts) -> list[tuple[str, str]]:
    """All that a language has to tell of the facts, by entry and field."""
    return [(key, name) for key, entry in facts.entries.items() if "name" in entry for name in WORDS if name in entry]
