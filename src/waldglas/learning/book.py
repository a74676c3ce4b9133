"""The book of a game: chapters with moments of a real game, and an entry for everything that a picture shows.

What belongs to a game lies in its folder `lessons`: `book.toml` has the chapters and what is told one by one,
`book.txt` is the record of the game that the pictures are taken from, `book.en.ftl` and its like have the words.
Numbers that the facts know are not written down again: `facts = { coal = "mine.pinge.coal" }` of a part, or of a thing
under `[facts]`, gives the words their `{ $coal }`.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from waldglas.build import rules_folder
from waldglas.core.errors import WrongUsage
from waldglas.core.game import Game, Position
from waldglas.core.message import Message, Printed
from waldglas.core.record import Record, read_record
from waldglas.digest import Rule, parse_digest
from waldglas.games import kit_of, load_game
from waldglas.language import spoken
from waldglas.learning.lessons import fact_at
from waldglas.words import Speaker, speaker_for

NAME = "name"  # the form of a message that names a thing; the message itself tells of it


class NotInBook(WrongUsage):
    """A game that nobody has written a book for, or a thing that its book does not know."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board of the game that the book shows, after so many moves, as a seat sees it."""

    at: int
    board: str  # own, shared, offer or other, and which of them: shared.1
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, the rules behind it, and what is seen beside it; the count is a seat's at the end."""

    words: str
    rules: tuple[str, ...] = ()
    picture: Picture | None = None
    count: int | None = None
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    parts: tuple[Part, ...]
    kind: str = "text"  # or steps, one after the other, or points, in any order


@dataclass(frozen=True, slots=True)
class Group:
    """Things that are told of one by one, those of a section of the facts among them."""

    id: str
    things: tuple[str, ...]
    rule: str  # where nothing better is known
    chapters: tuple[str, ...]  # of the digest, which tell of things by their names


@dataclass(frozen=True, slots=True)
class Entry:
    thing: str
    name: str
    words: str
    rule: str
    section: str  # the group in which it stands
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Book:
    chapters: tuple[Chapter, ...]
    groups: tuple[Group, ...]
    rules: dict[str, str]  # of things that the digest does not name
    shapes: dict[str, str]
    facts: dict[str, dict[str, str]]


def folder_of(game: Game) -> Path:
    return Path(inspect.getfile(type(kit_of(game)))).parent / "lessons"


@lru_cache(16)
def book_of(game: Game) -> Book:
    file = folder_of(game) / "book.toml"
    if not file.is_file():
        raise NotInBook(Message("error-no-book", {"game": game.slug}))
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    return Book(
        tuple(chapter_from(row) for row in written["chapter"]),
        tuple(group_from(row, game) for row in written["group"]),
        written.get("rules", {}),
        written.get("shapes", {}),
        written.get("facts", {}),
    )


def has_book(game: Game) -> bool:
    return (folder_of(game) / "book.toml").is_file()


def chapter_from(row: dict[str, Any]) -> Chapter:
    return Chapter(row["id"], tuple(part_from(part) for part in row["part"]), row.get("kind", "text"))


def part_from(row: dict[str, Any]) -> Part:
    picture = Picture(**row["picture"]) if "picture" in row else None
    return Part(row["words"], tuple(row.get("rules", ())), picture, row.get("count"), row.get("facts", {}))


def group_from(row: dict[str, Any], game: Game) -> Group:
    facts = [
        f"{section}.{slug}"
        for section in row.get("facts", ())
        for slug, entry in game.facts.section(section).items()
        if all(entry.get(field) in values for field, values in row.get("only", {}).items())
    ]
    return Group(row["id"], (*row.get("things", ()), *facts), row["rule"], tuple(row.get("named", ())))


def told(game: Game, words: str, facts: Mapping[str, str] | None = None) -> str:
    """What the book says, in the language that is spoken, with the numbers of the facts."""
    return speaker_for(game).say(Message(words, numbers(game, facts or {})))


