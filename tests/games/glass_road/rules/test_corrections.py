"""An owner's corrections of the facts: played where they fit, refused in one sentence where they do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.glass_road.rules.eager import eager_moments
from tests.games.glass_road.rules.scene import START_BOARD, Scene, start_of
from tests.play import play_out
from tests.rules import rule
from tests.said import said
from waldglas.bots.table import play_game
from waldglas.core.errors import BadFacts
from waldglas.core.game import Game
from waldglas.core.record import Match, Record, read_record
from waldglas.games import load_game
from waldglas.games.glass_road.ai.features import FEATURES, OFFERED, STANDS, features
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_of


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


@rule("GR-1.12", "GR-14.7")
def test_corrected_neighbours_of_the_start_buildings() -> None:
    """Where they lie is what the box shows; the reading decides whether they touch at all."""
    taller = load_game("glass-road", {"start.buildings": {"touches": [["a1", "a2"], ["a3"], ["a4", "a5"]]}})
    apart = load_game("glass-road", {"start.buildings": {"touches": [[], [], []]}})
    assert extensions(taller, {}) == [1, 1, 1, 1, 1]
    assert extensions(taller, {"start-touches": "no"}) == [0, 0, 0, 0, 0]
    assert extensions(apart, {}) == [0, 0, 0, 0, 0]
    assert extensions(load_game("glass-road"), {}) == [1, 0, 1, 0, 1]


def extensions(game: Game, options: dict[str, str]) -> list[float]:
    """The points of the Extension on each space of the first column."""
    scene = Scene(start_of(game, 2, 1, options))
    boards = [". . . . " * row + "extension . . . " + ". . . . " * (4 - row) for row in range(5)]
    return [scene.board(board).points()["Extension"] for board in boards]


WIDE: dict[str, dict[str, Any]] = {
    "start.landscape": {
        "columns": 5,
        "rows": 4,
        "forest": [["b1", "c1"], ["a2", "b2"], ["c2", "d2"], ["b3", "c3"], ["a4", "b4"], ["c4", "d4"]],
        "pit": ["d1", "e1"],
        "grove": ["a1", "e2"],
        "pond": ["a3", "e3"],
        "empty": ["d3", "e4"],
    },
    "start.buildings": {"touches": [["a1"], ["a2"], ["a4"]]},
}


@rule("GR-1.11", "GR-11.5", "GR-14.9", "GR-14.10")
def test_corrected_grid() -> None:
    """Four rows of five: the names, the neighbours, the squares and the networks are those of that grid."""
    game = load_game("glass-road", WIDE)
    scene = Scene(start_of(game, 2, 1, {}))
    assert scene.position.facts.ground.names[:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert (scene.at("e2"), scene.at("c1"), scene.count("forest")) == ("grove", "~", 6)
    scene.board("""
        .    floodgate  .    pond pond
        .    .          .    pond pond
        pond .          .    .    extension
        .    fish_yard  .    .    shed
    """)
    assert {name: points for name, points in scene.points().items() if points} == {
        "Floodgate": 4,
        "Fish Yard": 4,
        "Extension": 1,
    }
    for seats in (1, 4):
        assert play_out(start_of(game, seats, 2, {}), Random(seats))


MILL: dict[str, dict[str, Any]] = {
    "building.wind_mill": {
        "name": "Wind Mill",
        "kind": "processing",
        "cost": {"wood": 1},
        "points": 2,
        "starred": True,
        "use": {"pay": {"wood": 1}, "gain": {"food": 3}},
        "text": "Turns 1 wood into 3 food.",
    }
}


@rule("GR-1.5", "GR-12.1")
def test_building_that_an_owner_adds_is_played() -> None:
    game = load_game("glass-road", MILL)
    assert len(game.alphabet) == 277 + 3
    assert game.facts.entry("building.wind_mill")["confidence"] == "corrected"
    scene = Scene.alone_with("cultivator", game).board(START_BOARD).offer("wind_mill").goods(wood=2)
    assert len(scene.position.stacks[0]) == 31
    assert said(game, game.label(game.alphabet.action("build:wind_mill"))).startswith("Build the Wind Mill (1 wood)")
    scene.do("other", "build:wind_mill", "at:a3", "use:wind_mill", "on:glass", "take:3")
    assert scene.changes() == {"wood": -2, "food": 3}
    assert {line.what: line.points for line in scene.position.breakdown(scene.seat)}["building-wind_mill"] == 2
    scene.private("wind_mill", "inn", "spa").board("office . . . " + ". " * 16)
    assert scene.do("use:office").offered == ["discard:inn", "discard:spa", "discard:wind_mill"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("GR-1.5")
def test_every_choice_keeps_its_meaning_beside_an_added_building(seats: int) -> None:
    """Whole games with it; all that is offered is what its token says."""
    position = load_game("glass-road", MILL | {"building.toll_house": TOLL}).start(seats, {}, seats)
    assert isinstance(position, GlassRoad)
    for seat in range(seats):
        Scene(position, seat).private("wind_mill", "toll_house").goods(wood=3)
    seen = set()
    for seat in eager_moments(position, Random(seats)):
        for action in position.choices(seat):
            verb, _, slug = position.alphabet.token(action).partition(":")
            if verb in ("use", "build"):
                seen.add(slug)
                here = Scene(position, seat)
                assert slug in (here.land if verb == "use" else here.display + here.private_offer)
    assert position.over()
    assert {"wind_mill", "toll_house"} <= seen


TOLL = {
    "name": "Toll House",
    "kind": "bonus",
    "cost": {},
    "points": 0,
    "starred": False,
    "score": {"per": "adjacent_grove", "points": 1, "every": 2},
    "text": "1 point for each 2 groves beside it.",
}


@pytest.mark.parametrize("bots", [["greedy", "greedy"], ["search:20"], ["search:20", "greedy", "random"]])
@rule("GR-1.5", "GR-1.11")
def test_bots_and_records_cope_with_what_an_owner_found(bots: list[str]) -> None:
    """A building that nothing was learned about, and another grid: played to the end, kept and read again."""
    game = load_game("glass-road", MILL | {"building.toll_house": TOLL} | WIDE)
    match = Match(Record(game, len(bots), {}, 5))
    play_game(match, bots)
    assert match.position.over()
    assert read_record(match.record.text(), load_game).text() == match.record.text()


def test_a_building_that_nothing_was_learned_about_has_no_signs() -> None:
    """It counts by its points alone; all signs stay inside the table."""
    scene = Scene(start_of(load_game("glass-road", MILL), 2, 1, {}))
    scene.board("wind_mill " + ". " * 19).goods(wood=2)
    scene.offer("wind_mill").private("wind_mill")
    found = features(scene.position, 0)
    assert max(found) < FEATURES
    assert not [sign for sign in found if STANDS + 3 <= sign < OFFERED]
    assert points_of(scene.position.facts, scene.player) == 2


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
    ("building.cooperage", {"kind": "bonus"}, "kind belongs to the rules"),
    ("building.cooperage", {"use": {}}, "must take something"),
    ("building.cooperage", {"use": {"gain": {"wood": 1}}}, "must take something"),
    ("building.cooperage", {"use": {"pay": 1}}, "use.pay gives numbers"),
    ("building.cooperage", {"use": {"pay": {"wood": 1}, "win": True}}, "has no 'win'"),
    ("building.cooperage", {"use": {"pay": {"wood": 1}, "special": "tavern"}}, "has no 'special'"),
    ("building.office", {"use": {"discard": 9, "gain": {"wood": 1}}}, "discard is a whole number from 1 to 3"),
    ("building.office", {"use": {"discard": 1, "gain_one": {"glass": 1}}}, "gain_one gives numbers"),
    ("building.sawmill", {"use": {"remove": {"tree": 1}}}, "use.remove gives numbers from 1 to 1"),
    ("building.sawmill", {"use": {"remove": {"forest": 2}}}, "use.remove gives numbers from 1 to 1"),
    ("building.fishery", {"now": {"repeat": True, "gain": {"food": 1}}}, "must take something"),
    ("building.fishery", {"now": {"repeat": "often"}}, "must take something"),
    ("building.buttery", {"now": {"gain": {"wood": 3}, "wheels": "both"}}, "only food and charcoal"),
    ("building.boathouse", {"now": {"gain": {"wood": 3}, "per": "seagull"}}, "nothing that can be counted"),
    ("building.estate", {"score": {"per": "adjacent_forest", "points": 1}}, "nothing that can be counted"),
    ("building.boathouse", {"now": {"gain": {"wood": 3}, "per": 3}}, "nothing that can be counted"),
    ("building.country_house", {"now": {"place": {"tiles": []}}}, "place.tiles is a list"),
    ("building.grove_court", {"now": {"place": {"tiles": ["pit"], "where": "anywhere", "count": "each"}}}, "adjacent"),
    (
        "building.grove_court",
        {"now": {"place": {"tiles": ["sea"], "where": "adjacent", "count": 1}}},
        "tiles is one of pit",
    ),
    ("building.grove_court", {"now": {"place": {"tiles": ["pit"], "where": "above", "count": 1}}}, "where is"),
    (
        "building.grove_court",
        {"now": {"place": {"tiles": ["pit"], "where": "adjacent", "count": 0}}},
        "from 1 to 4",
    ),
    (
        "building.district_offices",
        {"use": {"discard": 2, "place": {"tiles": ["pit"], "where": "adjacent", "count": 1}}},
        "only immediate and bonus buildings look at what is adjacent",
    ),
    ("specialist.fish_farmer", {"other": {"gain": {"food": 1}, "per": "adjacent_pond"}}, "only immediate and bonus"),
    ("building.forest_hut", {"replaces": "glassmakers_colony"}, "replaces belongs to the rules"),
    ("building.estate", {"score": {"points": 2}}, "nothing that can be counted"),
    ("building.estate", {"score": {"per": "wood", "points": "x"}}, "score.points is a number"),
    ("building.estate", {"score": {"per": "wood", "points": 1, "every": 0}}, "every is a whole number"),
    ("building.estate", {"score": {"per": "wood", "points": 1, "twice": True}}, "has no 'twice'"),
    ("specialist.builder", {"fee": {"gain": {"wood": 1}}}, "has no 'gain'"),
    ("specialist.builder", {"one": {"build": False}}, "build must be true"),
    ("specialist.supplier", {"one": {"gain": {"wood": 2}, "gift": 1}}, "gift is of the good chosen"),
    ("specialist.supplier", {"one": {"gain": {"wood": 2}, "gain_one": {"wood": 2}}}, "either gain or gain_one"),
    ("start.glass_wheel", {"tokens": {"glass": 0}}, "tokens gives a number to each"),
    ("start.glass_wheel", {"tokens": dict.fromkeys(["glass", "sand", "food", "charcoal", "water", "wood"], 1)}, "due"),
    ("start.brick_wheel", {"tokens": {"brick": 4, "charcoal": 0, "clay": 1, "food": 1}}, "refined goods from 0 to 3"),
    ("start.landscape", {"forest": [["b1", "c1"]]}, "each of the 20 spaces"),
    ("start.landscape", {"forest": ["b1"]}, "forest is a list of 2 to 2 things"),
    ("start.landscape", {"pit": ["e1", "c5"]}, "'e1' is no space"),
    ("start.buildings", {"order": ["forest_glassworks"]}, "order names each"),
    ("start.buildings", {"touches": [["a1"], ["a3"]]}, "touches is a list of 3 to 3 things"),
    ("start.buildings", {"touches": ["a1", "a3", "a5"]}, "touches is a list"),
    ("start.buildings", {"touches": [["a1"], ["a3"], ["z9"]]}, "'z9' is no space"),
    ("start.buildings", {"touches": [["a1"], ["a3"], ["b5"]]}, "spaces of column a"),
    ("start.buildings", {"touches": [["a5"], ["a3"], ["a1"]]}, "from the top down"),
    ("start.buildings", {"touches": [["a1"], ["a1"], ["a5"]]}, "from the top down"),
    ("start.buildings", {"touches": [["a1", "a3"], ["a4"], ["a5"]]}, "from the top down"),
    ("start.buildings", {"touches": [["a1"], [], ["a5"]]}, "each of them touches a space, or none"),
    ("start.landscape", {"columns": 5}, "a grid of 20 spaces"),
    ("start.landscape", {"columns": 3, "rows": 7}, "a grid of 20 spaces"),
    ("start.landscape", {"columns": 20, "rows": 1}, "columns is a whole number from 2 to 10"),
    ("start.landscape", {"columns": 5, "rows": 4}, "'a5' is no space"),
    ("start.landscape", {"forest": [["b1", "b2"]]}, "not on b1 and b2: the piece is as high as one"),
    ("start.landscape", {"neighbours": []}, "has no field 'neighbours'"),
    ("building.wind_mill", {"kind": "start"}, "kind is one of processing, immediate, and bonus"),
    ("building.wind_mill", {"name": "Wind Mill"}, "kind is one of"),
    (
        "building.wind_mill",
        {"kind": "processing", "name": "Wind Mill"},
        "needs cost, points, starred, use, and text",
    ),
    ("building.wind_mill", {"kind": "processing", "cost": 3}, "cost must be written like"),
    ("building.wind_mill", {"kind": "processing", "replaces": "forest_glassworks"}, "has no field 'replaces'"),
    ("building.wind_mill", {"kind": "processing", "points": 10**400}, "points is a number from -9,999 to 9,999"),
    ("building.Wind Mill", {"kind": "processing"}, "small letters and _"),
    ("building.pond", {"kind": "processing"}, "is no tile's"),
    ("specialist.miller", {"name": "Miller"}, "there is no fact 'specialist.miller'"),
    ("period.many", {"hand": 0}, "hand belongs to the rules"),
    ("solo.hands", {"cards": []}, "cards belongs to the rules"),
    ("wheel.limits", {"basic": 9}, "basic belongs to the rules"),
]


@pytest.mark.parametrize(("key", "fields", "reason"), WRONG)
def test_corrections_that_do_not_fit_are_refused(key: str, fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFacts, match=reason):
        load_game("glass-road", {key: fields})


def test_forest_does_not_lie_around_a_corner() -> None:
    forest = [["d1", "a2"], ["b2", "c2"], ["b1", "c1"], ["b3", "c3"], ["a4", "b4"], ["c4", "d4"]]
    with pytest.raises(BadFacts, match="side by side, not on d1 and a2"):
        load_game("glass-road", {"start.landscape": {"forest": forest, "pit": ["d2", "c5"]}})
