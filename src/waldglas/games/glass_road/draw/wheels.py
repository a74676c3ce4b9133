"""The two wheels of a player side by side."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.dial import RIM
from waldglas.draw.drawing import Drawing
from waldglas.draw.marks import ring
from waldglas.draw.pen import choice, g
from waldglas.draw.wheel import Marker, wheel
from waldglas.games.glass_road.draw.forecast import wheels_of
from waldglas.games.glass_road.draw.marks import turn_sign
from waldglas.games.glass_road.draw.scene import Scene

BETWEEN: Final = 0.02  # the gap between the wheels, in parts of the width


def wheels(scene: Scene, seat: int, width: float = 612) -> Drawing:
    size = width * (1 - BETWEEN) / 2
    pair = [one_wheel(scene, seat, name, values, size) for name, values in wheels_of(scene.player(seat)).items()]
    return Drawing(width, size, [pair[0].at(0, 0), pair[1].at(width - size, 0)])


def one_wheel(scene: Scene, seat: int, name: str, values: dict[str, int], size: float) -> Drawing:
    turns = {token: markers(name, after) for token, after in scene.turns(seat, name).items()}
    drawn = wheel(name.capitalize(), markers(name, values), size, f"wheel{seat}-{name}", turns)
    return Drawing(size, size, [drawn.body, selection(scene, seat, name, size)])


def markers(wheel: str, values: dict[str, int]) -> list[Marker]:
    return [Marker(good, value, refined=good == wheel) for good, value in values.items()]


def selection(scene: Scene, seat: int, name: str, size: float) -> Node:
    """A ring around a wheel that a gain may go to, or that may be paid from."""
    middle, r = size / 2, size * RIM
    return [
        choice(
            token,
            scene.words(token),
            g()[ring(middle, middle, r + 3), turn_sign(scene, token, size * 0.82, size * 0.04, size * 0.1)],
        )
        for token in (f"on:{name}", f"from:{name}")
        if scene.offers(token, seat)
    ]