def numbers(game: Game, facts: Mapping[str, str]) -> dict[str, object]:
    return {name: as_number(fact_at(game, path)) for name, path in facts.items()}


def as_number(fact: Any) -> int:
    """How many there are, where the facts have them one by one; what is taken off is counted like what is given."""
    return len(fact) if isinstance(fact, list) else abs(int(fact))


# Entries


def entries(game: Game) -> list[Entry]:
    """All that the book tells of one by one, in the language that is spoken."""
    return list(entries_by_thing(game, spoken.get()).values())


def entry(game: Game, thing: str) -> Entry:
    found = entries_by_thing(game, spoken.get()).get(thing)
    if found is None:
        raise NotInBook(Message("error-no-entry", {"thing": thing[:40]}))
    return found


@lru_cache(32)
def entries_by_thing(game: Game, language: str) -> dict[str, Entry]:
    book, speaker, rules = book_of(game), speaker_for(game, language=language), own_digest(game.slug)
    return {
        thing: Entry(
            thing,
            name_of(thing, speaker),
            words_of(thing, speaker, numbers(game, facts_of(book, thing))),
            book.rules.get(thing) or rule_of(game, thing, group, rules),
            group.id,
            book.shapes.get(thing, ""),
        )
        for group in book.groups
        for thing in group.things
    }


def message_of(thing: str, speaker: Speaker) -> str:
    """The words for a thing, or those for all of its kind."""
    own = f"thing-{thing.replace('.', '-')}"
    return own if speaker.catalogue.has(own) else f"thing-{thing.partition('.')[0]}"


def name_of(thing: str, speaker: Speaker) -> str:
    """As the book calls it, as the box does, or as sentences do."""
    named = f"{message_of(thing, speaker)}.{NAME}"
    if speaker.catalogue.has(named):
        return speaker.say(Message(named))
    noun = thing.replace(".", "-", 1)
    name = str(speaker.catalogue.told(noun).get("name") or speaker.noun(noun))
    return name[:1].upper() + name[1:]


def facts_of(book: Book, thing: str) -> dict[str, str]:
    """Where the numbers of a thing are found; those of its whole kind stand under its name."""
    return book.facts.get(thing) or book.facts.get(thing.partition(".")[0], {})


def words_of(thing: str, speaker: Speaker, values: dict[str, object]) -> str:
    """What is printed on it, or what the book says of it."""
    printed = speaker.printed(Printed(thing.replace(".", "-", 1)))
    return printed or speaker.say(Message(message_of(thing, speaker), values))


@lru_cache(16)
def own_digest(slug: str) -> tuple[Rule, ...]:
    """The digest in English, whose names are those of the facts."""
    return tuple(parse_digest((rules_folder() / f"{slug}.md").read_text(encoding="utf-8")))


def rule_of(game: Game, thing: str, group: Group, rules: tuple[Rule, ...]) -> str:
    """The first rule of the group's chapters that tells of a thing by its name."""
    name = str(game.facts.entries.get(thing, {}).get("name", ""))
    says = re.compile(rf"\b{re.escape(name)}(s|es)?\b")
    told = [rule for rule in rules if name and rule.number.rpartition(".")[0] in group.chapters]
    return next((rule.number for rule in told if says.search(rule.text.split("\n")[0])), group.rule)


@lru_cache(32)
def things_by_rule(game: Game, language: str) -> dict[str, list[Entry]]:
    """What the book says to a rule."""
    found: dict[str, list[Entry]] = {}
    for each in entries_by_thing(game, language).values():
        found.setdefault(each.rule, []).append(each)
    return found


# The game that is shown


@lru_cache(16)
def shown_game(game: Game) -> Record:
    text = (folder_of(game) / "book.txt").read_text(encoding="utf-8")
    return read_record(text, lambda slug, _: load_game(slug))


@lru_cache(64)
def moment(game: Game, at: int) -> Position:
    return shown_game(game).replay(at)
