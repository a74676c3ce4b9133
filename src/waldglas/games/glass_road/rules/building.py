"""Building, step by step: choose, pay, turn the wheels, place, carry out the effect."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import with_number, without_number
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules.actions import AT, FIRST_USE, PASS, building_built, building_used
from waldglas.games.glass_road.rules.effects import TURN_WHEELS, Pay
from waldglas.games.glass_road.rules.facts import IMMEDIATE, NOTHING_REPLACED, PROCESSING, Building
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.messages import amount_of
from waldglas.games.glass_road.rules.player import BRICK, FIRST_BUILDING, GLASS, POND, Player, covers
from waldglas.games.glass_road.rules.position import BOARD, LAND, NO_BUILDING, GlassRoad
from waldglas.games.glass_road.rules.processing import JUST_PASS, use, why_not_use, with_uses
from waldglas.games.glass_road.rules.tiles import place_tile


class BuildAny(Step[GlassRoad]):
    """GR-10.2: a building of the common or the own private offer, or none; a window for processing (GR-9.2)."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        uses = with_uses(JUST_PASS, position, seat)
        found = vec[i64]([0] * (len(uses) + len(position.display) + len(player.private)))
        for i in range(len(uses)):
            found[i] = uses[i]
        end = self.add_builds(found, len(uses), position, player, position.display)
        end = self.add_builds(found, end, position, player, player.private)
        sort(found, len(uses), end)
        return found[:end]

    def add_builds(self, found: vec[i64], end: i64, position: GlassRoad, player: Player, offer: vec[i64]) -> i64:
        """Writes what of an offer can be built from a place on, and returns the place behind it."""
        buildings, purse = position.facts.buildings, player.purse()
        for number in offer:
            if number != NO_BUILDING:
                building = buildings[number]
                if covers(purse, building.price) and has_place(position, player, building):
                    found[end] = building.build_choice
                    end += 1
        return end

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action == PASS:
            position.tell("built_nothing", seat)
        elif action < position.facts.first_build:
            use(position, seat, action, self)
        else:
            self.build(position, seat, building_built(position.facts, action))

    def build(self, position: GlassRoad, seat: Seat, building: Building) -> None:
        take_from_offer(position, seat, building.number)
        player = position.players[seat]
        for amount in building.cost:
            if amount.what == GLASS:
                player.glass_paid += amount.number
            elif amount.what == BRICK:
                player.brick_paid += amount.number
        position.tell("builds", seat, building.number)
        position.then_all(seat, building.payment)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        can_build = max(position.choices(seat), default=-1) >= position.facts.first_build
        return Message("question-build" if can_build else "question-build-nothing")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-build-nothing") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        facts = position.facts
        if facts.first_build <= action < facts.first_discard:
            return why_not_build(position, seat, building_built(facts, action))
        if FIRST_USE <= action < facts.first_build:
            return why_not_use(position, seat, building_used(facts, action))
        return super().why_not(position, seat, action)


def sort(numbers: vec[i64], first: i64, end: i64) -> None:
    """Puts the few numbers from the first place to the end into rising order."""
    for i in range(first + 1, end):
        number = numbers[i]
        place = i
        while place > first and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number


def has_place(position: GlassRoad, player: Player, building: Building) -> bool:
    """GR-10.4, GR-10.10: room on the landscape, or a start building that was not upgraded."""
    if building.replaces == NOTHING_REPLACED:
        return player.has_room()
    return player.starts[building.replaces] == position.facts.starts[building.replaces]


def take_from_offer(position: GlassRoad, seat: Seat, number: i64) -> None:
    player = position.players[seat]
    if number in player.private:
        player.private = without_number(player.private, number)
        return
    display = position.display[:]
    place: i64 = 0
    while display[place] != number:
        place += 1
    display[place] = NO_BUILDING
    position.display = display
    position.touch(0, BOARD)


def why_not_build(position: GlassRoad, seat: Seat, building: Building) -> Reason:
    player = position.players[seat]
    if building.number not in position.display and building.number not in player.private:
        return Reason(Message("reason-not-on-offer", {"building": building.thing}), "GR-10.2")
    missing = [amount for amount in building.cost if player.have(amount.what) < amount.number]
    if missing:
        goods = [amount_of(amount.what, amount.number - player.have(amount.what)) for amount in missing]
        return Reason(Message("reason-lacking", {"building": building.thing, "goods": goods}), "GR-10.6")
    if building.replaces == NOTHING_REPLACED:
        return Reason(Message("reason-no-room"), "GR-10.4")
    return Reason(Message("reason-upgraded"), "GR-10.10")


class Erect(Step[GlassRoad]):
    """GR-10.7: the building goes on an empty space; a landscape tile that lies there is removed for it."""

    def __init__(self, building: Building) -> None:
        self.building = building

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        land = position.players[seat].land
        found = vec[i64]([0] * SPACES)
        end: i64 = 0
        for space in range(SPACES):
            if land[space] <= POND:
                found[end] = AT + space
                end += 1
        return found[:end]

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        place_tile(position, seat, FIRST_BUILDING + self.building.number, action - AT)
        begin_use(position, seat, self.building, action - AT)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-place-building", {"building": self.building.thing})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + SPACES:
            return Reason(Message("reason-covered", {"space": position.facts.ground.names[action - AT]}), "GR-10.4")
        return super().why_not(position, seat, action)


class Upgrade(Step[GlassRoad]):
    """GR-10.9: an upgrade is laid on its start building."""

    def __init__(self, building: Building) -> None:
        self.building = building

    def run(self, position: GlassRoad, seat: Seat) -> None:
        player = position.players[seat]
        starts = player.starts[:]
        starts[self.building.replaces] = self.building.number
        player.starts = starts
        position.touch(seat, LAND)
        position.tell("upgraded", seat, self.building.number)
        begin_use(position, seat, self.building, SPACES + self.building.replaces)


def begin_use(position: GlassRoad, seat: Seat, building: Building, space: i64) -> None:
    """GR-10.8: a processing building is ready for use; an immediate building's effect is carried out."""
    player = position.players[seat]
    if building.kind == PROCESSING:
        player.works = with_number(player.works, building.number)
    elif building.kind == IMMEDIATE:
        player.immediates += 1
        position.space = space
        position.then_all(seat, building.steps)


def payment_steps(building: Building) -> list[Step[Any]]:
    """GR-10.6: the whole cost, then the wheels, then the place."""
    steps: list[Step[Any]] = [Pay(amount.what, amount.number) for amount in building.cost]
    steps.append(TURN_WHEELS)
    steps.append(Erect(building) if building.replaces == NOTHING_REPLACED else Upgrade(building))
    return steps


BUILD_ANY: Final = BuildAny()
