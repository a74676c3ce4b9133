"""What every picture keeps to: well-formed, self-contained, inside its frame, the same each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.draw.frame import check_frame
from tests.games.tiny_towns.draw.moments import GAME, TABLES, local_name, moments, parsed, tokens, tree
from tools.make_pictures import save_all, tiny_towns_picture
from waldglas.core.game import View
from waldglas.draw.drawing import Picture
from waldglas.draw.palette import DAY, NIGHT
from waldglas.draw.pen import number, width_of, wrapped
from waldglas.draw.shapes import SHAPES
from waldglas.games.kit import Kit
from waldglas.games.tiny_towns.draw import Scene, thumbnail, town
from waldglas.games.tiny_towns.kit import TinyTownsKit
from waldglas.games.tiny_towns.rules.view import TownsView
from waldglas.pictures import NoPicture, picture
from waldglas.web.pages.frame import shapes

LIMIT = 60_000
PICTURES = Path(__file__).parents[4] / "docs" / "pictures"


@pytest.mark.parametrize(("seats", "caller"), TABLES)
def test_every_table_is_drawn_from_the_first_moment_to_the_last(seats: int, caller: str) -> None:
    for position in moments(seats, caller, seed=seats, every=8 * seats):
        for seat in [None, *range(seats)]:
            root = tree(picture(GAME, position, seat))
            assert local_name(root) == "svg"
            pieces = [e.get("data-piece", "") for e in root.iter() if "data-piece" in e.attrib]
            assert len(pieces) == len(set(pieces))
            view = position.observe(seat)
            assert isinstance(view, TownsView)
            towns = range(len(view.towns))
            assert {f"town{i}" for i in towns} <= set(pieces)
            standing = sum(bool(s) for i in towns for s in view.towns[i].cubes + view.towns[i].buildings)
            assert sum("-" in piece and piece.startswith("town") for piece in pieces) == standing


@pytest.mark.parametrize("caller", ["town-hall", "master-builder"])
def test_six_towns_stay_small(caller: str) -> None:
    largest = max(len(picture(GAME, position, 0).svg.encode()) for position in moments(6, caller, seed=1, every=10))
    assert 20_000 < largest < LIMIT


def test_a_picture_is_the_same_each_time() -> None:
    first, second = ([picture(GAME, p, 1).svg for p in moments(3, "random", 5, every=20)] for _ in range(2))
    assert first == second
    assert len(set(first)) == len(first) > 3


@pytest.mark.parametrize(("seats", "caller"), TABLES)
def test_nothing_leaves_the_frame(seats: int, caller: str) -> None:
    for position in moments(seats, caller, seed=11, every=15 * seats):
        root = tree(picture(GAME, position, 0, names=["A name that is much too long for its plate"] * seats))
        check_frame(root)
    check_frame(tree(tiny_towns_picture()))


def test_names_are_only_ever_text() -> None:
    name = '<script>alert("a&b")</script>\x00\x1b\ud800'
    position = next(moments(2, "master-builder", seed=1))
    drawn = picture(GAME, position, 0, names=[name, "]]>"])
    assert "<script" not in drawn.svg
    assert drawn.svg.encode()
    words = [element.text or "" for element in tree(drawn).iter() if local_name(element) in ("text", "title")]
    assert '<script>alert("a&b")</script>' in words
    assert "]]>" in words


def test_both_themes_are_in_the_picture() -> None:
    svg = tiny_towns_picture().svg
    assert all(f"--wg-{name}:{colour}" in svg for name, colour in DAY.items())
    assert all(svg.count(f"--wg-{name}:{colour}") == 2 for name, colour in NIGHT.items() if DAY[name] != colour)
    assert "@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .waldglas" in svg
    assert ":root[data-theme=dark] .waldglas" in svg


def test_every_shape_that_is_used_is_there() -> None:
    for position in moments(1, "cards", seed=3, every=10):
        root = tree(picture(GAME, position, 0))
        there = {element.get("id") for element in root.iter() if local_name(element) == "symbol"}
        used = {element.get("href", "")[1:] for element in root.iter() if local_name(element) == "use"}
        assert used == there


def test_the_sheet_of_a_page_holds_all_shapes_once() -> None:
    root = parsed(str(shapes()))
    names = [element.get("id", "") for element in root.iter() if local_name(element) == "symbol"]
    assert sorted(names) == sorted(f"wg-{name}" for name in SHAPES)
    scene = Scene(GAME, next(moments(2, "random", 1)).observe(0))  # type: ignore[arg-type]
    bare = str(town(scene, 0).element("A town", sheet=False))
    assert "<symbol" not in bare
    assert "<style" not in bare
    assert 'href="#wg-grid"' in bare


def test_a_picture_is_shown_by_notebooks_and_saved(tmp_path: Path) -> None:
    drawn = tiny_towns_picture()
    drawn.save(tmp_path / "moment.svg")
    assert drawn._repr_svg_() == drawn.svg
    assert (tmp_path / "moment.svg").read_text(encoding="utf-8") == drawn.svg + "\n"


def test_the_pictures_of_the_docs_are_up_to_date(tmp_path: Path) -> None:
    save_all(tmp_path)
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == sorted(path.name for path in PICTURES.glob("*.svg"))
    for name in made:
        assert (tmp_path / name).read_text() == (PICTURES / name).read_text(), f"python -m tools.make_pictures: {name}"


def test_the_thumbnail_shows_every_building() -> None:
    root = tree(Picture(thumbnail(), "Tiny Towns"))
    used = {element.get("href", "") for element in root.iter()}
    assert {f"#wg-{slug}" for slug in GAME.town_facts.slugs[1:]} <= used  # type: ignore[attr-defined]


def test_a_game_without_pictures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyTownsKit, "draw", Kit.draw)
    with pytest.raises(NoPicture, match="no pictures of Tiny Towns yet"):
        picture(GAME, next(moments(2, "random", 1)))


def test_wrong_calls_say_what_is_wrong() -> None:
    position = next(moments(2, "random", 1))
    with pytest.raises(ValueError, match="2 seats need as many names, not 3"):
        picture(GAME, position, names=["A", "B", "C"])
    with pytest.raises(ValueError, match="choices are marked for a seat"):
        picture(GAME, position, choices=tokens(position, 0))
    with pytest.raises(TypeError, match="no moment of Tiny Towns: View"):
        picture("tiny-towns", View(None, position))


def test_numbers_and_paragraphs() -> None:
    assert [number(value) for value in (1, 2.0, 2.126, -0.001, 100)] == ["1", "2", "2.13", "0", "100"]
    lines = wrapped("one two three four five six", 10, 60)
    assert len(lines) > 1
    assert " ".join(lines) == "one two three four five six"
    assert all(width_of(line, 9.3) <= 60 for line in lines)
