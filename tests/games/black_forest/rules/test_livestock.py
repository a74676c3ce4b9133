"""Housing by numbers agrees with a search through all ways to house animals."""

from itertools import product

import pytest

from tests.games.black_forest.rules.scene import Scene, score_lines
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.black_forest.rules.counts import best_housing
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS
from waldglas.games.black_forest.rules.player import FIRST_BUILDING, PASTURE
from waldglas.games.black_forest.rules.position import BlackForest

SPACES = ["a1", "b1", "c1", "d1", "d2", "a2"]


def scene_with(pastures: int, forests: int, stables: int, room: int = 1) -> Scene:
    scene = Scene().clear().lay(pasture=" ".join(SPACES[:pastures]))
    scene.lay(forest=" ".join(["c2", "a3", "b3"][:forests]))
    scene.player().stables = stables
    scene.player().forest_room = room
    return scene


def ways(pastures: int, forests: int, stables: int, room: int, pigs: int, cattle: int) -> set[tuple[int, ...]]:
    """How many animals stand on each pasture, pigs counted as negative numbers, in every way that houses all."""
    found = set()
    for places in product(range(-3, 4), repeat=pastures):
        out_pigs = -sum(n for n in places if n < 0)
        out_cattle = sum(n for n in places if n > 0)
        if 0 <= pigs - out_pigs <= forests * room and 0 <= cattle - out_cattle <= 2 * stables:
            found.add(places)
    return found


@rule("BF-14.1", "BF-14.2")
@pytest.mark.parametrize(
    ("pastures", "forests", "stables", "room"), [(0, 1, 1, 1), (1, 2, 1, 1), (2, 1, 2, 2), (3, 0, 1, 1)]
)
def test_room_is_counted_right(pastures: int, forests: int, stables: int, room: int) -> None:
    player = scene_with(pastures, forests, stables, room).player()
    for pigs, cattle in product(range(9), repeat=2):
        assert player.fits(pigs, cattle) == bool(ways(pastures, forests, stables, room, pigs, cattle))


@rule("BF-16.9", "BF-22.10")
@pytest.mark.parametrize("beside", [0, 1, 2, 3])
def test_best_housing_is_the_best(beside: int) -> None:
    for pastures, forests, stables in [(1, 1, 1), (2, 2, 1), (3, 1, 2)]:
        scene = scene_with(pastures, forests, stables)
        for pigs, cattle in product(range(7), repeat=2):
            housed = ways(pastures, forests, stables, 1, pigs, cattle)
            if housed:
                scene.animals(pigs=pigs, cattle=cattle)
                on_pastures, stocked = best_housing(scene.player(), min(beside, pastures), 1, 2)
                best = max(value(places, min(beside, pastures)) for places in housed)
                assert on_pastures + 2 * stocked == best


def value(places: tuple[int, ...], beside: int) -> int:
    return sum(abs(n) for n in places) + 2 * min(beside, len([n for n in places if abs(n) >= 2]))


@rule("BF-14.4")
def test_every_way_to_return_animals_keeps_as_many_as_it_can() -> None:
    for pastures, forests in [(0, 1), (1, 0), (1, 2), (2, 1)]:
        for pigs, cattle in product(range(8), repeat=2):
            scene = scene_with(pastures, forests, 1).animals(pigs=pigs, cattle=cattle)
            player = scene.player()
            fitting = {(p, c) for p in range(pigs + 1) for c in range(cattle + 1) if player.fits(p, c)}
            most = {(p, c) for p, c in fitting if not {(p + 1, c), (p, c + 1)} & fitting}
            assert set(rests(scene)) == most


def rests(scene: Scene) -> list[tuple[int, int]]:
    """What is left of the animals in every way to answer."""
    pigs, cattle = scene.livestock()
    found: list[tuple[int, int]] = []
    answered: list[list[str]] = [[]]
    for answers in answered:
        scene.animals(pigs=pigs, cattle=cattle).run([HOUSE_ANIMALS]).play(*answers)
        offered = sorted(scene.offered())
        if not offered:
            found.append(scene.livestock())
        answered += [[*answers, token] for token in offered]
    return found


@rule("BF-14.4")
def test_pigs_lose_their_forest() -> None:
    """Three pigs in three forests: the Lumberjack takes one, and a pig has to go."""
    scene = Scene().animals(pigs=3).visits("lumberjack").play("at:m-a1")
    assert (scene.livestock(), scene.goods()) == ((2, 0), {"wood": 4})


@rule("BF-16.9")
def test_housing_weighs_the_points_that_an_owner_corrected() -> None:
    """Six cattle and a pig, three pastures beside the farm: 2 + 2 + 2 and a pig in the forest, or 3 + 3 and the pig."""
    player = scene_with(3, 1, 0).animals(pigs=1, cattle=6).player()
    assert best_housing(player, 3, 1, 2) == (6, 3)
    assert best_housing(player, 3, 5, 2) == (7, 2)
    changes: dict[str, dict[str, object]] = {
        "scoring.livestock": {"points": 5},
        "building.livestock_farm": {"score": {"per": "adjacent_stocked_pasture", "points": 3}},
    }
    position = load_game("black-forest", changes).start(2)
    assert isinstance(position, BlackForest)
    facts, own = position.facts, position.players[0]
    farm = facts.buildings[facts.building("livestock_farm")]
    for space in ("m-c1", "m-d1"):
        own.put(facts.estates.names.index(space), FIRST_BUILDING + farm.number)
    for space in ("m-b1", "m-d2", "m-b2"):
        own.put(facts.estates.names.index(space), PASTURE)
    own.built, own.pigs, own.cattle, own.stables = packed([farm.number]), 1, 6, 0
    lines = score_lines(position, 0)
    beside = 2  # b1 and d2
    assert (lines["Livestock on pastures"], lines["Livestock Farm"]) == (5 * 7, 5 + 3 * beside)
