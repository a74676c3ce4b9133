"""What the boxes print, as data: one TOML table an entry, each with its confidence and its source."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts
from waldglas.core.message import Message

Entry = dict[str, Any]
Entries = dict[str, Entry]

CONFIDENCES: Final = ["rulebook", "inferred", "reconstructed"]
CORRECTED: Final = "corrected"
OWNER: Final = "an owner of the box"
LARGEST: Final = 9999  # no box prints a larger number


class Facts:
    """The entries of a game by id ('building.cottage'), and what an owner's file changed in them."""

    def __init__(self, entries: Entries, changed: Entries) -> None:
        self.entries = entries
        self.changed = changed

    def section(self, name: str) -> Entries:
        """The entries of one section by their short ids, in the order of the file."""
        start = name + "."
        return {key[len(start) :]: entry for key, entry in self.entries.items() if key.startswith(start)}

    def entry(self, key: str) -> Entry:
        return self.entries[key]

    def digest(self) -> str:
        """A short fingerprint of everything the rules read."""
        text = json.dumps(self.entries, sort_keys=True, ensure_ascii=True)
        return sha256(text.encode()).hexdigest()[:16]

    def rows(self) -> list[Entry]:
        """One flat row an entry: id, kind, name, confidence and whatever else it holds."""
        rows = []
        for key, entry in self.entries.items():
            section, short = key.split(".", 1)
            row: Entry = {"id": key, "kind": section, "name": short.replace("_", " ")}
            row.update(entry)
            rows.append(row)
        return rows

    def corrected(self, changes: Entries) -> Facts:
        """The same facts with some fields replaced, as an owner of the box read them."""
        entries = dict(self.entries)
        for key, fields in changes.items():
            if key not in entries:
                raise BadFacts(Message("error-no-fact", {"key": shortened(key)}))
            old = entries[key]
            for name, value in fields.items():
                check_field(key, old, name, value)
            entries[key] = {**old, **fields, "confidence": CORRECTED}
        return Facts(entries, {**self.changed, **changes})

    def extended(self, additions: Entries) -> Facts:
        """The same facts with further entries, as an owner of the box read them."""
        added = {key: {"source": OWNER, **fields, "confidence": CORRECTED} for key, fields in additions.items()}
        return Facts({**self.entries, **added}, {**self.changed, **additions})


def check_field(key: str, old: Entry, name: str, value: object) -> None:
    if name not in old:
        raise BadFacts(Message("error-fact-field", {"key": key, "name": shortened(name), "fields": list(old)}))
    if type(value) is not type(old[name]):
        raise BadFacts(Message("error-fact-kind", {"key": key, "name": name, "like": json.dumps(old[name])}))
    for number in value if isinstance(value, list) else [value]:
        if isinstance(number, (int, float)) and not -LARGEST <= number <= LARGEST:
            raise BadFacts(Message("error-fact-number", {"key": key, "name": name, "largest": str(LARGEST)}))


def parse(text: str) -> Entries:
    """The tables [section.id] of a TOML text, by 'section.id'."""
    try:
        tree = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadFacts(Message("error-facts-toml", {"why": str(error)})) from None
    entries: Entries = {}
    for section, members in tree.items():
        for short, entry in members.items() if isinstance(members, dict) else [("", None)]:
            if not isinstance(entry, dict):
                raise BadFacts(Message("error-facts-table", {"section": shortened(section)}))
            entries[f"{section}.{short}"] = entry
    return entries


def load(text: str) -> Facts:
    """A game's own facts, every entry with a known confidence and a source."""
    entries = parse(text)
    for key, entry in entries.items():
        if entry.get("confidence") not in CONFIDENCES or not entry.get("source"):
            raise BadFacts(Message("error-fact-source", {"key": key, "confidences": CONFIDENCES}))
    return Facts(entries, {})
