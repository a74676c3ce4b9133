"""What every picture of Black Forest keeps to: well-formed, inside its frame, the same each time, small, discreet."""

from __future__ import annotations

from time import process_time

import pytest

from tests.draw.frame import check_frame
from tests.games.black_forest.draw.moments import GAME, TABLES, moments, play, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, parsed, tree
from tools.make_pictures import black_forest_moment, black_forest_picture
from waldglas.core.game import View
from waldglas.core.rng import seeded
from waldglas.games.black_forest.draw import (
    Scene,
    breakdown,
    country,
    display,
    domain,
    glance,
    player_board,
    scores,
    status,
    summary,
    thumbnail,
    tray,
    wheels,
)
from waldglas.games.black_forest.rules.game import BlackForestGame
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
            assert len([piece for piece in pieces if piece.startswith("person-")]) == 17
            placed = [place for place in position.observe(seat).pawns if place not in ("", "aside")]
            waiting = position.observe(seat).pawns.count("") if seats == 1 else 0
            assert len([piece for piece in pieces if piece.startswith("pawn")]) == len(placed) + waiting


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_leaves_the_frame(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=11, every=70):
        seat = position.to_act()[0] if position.to_act() else 0
        check_frame(tree(picture(GAME, position, seat, names=[LONG_NAME] * seats)))
    check_frame(tree(black_forest_picture()))


def test_no_piece_leaves_its_own_frame() -> None:
    for position in moments(4, {}, seed=12, every=90):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        pieces = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 640), (other, 640), (other, 360))],
            *[display(scene), display(scene, 360), country(scene), country(scene, 360), tray(scene), status(scene)],
            *[glance(scene, other), summary(scene, other), summary(scene, other, 360), scores(scene), thumbnail()],
            *[wheels(scene, scene.main, 340), domain(scene, other, 340, 5), breakdown(scene, other)],
        ]
        for piece in pieces:
            check_frame(parsed(str(piece.element("A piece"))), least=2)


def test_four_seats_stay_small_and_quick() -> None:
    *_, late = moments(4, {}, seed=2)
    largest, slowest = 0, 0.0
    for position in [*moments(4, {}, seed=2, every=60), late, black_forest_moment()]:
        seat = position.to_act()[0] if position.to_act() else 0
        picture(GAME, position, seat)
        began = process_time()
        largest = max(largest, len(picture(GAME, position, seat).svg.encode()))
        slowest = max(slowest, process_time() - began)
    assert 100_000 < largest < LARGEST
    assert slowest < 0.3  # some 0.03 on a quiet machine


def test_a_picture_is_the_same_each_time() -> None:
    first, second = ([picture(GAME, p, 1).svg for p in moments(3, {}, 5, every=80)] for _ in range(2))
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
    for position in moments(2, {}, seed=3, every=80):
        root = tree(picture(GAME, position, 0))
        there = {element.get("id") for element in root.iter() if local_name(element) == "symbol"}
        used = {element.get("href", "")[1:] for element in root.iter() if local_name(element) == "use"}
        assert used == there


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_picture_tells_nothing_of_the_pile(seats: int) -> None:
    """Whatever the order of the job pile and later deals, the picture is the same."""
    for position in moments(seats, {}, seed=20 + seats, every=31):
        for seat in range(seats):
            imagined = position.determinize(seat, seeded(seats, "imagined"))
            assert picture(GAME, imagined, seat).svg == picture(GAME, position, seat).svg


def test_no_job_of_the_pile_is_named() -> None:
    slugs = list(GAME.facts.section("job"))
    game = BlackForestGame({f"job.{slug}": {"name": f"Canary{i}bird"} for i, slug in enumerate(slugs)})
    searched = 0
    for position in play(game, 3, {}, seed=6, every=25):
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
    titles = [e.text or "" for e in tree(picture(GAME, position, 1)).iter() if local_name(e) == "title"]
    view = position.observe(1).data()
    for section, slugs in (
        ("tradesperson", [slug for village in view["villages"] for slug in village]),
        ("job", list(view["jobs"].values())),
        ("building", view["offer"] + view["players"][0]["buildings"]),
    ):
        for slug in slugs:
            assert any(GAME.facts.entry(f"{section}.{slug}")["text"] in title for title in titles), slug


def test_wrong_calls_say_what_is_wrong() -> None:
    position = next(moments(2, {}, 1))
    with pytest.raises(ValueError, match="2 seats need as many names, not 3"):
        picture(GAME, position, names=["A", "B", "C"])
    with pytest.raises(ValueError, match="choices are marked for a seat"):
        picture(GAME, position, choices=tokens(position, position.to_act()[0]))
    with pytest.raises(TypeError, match="no moment of Black Forest: View"):
        picture("black-forest", View(None, position))


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
    assert tray_words(Scene(GAME, view)) == words


def tray_words(scene: Scene) -> str:
    root = parsed(str(tray(scene).element("The question")))
    return " ".join(element.text or "" for element in root.iter() if local_name(element) == "text")
