"""What can be chosen in Black Forest, in the pieces of a page too, and why something cannot."""

from __future__ import annotations

from tests.draw.svg import drawn, marked, titles, tree
from tests.games.black_forest.draw.moments import GAME, moments, scene_of, tokens
from waldglas.draw.advice import Advice
from waldglas.draw.tray import SMALL
from waldglas.games.black_forest.draw.country import country
from waldglas.games.black_forest.draw.display import display
from waldglas.games.black_forest.draw.player import player_board
from waldglas.games.black_forest.draw.tray import ForestTray, tray
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.pictures import picture


def found_in(position: BlackForest, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(GAME, position, seat)))}


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in moments(3, {}, seed=5, every=17):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [country(scene, 360), display(scene, 360), player_board(scene, seat, 360), tray(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(drawn(piece))}
        assert found == set(tokens(position, seat))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = next(moments(2, {}, seed=3))
    seat = position.to_act()[0]
    given = ["village:v2", "village:v5"]
    shown = picture(GAME, position.observe(seat), seat, None, given, Advice(GAME, position, seat))
    assert titles(tree(shown)) == {"village:v2": "Äule", "village:v5": "Knobelwald"}


def test_what_cannot_be_built_is_pale_and_says_why() -> None:
    seat = 0
    for position in moments(2, {}, seed=1):
        seat = position.to_act()[0] if position.to_act() else 0
        if any(token.startswith("build:") for token in tokens(position, seat)):
            break
    root = tree(picture(GAME, position, seat))
    pale = [element for element in root.iter() if element.get("class") == "wg-pale" and len(element)]
    reasons = [element[0].text or "" for element in pale]
    built = sum(token.startswith("build:") for token in tokens(position, seat))
    assert built + sum("you lack" in reason or "condition" in reason for reason in reasons) == len(position.offer)


def test_removing_landscape_is_one_quiet_button_and_tiles_are_plain_until_it_is_chosen() -> None:
    position = next(
        position
        for position in moments(2, {}, seed=3)
        for seat in position.to_act()
        if "clear" in tokens(position, seat)
    )
    seat = position.to_act()[0]
    scene = scene_of(position, seat)
    assert ForestTray(scene).answers(300)[-1].height == SMALL
    assert not any(token.startswith("at:") for token in found_in(position, seat))
