"""The question, the abilities of a card, and numbers, goods and tiles to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs
from waldglas.draw.panels import frame
from waldglas.draw.pen import choice, g, number, rect, use, used, write
from waldglas.draw.turning import WheelTray, turn_sign
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.markup import Mark, Node

REFUSALS: Final = ("pass",)
STONE: Final = 42.0
STONES: Final = {"take": 42.0, "good": 42.0, "tile": 68.0}  # how wide they are


def tray(scene: Scene, width: float = 340) -> Drawing:
    return RoadTray(scene).drawn(width)


class RoadTray(WheelTray[Scene]):
    @cached_property
    def places(self) -> set[str]:
        scene, player = self.scene, self.scene.player(self.scene.main)
        on_offer = [slug for row in scene.view.display for slug in row] + player.private
        cards = scene.library.specialists if scene.picking() else player.hand or []
        return {
            *(token for verb in ("at", "on", "from") for token in scene.offered(verb)),
            *(f"build:{slug}" for slug in on_offer),
            *(f"discard:{slug}" for slug in player.private),
            *(f"use:{slug}" for slug in player.land + player.starts),
            *(f"card:{slug}" for slug in cards),
        }

    def placed(self, token: str) -> bool:
        return token in self.places

    def again(self) -> list[str]:
        return [*self.scene.offered("on"), *self.scene.offered("from")]

    def refuses(self, token: str) -> bool:
        return token in REFUSALS or [token] == self.scene.offered("take")

    def is_stone(self, token: str) -> bool:
        return token.split(":", maxsplit=1)[0] in STONES

    def signs(self, token: str) -> Glyphs:
        """The ability that a button stands for."""
        card = self.scene.library.specialists.get(self.scene.view.revealed)
        return {"one": card.one, "other": card.other}.get(token, ()) if card else ()

    def stones(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        return [stone_row(self.scene, tokens, width), *self.turn_notes(tokens, width)]

    def stone_name(self, token: str) -> Message:
        verb, what = token.split(":")
        return Message("draw-number", {"number": int(what)}) if verb == "take" else thing(verb, what)


def thing(verb: str, what: str) -> Message:
    return Message("draw-thing", {"thing": Thing(f"{verb}-{what}")})


def stone_row(scene: Scene, tokens: Sequence[str], width: float) -> Drawing:
    """Numbers, goods or tiles side by side."""
    step = min(STONES[tokens[0].split(":")[0]] + 8, (width + 8) / len(tokens))
    stones = [
        g(transform=f"translate({number(i * step)} 0)")[stone(scene, token, step - 8)] for i, token in enumerate(tokens)
    ]
    return Drawing(width, STONE, stones)


def stone(scene: Scene, token: str, width: float) -> Mark:
    verb, what = token.split(":")
    if verb == "take":
        face: Node = write(what, width / 2, STONE / 2 + 8, 22, face="serif", anchor="middle", bold=True)
    elif verb == "good":
        face = use(what, width * 0.14, STONE / 2 - width * 0.36, width * 0.72)
    else:
        face = used(href=f"#wg-{what}", x=width * 0.08, y=STONE * 0.2, width=width * 0.84, height=STONE * 0.6)
    return choice(
        token,
        scene.words(token),
        [
            rect(x=0, y=0, width=width, height=STONE, rx=9, class_="wf-paper"),
            face,
            frame(0, 0, width, STONE, 9),
            turn_sign(scene, token, width - 13, -5, 18),
        ],
    )
