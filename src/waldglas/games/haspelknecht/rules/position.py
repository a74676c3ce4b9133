"""A moment of Haspelknecht: the farms, the pools, the development board, the year wheel and the turn order."""

from __future__ import annotations

from typing import Final

from waldglas.core.agenda import Task
from waldglas.core.game import Line, Position
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.board import Board
from waldglas.games.haspelknecht.rules.facts import BUILDINGS, DEVELOPMENTS, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import SOURCES, Farm
from waldglas.games.haspelknecht.rules.hidden import imagine_plan
from waldglas.games.haspelknecht.rules.scoring import coal_mined, points_of, score_farm
from waldglas.games.haspelknecht.rules.view import HaspelView, view_board, view_farm, view_pools

NOBODY: Final = -1
OWNER: Final = 3  # bits of an owner in a stack


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
    facts: HaspelFacts
    board: Board
    agreement: Agreement
    farms: list[Farm]
    pools: list[int]  # the action pools, then the reserve pools: a heap of disks each
    owners: list[int]  # of each development, the last one in the lowest bits; 0 for none
    order: list[int]  # never changed, only replaced
    year: int
    phase: int
    planning: list[Task | None]  # what each seat is asked while all plan in secret; never changed, only replaced
    rng: Rng

    def prepare(self, agreement: Agreement, order: list[int], rng: Rng) -> None:
        self.facts = agreement.facts
        self.board = agreement.board
        self.agreement = agreement
        self.farms = [new_farm(agreement) for _ in range(self.seats)]
        self.pools = [0] * (2 * self.seats)
        self.owners = [0] * DEVELOPMENTS
        self.order = order
        self.year = 0
        self.phase = 0
        self.planning = [None] * self.seats
        self.rng = rng

    def copy(self) -> Haspelknecht:
        twin = Haspelknecht()
        twin.copy_agenda(self)
        twin.facts = self.facts
        twin.board = self.board
        twin.agreement = self.agreement
        twin.farms = [farm.copy() for farm in self.farms]
        twin.pools = self.pools[:]
        twin.owners = self.owners[:]
        twin.order = self.order
        twin.year = self.year
        twin.phase = self.phase
        twin.planning = self.planning
        twin.rng = self.rng.copy()
        return twin

    # Owners of developments, stacked

    def owners_of(self, development: int) -> list[int]:
        """HK-13.7: from the bottom of the stack to its top."""
        stack = self.owners[development]
        owners = []
        while stack:
            owners.append((stack & 7) - 1)
            stack >>= OWNER
        return owners[::-1]

    def count_owners(self, development: int) -> int:
        stack = self.owners[development]
        number = 0
        while stack:
            number += 1
            stack >>= OWNER
        return number

    def last_owner(self, development: int) -> int:
        return (self.owners[development] & 7) - 1

    def put_on_top(self, development: int, seat: Seat) -> None:
        self.owners[development] = self.owners[development] << OWNER | (seat + 1)

    # Result

    def points(self, seat: Seat) -> float:
        return float(points_of(self.facts, self.farms[seat]))

    def breakdown(self, seat: Seat) -> list[Line]:
        return score_farm(self.facts, self.farms[seat])

    def winners(self) -> list[Seat]:
        """HK-17.10, HK-17.11: of equal seats the one that mined most, then the earliest in the turn order."""
        scores = self.scores()
        best = self.order[0]
        for seat in self.order[1:]:
            if scores[seat] > scores[best] or (scores[seat] == scores[best] and self.mined(seat) > self.mined(best)):
                best = seat
        return [best]

    def mined(self, seat: Seat) -> int:
        return coal_mined(self.facts, self.farms[seat])

    # What is known

    def observe(self, seat: Seat | None) -> HaspelView:
        view = HaspelView(seat, self)
        view.year = self.year
        view.phase = self.phase
        view.order = self.order[:]
        view.pools = view_pools(self.facts, self.pools)
        owners = [self.owners_of(development) for development in range(DEVELOPMENTS)]
        view.board = view_board(self.facts, self.board, owners)
        planning = self.together and self.secret
        view.farms = []
        for other in range(self.seats):
            farm = view_farm(self.facts, self.farms[other], not planning or other == seat)
            farm.choosing = planning and bool(self.offers[other])
            farm.breakdown = [(line.what, line.points) for line in self.breakdown(other)]
            view.farms.append(farm)
        return view

    def determinize(self, seat: Seat, rng: Rng) -> Haspelknecht:
        """The draws to come and the hidden plans of others are drawn anew."""
        imagined = self.copy()
        imagined.rng = rng.fork()
        if self.together and self.secret:
            for other in range(self.seats):
                if other != seat:
                    imagine_plan(imagined, other, imagined.farms[other], self.planning[other], imagined.rng)
        return imagined


def new_farm(agreement: Agreement) -> Farm:
    """HK-1.3, HK-1.4, HK-18.8, HK-18.9: how a seat begins."""
    facts, board = agreement.facts, agreement.board
    farm = Farm()
    farm.food, farm.wood, farm.coal, farm.thaler, farm.debt, farm.water = facts.start
    farm.scored = [0] * len(SOURCES)
    farm.pinge = facts.pinge_coal
    farm.pinge_wood = 0
    farm.tunnel = facts.tunnel_coal
    farm.tunnel_wood = 0
    farm.shaft = 0
    farm.developments = 0
    farm.buildings = 0
    if agreement.start_buildings:
        on_board = [d.building for d in facts.developments if board.holds(d.number)]
        farm.buildings = sum(1 << building for building in range(len(BUILDINGS)) if building not in on_board)
    farm.markers = 0
    farm.new_markers = 0
    farm.improved = agreement.start_farmhand and not board.holds(facts.pickaxe)
    farm.cart_one = 0
    farm.cart_two = 0
    farm.clear_plan()
    farm.farmhand_develops = False
    farm.worked = 0
    farm.first_did = 0
    farm.new_food = 0
    farm.new_coal = 0
    farm.stored_food = 0
    farm.stored_wood = 0
    farm.stored_coal = 0
    return farm
