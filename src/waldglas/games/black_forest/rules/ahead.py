"""Looking ahead: whether conversions between arriving and acting could make an action possible (BF-8.2, BF-15.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import SHARED
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.able import Able
from waldglas.games.black_forest.rules.actions import AT, USE
from waldglas.games.black_forest.rules.anytime import usable
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


def can_act(position: BlackForest, player: Player, place: i64) -> bool:
    """BF-8.2: whether a visit or a job can be carried out at a place with the goods at hand."""
    return Able(position, player).at(place, 0, 0)


def can_act_converting(position: BlackForest, seat: Seat, place: i64) -> bool:
    """BF-8.2: the same, also with conversions before it."""
    player = position.players[seat]
    if can_act(position, player, place):
        return True
    return may_lead(position, player, place) and Conversions(position, player, seat, place).lead(
        foresee(position, seat)
    )


def foresee(position: BlackForest, seat: Seat) -> BlackForest:
    """A copy with nothing to resolve, and without a reminder tile (BF-8.2)."""
    ahead = position.sketch(seat)
    ahead.cut(SHARED, 0)
    ahead.offers[seat] = vec[i64]()
    ahead.players[seat].reminder = False
    return ahead


def some_way(ahead: BlackForest, seat: Seat, place: i64) -> bool:
    """Whether some answers to what is still asked leave an action at a place, conversions being used or not."""
    offered = ahead.offers[seat]
    if not len(offered):
        return can_act_converting(ahead, seat, place)
    for action in offered:
        further = ahead.sketch(seat)
        further.answer(seat, action)
        if some_way(further, seat, place):
            return True
    return False


class Conversions:
    """All ways to use one's conversions, tried out until one leads to an action."""

    def __init__(self, position: BlackForest, player: Player, seat: Seat, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.spaces_count = can_build_at(position, place) and wants_spaces(position, at_best(position, player))
        self.seen: set[tuple[int, ...]] = set()

    def lead(self, ahead: BlackForest) -> bool:
        """Whether an action is possible now or after some conversions."""
        player = ahead.players[self.seat]
        if can_act(ahead, player, self.place):
            return True
        known = self.holdings(player)
        if known in self.seen:
            return False
        self.seen.add(known)
        for action in usable(ahead, self.seat):
            further = ahead.sketch(self.seat)
            further.then_all(self.seat, ahead.facts.uses[action - USE].effect.steps)
            further.proceed()
            if self.some_way(further):
                return True
        return False

    def some_way(self, ahead: BlackForest) -> bool:
        offered = ahead.offers[self.seat]
        if not len(offered):
            return self.lead(ahead)
        for action in offered if self.spaces_count else told_apart(ahead.players[self.seat], offered):
            further = ahead.sketch(self.seat)
            further.answer(self.seat, action)
            if self.some_way(further):
                return True
        return False

    def holdings(self, player: Player) -> tuple[int, ...]:
        """All that tells two moments apart here."""
        domain = player.land if self.spaces_count else player.tiles
        return (player.tracker, player.estates, player.pigs, player.cattle, *player.goods, *domain)


def told_apart(player: Player, offered: vec[i64]) -> vec[i64]:
    """The answers of which each does something else, where one space is as good as another with the same on it."""
    found = vec[i64](capacity=len(offered))
    lying = vec[i64]()
    for action in offered:
        if action < AT:
            found = append(found, action)
        elif player.land[action - AT] not in lying:
            lying = append(lying, player.land[action - AT])
            found = append(found, action)
    return found


# What could be had at best


def may_lead(position: BlackForest, player: Player, place: i64) -> bool:
    """Whether conversions might lead to an action there, judged as if they took nothing."""
    if not len(player.works):
        return False
    best = at_best(position, player)
    facts, job = position.facts, position.job_at(place)
    if job != NO_JOB and facts.jobs[job].effect.affordable(best):
        return True
    if place >= FIRST_LOCATION:
        return False
    return might_visit(position, best, position.neighbour(place)) or might_visit(
        position, best, position.other_neighbour(place)
    )


def might_visit(position: BlackForest, best: Player, who: i64) -> bool:
    for effect in position.facts.tradespeople[who].effects:
        if might_pay(position, best, effect):
            return True
    return False


def might_pay(position: BlackForest, best: Player, effect: Effect) -> bool:
    if not effect.builds:
        return effect.affordable(best)
    if effect.whole:
        if best.tiles[FOREST] == 0:
            return False
        best = best.copy()
        best.goods[WOOD] = LIMITS[WOOD]
        best.goods[GLASS] = LIMITS[GLASS]
        best.goods[WATER] = LIMITS[WATER]
    return can_pay_any(position, best.purse())


def can_build_at(position: BlackForest, place: i64) -> bool:
    if place >= FIRST_LOCATION:
        return False
    builders = position.facts.builders
    return (builders >> position.neighbour(place) | builders >> position.other_neighbour(place)) & 1 == 1


def wants_spaces(position: BlackForest, best: Player) -> bool:
    """Whether it may matter which spaces are emptied or taken: for a building that cannot stand everywhere."""
    purse, facts = best.purse(), position.facts
    for number in position.offer:
        if affords(purse, facts.prices[number]):
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
    before = goods[:]
    if could_turn(GLASSMAKING, goods):
        goods[GLASS] = LIMITS[GLASS]
        if best.painted:
            goods[PORRIDGE] = LIMITS[PORRIDGE]
    if could_turn(COOKING, goods):
        goods[COMMODITY] = LIMITS[COMMODITY]
        best.set_provisions(LIMITS[PROVISION], LIMITS[PROVISION])
    return goods != before


def could_turn(wheel: Wheel, goods: vec[i64]) -> bool:
    for marker in wheel.basic:
        if goods[marker] == 0:
            return False
    return True


def fill(best: Player, marker: i64) -> None:
    if best.goods[marker] != GONE:
        best.goods[marker] = LIMITS[marker]
