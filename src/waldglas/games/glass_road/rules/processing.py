"""Windows of Glass Road: the moments at which processing buildings may be used, beside another question."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import NOTHING, packed
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules.actions import PASS, building_used
from waldglas.games.glass_road.rules.facts import Building, Effect
from waldglas.games.glass_road.rules.position import GlassRoad

JUST_PASS: Final = packed([PASS])


def with_uses(choices: vec[i64], position: GlassRoad, seat: Seat) -> vec[i64]:
    """GR-9.2: choices at a window, and the processing buildings that their owner can use there."""
    player = position.players[seat]
    works = player.works
    if len(works) == 0:
        return choices
    buildings, purse = position.facts.buildings, player.purse()
    end: i64 = len(choices)
    found = vec[i64]([0] * (end + len(works)))
    for i in range(end):
        found[i] = choices[i]
    for number in works:
        building = buildings[number]
        if building.effect is not None and building.effect.affordable(player, purse):
            found[end] = building.use_choice
            end += 1
    return found[:end]


def can_use(position: GlassRoad, seat: Seat) -> bool:
    """Whether there is a processing building that its owner can use."""
    return len(position.players[seat].works) > 0 and len(with_uses(NOTHING, position, seat)) > 0


def uses_lead_to(position: GlassRoad, seat: Seat, effect: Effect) -> bool:
    """Whether own processing buildings, one feeding the other, could bring what an effect takes and its owner lacks."""
    player = position.players[seat]
    works = [position.facts.buildings[number].effect for number in player.works]
    purse = player.purse()
    wanted = [effect]
    for lacking in wanted:
        for work in works:
            if work is not None and work not in wanted and lacking.fed_by(work, player):
                if work.affordable(player, purse):
                    return True
                wanted.append(work)
    return False


def why_not_use(position: GlassRoad, seat: Seat, building: Building) -> Reason:
    if building.number not in position.players[seat].works:
        return Reason(Message("reason-not-built", {"building": building.thing}), "GR-9.1")
    return Reason(Message("reason-cannot-use", {"building": building.thing, "text": building.text}), "GR-12.1")


def use(position: GlassRoad, seat: Seat, action: Action, window: Step[Any]) -> None:
    """GR-9.3: carries out a processing building's trade, then opens the window again."""
    building = building_used(position.facts, action)
    position.tell("used", seat, building.number)
    position.then(seat, window)
    position.then_all(seat, building.steps)
