"""Moments of Tiny Towns to draw, and pictures read back as trees."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.draw.drawing import Picture
from waldglas.games import load_game

GAME = load_game("tiny-towns")
TABLES = [
    (seats, caller)
    for seats in range(1, 7)
    for caller in ("master-builder", "town-hall", "random", "caller", "cards")
    if (caller != "cards" or seats == 1) and (caller != "caller" or seats > 1)
]


def moments(seats: int, caller: str, seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, every so many choices, with the first and the last."""
    position = GAME.start(seats, {"caller": caller}, seed)
    rng = seeded(seed, "moments")
    played = 0
    while position.to_act():
        if played % every == 0:
            yield position
        seat = position.to_act()[rng.below(len(position.to_act()))]
        actions = position.choices(seat)
        position.play(seat, actions[rng.below(len(actions))])
        played += 1
    yield position


def tokens(position: Position, seat: int) -> list[str]:
    return [GAME.alphabet.token(action) for action in position.choices(seat)]


def tree(picture: Picture) -> ET.Element:
    return parsed(picture.svg)


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 -- our own text


def marked(root: ET.Element) -> list[ET.Element]:
    return [element for element in root.iter() if "data-token" in element.attrib]


def titles(root: ET.Element) -> dict[str, str]:
    """What each choice in a picture is called."""
    return {element.get("data-token", ""): element[0].text or "" for element in marked(root)}


def local_name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]
