"""HK-17: the end of the game."""

from random import Random

import pytest

from tests.games.haspelknecht.rules.table import own, points, set_farm, table
from tests.play import play_out
from tests.rules import rule
from waldglas.core.packed import packed


@rule("HK-17.1")
def test_points_of_the_end_come_on_top() -> None:
    position = table(2)
    farm = set_farm(position, 0, thaler=1, water=0)
    farm.score(0, 7)
    assert position.scores()[0] == 9
    play_out(position, Random(2))
    assert position.over()
    assert position.scores() == [sum(line.points for line in position.breakdown(seat)) for seat in (0, 1)]


@rule("HK-17.2")
def test_sections() -> None:
    position = table(2)
    set_farm(position, 0, tunnel=8)
    assert points(position)["Tunnel sections"] == 2


@rule("HK-17.3")
@pytest.mark.parametrize(
    ("slug", "name", "scored"), [("wheelbarrow", "Wheelbarrow", 2), ("oil_lamp", "Oil Lamp", 2), ("lorry", "Lorry", 1)]
)
def test_sections_with_a_symbol(slug: str, name: str, scored: int) -> None:
    position = table(4)
    set_farm(position, 0, tunnel=5)  # four sections are empty
    assert name not in points(position)
    own(position, 0, slug)
    assert points(position)[name] == scored


@rule("HK-17.4")
def test_symbols_count_for_their_owner_only() -> None:
    position = table(4)
    own(position, 0, "handcart", "coal_driver", "barn")
    own(position, 1, "handcart")
    assert (points(position)["Handcart"], points(position)["Coal Driver"]) == (2, 1)
    assert points(position, 1)["Handcart"] == 1


@rule("HK-17.5")
@pytest.mark.parametrize("number", range(5))
def test_building_symbols(number: int) -> None:
    position = table(4)
    own(position, 0, *["barn", "charcoal_burner", "coal_storage", "water_mill"][:number])
    assert points(position).get("Building symbols", 0) == [0, 1, 3, 6, 10][number]


@rule("HK-17.5", "HK-18.8")
def test_start_buildings_do_not_count() -> None:
    position = table(2, buildings="yes")
    assert position.observe(None).data()["farms"][0]["buildings"] == ["charcoal_burner", "coal_storage", "water_mill"]
    assert "Building symbols" not in points(position)


@rule("HK-17.6")
def test_unused_markers() -> None:
    position = table(2)
    set_farm(position, 0, markers=0b101001)
    assert points(position)["Unused markers"] == 3


@rule("HK-17.7")
@pytest.mark.parametrize(("thaler", "scored"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6), (11, 6)])
def test_thaler(thaler: int, scored: int) -> None:
    position = table(2)
    set_farm(position, 0, thaler=thaler)
    assert points(position).get("Thaler", 0) == scored


@rule("HK-17.8")
@pytest.mark.parametrize(("debt", "scored"), [(0, 0), (1, -1), (2, -3), (3, -5), (8, -15)])
def test_debts(debt: int, scored: int) -> None:
    position = table(2)
    set_farm(position, 0, debt=debt)
    assert points(position).get("Debts", 0) == scored


@rule("HK-17.9")
@pytest.mark.parametrize(("water", "scored"), [(0, 0), (1, 0), (2, -1), (3, -2), (6, -5)])
def test_pit_water(water: int, scored: int) -> None:
    position = table(2)
    set_farm(position, 0, water=water)
    assert points(position).get("Pit water", 0) == scored


@rule("HK-17.10")
def test_most_points_then_most_coal_mined() -> None:
    position = table(3)
    position.order = packed([0, 1, 2])
    for seat in range(3):
        set_farm(position, seat, water=0)
    position.farms[2].score(0, 1)
    assert position.winners() == [2]
    position.farms[2].score(0, -1)
    set_farm(position, 1, pinge=5, coal=0)
    set_farm(position, 2, pinge=6, coal=8, shaft=4)  # coal of the Charcoal Burner and the Lorry does not count
    assert position.winners() == [1]
    set_farm(position, 2, pinge=5, tunnel=10)
    assert position.winners() == [2]


@rule("HK-17.11")
def test_last_tie_goes_to_the_earlier_seat() -> None:
    position = table(4)
    position.order = packed([3, 1, 0, 2])
    assert position.winners() == [3]
    set_farm(position, 3, water=5)
    assert position.winners() == [1]
