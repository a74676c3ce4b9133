"""Pictures of Glass Road: every piece, hidden cards, the hand that is chosen, the end."""

from __future__ import annotations

import pytest

from tests.draw.moments import TABLES, Table
from tests.draw.svg import check_frame, drawn, pieces, texts, tips, tree
from tests.games.glass_road.draw.moments import GAME, moments, scene_of
from waldglas.games.glass_road.draw import Scene
from waldglas.games.glass_road.draw.board import status
from waldglas.games.glass_road.draw.display import display
from waldglas.games.glass_road.draw.glance import glance
from waldglas.games.glass_road.draw.hand import hand
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.player import player_board, wheels
from waldglas.games.glass_road.draw.scores import breakdown, scores
from waldglas.games.glass_road.draw.tray import tray
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.player import cards_in
from waldglas.pictures import picture


@pytest.mark.parametrize("table", [table for table in TABLES if table.slug == GAME.slug], ids=str)
def test_every_tile_and_marker_is_a_piece(table: Table) -> None:
    for position in moments(table.seats, table.options, seed=table.seats, every=60):
        for seat in [None, *range(table.seats)]:
            found = pieces(tree(picture(GAME, position, seat)))
            for i, player in enumerate(position.observe(seat).players):
                lying = sum(bool(tile) and tile != "forest right" for tile in player.land)
                assert sum(piece.startswith(f"land{i}-") for piece in found) == lying
                assert sum(piece.startswith(f"wheel{i}-") for piece in found) == 2 + 10


def test_no_piece_leaves_its_own_frame() -> None:
    for position in moments(4, {}, seed=12, every=60):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        shown = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 640), (other, 640), (other, 360))],
            *[display(scene), display(scene, across=2), hand(scene), hand(scene, 360), tray(scene), status(scene)],
            *[glance(scene, other), scores(scene)],
            *[wheels(scene, scene.main, 340), landscape(scene, other, 340, below=True), breakdown(scene, other)],
        ]
        for piece in shown:
            check_frame(drawn(piece), least=2)


def test_no_name_of_a_hidden_card_is_in_the_picture() -> None:
    slugs = list(GAME.facts.section("specialist"))
    game = GlassRoadGame({f"specialist.{slug}": {"name": f"Canary{i}bird"} for i, slug in enumerate(slugs)})
    searched = 0
    for position in moments(3, {}, 6, 4, game):
        for viewer in (0, 1, None):
            view = position.observe(viewer)
            if viewer is not None and position.round == 0:
                continue
            seen = {slug for player in view.players for slug in (*player.slots, *player.played, *(player.hand or []))}
            seen |= {player.laid for player in view.players} | {view.revealed}
            svg = picture(game, position, viewer).svg
            for other in range(3):
                hidden = position.players[other]
                held = [*cards_in(hidden.hand), *([hidden.face_down] if hidden.face_down >= 0 else [])]
                for card in held:
                    if other != viewer and slugs[card] not in seen:
                        assert f"Canary{card}bird" not in svg
                        assert slugs[card] not in svg
                        searched += 1
    assert searched > 100


def test_all_fifteen_specialists_are_shown_while_a_hand_is_chosen() -> None:
    position = next(moments(3, {}, seed=1))
    titles = tips(tree(picture(GAME, position, 0)))
    for specialist in GAME.facts.section("specialist").values():
        assert f"{specialist['name']}: {specialist['text']}" in titles


def test_a_hand_being_chosen_marks_what_was_chosen_and_what_cannot_be() -> None:
    position = GAME.start(3, seed=1)
    for token in ("card:pit_worker", "card:builder"):
        position.play(0, GAME.alphabet.action(token))
    titles = tips(tree(picture(GAME, position, 0)))
    assert titles.count("Chosen") == 2
    assert len([title for title in titles if title.startswith("Cards are named in the order of the list")]) == 7


def test_the_solo_supplier_takes_one_and_gives_nothing() -> None:
    alone, together = (scene_of(next(moments(seats, {}, seed=1)), 0).specialist("supplier") for seats in (1, 3))
    assert [glyph.shape for glyph in alone.one] == ["any"]
    assert "gift" in [glyph.shape for glyph in together.one]
    assert alone.text.startswith("1 of one basic good; or a building")


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ([7.5], "7.5 points in the end"),
        ([3.0, 9.0, 4.5], "Seat 2 wins with 9 points"),
        ([7.5, 7.5], "Seat 1 and Seat 2 win together with 7.5 points"),
    ],
)
def test_the_end_names_the_winners(points: list[float], words: str) -> None:
    *_, last = moments(len(points), {}, seed=1)
    view = last.observe(None)
    view.scores = points
    view.winners = [seat for seat, score in enumerate(points) if score == max(points)]
    assert " ".join(texts(drawn(tray(Scene(GAME, view))))) == words
