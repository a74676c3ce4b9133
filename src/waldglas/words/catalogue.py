"""A catalogue: the words of one language for one game, in Fluent's format, each made ready when it is first said.

Making all of a catalogue ready takes a second, and a page says a tenth of it. So a file is only cut into its entries
when it is read, and an entry is compiled when it is asked for, with those that it refers to. `check_catalogue`
compiles everything, as the tests do: a mistake is found there, with its file and line. On a page a broken entry is
told in English instead.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, reduce
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.types import fluent_number

from waldglas.words.names import BadCatalogue, Told

KEPT = 20_000  # sentences that are kept for the next time
START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of an entry; what belongs to it is indented
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")

Argument = str | int | float
Say = Callable[[dict[str, Argument], list[Exception]], object]

logger = logging.getLogger(__name__)


class Listed(str):
    """A list as a sentence has it, `a, b and c`; LIST makes the same parts into another kind of list."""

    __slots__ = ("parts",)

    parts: list[str]

    @classmethod
    def of(cls, parts: list[str], language: str) -> Listed:
        listed = cls(format_list(parts, locale=language))
        listed.parts = parts
        return listed


class Named(str):
    """The id of a thing that has no noun in the files, with what the facts tell of it."""

    __slots__ = ("told",)

    told: Told


@dataclass(frozen=True)
class Entry:
    """An entry of a file as it is written, with the ids that it makes known and the words that may be references."""

    source: str
    ids: list[str]
    references: list[str]


@lru_cache(256)
def entries_of(file: Path) -> dict[str, Entry]:
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    starts = list(START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: entry_of(start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True)}


def entry_of(id: str, source: str) -> Entry:
    attributes = [f"{id}.{attribute}" for attribute in ATTRIBUTE.findall(source)]
    return Entry(source, [id, *attributes], REFERENCE.findall(source))


class Catalogue:
    """The words of one language for one game, or for the house alone; `reserve` has those that are missing in it."""

    def __init__(
        self, language: str, files: Sequence[Path], names: Mapping[str, Told], reserve: Catalogue | None = None
    ) -> None:
        self.language = language
        self.entries: dict[str, Entry] = {}
        for file in files:
            self.entries |= entries_of(file)
        self.written = {known: name for name, entry in self.entries.items() for known in entry.ids}
        self.functions = {"NOUN": self.noun, "LIST": self.listing, "PERCENT": percent, "CAPITALIZE": capitalize}
        self.ready: dict[str, Say] = {}
        self.lacking: set[str] = set()  # what was told in other words, and to the log
        self.reserve = reserve
        self.give_names(names)

    def naming(self, names: Mapping[str, Told], reserve: Catalogue | None = None) -> Catalogue:
        """The same words with other names for things; what one of them has made ready serves both."""
        twin = copy(self)
        twin.reserve = reserve
        twin.give_names(names)
        return twin

    def give_names(self, names: Mapping[str, Told]) -> None:
        self.names = names  # what is told of things that have no noun in the files
        self.things: dict[str, Named] = {}
        for thing, told in names.items():
            self.things[thing] = Named(thing)
            self.things[thing].told = told
        self.format = lru_cache(KEPT)(self.format_anew)
        self.name_alone = lru_cache(KEPT)(self.noun)  # of a thing that stands alone

    def has(self, id: str) -> bool:
        return id in self.written or (self.reserve is not None and self.reserve.has(id))

    def ids(self) -> list[str]:
        return [known for known in self.written if not known.startswith("-")]

    # Sentences

    def format_anew(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        said = self.made_ready(id) if id in self.written else None
        if said is None:
            return self.in_reserve(id, arguments)
        mistakes: list[Exception] = []
        text = said(dict(arguments), mistakes)
        for mistake in mistakes:
            logger.warning("%s in %s: %s", id, self.language, mistake)
        return str(text)

    def in_reserve(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if id not in self.lacking:
            logger.warning("no words for %s in %s", id, self.language)
        self.lacking.add(id)
        return id if self.reserve is None else self.reserve.format(id, arguments)

    def made_ready(self, id: str) -> Say | None:
        if id not in self.ready and id not in self.lacking:
            self.make_ready(self.written[id])
        return self.ready.get(id)

    def make_ready(self, name: str) -> None:
        source = self.entries[name].source
        if "{" not in source:
            self.ready |= plain_entry(source)
            return
        needed = "".join(self.entries[each].source for each in self.needed(name))
        bundle = FluentBundle.from_string(self.language, needed, self.functions, use_isolating=False)
        for _, mistake in bundle.check_messages():
            logger.error("%s in %s: %s", name, self.language, mistake)
        if not bundle.check_messages():
            self.ready |= bundle._compiled_messages

    def needed(self, name: str) -> list[str]:
        """An entry and all that it refers to."""
        found = [name]
        for each in found:
            found += [other for other in self.entries[each].references if other in self.entries and other not in found]
        return list(dict.fromkeys(found))

    # Nouns and lists

    def noun(self, thing: str, *count: float, article: str = "none", case: str = "nominative") -> str:
        """A thing in the form that a sentence wants: { NOUN($good, $count, article: "definite", case: "dative") }"""
        number = "one" if not count or count[0] == 1 else "other"
        name = self.noun_form(thing, "plural" if number == "other" else "", case)
        sound = "vowel" if name[:1].lower() in "aeiou" else "consonant"
        given = {
            "name": name,
            "article": article,
            "case": case,
            "gender": self.gender(thing),
            "number": number,
            "sound": sound,
        }
        return self.format("noun", tuple(given.items()))

    def noun_form(self, thing: str, number: str, case: str) -> str:
        """The most fitting form that there is: by number and case, by number, by case, or the noun itself."""
        forms = (f"{number}-{case}", number, case)
        if thing in self.written:
            found = next((form for form in forms if f"{thing}.{form}" in self.written), "")
            return self.format(f"{thing}.{found}" if found else thing, ())
        told = self.told(thing)
        return str(next((told[form] for form in (*forms, "name") if form in told), thing))

    def gender(self, thing: str) -> str:
        if f"{thing}.gender" in self.written:
            return self.format(f"{thing}.gender", ())
        return str(self.told(thing).get("gender", "none"))

    def told(self, thing: str) -> Told:
        return thing.told if isinstance(thing, Named) else self.names.get(thing, {})

    def listing(self, parts: Listed, type: str = "and") -> str:
        """A list to choose from, { LIST($near, type: "or") }, or of names alone, { LIST($names, type: "plain") }"""
        if type == "or":
            return format_list(parts.parts, "or", self.language)
        between = str(Locale.parse(self.language).list_patterns["standard"]["middle"])
        return reduce(between.format, parts.parts) if parts.parts else ""


def plain_entry(source: str) -> dict[str, Say]:
    """What an entry says that takes no values, without compiling it."""
    (entry,) = (each for each in FluentParser(with_spans=False).parse(source).body if isinstance(each, ftl.Message))
    said = {entry.id.name: entry.value} | {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return {known: saying(plain_text(pattern)) for known, pattern in said.items() if pattern is not None}


def plain_text(pattern: ftl.Pattern | None) -> str:
    parts = pattern.elements if pattern else []
    return "".join(part.value for part in parts if isinstance(part, ftl.TextElement))


def saying(text: str) -> Say:
    return lambda _arguments, _mistakes: text


def percent(share: float, digits: int = 0) -> object:
    """A share in hundredths, as the language writes it: { PERCENT($share, digits: 1) }"""
    return fluent_number(share, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)


def capitalize(text: str) -> str:
    """What may stand within a sentence, at the beginning of one: { CAPITALIZE($ability) }"""
    return text[:1].upper() + text[1:]


def check_catalogue(catalogue: Catalogue, files: Iterable[Path]) -> None:
    """Compiles everything at once; whatever is wrong is named with its file and line."""
    names, functions = list(map(str, files)), catalogue.functions
    bundle = FluentBundle.from_files(catalogue.language, names, functions, use_isolating=False)
    mistakes = [placed(known, str(mistake.args[0]), names) for known, mistake in bundle.check_messages()]
    if mistakes:
        raise BadCatalogue("; ".join(mistakes))
    unlike = {*bundle._compiled_messages} ^ {*catalogue.ids()}
    if unlike:
        raise BadCatalogue(f"{catalogue.language}: written so that nobody finds it: {sorted(unlike)}")


def placed(known: str | None, mistake: str, files: Sequence[str]) -> str:
    """A mistake with its file and line, where it does not name them itself."""
    if any(file in mistake for file in files):
        return mistake
    begins = re.compile(rf"^{re.escape((known or '').partition('.')[0])} *=", re.MULTILINE)
    texts = [(file, Path(file).read_text(encoding="utf-8")) for file in files]
    found = [(file, text.count("\n", 0, start.start()) + 1) for file, text in texts for start in begins.finditer(text)]
    return f"{found[-1][0]}:{found[-1][1]}: {mistake}" if found else mistake
