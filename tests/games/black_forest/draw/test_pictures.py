"""Pictures of Black Forest: every piece, the hidden pile, what cards say, the end."""

from __future__ import annotations

import pytest

from tests.draw.moments import TABLES, Table
from tests.draw.svg import check_frame, drawn, pieces, texts, tips, tree
from tests.games.black_forest.draw.moments import GAME, moments, scene_of
from tools.make_pictures import black_forest_moment
from waldglas.games.black_forest.draw import Scene
from waldglas.games.black_forest.draw.country import country
from waldglas.games.black_forest.draw.display import display
from waldglas.games.black_forest.draw.domain import domain
from waldglas.games.black_forest.draw.glance import glance
from waldglas.games.black_forest.draw.player import player_board
from waldglas.games.black_forest.draw.scores import breakdown, scores
from waldglas.games.black_forest.draw.status import status
from waldglas.games.black_forest.draw.tray import tray
from waldglas.games.black_forest.draw.wheels import wheels
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.pictures import picture


@pytest.mark.parametrize("table", [table for table in TABLES if table.slug == GAME.slug], ids=str)
def test_every_tradesperson_and_pawn_is_a_piece(table: Table) -> None:
    for position in moments(table.seats, table.options, seed=table.seats, every=90):
        for seat in [None, *range(table.seats)]:
            found = pieces(tree(picture(GAME, position, seat)))
            assert len([piece for piece in found if piece.startswith("person-")]) == 17
            placed = [place for place in position.observe(seat).pawns if place not in ("", "aside")]
            waiting = position.observe(seat).pawns.count("") if table.seats == 1 else 0
            assert len([piece for piece in found if piece.startswith("pawn")]) == len(placed) + waiting


def test_no_piece_leaves_its_own_frame() -> None:
    for position in moments(4, {}, seed=12, every=90):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        shown = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 640), (other, 640), (other, 360))],
            *[display(scene), display(scene, 360), country(scene), country(scene, 360), tray(scene), status(scene)],
            *[glance(scene, other), scores(scene)],
            *[wheels(scene, scene.main, 340), domain(scene, other, 340, 5), breakdown(scene, other)],
        ]
        for piece in shown:
            check_frame(drawn(piece), least=2)


def test_no_job_of_the_pile_is_named() -> None:
    slugs = list(GAME.facts.section("job"))
    game = BlackForestGame({f"job.{slug}": {"name": f"Canary{i}bird"} for i, slug in enumerate(slugs)})
    searched = 0
    for position in moments(3, {}, 6, 25, game):
        view = position.observe(0)
        known = {*view.jobs.values(), *(slug for player in view.players for slug in player.jobs)}
        svg = picture(game, position, 0).svg
        for i, slug in enumerate(slugs):
            if slug not in known:
                assert f"Canary{i}bird" not in svg
                searched += 1
    assert searched > 100


def test_what_buildings_tradespeople_and_jobs_do_is_said_in_words() -> None:
    position = black_forest_moment()
    titles = tips(tree(picture(GAME, position, 1)))
    view = position.observe(1).data()
    for section, slugs in (
        ("tradesperson", [slug for village in view["villages"] for slug in village]),
        ("job", list(view["jobs"].values())),
        ("building", view["offer"] + view["players"][0]["buildings"]),
    ):
        for slug in slugs:
            assert any(GAME.facts.entry(f"{section}.{slug}")["text"] in title for title in titles), slug


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ([7.0], "7 points in the end"),
        ([44.0], "44 points: Large scale farmer"),
        ([3.0, 9.0, 4.0], "Seat 2 wins with 9 points"),
    ],
)
def test_the_end_names_the_winner(points: list[float], words: str) -> None:
    *_, last = moments(len(points), {}, seed=1)
    view = last.observe(None)
    view.scores = points
    view.winners = [seat for seat, score in enumerate(points) if score == max(points)]
    assert " ".join(texts(drawn(tray(Scene(GAME, view))))) == words
