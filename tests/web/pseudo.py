"""A pseudo-language: English with every message in brackets, so that what is not in a catalogue can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

LANGUAGE = "eo"  # Babel knows its plurals and dates; nobody has words for it
OPEN, CLOSE = "⟦", "⟧"
INNERMOST = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
TOLD = (
    "aria-label",
    "title",
    "placeholder",
    "alt",
    "data-copied",
    "data-by-hand",
    "data-no-answer",
    "data-rule-words",
    "data-chosen",
)
NOT_READ = ("script", "style", "svg")
EMPTY = ("meta", "link", "input", "br", "hr", "img")


def in_brackets(file: Path, folder: Path) -> Path:
    """The same catalogue with all its words in brackets."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    pattern.elements = [ftl.TextElement(OPEN), *pattern.elements, ftl.TextElement(CLOSE)]
    copy = folder / f"{abs(hash(file))}.ftl"
    copy.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return copy


class Reader(HTMLParser):
    """All that a reader of a page sees or hears, but pictures and what is marked as English."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden: list[bool] = [False]
        self.texts: list[str] = []
        self.labels: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        hidden = self.hidden[-1] or tag in NOT_READ or given.get("lang") == "en"
        if not hidden:
            self.labels += [given[name] or "" for name in TOLD if name in given]
        if tag not in EMPTY:
            self.hidden.append(hidden)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.hidden.pop()

    def handle_data(self, data: str) -> None:
        if not self.hidden[-1]:
            self.texts.append(data)


RULE_NUMBER = re.compile(r"\b[A-Z]{2}-[0-9]+(\.[0-9]+)*\b")


def outside(page: str, names: Iterable[str]) -> list[str]:
    """What stands outside the brackets, which may lie around elements; without names, numbers and signs."""
    reader = Reader()
    reader.feed(page)
    rest = "\n".join([*reader.texts, *reader.labels])
    while INNERMOST.search(rest):
        rest = INNERMOST.sub("", rest)
    rest = RULE_NUMBER.sub("", rest)
    for name in sorted(names, key=len, reverse=True):
        rest = rest.replace(name, "")
    return [line for line in rest.split("\n") if any(letter.isalpha() for letter in line)]
