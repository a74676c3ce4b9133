"""The year wheel: nine fields of four seasons, with the present one marked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.dial import at, polar
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import circle, g, number, path, tip, use, write
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.rules.facts import PHASES, YEARS
from waldglas.markup import Node

SEASONS: Final = {"spring": "grove", "summer": "star", "autumn": "orange", "winter": "pond", "next": "smoke"}
SIGNS: Final = {
    "spring_water": "pit-water",
    "spring_action": "farmer",
    "summer_action": "farmer",
    "autumn_water": "pit-water",
    "autumn_action": "farmer",
    "winter_scoring": "coal",
    "winter_lease": "coin",
    "winter_storage": "barn",
    "next_year": "gives",
}
SECTOR: Final = 360 / len(PHASES)


def year_wheel(scene: Scene, size: float) -> Drawing:
    year, names = min(scene.view.year, YEARS), tuple(scene.noun(phase.id) for phase in scene.facts.phase_things)
    drawn = face(year, scene.view.phase, names, scene.say("draw-year-title"), size)
    return Drawing(size, size, g(data_board="year", data_thing="year")[drawn])


@lru_cache(maxsize=128)
def face(year: int, phase: int, names: tuple[str, ...], title: str, size: float) -> Markup:
    middle, radius = size / 2, size / 2 - 4
    hub = radius * 0.42
    return rendered(
        [
            circle(cx=middle, cy=middle, r=radius + 1, class_="wf-card ws-line", stroke_width=2),
            [sector(i, names[i], middle, radius * 0.96) for i in range(len(PHASES))],
            present(phase, middle, radius * 0.96),
            circle(cx=middle, cy=middle, r=hub, class_="wf-forest ws-card", stroke_width=4),
            write(title, middle, middle - hub * 0.25, hub * 0.45, colour="on-forest", face="serif", anchor="middle"),
            write(
                str(year),
                middle,
                middle + hub * 0.55,
                hub * 0.8,
                colour="on-forest",
                face="serif",
                anchor="middle",
                bold=True,
            ),
        ]
    )


def wedge(place: int, middle: float, radius: float) -> str:
    edge = number(radius)
    begin, end = place * SECTOR, (place + 1) * SECTOR
    return (
        f"M{number(middle)} {number(middle)}L{at(begin, radius, middle)}A{edge} {edge} 0 0 1 {at(end, radius, middle)}z"
    )


def sector(place: int, name: str, middle: float, radius: float) -> Node:
    phase = PHASES[place]
    x, y = polar((place + 0.5) * SECTOR, radius * 0.73)
    icon = radius * 0.34
    return g(data_thing=f"phase.{phase}")[
        tip(name),
        path(d=wedge(place, middle, radius), class_=f"wf-{SEASONS[phase.split('_')[0]]} ws-card", stroke_width=2),
        use(SIGNS[phase], middle + x - icon / 2, middle + y - icon / 2, icon),
    ]


def present(phase: int, middle: float, radius: float) -> Node:
    """The field that is being played: a strong line and a pointer at the rim."""
    tip_x, tip_y = polar((phase + 0.5) * SECTOR, radius * 0.9)
    return [
        path(
            d=wedge(phase, middle, radius), fill="none", class_="ws-outline", stroke_width=3.5, stroke_linejoin="round"
        ),
        circle(
            cx=middle + tip_x * 1.04,
            cy=middle + tip_y * 1.04,
            r=radius * 0.085,
            class_="wf-amber ws-outline",
            stroke_width=1.5,
        ),
    ]
