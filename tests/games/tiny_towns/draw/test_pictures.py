"""Pictures of Tiny Towns: every cube and building is a piece, the moment of the docs, the picture on the box."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest

from tests.draw.moments import TOWNS, Table, tokens
from tests.draw.svg import pieces, titles, tree
from tests.games.tiny_towns.rules.whole_box import settle, table
from tools.make_pictures import tiny_towns_moment
from waldglas.draw.drawing import Picture
from waldglas.draw.shapes import SHAPES
from waldglas.games.tiny_towns.draw.boards import box
from waldglas.games.tiny_towns.draw.scene import short_name
from waldglas.games.tiny_towns.draw.worth import signs_of
from waldglas.games.tiny_towns.rules.facts import FIRST_GAME
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.position import TinyTowns
from waldglas.games.tiny_towns.rules.view import TownsView
from waldglas.language import ENGLISH, languages, spoken
from waldglas.pictures import picture
from waldglas.words import game_catalogue

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


# What a town tells


def settled() -> TinyTowns:
    position = table("granary+temple+millstone+bakery+inn+trading_post")
    return settle(position, "C F . W  H C . .  . T V .  . X . .")


def standings(position: TinyTowns, language: str = ENGLISH) -> dict[str, Element]:
    spoken.set(language)
    root = tree(picture(GAME, position, 0))
    found = [element for element in root.iter() if element.get("class") == "wg-standing"]
    spoken.set(ENGLISH)
    return {told(element)[:2]: element for element in found}


def told(standing: Element) -> str:
    return "".join(standing[0].itertext())


def test_a_building_tells_what_it_scores_and_why() -> None:
    found = {square: told(element) for square, element in standings(settled()).items()}
    assert found["a1"] == "a1: Cottage, 3 points, fed from b1."
    assert found["b1"] == "b1: Granary, 0 points, feeds a1 and b2."
    assert found["a2"] == "a2: Temple, 4 points, because of a1 and b2."
    assert found["d1"] == "d1: Millstone, 0 points."
    assert found["b3"] == "b3: Bakery, 3 points, because of b4."
    german = {square: told(element) for square, element in standings(settled(), "de").items()}
    assert german["a1"] == "a1: Hütte, 3 Punkte, versorgt von b1 aus."


def test_taverns_score_together() -> None:
    position = settle(table(), "V V . .  . . . .  . . . .  . . . .")
    assert told(standings(position)["a1"]) == ("a1: Tavern, 5 points together with all others like it, because of b1.")


def test_what_counts_is_outlined_and_the_points_are_written() -> None:
    cottage = standings(settled())["a1"]
    assert cottage.get("tabindex") == "0"
    (why,) = [element for element in cottage if element.get("class") == "wg-why"]
    (around,) = [element for element in why if element.tag.endswith("path")]
    assert around.get("d", "").count("M") == 1
    assert [text for text in why.itertext() if text.strip()] == ["3"]


@pytest.mark.parametrize("language", languages())
def test_pieces_of_one_type_are_told_apart_by_letters(language: str) -> None:
    catalogue = game_catalogue(GAME, language)
    for card in GAME.town_facts.cards:
        kin = [other for other in GAME.town_facts.cards if other.type == card.type]
        assert len({short_name(other, catalogue) for other in kin}) == len(kin)
    assert {"Gr", "Te", "In"} <= {text.strip()[:2] for text in tree(picture(GAME, settled(), 0)).itertext()}


def test_every_card_with_points_of_its_own_shows_them_as_signs() -> None:
    told_only = {"factory", "obelisk", "opaleyes_watch", "statue"}
    assert {card.slug for card in GAME.town_facts.cards if not signs_of(card)} == told_only
    for card in GAME.town_facts.cards:
        shapes = [glyph.shape for glyph in signs_of(card) if glyph.shape]
        assert set(shapes) <= set(SHAPES)
        assert card.feeding or card.slug in told_only or "star" in shapes
