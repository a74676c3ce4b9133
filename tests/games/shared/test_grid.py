"""Landscapes in rows and columns."""

import pytest

from waldglas.core.errors import BadFacts
from waldglas.games.shared.grid import check_all_named, lay_out, neighbours, space_names

NAMES = space_names(2, 2)


def test_names_and_neighbours_row_by_row() -> None:
    assert space_names(3, 2) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert neighbours(3, 2) == [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]
    assert neighbours(2, 1, first=10) == [[11], [10]]


def test_every_space_is_named_once() -> None:
    kinds = {"pond": 1, "empty": 0}
    land = lay_out("start.landscape", {"pond": ["b1"], "empty": ["a1", "a2", "b2"]}, kinds, NAMES)
    check_all_named("start.landscape", land, NAMES)
    assert land == [0, 1, 0, 0]
    with pytest.raises(BadFacts, match="each of the 4 spaces is named once; b2 is not"):
        check_all_named("start.landscape", lay_out("x.y", {"pond": ["b1"], "empty": ["a1", "a2"]}, kinds, NAMES), NAMES)
    with pytest.raises(BadFacts, match="b1 is not"):
        lay_out("x.y", {"pond": ["b1", "b1"], "empty": []}, kinds, NAMES)
    with pytest.raises(BadFacts, match="'z9' is no space; they go from a1 to b2"):
        lay_out("x.y", {"pond": ["z9"], "empty": []}, kinds, NAMES)
