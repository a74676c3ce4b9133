"""The reader of catalogues: messages, which are data everywhere else, become sentences of a language here.

A catalogue is all of a language that one game needs: the words of the house and those of the game, in Fluent's
format. Nouns are looked up by NOUN, which hands their forms to the language's own message `noun`; so the grammar of
a language (articles, cases, plurals) stands in its folder, not in the code.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache, reduce
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.types import fluent_number

from waldglas.core.facts import Facts
from waldglas.core.game import Game
from waldglas.core.message import Message, Player, Thing
from waldglas.language import ENGLISH, spoken

HOUSE = Path(__file__).parent
PAGES = "page"  # what only the pages say, which no game needs to read
AHEAD = "ahead"  # the form of an event that has not happened yet
GROUP = "group"  # what many choices of one kind have in common; a title for them
WITHIN = "within"  # a choice below that title
KEPT = 20_000  # sentences that are kept for the next time

Argument = str | int | float

logger = logging.getLogger(__name__)


class BadCatalogue(Exception):
    """A catalogue with a mistake in it, which nobody could say in its words; found by the tests, before any page."""


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
    """The id of a thing that has no noun in the files, with the name that the facts give it."""

    __slots__ = ("name",)

    name: str


class Catalogue:
    """The words of one language for one game, or for the house alone."""

    def __init__(self, language: str, files: Sequence[Path], names: Mapping[str, str]) -> None:
        self.language = language
        self.give_names(names)
        functions = {"NOUN": self.noun, "LIST": self.listing, "PERCENT": percent}
        self.bundle = FluentBundle.from_files(language, list(map(str, files)), functions, use_isolating=False)
        mistakes = self.bundle.check_messages()
        if mistakes:
            raise BadCatalogue("; ".join(str(mistake) for _, mistake in mistakes))
        self.format = lru_cache(KEPT)(self.format_anew)

    def naming(self, names: Mapping[str, str]) -> Catalogue:
        """The same words, which take long to read, with other names for things."""
        twin = copy(self)
        twin.give_names(names)
        twin.format = lru_cache(KEPT)(twin.format_anew)
        return twin

    def give_names(self, names: Mapping[str, str]) -> None:
        self.names = names  # what things are called that have no noun in the files
        self.things: dict[str, Named] = {}
        for thing, name in names.items():
            self.things[thing] = Named(thing)
            self.things[thing].name = name

    def has(self, id: str) -> bool:
        return id in self.bundle._compiled_messages  # its has_message() knows no attributes

    def ids(self) -> list[str]:
        return [known for known in self.bundle._compiled_messages if not known.startswith("-")]

    def format_anew(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        text, mistakes = self.bundle.format(id, dict(arguments))
        for mistake in mistakes:
            logger.warning("%s in %s: %s", id, self.language, mistake)
        return str(text)

    def noun(self, thing: str, *count: float, article: str = "none", case: str = "nominative") -> str:
        """A thing in the form that a sentence wants: { NOUN($good, $count, article: "definite", case: "dative") }"""
        number = "one" if not count or count[0] == 1 else "other"
        name = self.noun_form(thing, "plural" if number == "other" else "", case)
        gender = self.format(f"{thing}.gender", ()) if self.has(f"{thing}.gender") else "none"
        sound = "vowel" if name[:1].lower() in "aeiou" else "consonant"
        given = {"name": name, "article": article, "case": case, "gender": gender, "number": number, "sound": sound}
        return self.format("noun", tuple(given.items()))

    def listing(self, parts: Listed, type: str = "and") -> str:
        """A list to choose from, { LIST($near, type: "or") }, or of names alone, { LIST($names, type: "plain") }"""
        if type == "or":
            return format_list(parts.parts, "or", self.language)
        between = str(Locale.parse(self.language).list_patterns["standard"]["middle"])
        return reduce(between.format, parts.parts) if parts.parts else ""

    def noun_form(self, thing: str, number: str, case: str) -> str:
        """The most fitting form that the catalogue has: by number and case, by number, by case, or the noun itself."""
        for form in (f"{thing}.{number}-{case}", f"{thing}.{number}", f"{thing}.{case}", thing):
            if self.has(form):
                return self.format(form, ())
        return thing.name if isinstance(thing, Named) else self.names.get(thing, thing)


def percent(share: float, digits: int = 0) -> object:
    """A share in hundredths, as the language writes it: { PERCENT($share, digits: 1) }"""
    return fluent_number(share, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)


@cache
def house_catalogue(language: str = ENGLISH) -> Catalogue:
    return Catalogue(language, house_files(language), {})


def house_files(language: str) -> list[Path]:
    return sorted((HOUSE / language).glob("*.ftl"))


@lru_cache(32)
def game_catalogue(game: Game, language: str = ENGLISH) -> Catalogue:
    """The words of a game, with the names that its facts print, or that an owner gave."""
    shared = [file for file in house_files(language) if not file.name.startswith(PAGES)]
    return read_catalogue(language, (*shared, *game_files(game, language))).naming(names_of(game.facts))


@cache
def read_catalogue(language: str, files: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, files, {})


def game_files(game: Game, language: str) -> list[Path]:
    """The catalogue lies in the folder `words` beside the rules of the game, or beside its only module."""
    module = Path(inspect.getfile(type(game)))
    files = [folder / "words" / f"{language}.ftl" for folder in module.parents[:2]]
    return [file for file in files if file.exists()]


def names_of(facts: Facts) -> dict[str, str]:
    return {key.replace(".", "-", 1): str(entry["name"]) for key, entry in facts.entries.items() if "name" in entry}


def title_of(game: Game, language: str = "") -> str:
    """What the game is called: `game-title` where a language has another name for it."""
    catalogue = game_catalogue(game, language or spoken.get())
    return catalogue.format("game-title", ()) if catalogue.has("game-title") else game.title


def speaker_for(game: Game, names: Sequence[str] = (), me: int | None = None, language: str = "") -> Speaker:
    """Says what the game has to say, with the players' names, to one of them or to all."""
    return Speaker(game_catalogue(game, language or spoken.get()), names, me)


