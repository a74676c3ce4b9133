"""The Woodworker (BF-19.5): for a forest both wood and a building, in either order; wood without room is lost."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import TAKE
from waldglas.games.black_forest.rules.building import (
    CONSTRUCT,
    affordable_buildings,
    can_construct_any,
    can_pay_any,
    has_place_once_paid,
)
from waldglas.games.black_forest.rules.effects import BUILDING, FOREST_REMOVED
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS, RemoveTiles, at_spaces, spaces_with
from waldglas.games.black_forest.rules.player import (
    BASIC_LIMIT,
    EMPTY,
    FOREST,
    GLASS,
    GLASSMAKING,
    REFINED_LIMIT,
    WATER,
    WOOD,
    Player,
    affords,
)
from waldglas.games.black_forest.rules.position import BlackForest, replaced
from waldglas.games.black_forest.rules.production import EVENTS_ANNOUNCED, GAIN, foresee_gain, gain

WOOD_GAINED: Final = 1
ONE_WOOD: Final = 1 << 4 * WOOD
ONE_GLASS: Final = 1 << 4 * GLASS


class RemoveForWood(RemoveTiles):
    """A forest that leaves a building to be built."""

    def __init__(self) -> None:
        super().__init__(FOREST, 1)

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        spaces = working_spaces(position, position.players[seat])
        return at_spaces(spaces) if len(spaces) else super().choices(position, seat)


def can_woodwork(position: BlackForest, player: Player, purse: i64) -> bool:
    """Whether it can be done by a player with a forest and this purse."""
    if player.forest_water or player.goods[WOOD] == BASIC_LIMIT or turns_with_wood(player.goods):
        return may_woodwork(position, player, purse) and len(working_spaces(position, player)) > 0
    payable = False
    facts = position.facts
    for number in position.offer:
        if affords(purse + ONE_WOOD, facts.prices[number]):
            building = facts.buildings[number]
            if not building.large and not building.alone and building.forests < player.tiles[FOREST]:
                return True
            payable = True
    return payable and len(working_spaces(position, player)) > 0


def turns_with_wood(goods: vec[i64]) -> bool:
    """Whether a wood more makes the Glassmaking wheel turn."""
    goods[WOOD] += WOOD_GAINED
    turning = GLASSMAKING.turns_due(goods) > 0
    goods[WOOD] -= WOOD_GAINED
    return turning


def may_woodwork(position: BlackForest, player: Player, purse: i64) -> bool:
    """Whether some building can be paid at best, with all that a forest may bring and nothing that it takes.

    Where that is so with fewer goods it is so with more.
    """
    if player.forest_water or player.painted:
        return True
    goods = player.goods
    if goods[WOOD] < BASIC_LIMIT:
        purse += ONE_WOOD
    if goods[GLASS] < REFINED_LIMIT:
        purse += ONE_GLASS
    return can_pay_any(position, purse)


def without_forest(player: Player) -> Player:
    """The player when a forest is gone and a Lakeside Forest Cabin has brought its water."""
    after = player.copy()
    after.tiles = player.tiles[:]
    after.tiles[FOREST] -= 1
    after.tiles[EMPTY] += 1
    foresee_gain(after, WATER, player.forest_water)
    return after


def with_wood(player: Player) -> Player:
    after = player.copy()
    foresee_gain(after, WOOD, WOOD_GAINED)
    return after


def working_spaces(position: BlackForest, player: Player) -> vec[i64]:
    """The forests without which wood and building both come off."""
    if player.tiles[FOREST] == 0:
        return vec[i64]()
    wood_last = without_forest(player)
    wood_first = with_wood(wood_last)
    early, late = affordable_buildings(position, wood_first), affordable_buildings(position, wood_last)
    if fits_anywhere(position, early) or fits_anywhere(position, late):
        return spaces_with(player, FOREST, -1)
    found = vec[i64]()
    if len(early) or len(late):
        for space in spaces_with(player, FOREST, -1):
            if any_place(position, wood_first, early, space) or any_place(position, wood_last, late, space):
                found = append(found, space)
    return found


def fits_anywhere(position: BlackForest, buildings: vec[i64]) -> bool:
    """Whether one of these can stand wherever a forest was."""
    for number in buildings:
        building = position.facts.buildings[number]
        if not building.large and not building.alone:
            return True
    return False


def any_place(position: BlackForest, player: Player, buildings: vec[i64], forest: i64) -> bool:
    """Whether one of these has a place when this forest is gone."""
    land = player.land
    player.land = replaced(land, forest, EMPTY)
    found = False
    for number in buildings:
        if has_place_once_paid(position, player, position.facts.buildings[number]):
            found = True
            break
    player.land = land
    return found


class WoodAndBuilding(Step[BlackForest]):
    """Wood first, if it leaves a building to be built; or the building first."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        offered = vec[i64]()
        after = with_wood(player)
        if can_construct_any(position, after, after.purse()):
            offered = append(offered, TAKE + WOOD)
        if can_construct_any(position, player, player.purse()):
            offered = append(offered, TAKE + BUILDING)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == TAKE + WOOD:
            position.then(seat, CONSTRUCT)
            gain(position, seat, WOOD, WOOD_GAINED)
        else:
            position.then(seat, GAIN[WOOD][WOOD_GAINED])
            position.then(seat, CONSTRUCT)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-wood-or-building")


WOODWORKER_STEPS: Final[list[Step[Any]]] = [
    *(RemoveForWood(), HOUSE_ANIMALS, EVENTS_ANNOUNCED[FOREST_REMOVED], WoodAndBuilding()),
]
