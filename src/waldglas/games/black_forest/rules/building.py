"""Constructing a building: choose, clear the tiles of its cost, place it, pay, turn the wheels, gain its reward."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import AT, BUILD, DECLINE, EFFECT
from waldglas.games.black_forest.rules.domain import message_at, place
from waldglas.games.black_forest.rules.effects import FOREST_REMOVED, GLASS_GAINED, Effect
from waldglas.games.black_forest.rules.facts import BUILDINGS, Building
from waldglas.games.black_forest.rules.payments import (
    RemoveTiles,
    after_payment,
    at_spaces,
    pay_goods,
    spaces_with,
    with_choice,
)
from waldglas.games.black_forest.rules.player import (
    EMPTY,
    FIRST_BUILDING,
    FOREST,
    Player,
    affords,
    is_open,
)
from waldglas.games.black_forest.rules.position import BlackForest, replaced
from waldglas.games.black_forest.rules.things import TILE_THINGS, goods_of, some

BUILDING_BITS: Final = 8


class Construct(Step[BlackForest]):
    """BF-13.1: any building of the boards that can be paid and placed; the Captain's is small and free (BF-20.6)."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, facts = position.players[seat], position.facts
        offered = vec[i64](capacity=8)
        if self.free:
            for number in position.offer:
                building = facts.buildings[number]
                if not building.large and has_place(position, player, building, 0, -1):
                    offered = append(offered, BUILD + number)
            return offered
        purse = player.purse()
        for number in position.offer:
            if can_construct(position, player, number, purse):
                offered = append(offered, BUILD + number)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        construct(position, seat, position.facts.buildings[action - BUILD], self.free)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-build-free" if self.free else "question-build")

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if BUILD <= action < BUILD + BUILDINGS:
            return why_not_build(position, seat, position.facts.buildings[action - BUILD], self.free)
        return super().why_not(position, seat, action)


def construct(position: BlackForest, seat: Seat, building: Building, free: bool) -> None:
    position.offer = remove(position.offer[:], building.number)
    position.tell("builds", seat, building.number)
    position.then_all(seat, building.begin_free if free else building.begin)


def affordable_buildings(position: BlackForest, player: Player) -> vec[i64]:
    """BF-13.4: what lies on the boards and can be paid."""
    purse, prices = player.purse(), position.facts.prices
    found = vec[i64]()
    for number in position.offer:
        if affords(purse, prices[number]):
            found = append(found, number)
    return found


def can_pay_any(position: BlackForest, purse: i64) -> bool:
    prices = position.facts.prices
    for number in position.offer:
        if affords(purse, prices[number]):
            return True
    return False


def can_construct_any(position: BlackForest, player: Player, purse: i64) -> bool:
    for number in position.offer:
        if can_construct(position, player, number, purse):
            return True
    return False


def can_construct(position: BlackForest, player: Player, number: i64, purse: i64) -> bool:
    """BF-13.1: whether this building can be paid from a purse and placed."""
    facts = position.facts
    return affords(purse, facts.prices[number]) and has_place_once_paid(position, player, facts.buildings[number])


def has_place_once_paid(position: BlackForest, player: Player, building: Building) -> bool:
    """BF-13.2: the tiles of its cost leave spaces that may take it."""
    return has_place(position, player, building, building.forests, -1)


def has_place(position: BlackForest, player: Player, building: Building, forests: i64, after: i64) -> bool:
    """BF-13.3: whether room is there or can be made, when so many forests beyond a space are still to be removed."""
    if building.large:
        return has_two_spaces(position, player, building, forests, after)
    if building.alone:
        return len(spaces_alone(position, player)) > 0
    return forests > 0 or player.open_spaces() > 0


def has_two_spaces(position: BlackForest, player: Player, building: Building, forests: i64, after: i64) -> bool:
    land = player.land
    beside = position.facts.estates.after
    for space in range(len(land)):
        if land[space] <= FOREST and (is_open(land[space]) or (forests and space > after)):
            for near in beside[space]:
                there = land[near]
                if there > FOREST or (there == FOREST and near <= after):
                    continue
                used: i64 = (1 if land[space] == FOREST else 0) + (1 if there == FOREST else 0)
                if used <= forests and needs_met(player, building, land[space], there):
                    return True
    return False


def needs_met(player: Player, building: Building, one: i64, other: i64) -> bool:
    """BF-13.8: what a building needs, counted when the tiles on its two spaces have made room."""
    for need in building.needs:
        gone: i64 = (1 if one == building.needed_tile else 0) + (1 if other == building.needed_tile else 0)
        if need.count.of(player, 0) - gone < need.number:
            return False
    return True


