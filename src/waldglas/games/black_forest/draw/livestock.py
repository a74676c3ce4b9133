"""Animals as pieces on the tiles that house them: cattle in stables first, pigs in forests, the others on pastures."""

from __future__ import annotations

from typing import Final

from waldglas.draw.pen import circle, g, tip, use
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.rules.player import PASTURE_ROOM, STABLE_ROOM
from waldglas.markup import Node

Herd = tuple[str, int]  # a kind, and how many
Space = tuple[int, int]  # of an estate
ROOMS: Final = ("stable", "forest", "pasture")


def housed(scene: Scene, seat: int, tiles: dict[Space, str]) -> dict[Space, Herd]:
    """BF-14.2: where the animals stand, space by space, on as few pastures as possible."""
    player = scene.player(seat)
    places = {tile: [place for place, there in tiles.items() if there == tile] for tile in ROOMS}
    found: dict[Space, Herd] = {}
    cattle = spread(found, places["stable"], "cattle", player.cattle, STABLE_ROOM)
    pigs = spread(found, places["forest"], "pig", player.pigs, forest_room(scene, seat))
    free = places["pasture"]
    cattle = spread(found, free, "cattle", cattle, PASTURE_ROOM)
    spread(found, [place for place in free if place not in found], "pig", pigs, PASTURE_ROOM)
    return found


def spread(found: dict[Space, Herd], places: list[Space], kind: str, number: int, room: int) -> int:
    """Fills places one after the other; how many animals are left."""
    for place in places:
        if number > 0:
            found[place] = kind, min(number, room)
            number -= room
    return max(0, number)


def forest_room(scene: Scene, seat: int) -> int:
    """BF-14.1: a forest houses 1 pig, and more with some buildings."""
    section = scene.game.facts.section("building")
    more = [int(section[slug].get("always", {}).get("pigs_in_forest", 0)) for slug in scene.player(seat).buildings]
    return 1 + sum(more)


def herd(seat: int, place: Space, animals: Herd, words: str, width: float, height: float) -> Node:
    """The animals along the foot of a tile."""
    kind, number = animals
    size = min(height * 0.56, width / max(number, 2) * 0.9)
    step = min(size * 0.94, (width - size) / max(number - 1, 1))
    left, top = (width - size - (number - 1) * step) / 2, height - size - height * 0.03
    return g(data_thing=f"animal.{kind}")[
        tip(words),
        [
            g(data_piece=f"animal{seat}-{kind}-{place[0]}-{place[1]}-{i}")[
                circle(cx=left + i * step + size / 2, cy=top + size / 2, r=size * 0.5, class_="wf-white ws-outline"),
                use(kind, left + i * step + size * 0.12, top + size * 0.12, size * 0.76),
            ]
            for i in range(number)
        ],
    ]
