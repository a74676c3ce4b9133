"""The question, and goods, tiles and markers to choose from, two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from waldglas.core.message import Message
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import NAMES
from waldglas.draw.panels import frame
from waldglas.draw.pen import choice, g, number, rect, use, used, wrapped, write
from waldglas.draw.turning import WheelTray, turn_sign
from waldglas.games.black_forest.draw.country import place_of_active
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.markup import Mark, Node

HALF: Final = 44.0  # how high half a button is
GAP: Final = 8.0
REFUSALS: Final = ("done", "decline", "beg")
QUIET: Final = ("clear",)
THINGS: Final = ("take", "pay", "return")
TILES: Final = {"field": "field", "pond": "pond", "pasture": "pasture", "forest": "woods"}
OTHERS: Final = {"building": "house"}


def tray(scene: Scene, width: float = 340) -> Drawing:
    return ForestTray(scene).drawn(width)


class ForestTray(WheelTray[Scene]):
    gap = GAP

    @cached_property
    def places(self) -> set[str]:
        scene = self.scene
        standing = scene.player(scene.main).buildings
        found = {token for verb in ("at", "on", "to", "swap", "visit", "village") for token in scene.offered(verb)}
        found |= {f"build:{slug}" for slug in scene.view.offer}
        found |= {token for slug in standing for token in scene.building(slug).uses}
        return found | ({"job"} if place_of_active(scene) in scene.view.jobs else set())

    def placed(self, token: str) -> bool:
        return token in self.places

    def again(self) -> list[str]:
        return [*self.scene.offered("on"), *self.scene.offered("job")]

    def refuses(self, token: str) -> bool:
        return token in REFUSALS

    def is_quiet(self, token: str) -> bool:
        return token in QUIET

    def is_stone(self, token: str) -> bool:
        return token.split(":", maxsplit=1)[0] in (*THINGS, "provisions")

    def stones(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        things = [token for token in tokens if token.split(":")[0] in THINGS]
        markers = [token for token in tokens if token not in things]
        return [*self.pairs(things, width), *self.pairs(markers, width)]

    def stone_name(self, token: str) -> Message:
        verb, what = token.split(":")
        if verb == "provisions":
            low, high = what.split("-")
            return Message("draw-markers", {"low": int(low), "high": int(high)})
        return Message("draw-stone", {"what": self.scene.advice.words(token)})

    def pairs(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        """Short choices, two side by side, and below them which of them turn a wheel."""
        half = (width - GAP) / 2
        found = []
        for i in range(0, len(tokens), 2):
            row = [
                g(transform=f"translate({number(j * (half + GAP))} 0)")[stone(self.scene, token, half)]
                for j, token in enumerate(tokens[i : i + 2])
            ]
            found.append(Drawing(width, HALF, row))
        return [*found, *self.turn_notes(tokens, width)]


def stone(scene: Scene, token: str, width: float) -> Mark:
    """A thing or two markers, and the words."""
    if token.startswith("provisions:"):
        face = provisions_face(token, width)
    else:
        lines = wrapped(scene.advice.words(token), 13.5, width - 52)[:2]
        top = HALF / 2 + 5 - (len(lines) - 1) * 8
        face = [sign_of(token.split(":")[1]), [write(line, 46, top + i * 16, 13.5) for i, line in enumerate(lines)]]
    return choice(
        token,
        scene.words(token),
        [
            rect(x=0, y=0, width=width, height=HALF, rx=9, class_="wf-paper"),
            face,
            frame(0, 0, width, HALF, 9),
            turn_sign(scene, token, width - 14, -5, 18),
        ],
    )


def sign_of(name: str) -> Mark:
    if name in TILES:
        return used(href=f"#wg-{TILES[name]}", x=4, y=HALF / 2 - 11, width=38, height=22)
    return use(OTHERS.get(name, NAMES.get(name, name)), 9, HALF / 2 - 14, 28)


def provisions_face(token: str, width: float) -> Node:
    low, high = token.removeprefix("provisions:").split("-")
    return [
        [
            use("provisions", x - 30, HALF / 2 - 13, 26),
            write(value, x + 2, HALF / 2 + 7, 20, face="serif", bold=True),
        ]
        for x, value in ((width * 0.34, low), (width * 0.78, high))
    ]
