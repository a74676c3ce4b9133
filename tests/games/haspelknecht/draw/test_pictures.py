"""Pictures of Haspelknecht: every piece, hidden plans, disks told without colour, the end."""

from __future__ import annotations

from itertools import chain, islice

import pytest

from tests.draw.moments import TABLES, Table
from tests.draw.svg import check_frame, drawn, pieces, texts, tips, tree
from tests.games.haspelknecht.draw.moments import GAME, moments, recorded, scene_of, tokens
from tools.make_pictures import haspelknecht_moment
from waldglas.games.haspelknecht.draw.board import status
from waldglas.games.haspelknecht.draw.developments import developments
from waldglas.games.haspelknecht.draw.glance import glance
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.player import player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.scores import scores
from waldglas.games.haspelknecht.draw.tray import tray
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.pictures import picture


@pytest.mark.parametrize("table", [table for table in TABLES if table.slug == GAME.slug], ids=str)
def test_every_coal_wood_and_owner_is_a_piece(table: Table) -> None:
    for position in moments(table.seats, table.options, seed=table.seats, every=90):
        for seat in [None, *range(table.seats)]:
            found = pieces(tree(picture(GAME, position, seat)))
            for i, farm in enumerate(position.farms):
                coal = [piece for piece in found if piece.startswith(f"coal{i}-")]
                assert len(coal) == farm.pinge + farm.tunnel
                wood = [piece for piece in found if piece.startswith(f"wood{i}-")]
                assert len(wood) == farm.pinge_wood + farm.tunnel_wood
                owned = [piece for piece in found if piece.startswith(f"owner{i}-")]
                assert len(owned) == int(farm.developments).bit_count()


def test_no_piece_leaves_its_own_frame() -> None:
    for position in chain(moments(4, {}, seed=12, every=90), islice(recorded("4-first"), 200, None, 60)):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        shown = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 680), (other, 680), (other, 360))],
            *[
                developments(scene),
                developments(scene, 360),
                pools(scene),
                pools(scene, 360),
                tray(scene),
                status(scene),
            ],
            *[glance(scene, other), scores(scene)],
            *[mine(scene, other), mine(scene, other, 336), mine(scene, other, 632, 500)],
        ]
        for piece in shown:
            check_frame(drawn(piece), least=2)


def test_no_plan_of_another_seat_is_in_the_picture_while_all_plan() -> None:
    """A canary: the same moment with another hidden plan is drawn alike for others, and unlike for its owner."""
    searched = 0
    for position in islice(moments(3, {}, seed=6), 0, 60):
        if not position.secret or 1 not in position.to_act():
            continue
        for token in tokens(position, 1)[1:3]:
            twin = position.copy()
            twin.play(1, GAME.alphabet.action(token))
            if not twin.secret or not twin.choices(1):
                continue
            assert picture(GAME, twin, 0).svg == picture(GAME, position, 0).svg
            assert picture(GAME, twin).svg == picture(GAME, position).svg
            assert picture(GAME, twin, 1).svg != picture(GAME, position, 1).svg
            searched += 1
    assert searched > 2


def test_hidden_plans_are_question_marks() -> None:
    position = next(position for position in moments(3, {}, seed=1) if position.secret)
    titles = tips(tree(picture(GAME, position, 0)))
    farmers = [title for title in titles if title.startswith("Farmer. ")]
    assert sum(title.endswith("The plan is hidden.") for title in farmers) == 2
    assert sum(title.endswith("There lies: no disks.") for title in farmers) == 1


def test_disks_and_owners_are_told_without_colour() -> None:
    position = haspelknecht_moment()
    assert isinstance(position, Haspelknecht)
    root = tree(picture(GAME, position, 0, names=["Ada", "Ben", "Cleo", "Dora"]))
    used = {element.get("href", "") for element in root.iter()}
    assert {"#wg-disk-black", "#wg-disk-brown", "#wg-disk-yellow", "#wg-disk-any"} <= used
    letters = set(texts(root))
    assert {"A", "B", "C", "D"} <= letters
    alike = {e.text for e in tree(picture(GAME, position, 0, names=["Ada", "Al", "Ann", "Ava"])).iter()}
    assert {"1", "2", "3", "4"} <= alike


def test_the_end_names_the_winner() -> None:
    *_, last = moments(3, {}, seed=1)
    said = " ".join(texts(drawn(tray(scene_of(last, None)))))
    winner = last.winners()[0]
    assert said.startswith(f"Seat {winner + 1} wins with ")


def test_equal_points_go_to_the_one_who_mined_more() -> None:
    for seed in range(5):
        *_, last = moments(4, {}, seed=seed)
        for farm in last.farms:
            farm.score(0, 30 - int(sum(line.points for line in last.breakdown(list(last.farms).index(farm)))))
        assert len(set(last.scores())) == 1
        assert scene_of(last, None).view.winners == last.winners()
