"""The mine in a cross-section: the Pinge under the grass, the shaft beside it, the tunnel below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import circle, g, number, path, rect
from waldglas.games.haspelknecht.draw.pinge import pinge
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.shaft import shaft
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.games.haspelknecht.draw.tunnel import tunnel
from waldglas.markup import Mark, Node

PEBBLES: Final = (
    (0.03, 0.3),
    (0.2, 0.93),
    (0.47, 0.5),
    (0.62, 0.46),
    (0.83, 0.44),
    (0.93, 0.3),
    (0.9, 0.5),
    (0.3, 0.48),
)


def mine(scene: Scene, seat: int, width: float = 632, height: float = 0, small: bool = False) -> Drawing:
    """It is as high as it needs to be, or fills a height; a small one stays low."""
    size = Measures(width, height, scene.farm(seat).pinge_coal == 0, small)
    body: Node = [
        earth(width, size.height, size.tunnel_top - 8),
        tunnel(scene, seat, size),
        shaft(scene, seat, size),
        pinge(scene, seat, size),
    ]
    return Drawing(width, size.height, g(data_board=f"mine{seat}")[body])


@lru_cache(maxsize=32)
def earth(width: float, height: float, rock: float) -> Markup:
    """Grass, soil and rock."""
    low, high, w = number(rock + 7), number(rock - 7), number(width)
    half, quarter = number(width / 2), number(width / 4)
    edge = f"M0 {low}Q{quarter} {high} {half} {number(rock)}T{w} {low}V{number(height)}H0z"
    return rendered(
        [
            rect(x=0, y=0, width=width, height=height, class_="wf-soil"),
            path(d=edge, class_="wf-rock"),
            [pebble(width * x, height * y) for x, y in PEBBLES],
            rect(x=0, y=0, width=width, height=7, class_="wf-grove"),
            path(d=f"M0 7H{w}", class_="ws-grove-deep", stroke_width=1.5),
        ]
    )


def pebble(x: float, y: float) -> list[Mark]:
    return [
        circle(cx=x, cy=y, r=3, class_="wf-rock"),
        circle(cx=x + 9, cy=y + 4, r=2, class_="wf-rock"),
    ]
