"""What a player could do with the goods at hand: visits, jobs, buildings; and what of the goods that leaves over."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.games.black_forest.rules.actions import VISIT
from waldglas.games.black_forest.rules.board import FIRST_LOCATION
from waldglas.games.black_forest.rules.building import can_construct, can_construct_any
from waldglas.games.black_forest.rules.effects import Effect
from waldglas.games.black_forest.rules.facts import BEYOND, NO_JOB
from waldglas.games.black_forest.rules.player import FOREST, PROVISION, Player
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.prospect import Prospect
from waldglas.games.black_forest.rules.woodworker import can_woodwork, may_woodwork

UNKNOWN: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)  # one after another is made and dropped
class Able:
    """What a player could do with the goods at hand, looked up once."""

    def __init__(self, position: BlackForest, player: Player) -> None:
        self.position: Final = position
        self.player: Final = player
        self.known: i64 = 0  # a bit for each slot that was looked at
        self.possible: i64 = 0  # a bit for each of them where whoever is there can be visited
        self.purse: i64 = UNKNOWN
        self.basic: i64 = UNKNOWN  # basic goods in all
        self.building: i64 = UNKNOWN  # whether one can be paid and placed
        self.foreseen: Prospect | None = None
        self.cheapest: i64 = UNKNOWN  # the fewest basic goods that such a building takes

    # Where an action is possible (BF-8.2)

    def at(self, place: i64, provisions: i64, dues: i64) -> bool:
        """Whether an action is possible there even when this has been paid, no wheel turning."""
        return self.at_job(self.position.facts.board.node_of[place], provisions, dues) or self.beside(place, dues)

    def at_job(self, node: i64, provisions: i64, dues: i64) -> bool:
        job = self.position.open_jobs[node]
        if job == NO_JOB:
            return False
        effect, player = self.position.facts.jobs[job].effect, self.player
        if not effect.payable(player, self.full_purse()) or player.have(PROVISION) < provisions + effect.provisions:
            return False
        return dues == 0 or (effect.different == 0 and self.leaves(effect.basic_cost, dues))

    def beside(self, place: i64, dues: i64) -> bool:
        """Whether a neighbour of the place can be visited."""
        if place >= FIRST_LOCATION:
            return False
        facts = self.position.facts
        other = facts.board.next_slot[place]
        if facts.builders >> self.position.slots[place] & 1:  # what takes longest to find out comes last
            return self.at_slot(other, dues) or self.at_slot(place, dues)
        return self.at_slot(place, dues) or self.at_slot(other, dues)

    def at_slot(self, slot: i64, dues: i64) -> bool:
        one: i64 = 1
        bit = one << slot
        if not self.known & bit:
            self.known |= bit
            if self.can_visit(self.position.slots[slot]):
                self.possible |= bit
        if not self.possible & bit:
            return False
        return dues == 0 or self.visit_leaves(self.position.slots[slot], dues)

    def leaves(self, cost: i64, dues: i64) -> bool:
        """Whether this cost in basic goods leaves enough of them for the dues."""
        if self.basic == UNKNOWN:
            self.basic = self.player.basic_goods()
        return self.basic >= cost + dues

    def visit_leaves(self, who: i64, dues: i64) -> bool:
        """The same for a visit that can be carried out; where even the dearest one does, no other is looked for."""
        dearest = self.position.facts.tradespeople[who].dearest
        return self.leaves(dearest, dues) or self.leaves(self.basic_cost_of(who), dues)

    def tells_all(self, place: i64) -> bool:
        """Whether dues, when they are paid in basic goods, leave no action there that `at` would not see.

        They may where the Woodworker's wood would turn a wheel.
        """
        position = self.position
        job = position.job_at(place)
        if job != NO_JOB and position.facts.jobs[job].effect.different > 0:
            return False
        if place >= FIRST_LOCATION:
            return True
        woodworker = position.facts.woodworker
        return not (position.is_beside(woodworker, place) and self.may_woodwork())

    # Visits

    def can_visit(self, who: i64) -> bool:
        person = self.position.facts.tradespeople[who]
        if person.free:
            return True
        for effect in person.effects:
            if self.can_carry_out(effect):
                return True
        return False

    def offer_visits(self, who: i64, offered: vec[i64]) -> vec[i64]:
        """Adds the visits that can be carried out."""
        person = self.position.facts.tradespeople[who]
        for i in range(len(person.visits)):
            if self.can_carry_out(person.effects[i]):
                offered = append(offered, VISIT + person.visits[i])
        return offered

    def basic_cost_of(self, who: i64) -> i64:
        """The fewest basic goods that a visit takes, of a tradesperson who can be visited."""
        fewest: i64 = BEYOND
        for effect in self.position.facts.tradespeople[who].effects:
            if self.can_carry_out(effect):
                fewest = min(fewest, self.fewest_goods_for(effect))
        return 0 if fewest == BEYOND else fewest

    def fewest_goods_for(self, effect: Effect) -> i64:
        if effect.whole:
            return BEYOND - 1
        return self.cheapest_building() if effect.builds else effect.basic_cost

    def can_carry_out(self, effect: Effect) -> bool:
        """BF-8.2: whether its price can be paid; where one builds, that of a building for which there is a place."""
        if effect.whole:
            return self.player.tiles[FOREST] > 0 and can_woodwork(self.position, self.player, self.full_purse())
        return self.can_build() if effect.builds else effect.payable(self.player, self.full_purse())

    def prospect(self) -> Prospect:
        """What could be had at best."""
        if self.foreseen is None:
            self.foreseen = Prospect(self.position, self.player)
        return self.foreseen

    # Buildings

    def full_purse(self) -> i64:
        if self.purse == UNKNOWN:
            self.purse = self.player.purse()
        return self.purse

    def may_woodwork(self) -> bool:
        return self.player.tiles[FOREST] > 0 and may_woodwork(self.position, self.player, self.full_purse())

    def can_build(self) -> bool:
        if self.building == UNKNOWN:
            self.building = 1 if can_construct_any(self.position, self.player, self.full_purse()) else 0
        return self.building == 1

    def cheapest_building(self) -> i64:
        if self.cheapest == UNKNOWN:
            self.cheapest = BEYOND
            purse = self.full_purse()
            for number in self.position.offer:
                cost = self.position.facts.buildings[number].basic_cost
                if cost < self.cheapest and can_construct(self.position, self.player, number, purse):
                    self.cheapest = cost
        return self.cheapest
