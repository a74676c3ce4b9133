"""What every picture keeps to: well-formed, inside its frame, the same each time, small, discreet."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.draw.moments import (
    FEW_TOWNS,
    LONG_NAME,
    STRIDES,
    TABLES,
    THREE,
    TOWNS,
    Table,
    boards_of,
    first_to_act,
    moments,
    tokens,
)
from tests.draw.svg import check_frame, drawings, drawn, local_name, parsed, pieces, texts, tips, tree
from tools.make_pictures import (
    black_forest_picture,
    glass_road_picture,
    haspelknecht_picture,
    save_all,
    tiny_towns_picture,
)
from waldglas.core.game import View
from waldglas.core.rng import seeded
from waldglas.draw.drawing import Picture
from waldglas.draw.palette import DAY, NIGHT
from waldglas.draw.pen import number, width_of, wrapped
from waldglas.draw.shapes import SHAPES
from waldglas.games import kit_of, load_game
from waldglas.games.kit import Kit
from waldglas.games.tiny_towns.kit import TinyTownsKit
from waldglas.pictures import NoPicture, picture
from waldglas.web.pages.frame import shapes

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
OF_THE_DOCS = [tiny_towns_picture, glass_road_picture, black_forest_picture, haspelknecht_picture]
# At least and at most so many bytes, at the largest table.
SIZES = [
    (Table("tiny-towns", 6, {"caller": "town-hall"}), 20_000, 68_000),
    (Table("tiny-towns", 6, {"caller": "master-builder"}), 20_000, 68_000),
    (Table("glass-road", 4), 60_000, 200_000),
    (Table("black-forest", 4), 100_000, 280_000),
    (Table("haspelknecht", 4), 60_000, 280_000),
]
games = pytest.mark.parametrize("slug", STRIDES)
tables = pytest.mark.parametrize("table", TABLES, ids=str)
threes = pytest.mark.parametrize("table", THREE, ids=str)


@tables
def test_every_table_is_drawn_from_the_first_moment_to_the_last(table: Table) -> None:
    game = table.game
    for position in table.moments(seed=table.seats, every=8):
        for seat in [None, *range(table.seats)]:
            root = tree(picture(game, position, seat))
            assert local_name(root) == "svg"
            found = pieces(root)
            assert len(found) == len(set(found))
            board = "town" if table.slug == "tiny-towns" else "board"
            assert {f"{board}{i}" for i in range(table.boards)} <= set(found)


@tables
def test_nothing_leaves_the_frame(table: Table) -> None:
    for position in table.moments(seed=11, every=6):
        check_frame(tree(picture(table.game, position, first_to_act(position), names=[LONG_NAME] * table.seats)))


@pytest.mark.parametrize("made", OF_THE_DOCS)
def test_the_pictures_of_the_docs_stay_in_their_frames(made: type[Picture]) -> None:
    check_frame(tree(made()))  # type: ignore[call-arg] # a function


@threes
def test_no_board_of_a_page_leaves_its_own_frame(table: Table) -> None:
    for position in table.moments(seed=12, every=8):
        for drawing in drawings(boards_of(table.game, position, first_to_act(position))):
            check_frame(drawn(drawing), least=1, slack=1)


@games
def test_the_picture_on_the_box_stays_in_its_frame_and_has_all_its_shapes(slug: str) -> None:
    box = kit_of(slug).thumbnail()
    assert box is not None
    assert box.title == load_game(slug).title
    check_shapes(Picture(box.drawing, box.title))


@pytest.mark.parametrize(("table", "least", "most"), SIZES, ids=str)
def test_the_largest_tables_stay_small(table: Table, least: int, most: int) -> None:
    found = [
        len(picture(table.game, position, first_to_act(position)).svg.encode()) for position in table.moments(2, 5)
    ]
    assert least < max(found) < most


@threes
def test_a_picture_is_the_same_each_time(table: Table) -> None:
    first, second = ([picture(table.game, p, 1).svg for p in table.moments(5, every=4)] for _ in range(2))
    assert first == second
    assert len(set(first)) == len(first) > 3


@games
def test_names_are_only_ever_text(slug: str) -> None:
    name = '<script>alert("a&b")</script>\x00\x1b\ud800'
    drawing = picture(slug, load_game(slug).start(2), 0, names=[name, "]]>"])
    assert "<script" not in drawing.svg
    assert drawing.svg.encode()
    words = [*texts(tree(drawing)), *tips(tree(drawing))]
    assert '<script>alert("a&b")</script>' in words
    assert "]]>" in words


@pytest.mark.parametrize("table", [TABLES[4], *[Table(slug, 2) for slug in STRIDES]], ids=str)
def test_every_shape_that_is_used_is_there(table: Table) -> None:
    for position in table.moments(seed=3, every=6):
        check_shapes(picture(table.game, position, 0))


def check_shapes(drawing: Picture) -> None:
    root = tree(drawing)
    there = {element.get("id") for element in root.iter() if local_name(element) == "symbol"}
    used = {element.get("href", "")[1:] for element in root.iter() if local_name(element) == "use"}
    assert used == there


@pytest.mark.parametrize("table", [*FEW_TOWNS, *TABLES[len(TOWNS) :]], ids=str)
def test_a_picture_tells_nothing_that_its_seat_cannot_know(table: Table) -> None:
    """Whatever the others may hold and the stacks may hide, the picture is the same."""
    game = table.game
    for position in table.moments(seed=20 + table.seats):
        for seat in range(table.seats):
            imagined = position.determinize(seat, seeded(table.seats, "imagined"))
            assert picture(game, imagined, seat).svg == picture(game, position, seat).svg


@games
def test_wrong_calls_say_what_is_wrong(slug: str) -> None:
    game = load_game(slug)
    position = next(moments(game, 2, {}, 1))
    with pytest.raises(ValueError, match="2 seats need as many names, not 3"):
        picture(game, position, names=["A", "B", "C"])
    with pytest.raises(ValueError, match="choices are marked for a seat"):
        picture(game, position, choices=tokens(game, position, position.to_act()[0]))
    with pytest.raises(TypeError, match=f"no moment of {game.title}: View"):
        picture(game, View(None, position))


def test_a_game_without_pictures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyTownsKit, "draw", Kit.draw)
    with pytest.raises(NoPicture, match="no pictures of Tiny Towns yet"):
        picture("tiny-towns", load_game("tiny-towns").start(2))


def test_both_themes_are_in_the_picture() -> None:
    svg = tiny_towns_picture().svg
    assert all(f"--wg-{name}:{colour}" in svg for name, colour in DAY.items())
    assert all(svg.count(f"--wg-{name}:{colour}") == 2 for name, colour in NIGHT.items() if DAY[name] != colour)
    assert "@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .waldglas" in svg
    assert ":root[data-theme=dark] .waldglas" in svg


def test_the_sheet_of_a_page_holds_all_shapes_once() -> None:
    root = parsed(str(shapes()))
    names = [element.get("id", "") for element in root.iter() if local_name(element) == "symbol"]
    assert sorted(names) == sorted(f"wg-{name}" for name in SHAPES)
    game = load_game("tiny-towns")
    town = drawings(boards_of(game, game.start(2), 0))[0]
    bare = str(town.element("A town", sheet=False))
    assert "<symbol" not in bare
    assert "<style" not in bare
    assert 'href="#wg-grid"' in bare


def test_a_picture_is_shown_by_notebooks_and_saved(tmp_path: Path) -> None:
    drawing = tiny_towns_picture()
    drawing.save(tmp_path / "moment.svg")
    assert drawing._repr_svg_() == drawing.svg
    assert (tmp_path / "moment.svg").read_text(encoding="utf-8") == drawing.svg + "\n"


def test_the_pictures_of_the_docs_are_up_to_date(tmp_path: Path) -> None:
    save_all(tmp_path)
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == sorted(path.name for path in PICTURES.glob("*.svg"))
    for name in made:
        assert (tmp_path / name).read_text() == (PICTURES / name).read_text(), f"python -m tools.make_pictures: {name}"


def test_numbers_and_paragraphs() -> None:
    assert [number(value) for value in (1, 2.0, 2.126, -0.001, 100)] == ["1", "2", "2.13", "0", "100"]
    lines = wrapped("one two three four five six", 10, 60)
    assert len(lines) > 1
    assert " ".join(lines) == "one two three four five six"
    assert all(width_of(line, 9.3) <= 60 for line in lines)
