"""The line around some squares of a grid, with round corners."""

from __future__ import annotations

from typing import Final

from waldglas.draw.pen import number

Point = tuple[int, int]
Place = tuple[float, float]


INSIDE: Final = 1.0  # how far within the squares the line runs


def outline(squares: set[Point], step: float, gap: float, radius: float) -> str:
    """A path around the squares (column, row) of a grid with this step and a gap between its squares."""
    return "".join(rounded(corners, step, gap, radius) for corners in loops(squares))


def loops(squares: set[Point]) -> list[list[Point]]:
    """The corners of each closed edge, clockwise around the squares."""
    edges = border(squares)
    found = []
    while edges:
        points = [min(edges)]
        heading = (0, 0)
        while len(points) == 1 or points[-1] != points[0]:
            onward = next_edge(edges, points[-1], heading)
            heading = (onward[0] - points[-1][0], onward[1] - points[-1][1])
            points.append(onward)
        found.append(corners_of(points[:-1]))
    return found


def corners_of(points: list[Point]) -> list[Point]:
    """A corner is where the points before and after share neither column nor row."""
    around = zip(points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True)
    return [point for before, point, after in around if before[0] != after[0] and before[1] != after[1]]


def border(squares: set[Point]) -> dict[Point, list[Point]]:
    edges: dict[Point, list[Point]] = {}
    for x, y in sorted(squares):
        sides = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ]
        for beyond, begin, end in sides:
            if beyond not in squares:
                edges.setdefault(begin, []).append(end)
    return edges


def next_edge(edges: dict[Point, list[Point]], point: Point, heading: Point) -> Point:
    """Takes the edge onward from a corner; where two squares touch by a corner, it keeps to its own square."""
    right = (point[0] - heading[1], point[1] + heading[0])
    ends = edges[point]
    onward = right if right in ends else ends[0]
    ends.remove(onward)
    if not ends:
        del edges[point]
    return onward


def rounded(corners: list[Point], step: float, gap: float, radius: float) -> str:
    inner = [inward(corners, i, step, gap) for i in range(len(corners))]
    parts = []
    for i, (x, y) in enumerate(inner):
        before, after = inner[i - 1], inner[(i + 1) % len(inner)]
        enter, leave = towards((x, y), before, radius), towards((x, y), after, radius)
        parts.append(f"{'L' if i else 'M'}{spot(enter)}Q{spot((x, y))} {spot(leave)}")
    return "".join(parts) + "z"


def inward(corners: list[Point], i: int, step: float, gap: float) -> Place:
    """A corner moved to the inner side of both its edges; going clockwise, inside is on the right."""
    (px, py), (x, y), (nx, ny) = corners[i - 1], corners[i], corners[(i + 1) % len(corners)]
    into, out = unit(x - px, y - py), unit(nx - x, ny - y)
    inset = gap / 2 + INSIDE
    return (x * step - gap / 2 - (into[1] + out[1]) * inset, y * step - gap / 2 + (into[0] + out[0]) * inset)


def unit(x: int, y: int) -> Point:
    return ((x > 0) - (x < 0), (y > 0) - (y < 0))


def towards(here: Place, there: Place, distance: float) -> Place:
    """A step along an edge, which runs straight across or straight down."""
    length = abs(there[0] - here[0]) + abs(there[1] - here[1])
    part = distance / length
    return (here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part)


def spot(place: Place) -> str:
    return f"{number(place[0])} {number(place[1])}"
