"""Every choice of Black Forest lies on something in the picture that can be clicked, reached and read."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.black_forest.draw.moments import GAME, TABLES, moments, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, marked, parsed, titles, tree
from tests.said import said
from waldglas.draw.advice import Advice
from waldglas.games.black_forest.draw import country, display, player_board, tray
from waldglas.games.black_forest.draw.tray import SMALL, answers
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.pictures import picture


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_and_nothing_else_is_marked(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=40 + seats, every=9):
        for seat in {0, *position.to_act()[:1]}:
            assert found_in(position, seat) == set(tokens(position, seat))


def test_every_kind_of_choice_is_marked() -> None:
    verbs: set[str] = set()
    for seats, seed in [(seats, seed) for seed in range(6) for seats in (1, 2, 4)]:
        for position in moments(seats, {}, seed):
            for seat in position.to_act():
                offered = set(tokens(position, seat))
                if not {token.split(":")[0] for token in offered} <= verbs:
                    assert found_in(position, seat) == offered
                    verbs |= {token.split(":")[0] for token in offered}
    assert verbs == {token.split(":")[0] for token in GAME.alphabet.tokens}


def found_in(position: BlackForest, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(GAME, position, seat)))}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_one_button_with_the_words_of_its_question(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=7, every=13):
        for seat in position.to_act():
            buttons = Counter[str]()
            for element in marked(tree(picture(GAME, position, seat))):
                token = element.get("data-token", "")
                words = said(GAME, GAME.words(position, seat, GAME.alphabet.action(token))).rstrip(".")
                assert local_name(element[0]) == "title"
                assert (element[0].text or "").startswith(words)
                if element.get("aria-hidden") == "true":
                    continue
                buttons[token] += 1
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label") == element[0].text
            assert buttons == Counter(tokens(position, seat))


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in moments(3, {}, seed=5, every=17):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [country(scene, 360), display(scene, 360), player_board(scene, seat, 360), tray(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(parsed(str(piece.element("A piece"))))}
        assert found == set(tokens(position, seat))


def test_spectators_and_views_have_nothing_to_choose() -> None:
    for position in moments(3, {}, seed=2, every=90):
        assert not marked(tree(picture(GAME, position)))
        assert not marked(tree(picture(GAME, position.observe(0), 0)))
        assert not marked(tree(picture(GAME, position, 0, choices=[])))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = next(moments(2, {}, seed=3))
    seat = position.to_act()[0]
    given = ["village:v2", "village:v5"]
    drawn = picture(GAME, position.observe(seat), seat, None, given, Advice(GAME, position, seat))
    assert titles(tree(drawn)) == {"village:v2": "Äule", "village:v5": "Knobelwald"}


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
    assert answers(scene, 300)[-1].height == SMALL
    assert not any(token.startswith("at:") for token in found_in(position, seat))
