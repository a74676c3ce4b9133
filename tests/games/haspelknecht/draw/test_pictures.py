"""What every picture of Haspelknecht keeps to: well-formed, inside its frame, the same each time, small, discreet."""

from __future__ import annotations

from itertools import chain, islice
from time import process_time

import pytest

from tests.draw.frame import check_frame
from tests.games.haspelknecht.draw.moments import GAME, TABLES, moments, recorded, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, parsed, tree
from tools.make_pictures import haspelknecht_moment, haspelknecht_picture
from waldglas.core.game import View
from waldglas.core.rng import seeded
from waldglas.draw.drawing import Picture
from waldglas.games.haspelknecht.draw import (
    breakdown,
    developments,
    glance,
    mine,
    player_board,
    pools,
    scores,
    status,
    summary,
    thumbnail,
    tray,
)
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.pictures import picture

LARGEST = 280_000
LONG_NAME = "A name that is much too long for its plate"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_is_drawn_from_the_first_moment_to_the_last(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=seats, every=90):
        for seat in [None, *range(seats)]:
            root = tree(picture(GAME, position, seat))
            pieces = [e.get("data-piece", "") for e in root.iter() if "data-piece" in e.attrib]
            assert len(pieces) == len(set(pieces))
            assert {f"board{i}" for i in range(seats)} <= set(pieces)
            for i, farm in enumerate(position.farms):
                coal = [piece for piece in pieces if piece.startswith(f"coal{i}-")]
                assert len(coal) == farm.pinge + farm.tunnel
                wood = [piece for piece in pieces if piece.startswith(f"wood{i}-")]
                assert len(wood) == farm.pinge_wood + farm.tunnel_wood
                owned = [piece for piece in pieces if piece.startswith(f"owner{i}-")]
                assert len(owned) == farm.developments.bit_count()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_leaves_the_frame(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=11, every=70):
        seat = position.to_act()[0] if position.to_act() else 0
        check_frame(tree(picture(GAME, position, seat, names=[LONG_NAME] * seats)))
    check_frame(tree(haspelknecht_picture()))


def test_no_piece_leaves_its_own_frame() -> None:
    for position in chain(moments(4, {}, seed=12, every=90), islice(recorded("4-first"), 200, None, 60)):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        pieces = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 680), (other, 680), (other, 360))],
            *[
                developments(scene),
                developments(scene, 360),
                pools(scene),
                pools(scene, 360),
                tray(scene),
                status(scene),
            ],
            *[glance(scene, other), summary(scene, other), summary(scene, other, 360), scores(scene)],
            *[mine(scene, other), mine(scene, other, 336), mine(scene, other, 632, 500), breakdown(scene, other)],
            thumbnail(),
        ]
        for piece in pieces:
            check_frame(parsed(str(piece.element("A piece"))), least=2)


def test_four_seats_stay_small_and_quick() -> None:
    *_, late = moments(4, {}, seed=1)
    largest, slowest = 0, 0.0
    for position in [*moments(4, {}, seed=2, every=50), late, haspelknecht_moment()]:
        seat = position.to_act()[0] if position.to_act() else 0
        picture(GAME, position, seat)
        began = process_time()
        largest = max(largest, len(picture(GAME, position, seat).svg.encode()))
        slowest = max(slowest, process_time() - began)
    assert 60_000 < largest < LARGEST
    assert slowest < 0.3  # some 0.03 on a quiet machine


def test_a_picture_is_the_same_each_time() -> None:
    first, second = ([picture(GAME, p, 1).svg for p in moments(3, {}, 5, every=40)] for _ in range(2))
    assert first == second
    assert len(set(first)) == len(first) > 3


def test_names_are_only_ever_text() -> None:
    name = '<script>alert("a&b")</script>\x00\x1b\ud800'
    position = next(moments(2, {}, seed=1))
    drawn = picture(GAME, position, 0, names=[name, "]]>"])
    assert "<script" not in drawn.svg
    assert drawn.svg.encode()
    words = [element.text or "" for element in tree(drawn).iter() if local_name(element) in ("text", "title")]
    assert '<script>alert("a&b")</script>' in words
    assert "]]>" in words


def test_every_shape_that_is_used_is_there() -> None:
    for drawn in [*(picture(GAME, p, 0) for p in moments(2, {}, seed=3, every=50)), Picture(thumbnail(), "Small")]:
        root = tree(drawn)
        there = {element.get("id") for element in root.iter() if local_name(element) == "symbol"}
        used = {element.get("href", "")[1:] for element in root.iter() if local_name(element) == "use"}
        assert used == there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_tells_nothing_that_its_seat_cannot_know(seats: int) -> None:
    """Whatever the others may have planned and the bag may bring, the picture is the same."""
    planning = 0
    for position in moments(seats, {}, seed=20 + seats, every=13):
        planning += position.secret
        for seat in range(seats):
            imagined = position.determinize(seat, seeded(seats, "imagined"))
            assert picture(GAME, imagined, seat).svg == picture(GAME, position, seat).svg
    assert planning


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
    titles = [e.text or "" for e in tree(picture(GAME, position, 0)).iter() if local_name(e) == "title"]
    assert titles.count("Farmer: the plan is hidden") == 2
    assert "Farmer: no disks" in titles


def test_disks_and_owners_are_told_without_colour() -> None:
    position = haspelknecht_moment()
    assert isinstance(position, Haspelknecht)
    root = tree(picture(GAME, position, 0, names=["Ada", "Ben", "Cleo", "Dora"]))
    used = {element.get("href", "") for element in root.iter()}
    assert {"#wg-disk-black", "#wg-disk-brown", "#wg-disk-yellow", "#wg-disk-any"} <= used
    letters = {element.text for element in root.iter() if local_name(element) == "text"}
    assert {"A", "B", "C", "D"} <= letters
    alike = {e.text for e in tree(picture(GAME, position, 0, names=["Ada", "Al", "Ann", "Ava"])).iter()}
    assert {"1", "2", "3", "4"} <= alike


def test_the_end_names_the_winner() -> None:
    *_, last = moments(3, {}, seed=1)
    root = parsed(str(tray(scene_of(last, None)).element("The question")))
    said = " ".join(element.text or "" for element in root.iter() if local_name(element) == "text")
    winner = last.winners()[0]
    assert said.startswith(f"Seat {winner + 1} wins with ")


def test_equal_points_go_to_the_one_who_mined_more() -> None:
    for seed in range(5):
        *_, last = moments(4, {}, seed=seed)
        for farm in last.farms:
            farm.scored[0] += 30 - int(sum(line.points for line in last.breakdown(last.farms.index(farm))))
        assert len(set(last.scores())) == 1
        assert scene_of(last, None).winners == last.winners()


def test_wrong_calls_say_what_is_wrong() -> None:
    position = next(moments(2, {}, 1))
    with pytest.raises(ValueError, match="2 seats need as many names, not 3"):
        picture(GAME, position, names=["A", "B", "C"])
    seat = position.to_act()[0]
    with pytest.raises(ValueError, match="choices are marked for a seat"):
        picture(GAME, position, choices=tokens(position, seat))
    with pytest.raises(TypeError, match="no moment of Haspelknecht: View"):
        picture("haspelknecht", View(None, position))
