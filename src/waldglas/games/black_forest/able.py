"""What a player could do with the goods at hand: visits, jobs, buildings; and what of the goods that leaves over."""

from __future__ import annotations

from typing import Final

from waldglas.games.black_forest.board import FIRST_LOCATION
from waldglas.games.black_forest.building import has_place_once_paid, payable
from waldglas.games.black_forest.domain import can_progress, sets_off
from waldglas.games.black_forest.effect import (
    ANY_BASIC,
    BUILDING,
    NO_EVENT,
    PROGRESS,
    TILE_THING,
    Effect,
    Part,
    can_place,
)
from waldglas.games.black_forest.facts import NO_JOB
from waldglas.games.black_forest.player import BASIC_GOODS, CATTLE, FOREST, PIG, PROVISION, Player
from waldglas.games.black_forest.position import BlackForest
from waldglas.games.black_forest.woodworker import can_woodwork, may_woodwork

UNKNOWN: Final = -1
BEYOND: Final = 1000  # the cost of what cannot be had


class Able:
    """What a player could do with the goods at hand, looked up once."""

    def __init__(self, position: BlackForest, player: Player) -> None:
        self.position: Final = position
        self.player: Final = player
        self.known = 0  # a bit for each slot that was looked at
        self.possible = 0  # a bit for each of them where whoever is there can be visited
        self.purse = UNKNOWN
        self.basic = UNKNOWN  # basic goods in all
        self.cheapest = UNKNOWN  # the fewest basic goods that a building takes which can be paid and placed

    # Where an action is possible (BF-8.2)

    def at(self, place: int, provisions: int, dues: int) -> bool:
        """Whether an action is possible there even when this has been paid, no wheel turning."""
        return self.at_job(self.position.facts.board.node_of[place], provisions, dues) or self.beside(place, dues)

    def at_job(self, node: int, provisions: int, dues: int) -> bool:
        job = self.position.open_jobs[node]
        if job == NO_JOB:
            return False
        effect, player = self.position.facts.jobs[job].effect, self.player
        if not effect.affordable(player) or player.have(PROVISION) < provisions + effect.provisions:
            return False
        return dues == 0 or (effect.different == 0 and self.leaves(effect.basic_cost, dues))

    def beside(self, place: int, dues: int) -> bool:
        """Whether a neighbour of the place can be visited."""
        if place >= FIRST_LOCATION:
            return False
        facts = self.position.facts
        one, other = place, facts.board.next_slot[place]
        if facts.tradespeople[self.position.slots[one]].builds:  # what takes longest to find out comes last
            one, other = other, one
        return self.at_slot(one, dues) or self.at_slot(other, dues)

    def at_slot(self, slot: int, dues: int) -> bool:
        bit = 1 << slot
        if not self.known & bit:
            self.known |= bit
            if self.can_visit(self.position.slots[slot]):
                self.possible |= bit
        if not self.possible & bit:
            return False
        return dues == 0 or self.leaves(self.basic_cost_of(self.position.slots[slot]), dues)

    def leaves(self, cost: int, dues: int) -> bool:
        """Whether this cost in basic goods leaves enough of them for the dues."""
        if self.basic == UNKNOWN:
            self.basic = self.player.basic_goods()
        return self.basic >= cost + dues

    def tells_all(self, place: int) -> bool:
        """Whether dues, when they are paid in basic goods, leave no action there that `at` would not see.

        Some may: they make room for a good, or for what the Woodworker or a building of one's own brings.
        """
        position, player = self.position, self.player
        job = position.open_jobs[position.facts.board.node_of[place]]
        if player.is_full() or (job != NO_JOB and position.facts.jobs[job].effect.different > 0):
            return False
        if place >= FIRST_LOCATION:
            return True
        for who in position.neighbours_of(place):
            person = position.facts.tradespeople[who]
            if person.event != NO_EVENT and player.events >> person.event & 1:
                return False
            if person.effects[0].whole and self.may_woodwork():
                return False
        return True

    # Visits

    def can_visit(self, who: int) -> bool:
        person = self.position.facts.tradespeople[who]
        for effect in person.effects:
            if self.can_carry_out(effect):
                return True
        return person.event != NO_EVENT and self.brings_event(person.event)

    def visits_to(self, who: int) -> list[int]:
        """The effects that can be carried out; the first one if only a building of one's own adds something."""
        person = self.position.facts.tradespeople[who]
        found: list[int] = []
        for i in range(len(person.visits)):
            if self.can_carry_out(person.effects[i]):
                found.append(person.visits[i])
        if not found and person.event != NO_EVENT and self.brings_event(person.event):
            found.append(person.visits[0])
        return found

    def basic_cost_of(self, who: int) -> int:
        """The fewest basic goods that a visit takes, of a tradesperson who can be visited."""
        fewest = BEYOND
        for effect in self.position.facts.tradespeople[who].effects:
            if self.can_carry_out(effect):
                fewest = min(fewest, self.fewest_goods_for(effect))
        return 0 if fewest == BEYOND else fewest

    def fewest_goods_for(self, effect: Effect) -> int:
        if effect.whole:
            return BEYOND - 1
        if effect.parts[0].thing == BUILDING:
            return self.cheapest_building()
        return effect.basic_cost

    def can_carry_out(self, effect: Effect) -> bool:
        """With a cost if it can be paid, without one if something would be gained."""
        if effect.whole:
            return self.player.tiles[FOREST] > 0 and can_woodwork(self.position, self.player, self.full_purse())
        if effect.costs:
            return effect.affordable(self.player)
        for part in effect.parts:
            if self.brings(effect, part):
                return True
        return False

    def brings(self, effect: Effect, part: Part) -> bool:
        player, thing = self.player, part.thing
        if thing == BUILDING:
            return self.cheapest_building() != BEYOND
        if thing == PROGRESS:
            return can_progress(self.position, player)
        if thing == ANY_BASIC:
            return any(player.has_room(good) for good in range(BASIC_GOODS))
        if effect.times(player, self.position.site) == 0:
            return False
        if thing < PIG:
            return player.has_room(thing)
        if thing <= CATTLE:
            return player.can_take(thing)
        return can_place(player, thing - TILE_THING) or (
            part.event != NO_EVENT and player.open_spaces() > 0 and sets_off(self.position, player, part.event)
        )

    def brings_event(self, event: int) -> bool:
        """Whether a building of one's own adds something to an event."""
        if not self.player.events >> event & 1:
            return False
        for building in self.position.facts.answers[event]:
            effect = building.each
            if effect is not None and self.player.owns(building.number) and self.can_carry_out(effect):
                return True
        return False

    # Buildings

    def full_purse(self) -> int:
        if self.purse == UNKNOWN:
            self.purse = self.player.purse()
        return self.purse

    def may_woodwork(self) -> bool:
        return self.player.tiles[FOREST] > 0 and may_woodwork(self.position, self.player, self.full_purse())

    def cheapest_building(self) -> int:
        if self.cheapest == UNKNOWN:
            self.cheapest = BEYOND
            for building in payable(self.position, self.full_purse()):
                cost = building.basic_cost
                if cost < self.cheapest and has_place_once_paid(self.position, self.player, building):
                    self.cheapest = cost
        return self.cheapest
