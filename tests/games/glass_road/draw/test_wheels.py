"""The wheels: markers in their sectors, none over another, and turns that are told before they happen."""

from __future__ import annotations

from itertools import chain, combinations
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from tests.draw.svg import marked, parsed, tree
from tests.games.glass_road.draw.moments import GAME, moments, scene_of, tokens
from tools.make_pictures import glass_road_moment, glass_road_picture
from waldglas.core.journal import Event
from waldglas.draw.dial import RIM, SECTOR, polar
from waldglas.draw.wheel import SPOTS, Marker, Plate, spots, wheel
from waldglas.games.glass_road.draw import Scene
from waldglas.games.glass_road.draw.player import wheels
from waldglas.games.glass_road.draw.scene import forecast
from waldglas.games.glass_road.rules.player import CHARCOAL_ON_BRICK, GLASS, SAND
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.pictures import picture


@pytest.mark.parametrize("count", range(1, len(SPOTS)))
def test_markers_that_share_a_sector_all_stay_visible(count: int) -> None:
    places = [(*polar(degrees, distance), radius) for degrees, distance, radius in spots(count)]
    assert len(places) == count
    for (x1, y1, radius), (x2, y2, _) in combinations(places, 2):
        assert hypot(x1 - x2, y1 - y2) > radius * 1.5
    if count <= 5:
        assert all(abs(degrees) < SECTOR / 2 for degrees, _, _ in spots(count))


def test_basic_goods_count_clockwise_and_refined_goods_the_other_way() -> None:
    assert [Marker("sand", value).sector() for value in (0, 3, 7)] == [0, 3, 7]
    assert [Marker("glass", value, refined=True).sector() for value in (0, 3)] == [-1, -4]


def test_a_marker_sits_in_the_sector_of_its_value() -> None:
    root = parsed(str(wheel(Plate("Glass"), [Marker("wood", 4)], 400, "w", {}).element("A wheel")))
    disc = next(element for element in drawn(root) if element.tag.endswith("circle"))
    x, y = polar(4.5 * SECTOR, 400 * RIM * spots(1)[0][1])
    assert float(disc.get("cx", "")) == pytest.approx(200 + x, abs=0.05)
    assert float(disc.get("cy", "")) == pytest.approx(200 + y, abs=0.05)


def drawn(root: ET.Element) -> list[ET.Element]:
    defs = next(element for element in root.iter() if element.tag.endswith("defs"))
    shapes = set(defs.iter())
    return [element for element in root.iter() if element not in shapes]


def test_a_forecast_follows_gains_payments_and_turns() -> None:
    position = next(moments(2, {}, seed=1))
    player = position.observe(0).players[0]
    events = [
        Event("gained", 0, [SAND, 2], 0, 3),
        Event("gained", 1, [SAND, 5], 0, 3),
        Event("turned", 0, [0, 1], 0, 3),
        Event("paid", 0, [GLASS, 1], 0, 3),
        Event("gained", 0, [CHARCOAL_ON_BRICK, 1], 0, 3),
        Event("turned", 0, [1, 1], 0, 3),
    ]
    found = forecast(player, events, 0)
    assert [scene_of(position, 0).advice.speaker.say(turn) for turn in scene_of(position, 0).turn_messages(found)] == [
        "Turns the glass wheel: +1 glass",
        "Turns the brick wheel: +1 brick",
    ]
    assert found.after == {
        "glass": {"glass": 1, "sand": 1, "food": 0, "charcoal": 1, "water": 2, "wood": 3},
        "brick": {"brick": 1, "charcoal": 0, "clay": 0, "food": 1},
    }
    assert player.glass_wheel["sand"] == 0


def test_a_choice_that_turns_a_wheel_says_so_and_is_right() -> None:
    told = 0
    for position in chain.from_iterable(moments(2, {}, seed) for seed in range(4, 8)):
        for seat in position.to_act():
            scene = scene_of(position, seat)
            for token in tokens(position, seat):
                ahead = position.look_ahead(seat, GAME.alphabet.action(token))
                journal = ahead.journal or []
                turns = [event.values for event in journal if event.kind == "turned" and event.seat == seat]
                for which, times in turns:
                    name = ("glass", "brick")[which]
                    assert f"Turns the {name} wheel: +{times} {name}" in scene.words(token)
                assert ("Turns the" in scene.words(token)) == bool(turns)
                told += len(turns)
    assert told > 10


def test_a_turn_is_shown_while_its_choice_is_pointed_at() -> None:
    position = glass_road_moment()
    root = tree(picture(GAME, position, 1))
    layers = [element for element in root.iter() if element.get("class") == "wg-turn"]
    shown = {token for layer in layers for token in layer.get("data-for", "").split()}
    rules = "".join(element.text or "" for element in root.iter() if element.tag.endswith("style"))
    assert len(shown) == 5
    assert shown <= {element.get("data-token") for element in marked(root)}
    for token in shown:
        assert f':root:has([data-token="{token}"]:is(:hover,:focus-visible)) .wg-turn' in rules


def test_a_turn_can_be_shown_at_once() -> None:
    position = glass_road_moment()
    assert isinstance(position, GlassRoad)
    scene = scene_of(position, 1)
    turning = scene.forecasts["build:slipway"].after
    assert turning == {"glass": {"glass": 3, "sand": 5, "food": 2, "charcoal": 0, "water": 4, "wood": 0}}
    assert scene.words("build:slipway").endswith("1 point for each wood. Turns the glass wheel: +2 glass")
    shown = Scene(GAME, position.observe(1), None, 1, tokens(position, 1), turning=turning)
    svg = str(wheels(shown, 1).element("Wheels"))
    assert "then 0 wood" in svg
    assert "wg-turn" not in svg.partition("</defs>")[2]
    assert "then 0 wood" in glass_road_picture().svg
    assert "then " not in str(wheels(shown, 0).element("Wheels")).partition("</defs>")[2]
