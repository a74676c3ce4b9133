"""TT-8: scoring. Every town is built by legal moves."""

import pytest

from tests.games.tiny_towns.rules.table import game, lay, points, town
from tests.play import play
from tests.rules import rule


def scored(picture: str, what: str) -> float:
    return points(town(picture))[what]


@rule("TT-8.1", "TT-8.2")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("C . . .  . . . .  . . . .  . . . .", 0),
        ("C . . .  . . . .  . . . .  . . . F", 3),
        ("C C C .  . . . .  . . . .  . . . F", 9),
        ("C C C C  . . . .  . . . .  . . . F", 12),
        ("C C C C  C . . .  . . . .  . . . F", 12),
        ("C C C C  C . . .  . . . .  . . F F", 15),
        ("C C C C  C C C C  C . . .  . . F F", 24),
        (". . . .  . . . .  . . . .  . . . F", 0),
    ],
)
def test_cottages_are_fed_by_farms(picture: str, expected: int) -> None:
    assert scored(picture, "Cottages") == expected


@rule("TT-8.2")
def test_farm_may_come_after_its_cottages() -> None:
    position = lay(game(), "wheat b1, brick a2, glass b2")
    play(position, "0 build:cottage:b1-a2-b2", "0 at:a2")
    assert points(position)["Cottages"] == 0
    lay(position, "wheat c3, wheat d3, wood c4, wood d4")
    play(position, "0 build:food:c3-d3-c4-d4", "0 at:d4")
    assert points(position)["Cottages"] == 3


@rule("TT-8.3")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("H . . .  . . . .  . . . .  . . . .", 0),
        ("H C . .  . . . .  . . . .  . . . .", 0),
        ("H C . .  . . . .  . . . .  . . . F", 1),
        ("H H C C  C C C .  . . . .  . . . F", 8),
        ("H H H .  C C C .  . . . .  . . . F", 9),
    ],
)
def test_chapels_count_fed_cottages(picture: str, expected: int) -> None:
    assert scored(picture, "Chapels") == expected


@rule("TT-8.3")
def test_chapel_with_three_fed_cottages_of_four() -> None:
    """The rulebook's example; no Farm leaves one of four Cottages unfed, so here Farms feed three."""
    position = town("H H C C  C C . .  . . . .  . . . F", corrections={"blueprint.farm": {"feeds": 3}})
    assert points(position)["Chapels"] == 2 * 3
    assert points(position)["Cottages"] == 3 * 3


@rule("TT-8.4")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (". . . .  . W . .  . . . .  . . . .", 0),
        (". C . .  C W C .  . C . .  . . . .", 4),
        ("C . C .  . W . .  C . C .  . . . .", 0),
        (". C . .  C W . .  . . . .  . . . F", 2),
        ("W C W .  . W . .  . . . .  . . . .", 3),
        ("W . . C  C . . .  . . . .  . . . .", 1),
        ("W W . .  W . . .  . . . .  . . . .", 0),
    ],
)
def test_wells_count_cottages_next_to_them_fed_or_not(picture: str, expected: int) -> None:
    assert scored(picture, "Wells") == expected


@rule("TT-8.5")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("T . . .  . . . .  . . . .  . . . .", 0),
        ("T C F H  W . . .  V . . .  X . . .", 6),
        ("T C C C  C . . .  C . . .  . . . .", 1),
        ("T W . .  . W . .  . . V .  . . . .", 1),
        ("T T . .  . . . .  . . . .  . . . .", 0),
        ("T T C .  W . . .  . . . .  . . . .", 3),
        ("C . T V  . . . .  . . V .  . . w .", 2),
    ],
)
def test_theaters_count_other_types_in_line(picture: str, expected: int) -> None:
    assert scored(picture, "Theaters") == expected


@rule("TT-8.6")
@pytest.mark.parametrize(("taverns", "expected"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (8, 20)])
def test_taverns_score_together(taverns: int, expected: int) -> None:
    assert scored(" ".join("V" * taverns + "." * (16 - taverns)), "Taverns") == expected


@rule("TT-8.7")
def test_farms_and_factories_score_nothing() -> None:
    position = town("F F . .  . . . .  . . . .  . . X X")
    assert position.scores()[0] == 0
    assert set(points(position).values()) == {0}


@rule("TT-8.8")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (". . . .  . . . .  . . . .  . . . .", 0),
        ("w . . .  . . . .  . . . .  . . . s", -2),
        ("W W . .  . . . .  . . . .  g g g g", -4),
        ("W W W W  W W W W  W W W W  W W W g", -1),
    ],
)
def test_each_cube_left_costs_a_point(picture: str, expected: int) -> None:
    assert scored(picture, "Waste") == expected


@rule("TT-8.9")
def test_cube_on_a_factory_is_no_waste() -> None:
    position = town("X . . .  . . . .  . . . .  . . . .", store="brick")
    assert position.observe(None).data()["towns"][0]["stored"][0] == "brick"
    assert points(position)["Waste"] == 0


@rule("TT-8.10")
def test_total_may_be_negative() -> None:
    position = town("g g g g  g g g g  g g g g  g g g g")
    assert position.over()
    assert position.scores()[0] == -16
    assert points(position)["Waste"] == -16


@rule("TT-8.1", "TT-8.2", "TT-8.3", "TT-8.4", "TT-8.8", "TT-4.4")
def test_best_town_there_is() -> None:
    """58 points is the most a town can come to; this one is built move by move with a willing caller."""
    position = town("H C H C  H C F C  C W g C  H C H F")
    assert position.over()
    assert points(position) == {
        "Cottages": 21,
        "Chapels": 35,
        "Wells": 3,
        "Theaters": 0,
        "Taverns": 0,
        "Waste": -1,
    }
    assert position.scores()[0] == 58
    assert position.winners() == [0]


@rule("TT-8.1", "TT-8.3", "TT-8.4", "TT-8.5", "TT-8.6", "TT-8.7", "TT-8.8")
def test_town_with_one_of_everything() -> None:
    position = town("T C W V  F H X .  C . . .  . . . w")
    assert points(position) == {
        "Cottages": 6,
        "Chapels": 2,
        "Wells": 1,
        "Theaters": 4,
        "Taverns": 2,
        "Waste": -1,
    }
    assert position.scores()[0] == 14
