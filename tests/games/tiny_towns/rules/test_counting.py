"""TT-10, TT-11: the points of every card, against the cards counted a second time on boards by chance."""

from random import Random

import pytest

from tests.games.tiny_towns.rules.counting import SQUARES, Town
from tests.rules import rule
from waldglas.games import load_game
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import CASTLE, COTTAGE, FACTORY, FOOD, MONUMENT, Card, at, code_at
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.scoring import SHARED, Estate, points_of, score_town, standings_of

BOARDS = 120


def facts_of_the_box() -> TinyTownsGame:
    game = load_game("tiny-towns")
    assert isinstance(game, TinyTownsGame)
    return game


BOX = facts_of_the_box().town_facts


def cards_with(card: Card, chance: Random) -> list[Card]:
    """A set of cards with this one among them."""
    return [
        card if card.type == kind else chance.choice(BOX.of_type(kind, solo=False))
        for kind in range(COTTAGE, FACTORY + 1)
    ]


def random_town(cards: list[Card], monument: Card | None, chance: Random) -> tuple[Estate, Town]:
    """A town with some taste in buildings, told in both ways."""
    taste = [chance.random() ** 2 for _ in cards]
    filled = chance.randint(0, 16)
    standing = dict.fromkeys(SQUARES, "")
    for square in chance.sample(SQUARES, filled):
        standing[square] = chance.choices(cards, taste)[0].slug
    built, site = 0, -1
    if monument is not None:
        site = chance.randrange(16)
        standing[SQUARES[site]] = monument.slug
    types = {card.slug: int(card.type) for card in cards}
    if monument is not None and monument.score == CASTLE:
        types[monument.slug] = COTTAGE
    for number, square in enumerate(SQUARES):
        built |= at(number, types.get(standing[square], 0))
    waste = chance.randint(0, 16)
    right, held, stood, place = chance.randint(0, 3), chance.randint(0, 6), chance.randint(1, 9), chance.randint(1, 5)
    estate = Estate(built, waste)
    estate.monument, estate.monument_at = monument, site
    estate.when_built, estate.earlier = stood, place - 1
    estate.held, estate.on_the_right = held if "warehouse" in standing.values() else 0, right
    return estate, Town(standing, held, right, stood, place, waste)


def check(cards: list[Card], monument: Card | None, chance: Random) -> None:
    estate, town = random_town(cards, monument, chance)
    in_play = CardsInPlay(BOX, cards, BOX.of_type(MONUMENT, solo=False))
    assert points_of(in_play, estate) == town.total(), town.grid
    assert sum(line.points for line in score_town(in_play, estate)) == town.total()
    check_square_by_square(in_play, estate)


def check_square_by_square(cards: CardsInPlay, estate: Estate) -> None:
    """Buildings add up to the line of their card, those that score together have all of it; feeding has two ends."""
    found = standings_of(cards, estate)
    lines = {line.what: line.points for line in score_town(cards, estate)}
    by_card: dict[str, list[int]] = {}
    for square, standing in found.items():
        slug = "monument" if square == estate.monument_at else cards.slugs[code_at(estate.built, square)]
        by_card.setdefault(f"score-{slug}", []).append(standing.points)
    for what, points in by_card.items():
        card = cards.facts.named(what.removeprefix("score-"))
        together = card is not None and card.score in SHARED
        assert (points == [lines[what]] * len(points)) if together else (sum(points) == lines.get(what, 0))
    feeders = {square for square in found if code_at(estate.built, square) == FOOD and square != estate.monument_at}
    for square, standing in found.items():
        if standing.fed:
            assert standing.squares
            assert all(other in feeders and square in found[other].squares for other in standing.squares)


@rule("TT-8.1", "TT-8.3", "TT-8.4", "TT-8.5", "TT-8.6", "TT-10.1", "TT-10.5")
@pytest.mark.parametrize("card", [card for card in BOX.cards if card.type != MONUMENT], ids=lambda card: card.slug)
def test_each_building_on_boards_by_chance(card: Card) -> None:
    chance = Random(card.slug)
    for _ in range(BOARDS):
        check(cards_with(card, chance), None, chance)


@rule("TT-12.3", "TT-12.5")
@pytest.mark.parametrize("monument", [card for card in BOX.cards if card.type == MONUMENT], ids=lambda card: card.slug)
def test_each_monument_on_boards_by_chance(monument: Card) -> None:
    chance = Random(monument.slug)
    for _ in range(BOARDS):
        check(cards_with(BOX.cards[0], chance), monument, chance)
