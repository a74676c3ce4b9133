"""What can be chosen in Glass Road, in the pieces of a page too, and why something cannot."""

from __future__ import annotations

from tests.draw.svg import drawn, marked, titles, tree
from tests.games.glass_road.draw.moments import GAME, moments, scene_of, tokens
from tools.make_pictures import NAMES, glass_road_moment
from waldglas.draw.advice import Advice
from waldglas.games.glass_road.draw.display import display
from waldglas.games.glass_road.draw.hand import hand
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.draw.tray import tray
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.pictures import picture


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in moments(3, {}, seed=5, every=7):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [display(scene, across=2), player_board(scene, seat, 360), tray(scene, 360), hand(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(drawn(piece))}
        assert found == set(tokens(position, seat))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = glass_road_moment()
    assert isinstance(position, GlassRoad)
    given = ["pass", "build:slipway"]
    shown = picture(GAME, position.observe(1), 1, NAMES, given, Advice(GAME, position, 1))
    slipway = "Build the Slipway (2 wood, 2 glass, 2 clay): 1 point for each wood. Turns the glass wheel: +2 glass"
    assert titles(tree(shown)) == {"pass": "Build nothing", "build:slipway": slipway}


def test_what_cannot_be_built_is_pale_and_says_why() -> None:
    position = glass_road_moment()
    assert isinstance(position, GlassRoad)
    root = tree(picture(GAME, position, 1, NAMES))
    pale = [element for element in root.iter() if element.get("class") == "wg-pale" and len(element)]
    reasons = {element[0].text for element in pale}
    assert "For the Kiln you lack 1 brick." in reasons
    assert len([reason for reason in reasons if reason and "you lack" in reason]) == 3
