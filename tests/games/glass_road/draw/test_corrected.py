"""Pictures of what an owner found in the box: start buildings elsewhere, another grid, a building more."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

import pytest

from tests.draw.svg import check_frame, local_name, parsed, tips, tree
from tests.games.glass_road.draw.moments import GAME, moments
from tests.games.glass_road.rules.scene import Scene as Situation
from tests.games.glass_road.rules.scene import start_of
from tests.games.glass_road.rules.test_corrections import MILL, TOLL, WIDE
from tests.rules import rule
from waldglas.draw.advice import Advice
from waldglas.games.glass_road.draw import Scene
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.pictures import picture

FOUND: dict[str, Any] = MILL | {"building.toll_house": TOLL} | WIDE


def drawn_land(game: GlassRoadGame, position: GlassRoad, width: float = 612, below: bool = False) -> Element:
    scene = Scene(game, position.observe(None))
    return parsed(str(landscape(scene, 0, width, below).element("A landscape")))


def corner(root: Element, piece: str) -> tuple[float, float]:
    (found,) = [element for element in root.iter() if element.get("data-piece") == piece]
    x, y = found.get("transform", "")[len("translate(") : -1].split()
    return float(x), float(y)


@rule("GR-1.12")
def test_start_buildings_stand_beside_the_rows_they_touch_with_the_road_between() -> None:
    scene = Situation(start_of(GAME, 2, 1, {}), 0).board("pit " * 20)
    root = drawn_land(GAME, scene.position)
    for place, space in enumerate(("a1", "a3", "a5")):
        assert corner(root, f"start0-{place}")[1] == corner(root, f"land0-{space}")[1]
    assert tips(root).count("The Glass Road") == 1
    beside = corner(root, "land0-a1")[0]
    apart = drawn_land(GAME, start_of(GAME, 2, 1, {"start-touches": "no"}))
    assert "The Glass Road" not in tips(apart)
    assert corner(apart, "land0-a1")[0] > beside
    assert corner(apart, "start0-1")[1] < corner(root, "start0-1")[1]


@rule("GR-1.12")
def test_narrow_boards_say_what_the_start_buildings_touch() -> None:
    for options, words in (({}, ["beside a1", "beside a3", "beside a5"]), ({"start-touches": "no"}, [])):
        root = drawn_land(GAME, start_of(GAME, 2, 1, options), 340, below=True)
        texts = [element.text or "" for element in root.iter() if local_name(element) == "text"]
        assert [text for text in texts if text.startswith("beside")] == words


def test_tall_start_buildings_reach_over_their_rows() -> None:
    touches = [["a1", "a2"], ["a3"], ["a4", "a5"]]
    game = GlassRoadGame({"start.buildings": {"touches": touches}})
    position = start_of(game, 2, 1, {})
    root = drawn_land(game, position)
    assert corner(root, "start0-2")[1] == corner(root, "land0-a4")[1]
    check_frame(tree(picture(game, position, 0)))


@rule("GR-13.12")
def test_an_upgraded_start_building_can_be_chosen_for_the_tavern() -> None:
    scene = Situation.alone_with("cultivator").board(". shed " + ". " * 18).upgrade(0, "forest_hut").offer("tavern")
    scene.goods(wood=1, clay=1).do("other", "build:tavern", "at:a1")
    position, seat = scene.position, scene.seat
    assert scene.offered == ["at:b1", "at:forest_glassworks"]
    drawn = Scene(GAME, position.observe(seat), None, seat, scene.offered, Advice(GAME, position, seat))
    for width in (640, 360):
        root = parsed(str(player_board(drawn, seat, width).element("A board")))
        marked = {element.get("data-token") for element in root.iter() if "data-token" in element.attrib}
        assert marked == set(scene.offered)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_another_grid_and_unknown_buildings_are_drawn(seats: int) -> None:
    game = GlassRoadGame(FOUND)
    for position in moments(seats, {}, seats, 60, game):
        check_frame(tree(picture(game, position, position.to_act()[0] if position.to_act() else 0)))
    position = start_of(game, seats, 1, {})
    Situation(position, 0).board("wind_mill toll_house forest ~ " + ". " * 16).offer("toll_house", "wind_mill")
    shown = tips(tree(picture(game, position, 0)))
    assert len([title for title in shown if title.startswith("Wind Mill (processing): Turns 1 wood")]) == 2
    assert len([title for title in shown if title.startswith("Toll House (bonus): 1 point for each 2")]) == 2
    assert "e4 is empty" in shown
