"""Pieces and set-up (GR-1), and that only buildings score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.games.glass_road.rules.scene import CARDS, GAME, START_BOARD, Scene, start, start_of
from tests.rules import rule
from waldglas.core.errors import BadOption, BadSeats
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.position import GlassRoad

KINDS = ["processing", "immediate", "bonus"]


def kinds(position: GlassRoad, numbers: Iterable[int]) -> list[str]:
    return [["start", *KINDS][position.facts.buildings[number].kind] for number in numbers]


@rule("GR-1.1")
def test_one_to_four_seats() -> None:
    assert [len(start(seats).players) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSeats, match="1 to 4 seats"):
            GAME.start(seats)


@rule("GR-1.2", "GR-15.2")
def test_only_buildings_score() -> None:
    """Goods and tiles are worth what buildings say of them, and nothing else."""
    scene = Scene(start(3)).goods(food=7, charcoal=7, water=7, wood=7, clay=7, food_on_brick=7)
    assert scene.position.scores() == [0.0, 0.0, 0.0]
    scene.own("cooperage", "loess_plateau")
    assert scene.position.scores()[0] == 3 - 1
    assert scene.position.winners() == [0]


@rule("GR-1.3")
def test_everyone_has_the_same_fifteen_specialists() -> None:
    position = start(4)
    assert [specialist.slug for specialist in position.facts.specialists] == CARDS
    for card in CARDS:
        scene = Scene(start(4))
        for seat in range(4):
            scene.choose_hands({seat: [card, *[other for other in CARDS if other != card][:4]]})
            assert card in Scene(scene.position, seat).hand_cards


@rule("GR-1.4")
def test_landscape_tiles_never_run_out_and_forests_never_come() -> None:
    scene = Scene.alone_with("pond_builder").board(("pond " * 18) + "pond .")
    scene.do("one", "at:d5")
    assert scene.count("pond") == 20
    scene = Scene.alone_with("cultivator").board(START_BOARD)
    assert scene.count("forest") == 6
    assert scene.do("one").offered == ["pass", "tile:pit", "tile:grove", "tile:pond"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("GR-1.5", "GR-1.6")
def test_three_stacks_and_rows(seats: int) -> None:
    columns = 5 if seats == 4 else 4
    position = start(seats, seed=seats)
    assert [len(stack) for stack in position.stacks] == [30, 31, 31]
    assert [set(kinds(position, stack)) for stack in position.stacks] == [{kind} for kind in KINDS]
    assert kinds(position, position.display) == [kind for kind in KINDS for _ in range(columns)]
    view = position.observe(None)
    assert [len(row) for row in view.display] == [columns] * 3
    assert view.left == [30 - columns, 31 - columns, 31 - columns]
    assert len(set(position.display)) == 3 * columns


@rule("GR-1.5")
def test_stacks_are_shuffled_and_hidden() -> None:
    tops = {tuple(start(2, seed).display) for seed in range(30)}
    assert len(tops) == 30
    data = str(start(2).observe(0).data())
    shown = {slug for row in start(2).observe(0).display for slug in row}
    hidden = {building.slug for building in start(2).facts.buildings[3:]} - shown
    assert not [slug for slug in hidden if f"'{slug}'" in data]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("GR-1.7")
def test_introductory_game_begins_with_starred_buildings(seats: int) -> None:
    position = start(seats, 3, introductory="yes")
    for stack, starred in zip(position.stacks, (19, 15, 16), strict=True):
        stars = [position.facts.buildings[number].starred for number in stack]
        assert stars == [True] * starred + [False] * (len(stack) - starred)
    assert all(position.facts.buildings[number].starred for number in position.display)
    orders = {tuple(start(2, seed, introductory="yes").stacks[1][15:]) for seed in range(20)}
    assert len(orders) == 20


@rule("GR-1.8")
def test_four_seats_may_play_with_narrow_rows() -> None:
    position = start(4, narrow="yes")
    assert [len(row) for row in position.observe(None).display] == [4, 4, 4]
    for seats in (1, 2, 3):
        with pytest.raises(BadOption, match="narrow"):
            start(seats, narrow="yes")


@rule("GR-1.9", "GR-1.10", "GR-2.1")
def test_wheels_at_the_start() -> None:
    for player in start(4).observe(None).players:
        assert player.glass_wheel == {"glass": 0, "sand": 0, "food": 1, "charcoal": 2, "water": 3, "wood": 4}
        assert player.brick_wheel == {"brick": 0, "charcoal": 0, "clay": 1, "food": 2}


@rule("GR-1.11")
def test_landscape_at_the_start() -> None:
    for seat in range(4):
        scene = Scene(start(4), seat)
        tiles = Counter(scene.land)
        assert tiles == {"forest": 6, "~": 6, "pit": 2, "grove": 2, "pond": 2, ".": 2}
        assert sum(tiles.values()) == SPACES == 20
        assert scene.land == START_BOARD.split()


@rule("GR-1.12")
def test_start_buildings() -> None:
    scene = Scene(start(3), 1)
    assert scene.starts == ["forest_glassworks", "glassmakers_colony", "brotherhood_of_the_masons"]
    assert list(scene.points()) == ["Forest Glassworks", "Glassmaker's Colony", "Brotherhood of the Masons"]


@pytest.mark.parametrize(("touching", "beside"), [("yes", ["a1", "a3", "a5"]), ("no", [])])
@rule("GR-1.12", "GR-14.7")
def test_start_buildings_beside_the_landscape(touching: str, beside: list[str]) -> None:
    """The Extension counts a start building as a neighbour on a1, a3 and a5, and nowhere else."""
    scene = Scene(start_of(GAME, 3, 1, {"start-touches": touching}), 1)
    names = scene.position.facts.ground.names
    for space in range(20):
        scene.board(" ".join("extension" if other == space else "." for other in range(20)))
        assert scene.points()["Extension"] == (1 if names[space] in beside else 0)
    assert [spaces for spaces in scene.position.observe(1).touches if spaces] == [[space] for space in beside]


@rule("GR-1.13")
def test_goblet_goes_to_a_seat_by_chance() -> None:
    for seats in (2, 3, 4):
        first = Counter(start(seats, seed).goblet for seed in range(60))
        assert sorted(first) == list(range(seats))
        assert min(first.values()) > 60 / seats / 3


@rule("GR-1.14")
def test_building_tells_cost_points_and_ability() -> None:
    """The example of page 4: the Cooperage."""
    scene = Scene.alone_with("cultivator").goods(wood=2, brick=2).board(START_BOARD).offer("cooperage")
    scene.do("other", "build:cooperage", "at:a3")
    assert scene.changes() == {"wood": -1, "brick": -2}
    assert scene.points()["Cooperage"] == 3
    scene.do("use:cooperage", "take:2")
    assert scene.changes() == {"wood": -1, "water": 2}
