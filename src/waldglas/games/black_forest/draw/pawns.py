"""Pawns around a place, with the letter of their player."""

from __future__ import annotations

from typing import Final

from waldglas.draw.pen import g, use, write
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.rules.position import NEUTRAL_PAWN, WHITE_PAWN
from waldglas.markup import Mark

# The colour of a pawn and of the letter on it.
COLOURS: Final = [("brick", "white"), ("water", "white"), ("star", "outline"), ("tavern", "white")]
NEUTRAL: Final = ("stone", "white")
WHITE: Final = ("white", "outline")


def pawn(scene: Scene, which: int, x: float, y: float, size: float, keyed: bool = True) -> Mark:
    colour, ink, letter, words = look_of(scene, which)
    sign = use("pawn", x - size / 2, y - size / 2, size, words, class_=f"wf-{colour}")
    lettered = write(letter, x, y + size * 0.37, size * 0.44, colour=ink, anchor="middle", bold=True)
    return g(data_piece=f"pawn{which}" if keyed else None, data_thing="pawn")[sign, lettered]


def moving_pawn(scene: Scene, token: str) -> str | None:
    """The pawn that a choice moves: one's own, or the neutral one; alone, a new one comes."""
    if scene.seats == 1:
        return None
    neutral = any(event.kind == "neutral" for event in scene.advice.sets_off(token))
    return f"pawn{NEUTRAL_PAWN if neutral else scene.me}"


def look_of(scene: Scene, which: int) -> tuple[str, str, str, str]:
    """The colour of a pawn, of its letter, the letter, and what it is called."""
    if scene.seats == 1:
        if which == WHITE_PAWN:
            return (*WHITE, scene.say("draw-white-letter"), scene.say("draw-white-pawn"))
        return (*COLOURS[which], str(which + 1), scene.say("draw-coloured-pawn"))
    if scene.seats == 2 and which == NEUTRAL_PAWN:
        return (*NEUTRAL, scene.say("draw-neutral-letter"), scene.say("draw-neutral-pawn"))
    return (*COLOURS[which], scene.letter(which), scene.say("draw-pawn-of", name=scene.names[which]))
