"""The reader of catalogues: messages, which are data everywhere else, become sentences of a language here.

A catalogue is all of a language that one game needs: the words of the house and those of the game, in Fluent's
format. Nouns are looked up by NOUN, which hands their forms to the language's own message `noun`; so the grammar of
a language (articles, cases, plurals) stands in its folder, not in the code.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from waldglas.core.facts import Entries
from waldglas.core.game import Game
from waldglas.core.message import Message, Player, Printed, Thing
from waldglas.language import ENGLISH, spoken
from waldglas.words.catalogue import Argument, Catalogue, Listed
from waldglas.words.names import BadCatalogue, names_in, read_names

__all__ = [
    "AHEAD",
    "BadCatalogue",
    "Catalogue",
    "Speaker",
    "game_catalogue",
    "game_files",
    "house_catalogue",
    "house_files",
    "learning_files",
    "speaker_for",
    "tell",
    "title_of",
]

HOUSE = Path(__file__).parent
PAGES = "page"  # what only the pages say, which no game needs to read
AHEAD = "ahead"  # the form of an event that has not happened yet
GROUP = "group"  # what many choices of one kind have in common; a title for them
WITHIN = "within"  # a choice below that title

logger = logging.getLogger(__name__)


@cache
def house_catalogue(language: str = ENGLISH) -> Catalogue:
    reserve = None if language == ENGLISH else house_catalogue()
    return Catalogue(language, house_files(language), {}, reserve)


def house_files(language: str) -> list[Path]:
    return sorted((HOUSE / language).glob("*.ftl"))


@lru_cache(32)
def game_catalogue(game: Game, language: str = ENGLISH) -> Catalogue:
    """The words of a game, with the names that its facts print, or that an owner gave."""
    shared = [file for file in house_files(language) if not file.name.startswith(PAGES)]
    files = (*shared, *game_files(game, language), *learning_files(game, language))
    reserve = None if language == ENGLISH else game_catalogue(game)
    return read_catalogue(language, files).naming(names_in(game.facts, language, printed_in(game, language)), reserve)


@cache
def read_catalogue(language: str, files: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, files, {})


def game_files(game: Game, language: str, kind: str = "ftl") -> list[Path]:
    """The catalogue lies in the folder `words` beside the rules of the game, or beside its only module."""
    return [file for folder in folders_of(game) if (file := folder / "words" / f"{language}.{kind}").exists()]


def learning_files(game: Game, language: str) -> list[Path]:
    """What teaches the game lies in the folder `lessons` beside them: the words of its lessons and of its book."""
    names = (f"{language}.ftl", f"book.{language}.ftl")
    return [file for folder in folders_of(game) for name in names if (file := folder / "lessons" / name).exists()]


def folders_of(game: Game) -> Sequence[Path]:
    return Path(inspect.getfile(type(game))).parents[:2]


def printed_in(game: Game, language: str) -> Entries:
    """What a language prints instead of the facts' own words, which are English."""
    found: Entries = {}
    for file in game_files(game, language, "toml"):
        try:
            found |= read_names(file)
        except BadCatalogue:
            logger.exception("no names of %s in %s", game.slug, language)
    return found


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
        known = f"{message.id}.{form}" if form and self.catalogue.has(f"{message.id}.{form}") else message.id
        if not self.catalogue.has(known):
            return self.unknown(known)
        return self.catalogue.format(known, tuple(self.arguments(message.values)) if message.values else ())

    def score(self, what: str) -> str:
        """What a line of a score is for."""
        return self.say(Message(what)) if self.catalogue.has(what) else self.noun(what)

    def unknown(self, id: str) -> str:
        """A thing has its name; anything else that no catalogue knows is told by its id, and to the log."""
        if id not in self.catalogue.names:
            logger.warning("no words for %s in %s", id, self.catalogue.language)
        return self.noun(id)

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
        if isinstance(value, Printed):
            return self.printed(value)
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
        return self.catalogue.name_alone(thing)

    def printed(self, printed: Printed) -> str:
        """What stands on a thing."""
        words = self.catalogue.told(printed.thing).get(printed.field, "")
        return str(words[printed.place] if isinstance(words, list) else words)

    def item(self, part: object) -> str:
        return self.noun(part.id) if isinstance(part, Thing) else str(self.argument(part))

    def name(self, seat: int) -> str:
        if seat == self.me:
            return self.say(Message("you"))
        return self.names[seat] if seat < len(self.names) else self.say(Message("seat-number", {"number": seat + 1}))
