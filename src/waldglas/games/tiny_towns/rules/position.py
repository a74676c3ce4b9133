"""A moment of Tiny Towns: the towns, the call of the round, and where calls come from."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.agenda import NOTHING, packed
from waldglas.core.game import Line, Position
from waldglas.core.rng import Rng
from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.facts import COTTAGE, KINDS, RESOURCES, SQUARE_NAMES, SQUARES, TownFacts, code_at
from waldglas.games.tiny_towns.rules.scoring import count, points_of, score_town
from waldglas.games.tiny_towns.rules.town import NO_RESOURCE, Town
from waldglas.games.tiny_towns.rules.view import TownsView, TownView

CALLERS: Final = ["master-builder", "town-hall", "random", "caller", "cards"]
MASTER_BUILDER: Final = 0
TOWN_HALL: Final = 1
RANDOM: Final = 2
CALLER: Final = 3
CARDS: Final = 4

NOBODY: Final = -1
NO_CHANCE: Final = Rng()

# The unseen cards are one number with as many bits a resource.
CARD_BITS: Final = 8
CARD_MASK: Final = (1 << CARD_BITS) - 1


def cards(resource: i64, number: i64) -> i64:
    """So many cards of a resource."""
    return number << (CARD_BITS * resource)


def cards_of(unseen: i64, resource: i64) -> i64:
    return (unseen >> (CARD_BITS * resource)) & CARD_MASK


@mypyc_attr(acyclic=True)
class TinyTowns(Position):
    def __init__(self, facts: TownFacts) -> None:
        super().__init__()
        self.facts = facts
        self.mode: i64 = MASTER_BUILDER  # who calls: one of CALLERS
        self.towns = vec[Town]()  # of the seats from 0; the last one may have none
        self.called: i64 = NO_RESOURCE  # the resource of the round, or none when each seat picks its own
        self.calling: i64 = NOBODY  # the seat that called it, or nobody
        self.round: i64 = 0
        self.last_master: i64 = NOBODY
        self.unseen: i64 = 0  # Town Hall: how many cards of each resource were not drawn since the shuffle
        self.drawn: i64 = 0  # Town Hall: how many cards were drawn since the shuffle
        self.pile = NOTHING  # solo: the face-down cards, the top one first; never changed, only replaced
        self.unknown: i64 = 0  # solo: how many from the top were never seen
        self.face_up = NOTHING  # never changed, only replaced
        self.rng = NO_CHANCE

    def prepare(self, mode: int, rng: Rng) -> None:
        """Sets up empty towns; the agenda is prepared already."""
        self.mode = mode
        self.towns = vec[Town]([Town() for _ in range(self.seats - 1 if mode == CALLER else self.seats)])
        self.shuffle_cards()
        self.rng = rng

    def copy(self) -> TinyTowns:
        twin = TinyTowns(self.facts)
        twin.copy_agenda(self)
        twin.mode = self.mode
        twin.towns = self.towns[:]
        for seat in range(len(self.towns)):
            twin.towns[seat] = self.towns[seat].copy()
        twin.called = self.called
        twin.calling = self.calling
        twin.round = self.round
        twin.last_master = self.last_master
        twin.unseen = self.unseen
        twin.drawn = self.drawn
        twin.pile = self.pile
        twin.unknown = self.unknown
        twin.face_up = self.face_up
        twin.rng = self.rng.copy()
        return twin

    def shuffle_cards(self) -> None:
        self.unseen = 0
        for resource in range(1, KINDS + 1):
            self.unseen += cards(resource, self.facts.copies)
        self.drawn = 0

    def draw_card(self) -> i64:
        """One of the cards not seen since the shuffle; those set aside are as likely as the others."""
        card: i64 = self.rng.below(self.facts.copies * KINDS - self.drawn)
        resource: i64 = 1
        while card >= cards_of(self.unseen, resource):
            card -= cards_of(self.unseen, resource)
            resource += 1
        self.unseen -= cards(resource, 1)
        self.drawn += 1
        return resource

    def all_finished(self) -> bool:
        for town in self.towns:
            if not town.finished:
                return False
        return True

    def one_is_left(self) -> bool:
        """TT-7.3: whether all of several towns are complete but one."""
        left = 0
        for town in self.towns:
            if not town.finished:
                left += 1
        return left == 1 and len(self.towns) > 1

    # Result

    def points(self, seat: Seat) -> float:
        if seat >= len(self.towns):
            return 0.0
        return float(points_of(self.facts, self.towns[seat].built, self.waste(seat)))

    def breakdown(self, seat: Seat) -> list[Line]:
        if seat >= len(self.towns):
            return []
        return score_town(self.facts, self.towns[seat].built, self.waste(seat))

    def waste(self, seat: Seat) -> int:
        """TT-8.8: cubes; at the end also squares that were left empty."""
        town = self.towns[seat]
        return count(town.built, 0) if town.finished else SQUARES - count(town.cubes, 0)

    def winners(self) -> list[int]:
        """Most points, then seldom Master Builder, few squares without a building, many Cottages."""
        standings = [self.standing(seat) for seat in range(len(self.towns))]
        best = max(standings)
        return [seat for seat in range(len(self.towns)) if standings[seat] == best]

    def standing(self, seat: Seat) -> tuple[float, int, int, int]:
        town = self.towns[seat]
        buildings = SQUARES - count(town.built, 0)
        return (self.points(seat), -town.built_as_master, buildings, count(town.built, COTTAGE))

    def rank(self, seat: Seat) -> str:
        if self.mode != CARDS:
            return ""
        points = self.points(seat)
        earned = [name for least, name in self.facts.ranks if points >= least]
        return earned[-1] if earned else ""

    # What is known

    def observe(self, seat: int | None) -> TownsView:
        view = TownsView(seat, self)
        view.caller = CALLERS[self.mode]
        view.round = int(self.round)
        view.called = RESOURCES[self.called]
        view.calling = int(self.calling)
        view.towns = [self.town_view(seat) for seat in range(len(self.towns))]
        drawing = range(1, KINDS + 1) if self.mode == TOWN_HALL else range(0)
        view.unseen = {RESOURCES[resource]: int(cards_of(self.unseen, resource)) for resource in drawing}
        view.face_up = [RESOURCES[card] for card in self.face_up]
        view.pile = ["" if i < self.unknown else RESOURCES[card] for i, card in enumerate(self.pile)]
        return view

    def town_view(self, seat: Seat) -> TownView:
        town, view = self.towns[seat], TownView()
        view.cubes = [RESOURCES[code_at(town.cubes, square)] for square in range(SQUARES)]
        view.buildings = [self.facts.slugs[code_at(town.built, square)] for square in range(SQUARES)]
        view.stored = [RESOURCES[code_at(town.stored, square)] for square in range(SQUARES)]
        view.placing = RESOURCES[town.placing]
        view.raising = self.facts.slugs[town.raising]
        view.vacated = [SQUARE_NAMES[square] for square in range(SQUARES) if town.vacated >> square & 1]
        view.finished = town.finished
        view.built_as_master = int(town.built_as_master)
        view.breakdown = [(line.what, line.points) for line in self.breakdown(seat)]
        return view

    def determinize(self, seat: Seat, chance: Rng | Random) -> TinyTowns:
        """The order of cards never seen and all later draws are drawn anew."""
        imagined = self.copy()
        imagined.rng = self.chance_for(seat, chance)
        hidden = [int(card) for card in self.pile[: self.unknown]]
        imagined.rng.shuffle(hidden)
        imagined.pile = extend(packed(hidden), self.pile[self.unknown :])
        return imagined