def tell(message: Message, game: Game | None = None, language: str = "") -> str:
    """What an error says, in the words of the house, or of the game that it is about."""
    language = language or spoken.get()
    return Speaker(house_catalogue(language) if game is None else game_catalogue(game, language)).say(message)


class Speaker:
    """Says messages in the language of a catalogue, with the names of a table's players, to one of them or to all."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str] = (), me: int | None = None) -> None:
        self.catalogue = catalogue
        self.names = names
        self.me = me

    def say(self, message: Message | None, form: str = "") -> str:
        """A message as a sentence; in another form of it, such as AHEAD, where the catalogue has one."""
        if message is None:
            return ""
        wanted = f"{message.id}.{form}"
        known = wanted if form and self.catalogue.has(wanted) else message.id
        if not self.catalogue.has(known):
            return self.unknown(known)
        return self.catalogue.format(known, tuple(self.arguments(message.values)))

    def score(self, what: str) -> str:
        """What a line of a score is for."""
        return self.say(Message(what)) if self.catalogue.has(what) else self.catalogue.names.get(what, what)

    def unknown(self, id: str) -> str:
        """A thing has its name; anything else that no catalogue knows is told by its id, and to the log."""
        if id not in self.catalogue.names:
            logger.warning("no words for %s in %s", id, self.catalogue.language)
        return self.catalogue.names.get(id, id)

    def arguments(self, values: Mapping[str, object]) -> list[tuple[str, Argument]]:
        found: list[tuple[str, Argument]] = []
        for name, value in values.items():
            found.append((name, self.argument(value)))
            if isinstance(value, Player):
                found.append((f"{name}_is", "you" if value.seat == self.me else "other"))
        return found

    def argument(self, value: object) -> Argument:
        if isinstance(value, Thing):
            return self.catalogue.things.get(value.id, value.id)
        if isinstance(value, Player):
            return self.name(value.seat)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return Listed.of([self.item(part) for part in value], self.catalogue.language)
        assert isinstance(value, (str, int, float))
        return int(value) if isinstance(value, float) and value.is_integer() else value

    def noun(self, thing: str) -> str:
        """What a thing is called where it stands alone."""
        return self.catalogue.noun(thing)

    def item(self, part: object) -> str:
        return self.catalogue.noun(part.id) if isinstance(part, Thing) else str(self.argument(part))

    def name(self, seat: int) -> str:
        if seat == self.me:
            return self.say(Message("you"))
        return self.names[seat] if seat < len(self.names) else self.say(Message("seat-number", {"number": seat + 1}))
