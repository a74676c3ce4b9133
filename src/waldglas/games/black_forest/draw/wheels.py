"""The two wheels of a player, the points and the hourglass of the Cooking wheel, and the track for bricks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.draw.dial import RIM, SECTOR, polar
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import ring
from waldglas.draw.pen import SMALLEST, choice, circle, g, rect, tip, use, write
from waldglas.draw.scene import said
from waldglas.draw.turning import turn_sign
from waldglas.draw.wheel import SMALL, Marker, Plate, wheel
from waldglas.games.black_forest.draw.scene import Scene, amount, amount_said, thing_of
from waldglas.games.black_forest.rules.player import BASIC_LIMIT, WHEELS
from waldglas.games.black_forest.rules.view import PlayerView
from waldglas.games.shared.wheel import GONE
from waldglas.markup import Node
from waldglas.words import Catalogue, Speaker

BETWEEN: Final = 0.02  # the gap between the wheels, in parts of the width
HUBS: Final = {"glassmaking": "glass", "cooking": "provisions"}
REFINED: Final = ("glass", "commodity", "provisions")

Values = tuple[tuple[str, int], ...]  # of the markers of a wheel


def wheels(scene: Scene, seat: int, width: float = 612) -> Drawing:
    size = width * (1 - BETWEEN) / 2
    pair = [one_wheel(scene, seat, name, size) for name in WHEELS]
    return Drawing(width, size, [pair[0].at(0, 0), pair[1].at(width - size, 0)])


def one_wheel(scene: Scene, seat: int, name: str, size: float) -> Drawing:
    known = scene.catalogue
    turns = {
        token: markers(known, values_of(name, after), ghost=True) for token, after in scene.turns(seat, name).items()
    }
    here = values_of(name, scene.player(seat))
    drawn = wheel(plate_of(known, name, here), markers(known, here), size, f"wheel{seat}-{name}", turns)
    rim = cooking_rim(scene, seat, size) if name == "cooking" else None
    return Drawing(size, size, [drawn.body, rim, selection(scene, seat, name, size)])


def values_of(wheel: str, player: PlayerView) -> Values:
    """What its markers show, both of provisions among them; one that has left the wheel is left out."""
    values = player.glassmaking if wheel == "glassmaking" else player.cooking
    provisions = [("provisions", value) for value in player.provisions] if wheel == "cooking" else []
    return (*((good, value) for good, value in values.items() if value != GONE), *provisions)


@lru_cache(maxsize=512)
def plate_of(catalogue: Catalogue, name: str, values: Values) -> Plate:
    goods = [amount(good, number) for good, number in values]
    told = said(catalogue, "draw-wheel", wheel=Thing(f"wheel-{name}"), goods=goods)
    return Plate(said(catalogue, "draw-hub", wheel=name), told, HUBS[name], f"wheel.{name}")


@lru_cache(maxsize=512)
def markers(catalogue: Catalogue, values: Values, ghost: bool = False) -> tuple[Marker, ...]:
    speaker, form = Speaker(catalogue), "draw-later" if ghost else "draw-now"
    return tuple(
        Marker(
            good,
            value,
            good in REFINED,
            ghost,
            second=good in [before for before, _ in values[:i]],
            words=speaker.say(Message(form, {"what": amount(good, value)})),
            thing=thing_of(good),
        )
        for i, (good, value) in enumerate(values)
    )


def cooking_rim(scene: Scene, seat: int, size: float) -> Node:
    """The points that the long hand has reached, and the hourglass that provision markers come to in the end."""
    steps = scene.player(seat).cooking_dial
    return [hourglass(scene, steps, size), points(scene, steps, size)]


def points(scene: Scene, steps: int, size: float) -> Node:
    worth = scene.facts.points_for_dial[min(steps, len(scene.facts.points_for_dial) - 1)]
    side = size * (0.17 if size >= SMALL else 0.28)
    x = y = side * 0.6
    letters = side * 0.53
    return g(data_thing="scoring.cooking_dial")[
        tip(worth_words(scene.catalogue, worth)),
        use("star", x - side / 2, y - side / 2, side),
        write(str(worth), x, y + letters * 0.42, letters, colour="outline", face="serif", anchor="middle", bold=True),
    ]


@lru_cache(maxsize=64)
def worth_words(catalogue: Catalogue, worth: int) -> str:
    return said(catalogue, "draw-wheel-worth", points=worth)


@lru_cache(maxsize=8)
def hourglass_words(catalogue: Catalogue) -> str:
    return said(catalogue, "draw-hourglass")


def hourglass(scene: Scene, steps: int, size: float) -> Node:
    """It stands still while the dial turns, so that it seems to come nearer (BF-16.1)."""
    sector = scene.facts.end_distance - 1 - steps
    if sector < -4:
        return None
    x, y = polar((sector + 0.5) * SECTOR, size * (RIM - 0.018))
    x, y, r = size / 2 + x, size / 2 + y, size * (0.042 if size >= SMALL else 0.06)
    return g(data_thing="wheel.hourglass")[
        tip(hourglass_words(scene.catalogue)),
        circle(cx=x, cy=y, r=r, class_="wf-card ws-brick", stroke_width=size * 0.006),
        use("hourglass", x - r * 0.75, y - r * 0.75, r * 1.5),
    ]


def selection(scene: Scene, seat: int, name: str, size: float) -> Node:
    """A ring around a wheel that a gain of charcoal may go to."""
    token = f"on:{name}"
    if not scene.offers(token, seat):
        return None
    sign = turn_sign(scene, token, size * 0.82, size * 0.04, size * 0.1)
    return choice(token, scene.words(token), g()[ring(size / 2, size / 2, size * RIM + 3), sign])


def brick_track(scene: Scene, seat: int, width: float, height: float) -> Drawing:
    """Eight spaces for 0 to 7 bricks."""
    held = scene.player(seat).brick
    step = width / (BASIC_LIMIT + 1)
    side = min(step - 3, height)
    return Drawing(
        width,
        height,
        g(data_piece=f"track{seat}", data_thing="good.brick")[
            tip(amount_said(scene.catalogue, "brick", held)),
            [track_space(value, value == held, value * step, side, height) for value in range(BASIC_LIMIT + 1)],
            g(data_piece=f"track{seat}-brick")[
                use("brick", held * step + side * 0.06, (height - side * 0.88) / 2, side * 0.88)
            ],
        ],
    )


def track_space(value: int, taken: bool, x: float, side: float, height: float) -> Node:
    colours = "wf-card ws-brick" if taken else "wf-dial ws-line"
    letters = max(side * 0.46, min(SMALLEST, side * 0.82))
    return [
        rect(x=x, y=(height - side) / 2, width=side, height=side, rx=side * 0.2, class_=colours, stroke_width=1.5),
        None
        if taken
        else write(
            str(value),
            x + side / 2,
            height / 2 + letters * 0.36,
            letters,
            colour="soft",
            face="serif",
            anchor="middle",
        ),
    ]
