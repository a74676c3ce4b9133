"""What every picture of Glass Road keeps to: well-formed, inside its frame, the same each time, small, discreet."""

from __future__ import annotations

from time import process_time

import pytest

from tests.draw.frame import check_frame
from tests.games.glass_road.draw.moments import GAME, TABLES, moments, play, scene_of, tokens
from tests.games.tiny_towns.draw.moments import local_name, parsed, tree
from tools.make_pictures import glass_road_moment, glass_road_picture
from waldglas.core.game import View
from waldglas.core.rng import seeded
from waldglas.games.glass_road.draw import (
    Scene,
    breakdown,
    display,
    glance,
    hand,
    landscape,
    player_board,
    scores,
    status,
    summary,
    tray,
    wheels,
)
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.player import cards_in
from waldglas.pictures import picture

LARGEST = 200_000
LONG_NAME = "A name that is much too long for its plate"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_is_drawn_from_the_first_moment_to_the_last(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=seats, every=60):
        for seat in [None, *range(seats)]:
            root = tree(picture(GAME, position, seat))
            pieces = [e.get("data-piece", "") for e in root.iter() if "data-piece" in e.attrib]
            assert len(pieces) == len(set(pieces))
            assert {f"board{i}" for i in range(seats)} <= set(pieces)
            for i, player in enumerate(position.observe(seat).players):
                lying = sum(bool(tile) and tile != "forest right" for tile in player.land)
                assert sum(piece.startswith(f"land{i}-") for piece in pieces) == lying
                assert sum(piece.startswith(f"wheel{i}-") for piece in pieces) == 2 + 10


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_leaves_the_frame(seats: int, options: dict[str, str]) -> None:
    for position in moments(seats, options, seed=11, every=45):
        seat = position.to_act()[0] if position.to_act() else 0
        check_frame(tree(picture(GAME, position, seat, names=[LONG_NAME] * seats)))
    check_frame(tree(glass_road_picture()))


def test_no_piece_leaves_its_own_frame() -> None:
    for position in moments(4, {}, seed=12, every=60):
        scene = scene_of(position, position.to_act()[0] if position.to_act() else 0)
        other = scene.others[0]
        pieces = [
            *[player_board(scene, seat, width) for seat, width in ((scene.main, 640), (other, 640), (other, 360))],
            *[display(scene), display(scene, across=2), hand(scene), hand(scene, 360), tray(scene), status(scene)],
            *[glance(scene, other), summary(scene, other), summary(scene, other, 360), scores(scene)],
            *[wheels(scene, scene.main, 340), landscape(scene, other, 340, below=True), breakdown(scene, other)],
        ]
        for piece in pieces:
            check_frame(parsed(str(piece.element("A piece"))), least=2)


def test_four_seats_stay_small_and_quick() -> None:
    *_, late = moments(4, {}, seed=1)
    largest, slowest = 0, 0.0
    for position in [*moments(4, {}, seed=2, every=50), late, glass_road_moment()]:
        seat = position.to_act()[0] if position.to_act() else 0
        picture(GAME, position, seat)
        began = process_time()
        largest = max(largest, len(picture(GAME, position, seat).svg.encode()))
        slowest = max(slowest, process_time() - began)
    assert 60_000 < largest < LARGEST
    assert slowest < 0.2  # some 0.02 on a quiet machine


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
    for position in moments(2, {}, seed=3, every=50):
        root = tree(picture(GAME, position, 0))
        there = {element.get("id") for element in root.iter() if local_name(element) == "symbol"}
        used = {element.get("href", "")[1:] for element in root.iter() if local_name(element) == "use"}
        assert used == there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_tells_nothing_that_its_seat_cannot_know(seats: int) -> None:
    """Whatever the others may hold and the stacks may hide, the picture is the same."""
    for position in moments(seats, {}, seed=20 + seats, every=11):
        for seat in range(seats):
            imagined = position.determinize(seat, seeded(seats, "imagined"))
            assert picture(GAME, imagined, seat).svg == picture(GAME, position, seat).svg


def test_no_name_of_a_hidden_card_is_in_the_picture() -> None:
    slugs = list(GAME.facts.section("specialist"))
    game = GlassRoadGame({f"specialist.{slug}": {"name": f"Canary{i}bird"} for i, slug in enumerate(slugs)})
    searched = 0
    for position in play(game, 3, {}, seed=6, every=4):
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
    titles = [e.text or "" for e in tree(picture(GAME, position, 0)).iter() if local_name(e) == "title"]
    for specialist in GAME.road_facts.specialists:
        assert f"{specialist.name}: {specialist.text}" in titles


def test_a_hand_being_chosen_marks_what_was_chosen_and_what_cannot_be() -> None:
    position = GAME.start(3, seed=1)
    for token in ("card:pit_worker", "card:builder"):
        position.play(0, GAME.alphabet.action(token))
    titles = [e.text or "" for e in tree(picture(GAME, position, 0)).iter() if local_name(e) == "title"]
    assert titles.count("Chosen") == 2
    assert len([title for title in titles if title.startswith("Cards are named in the order of the list")]) == 7


def test_the_solo_supplier_takes_one_and_gives_nothing() -> None:
    alone, together = (scene_of(next(moments(seats, {}, seed=1)), 0).specialist("supplier") for seats in (1, 3))
    assert [glyph.shape for glyph in alone.one] == ["any"]
    assert "gift" in [glyph.shape for glyph in together.one]
    assert alone.text.startswith("1 of one basic good; or a building")


def test_wrong_calls_say_what_is_wrong() -> None:
    position = next(moments(2, {}, 1))
    with pytest.raises(ValueError, match="2 seats need as many names, not 3"):
        picture(GAME, position, names=["A", "B", "C"])
    with pytest.raises(ValueError, match="choices are marked for a seat"):
        picture(GAME, position, choices=tokens(position, 0))
    with pytest.raises(TypeError, match="no moment of Glass Road: View"):
        picture("glass-road", View(None, position))


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
    assert tray_words(Scene(GAME, view)) == words


def tray_words(scene: Scene) -> str:
    root = parsed(str(tray(scene).element("The question")))
    return " ".join(element.text or "" for element in root.iter() if local_name(element) == "text")
