"""What an owner's corrections of the facts must keep to, so that the rules can be played with them."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.checks import (
    MOST_NAME,
    amounts,
    number,
    one_of,
    refused,
    some_of,
    table,
    whole,
)
from waldglas.core.facts import Entries, Entry, check_field
from waldglas.games.glass_road.rules.counts import count_named
from waldglas.games.glass_road.rules.player import BASIC_GOODS, BASIC_LIMIT, CHARCOAL, FOOD, GOODS, TILES
from waldglas.games.shared.effects import check_trade

LANDSCAPE: Final = TILES[1:4]
NEW_KINDS: Final = ["processing", "immediate", "bonus"]
MOST_ADDED: Final = 20
# What the pieces print can be corrected; what the rules say cannot.
READ: Final = {
    "building": ["cost", "points", "starred", "use", "now", "score"],
    "specialist": ["fee", "one", "other"],
    "start.glass_wheel": ["tokens"],
    "start.brick_wheel": ["tokens"],
    "start.landscape": ["columns", "rows", "forest", "pit", "grove", "pond", "empty"],
    "start.buildings": ["order", "touches"],
}
PRICE: Final = ["pay", "remove", "discard"]
ABILITY: Final = [*PRICE, "draw", "place", "gain", "gain_one", "per", "wheels", "gift", "build"]
EFFECT_KEYS: Final = {
    "fee": ["pay", "remove"],
    "one": ABILITY,
    "other": ABILITY,
    "use": [*PRICE, "place", "gain", "gain_one"],
    "now": [*PRICE, "repeat", "place", "gain", "gain_one", "per", "wheels", "special"],
}
SCORE_KEYS: Final = ["per", "points", "every", "at_least", "base"]
MOST_DISCARDED: Final = 3
MOST_PLACED: Final = 4
EACH: Final = "each"


def check_additions(added: Entries, known: Entries) -> None:
    if len(added) > MOST_ADDED:
        raise refused("facts-most-added", "building", {"most": MOST_ADDED})
    for key, row in added.items():
        check_addition(key, row, known)


def check_addition(key: str, row: Entry, known: Entries) -> None:
    """A building that the facts do not know says all that a known one of its kind says."""
    slug = key.partition(".")[2]
    named = slug.isascii() and slug.isidentifier() and slug.islower() and len(slug) <= MOST_NAME
    if not named or slug in TILES:
        raise refused("facts-building-id", shortened(key))
    kind = NEW_KINDS[one_of(f"{key}: kind", row.get("kind"), NEW_KINDS)]
    alike = next(entry for entry in known.values() if entry["kind"] == kind and "replaces" not in entry)
    for name, value in row.items():
        check_field(key, alike, name, value)
    missing = [name for name in alike if name not in row and name not in ("confidence", "source")]
    if missing:
        raise refused("facts-building-lacks", key, {"missing": missing})


def check_entry(key: str, entry: Entry) -> None:
    """A specialist or a building: its cost, its effects and its score."""
    for name, keys in EFFECT_KEYS.items():
        if name in entry:
            where = f"{key}: {name}"
            check_effect(where, table(where, entry[name], keys), priced=name in ("fee", "use"))
            if name != "now":
                check_nothing_adjacent(where, entry[name])
            if name == "use":
                check_trade(where, entry[name])
    if "score" in entry:
        check_score(f"{key}: score", table(f"{key}: score", entry["score"], SCORE_KEYS))
    if "cost" in entry:
        amounts(f"{key}: cost", entry["cost"], GOODS, BASIC_LIMIT)


def check_effect(where: str, row: dict[str, Any], priced: bool) -> None:
    for name in ("pay", "gain", "gain_one"):
        if name in row:
            goods = GOODS[:BASIC_GOODS] if name == "gain_one" else GOODS
            amounts(f"{where}.{name}", row[name], goods, BASIC_LIMIT)
    amounts(f"{where}.remove", row.get("remove", {}), TILES[1:], 1)
    whole(f"{where}.discard", row.get("discard", 1), 1, MOST_DISCARDED)
    if (priced or "repeat" in row) and not any(row.get(name) for name in PRICE):
        raise refused("facts-takes-nothing", where, {"known": PRICE})
    if "place" in row:
        check_place(f"{where}.place", row["place"])
    whole(f"{where}.draw", row.get("draw", 1), 1, 1)
    whole(f"{where}.gift", row.get("gift", 1), 1, 1)
    one_of(f"{where}.wheels", row.get("wheels", "both"), ["both"])
    one_of(f"{where}.special", row.get("special", "tavern"), ["tavern"])
    for name in ("repeat", "build"):
        if row.get(name, True) is not True:
            raise refused("facts-true", f"{where}.{name}")
    check_gain(where, row)


def check_gain(where: str, row: dict[str, Any]) -> None:
    if "gain" in row and "gain_one" in row:
        raise refused("facts-either-gain", where)
    if "gift" in row and "gain_one" not in row:
        raise refused("facts-gift", where)
    if "wheels" in row and any(good not in (GOODS[FOOD], GOODS[CHARCOAL]) for good in row.get("gain", {"": 0})):
        raise refused("facts-both-wheels", where)
    if "per" in row:
        count_named(f"{where}.per", row["per"])


def check_nothing_adjacent(where: str, row: dict[str, Any]) -> None:
    """Cards lie on no space, and a use may come in the middle of another building's effect."""
    counted, placed = str(row.get("per", "")), row.get("place", {"where": ""})
    if counted.startswith("adjacent") or placed["where"] == "adjacent":
        raise refused("facts-adjacent", where)


def check_place(where: str, value: object) -> None:
    row = table(where, value, ["tiles", "where", "count"])
    tiles = some_of(f"{where}.tiles", row.get("tiles"), LANDSCAPE, 1)
    adjacent = one_of(f"{where}.where", row.get("where"), ["anywhere", "adjacent"])
    if len(set(tiles)) < len(tiles):
        raise refused("facts-twice", f"{where}.tiles")
    if row.get("count") != EACH:
        whole(f"{where}.count", row.get("count"), 1, MOST_PLACED)
    elif not adjacent or len(tiles) > 1:
        raise refused("facts-on-each", where)


def check_score(where: str, row: dict[str, Any]) -> None:
    count_named(f"{where}.per", row.get("per"))
    number(f"{where}.points", row.get("points"))
    number(f"{where}.base", row.get("base", 0))
    whole(f"{where}.every", row.get("every", 1), 1, 20)
    whole(f"{where}.at_least", row.get("at_least", 1), 1, 20)
