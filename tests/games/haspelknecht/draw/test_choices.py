"""What can be chosen in Haspelknecht, in the pieces of a page too, and why something cannot."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

import pytest

from tests.draw.svg import drawn, marked, titles, tree
from tests.games.haspelknecht.draw.moments import GAME, moments, recorded, scene_of, tokens
from tests.said import said
from tools.make_pictures import HASPEL_NAMES, haspelknecht_moment
from waldglas.draw.advice import Advice
from waldglas.games.haspelknecht.draw.developments import developments
from waldglas.games.haspelknecht.draw.player import player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.tray import tray
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.pictures import picture


@pytest.mark.parametrize("tokens_given", [["pay:coal", "pay:wood", "pay:food"], ["store:none", "store:coal"]])
def test_goods_are_chosen_where_they_lie(tokens_given: list[str]) -> None:
    position = haspelknecht_moment()
    root = tree(picture(GAME, position.observe(3), 3, choices=tokens_given))
    assert Counter(element.get("data-token") for element in marked(root)) == Counter(tokens_given)


def test_the_pieces_of_a_page_hold_every_choice_too() -> None:
    for position in chain(moments(3, {}, seed=5, every=31), islice(recorded("3-tower"), 150, None, 12)):
        seat = position.to_act()[0] if position.to_act() else 0
        scene = scene_of(position, seat)
        pieces = [developments(scene, 360), player_board(scene, seat, 360), tray(scene, 360), pools(scene, 360)]
        found = {e.get("data-token") for piece in pieces for e in marked(drawn(piece))}
        assert found == set(tokens(position, seat))


def test_a_view_is_drawn_with_the_choices_and_the_advice_it_is_given() -> None:
    position = haspelknecht_moment()
    assert isinstance(position, Haspelknecht)
    seat, given = position.to_act()[0], ["build:coal_sacks"]
    shown = picture(GAME, position.observe(seat), seat, HASPEL_NAMES, given, Advice(GAME, position, seat))
    sacks = "At once 1 coal for 1 Thaler, or 2 coal for 1 Thaler and 1 food."
    expected = f"Acquire the Coal Sacks (1 yellow, 3 of any colour): {sacks}"
    assert titles(tree(shown)) == {"build:coal_sacks": expected}


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
