"""Every choice of Glass Road lies on something in the picture that can be clicked, reached and read."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.glass_road.draw.moments import GAME, TABLES, moments, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, marked, parsed, titles, tree
from tests.said import said
from tools.make_pictures import NAMES, glass_road_moment
from waldglas.draw.advice import Advice
from waldglas.games.glass_road.draw import display, hand, player_board, tray
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.pictures import picture


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_and_nothing_else_is_marked(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=40 + seats, every=8):
        for seat in {0, *position.to_act()[:1]}:
            assert found_in(position, seat) == set(tokens(position, seat))


def test_every_kind_of_choice_is_marked() -> None:
    verbs: set[str] = set()
    for seed in (*range(8), 117):
        for position in moments(2, {}, seed):
            for seat in position.to_act():
                offered = set(tokens(position, seat))
                if not {token.split(":")[0] for token in offered} <= verbs:
                    assert found_in(position, seat) == offered
                    verbs |= {token.split(":")[0] for token in offered}
    assert verbs == {token.split(":")[0] for token in GAME.alphabet.tokens}


def found_in(position: GlassRoad, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(GAME, position, seat)))}


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_every_choice_is_one_button_with_the_words_of_its_question(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=7, every=9):
        for seat in position.to_act():
            buttons = Counter[str]()
            for element in marked(tree(picture(GAME, position, seat))):
                token = element.get("data-token", "")
                words = said(GAME, GAME.words(position, seat, GAME.alphabet.action(token)))
                assert local_name(element[0]) == "title"
                assert (element[0].text or "").startswith(words)
                if element.get("aria-hidden") == "true":
                    continue
                buttons[token] += 1
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label") == element[0].text
            assert buttons == Counter(tokens(position, seat))


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in moments(3, {}, seed=5, every=7):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [display(scene, across=2), player_board(scene, seat, 360), tray(scene, 360), hand(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(parsed(str(piece.element("A piece"))))}
        assert found == set(tokens(position, seat))


def test_spectators_and_views_have_nothing_to_choose() -> None:
    for position in moments(3, {}, seed=2, every=40):
        assert not marked(tree(picture(GAME, position)))
        assert not marked(tree(picture(GAME, position.observe(0), 0)))
        assert not marked(tree(picture(GAME, position, 0, choices=[])))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = glass_road_moment()
    assert isinstance(position, GlassRoad)
    given = ["pass", "build:slipway"]
    drawn = picture(GAME, position.observe(1), 1, NAMES, given, Advice(GAME, position, 1))
    slipway = "Build the Slipway (2 wood, 2 glass, 2 clay): 1 point for each wood. Turns the glass wheel: +2 glass"
    assert titles(tree(drawn)) == {"pass": "Build nothing", "build:slipway": slipway}


def test_what_cannot_be_built_is_pale_and_says_why() -> None:
    position = glass_road_moment()
    assert isinstance(position, GlassRoad)
    root = tree(picture(GAME, position, 1, NAMES))
    pale = [element for element in root.iter() if element.get("class") == "wg-pale" and len(element)]
    reasons = {element[0].text for element in pale}
    assert "For the Kiln you lack 1 brick." in reasons
    assert len([reason for reason in reasons if reason and "you lack" in reason]) == 3
