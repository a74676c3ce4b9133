"""What an owner's corrections of the facts must keep to, so that the rules can be played with them."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts
from waldglas.core.facts import Entries, Entry, check_field
from waldglas.games.glass_road.rules.counts import count_named
from waldglas.games.glass_road.rules.player import BASIC_GOODS, BASIC_LIMIT, CHARCOAL, FOOD, GOODS, TILES

LANDSCAPE: Final = TILES[1:4]
ALWAYS: Final = ["name", "confidence", "source"]
NEW_KINDS: Final = ["processing", "immediate", "bonus"]
CORRECTABLE: Final = {
    "building": ["text", "cost", "points", "starred", "use", "now", "score"],
    "specialist": ["text", "fee", "one", "other"],
    "start": ["tokens", "columns", "rows", "forest", "pit", "grove", "pond", "empty", "order", "touches"],
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
FITTING: Final[dict[str, list[object]]] = {
    "discard": [1, 2, 3],
    "draw": [1],
    "gift": [1],
    "wheels": ["both"],
    "special": ["tavern"],
}
SCORE_KEYS: Final = ["per", "points", "every", "at_least", "base"]


def check_corrections(changes: Entries) -> None:
    """What the pieces print can be corrected; what the rules say cannot."""
    for key, fields in changes.items():
        open_fields = ALWAYS + CORRECTABLE.get(key.partition(".")[0], [])
        for name in fields:
            if name not in open_fields:
                raise BadFacts(f"{key}: {name} is a rule of the game and cannot be corrected")


def check_addition(key: str, row: Entry, known: Entries) -> None:
    """A building that the facts do not know says all that a known one of its kind says."""
    slug = key.partition(".")[2]
    if not (slug.isascii() and slug.isidentifier() and slug.islower()) or slug in TILES:
        raise BadFacts(f"{shortened(key)}: a building's id is made of small letters and _, and is no tile's")
    alike = [entry for entry in known.values() if entry["kind"] == row.get("kind") and "replaces" not in entry]
    if not alike or row["kind"] not in NEW_KINDS:
        raise BadFacts(f"{key}: a new building has a kind: {', '.join(NEW_KINDS)}")
    for name, value in row.items():
        check_field(key, alike[0], name, value)
    missing = [name for name in alike[0] if name not in row and name not in ("confidence", "source")]
    if missing:
        raise BadFacts(f"{key}: a new building also needs {', '.join(missing)}")


def check_entry(key: str, entry: Entry) -> None:
    """A specialist or a building: its cost, its effects and its score."""
    for name, keys in EFFECT_KEYS.items():
        if name in entry:
            check_effect(f"{key}: {name}", entry[name], keys, priced=name in ("fee", "use"))
            if name != "now":
                check_nothing_adjacent(f"{key}: {name}", entry[name])
    if "score" in entry:
        check_score(f"{key}: score", entry["score"])
    if "cost" in entry:
        check_amounts(f"{key}: cost", entry["cost"], GOODS)


def check_effect(where: str, row: Entry, keys: list[str], priced: bool) -> None:
    for name in row:
        if name not in keys:
            raise BadFacts(f"{where} has no '{name}'; it may have {', '.join(keys)}")
    for name in ("pay", "gain", "gain_one"):
        if name in row:
            check_amounts(f"{where}.{name}", row[name], GOODS[:BASIC_GOODS] if name == "gain_one" else GOODS)
    if (priced or "repeat" in row) and not any(row.get(name) for name in PRICE):
        raise BadFacts(f"{where} must take something: {', '.join(PRICE)}")
    if "remove" in row and not (is_table(row["remove"]) and all(is_tile(t, n) for t, n in row["remove"].items())):
        raise BadFacts(f"{where}.remove names one tile of a kind, as in {{pit = 1}}")
    if "place" in row:
        check_place(f"{where}.place", row["place"])
    for name, fits in FITTING.items():
        if name in row and row[name] not in fits:
            raise BadFacts(f"{where}.{name} must be {' or '.join(str(value) for value in fits)}")
    for name in ("repeat", "build"):
        if name in row and row[name] is not True:
            raise BadFacts(f"{where}.{name} must be true or left out")
    check_gain(where, row)


def check_gain(where: str, row: Entry) -> None:
    if "gain" in row and "gain_one" in row:
        raise BadFacts(f"{where} has either gain or gain_one")
    if "gift" in row and "gain_one" not in row:
        raise BadFacts(f"{where}: a gift is of the good chosen in gain_one")
    if "wheels" in row and any(good not in (GOODS[FOOD], GOODS[CHARCOAL]) for good in row.get("gain", {"": 0})):
        raise BadFacts(f"{where}: only food and charcoal are gained on both wheels")
    if "per" in row:
        check_count(where, row["per"])


def check_nothing_adjacent(where: str, row: Entry) -> None:
    """Cards lie on no space, and a use may come in the middle of another building's effect."""
    counted, placed = str(row.get("per", "")), row.get("place", {"where": ""})
    if counted.startswith("adjacent") or placed["where"] == "adjacent":
        raise BadFacts(f"{where}: only immediate and bonus buildings look at what is adjacent")


def check_place(where: str, row: Any) -> None:
    if not is_table(row) or sorted(row) != ["count", "tiles", "where"]:
        raise BadFacts(f"{where} has tiles, where and count")
    tiles = row["tiles"]
    if not isinstance(tiles, list) or not tiles or any(tile not in LANDSCAPE for tile in tiles):
        raise BadFacts(f"{where}.tiles is a list of {', '.join(LANDSCAPE)}")
    if row["where"] not in ("anywhere", "adjacent"):
        raise BadFacts(f"{where}.where is anywhere or adjacent")
    if row["count"] == "each":
        if row["where"] != "adjacent" or len(tiles) > 1:
            raise BadFacts(f"{where}: a tile on each space is of one kind and adjacent")
    elif row["count"] not in (1, 2, 3, 4):
        raise BadFacts(f"{where}.count is a number from 1 to 4, or each")


def check_score(where: str, row: Entry) -> None:
    for name in row:
        if name not in SCORE_KEYS:
            raise BadFacts(f"{where} has no '{name}'; it may have {', '.join(SCORE_KEYS)}")
    if not isinstance(row.get("points"), (int, float)) or not isinstance(row.get("base", 0), (int, float)):
        raise BadFacts(f"{where} needs points, a number")
    for name in ("every", "at_least"):
        if name in row and not (isinstance(row[name], int) and 1 <= row[name] <= 20):
            raise BadFacts(f"{where}.{name} is a number from 1 to 20")
    check_count(where, row.get("per"))


def check_count(where: str, name: Any) -> None:
    if not isinstance(name, str):
        raise BadFacts(f"{where}.per names what is counted")
    count_named(name)


def check_amounts(where: str, row: Any, goods: list[str]) -> None:
    if not is_table(row) or not all(good in goods and is_amount(number) for good, number in row.items()):
        raise BadFacts(f"{where} gives numbers from 1 to {BASIC_LIMIT} of {', '.join(goods)}")


def is_amount(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= BASIC_LIMIT


def is_tile(tile: str, number: Any) -> bool:
    return tile in TILES[1:] and isinstance(number, int) and number == 1


def is_table(value: Any) -> bool:
    return isinstance(value, dict)