def spaces_alone(position: BlackForest, player: Player) -> vec[i64]:
    """BF-21.35: the spaces of estates without a building."""
    first, land = position.facts.estates.first, player.land
    found = vec[i64]()
    for estate in range(player.estates + 1):
        if is_alone(land, first[estate], first[estate + 1]):
            for space in range(first[estate], first[estate + 1]):
                if is_open(land[space]):
                    found = append(found, space)
    return found


def is_alone(land: vec[i64], first: i64, end: i64) -> bool:
    for space in range(first, end):
        if land[space] >= FIRST_BUILDING:
            return False
    return True


def why_not_build(position: BlackForest, seat: Seat, building: Building, free: bool) -> Reason:
    player = position.players[seat]
    if building.number not in position.offer:
        return Reason(Message("reason-not-on-offer", {"building": building.thing}), "BF-13.1")
    if free and building.large:
        return Reason(Message("reason-only-small-free"), "BF-20.6")
    if not free and not affords(player.purse(), building.price):
        lacking = missing(building, player)
        return Reason(Message("reason-lacking", {"building": building.thing, "lacking": lacking}), "BF-13.4")
    if not all(need.count.of(player, 0) >= need.number for need in building.needs) or building.alone:
        return Reason(Message("reason-condition", {"text": building.text}), "BF-13.8")
    return Reason(Message("reason-no-room"), "BF-13.3")


def missing(building: Building, player: Player) -> list[Message]:
    lacking = [
        goods_of(good.number - player.have(good.what), good.what)
        for good in building.cost
        if player.have(good.what) < good.number
    ]
    lacking += [
        some(tile.number - player.tiles[tile.what], TILE_THINGS[tile.what])
        for tile in building.cost_tiles
        if player.tiles[tile.what] < tile.number
    ]
    return lacking


class RemoveForBuilding(RemoveTiles):
    """BF-13.2: tiles that belong to the cost go first; those forests that leave a place for the building."""

    def __init__(self, building: Building, tile: i64, number: i64) -> None:
        super().__init__(tile, number)
        self.building: Final = building

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        offered = super().choices(position, seat)
        if not self.building.large or self.tile != FOREST:
            return offered
        leaving = vec[i64](capacity=len(offered))
        for action in offered:
            if self.leaves_place(position, player, action - AT):
                leaving = append(leaving, action)
        return leaving

    def leaves_place(self, position: BlackForest, player: Player, space: i64) -> bool:
        later, left = spaces_with(player, FOREST, space), self.left(position)
        if len(later) < left - 1:
            return False
        land = player.land
        player.land = replaced(land, space, EMPTY)
        found = has_place(position, player, self.building, left - 1, space)
        player.land = land
        return found


class Erect(Step[BlackForest]):
    """BF-13.3: the building goes on one space, or on two adjacent ones of an estate, the first of them named first."""

    def __init__(self, building: Building, free: bool) -> None:
        self.building: Final = building
        self.free: Final = free

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        land = player.land
        if self.building.alone:
            return at_spaces(spaces_alone(position, player))
        offered = vec[i64](capacity=len(land))
        for space in range(len(land)):
            if self.building.large:
                fits = len(second_spaces(position, player, self.building, space)) > 0
            else:
                fits = is_open(land[space])
            if fits:
                offered = append(offered, AT + space)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        space = action - AT
        position.site = space
        if self.building.large:
            position.then(seat, ERECT_SECOND, second_half(self.building, space))
        else:
            position.then_all(seat, self.building.finish_free if self.free else self.building.finish)
            place(position, seat, space, FIRST_BUILDING + self.building.number)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        asked = "question-erect-first" if self.building.large else "question-erect"
        return Message(asked, {"building": self.building.thing})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return message_at(position, seat, action)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        return why_not_here(position, seat, action, self.building) or super().why_not(position, seat, action)


def second_half(building: Building, first: i64) -> i64:
    """A large building that has its first space, as a number to put on the agenda with."""
    return first << BUILDING_BITS | building.number


class ErectSecond(Step[BlackForest]):
    """BF-13.3: the other space of a large building, to the right or below."""

    def building(self, position: BlackForest) -> Building:
        return position.facts.buildings[position.argument & (1 << BUILDING_BITS) - 1]

    def first(self, position: BlackForest) -> i64:
        return position.argument >> BUILDING_BITS

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        first, building = self.first(position), self.building(position)
        return at_spaces(second_spaces(position, position.players[seat], building, first))

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        first, building = self.first(position), self.building(position)
        position.then_all(seat, building.finish)
        place(position, seat, first, FIRST_BUILDING + building.number)
        place(position, seat, action - AT, FIRST_BUILDING + building.number)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-erect-other", {"building": self.building(position).thing})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return message_at(position, seat, action)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        building = self.building(position)
        return why_not_here(position, seat, action, building) or super().why_not(position, seat, action)


