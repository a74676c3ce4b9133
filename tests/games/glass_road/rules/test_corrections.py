"""An owner's corrections of the facts: played where they fit, refused in one sentence where they do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.glass_road.rules.scene import START_BOARD, Scene, start_of
from tests.play import play_out
from tests.rules import rule
from waldglas.core.errors import BadFacts
from waldglas.games import load_game


def test_corrected_cost_is_asked() -> None:
    game = load_game("glass-road", {"building.spa": {"cost": {"sand": 1, "water": 2}, "points": 5}})
    scene = Scene.alone_with("cultivator", game).board(START_BOARD).offer("spa").goods(sand=1, water=2)
    scene.do("other", "build:spa", "at:a3")
    assert scene.changes() == {"sand": -1, "water": -2}
    assert scene.points()["Spa"] == 5


@rule("GR-1.11", "GR-1.12")
def test_corrected_start_is_laid_out() -> None:
    order = ["brotherhood_of_the_masons", "forest_glassworks", "glassmakers_colony"]
    changes: dict[str, dict[str, Any]] = {
        "start.landscape": {"pit": ["a1", "c5"], "grove": ["d1", "b5"]},
        "start.buildings": {"order": order},
        "start.glass_wheel": {"tokens": {"glass": 1, "sand": 0, "food": 2, "charcoal": 2, "water": 3, "wood": 4}},
    }
    scene = Scene(start_of(load_game("glass-road", changes), 3, 1, {}))
    assert (scene.at("a1"), scene.at("d1"), scene.starts) == ("pit", "grove", order)
    assert (scene.wheels["glass"], scene.wheels["food"]) == (1, 2)
    assert play_out(scene.position, Random(1))


FITTING: list[tuple[str, dict[str, Any]]] = [
    ("building.cooperage", {"use": {"pay": {"wood": 2}, "gain": {"water": 5}}}),
    ("building.fishery", {"now": {"repeat": True, "remove": {"pond": 1}, "gain": {"food": 1}}}),
    ("building.estate", {"score": {"per": "tile_set", "points": 3, "base": 1}}),
    ("specialist.pond_builder", {"one": {"place": {"tiles": ["pond"], "where": "anywhere", "count": 2}}}),
    ("specialist.builder", {"fee": {"pay": {"food": 2}}}),
]


@pytest.mark.parametrize(("key", "fields"), FITTING)
@pytest.mark.parametrize("seats", [1, 3])
def test_fitting_corrections_are_played(key: str, fields: dict[str, Any], seats: int) -> None:
    position = load_game("glass-road", {key: fields}).start(seats, {}, 3)
    play_out(position, Random(3))
    assert position.over()


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("building.cooperage", {"cost": {"gold": 1}}, "building.cooperage: cost gives numbers"),
    ("building.cooperage", {"cost": {"wood": 8}}, "from 1 to 7"),
    ("building.cooperage", {"cost": {"wood": True}}, "from 1 to 7"),
    ("building.cooperage", {"kind": "bonus"}, "kind is a rule of the game"),
    ("building.cooperage", {"use": {}}, "must take something"),
    ("building.cooperage", {"use": {"gain": {"wood": 1}}}, "must take something"),
    ("building.cooperage", {"use": {"pay": 1}}, "use.pay gives numbers"),
    ("building.cooperage", {"use": {"pay": {"wood": 1}, "win": True}}, "has no 'win'"),
    ("building.cooperage", {"use": {"pay": {"wood": 1}, "special": "tavern"}}, "has no 'special'"),
    ("building.office", {"use": {"discard": 9, "gain": {"wood": 1}}}, "discard must be 1 or 2 or 3"),
    ("building.office", {"use": {"discard": 1, "gain_one": {"glass": 1}}}, "gain_one gives numbers"),
    ("building.sawmill", {"use": {"remove": {"tree": 1}}}, "remove names one tile"),
    ("building.sawmill", {"use": {"remove": {"forest": 2}}}, "remove names one tile"),
    ("building.fishery", {"now": {"repeat": True, "gain": {"food": 1}}}, "must take something"),
    ("building.fishery", {"now": {"repeat": "often"}}, "must take something"),
    ("building.buttery", {"now": {"gain": {"wood": 3}, "wheels": "both"}}, "only food and charcoal"),
    ("building.boathouse", {"now": {"gain": {"wood": 3}, "per": "seagull"}}, "nothing that can be counted"),
    ("building.boathouse", {"now": {"gain": {"wood": 3}, "per": 3}}, "per names what is counted"),
    ("building.country_house", {"now": {"place": {"tiles": []}}}, "tiles, where and count"),
    ("building.grove_court", {"now": {"place": {"tiles": ["pit"], "where": "anywhere", "count": "each"}}}, "adjacent"),
    (
        "building.grove_court",
        {"now": {"place": {"tiles": ["sea"], "where": "adjacent", "count": 1}}},
        "list of pit",
    ),
    ("building.grove_court", {"now": {"place": {"tiles": ["pit"], "where": "above", "count": 1}}}, "where is"),
    (
        "building.grove_court",
        {"now": {"place": {"tiles": ["pit"], "where": "adjacent", "count": 0}}},
        "from 1 to 4",
    ),
    ("building.forest_hut", {"replaces": "glassmakers_colony"}, "replaces is a rule"),
    ("building.estate", {"score": {"points": 2}}, "per names what is counted"),
    ("building.estate", {"score": {"per": "wood", "points": "x"}}, "needs points"),
    ("building.estate", {"score": {"per": "wood", "points": 1, "every": 0}}, "every is a number"),
    ("building.estate", {"score": {"per": "wood", "points": 1, "twice": True}}, "has no 'twice'"),
    ("specialist.builder", {"fee": {"gain": {"wood": 1}}}, "has no 'gain'"),
    ("specialist.builder", {"one": {"build": False}}, "build must be true"),
    ("specialist.supplier", {"one": {"gain": {"wood": 2}, "gift": 1}}, "gift is of the good chosen"),
    ("specialist.supplier", {"one": {"gain": {"wood": 2}, "gain_one": {"wood": 2}}}, "either gain or gain_one"),
    ("start.glass_wheel", {"tokens": {"glass": 0}}, "tokens gives a number to each"),
    ("start.glass_wheel", {"tokens": dict.fromkeys(["glass", "sand", "food", "charcoal", "water", "wood"], 1)}, "due"),
    ("start.brick_wheel", {"tokens": {"brick": 4, "charcoal": 0, "clay": 1, "food": 1}}, "glass and brick from 0 to 3"),
    ("start.landscape", {"forest": [["b1", "c1"]]}, "each of the 20 spaces"),
    ("start.landscape", {"forest": ["b1"]}, "given by its two spaces"),
    ("start.landscape", {"pit": ["e1", "c5"]}, "'e1' is no space"),
    ("start.buildings", {"order": ["forest_glassworks"]}, "order names each"),
    ("start.buildings", {"touches": {"forest_glassworks": ["a1"]}}, "touches is a rule"),
    ("period.many", {"hand": 0}, "hand is a rule"),
    ("solo.hands", {"cards": []}, "cards is a rule"),
    ("wheel.limits", {"basic": 9}, "basic is a rule"),
]


@pytest.mark.parametrize(("key", "fields", "reason"), WRONG)
def test_corrections_that_do_not_fit_are_refused(key: str, fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFacts, match=reason):
        load_game("glass-road", {key: fields})


def test_forest_does_not_lie_around_a_corner() -> None:
    forest = [["d1", "a2"], ["b2", "c2"], ["b1", "c1"], ["b3", "c3"], ["a4", "b4"], ["c4", "d4"]]
    with pytest.raises(BadFacts, match="side by side, not on d1 and a2"):
        load_game("glass-road", {"start.landscape": {"forest": forest, "pit": ["d2", "c5"]}})
