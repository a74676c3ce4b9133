"""Play by chance that builds and uses much, so that boards fill."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.games.glass_road.rules.scene import start
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.position import GlassRoad

WEIGHTS = {"pass": 1, "take": 4, "use": 3, "build": 30, "again": 4, "one": 8, "other": 8}
BUILDING_CARDS = ["card:cultivator", "card:supplier", "card:builder", "card:carpenter", "card:feudal_lord"]


def weight(token: str) -> int:
    if token in BUILDING_CARDS:
        return 6
    kind, _, what = token.partition(":")
    return 1 if (kind, what) == ("take", "0") else WEIGHTS.get(kind, 3)


def eager_choice(position: GlassRoad, seat: int, chance: Random) -> int:
    offered = position.choices(seat)
    return chance.choices(offered, [weight(position.alphabet.token(action)) for action in offered])[0]


def eager_moments(position: GlassRoad, chance: Random) -> Iterator[int]:
    """Plays to the end; gives the seat that is to choose, just before it does."""
    while owing := position.to_act():
        seat = chance.choice(owing)
        yield seat
        position.play(seat, eager_choice(position, seat, chance))


def rich_start(seats: int, seed: int, **options: str) -> GlassRoad:
    """A start with many goods, so that much is built; no wheel is due to turn."""
    position = start(seats, seed, **options)
    chance = Random(seed)
    for player in position.players:
        player.goods = packed([0, *[chance.randrange(8) for _ in range(5)], 3, 3, chance.randrange(8), 0])
    return position
