"""A moment of Haspelknecht: the farms, the pools, the development board, the year wheel and the turn order."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Line, Position
from waldglas.core.packed import packed
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.board import Board
from waldglas.games.haspelknecht.rules.facts import BUILDINGS, DEVELOPMENTS, HaspelFacts, bits
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.hidden import imagine_plan
from waldglas.games.haspelknecht.rules.scoring import coal_mined, points_of, score_farm
from waldglas.games.haspelknecht.rules.view import HaspelView, view_board, view_farm, view_pools

NOBODY: Final = -1
OWNER: Final = 3  # bits of an owner in a stack

# What steps touch besides a seat, which is nobody's: the pools of disks, and who owns the developments.
IN_POOLS: Final = 1
ON_BOARD: Final = 2
NO_OWNERS: Final = vec[i64]([0] * DEVELOPMENTS)
NO_CHANCE: Final = Rng()


class Agreement:
    """What the players agreed on before the game."""

    def __init__(self, facts: HaspelFacts, board: Board) -> None:
        self.facts = facts
        self.board = board
        self.plan_in_turn = False  # HK-7.2
        self.lamp_before_any = False  # HK-14.12
        self.new_goods_pay = False  # HK-8.4
        self.pickaxe_at_once = False  # HK-14.3
        self.tunnel_wood_later = False  # HK-12.4
        self.start_buildings = False  # HK-18.8
        self.start_farmhand = False  # HK-18.9


class Haspelknecht(Position):
    def __init__(self, agreement: Agreement) -> None:
        super().__init__()
        self.facts = agreement.facts
        self.board = agreement.board
        self.agreement = agreement
        self.farms = vec[Farm]()
        self.pools = vec[i64]()  # the action pools, then the reserve pools: a heap of disks each
        self.owners = NO_OWNERS  # of each development, the last one in the lowest bits; never changed, only replaced
        self.owned: i64 = 0  # a bit for each development that has an owner
        self.order = vec[i64]()  # never changed, only replaced
        self.year: i64 = 0
        self.phase: i64 = 0
        self.planning = vec[i64]()  # all stacks as they were when all began to plan; never changed, only replaced
        self.rng = NO_CHANCE

    def prepare(self, order: list[int], rng: Rng) -> None:
        """Sets up farms and empty pools; the agenda is prepared already."""
        self.farms = vec[Farm]([new_farm(self.agreement) for _ in range(self.seats)])
        self.pools = vec[i64]([0] * (2 * self.seats))
        self.order = packed(order)
        self.rng = rng

    def copy(self) -> Haspelknecht:
        twin = Haspelknecht(self.agreement)
        twin.copy_agenda(self)
        twin.farms = self.farms[:]
        for seat in range(self.seats):
            twin.farms[seat] = self.farms[seat].copy()
        twin.pools = self.pools[:]
        twin.owners = self.owners
        twin.owned = self.owned
        twin.order = self.order
        twin.year = self.year
        twin.phase = self.phase
        twin.planning = self.planning
        twin.rng = self.rng.copy()
        return twin

    # Owners of developments, stacked

    def owners_of(self, development: i64) -> list[int]:
        """HK-13.7: from the bottom of the stack to its top."""
        stack = self.owners[development]
        owners = []
        while stack:
            owners.append(int((stack & 7) - 1))
            stack >>= OWNER
        return owners[::-1]

    def count_owners(self, development: i64) -> i64:
        stack = self.owners[development]
        number: i64 = 0
        while stack:
            number += 1
            stack >>= OWNER
        return number

    def last_owner(self, development: i64) -> i64:
        return (self.owners[development] & 7) - 1

    def put_on_top(self, development: i64, seat: Seat) -> None:
        owners = self.owners[:]
        owners[development] = owners[development] << OWNER | (seat + 1)
        self.owners = owners
        self.touch(0, ON_BOARD)
        self.owned |= 1 << development

    def place_of(self, seat: Seat) -> i64:
        """In the turn order, from 0."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    # Result

    def points(self, seat: Seat) -> float:
        self.check_seat(seat)
        return float(points_of(self.facts, self.farms[seat]))

    def breakdown(self, seat: Seat) -> list[Line]:
        self.check_seat(seat)
        return score_farm(self.facts, self.farms[seat])

    def winners(self) -> list[int]:
        """HK-17.10, HK-17.11: of equal seats the one that mined most, then the earliest in the turn order."""
        scores = self.scores()
        best = self.order[0]
        for seat in self.order:
            if scores[seat] > scores[best] or (scores[seat] == scores[best] and self.mined(seat) > self.mined(best)):
                best = seat
        return [int(best)]

    def mined(self, seat: Seat) -> i64:
        return coal_mined(self.facts, self.farms[seat])

    # What is known

    def observe(self, seat: int | None) -> HaspelView:
        view = HaspelView(seat, self)
        view.year = int(self.year)
        view.phase = int(self.phase)
        view.order = [int(other) for other in self.order]
        view.pools = view_pools(self.facts, self.pools)
        owners = [self.owners_of(development) for development in range(DEVELOPMENTS)]
        view.board = view_board(self.facts, self.board, owners)
        planning = self.together and self.secret
        view.farms = []
        for other in range(self.seats):
            farm = view_farm(self.facts, self.farms[other], not planning or other == seat)
            farm.choosing = planning and len(self.offers[other]) > 0
            farm.breakdown = [(line.what, line.points) for line in self.breakdown(other)]
            view.farms.append(farm)
        return view

    def determinize(self, seat: Seat, chance: Rng | Random) -> Haspelknecht:
        """The draws to come and the hidden plans of others are drawn anew."""
        imagined = self.copy()
        imagined.rng = self.chance_for(seat, chance)
        if self.together and self.secret:
            for other in range(self.seats):
                if other != seat:
                    imagine_plan(imagined, other, imagined.farms[other], self.planning, imagined.rng)
        return imagined


def new_farm(agreement: Agreement) -> Farm:
    """HK-1.3, HK-1.4, HK-18.8, HK-18.9: how a seat begins."""
    facts, board = agreement.facts, agreement.board
    farm = Farm()
    farm.food, farm.wood, farm.coal, farm.thaler, farm.debt, farm.water = list(facts.start)
    farm.pinge = facts.pinge_coal
    farm.tunnel = facts.tunnel_coal
    if agreement.start_buildings:
        on_board = [int(d.building) for d in facts.developments if board.holds(d.number)]
        farm.buildings = bits(building for building in range(len(BUILDINGS)) if building not in on_board)
    farm.improved = agreement.start_farmhand and not board.holds(facts.pickaxe)
    return farm
