"""What could be had at best: a first look at what conversions might lead to, as if they took nothing (BF-15.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.games.black_forest.rules.board import FIRST_LOCATION
from waldglas.games.black_forest.rules.building import can_pay_any
from waldglas.games.black_forest.rules.effects import ESTATE_ADDED, PROGRESS, TILE_THING, Effect
from waldglas.games.black_forest.rules.facts import NO_JOB
from waldglas.games.black_forest.rules.player import (
    CATTLE,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    COOKING,
    EMPTY,
    FOREST,
    GLASS,
    GLASSMAKING,
    LIMITS,
    MOST_COUNTED,
    PIG,
    PORRIDGE,
    PROVISION,
    SAND,
    WATER,
    WOOD,
    Player,
    affords,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.shared.wheel import GONE, Wheel

MANY: Final = 99  # animals and steps: more than anything takes


@mypyc_attr(acyclic=True, free_list_len=1)  # one after another is made and dropped
class Prospect:
    """A player with all that could be had at best, and what that would pay for."""

    def __init__(self, position: BlackForest, player: Player) -> None:
        self.position: Final = position
        self.best: Final = at_best(position, player)
        self.purse: Final = self.best.purse()

    def may_lead(self, place: i64) -> bool:
        """Whether conversions might lead to an action at a place."""
        position, job = self.position, self.position.job_at(place)
        if job != NO_JOB and position.facts.jobs[job].effect.payable(self.best, self.purse):
            return True
        if place >= FIRST_LOCATION:
            return False
        return self.may_visit(position.neighbour(place)) or self.may_visit(position.other_neighbour(place))

    def may_visit(self, who: i64) -> bool:
        for effect in self.position.facts.tradespeople[who].effects:
            if self.may_pay(effect):
                return True
        return False

    def may_pay(self, effect: Effect) -> bool:
        if not effect.builds:
            return effect.payable(self.best, self.purse)
        if not effect.whole:
            return can_pay_any(self.position, self.purse)
        if self.best.tiles[FOREST] == 0:
            return False
        richer = self.best.copy()
        for marker in (WOOD, GLASS, WATER):
            richer.goods[marker] = LIMITS[marker]
        return can_pay_any(self.position, richer.purse())

    def wants_spaces(self) -> bool:
        """Whether it may matter which spaces are emptied or taken: for a building that cannot stand everywhere."""
        facts = self.position.facts
        for number in self.position.offer:
            if affords(self.purse, facts.prices[number]):
                building = facts.buildings[number]
                if building.large or building.alone:
                    return True
        return False


def at_best(position: BlackForest, player: Player) -> Player:
    """The player with as much as can be held of all that conversions and wheels could bring."""
    best = player.copy()
    best.tiles = player.tiles[:]
    left = player.works
    found = True
    while found:
        found = turn_at_best(best)
        waiting = vec[i64]()
        for number in left:
            effect = position.facts.uses[number].effect
            if effect.affordable(best):
                found = True
                use_at_best(best, effect)
            else:
                waiting = append(waiting, number)
        left = waiting
    return best


def use_at_best(best: Player, effect: Effect) -> None:
    if len(effect.remove):
        best.tiles[EMPTY] = MOST_COUNTED
        if best.forest_water:
            fill(best, WATER)
    for part in effect.parts:
        thing = part.thing
        if thing == CHARCOAL:
            fill(best, CHARCOAL)
            fill(best, CHARCOAL_COOKING)
        elif thing == PROVISION:
            best.set_provisions(LIMITS[PROVISION], LIMITS[PROVISION])
        elif thing < PIG:
            fill(best, thing)
        elif thing == PIG:
            best.pigs = MANY
        elif thing == CATTLE:
            best.cattle = MANY
        elif thing == PROGRESS:
            progress_at_best(best)
        else:
            best.tiles[thing - TILE_THING] = MOST_COUNTED


def progress_at_best(best: Player) -> None:
    best.tracker = MANY
    best.tiles[EMPTY] = MOST_COUNTED
    best.tiles[FOREST] = MOST_COUNTED
    if best.events >> ESTATE_ADDED & 1:
        fill(best, SAND)
        fill(best, WOOD)


def turn_at_best(best: Player) -> bool:
    """Both wheels; whether that brought anything new."""
    goods = best.goods
    before = amount(goods)
    if could_turn(GLASSMAKING, goods):
        goods[GLASS] = LIMITS[GLASS]
        if best.painted:
            goods[PORRIDGE] = LIMITS[PORRIDGE]
    if could_turn(COOKING, goods):
        goods[COMMODITY] = LIMITS[COMMODITY]
        best.set_provisions(LIMITS[PROVISION], LIMITS[PROVISION])
    return amount(goods) > before


def amount(goods: vec[i64]) -> i64:
    """All that the markers show together."""
    found: i64 = 0
    for number in goods:
        found += number
    return found


def could_turn(wheel: Wheel, goods: vec[i64]) -> bool:
    for marker in wheel.basic:
        if goods[marker] == 0:
            return False
    return True


def fill(best: Player, marker: i64) -> None:
    if best.goods[marker] != GONE:
        best.goods[marker] = LIMITS[marker]
