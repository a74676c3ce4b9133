"""Games that go on from prepared towns, where every monument is about to be built: what random play hardly reaches."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.games.tiny_towns.rules.test_counting import BOX, cards_with
from tests.games.tiny_towns.rules.told import TownsLedger
from tests.games.tiny_towns.rules.whole_box import GAME, first, hold, settle, table
from tests.play import play, snapshot
from tests.rules import rule
from tests.told import Chooser, check_game, moves
from waldglas.core.game import Position
from waldglas.core.options import BETWEEN
from waldglas.core.playout import perft
from waldglas.core.rng import seeded
from waldglas.games.tiny_towns.rules.facts import COTTAGE, FACTORY, MONUMENT, SQUARES, Card
from waldglas.games.tiny_towns.rules.position import TinyTowns

MONUMENTS = [card for card in BOX.cards if card.type == MONUMENT]
every_monument = pytest.mark.parametrize("monument", MONUMENTS, ids=lambda card: card.slug)


def about_to_build(monument: Card, number: int) -> TinyTowns:
    """Seat 0 holds this monument, its cubes lie in its town; all towns have some buildings."""
    chance = Random(f"{monument.slug}/{number}")
    cards = BETWEEN.join(card.slug for card in cards_with(BOX.cards[0], chance)[1:])
    options = {"caller": "master-builder", "cards": cards, "monuments": "yes", "cavern": chance.choice(["no", "yes"])}
    position = GAME.start(chance.choice([2, 3]), options, number, journal=True)
    assert isinstance(position, TinyTowns)
    hold(position, monument.slug)
    while position.round == 0:
        play(position, f"{position.to_act()[0]} {first(position)}")
    lay(position, monument, chance)
    return position


def lay(position: TinyTowns, monument: Card, chance: Random) -> None:
    for seat, town in enumerate(position.towns):
        if seat == 0:
            for resource, square in chance.choice(monument.placements).cubes:
                town.place_cube(position.cards, resource, square)
        empty = [square for square in range(SQUARES) if town.empty >> square & 1]
        for square in chance.sample(empty, 5):
            town.place_building(chance.randint(COTTAGE, FACTORY), square)
    for seat in position.to_act():
        position.ask_again(seat)


def eager(chance: Random) -> Chooser:
    """Builds whenever it can, seat 0 its monument first; everything else by chance, seldom done."""

    def choose(position: Position, seat: int) -> int:
        choices = position.choices(seat)
        named = {action: position.alphabet.token(action) for action in choices}
        for wanted in ("build:monument", "build:"):
            found = [action for action in choices if named[action].startswith(wanted)]
            if found:
                return chance.choice(found)
        other = [action for action in choices if named[action] != "done" or chance.random() < 0.2]
        return chance.choice(other or choices)

    return choose


@every_monument
def test_it_is_built_and_all_that_happens_is_told(monument: Card) -> None:
    stood = 0
    for number in range(3):
        position, chance = about_to_build(monument, number), Random(number)
        check_game(TownsLedger(position), chance, eager(chance))
        stood += int(position.towns[0].monument == monument.number)
    assert stood > 0


@every_monument
def test_what_is_offered_is_taken_and_what_is_hidden_stays_so(monument: Card) -> None:
    position, chance = about_to_build(monument, 7), Random(7)
    held = sorted(dealt(position))
    for seat, _, _ in moves(position, chance, eager(chance)):
        assert sorted(dealt(position)) == held
        for viewer in range(position.seats):
            imagined = position.determinize(viewer, seeded(position.moves, "imagined"))
            assert imagined.observe(viewer).data() == position.observe(viewer).data()
            assert imagined.observe(None).data() == position.observe(None).data()
            assert imagined.choices(viewer) == position.choices(viewer)
            assert imagined.to_act() == position.to_act()
            assert len(set(dealt(imagined))) == len(held)
        if chance.random() < 0.2:
            check_a_copy(position, seat)


def dealt(position: TinyTowns) -> list[int]:
    """The monuments that are kept, built or declined: nobody has one twice."""
    return [int(card) for town in position.towns for card in (town.plan or town.monument, town.declined)]


def check_a_copy(position: TinyTowns, seat: int) -> None:
    before = snapshot(position)
    for action in position.choices(seat):
        twin = position.copy()
        twin.play(seat, action)
        assert twin.to_act() or twin.over()
    assert snapshot(position) == before


# What others hold

TWO_RICH_TOWNS = (
    ". h h g  s g w g  b h b .  . b g b",  # Cathedral, Mandras Palace, Obelisk, Sky Baths, Starloom
    ". . . s  b s b g  h g h s  b w . .",  # Cathedral, Grove University, Mandras Palace, Sky Baths
)


@rule("TT-12.2")
def test_the_true_deal_is_as_likely_as_any_other_that_fits() -> None:
    """Seats 0 and 1 may build nothing but monuments; seat 2 imagines which, and every pair that fits is as likely."""
    position = table("granary", seats=4, monuments="yes")
    while position.round == 0:
        play(position, f"{position.to_act()[0]} {first(position)}")
    for seat, picture in enumerate(TWO_RICH_TOWNS):
        settle(position, picture, seat)
    deck = position.never_seen_by(2)
    give(position, deck, next(pair for pair in permutations(deck, 2) if fits(position, pair)))
    play(position, "3 call:wheat", "0 at:a1", "1 at:a1")
    assert position.to_act() == [0, 1, 2]
    possible = [pair for pair in permutations(deck, 2) if fits(position, pair)]
    rng = seeded(1, "deals")
    deals = [position.determinize(2, rng).towns[:2] for _ in range(150 * len(possible))]
    drawn = Counter(tuple(int(town.plan) for town in towns) for towns in deals)
    assert len(possible) > 5
    assert set(drawn) == set(possible)
    assert all(90 < count < 220 for count in drawn.values())


def give(position: TinyTowns, deck: list[int], plans: tuple[int, ...]) -> None:
    """Seats 0 and 1 hold these monuments, and have declined others."""
    others = [card for card in deck if card not in plans]
    for town, plan in zip(position.towns, plans, strict=False):
        town.plan, town.declined = plan, others.pop()
        town.find_all(position.cards)


def fits(position: TinyTowns, pair: tuple[int, ...]) -> bool:
    for seat, card in enumerate(pair):
        town = position.towns[seat].copy()
        town.plan = card
        town.find_all(position.cards)
        if not len(town.ready):
            return False
    return True


# Counted trees with other cards

TREES = {
    "granary+temple+fountain+bakery+inn+trading_post": [5, 30, 124, 400],
    "greenhouse+abbey+shed+market+feast_hall+warehouse": [5, 30, 94, 538],
    "orchard+cloister+millstone+tailor+almshouse+bank": [5, 30, 96, 286],
}
READY = "w s . .  h h . b  w b g .  s s . g"


@pytest.mark.parametrize("cards", TREES)
def test_trees_with_other_cards(cards: str) -> None:
    """Five calls, each for five empty squares and the Cavern; then what can be built differs by the cards."""
    position = settle(table(cards, cavern="yes"), READY)
    assert [perft(position, depth) for depth in range(1, 5)] == TREES[cards]


def test_a_tree_with_monuments() -> None:
    """Two keep one of two monuments each, then both place a cube."""
    position = table("granary", seats=2, caller="random", monuments="yes")
    assert [perft(position, depth) for depth in range(1, 5)] == [2, 2 * 2, 4 * 16, 64 * 16]
