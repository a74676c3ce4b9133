"""What an observation of Glass Road is made of."""

from __future__ import annotations

from typing import Final

from waldglas.core.layout import (
    Fields,
    Flag,
    Maybe,
    Number,
    OneOf,
    Part,
    Places,
    Row,
    SetOf,
    common_fields,
    each_of,
)
from waldglas.games.glass_road.rules.ground import SPACES, STARTS
from waldglas.games.glass_road.rules.player import TILES
from waldglas.games.glass_road.rules.view import FACE_DOWN

STACKS: Final = 3
MOST_COLUMNS: Final = 12


def observation_of(buildings: list[str], specialists: list[str], seats: int) -> Fields:
    building: Part = OneOf(buildings)
    number: Part = Number()
    cards: Part = SetOf(specialists)
    player: dict[str, Part] = {
        "glass_wheel": each_of(["glass", "sand", "food", "charcoal", "water", "wood"], number),
        "brick_wheel": each_of(["brick", "charcoal", "clay", "food"], number),
        "land": Places(OneOf([*TILES[1:], "forest right", *buildings]), SPACES),
        "starts": Row(building, STARTS),
        "private": Row(building, SPACES),
        "glass_paid": number,
        "brick_paid": number,
        "hand": Maybe(cards),
        "hand_size": Maybe(number),
        "laid": OneOf([FACE_DOWN, *specialists]),
        "slots": cards,
        "played": cards,
        "blocked": cards,
        "choosing": Flag(),
    }
    columns = Row(building, MOST_COLUMNS)
    fields: dict[str, Part] = {
        "periods": number,
        "period": number,
        "round": number,
        "goblet": number,
        "revealed": OneOf(specialists),
        "display": Places(columns, STACKS),
        "left": Places(number, STACKS),
        "players": Places(Fields(player), seats),
    }
    return Fields({**common_fields(seats), **fields})
