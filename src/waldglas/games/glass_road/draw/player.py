"""A player's board: the name, the two wheels, the landscape."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.draw.dial import RIM
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import panel, ring
from waldglas.draw.pen import choice, g
from waldglas.draw.players import Sign, choosing, plate
from waldglas.draw.scene import said
from waldglas.draw.turning import turn_sign
from waldglas.draw.wheel import Marker, Plate, wheel
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.scene import Scene, wheels_of
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue, Speaker

WIDTH: Final = 640.0
WIDE: Final = 500.0
BETWEEN: Final = 0.02  # the gap between the wheels, in parts of the width

Values = tuple[tuple[str, int], ...]  # of the markers of a wheel


def player_board(scene: Scene, seat: int, width: float = WIDTH) -> Drawing:
    wide = width >= WIDE
    margin = 14.0 if wide else 10.0
    top = 54.0 if wide else 40.0
    pair = wheels(scene, seat, width - 2 * margin)
    land = landscape(scene, seat, width - 2 * margin, below=not wide)
    under = top + pair.height + margin * 1.2
    height = under + land.height + margin
    body = [
        panel(width, height),
        name_plate(scene, seat, width, top, margin),
        pair.at(margin, top + margin * 0.7),
        land.at(margin, under),
    ]
    return Drawing(width, height, g(data_board=f"board{seat}")[body])


def name_plate(scene: Scene, seat: int, width: float, height: float, margin: float) -> Mark:
    return plate(scene, seat, width, height, margin, signs(scene, seat))


def signs(scene: Scene, seat: int) -> list[Sign]:
    """The goblet of the start player, an hourglass where a choice is still owed."""
    first = scene.seats > 1 and seat == scene.view.goblet
    return [*([("goblet", scene.say("draw-begins"))] if first else []), *choosing(scene, seat)]


# The wheels


def wheels(scene: Scene, seat: int, width: float = 612) -> Drawing:
    """The two wheels side by side."""
    size = width * (1 - BETWEEN) / 2
    pair = [one_wheel(scene, seat, name, values, size) for name, values in wheels_of(scene.player(seat)).items()]
    return Drawing(width, size, [pair[0].at(0, 0), pair[1].at(width - size, 0)])


def one_wheel(scene: Scene, seat: int, name: str, values: dict[str, int], size: float) -> Drawing:
    known, here = scene.catalogue, tuple(values.items())
    turns = {
        token: markers(known, name, tuple(after.items()), ghost=True)
        for token, after in scene.turns(seat, name).items()
    }
    drawn = wheel(plate_of(known, name, here), markers(known, name, here), size, f"wheel{seat}-{name}", turns)
    return Drawing(size, size, [drawn.body, selection(scene, seat, name, size)])


@lru_cache(maxsize=512)
def plate_of(catalogue: Catalogue, name: str, values: Values) -> Plate:
    goods = [amount(good, number) for good, number in values]
    told = said(catalogue, "draw-wheel", wheel=Thing(f"wheel-{name}"), goods=goods)
    return Plate(said(catalogue, "draw-hub", wheel=name), told, name, f"wheel.{name}")


@lru_cache(maxsize=512)
def markers(catalogue: Catalogue, wheel: str, values: Values, ghost: bool = False) -> tuple[Marker, ...]:
    speaker, form = Speaker(catalogue), "draw-later" if ghost else "draw-now"
    return tuple(
        Marker(
            good,
            value,
            good == wheel,
            ghost,
            words=speaker.say(Message(form, {"what": amount(good, value)})),
            thing=f"good.{good}",
        )
        for good, value in values
    )


def amount(good: str, number: int) -> Message:
    return Message("amount", {"number": number, "good": Thing(f"good-{good}")})


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
