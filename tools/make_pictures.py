"""The pictures of the docs, each made by playing the game there: python -m tools.make_pictures FOLDER"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from waldglas.core.game import Position
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Picture
from waldglas.games import kit_of, load_game
from waldglas.games.black_forest import draw as black_forest
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.view import ForestView
from waldglas.games.glass_road import draw as glass_road
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.view import RoadView
from waldglas.pictures import picture

NAMES: Final = ["Ada", "Ben"]

# A round a line: the call, what Ada does, what Ben does.
TOWNS: Final = """
call:wood  | at:a3                                              | at:a1
call:brick | at:a4                                              | at:d4
call:stone | at:b4                                              | at:b1 build:well:a1-b1 at:b1
call:stone | at:c4                                              | at:a4
call:brick | at:d4 build:factory:a3-a4-b4-c4-d4 at:a4 store:glass | at:c4
call:wheat | at:a1                                              | at:c1
call:wheat | at:b1                                              | at:d1
call:wood  | at:a2                                              | at:c2
call:wood  | at:b2 build:food:a1-b1-a2-b2 at:a1                 | at:d2 build:food:c1-d1-c2-d2 at:d1
call:wheat | at:c1                                              | at:a1
call:brick | at:b2                                              | at:b2
call:glass | at:c2 build:cottage:c1-b2-c2 at:c2                 | at:a2 build:cottage:a1-a2-b2 at:a1
call:stone | at:c3                                              | at:a2
call:wood  | at:b4                                              | at:c3
call:glass | at:c4                                              | at:b4 build:tavern:b4-c4-d4 at:d4
call:wood  | at:d4 build:theater:c3-b4-c4-d4 at:c4              | at:d3
call:wheat | at:b1                                              | at:c2
call:brick | at:a2                                              | at:b2
call:glass | at:b2 build:cottage:b1-a2-b2 at:b2                 | at:a3
call:brick | at:b1                                              | at:b3
call:brick | at:c1                                              | at:c4
call:glass | at:d1 build:tavern:b1-c1-d1 at:d1                  | at:b4 build:chapel:a2-a3-a4-b4 at:a3
call:wood  | at:b3                                              | at:c1
call:wheat | at:d2                                              | at:d2 build:food:c2-d2-c3-d3 at:d2
call:brick | at:c3                                              | at:a4
call:stone | at:b4 done                                         | at:c2 done
call:glass | at:d3                                              |
"""

# The choices in turn, by the first seat that owes one, from the start with the seed below.
ROAD_SEED: Final = 7
ROAD: Final = """
card:pond_builder card:cultivator card:supplier card:builder card:carpenter card:pond_builder card:cultivator
card:supplier card:builder card:carpenter card:pond_builder other good:sand take:2 other good:sand take:2
card:supplier one good:charcoal on:brick take:2 on:brick one good:sand take:2 take:1 card:cultivator other
build:clay_basin at:d3 other build:sand_pit at:a3 card:builder one use:sand_pit take:2 use:sand_pit take:2
build:hunting_lodge at:d3 use:clay_basin take:3 other at:b1 build:clay_pit at:a3 use:clay_pit take:2 one take:1
card:pond_builder card:cultivator card:supplier card:carpenter card:fish_farmer card:pond_builder card:cultivator
card:supplier card:carpenter card:woodcutter card:pond_builder other good:sand take:1 other good:sand take:2
card:woodcutter one at:b3 take:2 other take:2 card:fish_farmer one from:brick on:brick take:2 other on:glass take:2
card:cultivator other build:water_tank at:c1 take:7 one tile:pond at:c5 card:supplier one good:water take:2 take:0 one
good:food on:glass take:2 use:sand_pit take:1 on:glass other at:c4 build:log_driver at:c4 take:5 one at:a4 take:1
card:pond_builder card:cultivator card:supplier card:builder card:carpenter card:pond_builder card:cultivator
card:supplier card:builder card:carpenter card:pond_builder other good:sand take:2 other good:water take:3
card:builder pass use:clay_basin take:3 use:clay_pit take:1 use:clay_pit take:2 pass card:supplier other
build:sculpture_workshop at:d4 on:glass take:6 one good:charcoal on:glass take:2 use:clay_pit take:2 on:glass
card:carpenter use:sand_pit take:1 one at:b1 one take:1 use:clay_pit other at:a4 build:boathouse at:a4 on:glass take:2
one tile:pond at:c3 other build:tavern at:b1 take:7 card:pond_builder card:cultivator card:supplier card:builder
card:carpenter card:cultivator card:supplier card:builder card:carpenter card:clay_worker card:pond_builder one at:b4
other good:water take:4 card:clay_worker use:clay_basin take:3 pass card:supplier one good:clay take:2 take:0 one
good:sand take:2 take:0 card:carpenter one at:c2 one take:1 use:sand_pit use:sand_pit use:sand_pit use:sand_pit
use:sand_pit pass card:cultivator other build:storage at:a4 take:2 other
"""

FOREST_SEED: Final = 3
FOREST: Final = """
village:v1 to:v1-3 to:v3-4 visit:brickmaker from:0 visit:traveling_merchant take:sand take:sand to:v5-2
visit:farmhand:1 at:m-d1 visit:pig_farmer to:v4-3 provisions:1-1 visit:cook:1 visit:carpenter:1 build:trout_fishery
at:m-b3 use:trout_fishery at:m-c2 take:water use:trout_fishery take:water to:v5-1 visit:builder
build:tenement_building at:m-c1 visit:pig_farmer to:v3-2 visit:cattle_farmer visit:lumberjack at:m-d2 to:v2-1
visit:herder:2 visit:woodworker at:m-a1 at:m-a1 use:grain_mill at:m-a2 use:grain_mill swap:butcher to:v3-1 to:v1-2
visit:charcoal_burner on:glassmaking visit:traveling_merchant take:sand take:sand to:v2-2 visit:herder:2
visit:glass_miller to:v1-1 visit:furnace_maker visit:traveling_merchant take:sand take:sand to:v4-3 visit:carpenter:2
visit:cook:2 take:charcoal on:glassmaking to:v2-1 visit:herder:1 visit:woodworker at:m-b1 take:wood
build:beechnut_gatherers_hut at:m-d2 at:m-b1 to:v1-2 visit:charcoal_burner on:cooking visit:traveling_merchant
take:meat take:meat to:v2-3 visit:glass_miller visit:woodworker take:building build:renderer at:m-d3 on:glassmaking
effect:1 swap:charcoal_burner to:v5-3 to:v1-3 visit:gardener:2 visit:traveling_merchant take:meat take:meat take:water
use:tenement_building take:brick swap:lumberjack to:v4-2 to:v3-2 visit:cattle_farmer visit:traveling_merchant
take:meat take:meat to:v1-2 visit:lumberjack at:m-b1 visit:charcoal_burner on:glassmaking swap:butcher to:v5-2 to:v3-3
visit:cattle_farmer visit:traveling_merchant take:porridge take:porridge swap:gardener to:v2-2 to:v1-3
visit:lumberjack visit:traveling_merchant take:water take:water to:v4-3 provisions:2-2 visit:carpenter:2 visit:cook:1
swap:brickmaker to:v3-4 to:v5-1 provisions:2-2 visit:builder build:charcoal_pile at:m-b1 done to:v1-2 provisions:1-1
at:s1-a1 visit:charcoal_burner on:cooking to:v5-2 visit:farmhand:1 at:m-d2 visit:pig_farmer swap:lumberjack to:v4-1
to:v1-3 visit:brickmaker from:1 visit:traveling_merchant
"""

# The same, for four.
HASPEL_NAMES: Final = [*NAMES, "Cleo", "Dora"]
HASPEL_SEED: Final = 1
HASPEL: Final = """
take:a:black take:c:black take:a:brown take:b:brown take:d:brown take:c:brown take:d:yellow take:c:yellow
farmer:black1-brown1 farmhand:black3 farmer:brown2 farmhand:yellow2 digger:yellow farmer:brown2 farmhand:brown1
digger:yellow farmer:black1-brown1 farmhand:black3 work:farmhand work:farmer build:barn work:digger work:farmhand coal
coal coal work:farmer build:charcoal_burner work:farmhand coal coal coal work:farmer build:barn work:digger
work:farmhand wood:tunnel work:farmer build:barn take:c:brown take:a:black take:d:brown take:a:brown take:c:yellow
take:b:black take:a:yellow take:b:yellow farmer:black3 farmhand:black2 farmer:brown2-yellow1 farmhand:brown1
digger:yellow farmer:yellow1 farmhand:brown2 digger:yellow farmer:yellow1 farmhand:brown3 digger:yellow work:farmhand
water work:farmer build:coal_storage work:farmer work:farmhand wood:tunnel wood:pinge work:digger work:farmhand
work:farmer work:digger water wood:pinge coal wood:pinge wood:tunnel work:farmhand work:farmer build:bucket wood:pinge
work:digger take:a:brown take:c:yellow take:a:black take:d:black take:b:yellow take:b:brown take:c:brown take:a:yellow
farmer:brown3 farmhand:yellow2 farmer:black4 farmhand:none digger:yellow farmer:brown1-yellow2 farmhand:brown1
digger:yellow farmer:black1-brown2 farmhand:black1 digger:food work:farmer build:coal_storage pay:coal work:digger
work:farmhand coal work:farmer build:mining_timber choose:2 work:digger work:farmhand work:farmer build:ladder
work:digger work:farmhand work:farmer build:ladder pay:wood wood:tunnel store:coal store:coal store:coal store:coal
store:coal store:coal store:coal take:c:black take:d:yellow take:a:black take:b:brown take:c:yellow take:b:black
take:d:brown take:b:yellow farmer:black1-brown3 farmhand:black1 farmer:black2 farmhand:yellow3 digger:none
farmer:brown4 farmhand:yellow1 farmer:black2-yellow1 farmhand:black1 haspel:yellow work:farmer build:water_mill
work:farmhand water work:farmer build:wheelbarrow work:farmhand coal work:haspel water coal work:farmer
build:water_mill work:farmhand work:farmer build:pickaxe work:farmhand produce take:d:yellow take:b:brown take:a:brown
take:c:yellow take:a:yellow take:c:black take:b:black take:c:brown farmer:yellow1 farmhand:yellow2 digger:none
mill:yellow farmer:brown1-yellow1 farmhand:brown1 digger:yellow farmer:black2-brown3 digger:none farmer:brown4
farmhand:black1 haspel:yellow work:farmhand wood:pinge work:digger work:farmer build:charcoal_burner work:farmer
work:haspel water work:farmer build:hammer_and_pick coal wood:tunnel work:farmhand coal work:farmer work:farmhand
take:c:black take:a:black take:c:yellow take:a:brown take:d:yellow take:b:black take:d:brown take:b:brown
farmer:brown4 farmhand:brown1 digger:food farmer:black3-yellow2 miner:none haspel:none farmer:black4 farmhand:black1
digger:none farmer:black1-brown2-yellow1 farmhand:yellow2 work:farmer build:mining_timber choose:2 work:farmhand water
work:farmer build:coal_driver work:farmhand wood:pinge work:digger work:farmer produce burn wood:tunnel burn
work:farmer
"""


def tiny_towns_story() -> Iterator[Position]:
    """The game of Ada and Ben, one position that is yielded after each choice."""
    game = load_game("tiny-towns")
    position = game.start(len(NAMES), {"caller": "master-builder"})
    for line in TOWNS.strip().splitlines():
        call, *moves = [part.split() for part in line.split("|")]
        choices = [(position.to_act()[0], call[0])] + [(seat, token) for seat in (0, 1) for token in moves[seat]]
        for seat, token in choices:
            position.play(seat, game.alphabet.action(token))
            yield position


def tiny_towns_moment() -> Position:
    """Two towns well under way: Ada may build a Cottage or a Well, Ben has still to place his glass."""
    return list(tiny_towns_story())[-1]


def tiny_towns_picture() -> Picture:
    return picture("tiny-towns", tiny_towns_moment(), seat=0, names=NAMES)


def glass_road_story() -> Iterator[Position]:
    """The game of Ada and Ben, one position that is yielded after each choice."""
    game = load_game("glass-road")
    position = game.start(len(NAMES), seed=ROAD_SEED)
    for token in ROAD.split():
        position.play(position.to_act()[0], game.alphabet.action(token))
        yield position


def glass_road_moment() -> Position:
    """The last period: Ben may build, and five of the buildings would let his glass wheel turn."""
    return list(glass_road_story())[-1]


def glass_road_picture() -> Picture:
    """Ben thinks of the Slipway; the wheel shows what that would do to his goods."""
    game, position = GlassRoadGame({}), glass_road_moment()
    view = position.observe(1)
    assert isinstance(view, RoadView)
    choices = [game.alphabet.token(action) for action in position.choices(1)]
    scene = partial(glass_road.Scene, game, view, NAMES, 1, choices, Advice(game, position, 1))
    return Picture(glass_road.board(scene(turning=scene().forecasts["build:slipway"].after)), game.title)


def black_forest_story() -> Iterator[Position]:
    """The game of Ada and Ben, one position that is yielded after each choice."""
    game = load_game("black-forest")
    position = game.start(len(NAMES), seed=FOREST_SEED)
    for token in FOREST.split():
        position.play(position.to_act()[0], game.alphabet.action(token))
        yield position


def black_forest_moment() -> Position:
    """Ben visits the Traveling Merchant and may take a basic good; meat would turn his Cooking wheel."""
    return list(black_forest_story())[-1]


def black_forest_picture() -> Picture:
    """Ben thinks of meat; the wheel shows what that would do to his goods."""
    game, position = BlackForestGame({}), black_forest_moment()
    view = position.observe(1)
    assert isinstance(view, ForestView)
    choices = [game.alphabet.token(action) for action in position.choices(1)]
    scene = partial(black_forest.Scene, game, view, NAMES, 1, choices, Advice(game, position, 1))
    return Picture(black_forest.board(scene(turning=scene().forecasts["take:meat"].after)), game.title)


def haspelknecht_story() -> Iterator[Position]:
    """The game of Ada, Ben, Cleo and Dora, one position that is yielded after each choice."""
    game = load_game("haspelknecht")
    position = game.start(len(HASPEL_NAMES), seed=HASPEL_SEED)
    for token in HASPEL.split():
        position.play(position.to_act()[0], game.alphabet.action(token))
        yield position


def haspelknecht_moment() -> Position:
    """Autumn of the second year: Dora's Pinge is exhausted, and her farmer has the disks for a development."""
    return list(haspelknecht_story())[-1]


def haspelknecht_picture() -> Picture:
    return picture("haspelknecht", haspelknecht_moment(), seat=3, names=HASPEL_NAMES)


def save_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "tiny-towns": tiny_towns_picture(),
        "glass-road": glass_road_picture(),
        "black-forest": black_forest_picture(),
        "haspelknecht": haspelknecht_picture(),
    }
    for slug, whole in pictures.items():
        whole.save(folder / f"{slug}.svg")
        box = kit_of(slug).thumbnail()
        assert box is not None
        Picture(box.drawing, box.title).save(folder / f"{slug}-small.svg")


if __name__ == "__main__":
    save_all(Path(sys.argv[1]))
