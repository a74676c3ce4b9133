"""Every choice of Haspelknecht lies on something in the picture that can be clicked, reached and read."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

import pytest

from tests.games.haspelknecht.draw.moments import GAME, GAMES, TABLES, moments, recorded, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, marked, parsed, titles, tree
from tests.said import said
from tools.make_pictures import HASPEL_NAMES, haspelknecht_moment
from waldglas.draw.advice import Advice
from waldglas.games.haspelknecht.draw import developments, player_board, pools, tray
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.pictures import picture


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_and_nothing_else_is_marked(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=40 + seats, every=19):
        for seat in {0, *position.to_act()[:1]}:
            assert found_in(position, seat) == set(tokens(position, seat))


def test_every_kind_of_choice_is_marked() -> None:
    """Every verb of the alphabet, with as many different answers to it as the recorded games bring."""
    verbs: set[str] = set()
    for position in chain(*[recorded(name) for name in GAMES]):
        for seat in position.to_act():
            offered = set(tokens(position, seat))
            if not {token.split(":")[0] for token in offered} <= verbs:
                assert found_in(position, seat) == offered
                verbs |= {token.split(":")[0] for token in offered}
    assert verbs | {"pay"} == {token.split(":")[0] for token in GAME.alphabet.tokens}


@pytest.mark.parametrize("tokens_given", [["pay:coal", "pay:wood", "pay:food"], ["store:none", "store:coal"]])
def test_goods_are_chosen_where_they_lie(tokens_given: list[str]) -> None:
    position = haspelknecht_moment()
    root = tree(picture(GAME, position.observe(3), 3, choices=tokens_given))
    assert Counter(element.get("data-token") for element in marked(root)) == Counter(tokens_given)


def found_in(position: Haspelknecht, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(GAME, position, seat)))}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_one_button_with_the_words_of_its_question(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=7, every=23):
        for seat in position.to_act():
            buttons = Counter[str]()
            for element in marked(tree(picture(GAME, position, seat))):
                token = element.get("data-token", "")
                assert local_name(element[0]) == "title"
                assert element[0].text == said(GAME, GAME.words(position, seat, GAME.alphabet.action(token)))
                buttons[token] += 1
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label") == element[0].text
            assert buttons == Counter(tokens(position, seat))


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in chain(moments(3, {}, seed=5, every=31), islice(recorded("3-tower"), 150, None, 12)):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [developments(scene, 360), player_board(scene, seat, 360), tray(scene, 360), pools(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(parsed(str(piece.element("A piece"))))}
        assert found == set(tokens(position, seat))


def test_spectators_and_views_have_nothing_to_choose() -> None:
    for position in moments(3, {}, seed=2, every=60):
        assert not marked(tree(picture(GAME, position)))
        assert not marked(tree(picture(GAME, position.observe(0), 0)))
        assert not marked(tree(picture(GAME, position, 0, choices=[])))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = haspelknecht_moment()
    assert isinstance(position, Haspelknecht)
    seat, given = position.to_act()[0], ["build:coal_sacks"]
    drawn = picture(GAME, position.observe(seat), seat, HASPEL_NAMES, given, Advice(GAME, position, seat))
    sacks = "At once 1 coal for 1 Thaler, or 2 coal for 1 Thaler and 1 food."
    expected = f"Acquire the Coal Sacks (1 yellow, 3 of any colour): {sacks}"
    assert titles(tree(drawn)) == {"build:coal_sacks": expected}


def test_what_cannot_be_acquired_is_pale_and_says_why() -> None:
    position = haspelknecht_moment()
    seat = position.to_act()[0]
    root = tree(picture(GAME, position, seat, HASPEL_NAMES))
    pale = [element for element in root.iter() if element.get("class") == "wg-pale" and len(element)]
    reasons = " ".join(element[0].text or "" for element in pale)
    assert "You own the" in reasons
    assert "there lie" in reasons


def test_the_coal_to_be_reeled_lies_in_the_shaft() -> None:
    seen = set()
    for position in chain(recorded("4-first"), recorded("3-tower")):
        for seat in position.to_act():
            if "coal" in tokens(position, seat) and position.farms[seat].pinge == 0:
                words = said(GAME, GAME.words(position, seat, GAME.alphabet.action("coal")))
                scene = scene_of(position, seat)
                assert scene.reeling() == (words == "Reel up a coal")
                seen.add(scene.reeling())
    assert seen == {True, False}
