"""What a seat may know of Haspelknecht: everything but the plans of others while all are planning."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import View
from waldglas.games.haspelknecht.rules.actions import MILL_TRADES
from waldglas.games.haspelknecht.rules.board import Board
from waldglas.games.haspelknecht.rules.disks import COLOURS, SETS, disks_of
from waldglas.games.haspelknecht.rules.facts import (
    BUILDINGS,
    DEVELOPMENTS,
    MARKERS,
    PHASES,
    POOLS,
    HaspelFacts,
)
from waldglas.games.haspelknecht.rules.farm import GOODS, PAYMENTS, WORKERS, Farm
from waldglas.games.haspelknecht.rules.scoring import emptied_sections


class FarmView:
    food: int
    wood: int
    coal: int
    thaler: int
    debt: int
    points: int  # scored so far
    water: int
    pinge_coal: int
    pinge_wood: int
    tunnel_coal: int
    tunnel_wood: int
    sections_emptied: int
    shaft_coal: int
    developments: list[str]
    buildings: list[str]
    markers: list[str]
    new_markers: list[str]  # not usable in this phase
    improved_farmhand: bool
    cart_one: dict[str, int]
    cart_two: dict[str, int]
    plan: dict[str, Any] | None  # None where it is hidden
    worked: list[str]
    stored: dict[str, int]  # in this winter so far
    choosing: bool
    breakdown: list[tuple[str, float]]

    def data(self) -> dict[str, Any]:
        return {
            "food": self.food,
            "wood": self.wood,
            "coal": self.coal,
            "thaler": self.thaler,
            "debt": self.debt,
            "points": self.points,
            "water": self.water,
            "pinge_coal": self.pinge_coal,
            "pinge_wood": self.pinge_wood,
            "tunnel_coal": self.tunnel_coal,
            "tunnel_wood": self.tunnel_wood,
            "sections_emptied": self.sections_emptied,
            "shaft_coal": self.shaft_coal,
            "developments": self.developments,
            "buildings": self.buildings,
            "markers": self.markers,
            "new_markers": self.new_markers,
            "improved_farmhand": self.improved_farmhand,
            "cart_one": self.cart_one,
            "cart_two": self.cart_two,
            "plan": self.plan,
            "worked": self.worked,
            "stored": self.stored,
            "choosing": self.choosing,
            "breakdown": [list(line) for line in self.breakdown],
        }


class PoolView:
    name: str
    water: bool
    action: dict[str, int]
    reserve: dict[str, int]

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "water": self.water, "action": self.action, "reserve": self.reserve}


class TileView:
    development: str
    row: int
    cell: int  # half tiles from the left
    owners: list[int]  # from the bottom of the stack to its top

    def data(self) -> dict[str, Any]:
        return {"development": self.development, "row": self.row, "cell": self.cell, "owners": self.owners}


class HaspelView(View):
    year: int
    phase: int  # a field of the year wheel
    order: list[int]
    pools: list[PoolView]
    board: list[TileView]
    farms: list[FarmView]

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "year": self.year,
            "phase": PHASES[self.phase],
            "order": self.order,
            "pools": [pool.data() for pool in self.pools],
            "board": [tile.data() for tile in self.board],
            "farms": [farm.data() for farm in self.farms],
        }


def view_pools(facts: HaspelFacts, pools: vec[i64]) -> list[PoolView]:
    number = len(pools) // 2
    views = []
    for pool in range(number):
        view = PoolView()
        view.name = POOLS[pool]
        view.water = facts.wet[pool]
        view.action = name_disks(pools[pool])
        view.reserve = name_disks(pools[number + pool])
        views.append(view)
    return views


def view_board(facts: HaspelFacts, board: Board, owners: list[list[int]]) -> list[TileView]:
    views = []
    for number in range(DEVELOPMENTS):
        if board.holds(number):
            view = TileView()
            view.development = facts.developments[number].slug
            view.row = board.rows[number]
            view.cell = board.cells[number]
            view.owners = owners[number]
            views.append(view)
    return views


def view_farm(facts: HaspelFacts, farm: Farm, plan_shown: bool) -> FarmView:
    view = FarmView()
    view.food = farm.food
    view.wood = farm.wood
    view.coal = farm.coal
    view.thaler = farm.thaler
    view.debt = farm.debt
    view.points = sum(int(points) for points in farm.scored)
    view.water = farm.water
    view.pinge_coal = farm.pinge
    view.pinge_wood = farm.pinge_wood
    view.tunnel_coal = farm.tunnel
    view.tunnel_wood = farm.tunnel_wood
    view.sections_emptied = emptied_sections(facts, farm)
    view.shaft_coal = farm.shaft
    view.developments = [d.slug for d in facts.developments if farm.developments >> d.number & 1]
    view.buildings = named(BUILDINGS, farm.buildings)
    view.markers = named(MARKERS, farm.markers)
    view.new_markers = named(MARKERS, farm.new_markers)
    view.improved_farmhand = farm.improved
    view.cart_one = name_disks(farm.cart_one)
    view.cart_two = name_disks(farm.cart_two)
    view.plan = name_plan(farm) if plan_shown else None
    view.worked = named(WORKERS, farm.worked)
    view.stored = {good: int(farm.stored(place)) for place, good in enumerate(GOODS)}
    return view


def name_plan(farm: Farm) -> dict[str, Any]:
    return {
        "farmer": name_disks(SETS[farm.on_farmer]),
        "farmhand": name_disks(SETS[farm.on_farmhand]),
        "digger": PAYMENTS[farm.paid_digger],
        "miner": PAYMENTS[farm.paid_miner],
        "haspel": PAYMENTS[farm.paid_haspelknecht],
        "mill": MILL_TRADES[farm.at_mill],
    }


def name_disks(heaped: i64) -> dict[str, int]:
    return {COLOURS[colour]: int(disks_of(heaped, colour)) for colour in range(len(COLOURS))}


def named(names: list[str], bits: i64) -> list[str]:
    return [name for place, name in enumerate(names) if bits >> place & 1]
