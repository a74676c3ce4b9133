"""Thousands of games by chance, at every seat count and with every option: no piece is ever lost, nobody is stuck."""

from random import Random

import pytest

from tests.games.haspelknecht.rules.table import table
from tests.play import walk
from waldglas.games.haspelknecht.rules.disks import SETS, count_disks, disks_of, holds
from waldglas.games.haspelknecht.rules.planning import planned_disks
from waldglas.games.haspelknecht.rules.position import Haspelknecht

GAMES = 25
LAYOUTS = {2: ["first", "random", "three-long-legs"], 3: ["first", "random", "three-long-legs", "tower"]}
LAYOUTS[4] = ["first", "random", "random-more", "four-long-legs"]
SETTINGS: list[tuple[int, dict[str, str]]] = [
    *((seats, {"layout": layout}) for seats in (2, 3, 4) for layout in LAYOUTS[seats]),
    *((seats, {"planning": "in-turn", "layout": "random"}) for seats in (2, 3, 4)),
    *((seats, {"lamp": "own-taking", "pickaxe": "next-phase"}) for seats in (2, 3, 4)),
    *((seats, {"buildings": "yes", "farmhand": "yes", "layout": "random"}) for seats in (2, 3)),
    *((seats, {"new_goods": "no", "late_timber": "yes"}) for seats in (2, 3, 4)),
    (4, {"layout": "11..12..13..14/..21..22..23/31..32..33/..41..42..43"}),
]


def name(setting: tuple[int, dict[str, str]]) -> str:
    return "-".join([str(setting[0]), *setting[1].values()])


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_random_games(setting: tuple[int, dict[str, str]]) -> None:
    seats, options = setting
    for seed in range(GAMES):
        position = table(seats, seed, False, **options)
        for _ in walk(position, Random(seed)):
            check_disks(position)
            check_farms(position)
        assert position.over()
        assert len(position.winners()) == 1


def check_disks(position: Haspelknecht) -> None:
    """All disks lie in pools or on carts; no plan holds more than its seat has."""
    everywhere = sum(position.pools) + sum(farm.disks() for farm in position.farms)
    assert everywhere == position.facts.bags[position.seats]
    for farm in position.farms:
        assert count_disks(farm.cart_two) == 0 or count_disks(farm.disks()) <= 5
        planned = planned_disks(position, farm)
        extra = [disks_of(planned, colour) - disks_of(farm.disks(), colour) for colour in range(3)]
        assert all(over <= 1 for over in extra)
        assert holds(SETS[farm.on_farmer] + SETS[farm.on_farmhand], 0)


def check_farms(position: Haspelknecht) -> None:
    owned = [position.owners_of(development) for development in range(20)]
    for seat, farm in enumerate(position.farms):
        goods = [farm.food, farm.wood, farm.coal, farm.thaler, farm.debt, farm.water, farm.shaft]
        assert all(number >= 0 for number in goods)
        assert farm.new_food >= 0
        assert 0 <= farm.pinge <= 7
        assert 0 <= farm.tunnel <= 11
        assert farm.tunnel == 11 or farm.pinge == 0
        assert 0 <= farm.pinge_wood <= (2 if farm.pinge else 0)
        assert 0 <= farm.tunnel_wood <= 7
        assert position.facts.tunnel_coal - farm.tunnel <= position.facts.tunnel_reach[farm.tunnel_wood]
        assert farm.developments & ~position.board.in_play == 0
        assert int(farm.developments).bit_count() <= 9
        assert [seat in owners for owners in owned] == [farm.developments >> n & 1 == 1 for n in range(20)]
        assert farm.new_markers & ~farm.markers == 0
    assert all(len(set(owners)) == len(owners) for owners in owned)
