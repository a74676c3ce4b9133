"""What an observation of Haspelknecht is made of."""

from __future__ import annotations

from typing import Final

from waldglas.core.layout import (
    Fields,
    First,
    Flag,
    Line,
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
from waldglas.games.haspelknecht.rules.actions import MILL_TRADES
from waldglas.games.haspelknecht.rules.disks import COLOURS
from waldglas.games.haspelknecht.rules.facts import BUILDINGS, MARKERS, PHASES, POOLS
from waldglas.games.haspelknecht.rules.farm import GOODS, PAYMENTS, SOURCES, WORKERS

NUMBERS: Final = [
    *("food", "wood", "coal", "thaler", "debt", "points", "water", "pinge_coal", "pinge_wood"),
    *("tunnel_coal", "tunnel_wood", "sections_emptied", "shaft_coal"),
]


def observation_of(developments: list[str], seats: int) -> Fields:
    number: Part = Number()
    disks: Part = each_of(COLOURS, number)
    paid: Part = OneOf(PAYMENTS)
    plan: dict[str, Part] = {
        "farmer": disks,
        "farmhand": disks,
        "digger": paid,
        "miner": paid,
        "haspel": paid,
        "mill": OneOf(MILL_TRADES),
    }
    farm: dict[str, Part] = {
        **dict.fromkeys(NUMBERS, number),
        "developments": SetOf(developments),
        "buildings": SetOf(BUILDINGS),
        "markers": SetOf(MARKERS),
        "new_markers": SetOf(MARKERS),
        "improved_farmhand": Flag(),
        "cart_one": disks,
        "cart_two": disks,
        "plan": Maybe(Fields(plan)),
        "worked": SetOf(WORKERS),
        "stored": each_of(GOODS, number),
        "choosing": Flag(),
        "breakdown": First(Line(), len(SOURCES)),  # what was scored so far; what the end adds follows from the rest
    }
    pool: dict[str, Part] = {"name": OneOf(POOLS), "water": Flag(), "action": disks, "reserve": disks}
    tile: dict[str, Part] = {
        "development": OneOf(developments),
        "row": number,
        "cell": number,
        "owners": Row(number, seats),
    }
    fields: dict[str, Part] = {
        "year": number,
        "phase": OneOf(PHASES),
        "order": Places(number, seats),
        "pools": Row(Fields(pool), len(POOLS)),
        "board": Row(Fields(tile), len(developments)),
        "farms": Places(Fields(farm), seats),
    }
    return Fields({**common_fields(seats), **fields})
