"""The whole table of Tiny Towns in one picture: the call, one's own town first, the others, the blueprints."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import GAP, beside, on_paper, stacked
from waldglas.games.tiny_towns.draw.calls import calls
from waldglas.games.tiny_towns.draw.reference import monuments, reference
from waldglas.games.tiny_towns.draw.scene import Scene
from waldglas.games.tiny_towns.draw.scores import scores
from waldglas.games.tiny_towns.draw.town import LARGE, Measures, town
from waldglas.games.tiny_towns.draw.tray import HEIGHT as TRAY
from waldglas.games.tiny_towns.draw.tray import tray

SIDE_COLUMN: Final = 344
LARGEST: Final = 134.0

# How the other towns are set, by their number: the side of a square, and how many stand side by side.
OTHERS: Final = {1: (90.0, 1), 2: (72.0, 1), 3: (52.0, 2), 4: (52.0, 2), 5: (50.0, 2)}


def board(scene: Scene) -> Drawing:
    call, blueprints = calls(scene), reference(scene.cards, scene.catalogue, SIDE_COLUMN)
    if scene.view.towns[scene.main_town].monuments:
        blueprints = stacked([monuments(scene, SIDE_COLUMN), blueprints])
    if not scene.other_towns:
        left = stacked([call, scores(scene, SIDE_COLUMN)])
        return on_paper(beside([left, stacked(own(scene, LARGE)), blueprints]))
    left, others = stacked([call, blueprints]), neighbours(scene)
    if len(scene.other_towns) == 1:
        right = stacked([others, scores(scene, others.width)])
        return on_paper(beside([left, stacked(own(scene, square_to_fill(left.height))), right]))
    main, question = own(scene, LARGE)
    return on_paper(beside([left, stacked([main, question, scores(scene, main.width)]), others]))


def own(scene: Scene, square: float) -> list[Drawing]:
    main = town(scene, scene.main_town, square)
    return [main, tray(scene, main.width)]


def square_to_fill(height: float) -> float:
    """The squares that make a town with its tray as high as the column beside it."""
    size = Measures(LARGE)
    fixed = size.head + 2 * size.margin + GAP + TRAY
    return min(LARGEST, LARGE * (height - fixed) / (size.width - 2 * size.margin))


def neighbours(scene: Scene) -> Drawing:
    seats = scene.other_towns
    square, columns = OTHERS[len(seats)]
    towns = [town(scene, seat, square) for seat in seats]
    return stacked([beside(towns[i : i + columns]) for i in range(0, len(towns), columns)])
