"""Whether all that a picture draws lies in its frame."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tests.games.tiny_towns.draw.moments import local_name
from waldglas.draw.pen import width_of

Box = tuple[float, float, float, float]


def check_frame(root: ET.Element, least: int = 100) -> None:
    width, height = (float(value) for value in root.get("viewBox", "").split()[2:])
    boxes = boxes_of(root, 0, 0)
    assert len(boxes) >= least
    for name, (left, top, right, bottom) in boxes:
        assert left >= 0, name
        assert top >= 0, name
        assert right <= width, name
        assert bottom <= height, name


def boxes_of(element: ET.Element, x: float, y: float) -> list[tuple[str, Box]]:
    """The boxes of all that is drawn, by the translations above it; words as wide as they may get."""
    if local_name(element) in ("defs", "style"):
        return []
    moved = element.get("transform", "translate(0 0)")
    assert moved.startswith("translate(")
    dx, dy = (float(value) for value in moved[10:-1].split())
    x, y = x + dx, y + dy
    own = own_box(element)
    found = [(ET.tostring(element).decode(), (own[0] + x, own[1] + y, own[2] + x, own[3] + y))] if own else []
    return found + [box for child in element for box in boxes_of(child, x, y)]


def own_box(element: ET.Element) -> Box | None:
    kind = local_name(element)

    def value(name: str) -> float:
        return float(element.get(name, "0"))

    if kind in ("rect", "use"):
        return value("x"), value("y"), value("x") + value("width"), value("y") + value("height")
    if kind == "circle":
        return value("cx") - value("r"), value("cy") - value("r"), value("cx") + value("r"), value("cy") + value("r")
    if kind == "text":
        size = value("font-size")
        width = width_of(element.text or "", size * (0.93 if "wg-sans" in element.get("class", "") else 1))
        left = value("x") - width * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
        return left, value("y") - size, left + width, value("y") + size * 0.3
    return None
