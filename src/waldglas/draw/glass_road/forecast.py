"""What a choice would do to one's wheels, read from the events that it would set off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waldglas.core.journal import Event
from waldglas.games.glass_road.player import CHARCOAL_ON_BRICK, FOOD_ON_BRICK, GOODS, WHEELS
from waldglas.games.glass_road.view import PlayerView

Turns = dict[str, dict[str, int]]  # wheel by wheel, the values of its markers after it has turned

ON_BRICK_WHEEL: Final = {FOOD_ON_BRICK: "food", CHARCOAL_ON_BRICK: "charcoal"}
CHANGES: Final = {"gained": 1, "paid": -1}


def wheels_of(player: PlayerView) -> Turns:
    return {"glass": player.glass_wheel, "brick": player.brick_wheel}


def turned(player: PlayerView, events: Iterable[Event], seat: int) -> Turns:
    """The wheels that turn, with their values right after they did."""
    goods = {wheel: dict(values) for wheel, values in wheels_of(player).items()}
    after: Turns = {}
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in CHANGES:
            wheel, good = place_of(event.values[0])
            goods[wheel][good] += CHANGES[event.kind] * event.values[1]
        elif event.kind == "turned":
            wheel = WHEELS[event.values[0]]
            for good in goods[wheel]:
                goods[wheel][good] += event.values[1] if good == wheel else -event.values[1]
            after[wheel] = dict(goods[wheel])
    return after


def place_of(marker: int) -> tuple[str, str]:
    """The wheel and the good of a marker."""
    if marker in ON_BRICK_WHEEL:
        return "brick", ON_BRICK_WHEEL[marker]
    good = GOODS[marker]
    return ("brick" if good in ("clay", "brick") else "glass"), good


def words_of_turns(player: PlayerView, turns: Turns) -> str:
    """'Turns the glass wheel: +1 glass.'"""
    wheels = wheels_of(player)
    parts = [
        f"Turns the {wheel} wheel: +{values[wheel] - wheels[wheel][wheel]} {wheel}" for wheel, values in turns.items()
    ]
    return ". ".join(parts)
