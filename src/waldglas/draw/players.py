"""What is shown of any player: a plate with the name and the points, signs of their state, goods with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from waldglas.draw.drawing import rendered
from waldglas.draw.panels import head, minus
from waldglas.draw.pen import g, rect, tip, use, write
from waldglas.draw.scene import Scene
from waldglas.markup import Mark, Node

PILL: Final = 2.5  # how much longer than high a pill is

Held = tuple[str, int, str, str]  # a sign, a number, what is said of it, and its name in the book
Sign = tuple[str, str]  # a sign, and what is said of it


def plate(
    scene: Scene[Any, Any],
    seat: int,
    width: float,
    height: float,
    margin: float,
    signs: Sequence[Sign],
    lead: Node = None,
    lead_room: float = 2,
) -> Mark:
    """The head of a player's board; `lead` is a mark of the seat before its name."""
    middle, letters, pill = height / 2, height * 0.42, height * 0.62
    left, right = margin + lead_room, width - margin - pill * PILL - 8
    content = [
        tip(scene.names[seat]),
        lead,
        write(
            scene.names[seat],
            left,
            middle + letters * 0.36,
            letters,
            colour="on-forest",
            face="serif",
            bold=True,
            within=right - left - height * 1.3,
        ),
        state(signs, right, middle, height * 0.6),
        points(scene, scene.view.scores[seat], width - margin, middle, pill),
    ]
    return head(width, height, content, wooded=height > 50, thing="player")


def state(signs: Sequence[Sign], right: float, middle: float, size: float) -> Node:
    """Signs side by side, up to a right edge."""
    return [
        use(name, right - (i + 1) * size, middle - size / 2, size, words, data_thing=f"sign.{name}")
        for i, (name, words) in enumerate(signs)
    ]


def choosing(scene: Scene[Any, Any], seat: int) -> list[Sign]:
    """An hourglass where a choice is still owed."""
    return [("hourglass", scene.say("draw-still-choosing"))] if seat in scene.to_act else []


def points(scene: Scene[Any, Any], total: float, right: float, middle: float, size: float) -> Mark:
    """A star and a number in a pill of this height, up to a right edge."""
    width, words = size * PILL, minus(total)
    letters = size * (0.62 if len(words) < 4 else 0.5)
    left, top = right - width, middle - size / 2
    return g(data_thing="points")[
        tip(scene.say("draw-points-number", points=total)),
        rect(x=left, y=top, width=width, height=size, rx=size / 2, class_="wf-card ws-outline"),
        use("star", left + size * 0.1, top + size * 0.1, size * 0.8),
        write(words, left + size * 1.6, middle + letters * 0.36, letters, face="serif", anchor="middle", bold=True),
    ]


@lru_cache(maxsize=512)
def goods_row(
    goods: tuple[Held, ...], x: float, middle: float, width: float, size: float, letters: float = 0.84
) -> Markup:
    """Goods with their numbers side by side."""
    step = width / len(goods)
    return rendered([good_and_number(held, x + i * step, middle, size, letters) for i, held in enumerate(goods)])


def good_and_number(held: Held, x: float, middle: float, size: float, letters: float = 0.84) -> Mark:
    """A good that there is none of is pale."""
    good, number, words, thing = held
    return g(class_=None if number else "wg-pale", data_thing=thing)[
        tip(words),
        use(good, x, middle - size / 2, size),
        write(str(number), x + size + 2, middle + size * 0.3, size * letters, face="serif", bold=True),
    ]
