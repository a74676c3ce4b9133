"""Pictures as trees: what can be chosen in them, what they say, and whether all of it lies in its frame."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from waldglas.draw.boards import Board, Boards
from waldglas.draw.drawing import Drawing, Picture
from waldglas.draw.pen import width_of

Box = tuple[float, float, float, float]


def tree(picture: Picture) -> ET.Element:
    return parsed(picture.svg)


def drawn(drawing: Drawing) -> ET.Element:
    return parsed(str(drawing.element("A piece")))


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 -- our own text


def local_name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def marked(root: ET.Element) -> list[ET.Element]:
    return [element for element in root.iter() if "data-token" in element.attrib]


def titles(root: ET.Element) -> dict[str, str]:
    """What each choice in a picture is called."""
    return {element.get("data-token", ""): element[0].text or "" for element in marked(root)}


def tips(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter() if local_name(element) == "title"]


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter() if local_name(element) == "text"]


def pieces(root: ET.Element) -> list[str]:
    """The keys of the boards, and those by which a page sees pieces move."""
    return [
        element.attrib[key] for element in root.iter() for key in ("data-board", "data-piece") if key in element.attrib
    ]


def drawings(boards: Boards) -> list[Drawing]:
    """All that a page shows of a table."""
    parts = [*boards.own, *boards.shared, *boards.offer, *boards.others.values()]
    flat = [board for part in parts for board in ([part] if isinstance(part, Board) else part.cards)]
    return [drawing for board in flat for drawing in (board.drawing, board.narrow) if drawing]


def check_frame(root: ET.Element, least: int = 100, slack: float = 0.1) -> None:  # places are written to a tenth
    width, height = (float(value) for value in root.get("viewBox", "").split()[2:])
    boxes = boxes_of(root, 0, 0)
    assert len(boxes) >= least
    for name, (left, top, right, bottom) in boxes:
        assert left >= -slack, name
        assert top >= -slack, name
        assert right <= width + slack, name
        assert bottom <= height + slack, name


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
        serif = {"wg-serif", "wg-name"} & {*element.get("class", "").split()}
        width = width_of(element.text or "", size * (1 if serif else 0.93))
        left = value("x") - width * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
        return left, value("y") - size, left + width, value("y") + size * 0.3
    return None
