"""Every language that has a folder has the words of English, with the same values, and needs no other.

A third language is tested as soon as its folder is there.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.catalogues import Values, written
from tests.play import walk
from waldglas.build import rules_folder
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.digest import parse_digest
from waldglas.foresight import Previews
from waldglas.games import GAMES, kit_of, load_game
from waldglas.language import ENGLISH, languages, spoken
from waldglas.pictures import picture
from waldglas.words import (
    AHEAD,
    Catalogue,
    Speaker,
    game_catalogue,
    game_files,
    house_catalogue,
    house_files,
    learning_files,
    speaker_for,
)
from waldglas.words.catalogue import check_catalogue
from waldglas.words.names import check_names

OTHERS = [language for language in languages() if language != ENGLISH]
AWAITED: set[tuple[str, str]] = set()  # whose words are still to come
TRANSLATED = [
    (language, slug) for language in OTHERS for slug in GAMES.slugs() if game_files(load_game(slug), language)
]
SPOKEN = [*[(ENGLISH, slug) for slug in GAMES.slugs()], *TRANSLATED]
FORM = re.compile(r"\.(gender|plural|(plural-)?(genitive|dative|accusative))$")  # of a noun: a language has its own
OWN = {"game-title", "noun"}  # what a language may have for itself, and how it puts an article
UNSAID = re.compile(r"\b(question|choice|reason|event|draw|terminal|good|tile|building|phase)-[a-z]|[{}$⟦]|  ")


@pytest.mark.parametrize("language", languages())
def test_the_house_can_be_said(language: str) -> None:
    check_catalogue(house_catalogue(language), house_files(language))


@pytest.mark.parametrize(("language", "slug"), SPOKEN)
def test_a_game_can_be_said(language: str, slug: str) -> None:
    game = load_game(slug)
    files = [file for file in house_files(language) if not file.name.startswith("page")]
    own = [*game_files(game, language), *learning_files(game, language)]
    check_catalogue(game_catalogue(game, language), [*files, *own])


def test_every_game_has_words_in_every_language() -> None:
    assert {(language, slug) for language in OTHERS for slug in GAMES.slugs()} - set(TRANSLATED) <= AWAITED


def ids_of(files: list[Path]) -> set[str]:
    """What can be said, without the forms of nouns."""
    catalogue = Catalogue(ENGLISH, files, {})
    return {known for known in catalogue.ids() if not FORM.search(known)} - OWN


def values_of(files: list[Path]) -> Values:
    """The values of each message; whether a player is `you` is told beside the player."""
    found = written(*files)
    return {known: {name.removesuffix("_is") for name in names} for known, names in found.items() if known not in OWN}


@pytest.mark.parametrize("language", OTHERS)
def test_the_house_has_the_same_ids_and_values(language: str) -> None:
    assert [file.name for file in house_files(language)] == [file.name for file in house_files(ENGLISH)]
    assert ids_of(house_files(language)) == ids_of(house_files(ENGLISH))
    assert values_of(house_files(language)) == values_of(house_files(ENGLISH))


@pytest.mark.parametrize(("language", "slug"), TRANSLATED)
def test_a_game_has_the_same_ids_and_values(language: str, slug: str) -> None:
    game = load_game(slug)
    for files in (game_files, learning_files):
        own, english = files(game, language), files(game, ENGLISH)
        assert ids_of(own) == ids_of(english)
        assert values_of(own) == values_of(english)


@pytest.mark.parametrize(("language", "slug"), TRANSLATED)
def test_everything_that_the_box_prints_has_words(language: str, slug: str) -> None:
    (file,) = game_files(load_game(slug), language, "toml")
    check_names(file, load_game(slug).facts)


@pytest.mark.parametrize(("language", "slug"), TRANSLATED)
def test_the_digest_has_the_same_rules_and_readings(language: str, slug: str) -> None:
    own = parse_digest((rules_folder() / language / f"{slug}.md").read_text(encoding="utf-8"), language)
    english = parse_digest((rules_folder() / f"{slug}.md").read_text(encoding="utf-8"))
    assert [rule.number for rule in own] == [rule.number for rule in english]
    unlike = [
        rule.number for rule, other in zip(own, english, strict=True) if len(rule.settled()) != len(other.settled())
    ]
    assert unlike == []


# Whole games


def heard(game: Game, position: Position, speaker: Speaker, chance: Random) -> Iterator[str]:
    """All that is said to a seat that is asked, and some of what it may not do."""
    seat = position.to_act()[0]
    yield speaker.say(position.question(seat))
    offered = position.choices(seat)
    yield from (speaker.say(game.words(position, seat, action)) for action in offered)
    for action in chance.sample(range(len(game.alphabet)), 20):
        reason = None if action in offered else position.why_not(seat, action)
        yield "" if reason is None else speaker.say(reason.message)
    for event in Previews(game, position, seat).of(chance.choice(offered)).events:
        yield speaker.say(game.describe(event), AHEAD if event.loud else "")


def ending(position: Position, speaker: Speaker) -> Iterator[str]:
    for seat in range(position.seats):
        yield from (speaker.score(line.what) for line in position.breakdown(seat))
        yield speaker.score(position.rank(seat)) if position.rank(seat) else ""


def shown(game: Game, position: Position, speaker: Speaker) -> Iterator[str]:
    """The moment as a picture and in the terminal."""
    seat = position.to_act()[0]
    yield picture(game, position, seat).svg
    console = Console(width=200, record=True, quiet=True)
    console.print(
        kit_of(game).terminal(game, position.observe(seat), speaker),
        kit_of(game).legend(game, position.observe(seat), speaker),
    )


@pytest.mark.parametrize(("language", "slug"), SPOKEN)
def test_whole_games_are_told_without_another_language(
    language: str, slug: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, chance = load_game(slug), Random(5)
    before = spoken.set(language)
    try:
        with caplog.at_level(logging.WARNING):
            for seats in {game.fewest_seats, game.most_seats}:
                speaker = speaker_for(game, ["Ada", "Ben", "Cem", "Dee", "Eda", "Fay"][:seats], 0)
                position = game.start(seats, None, 11, journal=True)
                lines: list[str] = []
                for number, _ in enumerate(walk(position, chance)):
                    lines += heard(game, position, speaker, chance)
                    if number % 40 == 0:
                        lines += shown(game, position, speaker)
                lines += [speaker.say(game.describe(event)) for event in position.journal or []]
                lines += ending(position, speaker)
                assert [line for line in lines if UNSAID.search(line) and not line.startswith("<svg")] == []
    finally:
        spoken.reset(before)
    assert caplog.messages == []


@pytest.mark.parametrize(("language", "slug"), TRANSLATED)
def test_a_picture_that_was_drawn_in_one_language_is_drawn_in_another(language: str, slug: str) -> None:
    """What is kept of pictures is kept by language: each has its own cards, whoever looked first."""
    game = load_game(slug)
    position = game.start(game.most_seats, None, 3)

    def drawn(wanted: str) -> str:
        before = spoken.set(wanted)
        try:
            return picture(game, position, position.to_act()[0]).svg
        finally:
            spoken.reset(before)

    english, other = drawn(ENGLISH), drawn(language)
    assert english != other
    assert drawn(ENGLISH) == english
    assert drawn(language) == other


def test_an_error_is_said_in_the_language() -> None:
    said = [Speaker(house_catalogue(language)).say(Message("error-not-over")) for language in languages()]
    assert len(set(said)) == len(languages())
