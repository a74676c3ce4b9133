"""A moment of Tiny Towns: the towns, the call of the round, and where calls come from."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Line, Position
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.facts import (
    BITS,
    CODE,
    COTTAGE,
    FULL,
    KINDS,
    RESOURCES,
    SQUARES,
    Placement,
    TownFacts,
    at,
    code_at,
    cube_index,
)
from waldglas.games.tiny_towns.rules.scoring import count, points_of, score_town
from waldglas.games.tiny_towns.rules.view import TownsView, TownView

CALLERS: Final = ["master-builder", "town-hall", "random", "caller", "cards"]
MASTER_BUILDER: Final = 0
TOWN_HALL: Final = 1
RANDOM: Final = 2
CALLER: Final = 3
CARDS: Final = 4

NOBODY: Final = -1
NO_RESOURCE: Final = 0


class TinyTowns(Position):
    facts: TownFacts
    mode: int  # who calls: one of CALLERS
    towns: int  # the seats from 0 that have a town
    cubes: list[int]  # of each town
    built: list[int]  # buildings of each town
    stored: list[int]  # the cubes on each town's Factories
    empty: list[int]  # each town's empty squares
    ready: list[list[int]]  # placements whose cubes lie in each town
    finished: list[bool]  # towns that are complete
    placing: list[int]  # the resource each seat has to place
    vacated: list[int]  # squares that the cubes of a building left
    raising: list[int]  # the building that stands on none of them yet
    called: int  # the resource of the round, or none when each seat picks its own
    calling: int  # the seat that called it, or nobody
    round: int
    last_master: int
    built_as_master: list[int]  # how often each seat was Master Builder
    unseen: list[int]  # Town Hall: cards of each resource not drawn since the shuffle
    drawn: int  # Town Hall: how many cards were drawn since the shuffle
    pile: list[int]  # solo: the face-down cards, the top one first
    unknown: int  # solo: how many from the top were never seen
    face_up: list[int]
    rng: Rng

    def prepare(self, facts: TownFacts, mode: int, rng: Rng) -> None:
        """Sets up empty towns; the agenda is prepared already."""
        self.facts = facts
        self.mode = mode
        self.towns = self.seats - 1 if mode == CALLER else self.seats
        self.cubes = [0] * self.towns
        self.built = [0] * self.towns
        self.stored = [0] * self.towns
        self.empty = [FULL] * self.towns
        self.ready = [[] for _ in range(self.towns)]
        self.finished = [False] * self.towns
        self.placing = [NO_RESOURCE] * self.towns
        self.vacated = [0] * self.towns
        self.raising = [0] * self.towns
        self.called = NO_RESOURCE
        self.calling = NOBODY
        self.round = 0
        self.last_master = NOBODY
        self.built_as_master = [0] * self.towns
        self.shuffle_cards()
        self.pile = []
        self.unknown = 0
        self.face_up = []
        self.rng = rng

    def copy(self) -> TinyTowns:
        twin = TinyTowns()
        twin.copy_agenda(self)
        twin.facts = self.facts
        twin.mode = self.mode
        twin.towns = self.towns
        twin.cubes = self.cubes[:]
        twin.built = self.built[:]
        twin.stored = self.stored[:]
        twin.empty = self.empty[:]
        twin.ready = self.ready[:]
        twin.finished = self.finished[:]
        twin.placing = self.placing[:]
        twin.vacated = self.vacated[:]
        twin.raising = self.raising[:]
        twin.called = self.called
        twin.calling = self.calling
        twin.round = self.round
        twin.last_master = self.last_master
        twin.built_as_master = self.built_as_master[:]
        twin.unseen = self.unseen[:]
        twin.drawn = self.drawn
        twin.pile = self.pile[:]
        twin.unknown = self.unknown
        twin.face_up = self.face_up[:]
        twin.rng = self.rng.copy()
        return twin

    def shuffle_cards(self) -> None:
        self.unseen = [0] + [self.facts.copies] * KINDS
        self.drawn = 0

    def draw_card(self) -> int:
        """One of the cards not seen since the shuffle; those set aside are as likely as the others."""
        card = self.rng.below(self.facts.copies * KINDS - self.drawn)
        resource = 1
        while card >= self.unseen[resource]:
            card -= self.unseen[resource]
            resource += 1
        self.unseen[resource] -= 1
        self.drawn += 1
        return resource

    # Cubes and buildings

    def place_cube(self, seat: Seat, resource: int, square: int) -> None:
        cubes = self.cubes[seat] | at(square, resource)
        self.cubes[seat] = cubes
        self.empty[seat] &= ~(1 << square)
        for placement in self.facts.using[cube_index(square, resource)]:
            if placement.fits(cubes):
                self.ready[seat] = sorted(self.ready[seat] + [placement.number])

    def remove_cubes(self, seat: Seat, placement: Placement) -> None:
        cubes = self.cubes[seat] - placement.want
        self.cubes[seat] = cubes
        self.empty[seat] |= placement.squares
        placements = self.facts.placements
        self.ready[seat] = [other for other in self.ready[seat] if placements[other].fits(cubes)]

    def place_building(self, seat: Seat, building: int, square: int) -> None:
        self.built[seat] |= at(square, building)
        self.empty[seat] &= ~(1 << square)

    def store_cube(self, seat: Seat, resource: int, square: int) -> None:
        self.stored[seat] |= at(square, resource)

    def has_stored(self, seat: Seat, resource: int) -> bool:
        """Whether a Factory of this town holds the resource."""
        stored = self.stored[seat]
        while stored:
            if stored & CODE == resource:
                return True
            stored >>= BITS
        return False

    def all_finished(self) -> bool:
        for finished in self.finished:
            if not finished:
                return False
        return True

    def one_is_left(self) -> bool:
        """TT-7.3: whether all of several towns are complete but one."""
        left = 0
        for finished in self.finished:
            if not finished:
                left += 1
        return left == 1 and self.towns > 1

    # Result

    def points(self, seat: Seat) -> float:
        return float(points_of(self.facts, self.built[seat], self.waste(seat))) if seat < self.towns else 0.0

    def breakdown(self, seat: Seat) -> list[Line]:
        if seat >= self.towns:
            return []
        return score_town(self.facts, self.built[seat], self.waste(seat))

    def waste(self, seat: Seat) -> int:
        """TT-8.8: cubes; at the end also squares that were left empty."""
        built, cubes = self.built[seat], self.cubes[seat]
        return count(built, 0) if self.finished[seat] else SQUARES - count(cubes, 0)

    def winners(self) -> list[Seat]:
        """Most points, then seldom Master Builder, few squares without a building, many Cottages."""
        standings = [self.standing(seat) for seat in range(self.towns)]
        best = max(standings)
        return [seat for seat in range(self.towns) if standings[seat] == best]

    def standing(self, seat: Seat) -> tuple[float, int, int, int]:
        built = self.built[seat]
        buildings = SQUARES - count(built, 0)
        return (self.points(seat), -self.built_as_master[seat], buildings, count(built, COTTAGE))

    def rank(self, seat: Seat) -> str:
        if self.mode != CARDS:
            return ""
        points = self.points(seat)
        earned = [name for least, name in self.facts.ranks if points >= least]
        return earned[-1] if earned else ""

    # What is known

    def observe(self, seat: Seat | None) -> TownsView:
        view = TownsView(seat, self)
        view.caller = CALLERS[self.mode]
        view.round = self.round
        view.called = RESOURCES[self.called]
        view.calling = self.calling
        view.towns = [self.town_view(town) for town in range(self.towns)]
        drawing = range(1, KINDS + 1) if self.mode == TOWN_HALL else range(0)
        view.unseen = {RESOURCES[resource]: self.unseen[resource] for resource in drawing}
        view.face_up = [RESOURCES[card] for card in self.face_up]
        view.pile = ["" if i < self.unknown else RESOURCES[card] for i, card in enumerate(self.pile)]
        return view

    def town_view(self, seat: Seat) -> TownView:
        town = TownView()
        town.cubes = [RESOURCES[code_at(self.cubes[seat], square)] for square in range(SQUARES)]
        town.buildings = [self.facts.slugs[code_at(self.built[seat], square)] for square in range(SQUARES)]
        town.stored = [RESOURCES[code_at(self.stored[seat], square)] for square in range(SQUARES)]
        town.placing = RESOURCES[self.placing[seat]]
        town.finished = self.finished[seat]
        town.built_as_master = self.built_as_master[seat]
        town.breakdown = [(line.what, line.points) for line in self.breakdown(seat)]
        return town

    def determinize(self, seat: Seat, rng: Rng) -> TinyTowns:
        """The order of cards never seen and all later draws are drawn anew."""
        imagined = self.copy()
        imagined.rng = rng.fork()
        hidden = imagined.pile[: imagined.unknown]
        imagined.rng.shuffle(hidden)
        imagined.pile[: imagined.unknown] = hidden
        return imagined