def second_spaces(position: BlackForest, player: Player, building: Building, first: i64) -> vec[i64]:
    land = player.land
    spaces = vec[i64]()
    if is_open(land[first]):
        for near in position.facts.estates.after[first]:
            if is_open(land[near]) and needs_met(player, building, land[first], land[near]):
                spaces = append(spaces, near)
    return spaces


def why_not_here(position: BlackForest, seat: Seat, action: Action, building: Building) -> Reason | None:
    space = action - AT
    if not 0 <= space < position.facts.estates.spaces:
        return None
    land, name = position.players[seat].land, position.facts.estates.places[space]
    if space >= len(land):
        return Reason(Message("reason-not-your-estate"), "BF-5.1")
    if not is_open(land[space]):
        return Reason(Message("reason-taken", {"space": name}), "BF-13.3")
    if building.alone:
        return Reason(Message("reason-not-alone"), "BF-21.35")
    return Reason(Message("reason-two-spaces"), "BF-13.3")


class Complete(Step[BlackForest]):
    """BF-13.5: the building stands; its conversions can be used and its permanent effects hold."""

    def __init__(self, building: Building) -> None:
        self.building: Final = building

    def run(self, position: BlackForest, seat: Seat) -> None:
        player, building = position.players[seat], self.building
        player.built = with_choice(player.built[:], building.number)
        for use in building.uses:
            player.works = with_choice(player.works[:], use)
        player.forest_room += building.pigs_in_forest
        player.keeps += building.keeps
        player.free_entry = player.free_entry or building.free_entry
        player.no_estates = player.no_estates or building.no_estates
        if building.each is not None:
            one: i64 = 1
            player.events |= one << building.event
            if building.event == GLASS_GAINED:
                player.painted += building.each.parts[0].number
            if building.event == FOREST_REMOVED:
                player.forest_water += building.each.parts[0].number
        position.tell("built", seat, building.number)


class ChooseEffect(Step[BlackForest]):
    """BF-13.9: one of several instant rewards, among those that bring something."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        useful = [EFFECT + i for i, effect in enumerate(self.effects) if effect.usable(player)]
        return packed(useful or [EFFECT])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        position.then_all(seat, self.effects[action - EFFECT].steps)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-reward")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if not EFFECT <= action < EFFECT + len(self.effects):
            return None
        return Message("choice-place", {"reward": self.effects[action - EFFECT].message})


class IfYouLike(Step[BlackForest]):
    """BF-4.1: an effect that may be declined, offered where it can be paid."""

    def __init__(self, effect: Effect, steps: list[Step[Any]]) -> None:
        self.effect: Final = effect
        self.steps: Final = steps

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return packed([DECLINE, EFFECT]) if self.effect.affordable(position.players[seat]) else vec[i64]()

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == EFFECT:
            position.then_all(seat, self.steps)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-if-you-like", {"effect": self.effect.message})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-yes", {"effect": self.effect.message}) if action == EFFECT else None


class IfMet(Step[BlackForest]):
    """BF-13.8: a reward under a condition, looked at when the building stands; or one that must be paid if it can."""

    def __init__(self, effect: Effect, steps: list[Step[Any]]) -> None:
        self.effect: Final = effect
        self.steps: Final = steps

    def run(self, position: BlackForest, seat: Seat) -> None:
        player = position.players[seat]
        if self.effect.met(player) and self.effect.affordable(player):
            position.then_all(seat, self.steps)


def equip_building(building: Building) -> None:
    """The steps of a construction, paid or free."""
    building.begin = [RemoveForBuilding(building, a.what, a.number) for a in building.cost_tiles]
    building.begin.append(Erect(building, False))
    building.begin_free = [Erect(building, True)]
    now: list[Step[Any]] = []
    if len(building.now) == 1:
        now = building.now[0].steps
    elif building.now:
        now = [ChooseEffect(building.now)]
    building.finish_free = [Complete(building), *now]
    building.finish = [
        *pay_goods(building.cost),
        *after_payment(building.cost, building.cost_tiles, False),
        *building.finish_free,
    ]


CONSTRUCT: Final = Construct(False)
CONSTRUCT_FREE: Final = Construct(True)
ERECT_SECOND: Final = ErectSecond()
STEPS: Final[list[Step[Any]]] = [CONSTRUCT, CONSTRUCT_FREE, ERECT_SECOND]
