"""What the page relies on: every choice lies on something in the picture that can be clicked, reached and read."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.draw.moments import FEW_TOWNS, STRIDES, TABLES, THREE, TOWNS, Table, story, tokens
from tests.draw.svg import local_name, marked, tree
from tests.said import said
from waldglas.core.errors import UnknownToken
from waldglas.core.game import Game, Position
from waldglas.games import load_game
from waldglas.pictures import picture

RARE = {"haspelknecht": {"pay"}}  # kinds of choices that no story brings

tables = pytest.mark.parametrize("table", TABLES, ids=str)


def found_in(game: Game, position: Position, seat: int) -> set[str]:
    return {element.get("data-token", "") for element in marked(tree(picture(game, position, seat)))}


@tables
def test_every_choice_and_nothing_else_is_marked(table: Table) -> None:
    game = table.game
    for position in table.moments(seed=40 + table.seats):
        for seat in {0, table.seats - 1, *position.to_act()[:1]}:
            assert found_in(game, position, seat) == set(tokens(game, position, seat))


@pytest.mark.parametrize("slug", STRIDES)
def test_every_kind_of_choice_is_marked(slug: str) -> None:
    game, verbs = load_game(slug), set[str]()
    for position in story(slug):
        for seat in position.to_act():
            offered = set(tokens(game, position, seat))
            if not {token.split(":")[0] for token in offered} <= verbs:
                assert found_in(game, position, seat) == offered
                verbs |= {token.split(":")[0] for token in offered}
    assert verbs | RARE.get(slug, set()) == {token.split(":")[0] for token in game.alphabet.tokens}


@pytest.mark.parametrize("table", [*FEW_TOWNS, *TABLES[len(TOWNS) :]], ids=str)
def test_every_choice_is_one_button_with_the_words_of_its_question(table: Table) -> None:
    game = table.game
    for position in table.moments(seed=7):
        for seat in position.to_act():
            buttons = Counter[str]()
            for element in marked(tree(picture(game, position, seat))):
                token = element.get("data-token", "")
                words = said(game, game.words(position, seat, game.alphabet.action(token)))
                assert local_name(element[0]) == "title"
                assert (element[0].text or "").startswith(words.rstrip("."))
                if element.get("aria-hidden") == "true":
                    continue
                buttons[token] += 1
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label") == element[0].text
            offered = Counter(tokens(game, position, seat))
            assert set(buttons) == set(offered)
            assert buttons == offered or "cards" in table.options.values()  # where a card may lie there twice


@pytest.mark.parametrize("table", THREE, ids=str)
def test_spectators_and_views_have_nothing_to_choose(table: Table) -> None:
    for position in table.moments(seed=2, every=6):
        assert not marked(tree(picture(table.game, position)))
        assert not marked(tree(picture(table.game, position.observe(0), 0)))
        assert not marked(tree(picture(table.game, position, 0, choices=[])))


@pytest.mark.parametrize("slug", STRIDES)
def test_an_unknown_choice_is_refused(slug: str) -> None:
    game = load_game(slug)
    with pytest.raises(UnknownToken):
        picture(game, game.start(2), 0, choices=["call:gold"])
