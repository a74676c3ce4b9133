"""What a choice would do to one's wheels, and whether it would bring the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from waldglas.core.journal import Event
from waldglas.games.black_forest.rules.player import WHEELS
from waldglas.games.black_forest.rules.view import PlayerView

Turns = dict[str, PlayerView]  # wheel by wheel, the player after it has turned


@dataclass(frozen=True)
class Forecast:
    """How often each wheel turns that does, and whether that brings the end."""

    times: dict[str, int]
    ends: bool

    def words(self) -> str:
        """'Turns the Glassmaking wheel: +1 glass'"""
        said = [f"Turns the {wheel.capitalize()} wheel: {made(wheel, times)}" for wheel, times in self.times.items()]
        return ". ".join([*said, "Triggers the end of the game"] if self.ends else said)


def made(wheel: str, times: int) -> str:
    if wheel == WHEELS[0]:
        return f"+{times} glass"
    return f"+{times} {'commodity' if times == 1 else 'commodities'}, +{2 * times} provisions"


def forecast(events: Iterable[Event], seat: int) -> Forecast:
    times: dict[str, int] = {}
    ends = False
    for event in events:
        if event.kind == "turned" and event.seat == seat:
            wheel = WHEELS[event.values[0]]
            times[wheel] = times.get(wheel, 0) + event.values[1]
        ends = ends or event.kind == "end_triggered"
    return Forecast(times, ends)
