"""Pictures of Tiny Towns: every cube and building is a piece, the moment of the docs, the picture on the box."""

from __future__ import annotations

import pytest

from tests.draw.moments import TOWNS, Table, tokens
from tests.draw.svg import pieces, titles, tree
from tools.make_pictures import tiny_towns_moment
from waldglas.draw.drawing import Picture
from waldglas.games.tiny_towns.draw.boards import box
from waldglas.games.tiny_towns.rules.facts import FIRST_GAME
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView
from waldglas.pictures import picture

GAME = TinyTownsGame({})


@pytest.mark.parametrize("table", TOWNS, ids=str)
def test_every_cube_and_building_is_a_piece(table: Table) -> None:
    for position in table.moments(seed=table.seats, every=4):
        view = position.observe(0)
        assert isinstance(view, TownsView)
        found = pieces(tree(picture(GAME, position, 0)))
        standing = sum(bool(there) for town in view.towns for there in town.cubes + town.buildings)
        assert sum("-" in piece and piece.startswith(("town", "built")) for piece in found) == standing


def test_a_view_is_drawn_with_the_choices_it_is_given() -> None:
    position = tiny_towns_moment()
    given = ["done", "build:well:b3-b4"]
    root = tree(picture(GAME, position.observe(0), 0, names=["Ada", "Ben"], choices=given))
    assert titles(root) == {"done": "Done", "build:well:b3-b4": "Build a well building from b3, b4"}
    assert {"Ada", "Ben"} <= {text.strip() for text in root.itertext()}


def test_the_moment_of_the_docs_offers_a_cottage_and_a_well() -> None:
    position = tiny_towns_moment()
    assert tokens(GAME, position, 0) == ["done", "build:cottage:d2-c3-d3", "build:well:b3-b4"]
    assert position.to_act() == [0, 1]
    assert position.scores() == [5, 1]


def test_the_picture_on_the_box_shows_every_building() -> None:
    root = tree(Picture(box().drawing, "Tiny Towns"))
    used = {element.get("href", "") for element in root.iter()}
    assert {f"#wg-{slug}" for slug in FIRST_GAME} <= used
