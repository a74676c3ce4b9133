"""The books: an entry for every card, building and tile, and for whatever a picture shows, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.catalogues import written
from tests.draw.moments import FEW_TOWNS, TABLES, Table, boards_of, first_to_act
from tests.learning.numbers import large, numbers_in
from waldglas.core.game import Game, Position
from waldglas.core.message import Message, Printed
from waldglas.digest import read_digest
from waldglas.games import GAMES, kit_of, load_game
from waldglas.language import languages, spoken
from waldglas.learning.book import (
    NotInBook,
    book_of,
    entries,
    entry,
    facts_of,
    message_of,
    moment,
    numbers,
    own_digest,
    shown_game,
)
from waldglas.pictures import drawing
from waldglas.web.pages.book import board
from waldglas.words import Speaker, learning_files, speaker_for

CARDS = {
    "tiny-towns": ("blueprint",),
    "glass-road": ("building", "specialist", "tile", "good"),
    "haspelknecht": ("development", "marker", "building", "worker", "disk", "tunnel"),
    "black-forest": ("building", "tradesperson", "job", "tile", "animal", "good", "village", "location"),
}
IN_SIGNS = ("blueprint", "specialist", "development", "marker", "building", "tradesperson", "job")
SEEN = [*FEW_TOWNS, *(table for table in TABLES if table.slug != "tiny-towns")]
THING = re.compile(r'data-thing="([^"]+)"')


@pytest.fixture(params=GAMES.slugs())
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = spoken.set(request.param)
    yield request.param
    spoken.reset(before)


@pytest.mark.usefixtures("language")
def test_every_card_building_and_tile_has_an_entry(game: Game) -> None:
    told = {found.thing: found for found in entries(game)}
    for section in CARDS[game.slug]:
        for slug in game.facts.section(section):
            found = told[f"{section}.{slug}"]
            assert found.name
            assert found.words.endswith((".", "!")), found
            assert not found.words.startswith("thing-"), found
            if section in IN_SIGNS:
                assert kit_of(game).signs(game, found.thing, speaker_for(game)), found.thing


def test_every_entry_names_a_rule(game: Game) -> None:
    known = {rule.number for rule in read_digest(game.slug)}
    book = book_of(game)
    wrong = [(found.thing, found.rule) for found in entries(game) if found.rule not in known]
    assert wrong == []
    assert {rule for chapter in book.chapters for part in chapter.parts for rule in part.rules} <= known
    things = {found.thing for found in entries(game)}
    assert {*book.rules, *book.shapes} <= things


def drawn(game: Game, position: Position) -> str:
    """What the page shows to a seat, and the whole table in one picture."""
    seat = first_to_act(position)
    boards = boards_of(game, position, seat)
    parts = [*boards.own, *boards.shared, *boards.offer, *boards.others.values()]
    counts = [f'data-thing="{thing}"' for line in boards.glance.values() for _, _, _, thing in line]
    return "".join([*counts, *(str(part.element()) for part in parts)]) + str(drawing(game, position, seat).body)


@pytest.mark.parametrize("table", SEEN, ids=str)
def test_whatever_a_picture_shows_has_an_entry(table: Table) -> None:
    known = {found.thing for found in entries(table.game)}
    shown = {name for position in table.moments(7, 3) for name in THING.findall(drawn(table.game, position))}
    assert shown
    assert shown - known == set()


def test_every_picture_and_every_count_can_be_made(game: Game) -> None:
    record, parts = shown_game(game), [part for chapter in book_of(game).chapters for part in chapter.parts]
    for picture in [part.picture for part in parts if part.picture]:
        assert 0 <= picture.at <= len(record.moves)
        assert "data-thing" in str(board(game, picture).element())
    (seat,) = [part.count for part in parts if part.count is not None]
    end = moment(game, len(record.moves))
    assert end.over()
    assert sum(line.points for line in end.breakdown(seat)) == end.points(seat) != 0


def test_the_words_of_a_book_are_all_said_and_no_others(game: Game, language: str) -> None:
    (file,) = [file for file in learning_files(game, language) if file.name.startswith("book.")]
    book, speaker, parts = book_of(game), speaker_for(game), []
    for chapter in book.chapters:
        parts += [f"book-{chapter.id}", *(part.words for part in chapter.parts)]
    parts += [f"book-{group.id}" for group in book.groups]
    things = {message_of(thing, speaker) for group in book.groups for thing in group.things}
    unprinted = {message_of(found.thing, speaker) for found in entries(game) if not printed(found.thing, speaker)}
    assert {*parts, *unprinted} - set(written(file)) == set()
    assert set(written(file)) - {*parts, *things} == set()


def printed(thing: str, speaker: Speaker) -> str:
    return speaker.printed(Printed(thing.replace(".", "-", 1)))


def test_what_a_book_does_not_know() -> None:
    with pytest.raises(NotInBook):
        entry(load_game("tiny-towns"), "building.castle")


# Numbers


def numbered(game: Game, language: str, blank: bool = False) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What the book itself says, with the rules behind it; blank, without the numbers that it takes from the facts."""
    book, speaker = book_of(game), speaker_for(game, language=language)
    parts = {part.words: (part.facts, part.rules) for chapter in book.chapters for part in chapter.parts}
    things = {
        message_of(found.thing, speaker): (facts_of(book, found.thing), (found.rule,))
        for found in entries(game)
        if not printed(found.thing, speaker)
    }
    return {
        words: (speaker.say(Message(words, dict.fromkeys(facts, "") if blank else numbers(game, facts))), rules)
        for words, (facts, rules) in {**parts, **things}.items()
    }


def test_a_number_that_the_facts_do_not_give_is_in_the_rules_behind_it(game: Game) -> None:
    rules = {rule.number: f"{rule.heading} {rule.text}" for rule in own_digest(game.slug)}
    for words, (text, behind) in numbered(game, "en", blank=True).items():
        known = {number for rule in behind for number in numbers_in(rules[rule])}
        assert numbers_in(text) - known == set(), f"{words}: {text}"


def test_the_book_names_the_same_numbers_in_every_language(game: Game, language: str) -> None:
    other = numbered(game, language)
    for words, (text, _) in numbered(game, "en").items():
        assert large(numbers_in(text)) == large(numbers_in(other[words][0], language)), f"{words}: {other[words][0]}"


def test_all_facts_that_the_book_names_are_said(game: Game, language: str) -> None:
    """Whoever corrects the facts of the box corrects the book."""
    blank = numbered(game, language, blank=True)
    for words, (text, _) in numbered(game, language).items():
        assert "{" not in text + blank[words][0], text
    book, speaker = book_of(game), speaker_for(game)
    for chapter in book.chapters:
        for part in chapter.parts:
            for name in part.facts:
                marked = speaker.say(Message(part.words, {**numbers(game, part.facts), name: "§"}))
                assert "§" in marked, f"{part.words} does not say {name}"
    for thing, facts in book.facts.items():
        words = message_of(thing, speaker)
        for name in facts:
            assert "§" in speaker.say(Message(words, {**numbers(game, facts), name: "§"})), f"{thing}: {name}"
