"""What a choice would do to one's wheels, read from the events that it would set off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from waldglas.core.journal import Event
from waldglas.games.glass_road.rules.player import CHARCOAL_ON_BRICK, FOOD_ON_BRICK, GOODS, WHEELS
from waldglas.games.glass_road.rules.view import PlayerView

Turns = dict[str, dict[str, int]]  # wheel by wheel, the values of its markers after it has turned

ON_BRICK_WHEEL: Final = {FOOD_ON_BRICK: "food", CHARCOAL_ON_BRICK: "charcoal"}
CHANGES: Final = {"gained": 1, "paid": -1}


def wheels_of(player: PlayerView) -> Turns:
    return {"glass": player.glass_wheel, "brick": player.brick_wheel}


@dataclass(frozen=True)
class Forecast:
    """How often each wheel turns that does, and what its markers show right after that."""

    times: dict[str, int]
    after: Turns

    def words(self) -> str:
        """'Turns the glass wheel: +1 glass'"""
        return ". ".join(f"Turns the {wheel} wheel: +{times} {wheel}" for wheel, times in self.times.items())


def forecast(player: PlayerView, events: Iterable[Event], seat: int) -> Forecast:
    goods = {wheel: dict(values) for wheel, values in wheels_of(player).items()}
    found = Forecast({}, {})
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in CHANGES:
            wheel, good = place_of(event.values[0])
            goods[wheel][good] += CHANGES[event.kind] * event.values[1]
        elif event.kind == "turned":
            wheel, times = WHEELS[event.values[0]], event.values[1]
            for good in goods[wheel]:
                goods[wheel][good] += times if good == wheel else -times
            found.times[wheel] = found.times.get(wheel, 0) + times
            found.after[wheel] = dict(goods[wheel])
    return found


def place_of(marker: int) -> tuple[str, str]:
    """The wheel and the good of a marker."""
    if marker in ON_BRICK_WHEEL:
        return "brick", ON_BRICK_WHEEL[marker]
    good = GOODS[marker]
    return ("brick" if good in ("clay", "brick") else "glass"), good
