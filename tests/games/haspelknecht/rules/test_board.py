"""HK-18: the development board."""

import pytest

from tests.games.haspelknecht.rules.table import disks, number, run_phase, set_farm, table
from tests.play import tokens
from tests.rules import rule
from tests.said import said
from waldglas.core.errors import BadOption
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.board import check_shape, read_rows
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht

OWN = "11..12..13/..21..22..23/31..32..33/..41..42..43"


def rows(position: Haspelknecht) -> list[list[int]]:
    """The printed numbers, row by row from the left."""
    board = position.board
    lying = [d for d in position.facts.developments if board.holds(d.number)]
    down = sorted({board.rows[d.number] for d in lying})
    across = sorted(lying, key=lambda d: board.cells[d.number])
    return [[d.printed for d in across if board.rows[d.number] == row] for row in down]


def touching(position: Haspelknecht, slug: str) -> set[str]:
    bits = position.board.touching[number(position, slug)]
    return {d.slug for d in position.facts.developments if bits >> d.number & 1}


@rule("HK-18.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game(seats: int) -> None:
    position = table(seats)
    assert rows(position) == [[10 * level + place for place in range(1, seats + 2)] for level in range(1, 5)]
    assert touching(position, "bucket") == {"carrying_pole", "barn", "wheelbarrow", "mining_timber", "oil_lamp"}
    assert touching(position, "carrying_pole") == {"barn", "bucket"}


@rule("HK-18.2", "HK-18.7")
@pytest.mark.parametrize(
    ("layout", "why"),
    [
        ("11..12/..21..22..23/31..32..33/..41..42..43", "not 2 of level 1.*HK-18.2"),
        ("11..12..13/..21..21..23/31..32..33/..41..42..43", "21 lies there twice"),
        ("11..12..13/..21..22..26/31..32..33/..41..42..43", "'26' is no development"),
        ("11..12..13/..21..22..xy/31..32..33/..41..42..43", "'xy' is no development"),
        ("11..12..13/21..22..23/31..32..33/..41..42..43", "half a tile apart"),
        ("111213/..21..22..23/31..32..33/..41..42..43", "half a tile apart"),
        ("11/" * 200, "at most 400 characters"),
    ],
)
def test_own_boards_that_are_refused(layout: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        table(2, layout=layout)


@rule("HK-18.3")
def test_levels_must_touch_the_level_above() -> None:
    with pytest.raises(BadOption, match=r"23 touches no development of level 1 \(HK-18.3\)"):
        table(2, layout="11..12..13/..21..22......23/31..32..33/..41..42..43")


@rule("HK-18.4")
def test_levels_must_not_touch_two_levels_above() -> None:
    mixed = "11..12..13..31/..21..22..23/....32..33/..41..42..43"
    with pytest.raises(BadOption, match=r"31 touches a development two or more levels above it \(HK-18.4\)"):
        table(3, layout=mixed)


@rule("HK-18.5")
def test_two_seats_are_warned_of_a_board_without_three_thaler() -> None:
    poor = "12..13..14/..21..22..23/33..34..35/..41..42..43"
    game = load_game("haspelknecht")
    assert rows(table(2, layout=poor))[0] == [12, 13, 14]
    advice = said(game, game.advice(2, game.settings(2, {"layout": poor})))
    assert advice.startswith("The developments of this board offer 1 Thaler,")
    assert advice.endswith("another board is advised (HK-18.5).")
    assert game.advice(3, game.settings(3, {"layout": poor})) is None
    for layout in ("first", "random", "random-more", "three-long-legs", OWN):
        assert game.advice(2, game.settings(2, {"layout": layout})) is None


@rule("HK-18.5")
def test_boards_that_cannot_offer_three_thaler_are_drawn_with_a_warning() -> None:
    rich = ("carrying_pole", "mining_timber", "oil_lamp", "coal_driver", "horse_and_cart", "small_coal_mine")
    poor = load_game("haspelknecht", {f"development.{slug}": {"now": []} for slug in rich})
    assert poor.start(2, {"layout": "random"}).to_act()
    advice = said(poor, poor.advice(2, poor.settings(2, {"layout": "random"})))
    assert advice.startswith("The developments of this board offer 0 Thaler,")


@rule("HK-18.5")
def test_boards_by_chance_for_two_offer_three_thaler() -> None:
    for seed in range(40):
        for layout in ("random", "random-more", "three-long-legs"):
            position = table(2, seed, layout=layout)
            offered = [d.thaler() for d in position.facts.developments if position.board.holds(d.number)]
            assert sum(offered) >= 3


@rule("HK-18.6")
@pytest.mark.parametrize(
    ("layout", "seats", "counts"),
    [
        ("three-long-legs", 2, [3, 3, 3, 3]),
        ("three-long-legs", 3, [3, 3, 3, 3]),
        ("four-long-legs", 4, [5, 4, 4, 4]),
        ("tower", 3, [3, 3, 3, 4]),
    ],
)
def test_named_variants(layout: str, seats: int, counts: list[int]) -> None:
    boards = {str(rows(table(seats, seed, layout=layout))) for seed in range(8)}
    assert len(boards) > 4
    assert [len(row) for row in rows(table(seats, layout=layout))] == counts


@rule("HK-18.6")
@pytest.mark.parametrize(("layout", "seats"), [("three-long-legs", 4), ("four-long-legs", 3), ("tower", 2)])
def test_named_variants_are_for_some_numbers_of_seats(layout: str, seats: int) -> None:
    with pytest.raises(BadOption, match=f"layout={layout} is for"):
        table(seats, layout=layout)


@rule("HK-18.7")
@pytest.mark.parametrize(
    ("layout", "seats", "of_a_level"),
    [("random", 2, 3), ("random", 3, 3), ("random", 4, 4), *(("random-more", seats, seats + 1) for seats in (2, 3, 4))],
)
def test_boards_by_chance_are_legal(layout: str, seats: int, of_a_level: int) -> None:
    boards = set()
    for seed in range(20):
        position = table(seats, seed, layout=layout)
        board = position.board
        lying = [d for d in position.facts.developments if board.holds(d.number)]
        check_shape(read_rows(text_of(position)))
        assert [sum(d.level == level for d in lying) for level in range(1, 5)] == [of_a_level] * 4
        boards.add(str(rows(position)))
    assert len(boards) > 15


def text_of(position: Haspelknecht) -> list[str]:
    """The board as an option would write it."""
    board, lines = position.board, [[".."] * 40 for _ in range(4)]
    for d in position.facts.developments:
        if board.holds(d.number):
            lines[board.rows[d.number]][board.cells[d.number]] = str(d.printed)
    return ["".join(line) for line in lines]


@rule("HK-18.7")
def test_own_board() -> None:
    position = table(2, layout=OWN)
    assert rows(position) == rows(table(2))
    mixed = "11..12..13/..21..22..23..34/31..32..33/..41..42..43"
    assert touching(table(2, layout=mixed), "coal_sacks") == {"ladder"}
    settings = load_game("haspelknecht").settings(2, {"layout": OWN + "...."})
    assert settings["layout"] == OWN


@rule("HK-18.8")
def test_start_buildings_are_those_that_cannot_be_obtained() -> None:
    for seats, buildings in ((2, 3), (3, 2)):
        assert int(table(seats, buildings="yes").farms[0].buildings).bit_count() == buildings
        assert table(seats).farms[0].buildings == 0


@rule("HK-18.9")
def test_start_with_the_improved_farmhand() -> None:
    without_pickaxe = "11..12..14/..21..22..23/31..32..33/..41..42..43"
    position = table(2, layout=without_pickaxe, farmhand="yes")
    assert all(farm.improved for farm in position.farms)
    set_farm(position, 0, cart_one=disks(1, 1))
    run_phase(position, PLANNING, 1, "spring_action")
    position.play(0, position.alphabet.action("farmer:none"))
    assert "farmhand:black1-brown1" in tokens(position, 0)
    drawn = {table(2, seed, layout="random", farmhand="yes").farms[0].improved for seed in range(20)}
    assert drawn == {False, True}
    assert not table(2, layout=without_pickaxe).farms[0].improved


ALL_BUILDINGS = "12..15..11/..24..21..22/35..31..32/..41..42..43"


@rule("HK-18.8")
def test_start_buildings_are_refused_where_all_can_be_obtained() -> None:
    for seats, layout in ((4, "first"), (4, "random-more"), (2, ALL_BUILDINGS)):
        with pytest.raises(BadOption, match=r"buildings=yes: all four buildings are on this board.*HK-18.8"):
            table(seats, layout=layout, buildings="yes")
    boards = [table(4, seed, layout="four-long-legs", buildings="yes") for seed in range(20)]
    assert {int(position.farms[0].buildings).bit_count() for position in boards} == {0, 1, 2}


@rule("HK-18.9")
def test_start_farmhand_is_refused_where_the_pickaxe_lies() -> None:
    with_pickaxe = [(2, "first"), (3, "first"), (4, "first"), (4, "random-more"), (4, "four-long-legs"), (2, OWN)]
    for seats, layout in with_pickaxe:
        with pytest.raises(BadOption, match=r"farmhand=yes: the Pickaxe is on this board.*HK-18.9"):
            table(seats, layout=layout, farmhand="yes")
