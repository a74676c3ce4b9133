"""What the page relies on: every choice lies on something in the picture that can be clicked, reached and read."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tests.games.tiny_towns.draw.moments import (
    GAME,
    TABLES,
    local_name,
    marked,
    moments,
    titles,
    tokens,
    tree,
)
from tests.said import said
from tools.make_pictures import tiny_towns_moment, tiny_towns_story
from waldglas.core.errors import UnknownToken
from waldglas.core.game import Position
from waldglas.pictures import picture


@pytest.mark.parametrize(("seats", "caller"), TABLES)
def test_every_choice_and_nothing_else_is_marked(seats: int, caller: str) -> None:
    for position in moments(seats, caller, seed=50 + seats, every=2 * seats - 1):
        for seat in {0, seats - 1, *position.to_act()[:1]}:
            assert found_in(position, seat) == set(tokens(position, seat))


def test_every_kind_of_choice_is_marked() -> None:
    verbs: set[str] = set()
    stories = (tiny_towns_story(), moments(1, "cards", seed=1), moments(2, "random", seed=1))
    for position in itertools.chain(*stories):
        for seat in position.to_act():
            offered = set(tokens(position, seat))
            assert found_in(position, seat) == offered
            verbs |= {token.split(":")[0] for token in offered}
    assert verbs == {token.split(":")[0] for token in GAME.alphabet.tokens}


def found_in(position: Position, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(GAME, position, seat)))}


@pytest.mark.parametrize(("seats", "caller"), [(1, "cards"), (2, "town-hall"), (3, "master-builder"), (3, "caller")])
def test_every_choice_is_a_button_with_words(seats: int, caller: str) -> None:
    for position in moments(seats, caller, seed=7, every=6):
        for seat in position.to_act():
            buttons = Counter[str]()
            for element in marked(tree(picture(GAME, position, seat))):
                words = said(GAME, GAME.words(position, seat, GAME.alphabet.action(element.get("data-token", ""))))
                assert local_name(element[0]) == "title"
                assert element[0].text == words
                if element.get("aria-hidden") == "true":
                    continue
                buttons[element.get("data-token", "")] += 1
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label") == words
            assert set(buttons) == set(tokens(position, seat))


def test_spectators_and_views_have_nothing_to_choose() -> None:
    for position in moments(2, "town-hall", seed=2, every=7):
        assert not marked(tree(picture(GAME, position)))
        assert not marked(tree(picture(GAME, position.observe(0), 0)))
        assert not marked(tree(picture(GAME, position, 0, choices=[])))


def test_a_view_is_drawn_with_the_choices_it_is_given() -> None:
    position = tiny_towns_moment()
    given = ["done", "build:well:b3-b4"]
    root = tree(picture(GAME, position.observe(0), 0, names=["Ada", "Ben"], choices=given))
    assert titles(root) == {"done": "Done", "build:well:b3-b4": "Build a Well from b3, b4"}
    assert {"Ada", "Ben"} <= {text.strip() for text in root.itertext()}


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(UnknownToken):
        picture(GAME, tiny_towns_moment(), 0, choices=["call:gold"])


def test_the_moment_of_the_docs_offers_a_cottage_and_a_well() -> None:
    position = tiny_towns_moment()
    assert tokens(position, 0) == ["done", "build:cottage:d2-c3-d3", "build:well:b3-b4"]
    assert position.to_act() == [0, 1]
    assert position.scores() == [5, 1]
