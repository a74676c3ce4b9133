"""The line around the cubes of a building."""

from __future__ import annotations

import re

import pytest

from waldglas.games.tiny_towns.draw.outline import loops, outline


def test_a_square_has_four_corners() -> None:
    assert loops({(1, 2)}) == [[(1, 2), (2, 2), (2, 3), (1, 3)]]


def test_an_angle_has_six_corners() -> None:
    assert loops({(1, 0), (0, 1), (1, 1)}) == [[(0, 1), (1, 1), (1, 0), (2, 0), (2, 2), (0, 2)]]


def test_squares_that_touch_by_a_corner_have_a_line_each() -> None:
    assert loops({(0, 0), (1, 1)}) == [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]


def test_a_hole_has_a_line_of_its_own() -> None:
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert sorted(len(corners) for corners in loops(ring)) == [4, 4]


@pytest.mark.parametrize("squares", [{(0, 0)}, {(0, 0), (1, 0), (1, 1)}, {(3, 0), (3, 1), (3, 2), (3, 3), (2, 3)}])
def test_the_line_runs_inside_its_squares(squares: set[tuple[int, int]]) -> None:
    line = outline(squares, 106, 6, 12)
    assert line.startswith("M")
    assert line.endswith("z")
    places = [(float(x), float(y)) for x, y in re.findall(r"([\d.]+) ([\d.]+)", line)]
    assert len(places) >= 12
    for x, y in places:
        assert any(c * 106 - 5 <= x <= c * 106 + 105 and r * 106 - 5 <= y <= r * 106 + 105 for c, r in squares)
