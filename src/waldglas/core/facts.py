"""What the boxes print, as data: one TOML table an entry, each with its confidence and its source."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from typing import Any, Final, cast

from waldglas.core.alphabet import shortened
from waldglas.core.checks import MOST_NAME, MOST_TEXT, listed, one_of, refused, text, truth, whole, within_bounds
from waldglas.core.errors import BadFacts
from waldglas.core.message import Message

Entry = dict[str, Any]
Entries = dict[str, Entry]

CONFIDENCES: Final = ["rulebook", "inferred", "reconstructed"]
CORRECTED: Final = "corrected"
OWNER: Final = "an owner of the box"
# Fields that tell of the box and change no rule; in another language they stand in a table of their own, [….de].
WORDS: Final = ["name", "text", "texts", "fee_text"]
TOLD: Final = [*WORDS, "confidence", "source"]
GENDERS: Final = ["masculine", "feminine", "neuter", "plural"]
FORMS: Final = [
    "plural",
    "genitive",
    "dative",
    "accusative",
    "plural-genitive",
    "plural-dative",
    "plural-accusative",
]  # of a name
MOST_IN_ALL: Final = 100_000  # letters of all corrections


class Facts:
    """The entries of a game by id ('building.cottage'), and what an owner's file changed in them."""

    def __init__(self, entries: Entries, changed: Entries) -> None:
        self.entries = entries
        self.changed = changed
        self.fingerprint = ""

    def section(self, name: str) -> Entries:
        """The entries of one section by their short ids, in the order of the file."""
        start = name + "."
        return {key[len(start) :]: entry for key, entry in self.entries.items() if key.startswith(start)}

    def entry(self, key: str) -> Entry:
        return self.entries[key]

    def number(self, key: str, name: str, least: int = 0, most: int = 99) -> int:
        """A whole number of an entry, within bounds."""
        return whole(f"{key}: {name}", self.entries[key][name], least, most)

    def digest(self) -> str:
        """A short fingerprint of what changes play, found once."""
        if not self.fingerprint:
            self.fingerprint = self.find_digest()
        return self.fingerprint

    def find_digest(self) -> str:
        """All that the rules read counts, in its order."""
        read = [[key, fields_read(entry)] for key, entry in self.entries.items()]
        return sha256(json.dumps(read, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]

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
                raise BadFacts(Message("facts-no-fact", {"key": shortened(key)}))
            old = entries[key]
            for name, value in fields.items():
                check_field(key, old, name, value)
            only_named = all(in_language(name, value) for name, value in fields.items())
            entries[key] = {**old, **fields, "confidence": old["confidence"] if only_named else CORRECTED}
        check_size(changes)
        return Facts(entries, {**self.changed, **changes})

    def extended(self, additions: Entries) -> Facts:
        """The same facts with further entries, as an owner of the box read them."""
        added = {key: {"source": OWNER, **fields, "confidence": CORRECTED} for key, fields in additions.items()}
        check_size(additions)
        return Facts({**self.entries, **added}, {**self.changed, **additions})


def fields_read(entry: Entry) -> Entry:
    """What the rules read of an entry."""
    return {name: value for name, value in entry.items() if name not in TOLD and not in_language(name, value)}


def in_language(name: str, value: object) -> bool:
    """Whether a field is a table of words in another language: `de`, `pt-br`."""
    language = name.partition("-")[0]
    return isinstance(value, dict) and len(language) == 2 and language.isalpha() and name.islower()


def check_words(key: str, entry: Entry, table: dict[str, Any]) -> None:
    """What is told of a fact in another language: what is printed on it, its gender, forms of its name."""
    known = [name for name in WORDS if name in entry] + ["gender", *FORMS, "printed"]
    for name, value in table.items():
        where = f"{key}: {name}"
        if name not in known:
            raise refused("facts-unknown", key, {"name": shortened(name), "known": known})
        if name == "gender":
            one_of(where, value, GENDERS)
        elif name == "printed":
            truth(where, value)
        elif name in FORMS:
            text(where, value)
        else:
            check_told(where, name, value, entry[name])


def check_told(where: str, name: str, value: object, old: object) -> None:
    """A name, a text, or as many texts as before."""
    if isinstance(old, list):
        for item in listed(where, value, len(old), len(old)):
            text(where, item, MOST_TEXT)
    else:
        text(where, value, MOST_NAME if name == "name" else MOST_TEXT)


def check_field(key: str, old: Entry, name: str, value: object) -> None:
    """A field that the fact has, of the same kind and of a decent size."""
    if name not in old and in_language(name, value):
        check_words(f"{key}.{name}", old, cast("dict[str, Any]", value))
        return
    if name not in old:
        raise BadFacts(Message("facts-no-field", {"key": key, "field": shortened(name), "fields": list(old)}))
    where = f"{key}: {name}"
    if type(value) is not type(old[name]):
        raise refused("facts-unlike", where, {"example": json.dumps(old[name])})
    if name in TOLD:
        check_told(where, name, value, old[name])
    else:
        within_bounds(where, value)


def check_size(changes: Entries) -> None:
    if len(json.dumps(changes)) > MOST_IN_ALL:
        raise BadFacts(Message("facts-too-much", {"most": MOST_IN_ALL}))


def check_open(facts: Facts, read: dict[str, list[str]]) -> None:
    """`read` has the fields that the rules read, by fact or by section; to correct another would change nothing."""
    for key, fields in facts.changed.items():
        open_fields = read.get(key, read.get(key.partition(".")[0], []))
        for name in fields_read(fields):
            if name not in open_fields:
                possible = [field for field in facts.entry(key) if field in open_fields or field in TOLD]
                raise refused("facts-fixed", f"{key}: {name}", {"key": key, "fields": possible})


def parse(source: str) -> Entries:
    """The tables [section.id] of a TOML text, by 'section.id'."""
    try:
        tree = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadFacts(Message("facts-not-toml", {"problem": shortened(str(error))})) from None
    entries: Entries = {}
    for section, members in tree.items():
        for short, entry in members.items() if isinstance(members, dict) else [("", None)]:
            if not isinstance(entry, dict):
                raise BadFacts(Message("facts-no-table", {"section": shortened(section)}))
            entries[f"{section}.{short}"] = entry
    return entries


def load(source: str) -> Facts:
    """A game's own facts, every entry with a known confidence and a source."""
    entries = parse(source)
    for key, entry in entries.items():
        if entry.get("confidence") not in CONFIDENCES or not entry.get("source"):
            raise BadFacts(Message("facts-no-source", {"key": shortened(key), "confidences": CONFIDENCES}))
    return Facts(entries, {})
