"""What the messages of Black Forest speak of: things with a noun in the catalogue, and amounts of them."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.games.black_forest.rules.player import ANIMALS, CATTLE, CHARCOAL, GOODS, PIG, TILES, WHEELS

GOOD_THINGS: Final = [Thing(f"good-{good}") for good in GOODS]
ANIMAL_THINGS: Final = [Thing(f"animal-{animal}") for animal in ANIMALS]
TILE_THINGS: Final = [Thing(f"tile-{tile}") for tile in TILES]
WHEEL_THINGS: Final = [Thing(f"wheel-{wheel}") for wheel in WHEELS]
# By marker: the good it counts, told from the same good on the other wheel.
MARKER_THINGS: Final = [*GOOD_THINGS, Thing(f"good-{GOODS[CHARCOAL]}_cooking"), Thing("good-provision")]
PROGRESS_STEP: Final = Thing("progress-step")


def goods_of(number: int, good: int) -> Message:
    """'1 provision', '2 provisions', '2 glass'."""
    return Message("amount", {"number": number, "thing": GOOD_THINGS[good]})


def some(number: int, thing: Thing) -> Message:
    """'a pond', '2 ponds', '1 cattle'."""
    return Message("some", {"number": number, "thing": thing})


def animals(number: int, animal: int) -> Message:
    assert animal in (PIG, CATTLE)
    return some(number, ANIMAL_THINGS[animal - PIG])


def counted_thing(name: str) -> Thing:
    """What the facts count by this name."""
    if name in GOODS:
        return GOOD_THINGS[GOODS.index(name)]
    if name in TILES:
        return TILE_THINGS[TILES.index(name)]
    return ANIMAL_THINGS[ANIMALS.index(name)] if name in ANIMALS else Thing(f"count-{name}")
